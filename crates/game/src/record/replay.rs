use std::fmt;

use serde::Serialize;

use super::{Origin, Record};
use crate::scenario::{self, fingerprint};
use crate::{Game, Illegal, Match, ScenarioError, Setup, SetupError};

/// A record that cannot be replayed: the line and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReplayError<R> {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    #[serde(flatten)]
    pub fault: ReplayFault<R>,
}

/// Why a line cannot be replayed. Locales turn it into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum ReplayFault<R> {
    /// A record of another game.
    AnotherGame {
        /// The game it names.
        game: String,
        /// The game expected.
        expected: &'static str,
    },
    /// This version of the game's rules is unknown.
    UnknownRules {
        /// The game.
        game: &'static str,
        /// The version it names.
        rules: u32,
        /// The version known.
        known: u32,
    },
    /// The secret is not revealed yet, so only the host can replay.
    SecretHidden,
    /// The revealed secret does not match the commitment.
    BrokenCommitment,
    /// The action is not in the game's notation.
    UnknownAction {
        /// Its text.
        action: String,
    },
    /// The action is not written as the game writes it.
    NotCanonical {
        /// Its text.
        action: String,
        /// How the game writes it.
        canonical: String,
    },
    /// The rules forbid the action.
    IllegalAction {
        /// Its text.
        action: String,
        /// Why.
        #[serde(flatten)]
        why: Illegal<R>,
    },
    /// There is no last line: the record is truncated, or the match is not over.
    NoEnd,
    /// The final state differs from the fingerprint in the record.
    AnotherEnd {
        /// The fingerprint in the record.
        said: String,
        /// The fingerprint of the final state.
        found: String,
    },
    /// The position has other seats or options than the header.
    AnotherSetup,
    /// The game does not have this set-up.
    #[serde(untagged)]
    Setup(SetupError),
    /// The position is not one of the game.
    #[serde(untagged)]
    Position(ScenarioError),
}

impl<R: fmt::Debug> fmt::Display for ReplayError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl<R: fmt::Debug> std::error::Error for ReplayError<R> {}

impl<R: fmt::Debug> fmt::Display for ReplayFault<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayFault::AnotherGame { game, expected } => {
                write!(f, "this is a record of `{game}`, not of `{expected}`")
            }
            ReplayFault::UnknownRules { game, rules, known } => {
                write!(
                    f,
                    "the record uses version {rules} of the rules of {game}; only version {known} is known"
                )
            }
            ReplayFault::SecretHidden => f.write_str("the secret is not revealed yet"),
            ReplayFault::BrokenCommitment => f.write_str("the secret does not match its commitment"),
            ReplayFault::UnknownAction { action } => write!(f, "`{action}` is not an action"),
            ReplayFault::NotCanonical { action, canonical } => {
                write!(f, "`{action}` must be written `{canonical}`")
            }
            ReplayFault::IllegalAction { action, why } => write!(f, "`{action}`: {why}"),
            ReplayFault::NoEnd => f.write_str("the record has no end"),
            ReplayFault::AnotherEnd { said, found } => {
                write!(f, "the record ends in the state {said}, its actions lead to {found}")
            }
            ReplayFault::AnotherSetup => {
                f.write_str("the position has other seats or options than the header")
            }
            ReplayFault::Setup(error) => error.fmt(f),
            ReplayFault::Position(error) => error.fmt(f),
        }
    }
}

const GAME_LINE: usize = 2;
const RULES_LINE: usize = 3;

impl Record {
    /// Replays a record, which may have no end yet.
    ///
    /// # Errors
    /// The first line that cannot be replayed.
    pub fn resume<G: Game>(&self) -> Result<Match<G>, ReplayError<G::Reason>> {
        let header = &self.header;
        let fail = |line, fault| Err(ReplayError { line, fault });
        if header.game != G::INFO.id {
            return fail(
                GAME_LINE,
                ReplayFault::AnotherGame { game: header.game.clone(), expected: G::INFO.id },
            );
        }
        if header.rules != G::INFO.rules {
            let (game, known) = (G::INFO.id, G::INFO.rules);
            return fail(RULES_LINE, ReplayFault::UnknownRules { game, rules: header.rules, known });
        }
        if header.origin.keeps_its_word() == Some(false) {
            return fail(self.origin_line(), ReplayFault::BrokenCommitment);
        }
        let mut game = self.start::<G>()?;
        self.replay_moves(&mut game)?;
        match &self.end {
            Some(said) => {
                let found = fingerprint(game.state());
                if *said == found {
                    Ok(game)
                } else {
                    fail(self.last_line(), ReplayFault::AnotherEnd { said: said.clone(), found })
                }
            }
            None => Ok(game),
        }
    }

    /// Replays a complete record.
    ///
    /// # Errors
    /// The first line that cannot be replayed, or that the record has no end.
    pub fn replay<G: Game>(&self) -> Result<Match<G>, ReplayError<G::Reason>> {
        let game = self.resume()?;
        match self.end {
            Some(_) => Ok(game),
            None => Err(ReplayError { line: self.last_line(), fault: ReplayFault::NoEnd }),
        }
    }

    /// The match before its first action.
    fn start<G: Game>(&self) -> Result<Match<G>, ReplayError<G::Reason>> {
        let setup = self.setup::<G>()?;
        let at_origin = |fault| ReplayError { line: self.origin_line(), fault };
        if let Origin::Position(line) = &self.header.origin {
            let state: G =
                scenario::of_line(line).map_err(|error| at_origin(ReplayFault::Position(error)))?;
            return if state.setup() == setup {
                Ok(Match::from_state(state))
            } else {
                Err(at_origin(ReplayFault::AnotherSetup))
            };
        }
        let seed = self.header.origin.seed().ok_or_else(|| at_origin(ReplayFault::SecretHidden))?;
        Match::begin(setup, seed)
            .map_err(|error| ReplayError { line: self.seats_line(), fault: ReplayFault::Setup(error) })
    }

    fn setup<G: Game>(&self) -> Result<Setup, ReplayError<G::Reason>> {
        let at = |line| move |error| ReplayError { line, fault: ReplayFault::Setup(error) };
        let mut setup = Setup::new(&G::INFO, self.header.seats).map_err(at(self.seats_line()))?;
        for (line, (key, value)) in (self.seats_line() + 1..).zip(&self.header.options) {
            setup = setup.choose(key, value).map_err(at(line))?;
        }
        Ok(setup)
    }

    fn replay_moves<G: Game>(&self, game: &mut Match<G>) -> Result<(), ReplayError<G::Reason>> {
        for (line, text) in self.moves() {
            let fail = |fault| ReplayError { line, fault };
            let action: G::Action = text
                .action
                .parse()
                .map_err(|_| fail(ReplayFault::UnknownAction { action: text.action.clone() }))?;
            let canonical = action.to_string();
            if canonical != text.action {
                return Err(fail(ReplayFault::NotCanonical { action: text.action.clone(), canonical }));
            }
            game.play(text.seat, action, text.at)
                .map_err(|why| fail(ReplayFault::IllegalAction { action: canonical, why }))?;
        }
        Ok(())
    }

    fn seats_line(&self) -> usize {
        RULES_LINE + usize::from(self.header.module.is_some()) + 1
    }

    fn origin_line(&self) -> usize {
        let header = &self.header;
        let players = header.players.0.iter().flatten().count();
        self.seats_line() + header.options.len() + players + usize::from(header.began.is_some()) + 1
    }

    /// The number of the last line.
    fn last_line(&self) -> usize {
        self.first_line() + self.entries.len() - usize::from(self.end.is_none())
    }
}
