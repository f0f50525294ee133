//! The description of the API: what the handlers declare, and the problems that any of them can answer with.

use serde_json::{Map, Value, json};

/// Every problem type, by status.
const PROBLEMS: &[(u16, &[&str])] = &[
    (
        400,
        &[
            "bad-address",
            "bad-field",
            "bad-record",
            "bad-setting",
            "conflict",
            "cut-off-body",
            "data",
            "name",
            "nobody-sits",
            "seats",
            "unknown-bot",
            "unknown-game",
            "unknown-option",
            "unknown-value",
            "weak-password",
            "webhook-certificate",
            "webhook-late",
            "webhook-no-answer",
            "webhook-not-public",
            "webhook-unknown-name",
            "webhook-url",
        ],
    ),
    (401, &["unknown-player", "wrong-sign-in"]),
    (
        403,
        &[
            "another-origin",
            "no-aids",
            "not-at-this-table",
            "not-shared",
            "not-the-maker",
            "not-welcome",
            "not-your-seat",
            "password-needed",
            "private-table",
            "wrong-password",
            "wrong-table-password",
        ],
    ),
    (404, &["no-such-address", "no-such-player", "no-such-table", "not-blocked", "unknown-game"]),
    (405, &["wrong-method"]),
    (408, &["too-slow"]),
    (
        409,
        &[
            "account-changed",
            "already-account",
            "already-begun",
            "already-public",
            "enough-blocked",
            "enough-said",
            "malformed-bot",
            "name-taken",
            "no-account",
            "no-analysis",
            "no-clock",
            "no-pause",
            "no-take-back",
            "no-vacation",
            "no-webhook",
            "nobody-to-block",
            "not-asked",
            "not-begun",
            "not-late",
            "not-over",
            "not-ready",
            "old-rules",
            "over",
            "pause-pending",
            "paused",
            "seat-taken",
            "stale",
            "table-closed",
            "table-full",
            "take-back-pending",
            "too-many-open-tables",
            "too-many-tables",
            "unknown-bot",
            "unknown-setting",
            "vacation-used-up",
        ],
    ),
    (410, &["table-closed"]),
    (411, &["length-required"]),
    (413, &["too-large"]),
    (415, &["not-json"]),
    (
        422,
        &[
            "illegal-action",
            "webhook-certificate",
            "webhook-late",
            "webhook-no-answer",
            "webhook-not-public",
            "webhook-refused",
            "webhook-unknown-name",
            "webhook-url",
        ],
    ),
    (
        429,
        &[
            "hint-running",
            "too-many-connections",
            "too-many-guests",
            "too-many-hints",
            "too-many-public-tables",
            "too-many-requests",
            "too-many-streams",
            "too-many-unfinished-tables",
        ],
    ),
    (500, &["internal", "unreadable-table"]),
    (503, &["bots-busy", "busy", "server-full", "store", "unhealthy"]),
];

/// Operations that need no session. The others answer 401 to a browser that the server does not know.
const WITHOUT_SESSION: &[(&str, &str)] = &[
    ("get", "/api/events"),
    ("get", "/api/games/{game}/printed"),
    ("get", "/api/house"),
    ("get", "/api/me"),
    ("get", "/api/players/{name}"),
    ("get", "/api/tables"),
    ("get", "/api/tables/{id}"),
    ("get", "/api/tables/{id}/analysis"),
    ("get", "/api/tables/{id}/record"),
    ("get", "/api/tables/{id}/replay"),
    ("get", "/api/tables/{id}/replay/{step}"),
    ("post", "/api/verify"),
];

/// Whether a problem of this type and status is described.
pub(super) fn describes(status: u16, error: &str) -> bool {
    PROBLEMS.iter().any(|(known, errors)| *known == status && errors.contains(&error))
}

/// The whole description.
pub(super) fn complete(declared: &utoipa::openapi::OpenApi) -> Value {
    let mut document = serde_json::to_value(declared).unwrap_or_default();
    if let Some(paths) = document["paths"].as_object_mut() {
        for (path, methods) in paths {
            for (method, operation) in methods.as_object_mut().into_iter().flatten() {
                add_problems(method, path, operation);
            }
        }
    }
    document["paths"]["/api/events"]["get"]["responses"]["200"]["x-events"] = events();
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        add_problem_schemas(schemas);
    }
    document
}

fn add_problems(method: &str, path: &str, operation: &mut Value) {
    let mut statuses = vec![411, 429, 500, 503];
    if path != "/api/events" {
        statuses.push(408);
    }
    if method != "get" {
        statuses.push(403);
    }
    if operation.get("parameters").is_some() {
        statuses.push(400);
    }
    if operation.get("requestBody").is_some() {
        statuses.extend([400, 413, 415]);
    }
    if path.contains("{id}") || path == "/api/events" {
        statuses.extend([403, 404, 409, 410]);
    }
    if !WITHOUT_SESSION.contains(&(method, path)) {
        statuses.push(401);
    }
    let Some(responses) = operation["responses"].as_object_mut() else { return };
    let declared = responses.keys().filter_map(|status| status.parse().ok()).filter(|status| *status >= 400);
    statuses.extend(declared.collect::<Vec<u16>>());
    for status in statuses {
        let schema = format!("#/components/schemas/Problem{status}");
        let description = axum::http::StatusCode::from_u16(status)
            .ok()
            .and_then(|status| status.canonical_reason())
            .unwrap_or_default();
        responses.insert(
            status.to_string(),
            json!({
                "description": description,
                "content": { "application/problem+json": { "schema": { "$ref": schema } } },
            }),
        );
    }
}

/// A schema for each status, with the problem types that it has.
fn add_problem_schemas(schemas: &mut Map<String, Value>) {
    let Some(any) = schemas.get("ProblemBody").cloned() else { return };
    for (status, errors) in PROBLEMS {
        let mut schema = any.clone();
        schema["properties"]["error"]["enum"] = json!(errors);
        schema["properties"]["status"]["enum"] = json!([status]);
        schemas.insert(format!("Problem{status}"), schema);
    }
}

/// The data of each kind of event.
fn events() -> Value {
    let of = |schema: &str| json!({ "$ref": format!("#/components/schemas/{schema}") });
    json!({
        "table": of("TableNow"),
        "lobby": of("TableList"),
        "turns": { "type": "array", "items": of("Turn") },
        "problem": of("StreamProblem"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::texts;

    #[test]
    fn every_problem_type_has_words_in_every_language() {
        for lang in ["en", "pl"] {
            for error in PROBLEMS.iter().flat_map(|(_, errors)| *errors) {
                assert!(texts(lang).has(&format!("house-error-{error}")), "{lang} {error}");
            }
        }
    }
}
