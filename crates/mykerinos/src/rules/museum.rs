//! The museum: who may enter which room.

use dighouse_game::{Log, Seat};

use crate::{Event, Mykerinos, Reason, Room, Rooms};

impl Mykerinos {
    /// The seat that holds a room.
    pub(crate) fn holder(&self, room: Room) -> Option<Seat> {
        Seat::first(self.variants.seats).find(|&seat| self.players[seat].rooms.contains(room))
    }

    /// The rule that forbids a room: it must be free, and a room worth five must be next to a room of the
    /// seat.
    pub(crate) fn forbids_room(&self, seat: Seat, room: Room) -> Option<Reason> {
        if let Some(holder) = self.holder(room) {
            Some(Reason::RoomTaken { room, seat: holder })
        } else if room.value() == 5 && room.ways().and(self.players[seat].rooms).is_empty() {
            Some(Reason::NoWay { room })
        } else {
            None
        }
    }

    /// The rooms that a seat may enter.
    pub(crate) fn open_rooms(&self, seat: Seat) -> impl Iterator<Item = Room> {
        let taken = self.players.0.iter().fold(Rooms::NONE, |all, player| all.or(player.rooms));
        self.players[seat].rooms.entrances().minus(taken).iter()
    }

    /// Puts an archaeologist into a room.
    pub(crate) fn exhibit(&mut self, seat: Seat, room: Room, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat];
        player.rooms = player.rooms.with(room);
        log.tell(Event::Exhibited { seat, room, value: room.value() });
    }
}
