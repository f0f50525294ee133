//! What a line of the history does to a table.

use dighouse_game::{Record, Seat, Seats, Seed};
use dighouse_tables::AnyMatch;

use super::clocks::Clocks;
use super::talk::TalkEntry;
use super::{Mark, Place, Table, TakeBackRequest, Unreadable, creation};
use crate::history::{Holder, Line, Person, Source, TableEvent};

impl Table {
    /// Applies a line of the history. Lines come from the store or from a decider, so an error means a damaged store.
    pub fn apply(&mut self, line: &Line) -> Result<(), Unreadable> {
        self.changed = line.at;
        let mut kept = self.step();
        match &line.event {
            TableEvent::Made(_) => return Err(Unreadable("the table is made a second time".to_owned())),
            TableEvent::Sat { seat, person, salt } => self.sit(*seat, person, salt.as_deref())?,
            TableEvent::LetIn { player } => _ = self.let_in.insert(player.clone()),
            TableEvent::Left { seat } => {
                let place = self.place_mut(*seat)?;
                (place.holder, place.ready, place.salt) = (Holder::Open, false, None);
            }
            TableEvent::Closed => self.closed = true,
            TableEvent::Began { bot } => self.begin(line.at, bot.as_deref())?,
            TableEvent::Played { seat, action } => {
                let at = u64::try_from(line.at - self.began).ok();
                self.match_mut()?.play(*seat, action, at).map_err(|why| Unreadable(why.to_string()))?;
                self.take_back = None;
                self.since = line.at;
            }
            TableEvent::Undone { seat } => {
                let running = self.match_mut()?;
                // Others may have acted since; their actions move up.
                kept = running.moves().iter().rposition(|played| played.seat == *seat).unwrap_or(0) as u32;
                running.undo(*seat).map_err(|why| Unreadable(format!("{why:?}")))?;
                self.since = line.at;
            }
            TableEvent::TakeBackAsked { seat, step } => {
                self.take_back =
                    Some(TakeBackRequest { seat: *seat, step: *step, agreed: Seats::only(*seat) });
            }
            TableEvent::TakeBackRefused { .. } => self.take_back = None,
            TableEvent::TakeBackAgreed { seat } => {
                if let Some(request) = &mut self.take_back {
                    request.agreed = request.agreed.with(*seat);
                }
            }
            TableEvent::TookBack { step, .. } => {
                self.match_mut()?.take_back(*step as usize);
                self.take_back = None;
                self.since = line.at;
            }
            TableEvent::Said { .. } => {}
            TableEvent::Reported { player, after } => _ = self.reported.insert((player.clone(), *after)),
            TableEvent::Resigned { seat, bot } => {
                let place = self.place_mut(*seat)?;
                (place.substitute, place.resigned) = (Some(bot.clone()), true);
            }
            TableEvent::Replaced { seat, bot } => self.place_mut(*seat)?.substitute = Some(bot.clone()),
            TableEvent::Returned { seat } => {
                self.place_mut(*seat)?.substitute = None;
                if self.asked().contains(*seat) {
                    self.since = line.at;
                }
            }
            TableEvent::TimedOut { seat, bot, lost } => {
                let place = self.place_mut(*seat)?;
                place.substitute = Some(bot.clone());
                (place.resigned, place.lost) = (*lost, *lost);
            }
            TableEvent::PauseAsked { seat } => self.pause = Some((*seat, Seats::only(*seat))),
            TableEvent::PauseRefused { .. } => self.pause = None,
            TableEvent::PauseAgreed { seat } => {
                self.pause = self.pause.map(|(asker, agreed)| (asker, agreed.with(*seat)));
            }
            TableEvent::Paused { .. } => {
                self.pause = None;
                self.clocks_mut()?.pause(line.at);
            }
            TableEvent::Resumed { .. } => self.clocks_mut()?.resume(),
            TableEvent::Away { seat, until } => self.clocks_mut()?.leave(*seat, *until, line.at),
            TableEvent::Rematched { table } => self.rematch = Some(table.clone()),
            TableEvent::Shared { token, .. } => self.share = Some(token.clone()),
            TableEvent::Unshared { .. } => self.share = None,
            TableEvent::Forgotten { player } => self.forget(player),
        }
        self.must_work()?;
        self.wind_clocks(line.at);
        if self.ended.is_none() && self.running_match().is_some_and(|running| running.decision().is_over()) {
            self.ended = Some(line.at);
        }
        let steps = self.step();
        self.marks.push(Mark { steps, kept: kept.min(steps) });
        self.talk.extend(TalkEntry::new(line, self.seq(), steps));
        Ok(())
    }

    /// Fails if the rules of the match have failed: then nothing that is read from it means anything.
    pub fn must_work(&self) -> Result<(), Unreadable> {
        match self.running_match().and_then(AnyMatch::failure) {
            Some(failure) => Err(Unreadable(failure.to_string())),
            None => Ok(()),
        }
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
        let running = match &self.made.source {
            Source::Secret(_) => {
                let setup =
                    creation::setup(self.game, &self.made).map_err(|error| Unreadable(error.to_string()))?;
                let secret = self.secret().ok_or_else(|| Unreadable("the secret is invalid".to_owned()))?;
                let seed = Seed::derive(&secret, &self.salts());
                self.game.begin(setup, seed).map_err(|error| Unreadable(error.to_string()))?
            }
            Source::Record(text) => {
                let record: Record = text.parse().map_err(|error| Unreadable(format!("{error:?}")))?;
                // The times of the record go on.
                let last = record.moves().filter_map(|(_, played)| played.at).max().unwrap_or(0);
                self.began = at - i64::try_from(last).unwrap_or(0);
                self.game.resume(&record).map_err(|error| Unreadable(error.to_string()))?
            }
            Source::Position(_) => {
                self.game.resume(&self.opening_record()).map_err(|error| Unreadable(error.to_string()))?
            }
        };
        self.running = Some(running);
        self.clocks = self.made.clock.as_ref().map(|clock| Clocks::new(clock, self.seats.len()));
        Ok(())
    }

    /// Removes the name and the remarks of a player.
    fn forget(&mut self, player: &str) {
        self.forgotten.insert(player.to_owned());
        let mut forgotten = Vec::new();
        for (seat, place) in Seat::ALL.into_iter().zip(&mut self.seats) {
            if let Holder::Person(person) = &mut place.holder
                && person.id == player
            {
                person.name = None;
                forgotten.push(seat);
            }
        }
        self.talk.retain(|entry| !entry.said_by.is_some_and(|seat| forgotten.contains(&seat)));
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, Unreadable> {
        self.seats.get_mut(seat.index()).ok_or_else(|| Unreadable(format!("there is no seat {seat}")))
    }

    fn match_mut(&mut self) -> Result<&mut Box<dyn AnyMatch>, Unreadable> {
        self.running.as_mut().ok_or_else(|| Unreadable("the game has not begun".to_owned()))
    }

    fn clocks_mut(&mut self) -> Result<&mut Clocks, Unreadable> {
        self.clocks.as_mut().ok_or_else(|| Unreadable("there is no clock".to_owned()))
    }
}
