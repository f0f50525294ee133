//! The museum: a ring of five wings around the hall.

use std::fmt;
use std::str::FromStr;

use dighouse_game::Seat;

use crate::notation::data_is_text;
use crate::{Mykerinos, Reason};

/// How many wings there are.
pub const WINGS: usize = 5;

/// A room, written as its value and its wing: `5-2` is the room worth five of wing 2, `3-2` the one worth
/// three, `2-23` the one worth two between wings 2 and 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct Room(#[cfg_attr(feature = "types", ts(type = "string"))] u8);

impl Room {
    /// How many rooms there are.
    pub const COUNT: usize = 3 * WINGS;

    /// Every room: those worth five, wing by wing, then those worth three, then those worth two.
    pub fn all() -> impl Iterator<Item = Room> {
        (0..Room::COUNT as u8).map(Room)
    }

    /// What a plot of its wing's patron is worth to who holds it.
    #[inline]
    pub const fn value(self) -> u8 {
        match self.0 / WINGS as u8 {
            0 => 5,
            1 => 3,
            _ => 2,
        }
    }

    /// Its wings, counted from 0: a room worth two belongs to both that it lies between.
    pub fn wings(self) -> impl Iterator<Item = usize> {
        let wing = usize::from(self.0) % WINGS;
        let next = (self.value() == 2).then_some((wing + 1) % WINGS);
        std::iter::once(wing).chain(next)
    }

    /// The rooms from which this one is reached; none for those that anybody may enter.
    pub(crate) fn ways(self) -> Rooms {
        if self.value() == 5 { Rooms::of_wing(usize::from(self.0)).without(self) } else { Rooms::NONE }
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-", self.value())?;
        self.wings().try_for_each(|wing| write!(f, "{}", wing + 1))
    }
}

impl FromStr for Room {
    type Err = ();

    fn from_str(text: &str) -> Result<Room, ()> {
        Room::all().find(|room| room.to_string() == text).ok_or(())
    }
}

data_is_text! { Room "3-2" }

/// A set of rooms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rooms(u16);

impl Rooms {
    /// No room.
    pub const NONE: Rooms = Rooms(0);

    /// The rooms of a wing, counted from 0.
    pub const fn of_wing(wing: usize) -> Rooms {
        let before = (wing + WINGS - 1) % WINGS;
        Rooms(1 << wing | 1 << (WINGS + wing) | 1 << (2 * WINGS + wing) | 1 << (2 * WINGS + before))
    }

    /// Whether `room` is among them.
    pub const fn contains(self, room: Room) -> bool {
        self.0 >> room.0 & 1 == 1
    }

    /// The same rooms and `room`.
    #[must_use]
    pub const fn with(self, room: Room) -> Rooms {
        Rooms(self.0 | 1 << room.0)
    }

    #[must_use]
    const fn without(self, room: Room) -> Rooms {
        Rooms(self.0 & !(1 << room.0))
    }

    /// How many they are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rooms in order.
    pub fn iter(self) -> impl Iterator<Item = Room> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let room = (rest != 0).then(|| Room(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            room
        })
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: Rooms) -> Rooms {
        Rooms(self.0 & other.0)
    }

    /// The rooms worth two and three, and those worth five next to one of these.
    const fn entrances(self) -> Rooms {
        const WING: u16 = (1 << WINGS) - 1;
        let (threes, twos) = (self.0 >> WINGS & WING, self.0 >> (2 * WINGS));
        let next = (twos << 1 | twos >> (WINGS - 1)) & WING;
        Rooms(threes | twos | next | WING << WINGS | WING << (2 * WINGS))
    }

    /// The best of these rooms in a wing: values never add up. A patron without a room is worth 1.
    pub fn worth(self, wing: usize) -> u8 {
        self.and(Rooms::of_wing(wing)).iter().map(Room::value).max().unwrap_or(1)
    }
}

impl Mykerinos {
    /// Who holds a room.
    pub(crate) fn holder(&self, room: Room) -> Option<Seat> {
        Seat::first(self.variants.seats).find(|&seat| self.rooms[seat].contains(room))
    }

    /// Any free room worth two or three, or one worth five next to a room that the seat holds.
    pub(crate) fn forbids_room(&self, seat: Seat, room: Room) -> Option<Reason> {
        if let Some(holder) = self.holder(room) {
            Some(Reason::RoomTaken { room, seat: holder })
        } else if room.value() == 5 && room.ways().and(self.rooms[seat]).is_empty() {
            Some(Reason::NoWay { room })
        } else {
            None
        }
    }

    /// The rooms that a seat may enter.
    pub(crate) fn open_rooms(&self, seat: Seat) -> impl Iterator<Item = Room> {
        let taken = self.rooms.0.iter().fold(0, |all, rooms| all | rooms.0);
        Rooms(self.rooms[seat].entrances().0 & !taken).iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rooms(names: &str) -> Rooms {
        names.split_whitespace().fold(Rooms::NONE, |rooms, name| rooms.with(name.parse().unwrap()))
    }

    #[test]
    fn a_wing_has_a_five_a_three_and_two_twos_that_it_shares() {
        assert_eq!(Rooms::of_wing(0), rooms("5-1 3-1 2-12 2-51"));
        assert_eq!(Rooms::of_wing(2), rooms("5-3 3-3 2-34 2-23"));
        for room in Room::all() {
            let wings: Vec<usize> = (0..WINGS).filter(|&wing| Rooms::of_wing(wing).contains(room)).collect();
            let mut own: Vec<usize> = room.wings().collect();
            own.sort_unstable();
            assert_eq!(own, wings, "{room}");
        }
    }

    #[test]
    fn the_entrances_are_where_a_way_leads() {
        for bits in 0..1 << Room::COUNT {
            let own = Rooms(bits);
            let reached = |room: &Room| room.value() != 5 || !room.ways().and(own).is_empty();
            let expected = Room::all().filter(reached).fold(Rooms::NONE, Rooms::with);
            assert_eq!(own.entrances(), expected, "{bits:b}");
        }
    }

    #[test]
    fn a_five_is_reached_from_the_three_and_both_twos_of_its_wing() {
        assert_eq!("5-3".parse::<Room>().unwrap().ways(), rooms("3-3 2-23 2-34"));
        assert_eq!("3-3".parse::<Room>().unwrap().ways(), Rooms::NONE);
    }
}
