//! How a game looks in a terminal.

mod arnak;
mod excavation_earth;
mod lost_code;
mod mykerinos;
mod verb;

use dighouse_game::Viewer;
use dighouse_tables::Choice;
use dighouse_text::{Kind, Texts};
use serde_json::Value;

/// What a screen is drawn from.
pub(crate) struct Seen<'a> {
    pub(crate) texts: &'a Texts,
    /// The players' names, seat by seat.
    pub(crate) names: &'a [String],
    pub(crate) viewer: Viewer,
    /// The view of that viewer.
    pub(crate) view: &'a Value,
    /// Whether chances are shown.
    pub(crate) odds: bool,
}

/// What is offered to a player.
#[derive(Debug, Default)]
pub(crate) struct Menu {
    /// A line above it.
    pub(crate) title: Option<String>,
    pub(crate) items: Vec<Item>,
    /// Whether the items are short and stand side by side.
    pub(crate) in_columns: bool,
}

/// A line of a menu.
#[derive(Debug)]
pub(crate) struct Item {
    /// What is typed to choose it, and what it does; none if it only tells something.
    pub(crate) choice: Option<(String, String)>,
    /// What it says.
    pub(crate) words: String,
}

impl Item {
    /// An item that is chosen by typing `label`.
    pub(crate) fn new(label: impl ToString, action: impl ToString, words: impl Into<String>) -> Item {
        Item { choice: Some((label.to_string(), action.to_string())), words: words.into() }
    }
}

impl Menu {
    /// The action that is chosen by typing this.
    pub(crate) fn chosen(&self, typed: &str) -> Option<&str> {
        let choices = self.items.iter().filter_map(|item| item.choice.as_ref());
        choices.filter(|(label, _)| label == typed).map(|(_, action)| action.as_str()).next()
    }
}

/// How a game looks, and how its actions can be typed.
pub(crate) trait Screen {
    /// The table as the viewer sees it.
    fn draw(&self, seen: &Seen<'_>) -> String;

    /// All that the viewer knows of the rounds so far.
    fn notes(&self, seen: &Seen<'_>) -> String {
        self.draw(seen)
    }

    /// What the viewer, who is asked, can do.
    fn menu(&self, seen: &Seen<'_>, choices: &[Choice]) -> Menu;

    /// The notation of what was typed; none if it is not clear.
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

/// A game without a screen of its own: a list of all actions in words.
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
