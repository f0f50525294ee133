//! Events: what happened, for the log.

use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use crate::components::files::Arrow;
use crate::{
    Assistant, Bonus, Card, Guardian, Icon, Idol, ResearchToken, RivalTile, Site, SiteTile, SlotEffect,
    Space, TempleStack, Token,
};

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are: whose, which, how many")]
pub enum Event {
    RoundBegan {
        round: u8,
    },
    /// Cards drawn at the beginning of a round.
    HandDrawn {
        seat: Seat,
        count: u8,
    },
    /// A card drawn by an effect.
    Drew {
        seat: Seat,
    },
    /// Which card it was; only its owner sees this event.
    DrewCard {
        seat: Seat,
        card: Card,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Passed {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    Gained {
        seat: Seat,
        token: Token,
        count: u8,
    },
    Paid {
        seat: Seat,
        token: Token,
        count: u8,
    },
    IdolPaid {
        seat: Seat,
    },
    TravelledByCard {
        seat: Seat,
        card: Card,
    },
    TravelledByAssistant {
        seat: Seat,
        assistant: Assistant,
    },
    TravelledByBoon {
        seat: Seat,
        guardian: Guardian,
    },
    PilotHired {
        seat: Seat,
    },
    IconSpent {
        seat: Seat,
        icon: Icon,
    },
    Dug {
        seat: Seat,
        space: Space,
    },
    Discovered {
        seat: Seat,
        site: Site,
    },
    IdolsFound {
        seat: Seat,
        idol: Idol,
        count: u8,
    },
    SiteRevealed {
        site: Site,
        tile: SiteTile,
    },
    GuardianAwoke {
        site: Site,
        guardian: Guardian,
    },
    Activated {
        seat: Seat,
        site: Site,
    },
    TileActivated {
        seat: Seat,
        tile: SiteTile,
    },
    Overcame {
        seat: Seat,
        site: Site,
        guardian: Guardian,
    },
    BoonUsed {
        seat: Seat,
        guardian: Guardian,
    },
    FearTaken {
        seat: Seat,
    },
    FearTileTaken {
        seat: Seat,
    },
    /// Nothing is left to take.
    NoFearLeft {
        seat: Seat,
    },
    Exiled {
        seat: Seat,
        card: Card,
    },
    FearTileExiled {
        seat: Seat,
    },
    UsedUp {
        seat: Seat,
        card: Card,
    },
    Traded {
        seat: Seat,
        token: Token,
        other_token: Token,
    },
    AssistantUsed {
        seat: Seat,
        assistant: Assistant,
    },
    Borrowed {
        seat: Seat,
        assistant: Assistant,
    },
    Recruited {
        seat: Seat,
        assistant: Assistant,
    },
    Rescued {
        seat: Seat,
        assistant: Assistant,
    },
    Promoted {
        seat: Seat,
        assistant: Assistant,
    },
    Refreshed {
        seat: Seat,
        assistant: Assistant,
    },
    Exchanged {
        seat: Seat,
        assistant: Assistant,
        other_assistant: Assistant,
    },
    IdolSlotted {
        seat: Seat,
        effect: SlotEffect,
    },
    SlotFreed {
        seat: Seat,
    },
    /// The events of the payment follow.
    Bought {
        seat: Seat,
        card: Card,
    },
    /// Taken without paying.
    Took {
        seat: Seat,
        card: Card,
    },
    CardRevealed {
        card: Card,
    },
    Researched {
        seat: Seat,
        token: ResearchToken,
        space: u8,
    },
    BonusTaken {
        seat: Seat,
        tile: Bonus,
    },
    TempleReached {
        seat: Seat,
        points: u8,
    },
    TempleTileTaken {
        seat: Seat,
        stack: TempleStack,
    },
    Relocated {
        seat: Seat,
        from: Space,
        to: Space,
    },
    Recalled {
        seat: Seat,
        space: Space,
    },
    GuardianLed {
        seat: Seat,
        guardian: Guardian,
        from: Site,
        to: Site,
    },
    WarMaskWorn {
        seat: Seat,
    },
    OcarinaPlayed {
        seat: Seat,
    },
    Looked {
        seat: Seat,
        count: u8,
    },
    PutBack {
        seat: Seat,
    },
    ReturnedFromGuardian {
        seat: Seat,
        site: Site,
    },
    CardsKept {
        seat: Seat,
        count: u8,
    },
    CardsShuffled {
        seat: Seat,
        count: u8,
    },
    RowExiled {
        card: Card,
    },
    RowDealt {
        card: Card,
    },
    RivalTurn {
        tile: RivalTile,
        arrow: Arrow,
    },
    RivalIdle,
    RivalDug {
        space: Space,
    },
    RivalDiscovered {
        site: Site,
    },
    RivalResearched {
        space: u8,
    },
    RivalReachedTemple {
        points: u8,
    },
    RivalTempleTile {
        stack: TempleStack,
    },
    RivalOvercame {
        site: Site,
        guardian: Guardian,
    },
    RivalTook {
        card: Card,
    },
    RivalRescued {
        assistant: Assistant,
    },
    AssistantLeft {
        assistant: Assistant,
    },
    Won {
        seat: Seat,
    },
    RivalWon,
    RivalTied,
}
