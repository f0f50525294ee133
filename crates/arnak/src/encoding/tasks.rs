//! What is asked and what waits, as numbers.

use dighouse_game::encoding::Axis;

use crate::Card;
use crate::components::catalogue::catalogue;
use crate::rules::buy::Resolve;
use crate::rules::effects::relocate::Relocation;
use crate::rules::effects::{At, Borrow, Draw, DrawBottom, Earring, Overcome, Refresh, TakeItem};
use crate::rules::research::{PayDiscount, PickTile, Rewards, Target};
use crate::rules::temple::TEMPLE;
use crate::state::task::Task;

/// How many steps all effects have, their ends included.
const STEPS: usize = 296;

/// The steps of all effects, as positions name them.
pub(super) const STEP: Axis =
    Axis::new("step", STEPS).named(|place| match catalogue().effects.text_of(place as At) {
        Some((number, text)) => format!("{number} of {text}"),
        None => "nothing".to_owned(),
    });

macro_rules! tasks {
    ($($Variant:ident $name:literal)*) => {
        /// What can wait to be done or decided.
        const NAMES: [&str; [$($name),*].len()] = [$($name),*];

        /// The place of a task in the axis [`TASK`].
        pub(super) const fn place(task: Task) -> usize {
            enum Number {
                $($Variant),*
            }
            match task {
                $(Task::$Variant(_) => Number::$Variant as usize,)*
            }
        }
    };
}

tasks! {
    Run "run"
    Place "place"
    FindIdols "find-idols"
    Uncover "uncover"
    Awaken "awaken"
    UseSite "use-site"
    Beat "beat"
    RowEffect "row-effect"
    Bonus "bonus"
    Fear "fear"
    Draw "draw"
    DrawBottom "draw-bottom"
    Exile "exile"
    Upgrade "upgrade"
    Refresh "refresh"
    Offer "offer"
    Dig "dig"
    Research "research"
    Buy "buy"
    Resolve "resolve"
    Overcome "overcome"
    Activate "activate"
    Relocate "relocate"
    Recall "recall"
    Borrow "borrow"
    Exchange "exchange"
    TakeExiled "take-exiled"
    FreeSlot "free-slot"
    Crown "crown"
    UseUp "use-up"
    Choose "choose"
    TakeItem "take-item"
    TakeArtifact "take-artifact"
    Recruit "recruit"
    Promote "promote"
    Rescue "rescue"
    Rewards "rewards"
    PickTile "pick-tile"
    PayTravel "pay-travel"
    SpendIcon "spend-icon"
    PayCard "pay-card"
    PayDiscount "pay-discount"
    Look "look"
    Keep "keep"
    PutBack "kept-first"
}

pub(super) const TASK: Axis = Axis::new("task", NAMES.len()).named(|place| NAMES[place].to_owned());

/// The highest number in a question.
pub(super) const MOST: i16 = 9;

/// The step of an effect that is to be done or that asks.
pub(super) fn step(task: Task) -> Option<usize> {
    if let Task::Run(at) = task { Some(at.into()) } else { task.effect_step().map(usize::from) }
}

/// The number in a question: see the field `question_number`.
pub(super) fn number(task: Task) -> i16 {
    let number = match task {
        Task::Draw(Draw(left)) | Task::DrawBottom(DrawBottom(left)) | Task::Refresh(Refresh(left)) => left,
        Task::Look(Earring { most, .. }) => most,
        Task::Relocate(Relocation { level }) => level,
        Task::Overcome(Overcome(reach)) => reach as u8,
        Task::TakeItem(TakeItem(to)) => to as u8,
        Task::Borrow(Borrow { gold }) => gold.into(),
        _ => 0,
    };
    i16::from(number).min(MOST)
}

/// The space of the research track that a question is about.
pub(super) fn space(task: Task) -> Option<usize> {
    let space = match task {
        Task::RowEffect(moved) | Task::Rewards(Rewards(moved)) => moved.space,
        Task::PickTile(PickTile { space }) => space,
        Task::PayDiscount(PayDiscount { target, .. }) => match Target::numbered(target) {
            Target::Step { space, .. } => space,
            Target::Tile(_) => TEMPLE,
        },
        _ => return None,
    };
    Some(space.into())
}

/// The card that a question is about.
pub(super) fn card(task: Task) -> Option<Card> {
    if let Task::Resolve(Resolve(card)) = task { Some(card) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_the_box_has_a_place() {
        assert_eq!(catalogue().effects.ops.len(), STEPS);
    }

    #[test]
    fn every_task_is_called_as_in_positions() {
        let tasks = ["draw 2", "place a1", "fear", "look 3 top", "kept-first", "resolve war-mask", "rescue"];
        for line in tasks {
            let task: Task = line.parse().unwrap();
            assert_eq!(line.split(' ').next(), Some(NAMES[place(task)]));
        }
    }
}
