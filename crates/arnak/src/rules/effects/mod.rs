//! The language of effects, one file per step.
//!
//! What a card, tile or row does is a short text in `data/`: steps separated by `;`, carried out from
//! left to right. The loader turns it into a flat list of [`Op`]s.
//!
//! | step | meaning |
//! |---|---|
//! | `gain 2 coin 1 compass` | take tokens |
//! | `gain 1 compass per idol most 3` | the same for each idol, guardian or archaeologist, at most 3 |
//! | `fear` | take a Fear card into the play area |
//! | `draw 2`, `draw-bottom 1` | may draw, one by one |
//! | `exile`, `upgrade`, `refresh 1` | may exile a card; may make one trade; may refresh assistants |
//! | `pay 1 compass { … }` | may pay tokens, a `card` or travel icons, and then … |
//! | `use-up` | must use up a card from the hand |
//! | `choose 1 { … \| … }` | carry out this many of these, each at most once |
//! | `travel car car` | get travel icons for this turn |
//! | `dig travel ship compass 3 camp free twice` | may dig or discover |
//! | `research notebook free`, `research discount 1 jewel or 2 tablet` | may research |
//! | `buy item 3 top` | may buy at a discount, `top`: also the top card of the deck |
//! | `take-item bottom`, `take-artifact` | take a card of the row |
//! | `overcome mine`, `overcome alone` | may overcome a guardian at an own site, or where no other player is |
//! | `activate camp` | may use a site: `camp`, `empty-camp`, `level-1`, `mine`; `fee 2` for level II; `twice` |
//! | `recruit`, `promote`, `rescue` | get an assistant, turn one to gold, take one from the rescue space |
//! | `pass` | pass |
//!
//! Every other step is the rule of a single card.
//!
//! # Adding a step
//!
//! Write a file with a type that implements [`Step`]: how it is read and what it does. If it asks the
//! player something, the same file implements [`Question`](crate::state::task::Question): which
//! actions answer it, which of them are legal, why the others are not, and what they do. Then add the
//! type to [`Op`] and, for a question, to [`Task`]; the compiler names the
//! matches that need a line.

pub(crate) mod activate;
pub(crate) mod borrow;
pub(crate) mod buy;
pub(crate) mod choose;
pub(crate) mod code;
pub(crate) mod cost;
pub(crate) mod crown;
pub(crate) mod dig;
pub(crate) mod draw;
pub(crate) mod earring;
pub(crate) mod exchange;
pub(crate) mod exile;
pub(crate) mod fear;
pub(crate) mod free_slot;
pub(crate) mod gain;
pub(crate) mod hammer;
pub(crate) mod ocarina;
pub(crate) mod overcome;
pub(crate) mod pass;
pub(crate) mod pay;
pub(crate) mod promote;
pub(crate) mod reader;
pub(crate) mod recall;
pub(crate) mod recruit;
pub(crate) mod refresh;
pub(crate) mod relocate;
pub(crate) mod rescue;
pub(crate) mod research;
pub(crate) mod reveal_site;
pub(crate) mod take;
pub(crate) mod travel;
pub(crate) mod tree;
pub(crate) mod upgrade;
pub(crate) mod use_up;
pub(crate) mod war_mask;

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::state::task::Task;
use crate::{Arnak, Event};

pub(crate) use activate::Activate;
pub(crate) use borrow::Borrow;
pub(crate) use buy::Buy;
pub(crate) use choose::Choose;
pub(crate) use code::{At, Effects, Ref};
pub(crate) use cost::Cost;
pub(crate) use crown::Crown;
pub(crate) use dig::Dig;
pub(crate) use draw::{Draw, DrawBottom};
pub(crate) use earring::Earring;
pub(crate) use exchange::Exchange;
pub(crate) use exile::Exile;
pub(crate) use fear::Fear;
pub(crate) use free_slot::FreeSlot;
pub(crate) use gain::Gain;
pub(crate) use hammer::Hammer;
pub(crate) use ocarina::Ocarina;
pub(crate) use overcome::Overcome;
pub(crate) use pass::Pass;
pub(crate) use pay::Pay;
pub(crate) use promote::Promote;
use reader::{EffectError, Reader};
pub(crate) use recall::Recall;
pub(crate) use recruit::Recruit;
pub(crate) use refresh::Refresh;
pub(crate) use relocate::Relocate;
pub(crate) use rescue::Rescue;
pub(crate) use research::Research;
pub(crate) use reveal_site::RevealSite;
pub(crate) use take::{TakeArtifact, TakeItem};
pub(crate) use travel::Travel;
pub(crate) use upgrade::Upgrade;
pub(crate) use use_up::UseUp;
pub(crate) use war_mask::WarMask;

/// A step of an effect.
pub(crate) trait Step: Copy {
    /// The word that begins it.
    const WORD: &'static str;

    /// Reads what follows that word.
    fn read(reader: &mut Reader<'_>) -> Result<Self, EffectError>;

    /// Carries it out, or puts the question on the stack of tasks. `at` is where the step stands.
    fn perform(self, at: At, game: &mut Arnak, log: &mut impl Log<Event>);
}

/// One step of an effect, or its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Op {
    /// The effect is over.
    End,
    Gain(Gain),
    Fear(Fear),
    Draw(Draw),
    DrawBottom(DrawBottom),
    Exile(Exile),
    Upgrade(Upgrade),
    Refresh(Refresh),
    Pay(Pay),
    UseUp(UseUp),
    Choose(Choose),
    Travel(Travel),
    Dig(Dig),
    Research(Research),
    Buy(Buy),
    TakeItem(TakeItem),
    TakeArtifact(TakeArtifact),
    Overcome(Overcome),
    Activate(Activate),
    Relocate(Relocate),
    Recruit(Recruit),
    Promote(Promote),
    Rescue(Rescue),
    Pass(Pass),
    WarMask(WarMask),
    Recall(Recall),
    Ocarina(Ocarina),
    Earring(Earring),
    Borrow(Borrow),
    Exchange(Exchange),
    Hammer(Hammer),
    FreeSlot(FreeSlot),
    RevealSite(RevealSite),
    Crown(Crown),
}

impl Op {
    /// Reads one step.
    fn read(reader: &mut Reader<'_>) -> Result<Op, EffectError> {
        let word = reader.word()?;
        Ok(match word {
            Gain::WORD => Op::Gain(Step::read(reader)?),
            Fear::WORD => Op::Fear(Step::read(reader)?),
            Draw::WORD => Op::Draw(Step::read(reader)?),
            DrawBottom::WORD => Op::DrawBottom(Step::read(reader)?),
            Exile::WORD => Op::Exile(Step::read(reader)?),
            Upgrade::WORD => Op::Upgrade(Step::read(reader)?),
            Refresh::WORD => Op::Refresh(Step::read(reader)?),
            Pay::WORD => Op::Pay(Step::read(reader)?),
            UseUp::WORD => Op::UseUp(Step::read(reader)?),
            Choose::WORD => Op::Choose(Step::read(reader)?),
            Travel::WORD => Op::Travel(Step::read(reader)?),
            Dig::WORD => Op::Dig(Step::read(reader)?),
            Research::WORD => Op::Research(Step::read(reader)?),
            Buy::WORD => Op::Buy(Step::read(reader)?),
            TakeItem::WORD => Op::TakeItem(Step::read(reader)?),
            TakeArtifact::WORD => Op::TakeArtifact(Step::read(reader)?),
            Overcome::WORD => Op::Overcome(Step::read(reader)?),
            Activate::WORD => Op::Activate(Step::read(reader)?),
            Relocate::WORD => Op::Relocate(Step::read(reader)?),
            Recruit::WORD => Op::Recruit(Step::read(reader)?),
            Promote::WORD => Op::Promote(Step::read(reader)?),
            Rescue::WORD => Op::Rescue(Step::read(reader)?),
            Pass::WORD => Op::Pass(Step::read(reader)?),
            WarMask::WORD => Op::WarMask(Step::read(reader)?),
            Recall::WORD => Op::Recall(Step::read(reader)?),
            Ocarina::WORD => Op::Ocarina(Step::read(reader)?),
            Earring::WORD => Op::Earring(Step::read(reader)?),
            Borrow::WORD => Op::Borrow(Step::read(reader)?),
            Exchange::WORD => Op::Exchange(Step::read(reader)?),
            Hammer::WORD => Op::Hammer(Step::read(reader)?),
            FreeSlot::WORD => Op::FreeSlot(Step::read(reader)?),
            RevealSite::WORD => Op::RevealSite(Step::read(reader)?),
            Crown::WORD => Op::Crown(Step::read(reader)?),
            _ => return Err(EffectError::UnknownStep(word.to_owned())),
        })
    }

    fn perform(self, at: At, game: &mut Arnak, log: &mut impl Log<Event>) {
        match self {
            Op::End => {}
            Op::Gain(step) => step.perform(at, game, log),
            Op::Fear(step) => step.perform(at, game, log),
            Op::Draw(step) => step.perform(at, game, log),
            Op::DrawBottom(step) => step.perform(at, game, log),
            Op::Exile(step) => step.perform(at, game, log),
            Op::Upgrade(step) => step.perform(at, game, log),
            Op::Refresh(step) => step.perform(at, game, log),
            Op::Pay(step) => step.perform(at, game, log),
            Op::UseUp(step) => step.perform(at, game, log),
            Op::Choose(step) => step.perform(at, game, log),
            Op::Travel(step) => step.perform(at, game, log),
            Op::Dig(step) => step.perform(at, game, log),
            Op::Research(step) => step.perform(at, game, log),
            Op::Buy(step) => step.perform(at, game, log),
            Op::TakeItem(step) => step.perform(at, game, log),
            Op::TakeArtifact(step) => step.perform(at, game, log),
            Op::Overcome(step) => step.perform(at, game, log),
            Op::Activate(step) => step.perform(at, game, log),
            Op::Relocate(step) => step.perform(at, game, log),
            Op::Recruit(step) => step.perform(at, game, log),
            Op::Promote(step) => step.perform(at, game, log),
            Op::Rescue(step) => step.perform(at, game, log),
            Op::Pass(step) => step.perform(at, game, log),
            Op::WarMask(step) => step.perform(at, game, log),
            Op::Recall(step) => step.perform(at, game, log),
            Op::Ocarina(step) => step.perform(at, game, log),
            Op::Earring(step) => step.perform(at, game, log),
            Op::Borrow(step) => step.perform(at, game, log),
            Op::Exchange(step) => step.perform(at, game, log),
            Op::Hammer(step) => step.perform(at, game, log),
            Op::FreeSlot(step) => step.perform(at, game, log),
            Op::RevealSite(step) => step.perform(at, game, log),
            Op::Crown(step) => step.perform(at, game, log),
        }
    }
}

impl Arnak {
    /// Carries out one step of an effect. The steps after it wait on the stack, under what it asks.
    pub(crate) fn run(&mut self, at: At, log: &mut impl Log<Event>) {
        let op = catalogue().op(at);
        if op != Op::End && catalogue().op(at + 1) != Op::End {
            self.push(Task::Run(at + 1));
        }
        op.perform(at, self, log);
    }
}
