//! Shared by all parts of the screen: the view and names.

use anstyle::{AnsiColor, Style};
use dighouse_game::Seat;
use dighouse_mykerinos::{Expedition, Patron, PlotFace, View};
use dighouse_text::{Args, Texts};

use crate::games::Seen;
use crate::paint::{self, paint};

/// A view and everything derived from it for drawing.
pub(super) struct Board<'a> {
    pub(super) texts: &'a Texts,
    names: &'a [String],
    pub(super) view: View,
}

impl<'a> Board<'a> {
    /// `None` if the view is of another game.
    pub(super) fn new(seen: &Seen<'a>) -> Option<Board<'a>> {
        let view: View = serde_json::from_value(seen.view.clone()).ok()?;
        Some(Board { texts: seen.texts, names: seen.names, view })
    }

    pub(super) fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.texts.say(&format!("mykerinos-{key}"), args)
    }

    /// A player's name, in the colour of the archaeologists.
    pub(super) fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
        paint(colour(seat.into()), &name)
    }

    pub(super) fn expedition(&self, who: Expedition) -> String {
        let neutral = || paint(colour(who), &self.say("screen-neutral", &[]));
        who.seat().map_or_else(neutral, |seat| self.name(seat))
    }

    /// A patron in two letters.
    pub(super) fn short(&self, patron: Patron) -> String {
        self.say(&format!("short-{}", patron.name()), &[])
    }

    /// A plot as message arguments.
    pub(super) fn plot_args(face: PlotFace) -> [(&'static str, dighouse_text::Word<'static>); 3] {
        let patron = face.patron.map_or("none", Patron::name);
        [("plot", face.plot.to_string().into()), ("patron", patron.into()), ("points", face.value.into())]
    }
}

/// The colour of a player's archaeologists, as in the box.
pub(super) fn colour(who: Expedition) -> Style {
    let Some(seat) = who.seat() else { return paint::FAINT };
    let colours = [AnsiColor::BrightBlue, AnsiColor::Red, AnsiColor::Green, AnsiColor::Yellow];
    colours[seat.index()].on_default().bold()
}
