//! What one player has.

use crate::knowledge::holding::Holding;
use crate::{Assistant, Card, Guardian, Icons, Tokens};

/// The most assistants on a board.
pub(crate) const MOST_ASSISTANTS: usize = 2;

/// The cards a player has played. Each card is there at most once, except Fear, which is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PlayArea {
    cards: u128,
    pub(crate) fears: u8,
    pub(crate) fear_tiles: u8,
}

impl PlayArea {
    /// A play area with fear tiles only.
    pub(crate) const fn with_fear_tiles(fear_tiles: u8) -> PlayArea {
        PlayArea { cards: 0, fears: 0, fear_tiles }
    }

    pub(crate) fn put(&mut self, card: Card) {
        if card == Card::FEAR {
            self.fears += 1;
        } else {
            self.cards |= 1 << card.0;
        }
    }

    pub(crate) fn take(&mut self, card: Card) {
        if card == Card::FEAR {
            self.fears -= 1;
        } else {
            self.cards &= !(1 << card.0);
        }
    }

    pub(crate) const fn has(&self, card: Card) -> bool {
        if card.0 == Card::FEAR.0 { self.fears > 0 } else { self.cards >> card.0 & 1 == 1 }
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.cards == 0 && self.fears == 0 && self.fear_tiles == 0
    }

    /// Each card once, without Fear.
    pub(crate) fn singles(&self) -> impl Iterator<Item = Card> + use<> {
        let mut rest = self.cards;
        std::iter::from_fn(move || {
            let next = (rest != 0).then(|| Card(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(next)
        })
    }

    /// Each kind of card once.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        self.singles().chain((self.fears > 0).then_some(Card::FEAR))
    }

    /// Every card.
    pub(crate) fn all(&self) -> impl Iterator<Item = Card> + use<> {
        self.singles().chain(std::iter::repeat_n(Card::FEAR, usize::from(self.fears)))
    }
}

/// An assistant on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Helper {
    pub(crate) assistant: Assistant,
    pub(crate) gold: bool,
    pub(crate) ready: bool,
}

/// A player's board, cards and figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) holding: Holding,
    pub(crate) played: PlayArea,
    pub(crate) tokens: Tokens,
    /// Idols in the crates.
    pub(crate) crates: u8,
    /// Idols in the slots.
    pub(crate) slots: u8,
    pub(crate) helpers: [Option<Helper>; MOST_ASSISTANTS],
    /// Guardians overcome, one bit each.
    pub(crate) guardians: u16,
    /// Guardians whose boon is not used yet, one bit each.
    pub(crate) boons: u16,
    /// The space of the magnifying glass.
    pub(crate) glass: u8,
    /// The space of the notebook.
    pub(crate) notebook: u8,
    /// The place in the Lost Temple, counted from 1; 0 before.
    pub(crate) rank: u8,
    /// Temple tiles, by stack.
    pub(crate) temple_tiles: [u8; 6],
    /// Basic cards exiled, one bit each.
    pub(crate) exiled_basics: u8,
    pub(crate) passed: bool,
    pub(crate) war_mask: bool,
    pub(crate) ocarina: bool,
}

impl Player {
    pub(crate) const NEW: Player = Player {
        holding: Holding::EMPTY,
        played: PlayArea { cards: 0, fears: 0, fear_tiles: 0 },
        tokens: Tokens::NONE,
        crates: 0,
        slots: 0,
        helpers: [None; MOST_ASSISTANTS],
        guardians: 0,
        boons: 0,
        glass: 0,
        notebook: 0,
        rank: 0,
        temple_tiles: [0; 6],
        exiled_basics: 0,
        passed: false,
        war_mask: false,
        ocarina: false,
    };

    pub(crate) fn helpers(&self) -> impl Iterator<Item = Helper> + use<> {
        self.helpers.into_iter().flatten()
    }

    pub(crate) fn helper(&self, assistant: Assistant) -> Option<Helper> {
        self.helpers().find(|helper| helper.assistant == assistant)
    }

    pub(crate) fn helper_mut(&mut self, assistant: Assistant) -> Option<&mut Helper> {
        self.helpers.iter_mut().flatten().find(|helper| helper.assistant == assistant)
    }

    pub(crate) fn has_boon(&self, guardian: Guardian) -> bool {
        self.boons >> guardian.0 & 1 == 1
    }

    pub(crate) fn boons(&self) -> impl Iterator<Item = Guardian> + use<> {
        guardians_of(self.boons)
    }

    pub(crate) fn guardians(&self) -> impl Iterator<Item = Guardian> + use<> {
        guardians_of(self.guardians)
    }

    pub(crate) const fn idols(&self) -> u8 {
        self.crates + self.slots
    }

    /// Icons as they count for this player.
    pub(crate) const fn icons(&self, icons: Icons) -> Icons {
        if self.ocarina { icons.as_planes() } else { icons }
    }
}

fn guardians_of(mut bits: u16) -> impl Iterator<Item = Guardian> {
    std::iter::from_fn(move || {
        let next = (bits != 0).then(|| Guardian(bits.trailing_zeros() as u8))?;
        bits &= bits - 1;
        Some(next)
    })
}
