use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::{Entry, FORMAT, Header, Move, Origin, Record};
use crate::{Commitment, MAX_SEATS, ModuleHash, PerSeat, Salt, Seat, Secret, Seed};

/// A record that cannot be read: the line and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    #[serde(flatten)]
    pub fault: Malformed,
}

/// What is wrong with a line. Locales turn it into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum Malformed {
    /// The text does not start like a record.
    NotARecord,
    /// This version of the format is unknown.
    UnknownFormat {
        /// The version it names.
        format: String,
        /// The version known.
        known: u32,
    },
    /// Another line is expected here.
    Expected {
        /// Which.
        what: &'static str,
        /// The text of the line.
        found: String,
    },
    /// The value after a keyword is invalid.
    BadValue {
        /// The keyword.
        what: &'static str,
        /// The value.
        found: String,
    },
    /// The text ends too early.
    CutOff,
    /// The number of actions on the last line is wrong.
    Miscounted {
        /// The number on the last line.
        said: String,
        /// The number of actions.
        counted: usize,
    },
    /// There is text after the last line.
    AfterTheEnd,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Malformed::NotARecord => f.write_str("this is not a record"),
            Malformed::UnknownFormat { format, known } => {
                write!(f, "the record has format `{format}`; only format {known} is known")
            }
            Malformed::Expected { what, found } => write!(f, "expected `{what}`, found `{found}`"),
            Malformed::BadValue { what, found } => write!(f, "`{found}` is not a value of `{what}`"),
            Malformed::CutOff => f.write_str("the record is cut off"),
            Malformed::Miscounted { said, counted } => {
                write!(f, "the record counts {said} actions but has {counted}")
            }
            Malformed::AfterTheEnd => f.write_str("there is text after the end"),
        }
    }
}

/// The lines of a record, each terminated by a line feed.
struct Lines<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Lines<'a> {
    fn peek(&self) -> Result<&'a str, RecordError> {
        match self.rest.split_once('\n') {
            Some((line, _)) => Ok(line),
            None => Err(self.fault(Malformed::CutOff)),
        }
    }

    fn step(&mut self) {
        let (_, rest) = self.rest.split_once('\n').expect("the line was seen");
        self.rest = rest;
        self.line += 1;
    }

    fn fault(&self, fault: Malformed) -> RecordError {
        RecordError { line: self.line, fault }
    }

    fn bad(&self, what: &'static str, found: &str) -> RecordError {
        self.fault(Malformed::BadValue { what, found: found.to_owned() })
    }

    /// The value after `word` if the line starts with it.
    fn optional<T>(
        &mut self,
        word: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, RecordError> {
        let Some(found) = self.peek()?.strip_prefix(word).and_then(|rest| rest.strip_prefix(' ')) else {
            return Ok(None);
        };
        let value = read(found).ok_or_else(|| self.bad(word, found))?;
        self.step();
        Ok(Some(value))
    }

    fn required<T>(
        &mut self,
        word: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, RecordError> {
        let found = self.peek()?.to_owned();
        self.optional(word, read)?.ok_or_else(|| self.fault(Malformed::Expected { what: word, found }))
    }

    /// Lines `word SEAT VALUE`, the seats ascending.
    fn by_seat<T>(
        &mut self,
        word: &'static str,
        seats: u8,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<PerSeat<Option<T>>, RecordError> {
        let mut values = PerSeat([const { None }; MAX_SEATS]);
        let mut next = 0;
        let read = |text: &str| {
            let (seat, value) = text.split_once(' ')?;
            Some((seat.parse::<Seat>().ok()?.index(), read(value)?))
        };
        while let Some((index, value)) = self.optional(word, read)? {
            if index < next || index >= usize::from(seats) {
                self.line -= 1;
                return Err(self.bad(word, &(index + 1).to_string()));
            }
            values.0[index] = Some(value);
            next = index + 1;
        }
        Ok(values)
    }
}

/// A number without sign or leading zero.
fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

/// A word of visible ASCII characters.
fn word(text: &str) -> Option<String> {
    let fits = |c: char| c.is_ascii_graphic();
    (!text.is_empty() && text.chars().all(fits)).then(|| text.to_owned())
}

/// Free text on one line.
fn free(text: &str) -> Option<String> {
    (!text.trim().is_empty() && !text.chars().any(char::is_control)).then(|| text.to_owned())
}

fn header(lines: &mut Lines<'_>) -> Result<Header, RecordError> {
    match lines.peek().ok().and_then(|line| line.strip_prefix("dighouse record ")) {
        None => return Err(lines.fault(Malformed::NotARecord)),
        Some(format) if number(format) != Some(FORMAT) => {
            return Err(lines.fault(Malformed::UnknownFormat { format: format.to_owned(), known: FORMAT }));
        }
        Some(_) => lines.step(),
    }
    let game = lines.required("game", word)?;
    let rules = lines.required("rules", number)?;
    let module = lines.optional("module", |text| text.parse::<ModuleHash>().ok())?;
    let seats = lines.required("seats", |text| {
        number(text).filter(|&seats: &u8| (1..=MAX_SEATS as u8).contains(&seats))
    })?;
    let mut options = Vec::new();
    while let Some(option) = lines.optional("option", |text| {
        let (key, value) = text.split_once(' ')?;
        Some((word(key)?, word(value)?))
    })? {
        options.push(option);
    }
    let players = lines.by_seat("player", seats, free)?;
    let began = lines.optional("began", free)?;
    let origin = origin(lines, seats)?;
    Ok(Header { game, rules, module, seats, options, players, began, origin })
}

fn origin(lines: &mut Lines<'_>, seats: u8) -> Result<Origin, RecordError> {
    if let Some(commitment) = lines.optional("commitment", |text| text.parse::<Commitment>().ok())? {
        let secret = lines.optional("secret", |text| text.parse::<Secret>().ok())?;
        let salts = lines.by_seat("salt", seats, |text| text.parse::<Salt>().ok())?;
        Ok(Origin::Committed { commitment, secret, salts })
    } else if let Some(position) = lines.optional("position", free)? {
        Ok(Origin::Position(position))
    } else {
        lines.required("seed", |text| text.parse::<Seed>().ok()).map(Origin::Seed)
    }
}

fn comment(line: &str) -> Option<Entry> {
    match line.strip_prefix('#')? {
        "" => Some(Entry::Comment(String::new())),
        text => text.strip_prefix(' ').and_then(free).map(Entry::Comment),
    }
}

fn action(line: &str) -> Option<Entry> {
    let (seat, rest) = line.split_once(' ')?;
    let (action, at) = match rest.split_once(" @") {
        Some((action, at)) => (action, Some(number(at)?)),
        None => (rest, None),
    };
    let seat = seat.parse().ok()?;
    let plain = action.split(' ').all(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_graphic()));
    let fits = plain && !action.contains(['@', '#']);
    fits.then(|| Entry::Move(Move { seat, action: action.to_owned(), at }))
}

/// The values after `end`: the number of actions and the fingerprint.
fn end(lines: &mut Lines<'_>, counted: usize) -> Result<Option<String>, RecordError> {
    let split = |text: &str| text.split_once(' ').map(|(count, hash)| (count.to_owned(), hash.to_owned()));
    let line = lines.line;
    let Some((said, hash)) = lines.optional("end", split)? else { return Ok(None) };
    let fault = |fault| Err(RecordError { line, fault });
    if number(&said) != Some(counted) {
        return fault(Malformed::Miscounted { said, counted });
    }
    if hash.len() != 16 || !hash.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
        return fault(Malformed::BadValue { what: "end", found: hash });
    }
    if !lines.rest.is_empty() {
        return Err(lines.fault(Malformed::AfterTheEnd));
    }
    Ok(Some(hash))
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = Lines { rest: text, line: 1 };
        let header = header(&mut lines)?;
        let mut record = Record::new(header);
        match lines.peek()? {
            "" => lines.step(),
            found => {
                return Err(lines.fault(Malformed::Expected { what: "empty", found: found.to_owned() }));
            }
        }
        let mut moves = 0;
        while !lines.rest.is_empty() {
            if let Some(fingerprint) = end(&mut lines, moves)? {
                record.end = Some(fingerprint);
                break;
            }
            let line = lines.peek()?;
            let entry = comment(line)
                .or_else(|| action(line))
                .ok_or_else(|| lines.fault(Malformed::Expected { what: "action", found: line.to_owned() }))?;
            moves += usize::from(matches!(entry, Entry::Move(_)));
            record.entries.push(entry);
            lines.step();
        }
        Ok(record)
    }
}
