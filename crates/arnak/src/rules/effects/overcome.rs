//! `overcome mine`, `overcome alone`: may overcome a guardian without paying its cost.

use std::fmt;

use dighouse_game::{Listing, Log};
use serde::{Deserialize, Serialize};

use crate::rules::effects::reader::{EffectError, Reader, read_all, word_of};
use crate::rules::effects::{At, Step};
use crate::state::Figure;
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason, Site};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Overcome(pub(crate) Reach);

/// Which guardians the effect reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// At sites that one occupies.
    Mine,
    /// At sites that nobody else occupies.
    Alone,
}

const REACHES: [(&str, Reach); 2] = [("mine", Reach::Mine), ("alone", Reach::Alone)];

impl Step for Overcome {
    const WORD: &'static str = "overcome";

    fn read(reader: &mut Reader<'_>) -> Result<Overcome, EffectError> {
        reader.one_of(&REACHES).map(Overcome)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Overcome(self));
    }
}

impl Question for Overcome {
    type Answer = Site;

    const NAME: &'static str = "overcome";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<Site> {
        if let Action::Overcome { site } = action { Some(site) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        let reached = Site::all().filter(|&site| self.forbids(game, site).is_none());
        out.extend(reached.map(|site| Action::Overcome { site }));
    }

    fn forbids(self, game: &Arnak, site: Site) -> Option<Reason> {
        game.forbids_reaching(self.0, site)
    }

    fn play(self, game: &mut Arnak, site: Site, _: &mut impl Log<Event>) {
        game.push(Task::Beat(site));
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        !Site::all().any(|site| self.forbids(game, site).is_none())
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", word_of(&REACHES, &self.0))
    }

    fn read_arguments(text: &str) -> Option<Overcome> {
        read_all(text, Overcome::read).ok()
    }
}

impl Arnak {
    /// Why the guardian of a site is out of reach.
    pub(crate) fn forbids_reaching(&self, reach: Reach, site: Site) -> Option<Reason> {
        let others = |figure: Figure| figure != Figure::Of(self.turn);
        if self.island.guardian(site).is_none() {
            return Some(Reason::NoGuardian { site });
        }
        match reach {
            Reach::Mine => (!self.is_mine(site)).then_some(Reason::NotThere { site }),
            Reach::Alone => self.island.figures_at(site).any(others).then_some(Reason::OthersThere { site }),
        }
    }
}
