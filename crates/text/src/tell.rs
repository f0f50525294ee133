//! Sentences for tagged data.

use fluent_bundle::FluentValue;
use serde_json::{Map, Value};

use crate::texts::{Fault, Texts};

/// The kind of a piece of data, named by its tag.
///
/// ```
/// use dighouse_text::{Kind, Lang, Texts};
/// use serde_json::json;
///
/// let why = json!({ "why": "too-many-values", "most": 3 });
/// let sentence = Texts::new(Lang::En).tell("lost-code", Kind::Why, &why, &[]);
/// assert!(sentence.contains('3'), "{sentence}");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An event.
    Event,
    /// An action.
    Action,
    /// The reason why an action is illegal.
    Why,
    /// An error.
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

/// The fields that name a player: a seat, the name of an opponent without one, or a list of them.
const SEATS: [&str; 3] = ["seat", "other", "order"];

impl Texts {
    /// A sentence for data of a game. `names` are the players' names, by seat.
    pub fn tell(&self, game: &str, kind: Kind, data: &Value, names: &[String]) -> String {
        self.try_tell(game, kind, data, names).unwrap_or_else(|fault| fault.shown)
    }

    /// The same, but an error is returned: for tests.
    pub fn try_tell(&self, game: &str, kind: Kind, data: &Value, names: &[String]) -> Result<String, Fault> {
        let empty = Map::new();
        let fields = data.as_object().unwrap_or(&empty);
        let tag = fields.get(kind.tag()).and_then(Value::as_str).unwrap_or("unknown");
        let own = format!("{game}-{}-{tag}", kind.tag());
        let of_game = self.has(&own);
        let key = if of_game { own } else { format!("house-{}-{tag}", kind.tag()) };
        let mut args = Vec::with_capacity(fields.len());
        for (field, value) in fields.iter().filter(|(field, _)| *field != kind.tag()) {
            let word = match field.as_str() {
                // An error may contain a reason, which becomes a sentence of its own.
                "why" => self.try_tell(game, Kind::Why, data, names)?.into(),
                field if SEATS.contains(&field) => self.who(game, value, names).into(),
                // What players write in the chat is never taken for words of the game.
                _ if of_game => self.name_of_words(game, value).unwrap_or_else(|| self.word(game, value)),
                _ => self.word(game, value),
            };
            args.push((field.as_str(), word));
        }
        self.try_say(&key, &args)
    }

    /// The name of a player by seat, or of an opponent without a seat by the game's word for it.
    fn who(&self, game: &str, value: &Value, names: &[String]) -> String {
        match value {
            Value::String(word) => self.name(game, word),
            Value::Array(all) => {
                let names: Vec<String> = all.iter().map(|one| self.who(game, one, names)).collect();
                names.join(", ")
            }
            seat => player_at(seat, names).map_or_else(|| seat.to_string(), str::to_owned),
        }
    }

    /// The game's name for a value that no message can select by, because it has several words or begins with a digit:
    /// that of `excavate red` is `<game>-name-excavate-red`.
    fn name_of_words(&self, game: &str, value: &Value) -> Option<FluentValue<'static>> {
        let is_selectable = |text: &str| text.starts_with(char::is_alphabetic) && !text.contains(' ');
        let words = value.as_str().filter(|text| !is_selectable(text))?;
        let key = format!("{game}-name-{}", words.replace(' ', "-"));
        self.has(&key).then(|| self.say(&key, &[]).into())
    }

    /// A field as an argument of the message.
    fn word<'a>(&self, game: &str, value: &'a Value) -> FluentValue<'a> {
        match value {
            Value::String(text) => text.as_str().into(),
            Value::Number(number) => number.as_f64().unwrap_or_default().into(),
            Value::Array(items) if items.is_empty() => self.say("house-nothing", &[]).into(),
            Value::Array(items) => {
                let names: Vec<String> = items.iter().map(|item| self.item(game, item)).collect();
                names.join(", ").into()
            }
            Value::Object(fields) => {
                let told = range(fields).or_else(|| self.counts(game, fields));
                told.unwrap_or_else(|| value.to_string()).into()
            }
            Value::Bool(_) | Value::Null => value.to_string().into(),
        }
    }

    /// Counts: `{ coin: 1, tablet: 2 }` as `1 coin, 2 tablets`, if the game has messages for them (`<game>-count-coin`).
    fn counts(&self, game: &str, fields: &Map<String, Value>) -> Option<String> {
        let mut counted = Vec::new();
        for (thing, count) in fields {
            let key = format!("{game}-count-{thing}");
            let count = count.as_u64().filter(|_| self.has(&key))?;
            if count > 0 {
                counted.push(self.say(&key, &[("count", count.into())]));
            }
        }
        (!counted.is_empty()).then(|| counted.join(", "))
    }

    fn item(&self, game: &str, item: &Value) -> String {
        match item {
            Value::String(word) => self.name(game, word),
            other => other.to_string(),
        }
    }
}

/// `{ low, high }` as `9-15`, or as `9` if both are equal.
fn range(fields: &Map<String, Value>) -> Option<String> {
    let (low, high) = (fields.get("low")?, fields.get("high")?);
    Some(if low == high { low.to_string() } else { format!("{low}-{high}") })
}

fn player_at<'a>(seat: &Value, names: &'a [String]) -> Option<&'a str> {
    let index = usize::try_from(seat.as_u64()?).ok()?.checked_sub(1)?;
    names.get(index).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Lang;

    fn told(lang: Lang, kind: Kind, data: &Value) -> String {
        Texts::new(lang).try_tell("excavation-earth", kind, data, &["Ala".to_owned()]).unwrap()
    }

    #[test]
    fn an_opponent_without_a_seat_is_named() {
        assert_eq!(told(Lang::En, Kind::Event, &json!({ "event": "won", "seat": "zu" })), "Zu wins!");
        let order = json!({ "event": "turn-order", "order": [1, "zu"] });
        assert_eq!(told(Lang::En, Kind::Event, &order), "Turn order: Ala, Zu.");
        let swap = json!({ "action": "swap", "one": "1.2", "other": "3.1" });
        assert_eq!(told(Lang::En, Kind::Action, &swap), "swap buyers 1.2 and 3.1");
    }

    #[test]
    fn several_words_get_the_name_that_the_game_has_for_them() {
        let played = json!({ "event": "played", "seat": 1, "card": "red-2", "deed": "excavate red" });
        let words = "Ala zagrywa czerwoną kartę rynku 2 (Wydobycie: czerwony).";
        assert_eq!(told(Lang::Pl, Kind::Event, &played), words);
        let said = json!({ "event": "said", "seat": 1, "text": "excavate red" });
        assert_eq!(told(Lang::Pl, Kind::Event, &said), "Ala: excavate red");
    }

    #[test]
    fn a_word_that_begins_with_a_digit_gets_a_name() {
        let names = ["Ala".to_owned()];
        let taken = json!({ "event": "temple-tile-taken", "seat": 1, "stack": "6-left" });
        let told = Texts::new(Lang::En).tell("arnak", Kind::Event, &taken, &names);
        assert_eq!(told, "Ala takes a temple tile: 6 points, left.");
        let room = json!({ "why": "no-way", "room": "5-1" });
        let told = Texts::new(Lang::En).tell("mykerinos", Kind::Why, &room, &names);
        assert!(told.contains("5-1"), "{told}");
    }

    #[test]
    fn counts_are_listed_with_their_numbers() {
        let missing = json!({ "coin": 1, "compass": 0, "tablet": 2, "arrowhead": 0, "jewel": 0 });
        let why = json!({ "why": "too-few", "missing": missing });
        let told = |lang| Texts::new(lang).tell("arnak", Kind::Why, &why, &[]);
        assert_eq!(told(Lang::En), "You still need 1 coin, 2 tablets.");
        assert_eq!(told(Lang::Pl), "Musisz mieć jeszcze 1 monetę, 2 tabliczki.");
    }
}
