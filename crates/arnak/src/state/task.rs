//! What is still to be done in a turn: plain data on a small stack.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{Listing, Log, ParseError};

use crate::components::catalogue::catalogue;
use crate::rules::buy::Resolve;
use crate::rules::effects::activate::Activation;
use crate::rules::effects::choose::Choosing;
use crate::rules::effects::code::{read_place, write_place};
use crate::rules::effects::earring::{Keep, PutBack};
use crate::rules::effects::hammer::TakeExiled;
use crate::rules::effects::relocate::Relocation;
use crate::rules::effects::{
    At, Borrow, Buy, Crown, Dig, Draw, DrawBottom, Earring, Exchange, Exile, Fear, FreeSlot, Op, Overcome,
    Pay, Promote, Recall, Recruit, Ref, Refresh, Rescue, Research, TakeArtifact, TakeItem, Upgrade, UseUp,
};
use crate::rules::overcome::PayCard;
use crate::rules::research::{Moved, PayDiscount, PickTile, Rewards};
use crate::rules::travel::{PayTravel, SpendIcon};
use crate::{Action, Arnak, Bonus, Event, Reason, Site, Space};

/// The most tasks at once. A free action begins only below [`ROOM_FOR_FREE_ACTIONS`], and what a main
/// action can nest (an artifact that researches for an artifact that digs …) is limited by the
/// artifacts of the row.
pub(crate) const MOST_TASKS: usize = 48;

/// Above this many tasks no new free action begins. Games between people never come near it.
pub(crate) const ROOM_FOR_FREE_ACTIONS: usize = 20;

/// A decision of the player whose turn it is.
pub(crate) trait Question: Copy {
    /// The part of an action that answers the question.
    type Answer: Copy;

    /// The first word of its line in a position.
    const NAME: &'static str;
    /// The name of the sentence that asks it, in the locales.
    const PROMPT: &'static str = Self::NAME;
    /// Whether the player may decline.
    const OPTIONAL: bool;
    /// Whether it is part of a single step of the rules, so that no free action can come before it.
    const ATOMIC: bool = false;

    /// The answer that an action gives; none if the action answers something else.
    fn answer(self, action: Action) -> Option<Self::Answer>;

    /// Lists the legal answers. `decline` is added for optional questions.
    fn list(self, game: &Arnak, out: &mut impl Listing<Action>);

    /// Why an answer is not legal.
    fn forbids(self, game: &Arnak, answer: Self::Answer) -> Option<Reason>;

    /// Carries out a legal answer. The question is no longer on the stack.
    fn play(self, game: &mut Arnak, answer: Self::Answer, log: &mut impl Log<Event>);

    /// Whether it has been answered as often as the rules say: then it is no question any more.
    fn is_over(self) -> bool {
        false
    }

    /// Whether no answer could change anything, whatever free actions precede it. Then it is not asked.
    fn is_pointless(self, game: &Arnak) -> bool;

    /// The step of an effect that asks it, if one does.
    fn effect_step(self) -> Option<At> {
        None
    }

    /// The answer, where the player has no choice or the choice makes no difference. Then it is not asked.
    fn only_answer(self, _: &Arnak) -> Option<Self::Answer> {
        None
    }

    /// Writes what follows the name in its line, with a leading space.
    fn write_arguments(self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }

    /// Reads what follows the name in its line.
    fn read_arguments(text: &str) -> Option<Self>;
}

/// Something to be done: automatically, or by asking the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    // Done automatically.
    Run(At),
    Place(Space),
    FindIdols(Site),
    Uncover(Site),
    Awaken(Site),
    UseSite(Site),
    Beat(Site),
    RowEffect(Moved),
    Bonus(Bonus),
    // Questions.
    Fear(Fear),
    Draw(Draw),
    DrawBottom(DrawBottom),
    Exile(Exile),
    Upgrade(Upgrade),
    Refresh(Refresh),
    Offer(Ref<Pay>),
    Dig(Ref<Dig>),
    Research(Ref<Research>),
    Buy(Ref<Buy>),
    Resolve(Resolve),
    Overcome(Overcome),
    Activate(Activation),
    Relocate(Relocation),
    Recall(Recall),
    Borrow(Borrow),
    Exchange(Exchange),
    TakeExiled(TakeExiled),
    FreeSlot(FreeSlot),
    Crown(Crown),
    UseUp(UseUp),
    Choose(Choosing),
    TakeItem(TakeItem),
    TakeArtifact(TakeArtifact),
    Recruit(Recruit),
    Promote(Promote),
    Rescue(Rescue),
    Rewards(Rewards),
    PickTile(PickTile),
    PayTravel(PayTravel),
    SpendIcon(SpendIcon),
    PayCard(PayCard),
    PayDiscount(PayDiscount),
    Look(Earring),
    Keep(Keep),
    PutBack(PutBack),
}

const _: () = assert!(size_of::<Task>() == 4, "the state has many tasks and is copied often");

/// Matches a task: one expression for whichever question it is, and arms for the automatic tasks.
macro_rules! match_task {
    ($task:expr, $question:ident => $body:expr, $($automatic:pat => $otherwise:expr),* $(,)?) => {
        match $task {
            Task::Fear($question) => $body,
            Task::Draw($question) => $body,
            Task::DrawBottom($question) => $body,
            Task::Exile($question) => $body,
            Task::Upgrade($question) => $body,
            Task::Refresh($question) => $body,
            Task::Offer($question) => $body,
            Task::Dig($question) => $body,
            Task::Research($question) => $body,
            Task::Buy($question) => $body,
            Task::Resolve($question) => $body,
            Task::Overcome($question) => $body,
            Task::Activate($question) => $body,
            Task::Relocate($question) => $body,
            Task::Recall($question) => $body,
            Task::Borrow($question) => $body,
            Task::Exchange($question) => $body,
            Task::TakeExiled($question) => $body,
            Task::FreeSlot($question) => $body,
            Task::Crown($question) => $body,
            Task::UseUp($question) => $body,
            Task::Choose($question) => $body,
            Task::TakeItem($question) => $body,
            Task::TakeArtifact($question) => $body,
            Task::Recruit($question) => $body,
            Task::Promote($question) => $body,
            Task::Rescue($question) => $body,
            Task::Rewards($question) => $body,
            Task::PickTile($question) => $body,
            Task::PayTravel($question) => $body,
            Task::SpendIcon($question) => $body,
            Task::PayCard($question) => $body,
            Task::PayDiscount($question) => $body,
            Task::Look($question) => $body,
            Task::Keep($question) => $body,
            Task::PutBack($question) => $body,
            $($automatic => $otherwise,)*
        }
    };
}

/// The pattern of all automatic tasks.
macro_rules! automatic {
    () => {
        Task::Run(_)
            | Task::Place(_)
            | Task::FindIdols(_)
            | Task::Uncover(_)
            | Task::Awaken(_)
            | Task::UseSite(_)
            | Task::Beat(_)
            | Task::RowEffect(_)
            | Task::Bonus(_)
    };
}

pub(crate) use {automatic, match_task};

const fn prompt_of<Q: Question>(_: &Q) -> &'static str {
    Q::PROMPT
}

const fn is_atomic<Q: Question>(_: &Q) -> bool {
    Q::ATOMIC
}

fn write_question<Q: Question>(question: Q, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(Q::NAME)?;
    question.write_arguments(f)
}

impl Task {
    /// What is asked: the name of a sentence in the locales.
    pub(crate) const fn prompt(&self) -> &'static str {
        match_task!(self, question => prompt_of(question), automatic!() => "later")
    }

    /// The step of an effect that asks it.
    pub(crate) fn effect_step(self) -> Option<At> {
        match_task!(self, question => question.effect_step(), automatic!() => None)
    }

    /// Whether free actions can come before it is done.
    pub(crate) fn allows_free_actions(self) -> bool {
        if let Task::Run(at) = self {
            return !matches!(catalogue().op(at), Op::UseUp(_));
        }
        match_task!(&self, question => !is_atomic(question), automatic!() => true)
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match_task!(*self, question => write_question(question, f),
            Task::Run(at) => {
                f.write_str("run ")?;
                write_place(at, f)
            },
            Task::Place(space) => write!(f, "place {space}"),
            Task::FindIdols(site) => write!(f, "find-idols {site}"),
            Task::Uncover(site) => write!(f, "uncover {site}"),
            Task::Awaken(site) => write!(f, "awaken {site}"),
            Task::UseSite(site) => write!(f, "use-site {site}"),
            Task::Beat(site) => write!(f, "beat {site}"),
            Task::RowEffect(moved) => write!(f, "row-effect {moved}"),
            Task::Bonus(bonus) => write!(f, "bonus {bonus}"),
        )
    }
}

impl FromStr for Task {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Task, ParseError> {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        Task::read(name, rest)
            .filter(|task| task.to_string() == line)
            .ok_or_else(|| ParseError::new("something to be done", line))
    }
}

dighouse_game::as_text! { Task }

impl Task {
    fn read(name: &str, rest: &str) -> Option<Task> {
        fn question<Q: Question>(rest: &str, task: fn(Q) -> Task) -> Option<Task> {
            Q::read_arguments(rest).map(task)
        }
        fn automatic<T: FromStr>(rest: &str, task: fn(T) -> Task) -> Option<Task> {
            rest.parse().ok().map(task)
        }
        match name {
            "run" => read_place(rest).map(Task::Run),
            "place" => automatic(rest, Task::Place),
            "find-idols" => automatic(rest, Task::FindIdols),
            "uncover" => automatic(rest, Task::Uncover),
            "awaken" => automatic(rest, Task::Awaken),
            "use-site" => automatic(rest, Task::UseSite),
            "beat" => automatic(rest, Task::Beat),
            "row-effect" => automatic(rest, Task::RowEffect),
            "bonus" => automatic(rest, Task::Bonus),
            Fear::NAME => question(rest, Task::Fear),
            Draw::NAME => question(rest, Task::Draw),
            DrawBottom::NAME => question(rest, Task::DrawBottom),
            Exile::NAME => question(rest, Task::Exile),
            Upgrade::NAME => question(rest, Task::Upgrade),
            Refresh::NAME => question(rest, Task::Refresh),
            Ref::<Pay>::NAME => question(rest, Task::Offer),
            Ref::<Dig>::NAME => question(rest, Task::Dig),
            Ref::<Research>::NAME => question(rest, Task::Research),
            Ref::<Buy>::NAME => question(rest, Task::Buy),
            Resolve::NAME => question(rest, Task::Resolve),
            Overcome::NAME => question(rest, Task::Overcome),
            Activation::NAME => question(rest, Task::Activate),
            Relocation::NAME => question(rest, Task::Relocate),
            Recall::NAME => question(rest, Task::Recall),
            Borrow::NAME => question(rest, Task::Borrow),
            Exchange::NAME => question(rest, Task::Exchange),
            TakeExiled::NAME => question(rest, Task::TakeExiled),
            FreeSlot::NAME => question(rest, Task::FreeSlot),
            Crown::NAME => question(rest, Task::Crown),
            UseUp::NAME => question(rest, Task::UseUp),
            Choosing::NAME => question(rest, Task::Choose),
            TakeItem::NAME => question(rest, Task::TakeItem),
            TakeArtifact::NAME => question(rest, Task::TakeArtifact),
            Recruit::NAME => question(rest, Task::Recruit),
            Promote::NAME => question(rest, Task::Promote),
            Rescue::NAME => question(rest, Task::Rescue),
            Rewards::NAME => question(rest, Task::Rewards),
            PickTile::NAME => question(rest, Task::PickTile),
            PayTravel::NAME => question(rest, Task::PayTravel),
            SpendIcon::NAME => question(rest, Task::SpendIcon),
            PayCard::NAME => question(rest, Task::PayCard),
            PayDiscount::NAME => question(rest, Task::PayDiscount),
            Earring::NAME => question(rest, Task::Look),
            Keep::NAME => question(rest, Task::Keep),
            PutBack::NAME => question(rest, Task::PutBack),
            _ => None,
        }
    }
}

/// The tasks of the turn; the last is to be done next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tasks {
    tasks: [Task; MOST_TASKS],
    len: u8,
}

const BLANK: Task = Task::Run(0);

impl Tasks {
    pub(crate) const NONE: Tasks = Tasks { tasks: [BLANK; MOST_TASKS], len: 0 };

    pub(crate) fn all(&self) -> &[Task] {
        &self.tasks[..usize::from(self.len)]
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) fn next(&self) -> Option<Task> {
        self.all().last().copied()
    }

    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[usize::from(self.len)] = task;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) {
        if let Some(len) = self.len.checked_sub(1) {
            self.len = len;
            self.tasks[usize::from(len)] = BLANK;
        }
    }
}

impl fmt::Debug for Tasks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.all().fmt(f)
    }
}
