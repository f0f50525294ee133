//! Checks every response and every event of the tests against the description of the API.

use std::sync::LazyLock;

use reqwest::Method;
use serde_json::{Map, Value};

use super::Answered;

static DESCRIPTION: LazyLock<Value> = LazyLock::new(dighouse_server::openapi);

/// Paths that need no description.
const NOT_DESCRIBED: [&str; 2] = ["/api/openapi.json", "/api/"];

/// Checks that the description has this response, and that it has the form that it says.
pub(super) fn check_response(method: &Method, path: &str, answer: &Answered) {
    if !path.starts_with("/api/") || NOT_DESCRIBED.contains(&path) {
        return;
    }
    let status = answer.status.as_u16();
    let Some(operation) = operation(method, path) else {
        let body = answer.json();
        assert!(
            matches!(status, 400 | 403 | 404 | 405 | 411 | 413 | 429 | 503),
            "{method} {path}: {answer:?}"
        );
        check(&DESCRIPTION["components"]["schemas"][format!("Problem{status}")], &body, path);
        return;
    };
    let described = &operation["responses"][status.to_string()];
    assert!(described.is_object(), "{method} {path}: {status} is not described: {answer:?}");
    let Some(contents) = described["content"].as_object() else {
        assert_eq!(answer.text, "", "{method} {path}: {status} has a body");
        return;
    };
    let kind = answer.header("content-type").split(';').next().unwrap();
    let content =
        contents.get(kind).unwrap_or_else(|| panic!("{method} {path}: {status} {kind} is not described"));
    if kind.ends_with("json") {
        check(&content["schema"], &answer.json(), &format!("{method} {path} {status}"));
    }
}

/// Checks that the description has this event, and that it has the form that it says.
pub(super) fn check_event(name: &str, data: &Value) {
    let events = &DESCRIPTION["paths"]["/api/events"]["get"]["responses"]["200"]["x-events"];
    let schema = events.get(name).unwrap_or_else(|| panic!("the event {name} is not described"));
    check(schema, data, name);
}

/// The operation that a request is for; the most specific path counts.
fn operation(method: &Method, path: &str) -> Option<&'static Value> {
    let fits = |template: &&String| {
        let (parts, others): (Vec<&str>, Vec<&str>) =
            (template.split('/').collect(), path.split('/').collect());
        let same = |(part, other): (&&str, &&str)| {
            if part.starts_with('{') { !other.is_empty() } else { part == other }
        };
        parts.len() == others.len() && parts.iter().zip(&others).all(same)
    };
    let paths = DESCRIPTION["paths"].as_object().unwrap();
    let template = paths.keys().filter(fits).min_by_key(|template| template.matches('{').count())?;
    // The answer to HEAD is that to GET without its body.
    paths[template].get(method.as_str().to_lowercase())
}

fn check(schema: &Value, value: &Value, place: &str) {
    if let Err(what) = fits(schema, value, place) {
        panic!("{what}");
    }
}

type Fits = Result<(), String>;

/// Whether a value has the form of a schema. A keyword that is not known here is an error, so none is overlooked.
fn fits(schema: &Value, value: &Value, place: &str) -> Fits {
    let schema = schema.as_object().unwrap_or_else(|| panic!("{place}: {schema} is no schema"));
    for (keyword, rule) in schema {
        match keyword.as_str() {
            "$ref" => {
                let pointer = rule.as_str().unwrap().strip_prefix('#').unwrap();
                fits(DESCRIPTION.pointer(pointer).expect(pointer), value, place)?;
            }
            "type" => {
                let all = rule.as_array().map_or(vec![rule], |rules| rules.iter().collect());
                let is = |kind: &&Value| is_of(value, kind.as_str().unwrap());
                ensure(all.iter().any(is), || format!("{place}: {value} is not {rule}"))?;
            }
            "enum" => {
                let known = rule.as_array().unwrap().contains(value);
                ensure(known, || format!("{place}: {value} is none of {rule}"))?;
            }
            "minimum" => {
                let enough = value.as_f64().is_none_or(|number| number >= rule.as_f64().unwrap());
                ensure(enough, || format!("{place}: {value} is less than {rule}"))?;
            }
            "oneOf" => {
                let choices = rule.as_array().unwrap().iter();
                let fitting = choices.map(|choice| fits(choice, value, place)).collect::<Vec<_>>();
                let count = fitting.iter().filter(|fits| fits.is_ok()).count();
                ensure(count == 1, || format!("{place}: {count} of the choices fit {value}: {fitting:?}"))?;
            }
            "allOf" => rule.as_array().unwrap().iter().try_for_each(|part| fits(part, value, place))?,
            "items" => {
                for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                    let fixed = schema.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
                    ensure(index < fixed || *rule != Value::Bool(false), || {
                        format!("{place}: too many items")
                    })?;
                    if index >= fixed {
                        fits(rule, item, &format!("{place}[{index}]"))?;
                    }
                }
            }
            "prefixItems" => {
                for (index, (rule, item)) in
                    rule.as_array().unwrap().iter().zip(value.as_array().unwrap()).enumerate()
                {
                    fits(rule, item, &format!("{place}[{index}]"))?;
                }
            }
            "required" => {
                for name in rule.as_array().unwrap() {
                    let name = name.as_str().unwrap();
                    let has = value.as_object().is_none_or(|fields| fields.contains_key(name));
                    ensure(has, || format!("{place}: {name} is missing in {value}"))?;
                }
            }
            "properties" => {
                let rules = rule.as_object().unwrap();
                for (name, field) in value.as_object().into_iter().flatten() {
                    match rules.get(name) {
                        Some(rule) => fits(rule, field, &format!("{place}.{name}"))?,
                        // Problems have further data, for their words.
                        None => ensure(rules.contains_key("error"), || {
                            format!("{place}: {name} is not described")
                        })?,
                    }
                }
            }
            "additionalProperties" => check_others(schema, rule, value, place)?,
            "description" | "format" | "propertyNames" => {}
            other => panic!("{place}: the tests do not know {other}"),
        }
    }
    Ok(())
}

fn check_others(schema: &Map<String, Value>, rule: &Value, value: &Value, place: &str) -> Fits {
    let known = schema.get("properties").and_then(Value::as_object);
    for (name, field) in value.as_object().into_iter().flatten() {
        if known.is_some_and(|known| known.contains_key(name)) {
            continue;
        }
        ensure(*rule != Value::Bool(false), || format!("{place}: {name} is not allowed"))?;
        if rule.is_object() {
            fits(rule, field, &format!("{place}.{name}"))?;
        }
    }
    Ok(())
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Fits {
    if holds { Ok(()) } else { Err(what()) }
}

fn is_of(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the tests do not know the type {other}"),
    }
}
