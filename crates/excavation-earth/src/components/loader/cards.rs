//! `data/cards.toml`: action, travel, buyer and command cards.

use dighouse_game::SetupError;
use serde::Deserialize;

use super::super::catalogue::{CardFace, CommandSides, MOST_FUEL};
use super::{Tag, broken, parse};
use crate::components::card::{MOST_COPIES, MOST_FACES};
use crate::components::place::MARKETS;
use crate::{BlackMarket, Buyer, Colour, Design, Market};

const FILE: &str = "cards";
/// How many action cards there are.
const ACTION_CARDS: usize = 60;
/// How many buyer cards there are.
const BUYER_CARDS: usize = 17;
/// How many command cards there are.
const COMMAND_CARDS: usize = 8;

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
    #[expect(dead_code, reason = "told to those who read the file; checked for its form")]
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
    #[expect(dead_code, reason = "told to those who read the file; checked for its form")]
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
    #[expect(dead_code, reason = "told to those who read the file; checked for its form")]
    tag: CommandTags,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "told to those who read the file; checked for its form")]
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

pub(super) fn load(text: &str) -> Result<Loaded, SetupError> {
    let file: File = parse(FILE, text)?;
    let fuel = &file.fuel;
    if !fuel.travel.is_sorted_by(|less, more| less < more) {
        return broken(FILE, "the travel cards have different fuel, the least first");
    }
    if [fuel.action, fuel.travel[0], fuel.travel[2]].iter().any(|fuel| !(1..=MOST_FUEL as u8).contains(fuel))
    {
        return broken(FILE, format!("cards have 1 to {MOST_FUEL} fuel"));
    }
    Ok(Loaded {
        faces: read_faces(&file.action)?,
        action_fuel: fuel.action,
        travel_fuel: fuel.travel,
        buyers: read_buyers(&file.buyer)?,
        designs: read_designs(&file.command)?,
        sides: read_sides(&file.command)?,
    })
}

fn read_faces(rows: &[ActionRow]) -> Result<Vec<CardFace>, SetupError> {
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
            return broken(FILE, format!("the card {name} has the symbol of a market from 1 to 6"));
        }
        if !(1..=MOST_COPIES).contains(&row.count) {
            return broken(FILE, format!("there are 1 to {MOST_COPIES} cards {name}"));
        }
        if faces.iter().any(|face| face.name == name) {
            return broken(FILE, format!("the card {name} has one row"));
        }
        let market = Market::at(usize::from(row.market) - 1);
        let &ActionRow { colour, black_market, count, .. } = row;
        faces.push(CardFace { name, colour, market, black_market, count });
    }
    let cards: usize = faces.iter().map(|face| usize::from(face.count)).sum();
    if cards != ACTION_CARDS || faces.len() > MOST_FACES {
        return broken(FILE, format!("there are {ACTION_CARDS} action cards, not {cards}"));
    }
    Ok(faces)
}

fn read_buyers(rows: &[BuyerRow]) -> Result<[u8; 6], SetupError> {
    let mut buyers = [0; 6];
    for row in rows {
        for wants in &row.wants {
            if row.count > BUYER_CARDS as u8 || std::mem::replace(&mut buyers[wants.index()], row.count) != 0
            {
                return broken(FILE, format!("the buyer cards for {wants} have one row"));
            }
        }
    }
    let cards: usize = buyers.iter().map(|&count| usize::from(count)).sum();
    if cards == BUYER_CARDS {
        Ok(buyers)
    } else {
        broken(FILE, format!("there are {BUYER_CARDS} buyer cards, not {cards}"))
    }
}

fn read_designs(rows: &[CommandRow]) -> Result<Vec<Design>, SetupError> {
    let cards = rows.iter().flat_map(|row| std::iter::repeat_n(row.design, usize::from(row.count)));
    let designs: Vec<Design> = cards.collect();
    if designs.len() == COMMAND_CARDS {
        Ok(designs)
    } else {
        broken(FILE, format!("there are {COMMAND_CARDS} command cards, not {}", designs.len()))
    }
}

fn read_sides(rows: &[CommandRow]) -> Result<CommandSides, SetupError> {
    let row = |design: Design| {
        let mut found = rows.iter().filter(move |row| row.design == design);
        match (found.next(), found.next()) {
            (Some(row), None) => Ok(row),
            _ => broken(FILE, format!("the command cards {design} have one row")),
        }
    };
    let most = |design: Design| match row(design)?.most {
        Some(most @ [1..=3, 1..=3]) => Ok(most),
        _ => broken(FILE, format!("the command cards {design} say how many, 1 to 3 on each side")),
    };
    let manpower = row(Design::Manpower)?;
    let (Some(draw @ 1..=8), Some(discard @ 0..=4)) = (manpower.draw, manpower.discard) else {
        return broken(FILE, "reinforcements draw 1 to 8 cards and discard up to 4");
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
