//! The supply of cards: both decks, the card row with the moon staff, exile and Fear.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{Filler, List, Stream};

use crate::Card;
use crate::components::catalogue::catalogue;
use crate::components::ids::{ARTIFACTS, ITEMS};
use crate::state::{bits, cards, shuffled};

/// The most places of a half of the row.
pub(crate) const MOST_PLACES: usize = 5;

/// The supply of cards.
///
/// Items and artifacts never mix: each kind has its deck and its half of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Market {
    items: List<Card, ITEMS>,
    artifacts: List<Card, ARTIFACTS>,
    /// Whether everybody has seen the top item, the top artifact.
    top_seen: [bool; 2],
    /// The halves of the row; the first place of each is beside the moon staff.
    item_row: [Option<Card>; MOST_PLACES],
    artifact_row: [Option<Card>; MOST_PLACES],
    /// Items and artifacts, one bit each.
    exiled: u128,
    fears: u8,
    fear_tiles: u8,
}

/// What a player who takes Fear gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fright {
    Card,
    Tile,
}

/// How many places a half of the row has in a round: artifacts get one more each round, of six.
pub(crate) const fn places(item: bool, round: u8) -> usize {
    if item { 6 - round as usize } else { round as usize }
}

impl Market {
    /// Nothing but the stacks of Fear.
    pub(crate) fn empty() -> Market {
        Market {
            items: List::EMPTY,
            artifacts: List::EMPTY,
            top_seen: [false; 2],
            item_row: [None; MOST_PLACES],
            artifact_row: [None; MOST_PLACES],
            exiled: 0,
            fears: catalogue().fear_cards,
            fear_tiles: catalogue().fear_tiles,
        }
    }

    /// Both decks shuffled; the row is still empty.
    pub(crate) fn deal(stream: &mut Stream) -> Market {
        let artifacts = shuffled(Card::all().filter(|card| card.is_artifact()), stream);
        let items = shuffled(Card::all().filter(|card| card.is_item()), stream);
        Market { items, artifacts, ..Market::empty() }
    }

    /// A deck, the last card on top.
    pub(crate) fn deck(&self, item: bool) -> &[Card] {
        if item { &self.items } else { &self.artifacts }
    }

    pub(crate) fn top_card(&self, item: bool) -> Option<Card> {
        self.deck(item).last().copied()
    }

    /// Whether everybody has seen the top card of a deck.
    pub(crate) const fn is_top_seen(&self, item: bool) -> bool {
        self.top_seen[!item as usize]
    }

    /// Everybody sees the top card of a deck.
    pub(crate) fn show_top(&mut self, item: bool) {
        self.top_seen[usize::from(!item)] = true;
    }

    /// Takes the top card of a deck.
    pub(crate) fn draw(&mut self, item: bool) -> Option<Card> {
        let card = if item { self.items.pop() } else { self.artifacts.pop() };
        self.top_seen[usize::from(!item)] &= card.is_none();
        card
    }

    /// A half of the row, from the moon staff outwards.
    pub(crate) const fn row(&self, item: bool) -> &[Option<Card>; MOST_PLACES] {
        if item { &self.item_row } else { &self.artifact_row }
    }

    fn row_mut(&mut self, item: bool) -> &mut [Option<Card>; MOST_PLACES] {
        if item { &mut self.item_row } else { &mut self.artifact_row }
    }

    /// The cards of the row: artifacts, then items.
    pub(crate) fn row_cards(&self) -> impl Iterator<Item = Card> {
        self.artifact_row.into_iter().chain(self.item_row).flatten()
    }

    pub(crate) fn is_in_row(&self, card: Card) -> bool {
        self.row(card.is_item()).contains(&Some(card))
    }

    /// Takes a card of the row. Its place stays empty until the row is refilled.
    pub(crate) fn take_from_row(&mut self, card: Card) {
        let place = self.row_mut(card.is_item()).iter_mut().find(|place| **place == Some(card));
        if let Some(place) = place {
            *place = None;
        }
    }

    /// Fills the row: the cards of each half slide to the staff, and new ones are dealt. A half whose
    /// deck is empty does not move.
    pub(crate) fn refill(&mut self, round: u8, mut dealt: impl FnMut(Card)) {
        for item in [false, true] {
            let places = places(item, round);
            let gaps = self.row(item)[..places].contains(&None);
            if !gaps || self.deck(item).is_empty() {
                continue;
            }
            slide(&mut self.row_mut(item)[..places]);
            for place in 0..places {
                if self.row(item)[place].is_none() {
                    let Some(card) = self.draw(item) else { break };
                    self.row_mut(item)[place] = Some(card);
                    dealt(card);
                }
            }
        }
    }

    /// Exiles the cards beside the staff and moves it on.
    pub(crate) fn move_staff(&mut self, mut exiled: impl FnMut(Card)) {
        for item in [false, true] {
            if let Some(card) = self.row_mut(item)[0].take() {
                self.exile(card);
                exiled(card);
            }
        }
        self.artifact_row.rotate_right(1);
        self.item_row.rotate_left(1);
    }

    /// Exiles the item of the row that is farthest from the staff.
    pub(crate) fn exile_rightmost_item(&mut self) -> Option<Card> {
        let card = self.item_row.iter_mut().rev().find_map(Option::take)?;
        self.exile(card);
        Some(card)
    }

    /// Exiles an item or artifact.
    pub(crate) fn exile(&mut self, card: Card) {
        debug_assert!(card.is_item() || card.is_artifact(), "other cards have no exile pile");
        self.exiled |= 1 << card.0;
    }

    pub(crate) const fn is_exiled(&self, card: Card) -> bool {
        self.exiled >> card.0 & 1 == 1
    }

    /// Items and artifacts in exile.
    pub(crate) fn exiled(&self) -> impl Iterator<Item = Card> {
        cards(self.exiled)
    }

    pub(crate) fn take_exiled(&mut self, card: Card) {
        self.exiled &= !(1 << card.0);
    }

    /// Fear cards left.
    pub(crate) const fn fears(&self) -> u8 {
        self.fears
    }

    /// Fear tiles left.
    pub(crate) const fn fear_tiles(&self) -> u8 {
        self.fear_tiles
    }

    /// Takes a Fear card; a fear tile if there is none; or nothing.
    pub(crate) fn take_fear(&mut self) -> Option<Fright> {
        if self.fears > 0 {
            self.fears -= 1;
            Some(Fright::Card)
        } else if self.fear_tiles > 0 {
            self.fear_tiles -= 1;
            Some(Fright::Tile)
        } else {
            None
        }
    }

    pub(crate) fn put_back_fear(&mut self, fright: Fright) {
        match fright {
            Fright::Card => self.fears += 1,
            Fright::Tile => self.fear_tiles += 1,
        }
    }

    /// Erases the cards of both decks, except for top cards that everybody has seen.
    pub(crate) fn erase_unseen(&mut self) {
        for (deck, seen) in [&mut *self.items, &mut *self.artifacts].into_iter().zip(self.top_seen) {
            let unseen = deck.len() - usize::from(seen);
            deck[..unseen].fill(Card::FILLER);
        }
    }

    /// Shuffles both decks, except for top cards that everybody has seen.
    pub(crate) fn redeal(&mut self, stream: &mut Stream) {
        let decks = [&mut *self.items, &mut *self.artifacts];
        for (deck, seen) in decks.into_iter().zip(self.top_seen) {
            let unseen = deck.len() - usize::from(seen);
            stream.deal(&mut deck[..unseen]);
        }
    }
}

/// Moves the cards towards the moon staff.
fn slide(half: &mut [Option<Card>]) {
    let mut free = 0;
    for place in 0..half.len() {
        if half[place].is_some() {
            half.swap(free, place);
            free += 1;
        }
    }
}

/// The parts of the supply as a position names them.
pub(crate) struct MarketParts<'a> {
    pub(crate) round: u8,
    pub(crate) items: &'a [Card],
    pub(crate) artifacts: &'a [Card],
    pub(crate) top_seen: [bool; 2],
    pub(crate) item_row: &'a [Option<Card>],
    pub(crate) artifact_row: &'a [Option<Card>],
    pub(crate) exiled: &'a [Card],
    pub(crate) fears: u8,
    pub(crate) fear_tiles: u8,
}

impl Market {
    /// The supply with these parts, if they can belong to one.
    pub(crate) fn assemble(parts: &MarketParts<'_>) -> Checked<Market> {
        let mut market = Market {
            items: super::list("item_deck", parts.items)?,
            artifacts: super::list("artifact_deck", parts.artifacts)?,
            top_seen: parts.top_seen,
            exiled: bits("exiled", parts.exiled.iter().map(|card| card.index()))?,
            fears: parts.fears,
            fear_tiles: parts.fear_tiles,
            ..Market::empty()
        };
        let full = parts.artifact_row.len() == places(false, parts.round)
            && parts.item_row.len() == places(true, parts.round);
        ensure(full, "the row has as many places for artifacts as rounds have begun, of six in all")?;
        market.artifact_row[..parts.artifact_row.len()].copy_from_slice(parts.artifact_row);
        market.item_row[..parts.item_row.len()].copy_from_slice(parts.item_row);
        market.check()?;
        Ok(market)
    }

    fn check(&self) -> Checked {
        let decks = self.items.iter().all(|card| card.is_item())
            && self.artifacts.iter().all(|card| card.is_artifact());
        ensure(decks, "items and artifacts have decks of their own")?;
        let items = self.item_row.iter().flatten().all(|card| card.is_item());
        let artifacts = self.artifact_row.iter().flatten().all(|card| card.is_artifact());
        ensure(items && artifacts, "artifacts lie to the left of the moon staff, items to the right")?;
        let exiled = self.exiled().all(|card| card.is_item() || card.is_artifact());
        ensure(exiled, "only items and artifacts have exile piles")?;
        let top = |item: bool| !self.is_top_seen(item) || !self.deck(item).is_empty();
        ensure(top(true) && top(false), "an empty deck has no top card")
    }
}
