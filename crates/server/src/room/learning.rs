//! What a line of the history does to a room.

use dighouse_game::{Seat, Seats, Seed};
use dighouse_tables::AnyMatch;
use serde_json::json;

use super::clocks::Clocks;
use super::{Mark, Place, Room, Unreadable, Wish, making};
use crate::history::{Deed, Holder, Line, Person, Source};
use crate::messages::TalkLine;

impl Room {
    /// Applies a line of the history. Lines come from the store or were judged before, so a fault
    /// here is a damaged store.
    pub(crate) fn learn(&mut self, line: &Line) -> Result<(), Unreadable> {
        self.changed = line.at;
        let mut kept = self.step();
        match &line.deed {
            Deed::Made(_) => return Err(Unreadable("a table is made once".to_owned())),
            Deed::Sat { seat, person, salt } => self.sit(*seat, person, salt.as_deref())?,
            Deed::LetIn { player } => _ = self.let_in.insert(player.clone()),
            Deed::Left { seat } => {
                let place = self.place_mut(*seat)?;
                (place.holder, place.ready, place.salt) = (Holder::Open, false, None);
            }
            Deed::Closed => self.closed = true,
            Deed::Began { bot } => self.begin(line.at, bot.as_deref())?,
            Deed::Played { seat, action } => {
                let at = u64::try_from(line.at - self.began).ok();
                self.match_mut()?.play(*seat, action, at).map_err(|why| Unreadable(why.to_string()))?;
                self.wish = None;
                self.since = line.at;
            }
            Deed::Undone { seat } => {
                let table = self.match_mut()?;
                // Others may have acted since: their actions move up.
                kept = table.moves().iter().rposition(|played| played.seat == *seat).unwrap_or(0) as u32;
                table.undo(*seat).map_err(|why| Unreadable(format!("{why:?}")))?;
                self.since = line.at;
            }
            Deed::TakeBackAsked { seat, step } => {
                self.wish = Some(Wish { seat: *seat, step: *step, agreed: Seats::only(*seat) });
            }
            Deed::TakeBackRefused { .. } => self.wish = None,
            Deed::TakeBackAgreed { seat } => {
                if let Some(wish) = &mut self.wish {
                    wish.agreed = wish.agreed.with(*seat);
                }
            }
            Deed::TookBack { step, .. } => {
                self.match_mut()?.take_back(*step as usize);
                self.wish = None;
                self.since = line.at;
            }
            Deed::Said { .. } => {}
            Deed::Reported { player, after } => _ = self.reported.insert((player.clone(), *after)),
            Deed::Resigned { seat, bot } => {
                let place = self.place_mut(*seat)?;
                (place.stand_in, place.resigned) = (Some(bot.clone()), true);
            }
            Deed::Replaced { seat, bot } => self.place_mut(*seat)?.stand_in = Some(bot.clone()),
            Deed::Returned { seat } => {
                self.place_mut(*seat)?.stand_in = None;
                if self.asked().contains(*seat) {
                    self.since = line.at;
                }
            }
            Deed::TimedOut { seat, bot, lost } => {
                let place = self.place_mut(*seat)?;
                place.stand_in = Some(bot.clone());
                (place.resigned, place.lost) = (*lost, *lost);
            }
            Deed::PauseAsked { seat } => self.pause = Some((*seat, Seats::only(*seat))),
            Deed::PauseRefused { .. } => self.pause = None,
            Deed::PauseAgreed { seat } => {
                self.pause = self.pause.map(|(asker, agreed)| (asker, agreed.with(*seat)));
            }
            Deed::Paused { .. } => {
                self.pause = None;
                self.clocks_mut()?.pause(line.at);
            }
            Deed::Resumed { .. } => self.clocks_mut()?.resume(),
            Deed::Away { seat, until } => self.clocks_mut()?.leave(*seat, *until, line.at),
            Deed::Rematched { table } => self.rematch = Some(table.clone()),
            Deed::Forgotten { player } => self.forget(player),
        }
        self.wind_clocks(line.at);
        if self.ended.is_none() && self.table().is_some_and(|table| table.decision().is_over()) {
            self.ended = Some(line.at);
        }
        let steps = self.step();
        self.marks.push(Mark { steps, kept: kept.min(steps) });
        self.note(line);
        Ok(())
    }

    fn sit(&mut self, seat: Seat, person: &Person, salt: Option<&str>) -> Result<(), Unreadable> {
        let salt = salt.map(str::parse).transpose().map_err(|error| Unreadable(format!("{error:?}")))?;
        self.met.insert(person.id.clone());
        let place = self.place_mut(seat)?;
        if let Holder::Open = place.holder {
            place.holder = Holder::Person(person.clone());
        }
        place.salt = salt;
        for place in &mut self.seats {
            place.ready |= matches!(&place.holder, Holder::Person(other) if other.id == person.id);
        }
        Ok(())
    }

    fn begin(&mut self, at: i64, bot: Option<&str>) -> Result<(), Unreadable> {
        for place in &mut self.seats {
            if let (Holder::Open, Some(bot)) = (&place.holder, bot) {
                (place.holder, place.ready) = (Holder::Bot { bot: bot.to_owned() }, true);
            }
        }
        (self.began, self.since) = (at, at);
        let table = match &self.made.source {
            Source::Secret(_) => {
                let setup =
                    making::setup(self.game, &self.made).map_err(|error| Unreadable(error.to_string()))?;
                let secret = self.secret().ok_or_else(|| Unreadable("the secret is damaged".to_owned()))?;
                let seed = Seed::derive(&secret, &self.salts());
                self.game.begin(setup, seed).map_err(|error| Unreadable(error.to_string()))?
            }
            Source::Position(_) => {
                self.game.resume(&self.opening_record()).map_err(|error| Unreadable(error.to_string()))?
            }
        };
        self.table = Some(table);
        self.clocks = self.made.clock.as_ref().map(|clock| Clocks::new(clock, self.seats.len()));
        Ok(())
    }

    /// Takes a player's name and words away.
    fn forget(&mut self, player: &str) {
        let mut forgotten = Vec::new();
        for (seat, place) in Seat::ALL.into_iter().zip(&mut self.seats) {
            if let Holder::Person(person) = &mut place.holder
                && person.id == player
            {
                person.name = None;
                forgotten.push(json!(seat));
            }
        }
        self.talk.retain(|line| line.event["event"] != "said" || !forgotten.contains(&line.event["seat"]));
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, Unreadable> {
        self.seats.get_mut(seat.index()).ok_or_else(|| Unreadable(format!("there is no seat {seat}")))
    }

    fn match_mut(&mut self) -> Result<&mut Box<dyn AnyMatch>, Unreadable> {
        self.table.as_mut().ok_or_else(|| Unreadable("the game has not begun".to_owned()))
    }

    fn clocks_mut(&mut self) -> Result<&mut Clocks, Unreadable> {
        self.clocks.as_mut().ok_or_else(|| Unreadable("there is no clock".to_owned()))
    }

    /// Remembers what players did as players.
    fn note(&mut self, line: &Line) {
        let event = match &line.deed {
            Deed::Sat { seat, .. } => json!({ "event": "sat", "seat": seat }),
            Deed::Left { seat } => json!({ "event": "left", "seat": seat }),
            Deed::Began { .. } => json!({ "event": "began" }),
            Deed::Undone { seat } => json!({ "event": "undone", "seat": seat }),
            Deed::TakeBackAsked { seat, .. } => json!({ "event": "take-back-asked", "seat": seat }),
            Deed::TakeBackRefused { seat } => json!({ "event": "take-back-refused", "seat": seat }),
            Deed::TookBack { seat, step } => json!({ "event": "took-back", "seat": seat, "step": step }),
            Deed::Said { text, .. } if text.is_empty() => return,
            Deed::Said { seat, text } => json!({ "event": "said", "seat": seat, "text": text }),
            Deed::Resigned { seat, .. } => json!({ "event": "resigned", "seat": seat }),
            Deed::Replaced { seat, .. } => json!({ "event": "replaced", "seat": seat }),
            Deed::Returned { seat } => json!({ "event": "returned", "seat": seat }),
            Deed::TimedOut { seat, lost, .. } => json!({ "event": "timed-out", "seat": seat, "lost": lost }),
            Deed::PauseAsked { seat } => json!({ "event": "pause-asked", "seat": seat }),
            Deed::PauseRefused { seat } => json!({ "event": "pause-refused", "seat": seat }),
            Deed::Paused { seat } => json!({ "event": "paused", "seat": seat }),
            Deed::Resumed { seat } => json!({ "event": "resumed", "seat": seat }),
            Deed::Away { seat, until } => {
                let days = (until - line.at) / (24 * 60 * 60 * 1000);
                json!({ "event": "away", "seat": seat, "days": days })
            }
            Deed::Made(_)
            | Deed::LetIn { .. }
            | Deed::Reported { .. }
            | Deed::Closed
            | Deed::Played { .. }
            | Deed::TakeBackAgreed { .. }
            | Deed::PauseAgreed { .. }
            | Deed::Rematched { .. }
            | Deed::Forgotten { .. } => return,
        };
        self.talk.push(TalkLine { seq: self.seq(), at: line.at, step: self.step(), event });
    }
}
