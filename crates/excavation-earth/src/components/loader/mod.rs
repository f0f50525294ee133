//! Reads and checks the files under `data/`.

mod artefacts;
mod cards;
mod figures;
mod map;
mod zu;

use dighouse_game::SetupError;
use serde::Deserialize;

use super::catalogue::GameBox;

pub(crate) use figures::{Figures, ForPlayers, MOST_FORECAST};
pub(crate) use zu::{ROUND_DECK, ZuFigures};

/// Where a figure comes from: see the head of `data/map.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum Tag {
    #[serde(rename = "SEED")]
    Seed,
    #[serde(rename = "DERIVED")]
    Derived,
    #[serde(rename = "EXT")]
    External,
    #[serde(rename = "EXT-PROTO")]
    Prototype,
    #[serde(rename = "RECONSTRUCTED")]
    Reconstructed,
    #[serde(rename = "RULING")]
    Ruling,
}

/// The five files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// `data/map.toml`
    pub map: &'a str,
    /// `data/cards.toml`
    pub cards: &'a str,
    /// `data/artefacts.toml`
    pub artefacts: &'a str,
    /// `data/figures.toml`
    pub figures: &'a str,
    /// `data/zu.toml`
    pub zu: &'a str,
}

impl Files<'static> {
    /// The files of this crate.
    pub const SHIPPED: Files<'static> = Files {
        map: include_str!("../../../data/map.toml"),
        cards: include_str!("../../../data/cards.toml"),
        artefacts: include_str!("../../../data/artefacts.toml"),
        figures: include_str!("../../../data/figures.toml"),
        zu: include_str!("../../../data/zu.toml"),
    };
}

impl GameBox {
    /// Reads the files and checks all that is known of the box.
    pub fn load(files: Files<'_>) -> Result<GameBox, SetupError> {
        let artefacts = artefacts::load(files.artefacts)?;
        let map = map::load(files.map)?;
        let cards = cards::load(files.cards)?;
        let zu = zu::load(files.zu)?;
        let figures = figures::load(files.figures, zu.initiative)?;
        Ok(GameBox {
            values: artefacts.values,
            copies: artefacts.copies,
            columns: artefacts.columns,
            column_prizes: artefacts.column_prizes,
            row_prizes: artefacts.row_prizes,
            homes: map.homes,
            found_at: map.found_at,
            site_colours: map.site_colours,
            neighbours: map.neighbours,
            reach: map.reach(),
            distances: map.distances,
            market_places: map.market_places,
            centres: map.centres,
            symbols: map.symbols,
            black_places: map.black_places,
            start: map.start,
            faces: cards.faces,
            action_fuel: cards.action_fuel,
            travel_fuel: cards.travel_fuel,
            buyer_cards: cards.buyers,
            designs: cards.designs,
            sides: cards.sides,
            figures,
            zu,
        })
    }
}

/// A file that breaks a constraint.
fn broken<T>(file: &str, what: impl std::fmt::Display) -> Result<T, SetupError> {
    Err(SetupError::Data { what: format!("excavation-earth/data/{file}.toml: {what}") })
}

fn parse<T: for<'de> Deserialize<'de>>(file: &str, text: &str) -> Result<T, SetupError> {
    toml::from_str(text).or_else(|error| broken(file, error.to_string().trim_end()))
}
