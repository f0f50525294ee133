//! What a webhook call says.

use axum::http::{HeaderName, HeaderValue, header};
use dighouse_table::history::Card;
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;

use crate::notifications::outbound::Delivery;
use crate::store::Webhook;
use crate::words;

/// A body to be sent now, in milliseconds since 1970, with its signature.
pub(super) fn signed(body: &Value, webhook: &Webhook, now: i64) -> Delivery {
    let (body, at) = (body.to_string(), now / 1000);
    let signature = HeaderValue::try_from(signature(&body, &webhook.secret, at)).expect("plain ASCII");
    let headers = vec![
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (HeaderName::from_static("dighouse-timestamp"), HeaderValue::from(at)),
        (HeaderName::from_static("dighouse-signature"), signature),
    ];
    Delivery { headers, body: body.into_bytes() }
}

/// Signs the time, in seconds since 1970, and the body with the secret.
fn signature(body: &str, secret: &str, at: i64) -> String {
    let mut signing = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length will do");
    signing.update(format!("{at}.{body}").as_bytes());
    let hex: String = signing.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("v1={hex}")
}

/// Announces the player's turn. The id is the same whenever the same turn is announced.
pub(super) fn turn(webhook: &Webhook, table: &str, since: u32, card: &str) -> Value {
    let game = Card::read(card).map(|card| card.game).unwrap_or_default();
    let texts = words::texts(&webhook.lang);
    let title = texts.say(&format!("{game}-title"), &[]);
    let link = format!("{}/table/{table}", webhook.home);
    let text = texts.say("house-call-turn", &[("game", title.clone().into()), ("link", link.clone().into())]);
    told(
        "turn",
        &format!("{table}-{since}"),
        &text,
        json!({ "table": table, "game": game, "title": title, "link": link }),
    )
}

/// A test.
pub(super) fn test(webhook: &Webhook) -> Value {
    let text = words::texts(&webhook.lang).say("house-call-test", &[("link", webhook.home.clone().into())]);
    told("test", "test", &text, json!({ "link": webhook.home }))
}

/// Chat services look for the sentence in `text` or `content`.
fn told(event: &str, id: &str, text: &str, mut particulars: Value) -> Value {
    for (key, value) in [("event", event), ("id", id), ("text", text), ("content", text)] {
        particulars[key] = value.into();
    }
    particulars
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payload_is_signed_as_openssl_computes_it() {
        // printf '1700000000.{}' | openssl dgst -sha256 -hmac kot
        assert_eq!(
            signature("{}", "kot", 1_700_000_000),
            "v1=0c4f9879ae096f85d7597c3d037a9e627e8f0ad22770b6d555b6751d9a06184b"
        );
    }
}
