//! Tagged data in words.

use fluent_bundle::FluentValue;
use serde_json::{Map, Value};

use crate::texts::{Fault, Texts};

/// What a piece of data is: the name of its tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Something that happened.
    Event,
    /// Something that can be done.
    Action,
    /// Why something cannot be done.
    Why,
    /// Why something went wrong.
    Error,
}

impl Kind {
    /// The name of the tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Kind::Event => "event",
            Kind::Action => "action",
            Kind::Why => "why",
            Kind::Error => "error",
        }
    }
}

/// The fields that hold the number of a seat.
const SEATS: [&str; 2] = ["seat", "other"];

impl Texts {
    /// Data of a game in words. `names` are the players', seat by seat.
    pub fn tell(&self, game: &str, kind: Kind, data: &Value, names: &[String]) -> String {
        self.try_tell(game, kind, data, names).unwrap_or_else(|fault| fault.shown)
    }

    /// The same, strictly: for tests.
    pub fn try_tell(&self, game: &str, kind: Kind, data: &Value, names: &[String]) -> Result<String, Fault> {
        let empty = Map::new();
        let fields = data.as_object().unwrap_or(&empty);
        let tag = fields.get(kind.tag()).and_then(Value::as_str).unwrap_or("unknown");
        let own = format!("{game}-{}-{tag}", kind.tag());
        let key = if self.has(&own) { own } else { format!("house-{}-{tag}", kind.tag()) };
        let mut args = Vec::with_capacity(fields.len());
        for (field, value) in fields.iter().filter(|(field, _)| *field != kind.tag()) {
            let word = match field.as_str() {
                // An error that holds a reason says it in words.
                "why" => self.try_tell(game, Kind::Why, data, names)?.into(),
                field if SEATS.contains(&field) => name_of(value, names),
                _ => self.word(game, value),
            };
            args.push((field.as_str(), word));
        }
        self.try_say(&key, &args)
    }

    /// A field of the data as an argument of its message.
    fn word<'a>(&self, game: &str, value: &'a Value) -> FluentValue<'a> {
        match value {
            Value::String(text) => text.as_str().into(),
            Value::Number(number) => number.as_f64().unwrap_or_default().into(),
            Value::Array(items) if items.is_empty() => self.say("house-nothing", &[]).into(),
            Value::Array(items) => {
                let names: Vec<String> = items.iter().map(|item| self.item(game, item)).collect();
                names.join(", ").into()
            }
            Value::Object(fields) => range(fields).unwrap_or_else(|| value.to_string()).into(),
            Value::Bool(_) | Value::Null => value.to_string().into(),
        }
    }

    fn item(&self, game: &str, item: &Value) -> String {
        match item {
            Value::String(word) => self.name(game, word),
            other => other.to_string(),
        }
    }
}

/// `{ low, high }` as `9-15`.
fn range(fields: &Map<String, Value>) -> Option<String> {
    Some(format!("{}-{}", fields.get("low")?, fields.get("high")?))
}

fn name_of<'a>(seat: &'a Value, names: &'a [String]) -> FluentValue<'a> {
    let index = seat.as_u64().and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
    match index.and_then(|index| names.get(index)) {
        Some(name) => name.as_str().into(),
        None => seat.to_string().into(),
    }
}
