//! The score track and the order on it.

use dighouse_game::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The last space that is printed on the track. Markers can go further.
pub(crate) const LAST_SPACE: i16 = 50;

/// A marker on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// The player.
    pub seat: Seat,
    /// The space it is on.
    pub points: i16,
}

/// The markers of all players. Of markers on the same space, the one on top is further back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Track {
    points: PerSeat<i16>,
    /// From the back to the front; only the first `seats` are used.
    order: [Seat; 4],
    seats: u8,
}

impl Track {
    /// All markers on 0, stacked in this order from the top.
    pub(crate) fn stacked(order: [Seat; 4], seats: u8) -> Track {
        Track { points: PerSeat::default(), order, seats }
    }

    /// A track with these markers, from the back to the front; `None` if they are not in order or a
    /// seat is missing.
    pub(crate) fn from_markers(markers: &[Marker]) -> Option<Track> {
        let mut track = Track::stacked(Seat::ALL, markers.len() as u8);
        for (place, marker) in markers.iter().enumerate() {
            *track.order.get_mut(place)? = marker.seat;
            track.points[marker.seat] = marker.points;
        }
        let all_there = Seat::first(track.seats).all(|seat| track.order().contains(&seat));
        (all_there && markers.is_sorted_by_key(|marker| marker.points)).then_some(track)
    }

    pub(crate) fn markers(&self) -> impl Iterator<Item = Marker> {
        self.order().iter().map(|&seat| Marker { seat, points: self.points[seat] })
    }

    /// The seats from the back to the front.
    pub(crate) fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// The seat in front of all others.
    pub(crate) fn foremost(&self) -> Seat {
        self.order[usize::from(self.seats) - 1]
    }

    pub(crate) fn points(&self, seat: Seat) -> i16 {
        self.points[seat]
    }

    /// Moves a marker on top of those on its new space. A change of 0 is no move.
    pub(crate) fn advance(&mut self, seat: Seat, by: i16) {
        if by == 0 {
            return;
        }
        self.points[seat] += by;
        let seats = usize::from(self.seats);
        let order = &mut self.order[..seats];
        let mut place = order.iter().position(|&other| other == seat).expect("every seat has a marker");
        while place + 1 < seats && self.points[order[place + 1]] < self.points[seat] {
            order.swap(place, place + 1);
            place += 1;
        }
        while place > 0 && self.points[order[place - 1]] >= self.points[seat] {
            order.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::ALL[0];
    const B: Seat = Seat::ALL[1];
    const C: Seat = Seat::ALL[2];

    fn track() -> Track {
        Track::stacked([C, A, B, Seat::ALL[3]], 3)
    }

    #[test]
    fn the_marker_on_top_of_a_stack_is_further_back() {
        assert_eq!(track().order(), [C, A, B]);
        assert_eq!(track().foremost(), B);
    }

    #[test]
    fn a_marker_lands_on_top_of_the_stack() {
        let mut track = track();
        track.advance(B, 2);
        track.advance(C, 2);
        assert_eq!(track.order(), [A, C, B], "C arrived later, so it is further back");
        track.advance(B, 1);
        track.advance(B, -1);
        assert_eq!(track.order(), [A, B, C], "now B lies on top");
    }

    #[test]
    fn a_marker_that_leaves_does_not_change_the_order_of_the_others() {
        let mut track = track();
        track.advance(A, 5);
        assert_eq!(track.order(), [C, B, A]);
    }

    #[test]
    fn a_change_of_zero_is_no_move() {
        let mut track = track();
        track.advance(B, 0);
        assert_eq!(track.order(), [C, A, B]);
    }

    #[test]
    fn a_marker_may_fall_below_zero() {
        let mut track = track();
        track.advance(A, -2);
        assert_eq!(track.order(), [A, C, B]);
        assert_eq!(track.points(A), -2);
    }

    #[test]
    fn markers_out_of_order_or_missing_are_rejected() {
        let marker = |seat, points| Marker { seat, points };
        assert!(Track::from_markers(&[marker(A, 1), marker(B, 1)]).is_some());
        assert!(Track::from_markers(&[marker(A, 2), marker(B, 1)]).is_none());
        assert!(Track::from_markers(&[marker(A, 1), marker(A, 1)]).is_none());
        assert!(Track::from_markers(&[marker(A, 1), marker(C, 1)]).is_none());
    }
}
