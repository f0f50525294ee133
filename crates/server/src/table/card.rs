//! What lists show of a table.

use std::collections::BTreeMap;

use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use super::{Ended, Table};
use crate::history::Holder;
use crate::messages::{Clock, Pace, Phase, SeatKind, SeatNow, TableCard};
use crate::store::Index;

/// A table as lists know it, for any reader: what the store keeps beside the lines.
#[derive(Serialize, Deserialize)]
pub(crate) struct Card {
    pub(crate) game: String,
    options: BTreeMap<String, String>,
    pub(crate) seats: Vec<CardSeat>,
    public: bool,
    pace: Pace,
    aids: bool,
    clock: Option<Clock>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    locked: bool,
    phase: Phase,
    asked: Vec<Seat>,
    step: u32,
    winners: Vec<Seat>,
    closed: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ended: Option<Ended>,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct CardSeat {
    pub(crate) holder: Holder,
    ready: bool,
    #[serde(rename = "stand_in")]
    substitute: Option<String>,
}

impl CardSeat {
    /// Whether `player` holds it, or held it and left it to a bot.
    pub(crate) fn is_of(&self, player: &str) -> bool {
        self.holder.person().is_some_and(|person| person.id == player)
    }
}

impl Card {
    /// Whether `player` finds it among their own: they have not left it, and it was not given up.
    pub(crate) fn is_of(&self, player: &str) -> bool {
        !self.closed && self.seats.iter().any(|seat| seat.is_of(player))
    }

    /// Whether anybody may see the game and its replay.
    pub(crate) const fn is_public(&self) -> bool {
        self.public && !self.locked
    }

    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// The card as `player` sees it.
    pub(crate) fn show(self, id: String, changed: i64, player: Option<&str>) -> TableCard {
        let yours = |seat: &CardSeat| {
            let person = seat.holder.person().filter(|_| seat.substitute.is_none());
            person.is_some_and(|person| Some(person.id.as_str()) == player)
        };
        let seats: Vec<SeatNow> = Seat::ALL
            .into_iter()
            .zip(&self.seats)
            .map(|(seat, place)| SeatNow {
                yours: yours(place),
                ready: place.ready,
                ..show_holder(seat, &place.holder, place.substitute.as_deref())
            })
            .collect();
        let your_turn = seats.iter().any(|seat| seat.yours && self.asked.contains(&seat.seat));
        TableCard {
            id,
            game: self.game,
            options: self.options,
            seats,
            public: self.public,
            pace: self.pace,
            aids: self.aids,
            clock: self.clock,
            locked: self.locked,
            phase: self.phase,
            your_turn,
            asked: self.asked,
            step: self.step,
            winners: self.winners,
            changed,
        }
    }
}

/// A seat as a stranger sees it.
pub(super) fn show_holder(seat: Seat, holder: &Holder, substitute: Option<&str>) -> SeatNow {
    let blank = SeatNow {
        seat,
        kind: SeatKind::Open,
        name: None,
        number: None,
        account: false,
        bot: substitute.map(str::to_owned),
        yours: false,
        ready: false,
        late: false,
        yours_again: false,
        blocked: false,
    };
    match holder {
        Holder::Open => blank,
        Holder::Person(person) => SeatNow {
            kind: SeatKind::Player,
            name: person.name.clone(),
            number: Some(person.number),
            account: person.account && person.name.is_some(),
            ..blank
        },
        Holder::Bot { bot } => SeatNow { kind: SeatKind::Bot, bot: Some(bot.clone()), ..blank },
    }
}

impl Table {
    /// Who has won.
    fn winners(&self) -> Vec<Seat> {
        if self.phase() != Phase::Over {
            return Vec::new();
        }
        self.sheet().into_iter().filter(|row| row.rank == 1).map(|row| row.seat).collect()
    }

    /// What the store keeps for lists.
    pub(crate) fn index(&self) -> Index {
        let (winners, ended) = (self.winners(), self.ended());
        let rated = ended.as_ref().filter(|ended| ended.rated).map(|ended| ended.at);
        let seat = |place: &super::Place| CardSeat {
            holder: place.holder.clone(),
            ready: place.ready,
            substitute: place.substitute.clone(),
        };
        let card = Card {
            game: self.made.game.clone(),
            options: self.made.options.clone(),
            seats: self.seats.iter().map(seat).collect(),
            public: self.made.public,
            pace: self.made.pace,
            aids: self.made.aids,
            clock: self.made.clock,
            locked: self.is_locked(),
            phase: self.phase(),
            asked: self.asked().iter().collect(),
            step: self.step(),
            winners,
            closed: self.closed,
            ended,
        };
        Index {
            phase: self.phase(),
            public: self.made.public,
            has_open_seat: self.seats.iter().any(|place| place.holder == Holder::Open),
            bot_to_move: self.asked_bots().next().is_some(),
            due: self.due(),
            rated,
            asked: self.asked_people(),
            changed: self.changed,
            players: self.met.iter().cloned().collect(),
            card: serde_json::to_string(&card).expect("a card is plain data"),
        }
    }
}
