//! The actions of a player.

use serde::Serialize;

use crate::{Assistant, Bonus, Card, Guardian, Icon, Site, SlotEffect, Space, TempleStack, Token};

/// An action of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(tag = "action", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Action {
    /// Send an archaeologist to a discovered site. `dig a1`, `dig a1-2`
    Dig { space: Space },
    /// Send an archaeologist to an undiscovered site. `discover b3`
    Discover { site: Site },
    /// Overcome the guardian of a site. `overcome b3`
    Overcome { site: Site },
    /// Buy a card of the row. `buy ostrich`
    Buy { card: Card },
    /// Play a card for its effect. `play ostrich`
    Play { card: Card },
    /// Play a card for the effect that passes. `play-to-pass watch`
    PlayToPass { card: Card },
    /// Move a research token up. `research glass 3`
    Research { token: ResearchToken, space: u8 },
    /// Take a temple tile. `temple 6-left`
    Temple { stack: TempleStack },
    /// Use an assistant's effect. `use banker`
    Use { assistant: Assistant },
    /// Put an idol into a slot. `slot tablets`
    Slot { effect: SlotEffect },
    /// Use the boon of a guardian. `boon g02`
    Boon { guardian: Guardian },
    /// Pass for the round. `pass`
    Pass,
    /// End the turn. `end`
    End,
    /// Pay with the travel icons of a card. `travel fear`
    #[serde(rename = "travel-card")]
    TravelCard { card: Card },
    /// Get the travel icons of an assistant. `travel driver`
    #[serde(rename = "travel-assistant")]
    TravelAssistant { assistant: Assistant },
    /// Get the travel icons of a boon. `travel g01`
    #[serde(rename = "travel-boon")]
    TravelBoon { guardian: Guardian },
    /// Hire a pilot: a plane for two coins. `pilot`
    Pilot,
    /// Pay with an icon left over this turn, or choose which icon is spent. `icon car`
    Icon { icon: Icon },
    /// Draw a card. `draw`
    Draw,
    /// Pay what is offered. `pay`
    Pay,
    /// Use the effect of an artifact just taken. `resolve`
    Resolve,
    /// Decline an offer. `decline`
    Decline,
    /// Go on with the next step. `proceed`
    Proceed,
    /// Exile a card. `exile fear hand`, `exile rope play-area`
    Exile { card: Card, from: Zone },
    /// Exile a fear tile. `exile-fear-tile`
    ExileFearTile,
    /// Trade a tablet for an arrowhead, or an arrowhead for a jewel. `trade tablet`
    Trade { token: Token },
    /// Make an assistant ready. `refresh banker`
    Refresh { assistant: Assistant },
    /// Put a card from the hand into the play area without effect. `use-up fear`
    UseUp { card: Card },
    /// Choose an effect, counted from 1. `choose 2`
    Choose { option: u8 },
    /// Take a card without paying. `take ostrich`
    Take { card: Card },
    /// Use the effect of a site. `activate a2`
    Activate { site: Site },
    /// Relocate the archaeologist of a space. `relocate b3 a1-2`, `relocate a1-2 b3`
    Relocate { from: Space, to: Space },
    /// Take the archaeologist of a space back. `recall b3`, `recall a1-2`
    Recall { space: Space },
    /// Draw this many cards to choose from. `look 3`
    Look { count: u8 },
    /// Keep one of them. `keep ostrich`
    Keep { card: Card },
    /// Put one of them on top of the deck. `put-back fear`
    PutBack { card: Card },
    /// Use the assistant on top of a stack, counted from 1. `borrow 2`
    Borrow { stack: u8 },
    /// Exchange an assistant for the top one of a stack, counted from 1. `exchange banker 2`
    Exchange { assistant: Assistant, stack: u8 },
    /// Move an idol from a slot back to the crates. `free-slot`
    FreeSlot,
    /// Lead a guardian to another site. `lead b3 a1`
    Lead { from: Site, to: Site },
    /// Recruit the assistant on top of a stack, counted from 1. `recruit 2`
    Recruit { stack: u8 },
    /// Turn an assistant to gold. `promote banker`
    Promote { assistant: Assistant },
    /// Rescue an assistant. `rescue banker`
    Rescue { assistant: Assistant },
    /// Choose which reward of a research step comes first. `reward tile`, `reward row`
    Reward { reward: Reward },
    /// Take a bonus tile. `pick coin`
    Pick { tile: Bonus },
    /// Keep the rest of the hand for the next round. `done`
    Done,
}

dighouse_game::words! {
    export_to = "arnak.ts";

    /// A research token.
    ResearchToken "a research token" {
        /// The magnifying glass.
        Glass = "glass",
        /// The notebook.
        Notebook = "notebook",
    }
    /// From where a card is exiled.
    Zone "a place of a card" {
        /// In the hand.
        Hand = "hand",
        /// In the play area.
        PlayArea = "play-area",
    }
    /// A reward of a research step.
    Reward "a reward" {
        /// The bonus tile of the space.
        Tile = "tile",
        /// The effect of the row.
        Row = "row",
    }
}

impl Action {
    /// Whether it is a free action when something is pending.
    pub(crate) const fn is_free(self) -> bool {
        matches!(
            self,
            Action::Play { .. }
                | Action::Slot { .. }
                | Action::Boon { .. }
                | Action::Use { .. }
                | Action::TravelBoon { .. }
                | Action::TravelAssistant { .. }
        )
    }
}
