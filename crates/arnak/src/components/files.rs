//! The files under `data/`: their names, their texts and their shapes.

use dighouse_game::DataFile;
use serde::{Deserialize, Serialize};

use crate::{Temple, Token};

pub(crate) const ITEMS: DataFile = DataFile::new("arnak/data/items.toml");
pub(crate) const ARTIFACTS: DataFile = DataFile::new("arnak/data/artifacts.toml");
pub(crate) const BASICS: DataFile = DataFile::new("arnak/data/basics.toml");
pub(crate) const ISLAND: DataFile = DataFile::new("arnak/data/island.toml");
pub(crate) const IDOLS: DataFile = DataFile::new("arnak/data/idols.toml");
pub(crate) const GUARDIANS: DataFile = DataFile::new("arnak/data/guardians.toml");
pub(crate) const ASSISTANTS: DataFile = DataFile::new("arnak/data/assistants.toml");
pub(crate) const RESEARCH: DataFile = DataFile::new("arnak/data/research.toml");
pub(crate) const RIVAL: DataFile = DataFile::new("arnak/data/rival.toml");

/// The texts of the files.
#[derive(Clone)]
pub(crate) struct Files<'a> {
    pub(crate) items: &'a str,
    pub(crate) artifacts: &'a str,
    pub(crate) basics: &'a str,
    pub(crate) island: &'a str,
    pub(crate) idols: &'a str,
    pub(crate) guardians: &'a str,
    pub(crate) assistants: &'a str,
    pub(crate) research: &'a str,
    pub(crate) rival: &'a str,
}

impl Files<'static> {
    pub(crate) const SHIPPED: Files<'static> = Files {
        items: include_str!("../../data/items.toml"),
        artifacts: include_str!("../../data/artifacts.toml"),
        basics: include_str!("../../data/basics.toml"),
        island: include_str!("../../data/island.toml"),
        idols: include_str!("../../data/idols.toml"),
        guardians: include_str!("../../data/guardians.toml"),
        assistants: include_str!("../../data/assistants.toml"),
        research: include_str!("../../data/research.toml"),
        rival: include_str!("../../data/rival.toml"),
    };
}

/// How reliable a row is. It is there for readers of the file; only its form is checked.
#[derive(Debug, Deserialize)]
pub(crate) enum Confidence {
    /// Verified by two independent sources.
    V,
    /// From the rulebook.
    R,
    /// Inferred.
    I,
    /// From one weak source.
    U,
}

macro_rules! shapes {
    ($($(#[$doc:meta])* $Name:ident $(with $confidence:ident)? { $($(#[$meta:meta])* $field:ident: $Type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub(crate) struct $Name {
            $($(#[$meta])* pub(crate) $field: $Type,)*
            $(
                #[expect(dead_code, reason = "for readers of the file; its form is checked")]
                $confidence: Confidence,
            )?
        }
    )*};
}

shapes! {
    Items { item: Vec<ItemRow>, }
    ItemRow with confidence {
        id: String,
        cost: u8,
        points: i8,
        travel: String,
        timing: Timing,
        #[serde(default)]
        exiles: bool,
        effect: String,
        pass: Option<String>,
    }
    Artifacts { artifact: Vec<ArtifactRow>, }
    ArtifactRow with confidence {
        id: String,
        cost: u8,
        points: i8,
        travel: String,
        effect: String,
    }
    Basics { basic: Vec<BasicRow>, fear: FearRow, }
    BasicRow with confidence {
        id: String,
        travel: String,
        effect: String,
    }
    FearRow with confidence {
        id: String,
        travel: String,
        points: i8,
        cards: u8,
        tiles: u8,
        tile_points: i8,
    }
    Island {
        camp: Vec<CampRow>,
        camp_travel: CampTravel,
        side: Vec<SideRow>,
        discover: Discover,
        #[serde(rename = "level-1")]
        level_one: Vec<SiteRow>,
        #[serde(rename = "level-2")]
        level_two: Vec<SiteRow>,
    }
    CampRow with confidence {
        effect: String,
        offers: Vec<Token>,
    }
    CampTravel with confidence {
        first: String,
        second: String,
    }
    SideRow with confidence {
        temple: Temple,
        b: [String; 4],
        c: [String; 4],
        d: [String; 4],
    }
    Discover with confidence {
        #[serde(rename = "level-1")]
        level_one: u8,
        #[serde(rename = "level-2")]
        level_two: u8,
    }
    SiteRow with confidence {
        id: String,
        effect: String,
        offers: Vec<Token>,
    }
    Idols { idol: Vec<KindRow>, slot: Vec<SlotRow>, points: IdolPoints, }
    KindRow with confidence {
        id: String,
        copies: u8,
        effect: String,
    }
    SlotRow with confidence {
        id: String,
        effect: String,
    }
    IdolPoints with confidence {
        idol: u8,
        slots: [u8; 4],
    }
    Guardians { points: u8, guardian: Vec<GuardianRow>, }
    GuardianRow with confidence {
        id: String,
        cost: String,
        boon: String,
    }
    Assistants { assistant: Vec<AssistantRow>, }
    AssistantRow with confidence {
        id: String,
        #[serde(default)]
        timing: Timing,
        silver: AssistantSide,
        gold: AssistantSide,
    }
    AssistantSide { effect: String, travel: Option<String>, }
    ResearchFile { temple: TempleRow, tile: Vec<KindRow>, track: Vec<TrackRow>, }
    TempleRow with confidence {
        ranks: [u8; 4],
    }
    TrackRow with confidence {
        temple: Temple,
        parts: [String; 3],
        spaces: Vec<SpaceRow>,
        rows: Vec<RowRow>,
    }
    SpaceRow { row: u8, cost: String, up: Vec<u8>, bonus: [u8; 3], }
    RowRow { glass: String, glass_points: u8, notebook: String, notebook_points: u8, }
    RivalFile { dig: Vec<RivalDig>, arrows: RivalArrows, discover: RivalDiscover, points: RivalPoints, }
    RivalDig { token: Token, arrow: Arrow, }
    RivalArrows with confidence {
        discover: Arrow,
        research: Arrow,
        overcome: Arrow,
        item: Arrow,
        artifact: Arrow,
    }
    RivalDiscover with confidence {
        green: [(u8, bool); 5],
        red: [(u8, bool); 5],
    }
    RivalPoints with confidence {
        unique_idol: u8,
        other_idol: u8,
    }
}

/// When something can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Timing {
    /// As a free action.
    #[default]
    Free,
    /// As the main action of a turn.
    Main,
    /// Never.
    Never,
}

/// The arrow on the back of a rival's tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Arrow {
    Left,
    Right,
}
