//! `choose 1 { … | … }`: carry out this many of these effects, each at most once.

use std::fmt;

use dighouse_game::{Listing, Log};

use crate::components::catalogue::catalogue;
use crate::rules::effects::code::Referable;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Op, Ref, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason};

/// Of `count` effects, which stand in [`Effects::choices`](super::Effects) from `first` on, `pick`
/// are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choose {
    pub(crate) pick: u8,
    pub(crate) first: u8,
    pub(crate) count: u8,
}

/// A choice of which some effects may be taken already, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choosing {
    step: Ref<Choose>,
    taken: u8,
}

impl Step for Choose {
    const WORD: &'static str = "choose";

    fn read(reader: &mut Reader<'_>) -> Result<Choose, EffectError> {
        let pick = reader.number()?;
        reader.expect("{")?;
        let mut effects = vec![reader.effect()?];
        while reader.take("|") {
            effects.push(reader.effect()?);
        }
        reader.expect("}")?;
        let count = effects.len() as u8;
        let choices = &mut reader.effects.choices;
        let known = choices.windows(effects.len()).position(|window| window == effects);
        let first = known.unwrap_or(choices.len()) as u8;
        if known.is_none() {
            choices.append(&mut effects);
        }
        Ok(Choose { pick, first, count })
    }

    fn perform(self, at: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Choose(Choosing { step: Ref::to(self, at), taken: 0 }));
    }
}

impl Referable for Choose {
    fn of(op: Op) -> Option<Choose> {
        if let Op::Choose(step) = op { Some(step) } else { None }
    }
}

impl Question for Choosing {
    /// The number of the effect, counted from 1.
    type Answer = u8;

    const NAME: &'static str = "choose";
    const OPTIONAL: bool = false;

    fn effect_step(self) -> Option<At> {
        Some(self.step.at())
    }

    fn answer(self, action: Action) -> Option<u8> {
        if let Action::Choose { option } = action { Some(option) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        let options = 1..=self.step.step().count;
        let open = options.filter(|&option| self.forbids(game, option).is_none());
        out.extend(open.map(|option| Action::Choose { option }));
    }

    fn forbids(self, _: &Arnak, option: u8) -> Option<Reason> {
        let open = (1..=self.step.step().count).contains(&option) && self.taken >> (option - 1) & 1 == 0;
        (!open).then_some(Reason::NoSuchChoice)
    }

    fn play(self, game: &mut Arnak, option: u8, _: &mut impl Log<Event>) {
        game.push(Task::Choose(Choosing { taken: self.taken | 1 << (option - 1), ..self }));
        let chosen = catalogue().effects.choices[usize::from(self.step.step().first + option - 1)];
        game.push(Task::Run(chosen));
    }

    fn is_over(self) -> bool {
        self.taken.count_ones() >= u32::from(self.step.step().pick)
    }

    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", self.taken, self.step)
    }

    fn read_arguments(text: &str) -> Option<Choosing> {
        let (taken, step) = text.split_once(' ')?;
        Some(Choosing { taken: taken.parse().ok()?, step: step.parse().ok()? })
    }
}
