//! Which cards of a hand others know.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{List, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::card::Cards;
use crate::player::left_of;
use crate::state::draft::Pair;
use crate::state::task::Task;
use crate::{Alike, Card, ExcavationEarth};

/// How many drafts a game can have: one in each round.
pub(crate) const DRAFTS: usize = 3;

/// The picks of a draft that others know something about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// The player to the right passed these cards on.
    Second,
    /// The player to the right knows these cards exactly, since the rest is discarded.
    Third,
}

/// The cards of one pick that are still in the hand.
pub(crate) type Picked = List<Card, 2>;

/// Cards of a hand that others know, because they saw them in a draft or in a mulligan. A card
/// that is played is taken for the known one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    /// Shown to everybody in a mulligan.
    shown: List<Card, 6>,
    /// What everybody knows of the cards that were not shown.
    unlike: Option<Unlike>,
    /// The second picks of each draft.
    second: [Picked; DRAFTS],
    /// The third picks of each draft.
    third: [Picked; DRAFTS],
}

/// A player who redraws shows all cards that are alike, so at least this many others are not.
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
        second: [Picked::EMPTY; DRAFTS],
        third: [Picked::EMPTY; DRAFTS],
    };

    /// What a position says of a hand with these cards.
    pub(crate) fn restore(
        hand: Cards,
        shown: List<Card, 6>,
        unlike: Option<Unlike>,
        second: [Picked; DRAFTS],
        third: [Picked; DRAFTS],
    ) -> Checked<Memory> {
        let picked = || second.iter().chain(&third).flatten();
        let known = || shown.iter().chain(picked()).copied();
        let count = |card: Card| known().filter(|&other| other == card).count();
        let in_hand = Card::all().all(|card| count(card) <= usize::from(hand.count(card)));
        ensure(in_hand, "a card known to others is not in the hand")?;
        if let Some(Unlike { alike, least }) = unlike {
            let others = hand.iter().filter(|&card| !alike.fits(card)).count();
            let known = known().filter(|&card| !alike.fits(card)).count();
            ensure(
                others - known >= usize::from(least),
                "more cards should lack what was shown in the mulligan",
            )?;
        }
        Ok(Memory { shown, unlike, second, third })
    }

    /// The cards shown in a mulligan.
    pub(crate) const fn shown(&self) -> List<Card, 6> {
        self.shown
    }

    pub(crate) const fn unlike(&self) -> Option<Unlike> {
        self.unlike
    }

    /// The picks of this kind, draft by draft.
    pub(crate) const fn picks(&self, pick: Pick) -> &[Picked; DRAFTS] {
        match pick {
            Pick::Second => &self.second,
            Pick::Third => &self.third,
        }
    }

    /// The cards of one pick.
    pub(crate) fn pick_mut(&mut self, pick: Pick, draft: usize) -> &mut [Card] {
        match pick {
            Pick::Second => &mut self.second[draft],
            Pick::Third => &mut self.third[draft],
        }
    }

    /// Every card of every pick, draft by draft.
    pub(crate) fn picks_mut(&mut self) -> impl Iterator<Item = (Pick, &mut Card)> {
        let second = self.second.iter_mut();
        second.zip(&mut self.third).flat_map(|(second, third)| {
            let second = second.iter_mut().map(|card| (Pick::Second, card));
            second.chain(third.iter_mut().map(|card| (Pick::Third, card)))
        })
    }

    /// Notes what was picked in a draft, which picks are counted from 0.
    pub(crate) fn remember_pick(&mut self, pick: u8, draft: usize, pair: Pair) {
        match pick {
            1 => self.second[draft].extend([pair.0, pair.1]),
            2 => self.third[draft].extend([pair.0, pair.1]),
            // Nobody saw the packet of a first pick.
            _ => {}
        }
    }

    /// Notes the cards shown in a mulligan, and how many others are not alike.
    pub(crate) fn remember_shown(&mut self, shown: Cards, alike: Alike, others: u8) {
        self.shown.extend(shown.iter());
        self.unlike = Some(Unlike { alike, least: others });
    }

    /// A card of this kind was played or discarded.
    pub(crate) fn forget(&mut self, card: Card) {
        let place = |cards: &[Card]| cards.iter().position(|&known| known == card);
        if let Some(place) = place(&self.shown) {
            self.shown.remove(place);
            return;
        }
        if let Some(unlike) = &mut self.unlike
            && !unlike.alike.fits(card)
        {
            unlike.least = unlike.least.saturating_sub(1);
        }
        for list in self.third.iter_mut().chain(&mut self.second) {
            if let Some(place) = place(list) {
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
        let memory = self.players[owner].hand.memory();
        let mut known: Cards = memory.shown.into_iter().collect();
        if let Viewer::Seat(seat) = viewer
            && self.left_of(seat) == owner
        {
            memory.third.iter().flatten().for_each(|&card| known.add(card));
            if self.variants.seats == 2 {
                memory.second.iter().flatten().for_each(|&card| known.add(card));
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
