//! `activate camp`: may use the effect of a site, without an archaeologist.

use std::fmt;

use dighouse_game::{Listing, Log};
use serde::{Deserialize, Serialize};

use crate::rules::effects::code::Referable;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Op, Ref, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason, Site, Tokens};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Activate {
    pub(crate) which: Which,
    /// Compasses to be paid for a site of level II.
    pub(crate) fee: u8,
    /// Two different sites are activated.
    pub(crate) twice: bool,
}

/// Which sites can be activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// Any camp.
    Camp,
    /// A camp where nobody stands.
    EmptyCamp,
    /// A site of level I.
    LevelOne,
    /// A site where an own archaeologist stands.
    Mine,
}

/// The activation of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Activation {
    step: Ref<Activate>,
    /// A site that was activated before, counted from 1; 0 is none.
    but: u8,
}

impl Step for Activate {
    const WORD: &'static str = "activate";

    fn read(reader: &mut Reader<'_>) -> Result<Activate, EffectError> {
        let which = reader.one_of(&[
            ("camp", Which::Camp),
            ("empty-camp", Which::EmptyCamp),
            ("level-1", Which::LevelOne),
            ("mine", Which::Mine),
        ])?;
        let fee = if reader.take("fee") { reader.number()? } else { 0 };
        Ok(Activate { which, fee, twice: reader.take("twice") })
    }

    fn perform(self, at: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Activate(Activation { step: Ref::to(self, at), but: 0 }));
    }
}

impl Activate {
    /// What activating a site costs.
    fn cost(self, site: Site) -> Tokens {
        Tokens { compass: if site.level() == 2 { self.fee } else { 0 }, ..Tokens::NONE }
    }
}

impl Referable for Activate {
    fn of(op: Op) -> Option<Activate> {
        if let Op::Activate(step) = op { Some(step) } else { None }
    }
}

impl Question for Activation {
    type Answer = Site;

    const NAME: &'static str = "activate";
    const OPTIONAL: bool = true;

    fn effect_step(self) -> Option<At> {
        Some(self.step.at())
    }

    fn answer(self, action: Action) -> Option<Site> {
        if let Action::Activate { site } = action { Some(site) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        let open = Site::all().filter(|&site| self.forbids(game, site).is_none());
        out.extend(open.map(|site| Action::Activate { site }));
    }

    fn forbids(self, game: &Arnak, site: Site) -> Option<Reason> {
        let step = self.step.step();
        if !game.island.is_discovered(site) {
            return Some(Reason::NotDiscovered { site });
        }
        let fits = match step.which {
            Which::Camp => site.is_camp(),
            Which::EmptyCamp => site.is_camp() && !game.island.is_occupied(site),
            Which::LevelOne => site.level() == 1,
            Which::Mine => game.is_mine(site),
        };
        if !fits || self.but == site.0 + 1 {
            return Some(Reason::WrongSite { site });
        }
        let cost = step.cost(site);
        let tokens = game.me().tokens;
        (!tokens.cover(cost)).then(|| Reason::TooFew { missing: cost.minus(tokens) })
    }

    fn play(self, game: &mut Arnak, site: Site, log: &mut impl Log<Event>) {
        let step = self.step.step();
        game.pay(step.cost(site), log);
        if step.twice && self.but == 0 {
            game.push(Task::Activate(Activation { but: site.0 + 1, ..self }));
        }
        game.activate_site(site, log);
    }

    /// Free actions can bring the tokens for the fee, but no other site.
    fn is_pointless(self, game: &Arnak) -> bool {
        let about_tokens = |reason| matches!(reason, Reason::TooFew { .. });
        !Site::all().any(|site| self.forbids(game, site).is_none_or(about_tokens))
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", self.but, self.step)
    }

    fn read_arguments(text: &str) -> Option<Activation> {
        let (but, step) = text.split_once(' ')?;
        Some(Activation { but: but.parse().ok()?, step: step.parse().ok()? })
    }
}

impl Arnak {
    /// Uses the effect of a site as an activation.
    pub(super) fn activate_site(&mut self, site: Site, log: &mut impl Log<Event>) {
        log.tell(Event::Activated { seat: self.turn, site });
        self.push(Task::UseSite(site));
    }
}
