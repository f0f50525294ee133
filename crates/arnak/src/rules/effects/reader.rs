//! Reads the language of effects.

use crate::rules::effects::{At, Buy, Cost, Dig, Effects, Op, Per, Reach, Research, To, Which};
use crate::{Icons, Token, Tokens};

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
