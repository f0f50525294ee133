//! Shared by all parts of the screen: the view, names and colours.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use dighouse_excavation_earth::{Artefact, Buyer, Colour, Party, View};
use dighouse_text::{Args, Texts};

use crate::games::Seen;
use crate::paint::{self, cut, paint};

/// A view and everything derived from it for drawing.
pub(super) struct Board<'a> {
    pub(super) texts: &'a Texts,
    pub(super) names: &'a [String],
    pub(super) view: View,
}

impl<'a> Board<'a> {
    /// `None` if the view is of another game.
    pub(super) fn new(seen: &Seen<'a>) -> Option<Board<'a>> {
        let view: View = serde_json::from_value(seen.view.clone()).ok()?;
        Some(Board { texts: seen.texts, names: seen.names, view })
    }

    pub(super) fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.texts.say(&format!("excavation-earth-{key}"), args)
    }

    /// The name of a card, a market, a colour.
    pub(super) fn word(&self, thing: impl ToString) -> String {
        self.texts.name("excavation-earth", &thing.to_string())
    }

    /// The name of a player, or Zu.
    pub(super) fn party(&self, party: Party) -> String {
        let Some(seat) = party.seat() else { return self.word("zu") };
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// How many of something each player has, without zeros.
    pub(super) fn counts(&self, of: &[(Party, u8)]) -> String {
        let some = of.iter().filter(|(_, count)| *count > 0);
        let parts: Vec<String> =
            some.map(|&(party, count)| format!("{} {count}", cut(&self.party(party), 10))).collect();
        or_nothing(parts.join(", "))
    }
}

/// A dash for an empty text.
pub(super) fn or_nothing(text: String) -> String {
    if text.is_empty() { paint(paint::FAINT, "–") } else { text }
}

/// The colour of a region.
pub(super) fn style(colour: Colour) -> Style {
    match colour {
        // The sixteen terminal colours have no orange.
        Colour::Orange => Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(208)))),
        Colour::Green => AnsiColor::Green.on_default(),
        Colour::Purple => AnsiColor::Magenta.on_default(),
        Colour::Red => AnsiColor::Red.on_default(),
        Colour::Yellow => AnsiColor::Yellow.on_default(),
    }
}

/// An artefact as a letter of its colour: `A`.
pub(super) fn glyph(artefact: Artefact) -> String {
    let letter = char::from(b'A' + artefact.row() as u8);
    paint(style(artefact.colour()), &letter.to_string())
}

/// An artefact with its colour in words: `red-a`.
pub(super) fn named(artefact: Artefact) -> String {
    paint(style(artefact.colour()), &artefact.to_string())
}

/// A buyer as the first letter of its colour; a star for a special buyer.
pub(super) fn buyer(buyer: Buyer, letter: impl Fn(Colour) -> String) -> String {
    match buyer.colour() {
        Some(colour) => paint(style(colour), &letter(colour)),
        None => paint(paint::STRONG, "*"),
    }
}
