//! Who did what.

use dighouse_game::Seat;

use super::{Holder, TableEvent};

/// Tracks who sits where, to name the author of each event as a history is read from its first line.
#[derive(Default)]
pub struct Authors(Vec<Option<String>>);

impl Authors {
    /// The id of the player who did the next event of the history; none for what the server did.
    pub fn of(&mut self, event: &TableEvent) -> Option<String> {
        match event {
            TableEvent::Made(made) => {
                let id = |holder: &Holder| holder.person().map(|person| person.id.clone());
                self.0 = made.seats.iter().map(id).collect();
                return Some(made.maker.clone());
            }
            TableEvent::LetIn { player }
            | TableEvent::Reported { player, .. }
            | TableEvent::Shared { player, .. }
            | TableEvent::Unshared { player } => {
                return Some(player.clone());
            }
            _ => {}
        }
        let seat = self.0.get_mut(event.seat()?.index())?;
        match event {
            TableEvent::Sat { person, .. } => *seat = Some(person.id.clone()),
            TableEvent::Left { .. } => return seat.take(),
            _ => {}
        }
        seat.clone()
    }

    /// Whether a player sits there.
    pub fn sits(&self, seat: Seat, player: &str) -> bool {
        self.0.get(seat.index()).is_some_and(|id| id.as_deref() == Some(player))
    }
}
