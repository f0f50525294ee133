//! The museum: a ring of five wings.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{ParseError, as_text};

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

    /// The room at this place of [`Room::all`].
    pub(crate) fn at(place: usize) -> Option<Room> {
        (place < Room::COUNT).then_some(Room(place as u8))
    }

    /// Its place in [`Room::all`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// What a plot of its wing's patron is worth to its holder.
    #[inline]
    pub const fn value(self) -> u8 {
        match self.0 / WINGS as u8 {
            0 => 5,
            1 => 3,
            _ => 2,
        }
    }

    /// Its wings, counted from 0: a room worth two lies between two wings and belongs to both.
    pub fn wings(self) -> impl Iterator<Item = usize> {
        let wing = usize::from(self.0) % WINGS;
        let next = (self.value() == 2).then_some((wing + 1) % WINGS);
        std::iter::once(wing).chain(next)
    }

    /// The rooms one of which a player needs to enter this one; empty if anybody may enter it.
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

/// ```
/// use dighouse_mykerinos::{Room, Rooms};
///
/// let room: Room = "2-23".parse()?;
/// assert_eq!(room.value(), 2);
/// assert_eq!(room.wings().collect::<Vec<_>>(), [1, 2], "counted from 0");
/// assert_eq!(Rooms::NONE.with(room).worth(1), 2);
/// assert_eq!(Rooms::NONE.worth(1), 1);
/// # Ok::<(), dighouse_game::ParseError>(())
/// ```
impl FromStr for Room {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Room, ParseError> {
        let room = Room::all().find(|room| room.to_string() == text);
        room.ok_or_else(|| ParseError::new("a room such as `3-2`", text))
    }
}

as_text! { Room }

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

    /// Whether the set has `room`.
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

    /// The number of rooms.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
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

    /// The rooms that are in both sets.
    #[must_use]
    pub const fn and(self, other: Rooms) -> Rooms {
        Rooms(self.0 & other.0)
    }

    /// The rooms that are in either set.
    #[must_use]
    pub(crate) const fn or(self, other: Rooms) -> Rooms {
        Rooms(self.0 | other.0)
    }

    /// The rooms that are not in `other`.
    #[must_use]
    pub(crate) const fn minus(self, other: Rooms) -> Rooms {
        Rooms(self.0 & !other.0)
    }

    /// The rooms that a player with these rooms may enter if they are free: all worth two and three, and
    /// those worth five next to one of these.
    pub(crate) const fn entrances(self) -> Rooms {
        const WING: u16 = (1 << WINGS) - 1;
        let (threes, twos) = (self.0 >> WINGS & WING, self.0 >> (2 * WINGS));
        let next = (twos << 1 | twos >> (WINGS - 1)) & WING;
        Rooms(threes | twos | next | WING << WINGS | WING << (2 * WINGS))
    }

    /// What a plot of the wing's patron is worth with these rooms: the value of the best, 1 without any.
    pub fn worth(self, wing: usize) -> u8 {
        self.and(Rooms::of_wing(wing)).iter().map(Room::value).max().unwrap_or(1)
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
    fn a_room_can_be_entered_unless_it_needs_another() {
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
