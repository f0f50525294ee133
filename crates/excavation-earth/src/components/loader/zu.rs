//! `data/zu.toml`: the solo opponent.

use dighouse_game::SetupError;
use serde::Deserialize;

use super::super::catalogue::ZuFace;
use super::{Tag, broken, parse};
use crate::{Colour, Market, ZuAction};

const FILE: &str = "zu";
/// How many cards Zu has.
pub(crate) const MOST_ZU_CARDS: usize = 24;
/// How many cards Zu's deck of a round has.
pub(crate) const ROUND_DECK: usize = 10;
/// The rounds of a game.
pub(crate) const ZU_ROUNDS: usize = 3;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    initiative: u8,
    credits: i16,
    failed: i16,
    failed_harder: i16,
    carried: u8,
    #[expect(dead_code, reason = "told to those who read the file; checked for its form")]
    tag: Tags,
    deck: Vec<Row>,
    excavate: Excavate,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(dead_code, reason = "told to those who read the file; checked for its form")]
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
    rounds: [u8; ZU_ROUNDS],
    #[expect(dead_code, reason = "told to those who read the file; checked for its form")]
    tag: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Excavate {
    most_popular: u8,
    pairs: Vec<(Colour, Colour)>,
    #[expect(dead_code, reason = "told to those who read the file; checked for its form")]
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
    pub(crate) rounds: [[u8; ZuAction::ALL.len()]; ZU_ROUNDS],
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

pub(super) fn load(text: &str) -> Result<ZuFigures, SetupError> {
    let file: File = parse(FILE, text)?;
    let credits = [file.credits, file.failed, file.failed_harder];
    if credits.iter().any(|credits| !(0..=50).contains(credits)) || file.failed_harder < file.failed {
        return broken(FILE, "Zu's credits are between 0 and 50, and a harder failure pays no less");
    }
    let mut figures = ZuFigures {
        initiative: file.initiative,
        credits: file.credits,
        failed: file.failed,
        failed_harder: file.failed_harder,
        carried: usize::from(file.carried),
        rounds: [[0; ZuAction::ALL.len()]; ZU_ROUNDS],
        faces: Vec::new(),
    };
    for action in ZuAction::ALL {
        let mut rows = file.deck.iter().filter(|row| row.action == action);
        let (Some(row), None) = (rows.next(), rows.next()) else {
            return broken(FILE, format!("the cards {action} have one row"));
        };
        for (round, &count) in row.rounds.iter().enumerate() {
            figures.rounds[round][action.index()] = count;
        }
        let copies: u8 = row.rounds.iter().fold(0, |sum, &count| sum.saturating_add(count));
        figures.add_faces(action, copies, &file.excavate)?;
    }
    for (round, counts) in figures.rounds.iter().enumerate() {
        let carried = if round == 0 { 0 } else { figures.carried };
        let cards = counts.iter().map(|&count| usize::from(count)).sum::<usize>() + carried;
        if cards != ROUND_DECK {
            return broken(
                FILE,
                format!("the deck of round {} has {ROUND_DECK} cards, not {cards}", round + 1),
            );
        }
    }
    let cards: u8 = figures.faces.iter().map(|(_, copies)| copies).sum();
    if usize::from(cards) != MOST_ZU_CARDS {
        return broken(FILE, format!("Zu has {MOST_ZU_CARDS} cards, not {cards}"));
    }
    Ok(figures)
}

impl ZuFigures {
    fn add_faces(&mut self, action: ZuAction, copies: u8, excavate: &Excavate) -> Result<(), SetupError> {
        match action {
            ZuAction::Excavate => {
                let pairs = &excavate.pairs;
                if usize::from(copies) != usize::from(excavate.most_popular) + pairs.len() {
                    return broken(FILE, "the cards to excavate are those for one colour and those for two");
                }
                if pairs
                    .iter()
                    .enumerate()
                    .any(|(place, pair)| pair.0 == pair.1 || pairs[..place].contains(pair))
                {
                    return broken(FILE, "the cards to excavate name different pairs of colours");
                }
                self.faces.push((ZuFace::Excavate(None), excavate.most_popular));
                self.faces.extend(pairs.iter().map(|&pair| (ZuFace::Excavate(Some(pair)), 1)));
            }
            ZuAction::Command => {
                if usize::from(copies) != Market::all().count() {
                    return broken(FILE, "there is a command card for each market");
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
