//! Reads the language of effects.

use std::fmt;

use crate::rules::effects::{At, Cost, Effects, Op};
use crate::{Icons, Tokens};

/// Why a text is not an effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EffectError {
    /// The text ends in the middle of a step.
    BreaksOff,
    /// The word does not begin a step.
    UnknownStep(String),
    /// The word does not belong here.
    Unexpected(String),
    /// A number was expected.
    NotANumber(String),
    /// This word was expected.
    Missing(&'static str),
    /// A step that gains tokens names none.
    GainsNothing,
    /// The word is nothing that can be paid.
    NotACost(String),
}

impl fmt::Display for EffectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EffectError::BreaksOff => f.write_str("the effect breaks off"),
            EffectError::UnknownStep(word) => write!(f, "`{word}` is not a step of an effect"),
            EffectError::Unexpected(word) => write!(f, "`{word}` does not belong here"),
            EffectError::NotANumber(word) => write!(f, "`{word}` is not a number"),
            EffectError::Missing(word) => write!(f, "`{word}` is missing"),
            EffectError::GainsNothing => f.write_str("`gain` needs tokens"),
            EffectError::NotACost(word) => write!(f, "`{word}` cannot be paid"),
        }
    }
}

impl std::error::Error for EffectError {}

impl Effects {
    /// Reads an effect and returns where it begins.
    pub(crate) fn read(&mut self, text: &str) -> Result<At, EffectError> {
        let spaced = ["{", "}", ";", "|"]
            .iter()
            .fold(text.to_owned(), |text, mark| text.replace(mark, &format!(" {mark} ")));
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut reader = Reader { words: &words, effects: self };
        let at = reader.effect()?;
        reader.end(EffectError::Unexpected)?;
        Ok(at)
    }
}

/// Reads a cost: tokens, travel icons, `card`, `idol`.
pub(crate) fn read_cost(text: &str) -> Result<Cost, EffectError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut reader = Reader { words: &words, effects: &mut Effects::default() };
    let cost = Cost::read(&mut reader);
    reader.end(EffectError::NotACost)?;
    Ok(cost)
}

/// Reads a text with this function, which must use every word.
pub(crate) fn read_all<T>(
    text: &str,
    read: impl FnOnce(&mut Reader<'_>) -> Result<T, EffectError>,
) -> Result<T, EffectError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut reader = Reader { words: &words, effects: &mut Effects::default() };
    let value = read(&mut reader)?;
    reader.end(EffectError::Unexpected)?;
    Ok(value)
}

/// The words still to be read, and the effects read so far.
pub(crate) struct Reader<'a> {
    words: &'a [&'a str],
    pub(crate) effects: &'a mut Effects,
}

impl<'a> Reader<'a> {
    /// Reads steps up to the end or a closing mark.
    pub(crate) fn effect(&mut self) -> Result<At, EffectError> {
        let words = self.words;
        let mut ops = vec![Op::read(self)?];
        while self.take(";") {
            ops.push(Op::read(self)?);
        }
        let text = words[..words.len() - self.words.len()].join(" ");
        Ok(self.effects.add(text, ops))
    }

    /// Numbers with tokens, as many as there are.
    pub(crate) fn tokens(&mut self) -> Tokens {
        let mut tokens = Tokens::NONE;
        while let [number, token, rest @ ..] = self.words {
            let (Ok(number), Ok(token)) = (number.parse(), token.parse()) else { break };
            tokens = tokens.plus(Tokens::of(token, number));
            self.words = rest;
        }
        tokens
    }

    /// Travel icons, as many as there are.
    pub(crate) fn icons(&mut self) -> Icons {
        let mut icons = Icons::NONE;
        while let Some(icon) = self.words.first().and_then(|word| word.parse().ok()) {
            icons = icons.plus(Icons::one(icon));
            self.words = &self.words[1..];
        }
        icons
    }

    pub(crate) fn number(&mut self) -> Result<u8, EffectError> {
        let word = self.word()?;
        word.parse().map_err(|_| EffectError::NotANumber(word.to_owned()))
    }

    /// One of these words, as the value beside it.
    pub(crate) fn one_of<T: Copy>(&mut self, names: &[(&str, T)]) -> Result<T, EffectError> {
        let word = self.word()?;
        let found = names.iter().find(|(name, _)| *name == word);
        found.map(|(_, value)| *value).ok_or_else(|| EffectError::Unexpected(word.to_owned()))
    }

    pub(crate) fn word(&mut self) -> Result<&'a str, EffectError> {
        let (word, rest) = self.words.split_first().ok_or(EffectError::BreaksOff)?;
        self.words = rest;
        Ok(word)
    }

    /// Reads this word if it comes next.
    pub(crate) fn take(&mut self, word: &str) -> bool {
        let there = self.words.first() == Some(&word);
        if there {
            self.words = &self.words[1..];
        }
        there
    }

    pub(crate) fn expect(&mut self, word: &'static str) -> Result<(), EffectError> {
        if self.take(word) { Ok(()) } else { Err(EffectError::Missing(word)) }
    }

    /// Fails with the next word if there is one.
    fn end(&self, error: fn(String) -> EffectError) -> Result<(), EffectError> {
        match self.words.first() {
            Some(word) => Err(error((*word).to_owned())),
            None => Ok(()),
        }
    }
}

/// The word of a value, from the same list that [`Reader::one_of`] reads.
pub(crate) fn word_of<'a, T: PartialEq>(names: &[(&'a str, T)], value: &T) -> &'a str {
    match names.iter().find(|(_, known)| known == value) {
        Some((name, _)) => name,
        None => unreachable!("the list has every value"),
    }
}
