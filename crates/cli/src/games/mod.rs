//! How games are shown in a terminal.

mod arnak;
mod excavation_earth;
mod lost_code;
mod mykerinos;
mod verb;

use dighouse_game::Viewer;
use dighouse_tables::Choice;
use dighouse_text::{Kind, Texts};
use serde_json::Value;

/// The data a screen is drawn from.
pub(crate) struct Seen<'a> {
    pub(crate) texts: &'a Texts,
    /// The players' names by seat.
    pub(crate) names: &'a [String],
    pub(crate) viewer: Viewer,
    /// The view of that viewer.
    pub(crate) view: &'a Value,
    /// Whether odds are shown.
    pub(crate) odds: bool,
}

/// The menu of a player.
#[derive(Debug, Default)]
pub(crate) struct Menu {
    /// A line above the menu.
    pub(crate) title: Option<String>,
    pub(crate) items: Vec<Item>,
    /// Whether the items are short and can share a line.
    pub(crate) in_columns: bool,
}

/// A line of a menu.
#[derive(Debug)]
pub(crate) struct Item {
    /// The label to type and its action; `None` for an item that only informs.
    pub(crate) choice: Option<(String, String)>,
    /// Its text.
    pub(crate) words: String,
}

impl Item {
    /// An item chosen by typing `label`.
    pub(crate) fn new(label: impl ToString, action: impl ToString, words: impl Into<String>) -> Item {
        Item { choice: Some((label.to_string(), action.to_string())), words: words.into() }
    }
}

impl Menu {
    /// The action chosen by typing this.
    pub(crate) fn chosen(&self, typed: &str) -> Option<&str> {
        let choices = self.items.iter().filter_map(|item| item.choice.as_ref());
        choices.filter(|(label, _)| label == typed).map(|(_, action)| action.as_str()).next()
    }
}

/// How a game is drawn, and how its actions can be typed.
pub(crate) trait Screen {
    /// The table as the viewer sees it.
    fn draw(&self, seen: &Seen<'_>) -> String;

    /// Everything the viewer knows about the rounds so far.
    fn notes(&self, seen: &Seen<'_>) -> String {
        self.draw(seen)
    }

    /// The options of the viewer, who is asked.
    fn menu(&self, seen: &Seen<'_>, choices: &[Choice]) -> Menu;

    /// The notation of the typed text; `None` if it is ambiguous.
    fn read(&self, seen: &Seen<'_>, typed: &str) -> Option<String>;
}

/// The screen of a game.
pub(crate) fn screen(game: &str) -> Box<dyn Screen> {
    match game {
        "lost-code" => Box::new(lost_code::LostCodeScreen),
        "arnak" => Box::new(arnak::ArnakScreen),
        "mykerinos" => Box::new(mykerinos::MykerinosScreen),
        "excavation-earth" => Box::new(excavation_earth::ExcavationEarthScreen),
        other => Box::new(Plain { game: other.to_owned() }),
    }
}

/// The fallback screen: a list of all actions in words.
struct Plain {
    game: String,
}

impl Screen for Plain {
    fn draw(&self, _: &Seen<'_>) -> String {
        String::new()
    }

    fn menu(&self, seen: &Seen<'_>, choices: &[Choice]) -> Menu {
        let words = |choice: &Choice| seen.texts.tell(&self.game, Kind::Action, &choice.data, seen.names);
        let item = |(number, choice): (usize, &Choice)| Item::new(number, &choice.text, words(choice));
        Menu { title: None, items: (1..).zip(choices).map(item).collect(), in_columns: true }
    }

    fn read(&self, _: &Seen<'_>, typed: &str) -> Option<String> {
        Some(typed.to_owned())
    }
}
