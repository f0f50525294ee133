//! `dig travel ship compass 3 camp free twice`: may dig or discover.

use std::fmt;

use dighouse_game::{Listing, Log};
use serde::{Deserialize, Serialize};

use crate::rules::effects::code::Referable;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Op, Ref, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Icons, Reason, Site, Space};

/// On which terms one may dig. As a main action: none of these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct Dig {
    /// Icons that need not be paid.
    pub(crate) icons: Icons,
    /// Compasses that need not be paid for discovering.
    pub(crate) compass: u8,
    pub(crate) camps_only: bool,
    pub(crate) free: bool,
    /// The site is used twice.
    pub(crate) twice: bool,
}

/// Where the archaeologist goes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Journey {
    Dig(Space),
    Discover(Site),
}

impl Step for Dig {
    const WORD: &'static str = "dig";

    fn read(reader: &mut Reader<'_>) -> Result<Dig, EffectError> {
        let mut dig = Dig::default();
        if reader.take("travel") {
            dig.icons = reader.icons();
        }
        if reader.take("compass") {
            dig.compass = reader.number()?;
        }
        dig.camps_only = reader.take("camp");
        dig.free = reader.take("free");
        dig.twice = reader.take("twice");
        Ok(dig)
    }

    fn perform(self, at: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Dig(Ref::to(self, at)));
    }
}

impl Referable for Dig {
    fn of(op: Op) -> Option<Dig> {
        if let Op::Dig(step) = op { Some(step) } else { None }
    }
}

impl Question for Ref<Dig> {
    type Answer = Journey;

    const NAME: &'static str = "dig";
    const OPTIONAL: bool = true;

    fn effect_step(self) -> Option<At> {
        Some(self.at())
    }

    fn answer(self, action: Action) -> Option<Journey> {
        match action {
            Action::Dig { space } => Some(Journey::Dig(space)),
            Action::Discover { site } => Some(Journey::Discover(site)),
            _ => None,
        }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.list_digs(self.step(), out);
    }

    fn forbids(self, game: &Arnak, journey: Journey) -> Option<Reason> {
        match journey {
            Journey::Dig(space) => game.forbids_dig(space, self.step()),
            Journey::Discover(site) => game.forbids_discover(site, self.step()),
        }
    }

    fn play(self, game: &mut Arnak, journey: Journey, log: &mut impl Log<Event>) {
        match journey {
            Journey::Dig(space) => game.dig(space, self.step()),
            Journey::Discover(site) => game.discover(site, self.step(), log),
        }
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        !game.has_archaeologist_at_home()
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {self}")
    }

    fn read_arguments(text: &str) -> Option<Ref<Dig>> {
        text.parse().ok()
    }
}
