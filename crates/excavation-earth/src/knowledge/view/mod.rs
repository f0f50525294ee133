//! What one viewer may see: all that a board needs, without a rule of the game.

mod board;
mod legend;
mod players;

use dighouse_game::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::rules::survey::price_of_drawn;
use crate::state::task::{Task, Then};
use crate::{Artefact, Card, Colour, ExcavationEarth, Market, Markets, Party, Variants};

pub use board::{
    AbilityView, CentreView, ForecastView, MarketView, PlaceView, SaleOptionView, SaleView, StackView,
    TrackView,
};
pub use legend::{ArtefactView, CardView, LegendView};
pub use players::{GalleryView, LineView, PlayerView};

use crate::rules::zu::ZuCard;

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct View {
    /// Whose view it is; none for somebody who does not play.
    pub seat: Option<Seat>,
    /// What is played.
    pub variants: Variants,
    /// Cards, artefacts and tables, which never change.
    pub legend: LegendView,
    /// What is asked.
    pub prompt: Option<String>,
    /// Who is asked.
    pub asked: Seats,
    /// What the question is about.
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
    pub ship: Vec<crate::Buyer>,
    /// What the viewer could sell now.
    pub sales: Vec<SaleView>,
    /// The command centres.
    pub centres: Vec<CentreView>,
    /// What a centre pays at the end of this round: first, second, third.
    pub prizes: [i16; 3],
    /// The black market, a stack a colour.
    pub stacks: Vec<StackView>,
    /// How many artefacts of each colour are in the supply.
    pub piles: Vec<u8>,
    /// These artefacts, the last on top; only for those who see everything.
    pub pile_artefacts: Option<Vec<Vec<Artefact>>>,
    /// The forecast.
    pub forecast: Vec<ForecastView>,
    /// The initiative tokens not taken this round.
    pub tokens: Vec<u8>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// These cards, the last on top; only for those who see everything.
    pub deck_cards: Option<Vec<Card>>,
    /// The discards.
    pub discard: Vec<Card>,
    /// How many buyer cards are in their deck.
    pub buyer_deck: u8,
    /// These cards, the last on top; only for those who see everything.
    pub buyer_cards: Option<Vec<crate::Buyer>>,
    /// The players, and Zu.
    pub players: Vec<PlayerView>,
    /// Zu's cards.
    pub zu: Option<ZuView>,
}

/// What the question is about; what does not matter is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct PendingView {
    /// Steps left of a journey.
    pub fuel: Option<u8>,
    /// How many artefacts, buyers or cards can still be chosen.
    pub left: Option<u8>,
    /// The market of the action.
    pub market: Option<Market>,
    /// The colour of the action.
    pub colour: Option<Colour>,
    /// The markets of a sale.
    pub markets: Option<Markets>,
    /// The artefact that can be sampled, or was chosen first.
    pub artefact: Option<Artefact>,
    /// The card that was played for the forecast.
    pub card: Option<Card>,
    /// The artefacts drawn, if the viewer may see them.
    pub drawn: Vec<Option<Artefact>>,
    /// The cards to choose from, or chosen to be discarded, if the viewer may see them.
    pub cards: Vec<Option<Card>>,
    /// Which time cards are passed on, from 1.
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
    /// Those turned over, round by round.
    pub flipped: Vec<Vec<ZuCard>>,
    /// Those of the deck, the last on top; only for those who see everything.
    pub deck_cards: Option<Vec<ZuCard>>,
    /// The new cards of later rounds; only for those who see everything.
    pub later: Option<Vec<Vec<ZuCard>>>,
}

impl ExcavationEarth {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let all = viewer == Viewer::AllSeeing;
        let prompt = match self.asked() {
            dighouse_game::Decision::Ask { prompt, .. } => Some(prompt.to_owned()),
            dighouse_game::Decision::Over => None,
        };
        let taken = |token: &u8| self.players.iter().any(|player| player.token == *token);
        View {
            seat: viewer.seat(),
            variants: self.variants,
            legend: LegendView::shipped(),
            prompt,
            asked: self.asked().seats(),
            pending: self.pending_seen_by(viewer),
            round: self.round,
            order: self.order.as_slice().to_vec(),
            mover: (self.actions_left > 0).then(|| self.mover()),
            actions_left: self.actions_left,
            map: self.map_view(),
            markets: self.markets_view(),
            tracks: self.tracks_view(),
            special_buyers: self.pool[crate::Buyer::Special.index()],
            ship: self.ship_view(),
            sales: viewer.seat().map(|seat| self.sales_view(seat)).unwrap_or_default(),
            centres: self.centres_view(),
            prizes: self.prizes(),
            stacks: self.stacks_view(),
            piles: self.piles.iter().map(|pile| pile.len() as u8).collect(),
            pile_artefacts: all.then(|| self.piles.iter().map(|pile| pile.as_slice().to_vec()).collect()),
            forecast: self.forecast_view(),
            tokens: (1..=4).filter(|token| !taken(token)).collect(),
            deck: self.deck.len() as u8,
            deck_cards: all.then(|| self.deck.as_slice().to_vec()),
            discard: self.discard.iter().collect(),
            buyer_deck: self.buyer_deck.len() as u8,
            buyer_cards: all.then(|| self.buyer_deck.as_slice().to_vec()),
            players: self.variants.parties().map(|party| self.player_seen_by(party, viewer)).collect(),
            zu: self.variants.solo().then(|| self.zu_seen_by(viewer)),
        }
    }

    fn zu_seen_by(&self, viewer: Viewer) -> ZuView {
        let all = viewer == Viewer::AllSeeing;
        let zu = &self.zu;
        ZuView {
            deck: zu.deck.len() as u8,
            flipped: zu.flipped.iter().map(|cards| cards.as_slice().to_vec()).collect(),
            deck_cards: all.then(|| zu.deck.as_slice().to_vec()),
            later: all.then(|| zu.later.iter().map(|cards| cards.as_slice().to_vec()).collect()),
        }
    }

    fn pending_seen_by(&self, viewer: Viewer) -> PendingView {
        let own = viewer == Viewer::AllSeeing
            || (!self.order.is_empty() && viewer.seat().map(Party::Seat) == Some(self.mover()));
        let nothing = PendingView::default();
        match self.task {
            Task::Draft { pick } => PendingView { pick: Some(pick + 1), ..nothing },
            Task::Travel { fuel, .. } => PendingView { fuel: Some(fuel), ..nothing },
            Task::Excavate { colour, first } => {
                PendingView { colour: Some(colour), artefact: first, ..nothing }
            }
            Task::Gear { left, .. } => PendingView { left: Some(left), ..nothing },
            Task::Sample { then } => PendingView {
                artefact: self.gained.as_slice().last().copied(),
                market: match then {
                    Then::Sale { market } => market,
                    Then::EndAction => None,
                },
                ..nothing
            },
            Task::Trader { market, .. } | Task::Buyers { market, .. } | Task::Office { market, .. } => {
                PendingView { market: Some(market), ..nothing }
            }
            Task::Purchase { market } | Task::Sale { market } => PendingView { market, ..nothing },
            Task::Give { colour, markets, left, .. } => {
                PendingView { colour: Some(colour), markets: Some(markets), left: Some(left), ..nothing }
            }
            Task::Pick { cards } => {
                PendingView { cards: vec![own.then_some(cards.0), own.then_some(cards.1)], ..nothing }
            }
            Task::Trade(trade) => PendingView { left: Some(trade.left), ..nothing },
            Task::Replace { card } => PendingView { card: Some(card), ..nothing },
            Task::Uncover { drawn } => {
                let colour = drawn.as_slice().first().map(|artefact| artefact.colour());
                let drawn: Vec<_> = drawn.into_iter().map(|artefact| own.then_some(artefact)).collect();
                let prices = drawn.iter().map(|artefact| artefact.map(price_of_drawn)).collect();
                PendingView { colour, drawn, prices, ..nothing }
            }
            Task::Discard { left, chosen } => {
                let cards = chosen.into_iter().map(|card| own.then_some(card)).collect();
                PendingView { left: Some(left), cards, ..nothing }
            }
            Task::Bribe { left, .. } => PendingView { left: Some(left), ..nothing },
            _ => nothing,
        }
    }
}
