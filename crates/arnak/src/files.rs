//! The shapes of the files under `data/`.

use serde::Deserialize;

use crate::{Temple, Token};

/// How sure a row is. It tells those who read the file; only its form is checked.
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
    ($($(#[$doc:meta])* $Name:ident { $($(#[$meta:meta])* $field:ident: $Type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub(crate) struct $Name { $($(#[$meta])* pub(crate) $field: $Type,)* }
    )*};
}

shapes! {
    Items { item: Vec<ItemRow>, }
    ItemRow {
        id: String,
        cost: u8,
        points: i8,
        travel: String,
        timing: Timing,
        #[serde(default)]
        exiles: bool,
        effect: String,
        pass: Option<String>,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    Artifacts { artifact: Vec<ArtifactRow>, }
    ArtifactRow {
        id: String,
        cost: u8,
        points: i8,
        travel: String,
        effect: String,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    Basics { basic: Vec<BasicRow>, fear: FearRow, }
    BasicRow {
        id: String,
        travel: String,
        effect: String,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    FearRow {
        id: String,
        travel: String,
        points: i8,
        cards: u8,
        tiles: u8,
        tile_points: i8,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
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
    CampRow {
        effect: String,
        offers: Vec<Token>,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    CampTravel {
        first: String,
        second: String,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    SideRow {
        temple: Temple,
        b: [String; 4],
        c: [String; 4],
        d: [String; 4],
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    Discover {
        #[serde(rename = "level-1")]
        level_one: u8,
        #[serde(rename = "level-2")]
        level_two: u8,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    SiteRow {
        id: String,
        effect: String,
        offers: Vec<Token>,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    Idols { idol: Vec<KindRow>, slot: Vec<SlotRow>, points: IdolPoints, }
    KindRow {
        id: String,
        copies: u8,
        effect: String,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    SlotRow {
        id: String,
        effect: String,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    IdolPoints {
        idol: u8,
        slots: [u8; 4],
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    Guardians { points: u8, guardian: Vec<GuardianRow>, }
    GuardianRow {
        id: String,
        cost: String,
        boon: String,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    Assistants { assistant: Vec<AssistantRow>, }
    AssistantRow {
        id: String,
        #[serde(default)]
        timing: Timing,
        silver: AssistantSide,
        gold: AssistantSide,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    AssistantSide { effect: String, travel: Option<String>, }
    ResearchFile { temple: TempleRow, tile: Vec<KindRow>, track: Vec<TrackRow>, }
    TempleRow {
        ranks: [u8; 4],
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    TrackRow {
        temple: Temple,
        parts: [String; 3],
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
        spaces: Vec<SpaceRow>,
        rows: Vec<RowRow>,
    }
    SpaceRow { row: u8, cost: String, up: Vec<u8>, bonus: [u8; 3], }
    RowRow { glass: String, glass_points: u8, notebook: String, notebook_points: u8, }
    RivalFile { dig: Vec<RivalDig>, arrows: RivalArrows, discover: RivalDiscover, points: RivalPoints, }
    RivalDig { token: Token, arrow: Arrow, }
    RivalArrows {
        discover: Arrow,
        research: Arrow,
        overcome: Arrow,
        item: Arrow,
        artifact: Arrow,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    RivalDiscover {
        green: [(u8, bool); 5],
        red: [(u8, bool); 5],
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
    RivalPoints {
        unique_idol: u8,
        other_idol: u8,
        #[expect(dead_code, reason = "for readers of the file")]
        confidence: Confidence,
    }
}

/// When something can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Timing {
    /// As a free action.
    #[default]
    Free,
    /// As the main action of a turn.
    Main,
    /// Never.
    Never,
}

/// The arrow on the back of a rival's tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Arrow {
    Left,
    Right,
}
