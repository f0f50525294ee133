//! What is printed on cards, artefacts and boards, for whoever shows it.

use dighouse_game::SetupError;
use serde::Serialize;

use crate::components::GameBox;
use crate::{AnyCard, Artefact, BlackMarket, Card, Colour, Faction, Location, Market, ROUNDS, TRAVEL_CARDS};

/// A kind of action card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct PrintedCard {
    /// Its name.
    pub card: Card,
    /// Its region.
    pub colour: Colour,
    /// The market whose symbol it has.
    pub market: Market,
    /// The black market that shows this symbol.
    pub black_market: Option<BlackMarket>,
    /// How many steps it gives.
    pub fuel: u8,
    /// How many there are.
    pub copies: u8,
}

/// A kind of artefact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct PrintedArtefact {
    /// Its name.
    pub artefact: Artefact,
    /// Its colour.
    pub colour: Colour,
    /// Its row in the gallery, from 1.
    pub row: u8,
    /// What is printed on it.
    pub value: i16,
    /// How many there are.
    pub copies: u8,
    /// Its dig site.
    pub home: Location,
}

/// What is printed on cards, artefacts and boards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct Printed {
    /// The action cards.
    pub cards: Vec<PrintedCard>,
    /// The travel cards of everybody and their fuel.
    pub travel_cards: Vec<(AnyCard, u8)>,
    /// The artefacts.
    pub artefacts: Vec<PrintedArtefact>,
    /// The colours of the gallery's columns, from the left.
    pub columns: Vec<Colour>,
    /// The prizes of a row by the number of samples, from 0 to 5.
    pub row_prizes: Vec<Vec<i16>>,
    /// The prizes of a column by the number of samples, from 0 to 4, in the order of `columns`.
    pub column_prizes: Vec<Vec<i16>>,
    /// What the ranks of popularity pay.
    pub payouts: [i16; 5],
    /// What an interested buyer pays.
    pub buyer_credits: i16,
    /// The bonus for one, two, three markets.
    pub sale_bonus: [i16; 3],
    /// Spaces of the cargo hold.
    pub hold: u8,
    /// Spaces of the hidden hatch.
    pub hatch: u8,
    /// The longest queue.
    pub queue: u8,
    /// Crew markers of everybody.
    pub crew: u8,
    /// The factions, in the order of their initiative.
    pub factions: Vec<PrintedFaction>,
    /// The rounds of a game.
    pub rounds: u8,
}

/// A faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "excavation-earth.ts"))]
pub struct PrintedFaction {
    /// Which.
    pub faction: Faction,
    /// Its initiative: the lowest begins.
    pub initiative: u8,
}

impl Printed {
    pub(crate) fn shipped() -> Result<Printed, SetupError> {
        GameBox::shipped().map(Printed::of)
    }

    fn of(shipped: &GameBox) -> Printed {
        let figures = &shipped.figures;
        let card = |card: Card| PrintedCard {
            card,
            colour: card.colour(),
            market: card.market(),
            black_market: card.black_market(),
            fuel: shipped.action_fuel,
            copies: card.face().count,
        };
        let artefact = |artefact: Artefact| PrintedArtefact {
            artefact,
            colour: artefact.colour(),
            row: artefact.row() as u8 + 1,
            value: artefact.value(),
            copies: shipped.copies[artefact.index()],
            home: artefact.home(),
        };
        let mut factions: Vec<PrintedFaction> = Faction::ALL
            .iter()
            .map(|&faction| PrintedFaction { faction, initiative: shipped.initiative(faction) })
            .collect();
        factions.sort_unstable_by_key(|faction| faction.initiative);
        let travel = (0..TRAVEL_CARDS as u8).map(AnyCard::Travel);
        Printed {
            cards: Card::all().map(card).collect(),
            travel_cards: travel.map(|card| (card, card.fuel())).collect(),
            artefacts: Artefact::all().map(artefact).collect(),
            columns: shipped.columns.to_vec(),
            row_prizes: shipped.row_prizes.iter().map(|prizes| prizes.to_vec()).collect(),
            column_prizes: shipped.columns.map(|it| shipped.column_prizes[it.index()].to_vec()).to_vec(),
            payouts: figures.payouts,
            buyer_credits: figures.sale.buyer,
            sale_bonus: figures.sale.bonus,
            hold: figures.storage.hold,
            hatch: figures.storage.hatch,
            queue: figures.buyers.queue,
            crew: figures.crew,
            factions,
            rounds: ROUNDS,
        }
    }
}
