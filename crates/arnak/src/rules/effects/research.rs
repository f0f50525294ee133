//! `research notebook free`, `research discount 1 jewel or 2 tablet`: may research.

use std::fmt;

use dighouse_game::{Listing, Log};
use serde::{Deserialize, Serialize};

use crate::rules::effects::code::Referable;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Op, Ref, Step};
use crate::rules::research::Target;
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason, Tokens};

/// On which terms one may research. As a main action: none of these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct Research {
    pub(crate) notebook_only: bool,
    pub(crate) free: bool,
    pub(crate) discount: Tokens,
    /// The other discount that may be chosen instead.
    pub(crate) or: Tokens,
}

impl Step for Research {
    const WORD: &'static str = "research";

    fn read(reader: &mut Reader<'_>) -> Result<Research, EffectError> {
        let mut research = Research { notebook_only: reader.take("notebook"), ..Research::default() };
        research.free = reader.take("free");
        if reader.take("discount") {
            research.discount = reader.tokens();
        }
        if reader.take("or") {
            research.or = reader.tokens();
        }
        Ok(research)
    }

    fn perform(self, at: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Research(Ref::to(self, at)));
    }
}

impl Referable for Research {
    fn of(op: Op) -> Option<Research> {
        if let Op::Research(step) = op { Some(step) } else { None }
    }
}

impl Question for Ref<Research> {
    type Answer = Target;

    const NAME: &'static str = "research";
    const OPTIONAL: bool = true;

    fn effect_step(self) -> Option<At> {
        Some(self.at())
    }

    fn answer(self, action: Action) -> Option<Target> {
        match action {
            Action::Research { token, space } => Some(Target::Step { token, space }),
            Action::Temple { stack } => Some(Target::Tile(stack)),
            _ => None,
        }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.list_research(self.step(), out);
    }

    fn forbids(self, game: &Arnak, target: Target) -> Option<Reason> {
        game.forbids_target(target, self.step())
    }

    fn play(self, game: &mut Arnak, target: Target, log: &mut impl Log<Event>) {
        game.research(target, Some(self), log);
    }

    /// Free actions can bring what a step costs.
    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {self}")
    }

    fn read_arguments(text: &str) -> Option<Ref<Research>> {
        text.parse().ok()
    }
}
