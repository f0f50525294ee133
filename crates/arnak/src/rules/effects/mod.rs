//! The language of effects.
//!
//! What a card, tile or row does is a short text in `data/`: steps with `;` in between, done from
//! left to right. It becomes a flat list of [`Op`]s, which the engine carries out one by one.
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
//! | `choose 1 { … \| … }` | do so many of these, each once |
//! | `travel car car` | get travel icons for this turn |
//! | `dig travel ship compass 3 camp free twice` | may dig or discover |
//! | `research notebook free`, `research discount 1 jewel or 2 tablet` | may research |
//! | `buy item 3 top` | may buy, so much cheaper, also the top card of the deck |
//! | `take-item bottom`, `take-artifact` | take a card of the row |
//! | `overcome mine`, `overcome alone` | may overcome a guardian where one is, or where no other is |
//! | `activate camp` | may use a site: `camp`, `empty-camp`, `level-1`, `mine`; `fee 2` for level II; `twice` |
//! | `recruit`, `promote`, `rescue` | get an assistant, turn one to gold, take one from the rescue space |
//! | `pass` | pass |
//!
//! The other steps are the rules of a single card, each with a function of its own.

pub(crate) mod reader;

use crate::{Icons, Token, Tokens};

/// The place of an operation in the list of all.
pub(crate) type At = u16;

/// One step of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Op {
    /// The effect is over.
    End,
    Gain(Tokens),
    GainPer {
        token: Token,
        per: Per,
        most: u8,
    },
    Fear,
    Draw(u8),
    DrawBottom(u8),
    Exile,
    Upgrade,
    Refresh(u8),
    Pay {
        cost: Cost,
        then: At,
    },
    UseUp,
    /// Of `count` effects, which follow in `Catalogue::choices` from `first` on, `pick` are chosen.
    Choose {
        pick: u8,
        first: u8,
        count: u8,
    },
    Travel(Icons),
    Dig(Dig),
    Research(Research),
    Buy(Buy),
    TakeItem(To),
    TakeArtifact,
    Overcome(Reach),
    Activate {
        which: Which,
        fee: u8,
        twice: bool,
    },
    Relocate {
        level: u8,
    },
    Recruit,
    Promote,
    Rescue,
    Pass,
    WarMask,
    Recall,
    Ocarina,
    Earring {
        most: u8,
        bottom: bool,
    },
    Borrow {
        gold: bool,
    },
    Exchange,
    Hammer,
    FreeSlot,
    RevealSite {
        level: u8,
    },
    Crown,
}

/// What a gain is multiplied by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Per {
    /// Guardians on sites that one occupies and guardians overcome.
    Guardian,
    /// Idols owned, in crates and slots.
    Idol,
    /// Own archaeologists on sites.
    Archaeologist,
}

/// What is to be paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cost {
    pub(crate) tokens: Tokens,
    pub(crate) icons: Icons,
    /// A card is used up.
    pub(crate) card: bool,
    /// An idol is given away.
    pub(crate) idol: bool,
}

/// A dig or discovery granted by an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Dig {
    /// Icons that need not be paid.
    pub(crate) icons: Icons,
    /// Compasses that need not be paid for discovering.
    pub(crate) compass: u8,
    pub(crate) camps_only: bool,
    pub(crate) free: bool,
    pub(crate) twice: bool,
}

/// Research granted by an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Research {
    pub(crate) notebook_only: bool,
    pub(crate) free: bool,
    pub(crate) discount: Tokens,
    /// The other discount that may be chosen instead.
    pub(crate) or: Tokens,
}

/// A purchase granted by an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Buy {
    pub(crate) items: bool,
    pub(crate) artifacts: bool,
    pub(crate) cheaper: u8,
    pub(crate) top: bool,
}

/// Where an item goes that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum To {
    Bottom,
    Top,
    Hand,
}

/// Which guardians an effect reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// On sites that one occupies.
    Mine,
    /// On sites that nobody else occupies.
    Alone,
}

/// Which sites an effect can activate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    Camp,
    EmptyCamp,
    LevelOne,
    Mine,
}

/// All effects, one after the other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Effects {
    pub(crate) ops: Vec<Op>,
    /// Where the alternatives of a choice begin.
    pub(crate) choices: Vec<At>,
    known: Vec<(String, At)>,
}

impl Effects {
    /// Adds an effect and returns where it begins; the same text is added once.
    pub(crate) fn add(&mut self, text: String, mut ops: Vec<Op>) -> At {
        if let Some(at) = self.at(&text) {
            return at;
        }
        let at = self.ops.len() as At;
        ops.push(Op::End);
        self.ops.append(&mut ops);
        self.known.push((text, at));
        at
    }

    /// Where the effect of this text begins.
    pub(crate) fn at(&self, text: &str) -> Option<At> {
        self.known.iter().find(|(known, _)| known == text).map(|(_, at)| *at)
    }

    /// The number of a step in its effect, and the text of that.
    pub(crate) fn text_of(&self, at: At) -> Option<(At, &str)> {
        let effect = self.known.iter().rev().find(|(_, start)| *start <= at)?;
        (usize::from(at) < self.ops.len()).then(|| (at - effect.1, effect.0.as_str()))
    }
}
