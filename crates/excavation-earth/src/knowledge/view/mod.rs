//! What one viewer may see: everything that a client needs to draw the table without knowing a rule.

mod board;
mod players;

use dighouse_game::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::GameBox;
use crate::rules::excavate::MOST;
use crate::rules::survey::price_of_drawn;
use crate::state::task::{Task, Then};
use crate::{Artefact, Buyer, Card, Colour, ExcavationEarth, Market, Markets, Party, Side, Variants, ZuCard};

pub use board::{
    AbilityView, CentreView, ForecastView, MarketView, PlaceView, SaleOptionView, SaleView, StackView,
    TrackView,
};
pub use players::{GalleryView, LineView, PlayerView};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct View {
    /// Whose view it is; none for a spectator.
    pub seat: Option<Seat>,
    /// The set-up.
    pub variants: Variants,
    /// What is to be decided.
    pub prompt: Option<String>,
    /// Who decides.
    pub asked: Seats,
    /// Details of the decision.
    pub pending: PendingView,
    /// The round, counted from 1.
    pub round: u8,
    /// The turn-order track.
    pub order: Vec<Party>,
    /// Whose turn it is.
    pub mover: Option<Party>,
    /// How many actions are left in the turn, the current one included.
    pub actions_left: u8,
    /// The locations of the map.
    pub map: Vec<PlaceView>,
    /// The six markets.
    pub markets: Vec<MarketView>,
    /// The popularity tracks.
    pub tracks: Vec<TrackView>,
    /// Special buyers in the supply.
    pub special_buyers: u8,
    /// The buyers of the latest sale.
    pub ship: Vec<Buyer>,
    /// What the viewer could sell now.
    pub sales: Vec<SaleView>,
    /// The command centres.
    pub centres: Vec<CentreView>,
    /// What a centre pays at the end of this round: first, second, third.
    pub prizes: [i16; 3],
    /// The black market: one stack for each colour.
    pub stacks: Vec<StackView>,
    /// How many artefacts of each colour are in the supply.
    pub piles: Vec<u8>,
    /// These artefacts, the last on top; only in an all-seeing view.
    pub pile_artefacts: Option<Vec<Vec<Artefact>>>,
    /// The forecast.
    pub forecast: Vec<ForecastView>,
    /// The initiative tokens not taken this round.
    pub tokens: Vec<u8>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// These cards, the last on top; only in an all-seeing view.
    pub deck_cards: Option<Vec<Card>>,
    /// The discards.
    pub discard: Vec<Card>,
    /// How many buyer cards are in their deck.
    pub buyer_deck: u8,
    /// These cards, the last on top; only in an all-seeing view.
    pub buyer_cards: Option<Vec<Buyer>>,
    /// The discarded buyer cards, those burned at the set-up included, until they are shuffled again.
    pub buyer_discard: Vec<Buyer>,
    /// The players, and Zu.
    pub players: Vec<PlayerView>,
    /// Zu's cards.
    pub zu: Option<ZuView>,
}

/// Details of the decision; what does not apply is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct PendingView {
    /// Fuel left of a journey.
    pub fuel: Option<u8>,
    /// How many artefacts, buyers or cards can still be chosen at most.
    pub left: Option<u8>,
    /// The market of the action.
    pub market: Option<Market>,
    /// The colour of the action.
    pub colour: Option<Colour>,
    /// The markets of a sale.
    pub markets: Option<Markets>,
    /// What the action has gained and was not sampled, sorted.
    pub artefacts: Vec<Artefact>,
    /// Whether a trade delivers or acquires; none before its first artefact.
    pub side: Option<Side>,
    /// The card that was played for the forecast.
    pub card: Option<Card>,
    /// The artefacts drawn, if the viewer may see them.
    pub drawn: Vec<Option<Artefact>>,
    /// The cards to choose from, or chosen to be discarded, if the viewer may see them.
    pub cards: Vec<Option<Card>>,
    /// How many cards of one colour or symbol a mulligan needs.
    pub alike: Option<u8>,
    /// The number of the pick in a draft, from 1.
    pub pick: Option<u8>,
    /// What buying each of the artefacts drawn would cost, if the viewer may see them.
    pub prices: Vec<Option<i16>>,
}

/// Zu's cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct ZuView {
    /// How many are in the deck of the round.
    pub deck: u8,
    /// The cards turned over, round by round.
    pub flipped: Vec<Vec<ZuCard>>,
    /// The cards of the deck, the last on top; only in an all-seeing view.
    pub deck_cards: Option<Vec<ZuCard>>,
    /// The new cards of later rounds; only in an all-seeing view.
    pub later: Option<Vec<Vec<ZuCard>>>,
}

impl ExcavationEarth {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let all = viewer == Viewer::AllSeeing;
        let prompt = match self.pending_decision() {
            dighouse_game::Decision::Ask { prompt, .. } => Some(prompt.to_owned()),
            dighouse_game::Decision::Over => None,
        };
        let taken = |token: &u8| self.players.iter().any(|player| player.token() == Some(*token));
        let piles = Colour::ALL.map(|colour| self.artefacts.pile(colour));
        View {
            seat: viewer.seat(),
            variants: self.variants,
            prompt,
            asked: self.pending_decision().seats(),
            pending: self.pending_seen_by(viewer),
            round: self.turns.round(),
            order: self.turns.order().to_vec(),
            mover: (self.turns.actions_left() > 0).then(|| self.turns.mover()),
            actions_left: self.turns.actions_left(),
            map: self.map_view(),
            markets: self.markets_view(),
            tracks: self.tracks_view(),
            special_buyers: self.buyers.in_supply(Buyer::Special),
            ship: self.buyers.ship().collect(),
            sales: viewer.seat().map(|seat| self.sales_view(seat)).unwrap_or_default(),
            centres: self.centres_view(),
            prizes: self.prizes(),
            stacks: self.stacks_view(),
            piles: piles.iter().map(|pile| pile.len() as u8).collect(),
            pile_artefacts: all.then(|| piles.iter().map(|pile| pile.to_vec()).collect()),
            forecast: self.forecast_view(),
            tokens: (1..=4).filter(|token| !taken(token)).collect(),
            deck: self.cards.deck().len() as u8,
            deck_cards: all.then(|| self.cards.deck().to_vec()),
            discard: self.cards.discards().iter().collect(),
            buyer_deck: self.buyers.deck().len() as u8,
            buyer_cards: all.then(|| self.buyers.deck().to_vec()),
            buyer_discard: self.buyers.discards().collect(),
            players: self.variants.parties().map(|party| self.player_seen_by(party, viewer)).collect(),
            zu: self.variants.solo().then(|| self.zu_seen_by(viewer)),
        }
    }

    fn zu_seen_by(&self, viewer: Viewer) -> ZuView {
        let all = viewer == Viewer::AllSeeing;
        let unseen = self.zu.unseen();
        ZuView {
            deck: unseen.deck.len() as u8,
            flipped: self.zu.flipped().iter().map(|cards| cards.to_vec()).collect(),
            deck_cards: all.then(|| unseen.deck.to_vec()),
            later: all.then(|| unseen.later.iter().map(|cards| cards.to_vec()).collect()),
        }
    }

    fn pending_seen_by(&self, viewer: Viewer) -> PendingView {
        let own = viewer == Viewer::AllSeeing
            || viewer.seat().is_some_and(|seat| self.turns.is_mover(Party::Seat(seat)));
        let nothing = PendingView::default();
        match self.task {
            Task::Draft { pick } => PendingView { pick: Some(pick + 1), ..nothing },
            Task::Travel { fuel, .. } => PendingView { fuel: Some(fuel), ..nothing },
            Task::Excavate { colour } => {
                let left = MOST.saturating_sub(self.gained.len()) as u8;
                let artefacts = self.gained.to_vec();
                PendingView { colour: Some(colour), left: Some(left), artefacts, ..nothing }
            }
            Task::Gear { left, .. } => {
                PendingView { left: Some(left), artefacts: self.gained.to_vec(), ..nothing }
            }
            Task::Sample { then } => PendingView {
                artefacts: self.gained.to_vec(),
                market: match then {
                    Then::Sale { market } => market,
                    Then::EndAction => None,
                },
                ..nothing
            },
            Task::Trader { market }
            | Task::SpecialBuyer { market, .. }
            | Task::ColouredBuyer { market, .. }
            | Task::Command { market, .. } => PendingView { market: Some(market), ..nothing },
            Task::Purchase { market } | Task::Sale { market } => PendingView { market, ..nothing },
            Task::Give { colour, markets, left } => {
                PendingView { colour: Some(colour), markets: Some(markets), left: Some(left), ..nothing }
            }
            Task::Pick { cards } => {
                PendingView { cards: vec![own.then_some(cards.0), own.then_some(cards.1)], ..nothing }
            }
            Task::Trade(trade) => PendingView {
                left: Some(trade.left),
                side: trade.side,
                artefacts: self.gained.to_vec(),
                ..nothing
            },
            Task::Replace { card } => PendingView { card: Some(card), ..nothing },
            Task::Uncover { drawn } => {
                let colour = drawn.first().map(|artefact| artefact.colour());
                let drawn: Vec<_> = drawn.into_iter().map(|artefact| own.then_some(artefact)).collect();
                let prices = drawn.iter().map(|artefact| artefact.map(price_of_drawn)).collect();
                PendingView { colour, drawn, prices, ..nothing }
            }
            Task::Discard { left, chosen } => {
                let cards = chosen.into_iter().map(|card| own.then_some(card)).collect();
                PendingView { left: Some(left), cards, ..nothing }
            }
            Task::Bribe { left, .. } => PendingView { left: Some(left), ..nothing },
            Task::Mulligan { .. } => {
                PendingView { alike: Some(GameBox::get().figures.hand.mulligan), ..nothing }
            }
            Task::Faction
            | Task::Redraw { .. }
            | Task::Settle
            | Task::FreeStep
            | Task::Choose
            | Task::KeepTwo
            | Task::FreeAction
            | Task::Over => nothing,
        }
    }
}
