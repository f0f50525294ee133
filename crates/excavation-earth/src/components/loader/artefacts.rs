//! `data/artefacts.toml`: values, copies and the prizes of the gallery.

use dighouse_game::SetupError;
use serde::Deserialize;

use super::{Tag, broken, parse};
use crate::components::artefact::{ARTEFACTS, COLOURS, ROWS};
use crate::{Artefact, Colour};

const FILE: &str = "artefacts";
/// How many artefacts a colour has.
const OF_A_COLOUR: u8 = 18;
/// The fewest samples that earn a column's prize.
pub(crate) const COLUMN_FROM: usize = 2;
/// The fewest samples that earn a row's prize.
pub(crate) const ROW_FROM: usize = 3;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    law: u8,
    column: Vec<Column>,
    row: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Column {
    colour: Colour,
    values: Vec<u8>,
    prizes: Vec<i16>,
    #[expect(dead_code, reason = "told to those who read the file; checked for its form")]
    tag: ColumnTags,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "told to those who read the file; checked for its form")]
struct ColumnTags {
    colour: Tag,
    values: Tag,
    prizes: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    prizes: Vec<i16>,
    #[expect(dead_code, reason = "told to those who read the file; checked for its form")]
    tag: Tag,
}

pub(super) struct Loaded {
    pub(super) values: [i16; ARTEFACTS],
    pub(super) copies: [u8; ARTEFACTS],
    pub(super) columns: [Colour; COLOURS],
    pub(super) column_prizes: [[i16; ROWS + 1]; COLOURS],
    pub(super) row_prizes: [[i16; COLOURS + 1]; ROWS],
}

pub(super) fn load(text: &str) -> Result<Loaded, SetupError> {
    let file: File = parse(FILE, text)?;
    let columns: Vec<Colour> = file.column.iter().map(|column| column.colour).collect();
    let each_once = Colour::ALL.iter().all(|colour| columns.contains(colour));
    let Ok(columns) = <[Colour; COLOURS]>::try_from(columns) else {
        return broken(FILE, "the gallery has five columns");
    };
    if !each_once {
        return broken(FILE, "every colour has one column");
    }
    let mut loaded = Loaded {
        values: [0; ARTEFACTS],
        copies: [0; ARTEFACTS],
        columns,
        column_prizes: [[0; ROWS + 1]; COLOURS],
        row_prizes: [[0; COLOURS + 1]; ROWS],
    };
    for column in &file.column {
        loaded.read_column(column, file.law)?;
    }
    if file.row.len() != ROWS {
        return broken(FILE, "the gallery has four rows");
    }
    for (place, row) in file.row.iter().enumerate() {
        check_prizes(&format!("row {}", place + 1), &row.prizes)?;
        loaded.row_prizes[place][ROW_FROM..].copy_from_slice(&row.prizes);
    }
    Ok(loaded)
}

impl Loaded {
    fn read_column(&mut self, column: &Column, law: u8) -> Result<(), SetupError> {
        let colour = column.colour;
        if column.values.len() != ROWS {
            return broken(FILE, format!("{colour} has four artefacts"));
        }
        for (row, &value) in column.values.iter().enumerate() {
            let artefact = Artefact::new(colour, row);
            if !(1..law).contains(&value) {
                return broken(FILE, format!("{artefact} has a value from 1 to {}", law - 1));
            }
            self.values[artefact.index()] = i16::from(value);
            self.copies[artefact.index()] = law - value;
        }
        let copies: u8 = column.values.iter().map(|&value| law - value).sum();
        if copies != OF_A_COLOUR {
            return broken(FILE, format!("{colour} has {copies} artefacts instead of {OF_A_COLOUR}"));
        }
        check_prizes(&format!("column {colour}"), &column.prizes)?;
        self.column_prizes[colour.index()][COLUMN_FROM..].copy_from_slice(&column.prizes);
        Ok(())
    }
}

/// Three prizes, each larger than the one before.
fn check_prizes(whose: &str, prizes: &[i16]) -> Result<(), SetupError> {
    let rising =
        prizes.is_sorted_by(|less, more| less < more) && prizes.iter().all(|prize| (1..=99).contains(prize));
    if prizes.len() == 3 && rising {
        Ok(())
    } else {
        broken(FILE, format!("{whose} has three rising prizes"))
    }
}
