//! Shared by all parts of the screen: the view, the deduction from it, and names.

use anstyle::{AnsiColor, Style};
use dighouse_game::Seat;
use dighouse_lost_code::{Deduction, Dice, PhaseName, Symbol, View};
use dighouse_text::{Args, Texts};

use crate::games::Seen;
use crate::paint::paint;

/// A view and everything derived from it for drawing.
pub(super) struct Board<'a> {
    pub(super) texts: &'a Texts,
    pub(super) names: &'a [String],
    pub(super) view: View,
    /// What viewers can deduce about their own rack; `None` for spectators and at the end.
    pub(super) deduction: Option<Deduction>,
    /// Whether odds are shown.
    pub(super) odds: bool,
}

impl<'a> Board<'a> {
    /// `None` if the view is of another game.
    pub(super) fn new(seen: &Seen<'a>) -> Option<Board<'a>> {
        let view: View = serde_json::from_value(seen.view.clone()).ok()?;
        let thinking = seen.viewer.seat().filter(|_| view.phase != PhaseName::Over);
        let deduction = thinking.map(|seat| Deduction::of(&view, seat));
        Some(Board { texts: seen.texts, names: seen.names, view, deduction, odds: seen.odds })
    }

    pub(super) fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.texts.say(&format!("lost-code-{key}"), args)
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// A symbol's name, in its colour.
    pub(super) fn symbol(&self, symbol: Symbol) -> String {
        paint(colour(symbol), &self.texts.name("lost-code", symbol.name()))
    }

    pub(super) fn plain_symbol(&self, symbol: Symbol) -> String {
        self.texts.name("lost-code", symbol.name())
    }

    /// A symbol in two letters, in its colour.
    pub(super) fn short(&self, symbol: Symbol) -> String {
        paint(colour(symbol), &self.say(&format!("short-{}", symbol.name()), &[]))
    }

    /// The dice with two letters each: eight columns.
    pub(super) fn short_dice(&self, dice: Dice) -> String {
        dice.symbols().map(|symbol| self.short(symbol)).join(" ")
    }
}

/// The colour of a symbol, as on the tiles.
pub(super) fn colour(symbol: Symbol) -> Style {
    let colour = match symbol {
        Symbol::Bird => AnsiColor::BrightBlue,
        Symbol::Jaguar => AnsiColor::Yellow,
        Symbol::Chameleon => AnsiColor::Magenta,
        Symbol::Snake => AnsiColor::Green,
        Symbol::Human => AnsiColor::BrightMagenta,
        Symbol::Bear => AnsiColor::Red,
    };
    colour.on_default().bold()
}

/// A probability in whole per cent; 1 to 99 unless impossible or certain.
pub(super) fn percent(chance: f64) -> u8 {
    if chance <= 0.0 {
        0
    } else if chance >= 1.0 - 1e-9 {
        100
    } else {
        (chance * 100.0).round().clamp(1.0, 99.0) as u8
    }
}
