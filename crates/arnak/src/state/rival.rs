//! The rival of the solo game.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{List, Stream};

use crate::rules::temple::TEMPLE;
use crate::state::{bits, cards};
use crate::{Card, Guardian, Idol, RivalTile, TempleStack};

/// The tiles of the rival: five that dig, and one of each pair.
pub(crate) const TILES: usize = 10;

/// What the rival has. It always has all ten tiles, in the stack or used this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rival {
    /// The tiles still to come, the last on top.
    deck: List<RivalTile, TILES>,
    /// The tiles of this round, the last on top.
    used: List<RivalTile, TILES>,
    glass: u8,
    rank: u8,
    /// Kinds of idols that lie face up, one bit each.
    idols: u8,
    /// Idols in the stack of less worth.
    other_idols: u8,
    guardians: u16,
    cards: u128,
    temple_tiles: [u8; TempleStack::ALL.len()],
}

impl Rival {
    /// Nobody: people play.
    pub(crate) const NONE: Rival = Rival {
        deck: List::EMPTY,
        used: List::EMPTY,
        glass: 0,
        rank: 0,
        idols: 0,
        other_idols: 0,
        guardians: 0,
        cards: 0,
        temple_tiles: [0; TempleStack::ALL.len()],
    };

    /// A rival with this many red tiles, of random pairs.
    pub(crate) fn deal(red: u8, stream: &mut Stream) -> Rival {
        let mut pairs = RivalTile::PAIRS;
        stream.shuffle(&mut pairs);
        let mut rival = Rival::NONE;
        rival.deck.extend(RivalTile::DIGS);
        for (place, [green_tile, red_tile]) in (0..).zip(pairs) {
            rival.deck.push(if place < red { red_tile } else { green_tile });
        }
        stream.shuffle(&mut rival.deck);
        rival
    }

    /// All ten tiles make a new stack.
    pub(crate) fn shuffle(&mut self, stream: &mut Stream) {
        self.deck.extend(self.used);
        self.used.clear();
        self.deck.sort_unstable();
        stream.shuffle(&mut self.deck);
    }

    /// Turns up the tile on top.
    pub(crate) fn turn_up(&mut self) -> Option<RivalTile> {
        let tile = self.deck.pop()?;
        self.used.push(tile);
        Some(tile)
    }

    /// The tiles still to come, the last on top.
    pub(crate) fn deck(&self) -> &[RivalTile] {
        &self.deck
    }

    /// The tile on top; its arrow is seen.
    pub(crate) fn next(&self) -> Option<RivalTile> {
        self.deck.last().copied()
    }

    /// The tiles of this round, the last on top.
    pub(crate) fn used(&self) -> &[RivalTile] {
        &self.used
    }

    /// The space of the magnifying glass.
    pub(crate) const fn glass(&self) -> u8 {
        self.glass
    }

    pub(crate) fn move_glass(&mut self, space: u8) {
        self.glass = space;
    }

    /// The place in the Lost Temple, counted from 1; 0 before.
    pub(crate) const fn rank(&self) -> u8 {
        self.rank
    }

    pub(crate) fn reach_temple(&mut self, rank: u8) {
        self.rank = rank;
    }

    /// Finds the idols of a site: a new kind lies face up, all others are worth less.
    pub(crate) fn find_idols(&mut self, idol: Idol, count: u8) {
        let kind = 1 << idol.0;
        if self.idols & kind == 0 {
            self.idols |= kind;
        } else {
            self.other_idols += 1;
        }
        self.other_idols += count - 1;
    }

    /// The kinds of idols that lie face up.
    pub(crate) fn idols(&self) -> impl Iterator<Item = Idol> {
        Idol::all().filter(|idol| self.idols >> idol.0 & 1 == 1)
    }

    /// How many idols lie in the stack of less worth.
    pub(crate) const fn other_idols(&self) -> u8 {
        self.other_idols
    }

    pub(crate) fn overcome(&mut self, guardian: Guardian) {
        self.guardians |= 1 << guardian.0;
    }

    /// The guardians overcome.
    pub(crate) fn guardians(&self) -> impl Iterator<Item = Guardian> {
        Guardian::all().filter(|guardian| self.guardians >> guardian.0 & 1 == 1)
    }

    pub(crate) fn take_card(&mut self, card: Card) {
        self.cards |= 1 << card.0;
    }

    /// Items and artifacts.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        cards(self.cards)
    }

    pub(crate) fn take_temple_tile(&mut self, stack: TempleStack) {
        self.temple_tiles[stack as usize] += 1;
    }

    /// Temple tiles, by stack.
    pub(crate) const fn temple_tiles(&self) -> [u8; TempleStack::ALL.len()] {
        self.temple_tiles
    }

    /// Forgets the order of the tiles to come, but for the arrow on top.
    pub(crate) fn erase_unseen(&mut self) {
        let Some(top) = self.next() else { return };
        self.deck.sort_unstable();
        let last = self.deck.len() - 1;
        if let Some(place) = self.deck.iter().rposition(|tile| tile.arrow() == top.arrow()) {
            self.deck.swap(place, last);
        }
    }

    /// Shuffles the tiles to come; the arrow on top stays.
    pub(crate) fn redeal(&mut self, stream: &mut Stream) {
        let Some(top) = self.next() else { return };
        stream.deal(&mut self.deck);
        let last = self.deck.len() - 1;
        if let Some(place) = self.deck.iter().rposition(|tile| tile.arrow() == top.arrow()) {
            self.deck.swap(place, last);
        }
    }
}

/// The parts of a rival as a position names them.
pub(crate) struct RivalParts<'a> {
    pub(crate) difficulty: u8,
    pub(crate) deck: &'a [RivalTile],
    pub(crate) used: &'a [RivalTile],
    pub(crate) glass: u8,
    pub(crate) rank: u8,
    pub(crate) idols: &'a [Idol],
    pub(crate) other_idols: u8,
    pub(crate) guardians: &'a [Guardian],
    pub(crate) cards: &'a [Card],
    pub(crate) temple_tiles: [u8; TempleStack::ALL.len()],
}

impl Rival {
    /// The rival with these parts, if they can belong to one.
    pub(crate) fn assemble(parts: &RivalParts<'_>) -> Checked<Rival> {
        let rival = Rival {
            deck: super::list("rival.deck", parts.deck)?,
            used: super::list("rival.used", parts.used)?,
            glass: parts.glass,
            rank: parts.rank,
            idols: bits("rival.idols", parts.idols.iter().map(|it| it.index()))? as u8,
            other_idols: parts.other_idols,
            guardians: bits("rival.guardians", parts.guardians.iter().map(|it| it.index()))? as u16,
            cards: bits("rival.cards", parts.cards.iter().map(|it| it.index()))?,
            temple_tiles: parts.temple_tiles,
        };
        rival.check(parts.difficulty)?;
        Ok(rival)
    }

    fn check(&self, difficulty: u8) -> Checked {
        let tiles: Vec<RivalTile> = self.deck.iter().chain(&self.used).copied().collect();
        let red = tiles.iter().filter(|tile| tile.is_red()).count();
        let once = |tile: &RivalTile| tiles.iter().filter(|other| other.job() == tile.job()).count() == 1;
        let right = tiles.len() == TILES && tiles.iter().all(once);
        ensure(right, "the rival has the five tiles that dig and one of each pair")?;
        ensure(red == usize::from(difficulty), "the difficulty is the number of red tiles")?;
        ensure(self.glass <= TEMPLE, "the track has 15 spaces")?;
        ensure(
            (self.glass == TEMPLE) == (self.rank > 0),
            "in the Lost Temple one has a rank, elsewhere none",
        )?;
        ensure(self.other_idols <= 16, "there are 16 idols of six kinds")?;
        let cards = self.cards().all(|card| card.is_item() || card.is_artifact());
        ensure(cards, "the rival takes items and artifacts")
    }
}
