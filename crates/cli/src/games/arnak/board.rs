//! Shared by all parts of the screen: the view, names and texts.

use anstyle::{AnsiColor, Style};
use dighouse_arnak::{Card, Figure, Icon, Icons, Phase, PlayerView, Temple, View};
use dighouse_game::Seat;
use dighouse_text::{Args, Texts};

use crate::games::Seen;
use crate::paint::{self, beside, cut, paint, rule};

/// The widest name in the island.
const NAME: usize = 10;

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

    /// The whole screen.
    pub(super) fn draw(&self) -> String {
        let mut lines = vec![rule(&self.title())];
        lines.extend(self.island());
        lines.extend(self.card_row());
        lines.extend(self.players());
        lines.extend(self.rival());
        lines.extend(self.own().into_iter().flat_map(|own| self.research(own)));
        lines.extend(self.own().into_iter().flat_map(|own| self.own_cards(own)));
        lines.join("\n") + "\n"
    }

    fn title(&self) -> String {
        let part = match self.view.phase {
            Phase::Over => self.say("screen-over", &[]),
            _ => self.say("screen-round", &[("round", self.view.round.into())]),
        };
        format!(
            "{} · {part} · {}",
            self.say("title", &[]),
            self.thing(temple_name(self.view.variants.temple))
        )
    }

    pub(super) fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.texts.say(&format!("arnak-{key}"), args)
    }

    /// A message that has no arguments.
    pub(super) fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The name of a thing.
    pub(super) fn thing(&self, name: &str) -> String {
        self.texts.name("arnak", name)
    }

    /// A heading.
    pub(super) fn head(&self, key: &str) -> String {
        paint(paint::FAINT, &format!(" {}", self.word(key)))
    }

    /// The viewer's board; `None` for a spectator.
    pub(super) fn own(&self) -> Option<&PlayerView> {
        self.view.players.get(self.view.seat?.index())
    }

    /// A player's name, in the player's colour.
    pub(super) fn name(&self, seat: Seat) -> String {
        paint(colour(seat), &self.plain_name(seat))
    }

    pub(super) fn plain_name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).map_or_else(|| seat.to_string(), |name| cut(name, NAME))
    }

    /// Who stands on a space.
    pub(super) fn figure(&self, figure: Figure) -> String {
        match figure {
            Figure::None => paint(paint::FAINT, "–"),
            Figure::Rival => self.thing("rival"),
            Figure::Of(seat) => self.name(seat),
        }
    }

    pub(super) fn card_name(&self, card: Card) -> String {
        self.say("which-card", &[("card", card.name().into())])
    }

    /// A card with its icons and its effect, next to a mark.
    pub(super) fn card_line(&self, mark: &str, card: Card) -> String {
        let icons = paint(paint::FAINT, &self.icons(card.travel()));
        let name = paint(paint::STRONG, &self.card_name(card));
        beside(mark, &format!("{name} {icons} {}", self.word(&format!("effect-{card}"))))
    }

    /// Travel icons: `car+car`.
    pub(super) fn icons(&self, icons: Icons) -> String {
        let each = |icon: Icon| std::iter::repeat_n(icon, icons.count(icon).into());
        let all = Icon::ALL.into_iter().flat_map(each).map(|icon| self.thing(icon.name()));
        all.collect::<Vec<_>>().join("+")
    }
}

pub(super) const fn temple_name(temple: Temple) -> &'static str {
    match temple {
        Temple::Bird => "bird",
        Temple::Snake => "snake",
    }
}

fn colour(seat: Seat) -> Style {
    let colours = [AnsiColor::Red, AnsiColor::BrightBlue, AnsiColor::Green, AnsiColor::Yellow];
    colours[seat.index()].on_default().bold()
}
