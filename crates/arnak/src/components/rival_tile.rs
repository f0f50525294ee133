//! The tiles of the rival's action stack.

use dighouse_game::Filler;

use crate::components::catalogue::catalogue;
use crate::components::files::Arrow;

dighouse_game::words! {
    export_to = "arnak.ts";

    /// A tile of the rival's action stack.
    RivalTile "a tile of the rival" {
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

/// The tiles that dig; they come first.
pub(crate) const DIGS: u8 = 5;
/// The pairs of a green and a red tile.
pub(crate) const PAIRS: u8 = 5;

impl RivalTile {
    /// The tile that digs for the token of this number.
    pub(crate) const fn digging(number: u8) -> RivalTile {
        RivalTile::ALL[number as usize]
    }

    /// The green or red tile of a pair, counted from 0.
    pub(crate) const fn of_pair(pair: u8, red: bool) -> RivalTile {
        RivalTile::ALL[(DIGS + pair + if red { PAIRS } else { 0 }) as usize]
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

impl Filler for RivalTile {
    const FILLER: RivalTile = RivalTile::DigCoin;
}
