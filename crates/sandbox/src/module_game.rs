//! A module as a game on the shelf.

use std::fmt::Display;

use dighouse_game::{
    GameOption, Info, MAX_CATEGORIES, MAX_OPTIONS, MAX_SEATS, ModuleHash, OptionKind, Record, Seed, Setup,
    SetupError,
};
use dighouse_tables::{AnyGame, AnyMatch, BotError, BotSpec};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::module_match::ModuleMatch;
use crate::words::{keep, keep_all};
use crate::{Failure, RulesModule, Unanswered};

/// The version of the interface.
const INTERFACE: u32 = 1;

/// A game whose rules are in a module.
#[derive(Debug)]
pub struct ModuleGame {
    module: RulesModule,
    info: &'static Info,
    hash: ModuleHash,
}

#[derive(Deserialize)]
struct About {
    interface: u32,
    game: String,
    rules: u32,
    info: AboutInfo,
}

#[derive(Deserialize)]
struct AboutInfo {
    seats: (u8, u8),
    options: Vec<AboutOption>,
    categories: Vec<String>,
    longest: usize,
}

#[derive(Deserialize)]
struct AboutOption {
    key: String,
    values: Vec<String>,
    kind: String,
}

impl ModuleGame {
    /// Starts the module and asks what it is. What a game's description takes stays in memory for ever, so make one
    /// for each module, not for each match.
    ///
    /// # Errors
    /// If the module is broken.
    pub fn new(module: RulesModule, hash: ModuleHash) -> Result<ModuleGame, Failure> {
        let about = match module.start()?.ask(&json!({ "do": "about" })) {
            Ok(about) => serde_json::from_value(about).map_err(Failure::bad_answer)?,
            Err(Unanswered::Failed(failure)) => return Err(failure),
            Err(Unanswered::Refused(refused)) => return Err(Failure::bad_answer(refused)),
        };
        Ok(ModuleGame { module, info: info(about)?, hash })
    }

    /// Starts an instance with one match.
    fn open(&self, request: &Value) -> Result<Box<dyn AnyMatch>, Unanswered> {
        let mut instance = self.module.start()?;
        let begun = instance.ask(request)?;
        let number = begun["match"].as_u64().ok_or_else(|| Failure::bad_answer("a match has no number"))?;
        Ok(Box::new(ModuleMatch::new(instance, number, self.info, self.hash)?))
    }

    /// The record as the module knows it: what names the module is for the reader of the record.
    fn open_record(&self, request: &str, record: &Record) -> Result<Box<dyn AnyMatch>, Value> {
        let mut record = record.clone();
        let named = record.header.module.take().is_some();
        let opened = self.open(&json!({ "do": request, "record": record.to_string() }));
        opened.map_err(Value::from).map_err(|error| if named { one_line_later(error) } else { error })
    }
}

/// The number of the line that names the module; the module counts without it.
const MODULE_LINE: u64 = 4;

fn one_line_later(mut error: Value) -> Value {
    if let Some(line) = error["line"].as_u64().filter(|&line| line >= MODULE_LINE) {
        error["line"] = json!(line + 1);
    }
    error
}

fn info(about: About) -> Result<&'static Info, Failure> {
    let AboutInfo { seats: (min_seats, max_seats), options, categories, longest } = about.info;
    let fits = about.interface == INTERFACE
        && (1..=max_seats).contains(&min_seats)
        && usize::from(max_seats) <= MAX_SEATS
        && options.len() <= MAX_OPTIONS
        && categories.len() <= MAX_CATEGORIES;
    if !fits {
        return Err(Failure::bad_answer("this is not a game for this program"));
    }
    let options: Vec<GameOption> = options.iter().map(option).collect::<Result<_, _>>()?;
    Ok(Box::leak(Box::new(Info {
        id: keep(&about.game)?,
        rules: about.rules,
        min_seats,
        max_seats,
        options: options.leak(),
        categories: keep_all(&categories)?,
        longest,
    })))
}

fn option(option: &AboutOption) -> Result<GameOption, Failure> {
    if !(1..=usize::from(u8::MAX)).contains(&option.values.len()) {
        return Err(Failure::bad_answer(format_args!(
            "the option `{}` has no values, or too many",
            option.key
        )));
    }
    let kind = match &*option.kind {
        "variant" => OptionKind::Variant,
        "ruling" => OptionKind::Ruling,
        other => return Err(Failure::bad_answer(format_args!("`{other}` is not a kind of option"))),
    };
    Ok(GameOption { key: keep(&option.key)?, values: keep_all(&option.values)?, kind })
}

/// What the rules refused, or that they are broken, as an error of the set-up.
fn setup_error(why: Unanswered) -> SetupError {
    let data = |what: &dyn Display| SetupError::Data { what: what.to_string() };
    match why {
        Unanswered::Refused(error) => SetupError::deserialize(&error).unwrap_or_else(|_| data(&error)),
        Unanswered::Failed(failure) => data(&failure),
    }
}

impl AnyGame for ModuleGame {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn module_hash(&self) -> Option<ModuleHash> {
        Some(self.hash)
    }

    fn printed(&self) -> Result<Value, SetupError> {
        let printed = self.module.start().map_err(Unanswered::from);
        printed.and_then(|mut module| module.ask(&json!({ "do": "printed" }))).map_err(setup_error)
    }

    fn bots(&self) -> &'static [&'static str] {
        &["random"]
    }

    /// A module has no bots. Those that a table was made with play at random, so that it can be played to its end.
    fn check_bot(&self, _: &BotSpec) -> Result<(), BotError> {
        Ok(())
    }

    fn begin(&self, setup: Setup, seed: Seed) -> Result<Box<dyn AnyMatch>, SetupError> {
        let options: Value = setup.options().map(|(key, value)| (key.to_owned(), json!(value))).collect();
        let request = json!({ "do": "begin", "seats": setup.seats(), "options": options, "seed": seed });
        self.open(&request).map_err(setup_error)
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Value> {
        self.open_record("resume", record)
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Value> {
        self.open_record("replay", record)
    }

    fn begin_from(&self, scenario: &str) -> Result<Box<dyn AnyMatch>, Value> {
        Ok(self.open(&json!({ "do": "begin-from", "position": scenario }))?)
    }
}

/// An answer in the form that it should have.
pub(crate) fn read<T: DeserializeOwned>(answer: Value) -> Result<T, Failure> {
    serde_json::from_value(answer).map_err(Failure::bad_answer)
}
