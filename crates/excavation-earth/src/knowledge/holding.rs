//! Which cards of a hand others know.

use dighouse_game::{List, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::card::Cards;
use crate::player::left_of;
use crate::state::task::Task;
use crate::{Alike, Card, ExcavationEarth};

/// How many drafts a game can have: one a round.
pub(crate) const DRAFTS: usize = 3;

/// Cards of a hand that others know of, because they saw them in a draft or in a mulligan. A card
/// that is played is taken for the known one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    /// Shown to everybody in a mulligan.
    pub(crate) shown: List<Card, 6>,
    /// What everybody knows of the cards that were not shown.
    pub(crate) unlike: Option<Unlike>,
    /// The second picks of each draft: the player to the right passed them on.
    pub(crate) second: [List<Card, 2>; DRAFTS],
    /// The third picks of each draft: the player to the right knows them, as the rest is discarded.
    pub(crate) third: [List<Card, 2>; DRAFTS],
}

/// Who redraws shows all cards that are alike, so of the others at least so many are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Unlike {
    pub(crate) alike: Alike,
    pub(crate) least: u8,
}

impl Memory {
    pub(crate) const BLANK: Memory = Memory {
        shown: List::EMPTY,
        unlike: None,
        second: [List::EMPTY; DRAFTS],
        third: [List::EMPTY; DRAFTS],
    };

    /// A card of this kind was played or discarded.
    pub(crate) fn forget(&mut self, card: Card) {
        let place = |cards: &[Card]| cards.iter().position(|&known| known == card);
        if let Some(place) = place(self.shown.as_slice()) {
            self.shown.remove(place);
            return;
        }
        if let Some(unlike) = &mut self.unlike
            && !unlike.alike.fits(card)
        {
            unlike.least = unlike.least.saturating_sub(1);
        }
        for list in self.third.iter_mut().chain(&mut self.second) {
            if let Some(place) = place(list.as_slice()) {
                list.remove(place);
                return;
            }
        }
    }
}

impl ExcavationEarth {
    pub(super) fn left_of(&self, seat: Seat) -> Seat {
        left_of(seat, self.variants.seats)
    }

    /// The cards of a hand that `viewer`, who is not its owner, knows.
    pub(crate) fn known_cards(&self, viewer: Viewer, owner: Seat) -> Cards {
        let memory = &self.players[owner.index()].memory;
        let mut known: Cards = memory.shown.into_iter().collect();
        if let Viewer::Seat(seat) = viewer
            && self.left_of(seat) == owner
        {
            memory.third.iter().for_each(|cards| known.add_all(cards.iter().copied().collect()));
            if self.variants.seats == 2 {
                memory.second.iter().for_each(|cards| known.add_all(cards.iter().copied().collect()));
            }
        }
        known
    }

    /// Whether `viewer` knows the cards that `owner` chooses from.
    pub(crate) fn knows_packet(&self, viewer: Viewer, owner: Seat) -> bool {
        let Task::Draft { pick } = self.task else { return false };
        viewer == Viewer::Seat(owner)
            || viewer.seat().is_some_and(|seat| pick > 0 && self.left_of(seat) == owner && seat != owner)
    }
}
