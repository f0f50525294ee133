//! Why an action is forbidden.

use dighouse_game::Seat;
use serde::Serialize;

use crate::{Artefact, Buyer, Centre, Colour, Location, Market, Store};

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
#[serde(tag = "why", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Reason {
    /// This is not what is to be decided now.
    AnotherDecision,
    /// Another player has this faction.
    FactionTaken { seat: Seat },
    /// Too few cards of this colour or symbol for a mulligan.
    TooFewAlike { least: u8 },
    /// The card is not one of those shown.
    NotAlike,
    /// The card is not in the hand, or not among those to choose from.
    NotInHand,
    /// An explorer of the same player stands there.
    OwnExplorer { at: Location },
    /// No explorer of the player is there.
    NoExplorer { at: Location },
    /// Too many steps.
    TooFar { steps: u8, fuel: u8 },
    /// Something must be done first.
    NothingDone,
    /// It would change nothing.
    NoEffect,
    /// The cargo hold has no space.
    HoldFull,
    /// A part of the storage has no space.
    StoreFull { store: Store },
    /// No artefact of the colour lies where an explorer is.
    NothingToExcavate { colour: Colour },
    /// The artefact has another colour than the card.
    AnotherColour { colour: Colour },
    /// No such artefact lies on its dig site.
    NotThere { artefact: Artefact },
    /// The two artefacts cannot be excavated together.
    NotTogether,
    /// The action takes no more artefacts.
    NoMore,
    /// The artefact was not gained by this action, or was sampled already.
    NotGained { artefact: Artefact },
    /// A guard stands on the artefact's space of the gallery.
    AlreadySampled { artefact: Artefact },
    /// The artefacts must have different colours.
    SameColour,
    /// No crew marker is in the supply.
    NoCrew,
    /// Crew markers of the supply come before guards.
    CrewFirst,
    /// No guard stands there.
    NoGuard { artefact: Artefact },
    /// No such buyer is in the supply.
    NoBuyer { buyer: Buyer },
    /// The special buyer is decided before the coloured one.
    SpecialBuyerFirst,
    /// The special buyer was decided before.
    ColouredBuyerNow,
    /// The player has no artefact.
    NothingToSell,
    /// No market with a trader and an interested buyer.
    NoMarketForIt,
    /// No explorer stands on that black market.
    NotOnBlackMarket,
    /// No black market shows the card's symbol.
    NoBlackMarket,
    /// A sale uses one to three markets.
    TooManyMarkets { most: u8 },
    /// An artefact for each market is needed.
    TooFewArtefacts { owned: u8 },
    /// No trader of the player is at the market.
    NoTrader { market: Market },
    /// Nobody at the market wants the colour.
    NobodyInterested { market: Market },
    /// The player does not have the artefact there.
    NotOwned { artefact: Artefact },
    /// Only merchants name a market without a card.
    MerchantsOnly,
    /// Only seers take an artefact for free.
    SeersOnly,
    /// The player has no envoy there.
    NoEnvoy { centre: Centre },
    /// The trader of this action is placed.
    TraderPlaced,
    /// An envoy was placed or withdrawn in this action.
    OfficeUsed,
    /// A command card is used after an envoy was withdrawn.
    WithdrawFirst,
    /// No command card lies there.
    NoCommandCard,
    /// Artefacts are either delivered or acquired.
    OneSide,
    /// The stack is empty.
    StackEmpty { colour: Colour },
    /// The supply pile is empty.
    PileEmpty { colour: Colour },
    /// Not enough credits.
    TooExpensive { price: i16 },
    /// Every card of the forecast has a crew marker.
    ForecastFull,
    /// The forecast has no such space.
    NoSuchSpace,
    /// A crew marker lies on the card.
    Marked { space: u8 },
    /// The artefact was not drawn.
    NotDrawn { artefact: Artefact },
    /// No buyer stands there.
    NobodyThere,
    /// Buyers move between different markets.
    SameMarket,
    /// The queue is full, and a bribe pushes nobody out.
    QueueFull { market: Market },
    /// A swap moves more buyers than are left.
    TooManyBuyers { left: u8 },
}
