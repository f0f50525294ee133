use std::fmt;

use crate::PerSeat;

use super::{Entry, FORMAT, Header, Move, Origin, Record};

impl Header {
    /// The number of lines of the header, without the empty one after it.
    pub(super) fn lines(&self) -> usize {
        let origin = match &self.origin {
            Origin::Seed(_) | Origin::Position(_) => 1,
            Origin::Committed { secret, salts, .. } => {
                1 + usize::from(secret.is_some()) + salts.0.iter().flatten().count()
            }
        };
        4 + usize::from(self.module.is_some())
            + self.options.len()
            + self.players.0.iter().flatten().count()
            + usize::from(self.began.is_some())
            + origin
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "dighouse record {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        if let Some(module) = &self.module {
            writeln!(f, "module {module}")?;
        }
        writeln!(f, "seats {}", self.seats)?;
        for (key, value) in &self.options {
            writeln!(f, "option {key} {value}")?;
        }
        by_seat(f, "player", &self.players)?;
        if let Some(began) = &self.began {
            writeln!(f, "began {began}")?;
        }
        match &self.origin {
            Origin::Seed(seed) => writeln!(f, "seed {seed}"),
            Origin::Position(position) => writeln!(f, "position {position}"),
            Origin::Committed { commitment, secret, salts } => {
                writeln!(f, "commitment {commitment}")?;
                if let Some(secret) = secret {
                    writeln!(f, "secret {secret}")?;
                }
                by_seat(f, "salt", salts)
            }
        }
    }
}

fn by_seat<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    word: &str,
    values: &PerSeat<Option<T>>,
) -> fmt::Result {
    for (number, value) in (1..).zip(&values.0) {
        if let Some(value) = value {
            writeln!(f, "{word} {number} {value}")?;
        }
    }
    Ok(())
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat, self.action)?;
        match self.at {
            Some(at) => write!(f, " @{at}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Move(action) => action.fmt(f),
            Entry::Comment(text) if text.is_empty() => f.write_str("#"),
            Entry::Comment(text) => write!(f, "# {text}"),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        for entry in &self.entries {
            writeln!(f, "{entry}")?;
        }
        match &self.end {
            Some(fingerprint) => writeln!(f, "end {} {fingerprint}", self.moves().count()),
            None => Ok(()),
        }
    }
}
