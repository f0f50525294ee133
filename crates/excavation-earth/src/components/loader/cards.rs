//! `data/cards.toml`: action, travel, buyer and command cards.

use dighouse_game::{DataError, DataFile};
use serde::Deserialize;

use super::super::catalogue::{CardFace, CommandSides, MOST_FUEL};
use super::Tag;
use crate::components::card::MOST_COPIES;
use crate::components::place::MARKETS;
use crate::{BlackMarket, Buyer, Colour, Design, Market};

pub(in crate::components) const FILE: DataFile = DataFile::new("excavation-earth/data/cards.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    action: Vec<ActionRow>,
    fuel: Fuel,
    buyer: Vec<BuyerRow>,
    command: Vec<CommandRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ActionRow {
    colour: Colour,
    market: u8,
    black_market: Option<BlackMarket>,
    count: u8,
    #[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fuel {
    action: u8,
    travel: [u8; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuyerRow {
    wants: Vec<Buyer>,
    count: u8,
    #[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CommandRow {
    design: Design,
    count: u8,
    draw: Option<u8>,
    discard: Option<u8>,
    most: Option<[u8; 2]>,
    credits: Option<[u8; 2]>,
    #[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
    tag: CommandTags,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
struct CommandTags {
    count: Tag,
    draw: Option<Tag>,
    discard: Option<Tag>,
    most: Option<Tag>,
    credits: Option<Tag>,
}

pub(super) struct Loaded {
    pub(super) faces: Vec<CardFace>,
    pub(super) action_fuel: u8,
    pub(super) travel_fuel: [u8; 3],
    pub(super) buyers: [u8; 6],
    pub(super) designs: Vec<Design>,
    pub(super) sides: CommandSides,
}

pub(super) fn load(text: &str) -> Result<Loaded, DataError> {
    let file: File = FILE.parse(text)?;
    let fuel = &file.fuel;
    if !fuel.travel.is_sorted_by(|less, more| less < more) {
        return Err(FILE.error("the travel cards have different fuel, the least first"));
    }
    if [fuel.action, fuel.travel[0], fuel.travel[2]].iter().any(|fuel| !(1..=MOST_FUEL as u8).contains(fuel))
    {
        return Err(FILE.error(format_args!("cards have 1 to {MOST_FUEL} fuel")));
    }
    Ok(Loaded {
        faces: read_faces(&file.action)?,
        action_fuel: fuel.action,
        travel_fuel: fuel.travel,
        buyers: read_buyers(&file.buyer)?,
        designs: read_designs(&file.command),
        sides: read_sides(&file.command)?,
    })
}

fn read_faces(rows: &[ActionRow]) -> Result<Vec<CardFace>, DataError> {
    let mut faces: Vec<CardFace> = Vec::new();
    for row in rows {
        let like = |other: &&ActionRow| (other.colour, other.market) == (row.colour, row.market);
        let plain = format!("{}-{}", row.colour, row.market);
        // Cards of one colour and market that differ in their black market are named for it, too.
        let name = match (rows.iter().filter(like).count(), row.black_market) {
            (1, _) => plain,
            (_, Some(black_market)) => format!("{plain}-{black_market}"),
            (_, None) => format!("{plain}-none"),
        };
        if !(1..=MARKETS as u8).contains(&row.market) {
            return Err(FILE.error(format_args!("the card {name} has the symbol of a market from 1 to 6")));
        }
        if !(1..=MOST_COPIES).contains(&row.count) {
            return Err(FILE.error(format_args!("there are 1 to {MOST_COPIES} cards {name}")));
        }
        if faces.iter().any(|face| face.name == name) {
            return Err(FILE.error(format_args!("the card {name} has one row")));
        }
        let market = Market::at(usize::from(row.market) - 1);
        let &ActionRow { colour, black_market, count, .. } = row;
        faces.push(CardFace { name, colour, market, black_market, count });
    }
    Ok(faces)
}

fn read_buyers(rows: &[BuyerRow]) -> Result<[u8; 6], DataError> {
    let mut buyers = [0; 6];
    for row in rows {
        for wants in &row.wants {
            if std::mem::replace(&mut buyers[wants.index()], row.count) != 0 {
                return Err(FILE.error(format_args!("the buyer cards for {wants} have one row")));
            }
        }
    }
    Ok(buyers)
}

fn read_designs(rows: &[CommandRow]) -> Vec<Design> {
    rows.iter().flat_map(|row| std::iter::repeat_n(row.design, usize::from(row.count))).collect()
}

fn read_sides(rows: &[CommandRow]) -> Result<CommandSides, DataError> {
    let row = |design: Design| {
        let mut found = rows.iter().filter(move |row| row.design == design);
        match (found.next(), found.next()) {
            (Some(row), None) => Ok(row),
            _ => Err(FILE.error(format_args!("the command cards {design} have one row"))),
        }
    };
    let most = |design: Design| match row(design)?.most {
        Some(most @ [1..=3, 1..=3]) => Ok(most),
        _ => Err(FILE.error(format_args!("the command cards {design} say how many, 1 to 3 on each side"))),
    };
    let manpower = row(Design::Manpower)?;
    let (Some(draw @ 1..=8), Some(discard @ 0..=4)) = (manpower.draw, manpower.discard) else {
        return Err(FILE.error("reinforcements draw 1 to 8 cards and discard up to 4"));
    };
    Ok(CommandSides {
        draw,
        discard,
        deal_most: most(Design::Deal)?,
        deal_credits: row(Design::Deal)?.credits.unwrap_or_default(),
        gear_most: most(Design::Gear)?,
        bribery_most: most(Design::Influence)?,
    })
}
