//! Reads the files under `data/`.

mod artefacts;
mod cards;
mod figures;
mod map;
mod zu;

use dighouse_game::DataError;
use serde::Deserialize;

use super::catalogue::GameBox;

pub(super) use artefacts::FILE as ARTEFACTS_FILE;
pub(super) use cards::FILE as CARDS_FILE;
pub(super) use figures::FILE as FIGURES_FILE;
pub(crate) use figures::{Figures, ForPlayers};
pub(super) use map::FILE as MAP_FILE;
pub(super) use zu::FILE as ZU_FILE;
pub(crate) use zu::ZuFigures;

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
    /// Reads the files and checks that the rules can play with what they say. How many components the
    /// printed box has is not checked here but in the tests.
    ///
    /// ```
    /// use dighouse_excavation_earth::{Files, GameBox};
    ///
    /// assert!(GameBox::load(Files::SHIPPED).is_ok());
    ///
    /// let figures = Files::SHIPPED.figures.replace("hold = 5", "hold = 50");
    /// let error = GameBox::load(Files { figures: &figures, ..Files::SHIPPED }).unwrap_err();
    /// assert_eq!(error.file, "excavation-earth/data/figures.toml");
    /// assert_eq!(error.constraint, "hold and hatch have 1 to 7 spaces");
    /// ```
    ///
    /// # Errors
    /// The file, the component and the constraint that it breaks.
    pub fn load(files: Files<'_>) -> Result<GameBox, DataError> {
        let artefacts = artefacts::load(files.artefacts)?;
        let map = map::load(files.map)?;
        let cards = cards::load(files.cards)?;
        let zu = zu::load(files.zu)?;
        let figures = figures::load(files.figures)?;
        let loaded = GameBox {
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
        };
        loaded.check()?;
        Ok(loaded)
    }
}
