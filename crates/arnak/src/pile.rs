//! Face-down stacks, as small flat values.

use std::fmt::Debug;

/// A stack of at most `N` things; the last is on top.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile<const N: usize> {
    things: [u8; N],
    len: u8,
}

impl<const N: usize> Pile<N> {
    pub(crate) const EMPTY: Pile<N> = Pile { things: [0; N], len: 0 };

    pub(crate) fn things(&self) -> &[u8] {
        &self.things[..usize::from(self.len)]
    }

    pub(crate) fn things_mut(&mut self) -> &mut [u8] {
        &mut self.things[..usize::from(self.len)]
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn top(&self) -> Option<u8> {
        self.things().last().copied()
    }

    pub(crate) fn pop(&mut self) -> Option<u8> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.things[usize::from(self.len)]))
    }

    pub(crate) fn push(&mut self, thing: u8) {
        self.things[usize::from(self.len)] = thing;
        self.len += 1;
    }

    pub(crate) fn push_under(&mut self, thing: u8) {
        self.things.copy_within(..usize::from(self.len), 1);
        self.things[0] = thing;
        self.len += 1;
    }

    /// Takes one out and keeps the order of the others.
    pub(crate) fn remove(&mut self, thing: u8) {
        if let Some(place) = self.things().iter().position(|&other| other == thing) {
            self.things.copy_within(place + 1..usize::from(self.len), place);
            self.len -= 1;
            self.things[usize::from(self.len)] = 0;
        }
    }
}

impl<const N: usize> Debug for Pile<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.things().fmt(f)
    }
}
