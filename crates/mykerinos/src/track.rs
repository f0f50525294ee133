//! The pass track, which breaks ties.

use dighouse_game::{PerSeat, Seat};

use crate::Expedition;

/// The neutral expedition's space.
const NEUTRAL_SPACE: u8 = 2;

/// The spaces of the players who have passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PassTrack {
    /// 0 for a player who has not passed.
    spaces: PerSeat<u8>,
    passed: u8,
}

impl PassTrack {
    /// Whether a seat has passed.
    #[inline]
    pub(crate) fn has_passed(&self, seat: Seat) -> bool {
        self.spaces[seat] != 0
    }

    /// The number of players who have passed.
    #[inline]
    pub(crate) const fn passed(&self) -> u8 {
        self.passed
    }

    /// Puts a disc on the lowest free space, which it returns.
    pub(crate) fn pass(&mut self, seat: Seat, seats: u8) -> u8 {
        self.spaces[seat] = nth_space(self.passed, seats);
        self.passed += 1;
        self.spaces[seat]
    }

    /// The space of an expedition; `None` for a player who has not passed.
    #[inline]
    pub(crate) fn space(&self, expedition: Expedition) -> Option<u8> {
        match expedition {
            Expedition::Neutral(_) => Some(NEUTRAL_SPACE),
            Expedition::Seat(seat) => Some(self.spaces[seat]).filter(|&space| space != 0),
        }
    }

    /// The players who have passed, in order.
    pub(crate) fn order(&self, seats: u8) -> impl Iterator<Item = Seat> {
        (0..self.passed).filter_map(move |place| {
            Seat::first(seats).find(|&seat| self.spaces[seat] == nth_space(place, seats))
        })
    }

    /// How an expedition fares in a tie: the lowest number wins. A tie between equal numbers is still open.
    #[inline]
    pub(crate) fn tie_break(&self, expedition: Expedition) -> u8 {
        const OPEN: u8 = u8::MAX;
        match expedition {
            // The first of two players to pass will win ties against the neutral expedition.
            Expedition::Neutral(_) if self.passed == 0 => OPEN,
            Expedition::Neutral(_) | Expedition::Seat(_) => self.space(expedition).unwrap_or(OPEN),
        }
    }

    /// The expeditions grouped by [`PassTrack::tie_break`], the strongest first.
    pub(crate) fn ties(&self, seats: u8) -> Vec<Vec<Expedition>> {
        let mut all: Vec<Expedition> = Expedition::of(seats).collect();
        all.sort_by_key(|&who| self.tie_break(who));
        all.chunk_by(|&one, &other| self.tie_break(one) == self.tie_break(other)).map(<[_]>::to_vec).collect()
    }
}

/// The space of a player who passes after `passed` others. With two players, space 2 belongs to the neutral
/// expedition.
const fn nth_space(passed: u8, seats: u8) -> u8 {
    if seats == 2 { 1 + 2 * passed } else { 1 + passed }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEUTRAL: Expedition = Expedition::NEUTRAL;

    fn seat(number: usize) -> Expedition {
        Expedition::Seat(Seat::ALL[number - 1])
    }

    #[test]
    fn a_player_who_passes_takes_the_lowest_free_space() {
        let mut track = PassTrack::default();
        assert_eq!([3, 0, 1, 2].map(|seat| track.pass(Seat::ALL[seat], 4)), [1, 2, 3, 4]);
        let mut track = PassTrack::default();
        assert_eq!([1, 0].map(|seat| track.pass(Seat::ALL[seat], 2)), [1, 3]);
        assert_eq!(track.order(2).collect::<Vec<_>>(), [Seat::ALL[1], Seat::ALL[0]]);
    }

    #[test]
    fn ties_are_open_between_players_who_have_not_passed() {
        let mut track = PassTrack::default();
        assert_eq!(track.ties(3), [vec![seat(1), seat(2), seat(3)]]);
        track.pass(Seat::ALL[1], 3);
        assert_eq!(track.ties(3), [vec![seat(2)], vec![seat(1), seat(3)]]);
        track.pass(Seat::ALL[2], 3);
        assert_eq!(track.ties(3), [vec![seat(2)], vec![seat(3)], vec![seat(1)]]);
    }

    #[test]
    fn the_first_of_two_to_pass_beats_the_neutral_expedition_and_the_second_does_not() {
        let mut track = PassTrack::default();
        assert_eq!(track.ties(2), [vec![seat(1), seat(2), NEUTRAL]]);
        track.pass(Seat::ALL[1], 2);
        assert_eq!(track.ties(2), [vec![seat(2)], vec![NEUTRAL], vec![seat(1)]]);
    }
}
