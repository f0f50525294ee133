//! The tiles of the rival's action stack.

use dighouse_game::Filler;

use crate::Token;
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

/// What a tile of the rival is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Job {
    Dig(Token),
    Discover,
    Research,
    Overcome,
    TakeItem,
    TakeArtifact,
}

impl RivalTile {
    /// The tiles that dig, in the order of the tokens.
    pub(crate) const DIGS: [RivalTile; 5] = [
        RivalTile::DigCoin,
        RivalTile::DigCompass,
        RivalTile::DigTablet,
        RivalTile::DigArrowhead,
        RivalTile::DigJewel,
    ];

    /// The pairs of a green and a red tile.
    pub(crate) const PAIRS: [[RivalTile; 2]; 5] = [
        [RivalTile::DiscoverGreen, RivalTile::DiscoverRed],
        [RivalTile::ResearchGreen, RivalTile::ResearchRed],
        [RivalTile::OvercomeGreen, RivalTile::OvercomeRed],
        [RivalTile::ItemGreen, RivalTile::ItemRed],
        [RivalTile::ArtifactGreen, RivalTile::ArtifactRed],
    ];

    /// Whether it is the red tile of a pair.
    pub const fn is_red(self) -> bool {
        self as u8 >= RivalTile::DiscoverRed as u8
    }

    pub(crate) const fn job(self) -> Job {
        match self {
            RivalTile::DigCoin => Job::Dig(Token::Coin),
            RivalTile::DigCompass => Job::Dig(Token::Compass),
            RivalTile::DigTablet => Job::Dig(Token::Tablet),
            RivalTile::DigArrowhead => Job::Dig(Token::Arrowhead),
            RivalTile::DigJewel => Job::Dig(Token::Jewel),
            RivalTile::DiscoverGreen | RivalTile::DiscoverRed => Job::Discover,
            RivalTile::ResearchGreen | RivalTile::ResearchRed => Job::Research,
            RivalTile::OvercomeGreen | RivalTile::OvercomeRed => Job::Overcome,
            RivalTile::ItemGreen | RivalTile::ItemRed => Job::TakeItem,
            RivalTile::ArtifactGreen | RivalTile::ArtifactRed => Job::TakeArtifact,
        }
    }

    /// The arrow on its back.
    pub fn arrow(self) -> Arrow {
        let rival = &catalogue().rival;
        match self.job() {
            Job::Dig(token) => rival.dig[token as usize].arrow,
            Job::Discover => rival.arrows.discover,
            Job::Research => rival.arrows.research,
            Job::Overcome => rival.arrows.overcome,
            Job::TakeItem => rival.arrows.item,
            Job::TakeArtifact => rival.arrows.artifact,
        }
    }
}

impl Filler for RivalTile {
    const FILLER: RivalTile = RivalTile::DigCoin;
}
