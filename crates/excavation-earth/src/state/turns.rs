//! Rounds, the turn-order track, and whose turn it is.

use dighouse_game::List;
use dighouse_game::scenario::{Checked, ensure};

use crate::player::party::MOST_PARTIES;
use crate::{Party, ROUNDS};

/// Actions of a turn.
pub(crate) const ACTIONS: u8 = 2;

/// The parties from the first to the last of a round.
pub(crate) type Order = List<Party, MOST_PARTIES>;

/// The round, the turn-order track and the current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turns {
    /// Counted from 1.
    round: u8,
    order: Order,
    /// The place of the mover on the track.
    place: u8,
    /// How many actions the mover has left, the current one included; 0 between turns.
    actions_left: u8,
}

impl Turns {
    pub(crate) const BEFORE_THE_GAME: Turns =
        Turns { round: 1, order: Order::EMPTY, place: 0, actions_left: 0 };

    /// The turn that a position describes.
    pub(crate) fn restore(round: u8, order: Order, place: u8, actions_left: u8) -> Checked<Turns> {
        ensure((1..=ROUNDS).contains(&round), "there is no such round")?;
        ensure(actions_left <= ACTIONS, "one or two actions are left in a turn")?;
        Ok(Turns { round, order, place, actions_left })
    }

    /// Checks that the track has each of `parties` once, and the mover a place on it.
    pub(crate) fn check(&self, parties: impl Iterator<Item = Party>) -> Checked {
        let mut order = self.order;
        order.sort_unstable();
        ensure(order.into_iter().eq(parties), "the turn order has every party once")?;
        ensure(usize::from(self.place) < self.order.len(), "nobody has the turn")
    }

    #[inline]
    pub(crate) const fn round(&self) -> u8 {
        self.round
    }

    /// Whether this is the last round, in which command cards show their other side.
    #[inline]
    pub(crate) const fn is_last_round(&self) -> bool {
        self.round == ROUNDS
    }

    pub(crate) const fn order(&self) -> Order {
        self.order
    }

    /// The mover's place on the track, from 0.
    pub(crate) const fn place(&self) -> u8 {
        self.place
    }

    #[inline]
    pub(crate) const fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) fn mover(&self) -> Party {
        self.order[usize::from(self.place)]
    }

    /// Whether it is this party's turn; false before the order is known.
    #[inline]
    pub(crate) fn is_mover(&self, party: Party) -> bool {
        self.order.get(usize::from(self.place)) == Some(&party)
    }

    /// Puts the parties on the track.
    pub(crate) fn seat(&mut self, parties: impl Iterator<Item = Party>) {
        self.order = parties.collect();
    }

    /// Reorders the track by a key; parties with the same key stay in order.
    pub(crate) fn sort_by_key(&mut self, key: impl Fn(Party) -> u8) {
        self.order.sort_by_key(|&party| key(party));
    }

    pub(crate) fn begin_round(&mut self) {
        self.round += 1;
    }

    /// Nobody has the turn until the next round.
    pub(crate) fn end_round(&mut self) {
        self.place = 0;
        self.actions_left = 0;
    }

    /// Gives the turn to the first of the track.
    pub(crate) fn begin_with_the_first(&mut self) {
        self.place = 0;
    }

    /// The mover gets two actions.
    pub(crate) fn begin_turn(&mut self) {
        self.actions_left = ACTIONS;
    }

    /// Ends one of the mover's actions.
    pub(crate) fn end_action(&mut self) {
        self.actions_left -= 1;
    }

    /// Gives the turn to the next party that has not passed; false if all have.
    pub(crate) fn move_on(&mut self, has_passed: impl Fn(Party) -> bool) -> bool {
        let parties = self.order.len() as u8;
        for ahead in 1..=parties {
            let next = (self.place + ahead) % parties;
            if !has_passed(self.order[usize::from(next)]) {
                self.place = next;
                return true;
            }
        }
        false
    }
}
