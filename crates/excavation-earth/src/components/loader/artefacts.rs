//! `data/artefacts.toml`: values, copies and the prizes of the gallery.

use dighouse_game::{DataError, DataFile};
use serde::Deserialize;

use super::Tag;
use crate::components::artefact::{ARTEFACTS, COLOURS, ROWS};
use crate::{Artefact, Colour};

pub(in crate::components) const FILE: DataFile = DataFile::new("excavation-earth/data/artefacts.toml");
/// The fewest samples that earn a column's prize.
const COLUMN_FROM: usize = 2;
/// The fewest samples that earn a row's prize.
const ROW_FROM: usize = 3;

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
    #[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
    tag: ColumnTags,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
struct ColumnTags {
    colour: Tag,
    values: Tag,
    prizes: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    prizes: Vec<i16>,
    #[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
    tag: Tag,
}

pub(super) struct Loaded {
    pub(super) values: [i16; ARTEFACTS],
    pub(super) copies: [u8; ARTEFACTS],
    pub(super) columns: [Colour; COLOURS],
    pub(super) column_prizes: [[i16; ROWS + 1]; COLOURS],
    pub(super) row_prizes: [[i16; COLOURS + 1]; ROWS],
}

pub(super) fn load(text: &str) -> Result<Loaded, DataError> {
    let file: File = FILE.parse(text)?;
    let columns: Vec<Colour> = file.column.iter().map(|column| column.colour).collect();
    let each_once = Colour::ALL.iter().all(|colour| columns.contains(colour));
    let Ok(columns) = <[Colour; COLOURS]>::try_from(columns) else {
        return Err(FILE.error("the gallery has five columns"));
    };
    if !each_once {
        return Err(FILE.error("every colour has one column"));
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
        return Err(FILE.error("the gallery has four rows"));
    }
    for (place, row) in file.row.iter().enumerate() {
        check_prizes(&format!("row {}", place + 1), &row.prizes)?;
        loaded.row_prizes[place][ROW_FROM..].copy_from_slice(&row.prizes);
    }
    Ok(loaded)
}

impl Loaded {
    fn read_column(&mut self, column: &Column, law: u8) -> Result<(), DataError> {
        let colour = column.colour;
        if column.values.len() != ROWS {
            return Err(FILE.error(format_args!("{colour} has four artefacts")));
        }
        for (row, &value) in column.values.iter().enumerate() {
            let artefact = Artefact::new(colour, row);
            if !(1..law).contains(&value) {
                return Err(FILE.error(format_args!("{artefact} has a value from 1 to {}", law - 1)));
            }
            self.values[artefact.index()] = i16::from(value);
            self.copies[artefact.index()] = law - value;
        }
        check_prizes(&format!("column {colour}"), &column.prizes)?;
        self.column_prizes[colour.index()][COLUMN_FROM..].copy_from_slice(&column.prizes);
        Ok(())
    }
}

/// Three prizes, each larger than the one before.
fn check_prizes(whose: &str, prizes: &[i16]) -> Result<(), DataError> {
    let rising =
        prizes.is_sorted_by(|less, more| less < more) && prizes.iter().all(|prize| (1..=99).contains(prize));
    if prizes.len() == 3 && rising {
        Ok(())
    } else {
        Err(FILE.error(format_args!("{whose} has three rising prizes")))
    }
}
