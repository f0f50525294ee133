//! The players of a game.

use std::fmt;

use dighouse_tables::AnyGame;
use dighouse_tables::{BotError, BotSpec};
use dighouse_text::Texts;

use crate::failure::Failure;

/// The maximum length of a player's name.
const LONGEST_NAME: usize = 24;

/// The player of a seat, written `human`, `human:Ala` or `bot:exact`, also in records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A person at this terminal, with an optional name.
    Human(Option<String>),
    /// A bot.
    Bot(BotSpec),
}

impl Player {
    /// Parses a player from the command line, where `bot:` is optional.
    pub(crate) fn read(texts: &Texts, game: &dyn AnyGame, text: &str) -> Result<Player, Failure> {
        let text = text.trim();
        match text.split_once(':') {
            None if text == "human" => Ok(Player::Human(None)),
            None if text == "bot" => Player::usual(texts, game),
            Some(("human", name)) if fits(name) => Ok(Player::Human(Some(name.to_owned()))),
            Some(("human", name)) => Err(Failure::usage(
                texts.say("house-error-name", &[("name", name.into()), ("most", LONGEST_NAME.into())]),
            )),
            Some(("bot", spec)) => Player::bot(texts, game, spec),
            _ => Player::bot(texts, game, text),
        }
    }

    /// Parses a player from a record, where people may have any name.
    pub(crate) fn recorded(texts: &Texts, game: &dyn AnyGame, line: Option<&str>) -> Result<Player, Failure> {
        match line.map(|line| line.split_once(':').unwrap_or((line, ""))) {
            None | Some(("human", "")) => Ok(Player::Human(None)),
            Some(("bot", spec)) => Player::bot(texts, game, spec),
            Some(("human", name)) => Ok(Player::Human(Some(name.to_owned()))),
            Some(_) => Ok(Player::Human(line.map(str::to_owned))),
        }
    }

    /// The default bot.
    pub(crate) fn usual(texts: &Texts, game: &dyn AnyGame) -> Result<Player, Failure> {
        Player::bot(texts, game, game.default_bot())
    }

    fn bot(texts: &Texts, game: &dyn AnyGame, spec: &str) -> Result<Player, Failure> {
        bot(texts, game, spec).map(Player::Bot)
    }

    pub(crate) const fn is_human(&self) -> bool {
        matches!(self, Player::Human(_))
    }
}

/// A bot of the game.
pub(crate) fn bot(texts: &Texts, game: &dyn AnyGame, spec: &str) -> Result<BotSpec, Failure> {
    let checked = || -> Result<BotSpec, BotError> {
        let spec: BotSpec = spec.parse()?;
        game.check_bot(&spec)?;
        Ok(spec)
    };
    checked().map_err(|error| Failure::bot(texts, &error))
}

fn fits(name: &str) -> bool {
    !name.trim().is_empty() && name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control)
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human(None) => f.write_str("human"),
            Player::Human(Some(name)) => write!(f, "human:{name}"),
            Player::Bot(spec) => write!(f, "bot:{spec}"),
        }
    }
}

/// The players' display names by seat.
pub(crate) fn names(texts: &Texts, players: &[Player]) -> Vec<String> {
    let nameless = players.iter().filter(|player| **player == Player::Human(None)).count();
    let numbered = |key: &str, number: usize| texts.say(key, &[("seat", number.into())]);
    let name = |(number, player): (usize, &Player)| match player {
        Player::Human(Some(name)) => name.clone(),
        Player::Human(None) if nameless == 1 => texts.say("house-name-human", &[]),
        Player::Human(None) => numbered("house-name-human-number", number),
        Player::Bot(_) => numbered("house-name-bot", number),
    };
    (1..).zip(players).map(name).collect()
}

/// The display name of a bot's level; bots with settings show their spec.
pub(crate) fn bot_name(texts: &Texts, spec: &BotSpec) -> String {
    let key = format!("house-bot-{spec}");
    if texts.has(&key) { texts.say(&key, &[]) } else { spec.to_string() }
}
