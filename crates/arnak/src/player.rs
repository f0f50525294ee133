//! What one player has.

use dighouse_game::scenario::{Checked, ensure};

use crate::components::ids::{ARTIFACTS, ITEMS};
use crate::knowledge::holding::{Held, Holding, MOST_CARDS};
use crate::state::{bits, cards};
use crate::{Assistant, Card, Guardian, Icons, Tokens};

/// The most assistants on a board.
pub(crate) const MOST_ASSISTANTS: usize = 2;

/// The cards a player has played. Each card is there at most once, except Fear, which is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PlayArea {
    cards: u128,
    fears: u8,
    fear_tiles: u8,
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

    /// Fear tiles in the play area.
    pub(crate) const fn fear_tiles(&self) -> u8 {
        self.fear_tiles
    }

    pub(crate) fn put_fear_tile(&mut self) {
        self.fear_tiles += 1;
    }

    pub(crate) fn take_fear_tile(&mut self) {
        self.fear_tiles -= 1;
    }

    /// Takes all cards. Fear tiles stay.
    pub(crate) fn clear(&mut self) {
        *self = PlayArea::with_fear_tiles(self.fear_tiles);
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.cards == 0 && self.fears == 0 && self.fear_tiles == 0
    }

    /// Each card once, without Fear.
    pub(crate) fn singles(&self) -> impl Iterator<Item = Card> + use<> {
        cards(self.cards)
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

/// Cards that a player put away at the end of a round, in little space. Only Fear can be there more than
/// once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Discards {
    cards: [u8; 10],
    fears: u8,
}

impl Discards {
    pub(crate) fn put(&mut self, card: Card) {
        if card == Card::FEAR {
            self.fears += 1;
        } else {
            self.cards[card.index() / 8] |= 1 << (card.index() % 8);
        }
    }

    fn has(&self, card: Card) -> bool {
        card != Card::FEAR && self.cards[card.index() / 8] >> (card.index() % 8) & 1 == 1
    }

    /// Every card.
    pub(crate) fn all(self) -> impl Iterator<Item = Card> {
        let mut bytes = [0; 16];
        bytes[..self.cards.len()].copy_from_slice(&self.cards);
        cards(u128::from_le_bytes(bytes)).chain(std::iter::repeat_n(Card::FEAR, usize::from(self.fears)))
    }
}

/// An assistant on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Helper {
    pub(crate) assistant: Assistant,
    pub(crate) gold: bool,
    pub(crate) ready: bool,
}

/// How many idols the slots of a board hold.
pub(crate) const SLOTS: u8 = 4;

/// A player's board and cards.
///
/// At most four idols are in slots, boons are only of guardians overcome, and a board has room for two
/// assistants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) holding: Holding,
    pub(crate) played: PlayArea,
    /// What was put away from the hand at the end of the last round, for all to see.
    pub(crate) discards: Discards,
    pub(crate) tokens: Tokens,
    /// Idols in the crates.
    crates: u8,
    /// Idols in the slots.
    slots: u8,
    helpers: [Option<Helper>; MOST_ASSISTANTS],
    /// Guardians overcome, one bit each.
    guardians: u16,
    /// Guardians whose boon is not used yet, one bit each.
    boons: u16,
    /// The space of the magnifying glass.
    pub(crate) glass: u8,
    /// The space of the notebook.
    pub(crate) notebook: u8,
    /// The place in the Lost Temple, counted from 1; 0 before.
    pub(crate) rank: u8,
    /// Temple tiles, by stack.
    pub(crate) temple_tiles: [u8; 6],
    /// Basic cards exiled, one bit each.
    exiled_basics: u8,
    pub(crate) passed: bool,
    /// Whether the player has decided, at the end of a round, which cards to keep.
    pub(crate) decided: bool,
    pub(crate) war_mask: bool,
    pub(crate) ocarina: bool,
}

impl Player {
    pub(crate) const NEW: Player = Player {
        holding: Holding::EMPTY,
        played: PlayArea { cards: 0, fears: 0, fear_tiles: 0 },
        discards: Discards { cards: [0; 10], fears: 0 },
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
        decided: false,
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

    pub(crate) const fn has_room_for_assistant(&self) -> bool {
        self.helpers[MOST_ASSISTANTS - 1].is_none()
    }

    /// An assistant joins, silver side up.
    pub(crate) fn join(&mut self, assistant: Assistant, ready: bool) {
        if let Some(place) = self.helpers.iter_mut().find(|place| place.is_none()) {
            *place = Some(Helper { assistant, gold: false, ready });
        }
    }

    pub(crate) fn refresh_assistants(&mut self) {
        self.helpers.iter_mut().flatten().for_each(|helper| helper.ready = true);
    }

    /// Takes a guardian with its boon.
    pub(crate) fn overcome(&mut self, guardian: Guardian) {
        self.guardians |= 1 << guardian.0;
        self.boons |= 1 << guardian.0;
    }

    pub(crate) fn use_boon(&mut self, guardian: Guardian) {
        self.boons &= !(1 << guardian.0);
    }

    /// How many boons are not used yet.
    pub(crate) const fn boon_count(&self) -> u32 {
        self.boons.count_ones()
    }

    /// How many guardians are overcome.
    pub(crate) const fn guardian_count(&self) -> u32 {
        self.guardians.count_ones()
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

    /// Idols in the crates and the slots.
    pub(crate) const fn idols(&self) -> u8 {
        self.crates + self.slots
    }

    /// Idols in the crates.
    pub(crate) const fn crates(&self) -> u8 {
        self.crates
    }

    /// Idols in the slots.
    pub(crate) const fn slots(&self) -> u8 {
        self.slots
    }

    pub(crate) fn find_idols(&mut self, count: u8) {
        self.crates += count;
    }

    /// Moves an idol from the crates to a slot.
    pub(crate) fn slot_idol(&mut self) {
        self.crates -= 1;
        self.slots += 1;
    }

    /// Moves an idol from a slot back to the crates.
    pub(crate) fn free_slot(&mut self) {
        self.slots -= 1;
        self.crates += 1;
    }

    /// Gives an idol of the crates away.
    pub(crate) fn pay_idol(&mut self) {
        self.crates -= 1;
    }

    pub(crate) fn exile_basic(&mut self, card: Card) {
        self.exiled_basics |= 1 << (card.index() - ITEMS - ARTIFACTS);
    }

    /// Basic cards exiled.
    pub(crate) fn exiled_basics(&self) -> impl Iterator<Item = Card> {
        let exiled = self.exiled_basics;
        let cards = Card::basics().enumerate().filter(move |(place, _)| exiled >> place & 1 == 1);
        cards.map(|(_, card)| card)
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

/// No player has more tokens of a kind.
const MOST_TOKENS: u8 = 99;

/// What a position names of a player, apart from the fields of [`Player`] that need no check.
pub(crate) struct PlayerParts<'a> {
    pub(crate) deck: &'a [Held],
    pub(crate) hand: &'a [Held],
    pub(crate) played: &'a [Card],
    pub(crate) discards: &'a [Card],
    pub(crate) fear_tiles: u8,
    pub(crate) exiled_basics: &'a [Card],
    pub(crate) tokens: Tokens,
    pub(crate) crates: u8,
    pub(crate) slots: u8,
    pub(crate) helpers: &'a [Helper],
    pub(crate) guardians: &'a [Guardian],
    pub(crate) boons: &'a [Guardian],
}

impl Player {
    /// The player with these parts, if they can belong to one.
    pub(crate) fn assemble(parts: &PlayerParts<'_>) -> Checked<Player> {
        let count = parts.deck.len() + parts.hand.len() + parts.played.len();
        ensure(count <= MOST_CARDS, "nobody can have so many cards")?;
        let mut played = PlayArea::with_fear_tiles(parts.fear_tiles);
        for &card in parts.played {
            ensure(card == Card::FEAR || !played.has(card), "played: a card is named twice")?;
            played.put(card);
        }
        let mut discards = Discards::default();
        for &card in parts.discards {
            ensure(!discards.has(card), "discards: a card is named twice")?;
            discards.put(card);
        }
        let few = parts.tokens.counts().iter().all(|&count| count <= MOST_TOKENS);
        ensure(few, "nobody can have so many tokens")?;
        ensure(parts.slots <= SLOTS && parts.crates <= 16, "there are four slots and 16 idols")?;
        ensure(parts.helpers.len() <= MOST_ASSISTANTS, "a board has room for two assistants")?;
        let mut helpers = [None; MOST_ASSISTANTS];
        helpers.iter_mut().zip(parts.helpers).for_each(|(place, helper)| *place = Some(*helper));
        ensure(parts.exiled_basics.iter().all(|card| card.is_basic()), "exiled_basics: only basic cards")?;
        let basics = parts.exiled_basics.iter().map(|card| card.index() - ITEMS - ARTIFACTS);
        let guardians = bits("guardians", parts.guardians.iter().map(|it| it.index()))? as u16;
        let boons = bits("boons", parts.boons.iter().map(|it| it.index()))? as u16;
        ensure(boons & !guardians == 0, "boons: only of guardians overcome")?;
        Ok(Player {
            holding: Holding::new(parts.deck, parts.hand),
            played,
            discards,
            tokens: parts.tokens,
            crates: parts.crates,
            slots: parts.slots,
            helpers,
            guardians,
            boons,
            exiled_basics: bits("exiled_basics", basics)? as u8,
            ..Player::NEW
        })
    }
}
