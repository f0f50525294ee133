//! Everything around the area: players, museum, pass track.

use dighouse_mykerinos::{PatronView, PhaseName, PlayerView, WingView};

use super::board::Board;
use crate::paint::{self, padded, paint, rule};

const NAME: usize = 16;
const NUMBER: usize = 10;
const PATRONS: usize = 22;
const WING: usize = 22;

impl Board<'_> {
    /// The whole screen.
    pub(super) fn draw(&self) -> String {
        let mut lines = vec![rule(&self.title())];
        lines.extend(self.area());
        lines.push(paint(paint::FAINT, &format!(" {}", self.say("screen-legend", &[]))));
        lines.push(self.heads());
        lines.extend(self.view.players.iter().map(|player| self.player(player)));
        lines.push(paint(paint::FAINT, &format!(" {}", self.say("screen-museum", &[]))));
        lines.extend(self.view.wings.iter().map(|wing| self.wing(wing)));
        lines.push(self.track());
        lines.extend(self.to_come());
        lines.join("\n") + "\n"
    }

    fn title(&self) -> String {
        let part = match self.view.phase {
            PhaseName::Over => self.say("screen-over", &[]),
            _ => self.say("screen-round", &[("round", self.view.round.into())]),
        };
        format!("{} · {part}", self.say("title", &[]))
    }

    fn heads(&self) -> String {
        let head = |key: &str, width: usize| format!("{:<width$}", self.say(key, &[]));
        let heads = [
            " ".repeat(NAME),
            head("screen-pool", NUMBER),
            head("screen-supply", NUMBER),
            head("screen-patrons", PATRONS),
            head("screen-points", 0),
        ];
        paint(paint::FAINT, &heads.concat())
    }

    fn player(&self, player: &PlayerView) -> String {
        let own = self.view.seat == Some(player.seat);
        let mark = if own { "▸" } else { " " };
        let name = padded(&format!("{mark}{}", self.name(player.seat)), NAME);
        let neutral =
            if player.neutral_pool > 0 { format!("+{}N", player.neutral_pool) } else { String::new() };
        let pool = format!("{}{neutral}", player.pool);
        let patrons: Vec<String> = player.patrons.iter().filter_map(|patron| self.patron(patron)).collect();
        let standing = player.standing;
        let sum = [standing.plots, standing.exhibition, standing.series].map(|points| points.to_string());
        let total = paint(paint::STRONG, &standing.total.to_string());
        let passed = if player.space.is_some() { self.say("screen-passed", &[]) } else { String::new() };
        let points = format!("{total} = {}  {}", sum.join(" + "), paint(paint::FAINT, &passed));
        let patrons = padded(&patrons.join(" "), PATRONS);
        format!("{name}{pool:<NUMBER$}{:<NUMBER$}{patrons}{points}", player.supply)
    }

    /// `Vi2`: two plots ready; used ones are in brackets.
    fn patron(&self, patron: &PatronView) -> Option<String> {
        let short = self.short(patron.patron);
        let many = |count: u8| if count > 1 { count.to_string() } else { String::new() };
        let ready = patron.plots - patron.turned;
        let ready = (ready > 0).then(|| format!("{short}{}", many(ready)));
        let turned =
            (patron.turned > 0).then(|| paint(paint::FAINT, &format!("({short}{})", many(patron.turned))));
        (patron.plots > 0).then(|| [ready, turned].into_iter().flatten().collect::<Vec<_>>().join(""))
    }

    /// A wing with its rooms and who holds them.
    fn wing(&self, wing: &WingView) -> String {
        let args = [("wing", wing.wing.into()), ("patron", wing.patron.name().into())];
        let head = padded(&format!("   {}", self.say("screen-wing", &args)), WING + 3);
        let own = self.view.rooms.iter().filter(|room| room.wings.first() == Some(&wing.wing));
        let rooms: Vec<String> = own
            .map(|room| {
                let holder = room.holder.map_or_else(|| "–".to_owned(), |seat| self.name(seat));
                padded(&format!("{} {holder}", paint(paint::FAINT, &room.room.to_string())), 16)
            })
            .collect();
        format!("{head}{}", rooms.join(" "))
    }

    /// The tie-break order, best first.
    fn track(&self) -> String {
        let groups = self.view.ties.iter().map(|group| {
            let names: Vec<String> = group.iter().map(|&who| self.expedition(who)).collect();
            names.join(" = ")
        });
        let groups = groups.collect::<Vec<_>>().join("  →  ");
        let legend = paint(paint::FAINT, &format!("({})", self.say("screen-track-legend", &[])));
        format!(" {} {groups}   {legend}", paint(paint::FAINT, &self.say("screen-track", &[])))
    }

    /// The remaining plots, by patron.
    fn to_come(&self) -> Option<String> {
        let plots = &self.view.to_come;
        let kinds = self.view.wings.iter().map(|wing| (wing.patron, self.short(wing.patron)));
        let counts = kinds.map(|(patron, short)| {
            let count = plots.iter().filter(|face| face.patron == Some(patron)).count();
            format!("{short} {count}")
        });
        let counts = counts.collect::<Vec<_>>().join("  ");
        let left = self.say("screen-left", &[("count", plots.len().into())]);
        let head = paint(paint::FAINT, &self.say("screen-to-come", &[]));
        (!plots.is_empty()).then(|| format!(" {head} {left}: {counts}"))
    }
}
