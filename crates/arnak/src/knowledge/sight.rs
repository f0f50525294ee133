//! What one viewer may see, without anything that is derived: for observations, which are made at every step.

use dighouse_game::{Chance, PerSeat, Seat, Seats, Viewer};

use crate::Arnak;
use crate::knowledge::holding::{Held, Known};
use crate::rules::score::Points;
use crate::state::task::Task;

/// The table from which everything is erased that the viewer cannot know. Quicker to build than a
/// [`View`](crate::View).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    pub(crate) viewer: Viewer,
    pub(crate) table: Arnak,
    /// Everybody's points: they count cards that the viewer cannot see.
    pub(crate) points: PerSeat<Points>,
    /// Who is ahead in the solo game: 1 the player, -1 the rival, 0 nobody.
    pub(crate) ahead: i8,
}

impl Sight {
    /// Whether nothing is hidden.
    pub(crate) fn is_of_all(&self) -> bool {
        self.viewer == Viewer::AllSeeing
    }

    /// Whether the viewer is one of those who have looked at something.
    pub(crate) fn has_looked(&self, seats: Seats) -> bool {
        self.is_of_all() || self.viewer.seat().is_some_and(|seat| seats.contains(seat))
    }
}

impl Arnak {
    pub(crate) fn sight_of(&self, viewer: Viewer) -> Sight {
        let mut points = PerSeat::default();
        self.seats().for_each(|seat| points[seat] = self.points(seat));
        let ahead = if self.variants.is_solo() { self.against_rival() as i8 } else { 0 };
        let mut sight = Sight { viewer, table: *self, points, ahead };
        sight.table.chance = Chance::default();
        if !sight.is_of_all() {
            let looked_at_rescue = sight.has_looked(self.assistants.rescue_seen());
            let looked_into_temple = sight.has_looked(self.research.temple_seen());
            sight.table.market.erase_unseen();
            sight.table.island.erase_unseen();
            sight.table.assistants.erase_unseen(looked_at_rescue);
            sight.table.research.erase_unseen(looked_into_temple);
            sight.table.rival.erase_unseen();
        }
        self.seats().for_each(|seat| self.show_cards(viewer, seat, &mut sight.table));
        self.show_drawn(viewer, &mut sight.table);
        sight
    }

    /// Whether a viewer sees a card of a player's deck.
    pub(super) fn sees_in_deck(&self, viewer: Viewer, owner: Seat, held: Held) -> bool {
        viewer == Viewer::AllSeeing
            || viewer == Viewer::Seat(owner) && held.known() >= Known::Owner
            || self.is_public(owner, held)
    }

    /// Whether a viewer sees a card of a player's hand.
    pub(super) fn sees_in_hand(&self, viewer: Viewer, owner: Seat, held: Held) -> bool {
        sees_hand(viewer, owner) || self.is_public(owner, held)
    }

    /// Whether everybody knows which card it is and where.
    fn is_public(&self, owner: Seat, held: Held) -> bool {
        held.known() == Known::Everybody && held.mix() == 0 && !self.is_mixed(owner, held.card())
    }

    /// Copies a player's deck and hand as the viewer sees them.
    fn show_cards(&self, viewer: Viewer, owner: Seat, table: &mut Arnak) {
        let holding = &mut table.players[owner].holding;
        let deck = holding.deck_len();
        for (place, held) in holding.all_mut().iter_mut().enumerate() {
            let seen = if place < deck {
                self.sees_in_deck(viewer, owner, *held)
            } else {
                self.sees_in_hand(viewer, owner, *held)
            };
            *held = held.shown(seen, sees_hand(viewer, owner));
        }
        holding.hand_mut().sort_unstable();
    }

    /// Copies the cards drawn by an earring as the viewer sees them. While a card may be put back, the first of
    /// them is already kept: others cannot tell.
    fn show_drawn(&self, viewer: Viewer, table: &mut Arnak) {
        for held in table.drawn.iter_mut().flatten() {
            *held = held.shown(self.sees_in_hand(viewer, self.turn, *held), false);
        }
        if !matches!(self.tasks.next(), Some(Task::PutBack(_))) {
            return;
        }
        if !sees_hand(viewer, self.turn) {
            table.drawn.sort_unstable();
        } else if let Some(kept) = table.drawn[0].take() {
            table.drawn.rotate_left(1);
            let holding = &mut table.players[self.turn].holding;
            holding.put_in_hand(kept);
            holding.hand_mut().sort_unstable();
        }
    }
}

/// Whether a viewer sees the whole hand of a player.
fn sees_hand(viewer: Viewer, owner: Seat) -> bool {
    viewer == Viewer::AllSeeing || viewer == Viewer::Seat(owner)
}
