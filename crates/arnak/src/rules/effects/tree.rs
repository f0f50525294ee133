//! Effects as trees, for whoever shows them.

use serde::{Deserialize, Serialize};

use crate::rules::effects::activate::Which;
use crate::rules::effects::gain::Countable;
use crate::rules::effects::overcome::Reach;
use crate::rules::effects::take::To;
use crate::rules::effects::{At, Buy, Cost, Dig, Effects, Op, Research};
use crate::{Icons, Tokens};

/// One step of an effect, with the effects that it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(tag = "step", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the language of effects says it")]
pub enum EffectStep {
    Gain { tokens: Tokens },
    GainPer { tokens: Tokens, per: Countable, most: u8 },
    Fear,
    Draw { count: u8 },
    DrawBottom { count: u8 },
    Exile,
    Upgrade,
    Refresh { count: u8 },
    Pay { cost: Cost, then: Vec<EffectStep> },
    UseUp,
    Choose { pick: u8, options: Vec<Vec<EffectStep>> },
    Travel { icons: Icons },
    Dig(Dig),
    Research(Research),
    Buy(Buy),
    TakeItem { to: To },
    TakeArtifact,
    Overcome { reach: Reach },
    Activate { which: Which, fee: u8, twice: bool },
    Relocate { level: u8 },
    Recruit,
    Promote,
    Rescue,
    Pass,
    WarMask,
    Recall,
    Ocarina,
    Earring { most: u8, bottom: bool },
    Borrow { gold: bool },
    Exchange,
    Hammer,
    FreeSlot,
    RevealSite { level: u8 },
    Crown,
}

impl Effects {
    /// The steps from `at` to the end of the effect.
    pub(crate) fn tree(&self, at: At) -> Vec<EffectStep> {
        self.ops[usize::from(at)..].iter().map_while(|&op| self.branch(op)).collect()
    }

    /// The whole effect that the step at `at` belongs to, and the number of the step in it.
    pub(crate) fn tree_around(&self, at: At) -> Option<(Vec<EffectStep>, u8)> {
        let (number, _) = self.text_of(at)?;
        Some((self.tree(at - number), number as u8))
    }

    /// An operation with what it leads to; none at the end of an effect.
    fn branch(&self, op: Op) -> Option<EffectStep> {
        let step = match op {
            Op::End => return None,
            Op::Gain(gain) => match gain.per {
                Some(per) => EffectStep::GainPer { tokens: gain.tokens, per: per.what, most: per.most },
                None => EffectStep::Gain { tokens: gain.tokens },
            },
            Op::Fear(_) => EffectStep::Fear,
            Op::Draw(draw) => EffectStep::Draw { count: draw.0 },
            Op::DrawBottom(draw) => EffectStep::DrawBottom { count: draw.0 },
            Op::Exile(_) => EffectStep::Exile,
            Op::Upgrade(_) => EffectStep::Upgrade,
            Op::Refresh(refresh) => EffectStep::Refresh { count: refresh.0 },
            Op::Pay(pay) => EffectStep::Pay { cost: pay.cost, then: self.tree(pay.then) },
            Op::UseUp(_) => EffectStep::UseUp,
            Op::Choose(choose) => {
                let options = &self.choices[usize::from(choose.first)..][..usize::from(choose.count)];
                let options = options.iter().map(|&option| self.tree(option)).collect();
                EffectStep::Choose { pick: choose.pick, options }
            }
            Op::Travel(travel) => EffectStep::Travel { icons: travel.0 },
            Op::Dig(dig) => EffectStep::Dig(dig),
            Op::Research(research) => EffectStep::Research(research),
            Op::Buy(buy) => EffectStep::Buy(buy),
            Op::TakeItem(take) => EffectStep::TakeItem { to: take.0 },
            Op::TakeArtifact(_) => EffectStep::TakeArtifact,
            Op::Overcome(overcome) => EffectStep::Overcome { reach: overcome.0 },
            Op::Activate(it) => EffectStep::Activate { which: it.which, fee: it.fee, twice: it.twice },
            Op::Relocate(relocate) => EffectStep::Relocate { level: relocate.level },
            Op::Recruit(_) => EffectStep::Recruit,
            Op::Promote(_) => EffectStep::Promote,
            Op::Rescue(_) => EffectStep::Rescue,
            Op::Pass(_) => EffectStep::Pass,
            Op::WarMask(_) => EffectStep::WarMask,
            Op::Recall(_) => EffectStep::Recall,
            Op::Ocarina(_) => EffectStep::Ocarina,
            Op::Earring(earring) => EffectStep::Earring { most: earring.most, bottom: earring.bottom },
            Op::Borrow(borrow) => EffectStep::Borrow { gold: borrow.gold },
            Op::Exchange(_) => EffectStep::Exchange,
            Op::Hammer(_) => EffectStep::Hammer,
            Op::FreeSlot(_) => EffectStep::FreeSlot,
            Op::RevealSite(reveal) => EffectStep::RevealSite { level: reveal.level },
            Op::Crown(_) => EffectStep::Crown,
        };
        Some(step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(text: &str) -> Vec<EffectStep> {
        let mut effects = Effects::default();
        let at = effects.read(text).unwrap();
        effects.tree(at)
    }

    fn coins(coin: u8) -> Tokens {
        Tokens { coin, ..Tokens::NONE }
    }

    #[test]
    fn steps_follow_each_other() {
        assert_eq!(tree("draw 2; fear"), [EffectStep::Draw { count: 2 }, EffectStep::Fear]);
    }

    #[test]
    fn payments_and_choices_lead_to_effects() {
        let gain = |coin| vec![EffectStep::Gain { tokens: coins(coin) }];
        let options = vec![gain(2), vec![EffectStep::Pass, EffectStep::Exile]];
        let then = vec![EffectStep::Choose { pick: 1, options }];
        let cost = Cost { tokens: coins(1), ..Cost::default() };
        assert_eq!(
            tree("pay 1 coin { choose 1 { gain 2 coin | pass; exile } }; fear"),
            [EffectStep::Pay { cost, then }, EffectStep::Fear]
        );
    }

    #[test]
    fn a_step_knows_the_effect_it_belongs_to() {
        let mut effects = Effects::default();
        let at = effects.read("pay 1 coin { fear; exile }; pass").unwrap();
        let Op::Pay(pay) = effects.ops[usize::from(at)] else { panic!("it begins with a payment") };
        assert_eq!(effects.tree_around(pay.then + 1), Some((vec![EffectStep::Fear, EffectStep::Exile], 1)));
        assert_eq!(effects.tree_around(at + 1).unwrap().1, 1);
    }
}
