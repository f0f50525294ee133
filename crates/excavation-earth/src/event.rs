//! What happens, and why something cannot.

use game::Seat;
use serde::Serialize;

use crate::list::List;
use crate::sell::Income;
use crate::{
    AnyCard, Artefact, Buyer, Card, Centre, Colour, Deed, Design, Faction, Location, Market, Markets, Party,
    Store, ZuAction,
};

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are: whose, which card, how many credits")]
pub enum Event {
    /// A player takes a faction.
    FactionTaken { seat: Seat, faction: Faction },
    /// The board is set out.
    GameBegan {
        #[cfg_attr(feature = "types", ts(as = "Vec<Party>"))]
        order: List<Party, 4>,
    },
    /// A player draws a card.
    CardDrawn { seat: Seat },
    /// Which; told to that player only.
    CardSeen { seat: Seat, card: Card },
    /// A card of the forecast is revealed.
    Forecast { card: Card },
    /// A player redraws and shows the cards that are alike.
    MulliganShown {
        seat: Seat,
        #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
        cards: List<Card, 9>,
    },
    /// A card goes from a hand to the discards.
    Discarded { seat: Seat, card: Card },
    /// The cards to choose from; told to that player only.
    PacketSeen {
        seat: Seat,
        #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
        cards: List<Card, 9>,
    },
    /// What was kept; told to that player only.
    Kept { seat: Seat, first: Card, second: Card },
    /// Everybody has kept two cards and passes the others to the left.
    PacketsPassed,
    /// The cards that nobody kept.
    RestDiscarded {
        seat: Seat,
        #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
        cards: List<Card, 9>,
    },
    /// The last cards of a solo draft; told to that player only.
    RestKept {
        seat: Seat,
        #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
        cards: List<Card, 9>,
    },
    /// A round begins.
    RoundBegan { round: u8 },
    /// The command cards, from left to right, show the side of the round.
    CommandCards { round: u8, designs: [Design; 3] },
    /// The order of turns.
    TurnOrder {
        #[cfg_attr(feature = "types", ts(as = "Vec<Party>"))]
        order: List<Party, 4>,
    },
    /// The black market's stacks turn.
    StacksRotated,
    /// An artefact comes to its dig site.
    Uncovered { artefact: Artefact },
    /// An artefact comes to the bottom of its stack.
    Stacked { artefact: Artefact },
    /// A buyer joins the back of a queue.
    BuyerJoined { market: Market, buyer: Buyer },
    /// The buyer in front goes back to the supply.
    PushedOut { market: Market, buyer: Buyer },
    /// A turn begins.
    TurnBegan { seat: Party },
    /// The third explorer is placed.
    Settled { seat: Party, at: Location },
    /// An explorer moves.
    Moved { seat: Party, from: Location, to: Location },
    /// A card is played for an action.
    Played { seat: Party, card: AnyCard, deed: Deed },
    /// An action without a card.
    ActedFreely { seat: Party, deed: Deed },
    /// An artefact is taken from its dig site.
    Excavated { seat: Party, artefact: Artefact },
    /// A guard is put into the gallery.
    Sampled { seat: Party, artefact: Artefact },
    /// A guard leaves the gallery for another task.
    GuardLeft { seat: Party, artefact: Artefact },
    /// A column is full for the first time: a card is drawn.
    ColumnFilled { seat: Party, colour: Colour },
    /// A trader is placed.
    TraderPlaced { seat: Party, market: Market },
    /// An envoy is placed.
    EnvoyPlaced { seat: Party, centre: Centre },
    /// An envoy is withdrawn.
    EnvoyWithdrawn { seat: Party, centre: Centre },
    /// A trader becomes an envoy.
    Promoted { seat: Party, market: Market, centre: Centre },
    /// A command card is used.
    Invoked { seat: Party, design: Design, round: u8 },
    /// Credits from a command card.
    Earned { seat: Party, credits: i16 },
    /// A sale.
    Sold { seat: Party, colour: Colour, markets: Markets, income: Income, credits: i16 },
    /// A sold artefact leaves the game.
    GivenAway { seat: Party, artefact: Artefact },
    /// An artefact goes to the black market.
    Delivered { seat: Party, artefact: Artefact, credits: i16 },
    /// An artefact is acquired on the black market.
    Acquired { seat: Party, artefact: Artefact, store: Store, credits: i16 },
    /// A card of the forecast is replaced.
    Replaced { seat: Party, space: u8, card: Card, before: Card },
    /// An initiative token is taken.
    TokenTaken { seat: Party, token: u8 },
    /// Artefacts are drawn from the supply.
    ArtefactsDrawn { seat: Seat, colour: Colour, count: u8 },
    /// Which; told to that player only.
    ArtefactsSeen {
        seat: Seat,
        #[cfg_attr(feature = "types", ts(as = "Vec<Artefact>"))]
        artefacts: List<Artefact, 3>,
    },
    /// Seers keep an artefact for free.
    TakenFreely { seat: Party, artefact: Artefact },
    /// A drawn artefact is bought.
    Bought { seat: Party, artefact: Artefact, credits: i16 },
    /// A buyer is led to another queue.
    BuyerLed { seat: Party, buyer: Buyer, from: Market, to: Market },
    /// Two buyers change places.
    BuyersSwapped { seat: Party, buyer: Buyer, from: Market, other_buyer: Buyer, to: Market },
    /// A player or Zu leaves the round.
    Passed { seat: Party },
    /// Zu turns over a card.
    ZuFlipped { deed: ZuAction, colour: Option<Colour>, other_colour: Option<Colour>, market: Option<Market> },
    /// Zu discards a card unused.
    ZuSkipped { deed: ZuAction },
    /// Zu turns over an action card that finds no place in the forecast.
    ZuSurveyed { card: Card },
    /// Zu's action fails.
    ZuFailed { credits: i16 },
    /// A command centre pays.
    MajorityPaid { seat: Party, centre: Centre, credits: i16 },
    /// A gallery pays.
    GalleryPaid { seat: Party, credits: i16 },
    /// Artefacts left at the end of a solo game.
    LeftoversCounted { seat: Party, credits: i16 },
    /// The game is over.
    Won { seat: Party },
}

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
#[serde(tag = "why", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Reason {
    /// Something else is asked now.
    AnotherDecision,
    /// Another player has this faction.
    FactionTaken { seat: Seat },
    /// Too few cards of this colour or symbol for a mulligan.
    TooFewAlike { least: u8 },
    /// The card is not one of those shown.
    NotAlike,
    /// The card is not in the hand, or not among those to choose from.
    NotInHand,
    /// Where the order means nothing, only one is allowed: take back and begin with this.
    InOrder,
    /// An explorer of the same player stands, or stood, there.
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
    /// The two come from one site, or from one without an explorer.
    NotTogether,
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
    /// Nobody may be pushed out.
    QueueFull { market: Market },
    /// So many buyers cannot be moved.
    TooManyBuyers { left: u8 },
}
