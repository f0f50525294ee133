//! The rival of the solo game.

use dighouse_game::Stream;

use crate::components::catalogue::catalogue;
use crate::components::files::Arrow;
use crate::pile::Pile;
use crate::words::words;

words! {
    /// A tile of the rival's action stack.
    RivalTile {
        /// Digs for coins.
        DigCoin = "dig-coin",
        /// Digs for compasses.
        DigCompass = "dig-compass",
        /// Digs for tablets.
        DigTablet = "dig-tablet",
        /// Digs for arrowheads.
        DigArrowhead = "dig-arrowhead",
        /// Digs for jewels.
        DigJewel = "dig-jewel",
        /// Discovers a site.
        DiscoverGreen = "discover-green",
        /// Researches.
        ResearchGreen = "research-green",
        /// Overcomes a guardian.
        OvercomeGreen = "overcome-green",
        /// Takes the item of the fewest points.
        ItemGreen = "item-green",
        /// Takes the artifact of the fewest points.
        ArtifactGreen = "artifact-green",
        /// Discovers a site, also in the last round.
        DiscoverRed = "discover-red",
        /// Researches, also in the last round.
        ResearchRed = "research-red",
        /// Overcomes a guardian, also in the last round.
        OvercomeRed = "overcome-red",
        /// Takes the item of the most points.
        ItemRed = "item-red",
        /// Takes the artifact of the most points.
        ArtifactRed = "artifact-red",
    }
}

/// How many tiles dig; they come first.
const DIGS: u8 = 5;
/// How many pairs of a green and a red tile there are.
const PAIRS: u8 = 5;
/// The space of the Snake Temple's track where assistants are rescued.
pub(crate) const RESCUE: u8 = 8;

impl RivalTile {
    pub(crate) fn of(number: u8) -> RivalTile {
        RivalTile::ALL[usize::from(number)]
    }

    /// Whether it is the red tile of a pair.
    pub const fn is_red(self) -> bool {
        self as u8 >= DIGS + PAIRS
    }

    /// The pair it belongs to, counted from 0.
    pub(crate) const fn pair(self) -> Option<u8> {
        match self as u8 {
            0..DIGS => None,
            tile => Some((tile - DIGS) % PAIRS),
        }
    }

    /// The arrow on its back.
    pub fn arrow(self) -> Arrow {
        let rival = &catalogue().rival;
        let arrows = &rival.arrows;
        match self.pair() {
            None => rival.dig[self as usize].arrow,
            Some(0) => arrows.discover,
            Some(1) => arrows.research,
            Some(2) => arrows.overcome,
            Some(3) => arrows.item,
            Some(_) => arrows.artifact,
        }
    }
}

/// What the rival has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rival {
    /// The tiles still to come, the last on top.
    pub(crate) deck: Pile<10>,
    /// The tiles of this round, the last on top.
    pub(crate) used: Pile<10>,
    pub(crate) glass: u8,
    pub(crate) rank: u8,
    /// Kinds of idols that lie face up, one bit each.
    pub(crate) idols: u8,
    /// Idols in the stack of less worth.
    pub(crate) other_idols: u8,
    pub(crate) guardians: u16,
    pub(crate) cards: u128,
    pub(crate) temple_tiles: [u8; 6],
}

impl Rival {
    pub(crate) const NONE: Rival = Rival {
        deck: Pile::EMPTY,
        used: Pile::EMPTY,
        glass: 0,
        rank: 0,
        idols: 0,
        other_idols: 0,
        guardians: 0,
        cards: 0,
        temple_tiles: [0; 6],
    };

    /// A rival with so many red tiles, of random pairs.
    pub(crate) fn new(red: u8, deal: &mut Stream) -> Rival {
        let mut pairs = [0, 1, 2, 3, 4];
        deal.shuffle(&mut pairs);
        let mut rival = Rival::NONE;
        (0..DIGS).for_each(|dig| rival.deck.push(dig));
        for (place, pair) in (0..PAIRS).zip(pairs) {
            rival.deck.push(DIGS + pair + if place < red { PAIRS } else { 0 });
        }
        deal.shuffle(rival.deck.things_mut());
        rival
    }

    /// All ten tiles make a new stack.
    pub(crate) fn shuffle(&mut self, stream: &mut Stream) {
        while let Some(tile) = self.used.pop() {
            self.deck.push(tile);
        }
        self.deck.things_mut().sort_unstable();
        stream.shuffle(self.deck.things_mut());
    }

    /// The tile now on top; its arrow is seen.
    pub(crate) fn next(&self) -> Option<RivalTile> {
        self.deck.top().map(RivalTile::of)
    }

    pub(crate) fn used(&self) -> impl Iterator<Item = RivalTile> {
        self.used.things().iter().map(|&tile| RivalTile::of(tile))
    }
}
