//! The steps of all effects in one list, and references to them.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use dighouse_game::ParseError;

use crate::components::catalogue::catalogue;
use crate::rules::effects::Op;

/// The place of a step in the list.
pub(crate) type At = u16;

/// All effects, one after the other, each closed by [`Op::End`].
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

    /// The number of a step in its effect, and the text of that effect.
    pub(crate) fn text_of(&self, at: At) -> Option<(At, &str)> {
        let effect = self.known.iter().rev().find(|(_, start)| *start <= at)?;
        (usize::from(at) < self.ops.len()).then(|| (at - effect.1, effect.0.as_str()))
    }
}

/// A kind of step that tasks refer to.
pub(crate) trait Referable: Copy {
    /// The step, if the operation is one of this kind.
    fn of(op: Op) -> Option<Self>;
}

/// A reference to a step of the kind `S`.
///
/// It is written as the number of the step in its effect and the text of that effect:
/// `1 of draw 1 ; dig travel car`. It has two bytes without alignment, so that tasks stay small.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ref<S> {
    at: [u8; 2],
    kind: PhantomData<S>,
}

impl<S: Referable> Ref<S> {
    /// Refers to the step at this place; none if it is of another kind.
    #[inline]
    pub(crate) fn new(at: At) -> Option<Ref<S>> {
        S::of(catalogue().op(at)).map(|_| Ref { at: at.to_ne_bytes(), kind: PhantomData })
    }

    /// Refers to this step, which stands at this place.
    #[inline]
    pub(crate) fn to(_: S, at: At) -> Ref<S> {
        debug_assert!(Ref::<S>::new(at).is_some(), "the step stands at {at}");
        Ref { at: at.to_ne_bytes(), kind: PhantomData }
    }

    /// Where the step stands.
    pub(crate) fn at(self) -> At {
        At::from_ne_bytes(self.at)
    }

    /// The step.
    #[inline]
    pub(crate) fn step(self) -> S {
        match S::of(catalogue().op(At::from_ne_bytes(self.at))) {
            Some(step) => step,
            None => unreachable!("a reference is made only to a step of its kind"),
        }
    }
}

impl<S> fmt::Debug for Ref<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        At::from_ne_bytes(self.at).fmt(f)
    }
}

impl<S> fmt::Display for Ref<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_place(At::from_ne_bytes(self.at), f)
    }
}

impl<S: Referable> FromStr for Ref<S> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Ref<S>, ParseError> {
        read_place(text).and_then(Ref::new).ok_or_else(|| ParseError::new("a step of this kind", text))
    }
}

/// Writes where a step stands, as its number in its effect and the text of that effect.
pub(crate) fn write_place(at: At, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match catalogue().effects.text_of(at) {
        Some((number, text)) => write!(f, "{number} of {text}"),
        None => f.write_str("nothing"),
    }
}

/// Reads where a step stands. The end of an effect is no step.
pub(crate) fn read_place(text: &str) -> Option<At> {
    let (number, effect) = text.split_once(" of ")?;
    let number: At = number.parse().ok()?;
    let effects = &catalogue().effects;
    let at = effects.at(effect)?.checked_add(number)?;
    let found = effects.text_of(at)?;
    (found == (number, effect) && catalogue().op(at) != Op::End).then_some(at)
}
