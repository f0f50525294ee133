//! What a decision is about.

use serde::{Deserialize, Serialize};

use crate::components::catalogue::catalogue;
use crate::effect::EffectStep;
use crate::rules::buy::Resolve;
use crate::rules::research::Rewards;
use crate::state::task::Task;
use crate::{Arnak, Card};

/// What a decision is about, where the prompt alone does not say it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(tag = "about", rename_all = "kebab-case")]
pub enum QuestionView {
    /// A step of an effect.
    Effect {
        /// The whole effect.
        steps: Vec<EffectStep>,
        /// The number of the step that asks, from 0.
        at: u8,
    },
    /// The effect of an artifact that was taken.
    Artifact {
        /// Which.
        card: Card,
    },
    /// What a step of research brings: which comes first?
    Rewards {
        /// The effect of the bonus tiles there.
        tile: Vec<EffectStep>,
        /// The effect of the row.
        row: Vec<EffectStep>,
    },
}

impl Arnak {
    /// What the next decision is about.
    pub(super) fn question(&self) -> Option<QuestionView> {
        let effects = &catalogue().effects;
        match self.tasks.next()? {
            Task::Resolve(Resolve(card)) => Some(QuestionView::Artifact { card }),
            Task::Rewards(Rewards(moved)) => {
                let tiles = self.research.bonuses(moved.space).iter();
                let tile = tiles.flat_map(|&tile| effects.tree(catalogue().bonus(tile))).collect();
                Some(QuestionView::Rewards { tile, row: effects.tree(self.row_effect(moved)) })
            }
            task => {
                let (steps, at) = effects.tree_around(task.effect_step()?)?;
                Some(QuestionView::Effect { steps, at })
            }
        }
    }
}
