//! Drives a turn: does what needs no decision, stops at a question, and takes its answer.

use dighouse_game::{Listing, Log};

use crate::components::catalogue::catalogue;
use crate::state::Phase;
use crate::state::task::{Question, Task, automatic, match_task};
use crate::{Action, Arnak, Event, Reason};

impl Arnak {
    /// Goes on until a player is asked.
    pub(crate) fn go_on(&mut self, log: &mut impl Log<Event>) {
        while self.phase == Phase::Turn
            && let Some(task) = self.tasks.next()
            && self.goes_on_with(task, log)
        {}
    }

    /// Does a task that asks nobody anything. Returns whether it was one.
    fn goes_on_with(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        match_task!(task, question => self.goes_on_without(question, log), automatic!() => {
            if self.asks_everything {
                return false;
            }
            self.do_automatically(task, log);
            true
        })
    }

    fn do_automatically(&mut self, task: Task, log: &mut impl Log<Event>) {
        self.tasks.pop();
        match_task!(task, _question => unreachable!("a question is put to the player"),
            Task::Run(at) => self.run(at, log),
            Task::Place(space) => self.place(space, log),
            Task::FindIdols(site) => self.find_idols(site, log),
            Task::Uncover(site) => self.uncover(site, log),
            Task::Awaken(site) => self.turn_up_guardian(site, log),
            Task::UseSite(site) => self.use_site(site),
            Task::Beat(site) => self.beat(site, log),
            Task::RowEffect(moved) => self.push(Task::Run(self.row_effect(moved))),
            Task::Bonus(bonus) => self.push(Task::Run(catalogue().bonus(bonus))),
        );
    }

    /// Skips a question that is pointless or has only one answer. Returns whether it did.
    fn goes_on_without<Q: Question>(&mut self, question: Q, log: &mut impl Log<Event>) -> bool {
        if question.is_over() || !self.asks_everything && question.is_pointless(self) {
            self.tasks.pop();
            return true;
        }
        if self.asks_everything {
            return false;
        }
        let Some(answer) = question.only_answer(self) else { return false };
        self.tasks.pop();
        question.play(self, answer, log);
        true
    }

    /// Lists the answers to a task.
    pub(crate) fn list_answers(&self, task: Task, out: &mut impl Listing<Action>) {
        match_task!(task, question => list(question, self, out), automatic!() => out.push(Action::Proceed));
    }

    /// Why an action is not a legal answer to a task; none if it does not answer it at all.
    pub(crate) fn forbids_answer(&self, task: Task, action: Action) -> Option<Option<Reason>> {
        match_task!(task, question => forbids(question, self, action), automatic!() => {
            (action == Action::Proceed).then_some(None)
        })
    }

    /// Carries out the answer to a task.
    pub(crate) fn play_answer(&mut self, task: Task, action: Action, log: &mut impl Log<Event>) {
        match_task!(task, question => play(question, self, action, log), automatic!() => {
            self.do_automatically(task, log);
        });
    }
}

#[inline]
fn list<Q: Question>(question: Q, game: &Arnak, out: &mut impl Listing<Action>) {
    let in_vain = is_in_vain(question, game);
    if !in_vain {
        question.list(game, out);
    }
    if in_vain || Q::OPTIONAL {
        out.push(Action::Decline);
    }
}

/// Whether a question is asked although no answer could change anything: then it can only be declined.
#[inline]
fn is_in_vain<Q: Question>(question: Q, game: &Arnak) -> bool {
    game.asks_everything && question.is_pointless(game)
}

#[inline]
fn forbids<Q: Question>(question: Q, game: &Arnak, action: Action) -> Option<Option<Reason>> {
    let in_vain = is_in_vain(question, game);
    if action == Action::Decline && (in_vain || Q::OPTIONAL) {
        return Some(None);
    }
    let forbids = |answer| if in_vain { Some(Reason::NoSuchChoice) } else { question.forbids(game, answer) };
    question.answer(action).map(forbids)
}

#[inline]
fn play<Q: Question>(question: Q, game: &mut Arnak, action: Action, log: &mut impl Log<Event>) {
    let declines = action == Action::Decline && (Q::OPTIONAL || is_in_vain(question, game));
    game.tasks.pop();
    if declines {
        return;
    }
    match question.answer(action) {
        Some(answer) => question.play(game, answer, log),
        None => unreachable!("`forbids` lets only answers through"),
    }
}
