//! What is in the box, as tables.

use dighouse_game::{SetupError, Shipped};

use crate::components::artefact::{ARTEFACTS, COLOURS, ROWS};
use crate::components::place::{LOCATIONS, MARKETS, Places};
use crate::{BlackMarket, Centre, Colour, Design, Faction, Location, Market};

use super::loader::{Figures, Files, ForPlayers, ZuFigures};

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
    /// The places within a number of steps of a place, which is one of them.
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

static SHIPPED: Shipped<GameBox> = Shipped::new(|| Ok(GameBox::load(Files::SHIPPED)?));

/// The most fuel a card can have.
pub(crate) const MOST_FUEL: usize = 6;

/// The most command cards.
pub(crate) const MOST_COMMAND_CARDS: usize = 12;

impl GameBox {
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
