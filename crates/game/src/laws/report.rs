use std::fmt;

use super::{Broken, Held, ensure};
use crate::{Info, Record, Seed, Setup};

/// What a run of the laws has tested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Games tested with all laws at every step.
    pub thorough: u64,
    /// Actions played.
    pub actions: u64,
    /// Actions listed, at every step.
    pub listed: u64,
    /// Listed actions that were accepted: must be all.
    pub accepted: u64,
    /// Unlisted actions that were rejected.
    pub refused: u64,
    /// Redeals.
    pub worlds: u64,
    /// Steps after a redeal that told the viewer the same.
    pub same_steps: u64,
    /// Steps that revealed something to a viewer.
    pub revealing_steps: u64,
    /// Sealed answers compared with others.
    pub seals: u64,
    /// Pairs of secret answers that a viewer was told the same about.
    pub secrets: u64,
    /// Walks with every question asked.
    pub walks: u64,
    /// Answers of those walks to questions that the game with shortcuts does not ask.
    pub left_out: u64,
    /// Actions undone.
    pub undone: u64,
}

impl Report {
    /// Checks that the run has tested something.
    pub(super) fn check(&self) -> Held {
        let numbers = [
            self.games,
            self.thorough,
            self.actions,
            self.listed,
            self.refused,
            self.worlds,
            self.same_steps,
        ];
        let tested = numbers.iter().all(|&number| number > 0);
        ensure(tested, "a run tests something", || format!("{self:?}"))?;
        ensure(self.accepted == self.listed, "every listed action is accepted", || format!("{self:?}"))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, thorough, actions, listed, accepted, refused, .. } = self;
        let Report { worlds, same_steps, revealing_steps, seals, undone, .. } = self;
        let Report { secrets, walks, left_out, .. } = self;
        let percent = 100.0 * *accepted as f64 / (*listed).max(1) as f64;
        write!(
            f,
            "{games} games finished, {actions} actions played, {percent}% of {listed} listed actions accepted, \
             {refused} unlisted ones rejected; all laws in {thorough} games: {worlds} redeals, {same_steps} steps \
             that look the same and {revealing_steps} that reveal, {seals} seals, {secrets} secrets, \
             {walks} walks with {left_out} more questions, {undone} actions undone"
        )
    }
}

/// A broken law, and the game that broke it.
#[derive(Clone, Debug)]
pub struct Breach {
    /// The law.
    pub law: &'static str,
    /// What was observed.
    pub what: String,
    game: &'static str,
    setup: Option<(Setup, Seed)>,
    record: Option<Record>,
}

impl Breach {
    pub(super) fn of_run(info: &'static Info, broken: Broken) -> Box<Breach> {
        let Broken { law, what } = broken;
        Box::new(Breach { law, what, game: info.id, setup: None, record: None })
    }

    pub(super) fn of_game(setup: &Setup, seed: Seed, broken: Broken, record: Record) -> Box<Breach> {
        let run = Breach::of_run(setup.info(), broken);
        Box::new(Breach { setup: Some((*setup, seed)), record: Some(record), ..*run })
    }

    /// Saves the record of the game and returns the path of the file.
    pub(super) fn keep(&self) -> String {
        let Some((record, (_, seed))) = self.record.as_ref().zip(self.setup) else {
            return "no file: the breach is not in a single game".to_owned();
        };
        let folder = std::env::temp_dir().join("dighouse-laws");
        let file = folder.join(format!("{}-{}.dig", self.game, &seed.to_string()[..16]));
        let written =
            std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, record.to_string()));
        match written {
            Ok(()) => file.display().to_string(),
            Err(error) => format!("no file: {error}"),
        }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks a law: {}", self.game, self.law)?;
        write!(f, "  {}", self.what)?;
        match self.setup {
            Some((setup, seed)) => write!(f, "\n  {setup:?}, seed {seed}"),
            None => Ok(()),
        }
    }
}
