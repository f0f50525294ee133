//! The common boards: map, markets, popularity tracks, ship, black market, forecast.

use dighouse_game::Seat;
use serde::{Deserialize, Serialize};

use crate::components::GameBox;
use crate::rules::sell::{MOST_MARKETS, each_subset};
use crate::rules::smuggle::SURCHARGE;
use crate::state::forecast::ForecastCard;
use crate::state::task::{Task, Then};
use crate::{
    Artefact, BlackMarket, Buyer, Card, Centre, Colour, Design, ExcavationEarth, Income, Location, Market,
    Markets, Party,
};

/// A location of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct PlaceView {
    /// Which.
    pub at: Location,
    /// The colour of a dig site.
    pub colour: Option<Colour>,
    /// The artefacts that are found there and how many lie there.
    pub artefacts: Vec<(Artefact, u8)>,
    /// The market there.
    pub market: Option<Market>,
    /// The black market there.
    pub black_market: Option<BlackMarket>,
    /// The locations one step away.
    pub neighbours: Vec<Location>,
    /// Whose explorers stand there.
    pub explorers: Vec<Party>,
}

/// A market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct MarketView {
    /// Its number.
    pub market: Market,
    /// Its place on the map.
    pub at: Location,
    /// Its symbol on cards.
    pub symbol: String,
    /// Its command centre.
    pub centre: Centre,
    /// The buyers from the front to the back.
    pub queue: Vec<Buyer>,
    /// How many want each colour, special buyers included.
    pub interested: Vec<(Colour, u8)>,
    /// The number of traders of each party.
    pub traders: Vec<(Party, u8)>,
}

/// The popularity of a colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct TrackView {
    /// The colour.
    pub colour: Colour,
    /// Its buyers on the track.
    pub buyers: u8,
    /// Its level: the highest empty space.
    pub level: u8,
    /// Its rank, 1 to 5.
    pub rank: u8,
    /// What the rank pays.
    pub payout: i16,
}

/// A sale and what it would pay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct SaleOptionView {
    /// Where.
    pub markets: Markets,
    /// For how much.
    pub income: Income,
}

/// What the viewer could sell of a colour now: in a sale that has begun with its card, else with one that
/// names no market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct SaleView {
    /// The colour.
    pub colour: Colour,
    /// How many artefacts of it the viewer has.
    pub owned: u8,
    /// The markets with a trader of the viewer and an interested buyer.
    pub outlets: Markets,
    /// Every sale that is possible, the best first.
    pub sales: Vec<SaleOptionView>,
}

/// A command centre.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct CentreView {
    /// Which.
    pub centre: Centre,
    /// Its markets.
    pub markets: Markets,
    /// The command card beside it.
    pub command: Option<Design>,
    /// What this card does in this round.
    pub ability: Option<AbilityView>,
    /// The number of envoys of each party.
    pub envoys: Vec<(Party, u8)>,
    /// What each party would get if the round ended now.
    pub worth: Vec<(Party, i16)>,
    /// What each would get with one more envoy.
    pub with_another: Vec<(Party, i16)>,
}

/// The side of a command card that counts in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct AbilityView {
    /// What it is called: `shady-deal`.
    pub name: String,
    /// How many artefacts or buyers it moves, how many cards it discards, how many actions it gives.
    pub count: u8,
}

/// A stack of the black market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct StackView {
    /// Its colour.
    pub colour: Colour,
    /// The artefacts, the first on top.
    pub artefacts: Vec<Artefact>,
    /// What the top artefact costs now: by the terms of a trade or purchase that has begun, otherwise by
    /// those of smuggling.
    pub price: Option<i16>,
}

/// A card of the forecast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct ForecastView {
    /// The card.
    pub card: Card,
    /// Whose crew marker lies on it.
    pub marker: Option<Party>,
}

impl ExcavationEarth {
    /// Something of each party.
    fn of_parties<T>(&self, of: impl Fn(Party) -> T) -> Vec<(Party, T)> {
        self.variants.parties().map(|party| (party, of(party))).collect()
    }

    pub(super) fn map_view(&self) -> Vec<PlaceView> {
        let shipped = GameBox::get();
        let place = |at: Location| {
            let found = Artefact::all().filter(|artefact| artefact.home() == at);
            let stands = |party: &Party| self.players[*party].places().has(at);
            PlaceView {
                at,
                colour: shipped.site_colours[at.index()],
                artefacts: found.map(|artefact| (artefact, self.artefacts.lying(artefact))).collect(),
                market: Market::all().find(|market| market.place() == at),
                black_market: BlackMarket::ALL.iter().copied().find(|black| black.place() == at),
                neighbours: at.neighbours().iter().collect(),
                explorers: self.variants.parties().filter(stands).collect(),
            }
        };
        Location::all().map(place).collect()
    }

    pub(super) fn markets_view(&self) -> Vec<MarketView> {
        let market = |market: Market| MarketView {
            market,
            at: market.place(),
            symbol: GameBox::get().symbols[market.index()].clone(),
            centre: market.centre(),
            queue: self.buyers.queue(market).to_vec(),
            interested: Colour::ALL
                .iter()
                .map(|&colour| (colour, self.buyers.interested(market, colour)))
                .collect(),
            traders: self.of_parties(|party| self.players[party].crew_markers().traders_at(market)),
        };
        Market::all().map(market).collect()
    }

    pub(super) fn tracks_view(&self) -> Vec<TrackView> {
        let track = |&colour: &Colour| TrackView {
            colour,
            buyers: self.buyers.in_supply(colour.into()),
            level: self.buyers.level(colour),
            rank: self.buyers.rank(colour) as u8 + 1,
            payout: self.buyers.payout(colour),
        };
        Colour::ALL.iter().map(track).collect()
    }

    /// The market of the card with which a seat has begun a sale.
    fn market_of_sale(&self, seat: Seat) -> Option<Market> {
        match self.task {
            Task::Purchase { market }
            | Task::Sale { market }
            | Task::Sample { then: Then::Sale { market } }
                if self.turns.mover() == seat.into() =>
            {
                market
            }
            _ => None,
        }
    }

    pub(super) fn sales_view(&self, seat: Seat) -> Vec<SaleView> {
        let card = self.market_of_sale(seat);
        let sales = |&colour: &Colour| {
            let owned = self.players[seat].owned(colour);
            let outlets = self.outlets(seat.into(), colour, card);
            let mut sales = Vec::new();
            each_subset(outlets, usize::from(owned).min(MOST_MARKETS), |markets| {
                sales.push(SaleOptionView { markets, income: self.income(colour, markets) });
            });
            sales.sort_by_key(|sale| (std::cmp::Reverse(sale.income.total), sale.markets));
            SaleView { colour, owned, outlets, sales }
        };
        Colour::ALL.iter().map(sales).collect()
    }

    pub(super) fn centres_view(&self) -> Vec<CentreView> {
        let centre = |&centre: &Centre| {
            let worth = self.majority(centre);
            let design = self.command.beside(centre);
            CentreView {
                centre,
                markets: Market::all().filter(|market| market.centre() == centre).collect(),
                command: design,
                ability: design.map(|design| self.ability_of(design)),
                envoys: self.of_parties(|party| self.players[party].envoys_at(centre)),
                worth: self.of_parties(|party| worth[party.index()]),
                with_another: self.of_parties(|party| self.majority_with_another(centre, party)),
            }
        };
        Centre::ALL.iter().map(centre).collect()
    }

    fn ability_of(&self, design: Design) -> AbilityView {
        let sides = &GameBox::get().sides;
        let side = usize::from(self.turns.is_last_round());
        let count = match design {
            Design::Manpower => [sides.discard, 1][side],
            Design::Deal => sides.deal_most[side],
            Design::Gear => sides.gear_most[side],
            Design::Influence => sides.bribery_most[side],
        };
        AbilityView { name: design.ability(self.turns.is_last_round()).to_owned(), count }
    }

    pub(super) fn stacks_view(&self) -> Vec<StackView> {
        let surcharge = match self.task {
            Task::Trade(trade) => trade.surcharge,
            Task::Purchase { .. } => 0,
            _ => SURCHARGE,
        };
        let stack = |&colour: &Colour| {
            let artefacts = self.artefacts.stack(colour).to_vec();
            let price = artefacts.first().map(|top| top.value() + surcharge);
            StackView { colour, artefacts, price }
        };
        Colour::ALL.iter().map(stack).collect()
    }

    pub(super) fn forecast_view(&self) -> Vec<ForecastView> {
        let view = |space: &ForecastCard| ForecastView { card: space.card, marker: space.marker };
        self.forecast.spaces().iter().map(view).collect()
    }
}
