//! The menu: every kind of dig with the number of ways, and every claim.

use dighouse_mykerinos::{Action, Patron, PhaseName, PlotFace, Room, Side};

use super::board::Board;
use crate::games::{Item, Menu};

impl Board<'_> {
    /// The menu for these available actions.
    pub(super) fn menu(&self, actions: &[Action]) -> Menu {
        match self.view.phase {
            PhaseName::Dig => self.dig_menu(actions),
            PhaseName::Neutral => self.neutral_menu(actions),
            PhaseName::Claim | PhaseName::Remove => self.claim_menu(actions),
            PhaseName::Over => Menu::default(),
        }
    }

    /// A line that only counts such actions.
    fn ways(&self, key: &str, patron: Option<Patron>, count: usize) -> Option<Item> {
        let args = [("count", count.into()), ("patron", patron.map_or("none", Patron::name).into())];
        (count > 0).then(|| Item { choice: None, words: self.say(key, &args) })
    }

    fn dig_menu(&self, actions: &[Action]) -> Menu {
        let count = |wanted: &dyn Fn(&Action) -> bool| actions.iter().filter(|action| wanted(action)).count();
        let mut items = vec![Item::new('1', Action::Pass, self.say("action-pass", &[]))];
        items.extend(self.ways("menu-dig", None, count(&|action| matches!(action, Action::Dig { .. }))));
        items.extend(self.ways(
            "menu-extend",
            None,
            count(&|action| matches!(action, Action::Extend { .. })),
        ));
        for patron in Patron::ALL {
            let by = |action: &Action| match action {
                Action::Patron { patron: by, .. } => *by == patron,
                Action::Brown { .. } => patron == Patron::Brown,
                _ => false,
            };
            items.extend(self.ways("menu-patron", Some(patron), count(&by)));
        }
        Menu { title: None, items, in_columns: false }
    }

    fn neutral_menu(&self, actions: &[Action]) -> Menu {
        let count = actions.iter().filter(|action| matches!(action, Action::Neutral { .. })).count();
        let mut items = vec![Item::new('1', Action::Skip, self.say("action-skip", &[]))];
        items.extend(self.ways("menu-neutral", None, count));
        Menu { title: None, items, in_columns: false }
    }

    fn claim_menu(&self, actions: &[Action]) -> Menu {
        let item = |(number, action): (usize, &Action)| Item::new(number, action, self.claim_words(*action));
        Menu { title: None, items: (1..).zip(actions).map(item).collect(), in_columns: true }
    }

    fn claim_words(&self, action: Action) -> String {
        match action {
            Action::Take { side } => self.plot_words("menu-take", side),
            Action::Remove { side } => self.plot_words("menu-remove", side),
            Action::Museum { room } => {
                let gain = self.gain(room);
                self.say("menu-room", &[("room", room.to_string().into()), ("gain", gain.into())])
            }
            _ => self.say("action-decline", &[]),
        }
    }

    fn plot_words(&self, key: &str, side: Side) -> String {
        self.plot_of(side).map_or_else(String::new, |face| self.say(key, &Board::plot_args(face)))
    }

    /// A plot of the zone being evaluated.
    fn plot_of(&self, side: Side) -> Option<PlotFace> {
        let zone = self.view.claim.as_ref()?.zone;
        let plot = self.view.plots.iter().find(|plot| plot.zone == zone && plot.side == side);
        plot.map(|plot| plot.face)
    }

    /// The points a room would add for the viewer.
    fn gain(&self, room: Room) -> u8 {
        let seen = self.view.rooms.iter().find(|seen| seen.room == room);
        let gain = |seat: dighouse_game::Seat| seen.and_then(|seen| seen.gain.get(seat.index()).copied());
        self.view.seat.and_then(gain).unwrap_or_default()
    }
}
