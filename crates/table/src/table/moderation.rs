//! Blocks and reports.

use dighouse_game::Seat;

use super::talk::TalkEntry;
use super::{BadField, Refusal, Table};
use crate::Player;
use crate::history::{Holder, TableEvent};

impl Table {
    /// The id of the player who made the table.
    pub fn maker(&self) -> &str {
        &self.made.maker
    }

    /// The id of the person in a seat, who must not be `player`.
    pub fn other_person(&self, seat: Seat, player: &str) -> Result<String, Refusal> {
        let holder = self.seats.get(seat.index()).map(|place| &place.holder);
        let person = holder.and_then(Holder::person).filter(|person| person.id != player);
        person.map(|person| person.id.clone()).ok_or(Refusal::NobodyToBlock)
    }

    /// Reports a remark of somebody else to the host; the second report of it changes nothing.
    pub fn wants_to_report(&self, player: &str, seq: u32) -> Result<Vec<TableEvent>, Refusal> {
        let remark = self.talk.iter().find(|entry| entry.seq == seq).and_then(|entry| entry.said_by);
        let other = remark.filter(|&seat| self.other_person(seat, player).is_ok());
        let after = seq.checked_sub(1).filter(|_| other.is_some());
        let after = after.ok_or(BadField::Seq)?;
        let known = self.reported.contains(&(player.to_owned(), after));
        Ok(if known { Vec::new() } else { vec![TableEvent::Reported { player: player.to_owned(), after }] })
    }

    /// The talk without the remarks of those whom `player` has blocked.
    pub(super) fn heard_by(&self, player: Option<&Player>) -> impl Iterator<Item = &TalkEntry> {
        let blocked = move |seat| player.is_some_and(|player| self.is_blocked(seat, player));
        self.talk.iter().filter(move |entry| !entry.said_by.is_some_and(blocked))
    }

    /// Whether `player` has blocked the person in a seat.
    pub(super) fn is_blocked(&self, seat: Seat, player: &Player) -> bool {
        self.other_person(seat, &player.id).is_ok_and(|other| player.blocked.contains(&other))
    }
}
