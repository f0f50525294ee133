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
    /// Reads an effect and returns where it begins; or the word that makes no sense.
    pub(crate) fn read(&mut self, text: &str) -> Result<At, String> {
        let spaced = ["{", "}", ";", "|"]
            .iter()
            .fold(text.to_owned(), |text, mark| text.replace(mark, &format!(" {mark} ")));
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut reader = Reader { words: &words, effects: self };
        let at = reader.effect()?;
        match reader.words.first() {
            Some(word) => Err(format!("`{word}` makes no sense in `{text}`")),
            None => Ok(at),
        }
    }

    /// Adds an effect and returns where it begins; the same text is added once.
    fn add(&mut self, text: String, mut ops: Vec<Op>) -> At {
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

/// Reads a cost: tokens, travel icons, `card`, `idol`.
pub(crate) fn read_cost(text: &str) -> Result<Cost, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut reader = Reader { words: &words, effects: &mut Effects::default() };
    let cost = reader.cost();
    match reader.words.first() {
        Some(word) => Err(format!("`{word}` is nothing that can be paid")),
        None => Ok(cost),
    }
}

struct Reader<'a> {
    words: &'a [&'a str],
    effects: &'a mut Effects,
}

impl Reader<'_> {
    /// Steps up to the end or a closing mark.
    fn effect(&mut self) -> Result<At, String> {
        let words = self.words;
        let mut ops = vec![self.step()?];
        while self.take(";") {
            ops.push(self.step()?);
        }
        let text = words[..words.len() - self.words.len()].join(" ");
        Ok(self.effects.add(text, ops))
    }

    fn step(&mut self) -> Result<Op, String> {
        let word = self.word()?;
        Ok(match word {
            "gain" => self.gain()?,
            "fear" => Op::Fear,
            "draw" => Op::Draw(self.number()?),
            "draw-bottom" => Op::DrawBottom(self.number()?),
            "exile" => Op::Exile,
            "upgrade" => Op::Upgrade,
            "refresh" => Op::Refresh(self.number()?),
            "pay" => {
                let cost = self.cost();
                self.expect("{")?;
                let then = self.effect()?;
                self.expect("}")?;
                Op::Pay { cost, then }
            }
            "use-up" => Op::UseUp,
            "choose" => self.choose()?,
            "travel" => Op::Travel(self.icons()),
            "dig" => Op::Dig(self.dig()?),
            "research" => Op::Research(self.research()?),
            "buy" => Op::Buy(self.buy()?),
            "take-item" => {
                Op::TakeItem(self.one_of(&[("bottom", To::Bottom), ("top", To::Top), ("hand", To::Hand)])?)
            }
            "take-artifact" => Op::TakeArtifact,
            "overcome" => Op::Overcome(self.one_of(&[("mine", Reach::Mine), ("alone", Reach::Alone)])?),
            "activate" => self.activate()?,
            "relocate" => Op::Relocate { level: self.one_of(&[("camp", 0), ("level-1", 1)])? },
            "recruit" => Op::Recruit,
            "promote" => Op::Promote,
            "rescue" => Op::Rescue,
            "pass" => Op::Pass,
            "war-mask" => Op::WarMask,
            "recall" => Op::Recall,
            "ocarina" => Op::Ocarina,
            "earring" => {
                let bottom = self.one_of(&[("top", false), ("bottom", true)])?;
                Op::Earring { most: self.number()?, bottom }
            }
            "borrow" => Op::Borrow { gold: self.one_of(&[("silver", false), ("gold", true)])? },
            "exchange" => Op::Exchange,
            "hammer" => Op::Hammer,
            "free-slot" => Op::FreeSlot,
            "reveal-site" => Op::RevealSite { level: self.number()? },
            "crown" => Op::Crown,
            _ => return Err(format!("`{word}` is no step of an effect")),
        })
    }

    fn gain(&mut self) -> Result<Op, String> {
        let tokens = self.tokens();
        if tokens.is_empty() {
            return Err("`gain` needs tokens".to_owned());
        }
        if !self.take("per") {
            return Ok(Op::Gain(tokens));
        }
        let token = Token::ALL.into_iter().find(|&token| Tokens::of(token, 1) == tokens);
        let token = token.ok_or("`per` needs a gain of one token")?;
        let each = [("guardian", Per::Guardian), ("idol", Per::Idol), ("archaeologist", Per::Archaeologist)];
        let per = self.one_of(&each)?;
        self.expect("most")?;
        Ok(Op::GainPer { token, per, most: self.number()? })
    }

    fn choose(&mut self) -> Result<Op, String> {
        let pick = self.number()?;
        self.expect("{")?;
        let mut effects = vec![self.effect()?];
        while self.take("|") {
            effects.push(self.effect()?);
        }
        self.expect("}")?;
        let count = effects.len() as u8;
        let choices = &mut self.effects.choices;
        let known = choices.windows(effects.len()).position(|window| window == effects);
        let first = known.unwrap_or(choices.len()) as u8;
        if known.is_none() {
            choices.append(&mut effects);
        }
        Ok(Op::Choose { pick, first, count })
    }

    fn dig(&mut self) -> Result<Dig, String> {
        let mut dig = Dig::default();
        if self.take("travel") {
            dig.icons = self.icons();
        }
        if self.take("compass") {
            dig.compass = self.number()?;
        }
        dig.camps_only = self.take("camp");
        dig.free = self.take("free");
        dig.twice = self.take("twice");
        Ok(dig)
    }

    fn research(&mut self) -> Result<Research, String> {
        let mut research = Research { notebook_only: self.take("notebook"), ..Research::default() };
        research.free = self.take("free");
        if self.take("discount") {
            research.discount = self.tokens();
        }
        if self.take("or") {
            research.or = self.tokens();
        }
        Ok(research)
    }

    fn buy(&mut self) -> Result<Buy, String> {
        let both = [("item", (true, false)), ("artifact", (false, true)), ("any", (true, true))];
        let (items, artifacts) = self.one_of(&both)?;
        Ok(Buy { items, artifacts, cheaper: self.number()?, top: self.take("top") })
    }

    fn activate(&mut self) -> Result<Op, String> {
        let which = self.one_of(&[
            ("camp", Which::Camp),
            ("empty-camp", Which::EmptyCamp),
            ("level-1", Which::LevelOne),
            ("mine", Which::Mine),
        ])?;
        let fee = if self.take("fee") { self.number()? } else { 0 };
        Ok(Op::Activate { which, fee, twice: self.take("twice") })
    }

    fn cost(&mut self) -> Cost {
        let mut cost = Cost { tokens: self.tokens(), ..Cost::default() };
        cost.card = self.take("card");
        cost.idol = self.take("idol");
        cost.icons = self.icons();
        cost.tokens = cost.tokens.plus(self.tokens());
        cost
    }

    /// Numbers with tokens, as many as there are.
    fn tokens(&mut self) -> Tokens {
        let mut tokens = Tokens::NONE;
        while let [number, token, rest @ ..] = self.words {
            let (Ok(number), Ok(token)) = (number.parse(), token.parse()) else { break };
            tokens = tokens.plus(Tokens::of(token, number));
            self.words = rest;
        }
        tokens
    }

    /// Travel icons, as many as there are.
    fn icons(&mut self) -> Icons {
        let mut icons = Icons::NONE;
        while let Some(icon) = self.words.first().and_then(|word| word.parse().ok()) {
            icons = icons.plus(Icons::one(icon));
            self.words = &self.words[1..];
        }
        icons
    }

    fn number(&mut self) -> Result<u8, String> {
        let word = self.word()?;
        word.parse().map_err(|_| format!("`{word}` is not a number"))
    }

    fn one_of<T: Copy>(&mut self, names: &[(&str, T)]) -> Result<T, String> {
        let word = self.word()?;
        let found = names.iter().find(|(name, _)| *name == word);
        found.map(|(_, value)| *value).ok_or_else(|| format!("`{word}` is not known here"))
    }

    fn word(&mut self) -> Result<&str, String> {
        let (word, rest) = self.words.split_first().ok_or("the effect breaks off")?;
        self.words = rest;
        Ok(word)
    }

    fn take(&mut self, word: &str) -> bool {
        let there = self.words.first() == Some(&word);
        if there {
            self.words = &self.words[1..];
        }
        there
    }

    fn expect(&mut self, word: &str) -> Result<(), String> {
        if self.take(word) { Ok(()) } else { Err(format!("`{word}` is missing")) }
    }
}
