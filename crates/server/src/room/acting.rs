//! Actions, and taking them back.

use dighouse_game::{Seat, Seats, Viewer};
use dighouse_tables::AnyMatch;

use super::{Room, data};
use crate::history::Deed;
use crate::messages::{Answer, Phase, TakeBack, Undo, Vote};
use crate::naming::clean;
use crate::problem::Problem;

/// The most characters of something said.
const LONGEST_REMARK: usize = 500;

/// The most that can be said at a table.
const MOST_REMARKS: usize = 1000;

/// What becomes of an answer.
pub(crate) enum Verdict {
    /// It is right.
    Do(Vec<Deed>),
    /// It was given before and is on disk already.
    Done,
    /// It answers a question that is no longer asked.
    Stale,
}

impl Room {
    /// An action. It names the decision and the state that it answers.
    pub(crate) fn wants_to_act(&self, player: &str, answer: &Answer) -> Result<Verdict, Problem> {
        self.must_play(answer.seat, player)?;
        let index = answer.step as usize;
        let given = |table: &dyn AnyMatch| table.answer(answer.seat, index).as_ref() == Some(&answer.action);
        let seen = |table: &dyn AnyMatch| {
            table.stamp(index, Viewer::Seat(answer.seat)).as_ref() == Some(&answer.stamp)
        };
        if self.table().is_some_and(|table| given(table) && seen(table)) {
            return Ok(Verdict::Done);
        }
        let table = self.must_play_on()?;
        let in_time = table.awaits(answer.seat, index) || table.steps() == index;
        if !in_time || !seen(table) {
            return Ok(Verdict::Stale);
        }
        match table.why_not(answer.seat, &answer.action) {
            Some(why) => Err(Problem::illegal(&answer.action, why).in_words_of(self.game.info().id)),
            None => Ok(Verdict::Do(vec![Deed::Played { seat: answer.seat, action: answer.action.clone() }])),
        }
    }

    /// Takes the last action of a seat back, as far as the rules of undo allow.
    pub(crate) fn wants_to_undo(&self, player: &str, undo: &Undo) -> Result<Verdict, Problem> {
        self.must_play(undo.seat, player)?;
        let table = self.must_play_on()?;
        if table.steps() != undo.step as usize {
            return Ok(Verdict::Stale);
        }
        match table.can_undo(undo.seat) {
            Ok(()) => Ok(Verdict::Do(vec![Deed::Undone { seat: undo.seat }])),
            Err(why) => Err(Problem::illegal("undo", data(why))),
        }
    }

    /// Asks everybody to go back further. Nobody asks bots.
    pub(crate) fn wants_to_take_back(&self, player: &str, wish: &TakeBack) -> Result<Vec<Deed>, Problem> {
        self.must_play(wish.seat, player)?;
        self.must_play_on()?;
        if wish.step >= self.step() {
            return Err(Problem::field("step", "there are fewer actions"));
        }
        if self.wish.is_some() {
            return Err(Problem::conflict("take-back-pending"));
        }
        let asked = Deed::TakeBackAsked { seat: wish.seat, step: wish.step };
        let others = self.people().filter(|&seat| !self.plays(seat, player)).count();
        Ok(if others == 0 { vec![Deed::TookBack { seat: wish.seat, step: wish.step }] } else { vec![asked] })
    }

    /// Answers such a wish.
    pub(crate) fn votes(&self, player: &str, vote: &Vote) -> Result<Vec<Deed>, Problem> {
        self.must_play(vote.seat, player)?;
        let Some(wish) = &self.wish else { return Err(Problem::conflict("no-take-back")) };
        if !vote.agree {
            return Ok(vec![Deed::TakeBackRefused { seat: vote.seat }]);
        }
        let all = self.waits_for().iter().all(|&seat| self.plays(seat, player));
        Ok(vec![if all {
            Deed::TookBack { seat: wish.seat, step: wish.step }
        } else {
            Deed::TakeBackAgreed { seat: vote.seat }
        }])
    }

    /// Says something to the table.
    pub(crate) fn wants_to_say(&self, player: &str, seat: Seat, text: &str) -> Result<Vec<Deed>, Problem> {
        self.must_play(seat, player)?;
        let text =
            clean(text, LONGEST_REMARK).ok_or_else(|| Problem::field("text", "1 to 500 characters"))?;
        if self.talk.len() >= MOST_REMARKS {
            return Err(Problem::conflict("enough-said"));
        }
        Ok(vec![Deed::Said { seat, text }])
    }

    /// The seats that people play.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        self.places().map(|(seat, _)| seat).filter(|&seat| self.person(seat).is_some())
    }

    /// Who has still to agree to the wish. People at one screen agree together.
    pub(super) fn waits_for(&self) -> Vec<Seat> {
        self.wish.as_ref().map_or_else(Vec::new, |wish| self.lack(wish.agreed))
    }

    /// The people whose agreement lacks.
    pub(super) fn lack(&self, agreed: Seats) -> Vec<Seat> {
        let agreed = |seat: Seat| {
            agreed.iter().any(|other| match (self.person(seat), self.person(other)) {
                (Some(one), Some(other)) => one.id == other.id,
                _ => false,
            })
        };
        self.people().filter(|&seat| !agreed(seat)).collect()
    }

    /// The match, if it is being played.
    pub(super) fn must_play_on(&self) -> Result<&dyn AnyMatch, Problem> {
        match (self.phase(), self.table()) {
            (Phase::Playing, Some(_)) if self.is_paused() => Err(Problem::conflict("paused")),
            (Phase::Playing, Some(table)) => Ok(table),
            (Phase::Waiting, _) => Err(Problem::conflict("not-begun")),
            _ => Err(Problem::conflict("over")),
        }
    }
}
