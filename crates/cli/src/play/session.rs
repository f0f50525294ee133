//! A game in progress at the terminal.

use std::io::Write;
use std::thread;
use std::time::{Duration, Instant};

use dighouse_game::record::Move;
use dighouse_game::{MAX_SEATS, Seat, Seed, Stream, Viewer};
use dighouse_tables::{AnyGame, AnyMatch};
use dighouse_tables::{BotSpec, StopToken};
use dighouse_text::{Kind, Texts};

use super::commands::Commands;
use super::curtain;
use super::journal::Journal;
use super::start::Start;
use crate::failure::{Failure, Outcome};
use crate::games::{Screen, Seen, screen};
use crate::paint::{self, beside, paint};
use crate::players::{self, Player};
use crate::score;

/// A game, its players and its record.
pub(crate) struct Session<'a> {
    pub(super) texts: &'a Texts,
    pub(super) game: &'static dyn AnyGame,
    pub(super) table: Box<dyn AnyMatch>,
    pub(super) names: Vec<String>,
    pub(super) screen: Box<dyn Screen>,
    pub(super) commands: Commands,
    pub(super) strongest: BotSpec,
    /// Whether odds are shown.
    pub(super) odds: bool,
    players: Vec<Player>,
    journal: Journal,
    /// The bots' source of randomness.
    bots: Seed,
    bot_delay: Duration,
    began: Instant,
    /// The time played before the game was resumed.
    before: Duration,
    /// How much of the log each seat has been shown; the last entry is for spectators.
    told: [usize; MAX_SEATS + 1],
    /// The person at the screen.
    present: Option<Seat>,
}

/// The outcome of a prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    Acted,
    TookBack,
    Quit,
}

impl<'a> Session<'a> {
    /// Seats all players.
    pub(super) fn new(texts: &'a Texts, start: Start, bot_delay: Duration) -> Result<Session<'a>, Failure> {
        let Start { game, table, players, journal, seed, played } = start;
        let strongest = game.bots().last().copied().unwrap_or("random");
        let mut humans = Seat::ALL.into_iter().zip(&players).filter(|(_, player)| player.is_human());
        let first = humans.next().map(|(seat, _)| seat);
        let present = if humans.next().is_none() { first } else { None };
        Ok(Session {
            texts,
            game,
            names: players::names(texts, &players),
            screen: screen(game.info().id),
            commands: Commands::new(texts),
            strongest: players::bot(texts, game, strongest)?,
            odds: true,
            table,
            players,
            journal,
            bots: Stream::new(seed, u64::MAX).seed(),
            bot_delay,
            began: Instant::now(),
            before: played,
            told: [0; MAX_SEATS + 1],
            present,
        })
    }

    /// Plays until the game is over or a player quits.
    pub(crate) fn run(&mut self) -> Outcome {
        self.skip_old_news();
        loop {
            let Some(seat) = self.next_to_act() else { return self.finish() };
            // People who share the screen are told only when it is their turn at it.
            if self.humans() < 2 {
                self.tell_news()?;
            }
            let turn = match &self.players[seat.index()] {
                Player::Bot(spec) => self.bot_acts(seat, &spec.clone())?,
                Player::Human(_) => self.human_acts(seat)?,
            };
            if turn == Turn::Quit {
                return self.leave();
            }
        }
    }

    /// Which of the asked seats acts first: bots, so that no one waits for them, then the person at
    /// the screen.
    fn next_to_act(&self) -> Option<Seat> {
        let asked = self.table.decision().seats();
        let bot = asked.iter().find(|seat| !self.players[seat.index()].is_human());
        bot.or(self.present.filter(|&seat| asked.contains(seat))).or(asked.iter().next())
    }

    fn humans(&self) -> usize {
        self.players.iter().filter(|player| player.is_human()).count()
    }

    fn bot_acts(&mut self, seat: Seat, spec: &BotSpec) -> Result<Turn, Failure> {
        let action = self.bot_choice(seat, spec)?;
        thread::sleep(self.bot_delay);
        match self.play(seat, &action)? {
            None => Ok(Turn::Acted),
            Some(why) => Err(Failure::failed(why)),
        }
    }

    /// What a bot would do in `seat`.
    pub(super) fn bot_choice(&self, seat: Seat, spec: &BotSpec) -> Result<String, Failure> {
        let job = self.table.choose(seat, spec).map_err(|error| Failure::bot(self.texts, &error))?;
        let decision = self.table.steps() * MAX_SEATS + seat.index();
        Ok(job(&StopToken::default(), &mut Stream::new(self.bots, decision as u64)))
    }

    fn human_acts(&mut self, seat: Seat) -> Result<Turn, Failure> {
        if self.present != Some(seat) {
            if self.present.is_some() {
                curtain::clear()?;
            }
            if !curtain::wait_for(self.texts, &self.names[seat.index()])? {
                return Ok(Turn::Quit);
            }
            self.present = Some(seat);
        }
        self.tell_news()?;
        self.ask(seat)
    }

    /// Applies and records an action, or returns why it is refused.
    pub(super) fn play(&mut self, seat: Seat, action: &str) -> Result<Option<String>, Failure> {
        let elapsed = (self.before + self.began.elapsed()).as_millis();
        let at = u64::try_from(elapsed).ok();
        match self.table.play(seat, action, at) {
            Ok(()) => {
                self.journal.add(self.texts, &Move { seat, action: action.to_owned(), at })?;
                Ok(None)
            }
            Err(why) => Ok(Some(self.texts.tell(self.game.info().id, Kind::Why, &why, &self.names))),
        }
    }

    /// Undoes the last action of `seat`, or returns why it is refused.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<Option<String>, Failure> {
        match self.table.undo(seat) {
            Ok(()) => {
                self.journal.rewrite(self.texts, &*self.table)?;
                Ok(None)
            }
            Err(why) => {
                let why = serde_json::to_value(why).unwrap_or_default();
                Ok(Some(self.texts.tell(self.game.info().id, Kind::Why, &why, &self.names)))
            }
        }
    }

    /// The current viewer of the screen.
    fn viewer(&self) -> Viewer {
        self.present.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// After a resume only the events of the current round are new.
    fn skip_old_news(&mut self) {
        let steps = self.table.steps();
        if steps == 0 {
            return;
        }
        for (place, told) in self.told.iter_mut().enumerate() {
            let viewer = Seat::new(place).map_or(Viewer::Spectator, Viewer::Seat);
            *told = self.table.log(viewer).iter().filter(|line| line.step < steps).count();
        }
    }

    /// Prints what happened since the person at the screen last looked.
    fn tell_news(&mut self) -> Outcome {
        let viewer = self.viewer();
        let log = self.table.log(viewer);
        let place = viewer.seat().map_or(MAX_SEATS, Seat::index);
        let mut out = anstream::stdout();
        for line in log.iter().skip(self.told[place]) {
            let words = self.texts.tell(self.game.info().id, Kind::Event, &line.event, &self.names);
            writeln!(out, "{}", beside(&paint(paint::FAINT, "·"), &words))?;
        }
        self.told[place] = log.len();
        Ok(())
    }

    /// The screen of `seat`, for drawing or for parsing input.
    pub(super) fn with_seen<T>(&self, seat: Seat, look: impl FnOnce(&Seen<'_>) -> T) -> T {
        let viewer = Viewer::Seat(seat);
        let view = self.table.view(viewer);
        look(&Seen { texts: self.texts, names: &self.names, viewer, view: &view, odds: self.odds })
    }

    /// Ends the game: prints the last events, the revealed table and the score sheet.
    fn finish(&mut self) -> Outcome {
        self.tell_news()?;
        self.journal.close(self.texts, &*self.table)?;
        let viewer = Viewer::Spectator;
        let view = self.table.view(viewer);
        let seen = Seen { texts: self.texts, names: &self.names, viewer, view: &view, odds: false };
        let standings = self.table.standings();
        let sheet = score::sheet(self.texts, self.game.info().id, &standings, &self.names);
        let mut out = anstream::stdout();
        write!(out, "\n{}\n{sheet}\n", self.screen.draw(&seen))?;
        self.say_file("house-play-over")
    }

    /// Ends the session when a player quits. The record keeps the game.
    fn leave(&mut self) -> Outcome {
        self.journal.close(self.texts, &*self.table)?;
        writeln!(anstream::stdout())?;
        self.say_file("house-play-left")
    }

    fn say_file(&self, key: &str) -> Outcome {
        let file = self.journal.path().display().to_string();
        writeln!(anstream::stdout(), "{}", self.texts.say(key, &[("file", file.into())]))?;
        Ok(())
    }
}
