//! What a webhook call says.

use serde_json::{Value, json};

use super::sender::Payload;
use crate::history::Card;
use crate::store::Webhook;
use crate::words;

/// A body to be sent now, in milliseconds since 1970.
pub(super) fn signed(body: Value, webhook: &Webhook, now: i64) -> Payload<'_> {
    Payload { body: body.to_string(), secret: &webhook.secret, at: now / 1000 }
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
