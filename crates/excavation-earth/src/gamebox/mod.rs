//! What is in the box: the files under `data/`, checked and as tables.

mod artefacts;
mod cards;
mod figures;
mod map;
mod zu;

use game::{SetupError, Shipped};
use serde::Deserialize;

use crate::artefact::{ARTEFACTS, COLOURS, ROWS};
use crate::place::{LOCATIONS, MARKETS, Places};
use crate::{BlackMarket, Centre, Colour, Design, Faction, Location, Market};

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
        map: include_str!("../../data/map.toml"),
        cards: include_str!("../../data/cards.toml"),
        artefacts: include_str!("../../data/artefacts.toml"),
        figures: include_str!("../../data/figures.toml"),
        zu: include_str!("../../data/zu.toml"),
    };
}

/// A kind of action card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CardFace {
    pub(crate) name: String,
    pub(crate) colour: Colour,
    pub(crate) market: Market,
    pub(crate) black_market: Option<BlackMarket>,
    pub(crate) count: u8,
}

/// A kind of Zu's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ZuFace {
    /// Excavate in the more popular of two colours, or in the most popular of all.
    Excavate(Option<(Colour, Colour)>),
    Market,
    Command(Market),
    Sell,
    Rush,
    Survey,
}

/// What the two sides of the command cards do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CommandSides {
    pub(crate) draw: u8,
    pub(crate) discard: u8,
    pub(crate) deal_most: [u8; 2],
    pub(crate) deal_credits: [u8; 2],
    pub(crate) gear_most: [u8; 2],
    pub(crate) bribery_most: [u8; 2],
}

/// The box. A wrong file is refused with the component and the constraint it breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameBox {
    pub(crate) values: [i16; ARTEFACTS],
    pub(crate) copies: [u8; ARTEFACTS],
    pub(crate) columns: [Colour; COLOURS],
    /// By colour and number of samples.
    pub(crate) column_prizes: [[i16; ROWS + 1]; COLOURS],
    /// By row and number of samples.
    pub(crate) row_prizes: [[i16; COLOURS + 1]; ROWS],
    pub(crate) homes: [Location; ARTEFACTS],
    /// The artefacts whose home is a place, as bits.
    pub(crate) found_at: [u32; LOCATIONS],
    pub(crate) site_colours: [Option<Colour>; LOCATIONS],
    pub(crate) neighbours: [Places; LOCATIONS],
    /// What can be reached from a place with so many steps, the place itself included.
    pub(crate) reach: [[Places; LOCATIONS]; MOST_FUEL + 1],
    pub(crate) distances: [[u8; LOCATIONS]; LOCATIONS],
    pub(crate) market_places: [Location; MARKETS],
    pub(crate) centres: [Centre; MARKETS],
    pub(crate) symbols: [String; MARKETS],
    pub(crate) black_places: [Location; 3],
    pub(crate) start: Places,
    pub(crate) faces: Vec<CardFace>,
    pub(crate) action_fuel: u8,
    pub(crate) travel_fuel: [u8; 3],
    /// How many buyer cards want what.
    pub(crate) buyer_cards: [u8; 6],
    pub(crate) designs: Vec<Design>,
    pub(crate) sides: CommandSides,
    pub(crate) figures: Figures,
    pub(crate) zu: ZuFigures,
}

static SHIPPED: Shipped<GameBox> = Shipped::new(|| GameBox::load(Files::SHIPPED));

/// The most fuel a card can have.
pub(crate) const MOST_FUEL: usize = 6;

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

    /// The box of this crate, or why its files are wrong.
    pub fn shipped() -> Result<&'static GameBox, SetupError> {
        SHIPPED.open()
    }

    /// The box of a game that has begun.
    #[inline]
    pub(crate) fn get() -> &'static GameBox {
        SHIPPED.get()
    }

    /// How the number of players changes the set-up.
    pub(crate) fn for_players(&self, players: u8) -> &ForPlayers {
        let wanted = players.max(2);
        self.figures.players.iter().find(|row| row.number == wanted).expect("the loader checked the rows")
    }

    pub(crate) fn initiative(&self, faction: Faction) -> u8 {
        self.figures.initiatives[faction.index()]
    }
}

/// A file that breaks a constraint.
fn broken<T>(file: &str, what: impl std::fmt::Display) -> Result<T, SetupError> {
    Err(SetupError::Data { what: format!("excavation-earth/data/{file}.toml: {what}") })
}

fn parse<T: for<'de> Deserialize<'de>>(file: &str, text: &str) -> Result<T, SetupError> {
    toml::from_str(text).or_else(|error| broken(file, error.to_string().trim_end()))
}
