//! Parts of requests.

use dighouse_game::Seat;
use serde::de::DeserializeOwned;

use crate::Problem;

/// Reads the JSON body of a request. An error names the field.
///
/// ```
/// use dighouse_table::messages::Undo;
/// use dighouse_table::read_body;
///
/// let undo: Undo = read_body(br#"{ "seat": 1, "step": 4 }"#)?;
/// assert_eq!(undo.step, 4);
///
/// let problem = read_body::<Undo>(br#"{ "seat": 1 }"#).unwrap_err();
/// assert_eq!((problem.error(), &problem.data()["field"]), ("bad-field", &"step".into()));
/// # Ok::<(), dighouse_table::Problem>(())
/// ```
pub fn read_body<T: DeserializeOwned>(text: &[u8]) -> Result<T, Problem> {
    let mut json = serde_json::Deserializer::from_slice(text);
    let read = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let what = error.inner().to_string();
        Problem::field(field(&error.path().to_string(), &what), what)
    })?;
    json.end().map_err(|error| Problem::field(".", error.to_string()))?;
    Ok(read)
}

/// The field that is wrong. The name of a missing field is only in the message.
fn field(path: &str, what: &str) -> String {
    let missing = what.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
    match (path, missing) {
        (path, None) => path.to_owned(),
        (".", Some(missing)) => missing.to_owned(),
        (path, Some(missing)) => format!("{path}.{missing}"),
    }
}

/// The number of a seat in a URL.
pub fn read_seat(text: Option<&str>) -> Result<Seat, Problem> {
    text.and_then(|text| text.parse().ok()).ok_or_else(|| Problem::field("seat", "the number of a seat"))
}
