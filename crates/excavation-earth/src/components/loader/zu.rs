//! `data/zu.toml`: the solo opponent.

use dighouse_game::{DataError, DataFile};
use serde::Deserialize;

use super::super::catalogue::ZuFace;
use super::Tag;
use crate::{Colour, Market, ROUNDS, ZuAction};

pub(in crate::components) const FILE: DataFile = DataFile::new("excavation-earth/data/zu.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    initiative: u8,
    credits: i16,
    failed: i16,
    failed_harder: i16,
    carried: u8,
    #[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
    tag: Tags,
    deck: Vec<Row>,
    excavate: Excavate,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
struct Tags {
    initiative: Tag,
    credits: Tag,
    failed: Tag,
    failed_harder: Tag,
    carried: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    action: ZuAction,
    rounds: [u8; ROUNDS as usize],
    #[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Excavate {
    most_popular: u8,
    pairs: Vec<(Colour, Colour)>,
    #[expect(dead_code, reason = "a note for readers of the file; only its form is checked")]
    tag: Tag,
}

/// Zu's figures and cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ZuFigures {
    pub(crate) initiative: u8,
    pub(crate) credits: i16,
    pub(crate) failed: i16,
    pub(crate) failed_harder: i16,
    pub(crate) carried: usize,
    /// How many new cards of an action the deck of a round gets.
    pub(crate) rounds: [[u8; ZuAction::ALL.len()]; ROUNDS as usize],
    /// The different cards with their copies.
    pub(crate) faces: Vec<(ZuFace, u8)>,
}

impl ZuFace {
    pub(crate) const fn action(self) -> ZuAction {
        match self {
            ZuFace::Excavate(_) => ZuAction::Excavate,
            ZuFace::Market => ZuAction::Market,
            ZuFace::Command(_) => ZuAction::Command,
            ZuFace::Sell => ZuAction::Sell,
            ZuFace::Rush => ZuAction::Rush,
            ZuFace::Survey => ZuAction::Survey,
        }
    }
}

pub(super) fn load(text: &str) -> Result<ZuFigures, DataError> {
    let file: File = FILE.parse(text)?;
    let mut figures = ZuFigures {
        initiative: file.initiative,
        credits: file.credits,
        failed: file.failed,
        failed_harder: file.failed_harder,
        carried: usize::from(file.carried),
        rounds: [[0; ZuAction::ALL.len()]; ROUNDS as usize],
        faces: Vec::new(),
    };
    for action in ZuAction::ALL {
        let mut rows = file.deck.iter().filter(|row| row.action == action);
        let (Some(row), None) = (rows.next(), rows.next()) else {
            return Err(FILE.error(format_args!("the cards {action} have one row")));
        };
        for (round, &count) in row.rounds.iter().enumerate() {
            figures.rounds[round][action.index()] = count;
        }
        let copies: u8 = row.rounds.iter().fold(0, |sum, &count| sum.saturating_add(count));
        figures.add_faces(action, copies, &file.excavate)?;
    }
    Ok(figures)
}

impl ZuFigures {
    /// How many cards Zu's deck of a round has, counted from 0.
    pub(crate) fn deck_size(&self, round: usize) -> usize {
        let new: usize = self.rounds[round].iter().map(|&count| usize::from(count)).sum();
        new + if round == 0 { 0 } else { self.carried }
    }

    fn add_faces(&mut self, action: ZuAction, copies: u8, excavate: &Excavate) -> Result<(), DataError> {
        match action {
            ZuAction::Excavate => {
                let pairs = &excavate.pairs;
                if usize::from(copies) != usize::from(excavate.most_popular) + pairs.len() {
                    return Err(
                        FILE.error("the cards to excavate are those for one colour and those for two")
                    );
                }
                if pairs
                    .iter()
                    .enumerate()
                    .any(|(place, pair)| pair.0 == pair.1 || pairs[..place].contains(pair))
                {
                    return Err(FILE.error("the cards to excavate name different pairs of colours"));
                }
                self.faces.push((ZuFace::Excavate(None), excavate.most_popular));
                self.faces.extend(pairs.iter().map(|&pair| (ZuFace::Excavate(Some(pair)), 1)));
            }
            ZuAction::Command => {
                if usize::from(copies) != Market::all().count() {
                    return Err(FILE.error("there is a command card for each market"));
                }
                self.faces.extend(Market::all().map(|market| (ZuFace::Command(market), 1)));
            }
            ZuAction::Market => self.faces.push((ZuFace::Market, copies)),
            ZuAction::Sell => self.faces.push((ZuFace::Sell, copies)),
            ZuAction::Rush => self.faces.push((ZuFace::Rush, copies)),
            ZuAction::Survey => self.faces.push((ZuFace::Survey, copies)),
        }
        Ok(())
    }
}
