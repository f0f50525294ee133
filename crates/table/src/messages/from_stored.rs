//! Messages made from what is stored, and the other way round.

use dighouse_game::Seat;

use super::{Clock, Pace, Phase, SeatKind, SeatNow, TableCard, TimeOut};
use crate::history::{self, Card, CardSeat, Holder};

impl From<crate::Phase> for Phase {
    fn from(phase: crate::Phase) -> Phase {
        match phase {
            crate::Phase::Waiting => Phase::Waiting,
            crate::Phase::Playing => Phase::Playing,
            crate::Phase::Over => Phase::Over,
        }
    }
}

impl From<history::Pace> for Pace {
    fn from(pace: history::Pace) -> Pace {
        match pace {
            history::Pace::Live => Pace::Live,
            history::Pace::Slow => Pace::Slow,
        }
    }
}

impl From<Pace> for history::Pace {
    fn from(pace: Pace) -> history::Pace {
        match pace {
            Pace::Live => history::Pace::Live,
            Pace::Slow => history::Pace::Slow,
        }
    }
}

impl From<history::TimeControl> for Clock {
    fn from(history::TimeControl { turn, bank, then }: history::TimeControl) -> Clock {
        let then = match then {
            history::TimeOut::Bot => TimeOut::Bot,
            history::TimeOut::Loss => TimeOut::Loss,
        };
        Clock { turn, bank, then }
    }
}

impl From<Clock> for history::TimeControl {
    fn from(Clock { turn, bank, then }: Clock) -> history::TimeControl {
        let then = match then {
            TimeOut::Bot => history::TimeOut::Bot,
            TimeOut::Loss => history::TimeOut::Loss,
        };
        history::TimeControl { turn, bank, then }
    }
}

impl SeatNow {
    /// A seat as a stranger sees it.
    pub fn new(seat: Seat, holder: &Holder, substitute: Option<&str>) -> SeatNow {
        let open = SeatNow {
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
            Holder::Open => open,
            Holder::Person(person) => SeatNow {
                kind: SeatKind::Player,
                name: person.name.clone(),
                number: Some(person.number),
                account: person.account && person.name.is_some(),
                ..open
            },
            Holder::Bot { bot } => SeatNow { kind: SeatKind::Bot, bot: Some(bot.clone()), ..open },
        }
    }
}

impl TableCard {
    /// The card of a table as `player` sees it.
    pub fn new(card: Card, id: String, changed: i64, player: Option<&str>) -> TableCard {
        let yours = |seat: &CardSeat| {
            let person = seat.holder.person().filter(|_| seat.substitute.is_none());
            person.is_some_and(|person| Some(person.id.as_str()) == player)
        };
        let seats: Vec<SeatNow> = Seat::ALL
            .into_iter()
            .zip(&card.seats)
            .map(|(number, seat)| SeatNow {
                yours: yours(seat),
                ready: seat.ready,
                ..SeatNow::new(number, &seat.holder, seat.substitute.as_deref())
            })
            .collect();
        let your_turn = seats.iter().any(|seat| seat.yours && card.asked.contains(&seat.seat));
        TableCard {
            id,
            game: card.game,
            options: card.options,
            seats,
            public: card.public,
            pace: card.pace.into(),
            aids: card.aids,
            clock: card.clock.map(Clock::from),
            locked: card.locked,
            phase: card.phase.into(),
            your_turn,
            asked: card.asked,
            step: card.step,
            winners: card.winners,
            changed,
        }
    }
}
