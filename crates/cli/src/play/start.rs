//! Starts a new game at the terminal, or resumes one from its record.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use dighouse_game::{Origin, PerSeat, Salt, Seat, Secret, Seed, Setup};
use dighouse_tables::{AnyGame, AnyMatch};
use dighouse_text::Texts;

use super::Play;
use super::folder::{fresh, latest_unfinished, whole_lines};
use super::journal::{Heading, Journal};
use crate::failure::Failure;
use crate::paint::{self, paint};
use crate::players::{self, Player};
use crate::record::{Recorded, text_of};
use crate::setup;

/// The number of seats if none were named.
const USUAL_SEATS: usize = 3;

/// A game that is ready to play.
pub(crate) struct Start {
    pub(super) game: &'static dyn AnyGame,
    pub(super) table: Box<dyn AnyMatch>,
    pub(super) players: Vec<Player>,
    pub(super) journal: Journal,
    pub(super) seed: Seed,
    /// The time played before it was resumed.
    pub(super) played: Duration,
}

impl Start {
    /// A new game.
    pub(crate) fn fresh(texts: &Texts, play: &Play) -> Result<Start, Failure> {
        let game = setup::game(texts, play.game.as_deref().unwrap_or_default())?;
        let players = seated(texts, game, &play.seats)?;
        let setup = setup::choose(texts, game, players.len(), &play.options)?;
        greet(texts, &setup, &players)?;
        let (origin, seed) = match play.seed {
            Some(number) => (Origin::Seed(Seed::from_number(number)), Seed::from_number(number)),
            None => fair(texts, &players, play.salt.as_deref())?,
        };
        let table = game.begin(setup, seed).map_err(|error| Failure::setup(texts, &error))?;
        let now = SystemTime::now();
        let heading = Heading {
            origin,
            players: PerSeat(std::array::from_fn(|seat| players.get(seat).map(Player::to_string))),
            began: Some(humantime::format_rfc3339_seconds(now).to_string()),
        };
        let path = match &play.record {
            Some(path) => path.clone(),
            None => fresh(texts, game.info().id, now)?,
        };
        let journal = Journal::create(texts, path, heading, &*table)?;
        tell(texts, "house-play-record", &journal.path().display().to_string())?;
        Ok(Start { game, table, players, journal, seed, played: Duration::ZERO })
    }

    /// Resumes an interrupted game: the one in `file`, or the latest.
    pub(crate) fn resumed(texts: &Texts, file: Option<&Path>, game: Option<&str>) -> Result<Start, Failure> {
        let path = match file {
            Some(file) => file.to_owned(),
            None => latest_unfinished(texts, game)
                .ok_or_else(|| Failure::failed(texts.say("house-error-nothing-to-resume", &[])))?,
        };
        let text = text_of(texts, &path)?;
        let whole = whole_lines(&text);
        let recorded = Recorded::parse(texts, &path, whole)?;
        let table = recorded.resume(texts, &path)?;
        let file = path.display().to_string();
        if table.decision().is_over() {
            return Err(Failure::failed(texts.say("house-error-already-over", &[("file", file.into())])));
        }
        if whole.len() < text.len() {
            tell(texts, "house-play-torn", &file)?;
        }
        tell(texts, "house-play-resumed", &file)?;
        Start::from_record(texts, path, &recorded, table)
    }

    fn from_record(
        texts: &Texts,
        path: PathBuf,
        recorded: &Recorded,
        table: Box<dyn AnyMatch>,
    ) -> Result<Start, Failure> {
        let players = recorded.players(texts)?;
        greet(texts, table.setup(), &players)?;
        let header = &recorded.record.header;
        let heading = Heading {
            origin: header.origin.clone(),
            players: header.players.clone(),
            began: header.began.clone(),
        };
        let played = recorded.record.moves().filter_map(|(_, action)| action.at).max().unwrap_or(0);
        // A resumed record contains its secret.
        let seed = header.origin.seed().unwrap_or_else(|| Seed::from_number(0));
        let journal = Journal::reopen(texts, path, heading, &*table)?;
        Ok(Start {
            game: recorded.game,
            table,
            players,
            journal,
            seed,
            played: Duration::from_millis(played),
        })
    }
}

/// The named players, or one person and the strongest bots.
fn seated(texts: &Texts, game: &dyn AnyGame, seats: &[String]) -> Result<Vec<Player>, Failure> {
    if !seats.is_empty() {
        return seats.iter().map(|text| Player::read(texts, game, text)).collect();
    }
    let info = game.info();
    let seats = USUAL_SEATS.clamp(usize::from(info.min_seats), usize::from(info.max_seats));
    let mut players = vec![Player::Human(None)];
    while players.len() < seats {
        players.push(Player::usual(texts, game)?);
    }
    Ok(players)
}

/// A seed that no one chooses: the program commits to a secret before the players add their salts.
fn fair(texts: &Texts, players: &[Player], salt: Option<&str>) -> Result<(Origin, Seed), Failure> {
    let secret = Secret::new(random(texts)?);
    tell(texts, "house-play-commitment", &secret.commitment().to_string())?;
    let mut given = salt.map(|text| read_salt(texts, text)).transpose()?;
    let mut salts = PerSeat::default();
    for (seat, _) in Seat::ALL.into_iter().zip(players).filter(|(_, player)| player.is_human()) {
        let salt = given.take().map_or_else(|| random_salt(texts), Ok)?;
        tell(texts, "house-play-salt", &salt.to_string())?;
        salts[seat] = Some(salt);
    }
    let seed = Seed::derive(&secret, &salts);
    Ok((Origin::committed(secret, salts), seed))
}

fn read_salt(texts: &Texts, text: &str) -> Result<Salt, Failure> {
    text.parse().map_err(|_| Failure::usage(texts.say("house-error-salt", &[("given", text.into())])))
}

fn random_salt(texts: &Texts) -> Result<Salt, Failure> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letter = |byte: u8| LETTERS[usize::from(byte) % LETTERS.len()] as char;
    let text: String = random::<12>(texts)?.into_iter().map(letter).collect();
    read_salt(texts, &text)
}

fn random<const N: usize>(texts: &Texts) -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        Failure::failed(texts.say("house-error-random", &[("what", error.to_string().into())]))
    })?;
    Ok(bytes)
}

/// Prints the game, its options and its players.
fn greet(texts: &Texts, setup: &Setup, players: &[Player]) -> Result<(), Failure> {
    let mut out = anstream::stdout();
    let title = texts.say(&format!("{}-title", setup.info().id), &[]);
    writeln!(out, "{}", paint(paint::STRONG, &title))?;
    for change in setup::changes(texts, setup) {
        writeln!(out, "  {change}")?;
    }
    for (name, player) in players::names(texts, players).iter().zip(players) {
        match player {
            Player::Human(_) => writeln!(out, "  {name}")?,
            Player::Bot(spec) => {
                let level = format!("({})", players::bot_name(texts, spec));
                writeln!(out, "  {name} {}", paint(paint::FAINT, &level))?;
            }
        }
    }
    Ok(())
}

fn tell(texts: &Texts, key: &str, what: &str) -> Result<(), Failure> {
    writeln!(anstream::stdout(), "{}", paint(paint::FAINT, &texts.say(key, &[("what", what.into())])))?;
    Ok(())
}
