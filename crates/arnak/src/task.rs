//! What is still to be done in a turn: plain data on a small stack.

use crate::rules::effects::{At, Reach, To};
use crate::{Bonus, Card, Site, Space};

/// The most tasks at once. A free action begins only below [`ROOM_FOR_FREE_ACTIONS`], and what a main
/// action can nest (an artifact that researches for an artifact that digs …) is limited by the
/// artifacts of the row.
pub(crate) const MOST_TASKS: usize = 48;

/// Above this many tasks no new free action begins. No game of people comes near it.
pub(crate) const ROOM_FOR_FREE_ACTIONS: usize = 20;

/// A thing to be done: by itself, or by asking the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    // Done by themselves.
    Run(At),
    Place(Space),
    FindIdols(Site),
    Uncover(Site),
    Awaken(Site),
    UseSite(Site),
    Beat(Site),
    RowEffect { space: u8, notebook: bool },
    Bonus(Bonus),
    // Optional: the player may decline.
    Draw(u8),
    DrawBottom(u8),
    Exile,
    Upgrade,
    Refresh(u8),
    Offer(At),
    Dig(At),
    Research(At),
    Buy(At),
    Resolve(Card),
    Overcome(Reach),
    Activate { at: At, but: u8 },
    Relocate { level: u8 },
    Recall,
    Borrow { gold: bool },
    Exchange,
    TakeExiled,
    FreeSlot,
    Crown,
    // The player must choose.
    UseUp,
    Choose { at: At, taken: u8 },
    TakeItem(To),
    TakeArtifact,
    Recruit,
    Promote,
    Rescue,
    Rewards { space: u8, notebook: bool },
    PickTile { space: u8 },
    // One step of the rules: no free action comes in between.
    PayTravel,
    SpendIcon,
    PayCard,
    PayDiscount { at: At, target: u8 },
    Look { most: u8, bottom: bool },
    Keep { bottom: bool },
    PutBack,
}

impl Task {
    /// Whether the player can decline.
    pub(crate) const fn is_optional(self) -> bool {
        matches!(
            self,
            Task::Draw(_)
                | Task::DrawBottom(_)
                | Task::Exile
                | Task::Upgrade
                | Task::Refresh(_)
                | Task::Offer(_)
                | Task::Dig(_)
                | Task::Research(_)
                | Task::Buy(_)
                | Task::Resolve(_)
                | Task::Overcome(_)
                | Task::Activate { .. }
                | Task::Relocate { .. }
                | Task::Recall
                | Task::Borrow { .. }
                | Task::Exchange
                | Task::TakeExiled
                | Task::FreeSlot
                | Task::Crown
                | Task::PutBack
        )
    }

    /// What is asked: the name of a sentence in the locales.
    pub(crate) const fn prompt(self) -> &'static str {
        match self {
            Task::Draw(_) => "draw",
            Task::DrawBottom(_) => "draw-bottom",
            Task::Exile => "exile",
            Task::Upgrade => "upgrade",
            Task::Refresh(_) => "refresh",
            Task::Offer(_) => "offer",
            Task::Dig(_) => "dig",
            Task::Research(_) => "research",
            Task::Buy(_) => "buy",
            Task::Resolve(_) => "resolve",
            Task::Overcome(_) => "overcome",
            Task::Activate { .. } => "activate",
            Task::Relocate { .. } => "relocate",
            Task::Recall => "recall",
            Task::Borrow { .. } => "borrow",
            Task::Exchange => "exchange",
            Task::TakeExiled => "take-exiled",
            Task::FreeSlot => "free-slot",
            Task::Crown => "lead",
            Task::UseUp => "use-up",
            Task::Choose { .. } => "choose",
            Task::TakeItem(_) => "take-item",
            Task::TakeArtifact => "take-artifact",
            Task::Recruit => "recruit",
            Task::Promote => "promote",
            Task::Rescue => "rescue",
            Task::Rewards { .. } => "rewards",
            Task::PickTile { .. } => "pick-tile",
            Task::PayTravel => "pay-travel",
            Task::SpendIcon => "spend-icon",
            Task::PayCard => "pay-card",
            Task::PayDiscount { .. } => "pay-discount",
            Task::Look { .. } => "look",
            Task::Keep { .. } => "keep-one",
            Task::PutBack => "put-back",
            Task::Run(_)
            | Task::Place(_)
            | Task::FindIdols(_)
            | Task::Uncover(_)
            | Task::Awaken(_)
            | Task::UseSite(_)
            | Task::Beat(_)
            | Task::RowEffect { .. }
            | Task::Bonus(_) => "later",
        }
    }

    /// Whether free actions can come before it is done.
    pub(crate) const fn allows_free_actions(self) -> bool {
        !matches!(
            self,
            Task::PayTravel
                | Task::SpendIcon
                | Task::PayCard
                | Task::PayDiscount { .. }
                | Task::Look { .. }
                | Task::Keep { .. }
                | Task::PutBack
        )
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

    /// Puts a task in the place of the next one.
    pub(crate) fn replace(&mut self, task: Task) {
        self.pop();
        self.push(task);
    }
}

impl std::fmt::Debug for Tasks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.all().fmt(f)
    }
}
