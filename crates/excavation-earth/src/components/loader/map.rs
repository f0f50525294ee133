//! `data/map.toml`: the world map.

use dighouse_game::{DataError, DataFile};
use serde::Deserialize;

use super::super::catalogue::MOST_FUEL;
use super::Tag;
use crate::components::artefact::ARTEFACTS;
use crate::components::place::{LOCATIONS, MARKETS, Places};
use crate::{Artefact, BlackMarket, Centre, Colour, Location, Market};

pub(in crate::components) const FILE: DataFile = DataFile::new("excavation-earth/data/map.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    location: Vec<Row>,
    lines: Vec<Lines>,
    market: Vec<MarketRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Row {
    id: String,
    colour: Option<Colour>,
    #[serde(default)]
    rows: Vec<u8>,
    market: Option<Market1>,
    black_market: Option<BlackMarket>,
    #[serde(default)]
    start: bool,
    #[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
    tag: Tag,
}

/// A market as the file numbers it.
#[derive(Clone, Copy, PartialEq, Deserialize)]
struct Market1(u8);

impl Market1 {
    fn market(self) -> Option<Market> {
        (1..=MARKETS as u8).contains(&self.0).then(|| Market::at(usize::from(self.0) - 1))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lines {
    join: Vec<(String, String)>,
    #[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketRow {
    number: Market1,
    centre: Centre,
    symbol: String,
    #[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
    tag: Tag,
}

pub(super) struct Loaded {
    pub(super) homes: [Location; ARTEFACTS],
    pub(super) found_at: [u32; LOCATIONS],
    pub(super) site_colours: [Option<Colour>; LOCATIONS],
    pub(super) neighbours: [Places; LOCATIONS],
    pub(super) distances: [[u8; LOCATIONS]; LOCATIONS],
    pub(super) market_places: [Location; MARKETS],
    pub(super) centres: [Centre; MARKETS],
    pub(super) symbols: [String; MARKETS],
    pub(super) black_places: [Location; 3],
    pub(super) start: Places,
}

pub(super) fn load(text: &str) -> Result<Loaded, DataError> {
    let file: File = FILE.parse(text)?;
    if file.location.len() != LOCATIONS {
        return Err(FILE.error(format_args!("there are {LOCATIONS} locations")));
    }
    for (row, place) in file.location.iter().zip(Location::all()) {
        if row.id != place.to_string() {
            return Err(FILE.error(format_args!("location {} stands where {place} is expected", row.id)));
        }
    }
    let neighbours = read_lines(&file.lines)?;
    let mut loaded = Loaded {
        homes: read_homes(&file.location)?,
        found_at: [0; LOCATIONS],
        site_colours: std::array::from_fn(|place| file.location[place].colour),
        neighbours,
        distances: distances(&neighbours)?,
        market_places: read_markets(&file.location)?,
        centres: [Centre::Left; MARKETS],
        symbols: Default::default(),
        black_places: read_black_markets(&file.location)?,
        start: file
            .location
            .iter()
            .zip(Location::all())
            .filter(|(row, _)| row.start)
            .map(|it| it.1)
            .collect(),
    };
    for artefact in Artefact::all() {
        loaded.found_at[loaded.homes[artefact.index()].index()] |= artefact.bit();
    }
    loaded.read_centres(&file.market)?;
    Ok(loaded)
}

fn read_lines(lines: &[Lines]) -> Result<[Places; LOCATIONS], DataError> {
    let mut neighbours = [Places::default(); LOCATIONS];
    for (from, to) in lines.iter().flat_map(|lines| &lines.join) {
        let (Ok(a), Ok(b)) = (from.parse::<Location>(), to.parse::<Location>()) else {
            return Err(FILE.error(format_args!("the line {from}-{to} joins no two locations")));
        };
        if a == b || neighbours[a.index()].has(b) {
            return Err(
                FILE.error(format_args!("the line {from}-{to} joins two locations for the first time"))
            );
        }
        neighbours[a.index()] = neighbours[a.index()].with(b);
        neighbours[b.index()] = neighbours[b.index()].with(a);
    }
    Ok(neighbours)
}

fn read_homes(rows: &[Row]) -> Result<[Location; ARTEFACTS], DataError> {
    let mut homes = [None; ARTEFACTS];
    for (row, place) in rows.iter().zip(Location::all()) {
        if row.colour.is_some() == row.rows.is_empty() {
            return Err(FILE.error(format_args!("{place}: a dig site has a colour and glyphs")));
        }
        for &glyph in &row.rows {
            let (Some(colour), 1..=4) = (row.colour, glyph) else {
                return Err(FILE.error(format_args!("{place}: glyphs are the rows 1 to 4")));
            };
            let artefact = Artefact::new(colour, usize::from(glyph) - 1);
            if homes[artefact.index()].replace(place).is_some() {
                return Err(FILE.error(format_args!("{place}: {artefact} has one home")));
            }
        }
    }
    match Artefact::all().find(|artefact| homes[artefact.index()].is_none()) {
        Some(artefact) => Err(FILE.error(format_args!("{artefact} has a home"))),
        None => Ok(homes.map(|home| home.expect("none is missing"))),
    }
}

fn read_markets(rows: &[Row]) -> Result<[Location; MARKETS], DataError> {
    let mut places = [None; MARKETS];
    for (row, place) in rows.iter().zip(Location::all()) {
        let Some(number) = row.market else { continue };
        let free = number.market().filter(|market| places[market.index()].is_none());
        let Some(market) = free else {
            return Err(FILE.error(format_args!("{place}: the markets are 1 to 6, each once")));
        };
        places[market.index()] = Some(place);
    }
    match Market::all().find(|market| places[market.index()].is_none()) {
        Some(market) => Err(FILE.error(format_args!("market {market} has a location"))),
        None => Ok(places.map(|place| place.expect("none is missing"))),
    }
}

fn read_black_markets(rows: &[Row]) -> Result<[Location; 3], DataError> {
    let mut places = [None; 3];
    for (row, place) in rows.iter().zip(Location::all()) {
        let Some(black_market) = row.black_market else { continue };
        if row.market.is_some() || row.colour.is_some() {
            return Err(FILE.error(format_args!("{place}: a black market is nothing else")));
        }
        if places[black_market.index()].replace(place).is_some() {
            return Err(FILE.error(format_args!("{place}: there is one {black_market} black market")));
        }
    }
    match BlackMarket::ALL.iter().find(|black_market| places[black_market.index()].is_none()) {
        Some(black_market) => Err(FILE.error(format_args!("the {black_market} black market has a location"))),
        None => Ok(places.map(|place| place.expect("none is missing"))),
    }
}

/// Steps between any two locations, which must be connected.
fn distances(neighbours: &[Places; LOCATIONS]) -> Result<[[u8; LOCATIONS]; LOCATIONS], DataError> {
    let mut distances = [[0; LOCATIONS]; LOCATIONS];
    for start in Location::all() {
        let mut seen = Places::default().with(start);
        let mut edge = seen;
        let mut steps = 0;
        while !edge.is_empty() {
            edge.iter().for_each(|place| distances[start.index()][place.index()] = steps);
            let next =
                edge.iter().fold(Places::default(), |all, place| Places(all.0 | neighbours[place.index()].0));
            edge = next.minus(seen);
            seen = Places(seen.0 | edge.0);
            steps += 1;
        }
        if seen.len() != LOCATIONS {
            return Err(FILE.error(format_args!("every location can be reached from {start}")));
        }
    }
    Ok(distances)
}

impl Loaded {
    fn read_centres(&mut self, rows: &[MarketRow]) -> Result<(), DataError> {
        for market in Market::all() {
            let mut of_market = rows.iter().filter(|row| row.number.market() == Some(market));
            let (Some(row), None) = (of_market.next(), of_market.next()) else {
                return Err(FILE.error(format_args!("market {market} belongs to one command centre")));
            };
            self.centres[market.index()] = row.centre;
            self.symbols[market.index()].clone_from(&row.symbol);
        }
        match Centre::ALL.iter().find(|centre| !self.centres.contains(centre)) {
            Some(centre) => Err(FILE.error(format_args!("the {centre} command centre has a market"))),
            None => Ok(()),
        }
    }

    pub(super) fn reach(&self) -> [[Places; LOCATIONS]; MOST_FUEL + 1] {
        let within = |fuel: usize, from: usize| {
            Location::all().filter(|to| usize::from(self.distances[from][to.index()]) <= fuel).collect()
        };
        std::array::from_fn(|fuel| std::array::from_fn(|from| within(fuel, from)))
    }
}
