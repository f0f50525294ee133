//! What happens.

use dighouse_game::{List, Seat};
use serde::Serialize;

use crate::rules::sell::Income;
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
    /// Which one; only that player learns it.
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
    /// The cards to choose from; only that player sees them.
    PacketSeen {
        seat: Seat,
        #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
        cards: List<Card, 9>,
    },
    /// What was kept; only that player sees it.
    Kept { seat: Seat, first: Card, second: Card },
    /// Everybody has kept two cards and passes the others to the left.
    PacketsPassed,
    /// The cards that nobody kept.
    RestDiscarded {
        seat: Seat,
        #[cfg_attr(feature = "types", ts(as = "Vec<Card>"))]
        cards: List<Card, 9>,
    },
    /// The last cards of a solo draft; only that player sees them.
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
    /// A buyer card is discarded unused at the set-up.
    BuyerCardBurned { buyer: Buyer },
    /// A buyer card has no effect because no such buyer is in the supply.
    NoBuyerCame { market: Market, buyer: Buyer },
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
    /// Which one; only that player learns it.
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
