//! Actions, undo and requests to take actions back.

use dighouse_game::{Salt, Seat, Seats, Viewer};
use dighouse_tables::AnyMatch;

use super::{BadField, Refusal, Table, data};
use crate::Phase;
use crate::history::TableEvent;
use crate::messages::{Answer, Said, TakeBack, Undo, Vote};
use crate::names::clean;

/// The most characters of a remark.
const LONGEST_REMARK: usize = 500;

/// The most entries of a table's talk.
const MOST_REMARKS: usize = 1000;

impl Table {
    /// An action. It names the decision and the state that it answers. One that was given before needs no event.
    pub fn wants_to_act(&self, player: &str, answer: &Answer) -> Result<Vec<TableEvent>, Refusal> {
        self.must_play(answer.seat, player)?;
        let index = answer.step as usize;
        let given =
            |running: &dyn AnyMatch| running.answer(answer.seat, index).as_ref() == Some(&answer.action);
        let seen = |running: &dyn AnyMatch| {
            running.stamp(index, Viewer::Seat(answer.seat)).as_ref() == Some(&answer.stamp)
        };
        if self.running_match().is_some_and(|running| given(running) && seen(running)) {
            return Ok(Vec::new());
        }
        let running = self.must_play_on()?;
        let in_time = running.awaits(answer.seat, index) || running.steps() == index;
        if !in_time || !seen(running) {
            return Err(Refusal::Stale);
        }
        match running.why_not(answer.seat, &answer.action) {
            Some(why) => {
                let (action, game) = (answer.action.clone(), Some(self.game.info().id));
                Err(Refusal::Illegal { action, why, game })
            }
            None => Ok(vec![TableEvent::Played { seat: answer.seat, action: answer.action.clone() }]),
        }
    }

    /// Undoes the last action of a seat, if the rules of undo allow it.
    pub fn wants_to_undo(&self, player: &str, undo: &Undo) -> Result<Vec<TableEvent>, Refusal> {
        self.must_play(undo.seat, player)?;
        let running = self.must_play_on()?;
        if running.steps() != undo.step as usize {
            return Err(Refusal::Stale);
        }
        match running.can_undo(undo.seat) {
            Ok(()) => Ok(vec![TableEvent::Undone { seat: undo.seat }]),
            Err(why) => Err(Refusal::Illegal { action: "undo".to_owned(), why: data(why), game: None }),
        }
    }

    /// Asks all people to take back more than undo allows. Bots are not asked.
    pub fn wants_to_take_back(&self, player: &str, request: &TakeBack) -> Result<Vec<TableEvent>, Refusal> {
        self.must_play(request.seat, player)?;
        self.must_play_on()?;
        if request.step >= self.step() {
            return Err(BadField::Step.into());
        }
        if self.take_back.is_some() {
            return Err(Refusal::TakeBackPending);
        }
        let asked = TableEvent::TakeBackAsked { seat: request.seat, step: request.step };
        let others = self.people().filter(|&seat| !self.plays(seat, player)).count();
        Ok(if others == 0 {
            vec![TableEvent::TookBack { seat: request.seat, step: request.step }]
        } else {
            vec![asked]
        })
    }

    /// Answers such a request.
    pub fn votes(&self, player: &str, vote: &Vote) -> Result<Vec<TableEvent>, Refusal> {
        self.must_play(vote.seat, player)?;
        let Some(request) = &self.take_back else { return Err(Refusal::NoTakeBack) };
        if !vote.agree {
            return Ok(vec![TableEvent::TakeBackRefused { seat: vote.seat }]);
        }
        let all = self.waits_for().iter().all(|&seat| self.plays(seat, player));
        Ok(vec![if all {
            TableEvent::TookBack { seat: request.seat, step: request.step }
        } else {
            TableEvent::TakeBackAgreed { seat: vote.seat }
        }])
    }

    /// Says something to the table. A remark whose key is known was said before.
    pub fn wants_to_say(&self, player: &str, said: &Said) -> Result<Vec<TableEvent>, Refusal> {
        let seat = said.seat;
        self.must_play(seat, player)?;
        let text = clean(&said.text, LONGEST_REMARK).ok_or(BadField::Text)?;
        if let Some(key) = &said.key {
            // A key has the form of a salt.
            key.parse::<Salt>().map_err(|_| BadField::Key)?;
            match self.talk.iter().find_map(|entry| entry.said_with(seat, key)) {
                Some(before) if before == text => return Ok(Vec::new()),
                Some(_) => return Err(BadField::KeyOfAnother.into()),
                None => {}
            }
        }
        if self.talk.len() >= MOST_REMARKS {
            return Err(Refusal::EnoughSaid);
        }
        Ok(vec![TableEvent::Said { seat, text, key: said.key.clone() }])
    }

    /// The seats that people play.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        self.places().map(|(seat, _)| seat).filter(|&seat| self.person(seat).is_some())
    }

    /// The seats that must still agree to the request. People at one screen agree together.
    pub(super) fn waits_for(&self) -> Vec<Seat> {
        self.take_back.as_ref().map_or_else(Vec::new, |request| self.lack(request.agreed))
    }

    /// The seats of people who have not agreed yet.
    pub(super) fn lack(&self, agreed: Seats) -> Vec<Seat> {
        let agreed = |seat: Seat| {
            agreed.iter().any(|other| match (self.person(seat), self.person(other)) {
                (Some(one), Some(other)) => one.id == other.id,
                _ => false,
            })
        };
        self.people().filter(|&seat| !agreed(seat)).collect()
    }

    /// The running match; refuses if it has not begun, is over or is paused.
    pub(super) fn must_play_on(&self) -> Result<&dyn AnyMatch, Refusal> {
        match (self.phase(), self.running_match()) {
            (Phase::Playing, Some(_)) if self.is_paused() => Err(Refusal::Paused),
            (Phase::Playing, Some(running)) => Ok(running),
            (Phase::Waiting, _) => Err(Refusal::NotBegun),
            _ => Err(Refusal::Over),
        }
    }
}
