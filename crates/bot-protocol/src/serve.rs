//! A bot of this program as a program of its own.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use dighouse_bots::{Bot, BotError, BotSpec, HasBots, StopToken};
use dighouse_game::{Perspective, Seat, Seed, Stream, scenario};
use dighouse_shelf::{Visitor, shelf, visit};
use serde_json::Value;

use crate::message::{Asked, GameLine, Go, Reply, TurnLine, VERSION};

/// Lets the bot `spec` answer the lines of `input` on `output` until the input ends or says `quit`.
///
/// # Errors
/// If the output cannot be written.
pub fn serve(input: impl BufRead + Send, mut output: impl Write, spec: &BotSpec) -> io::Result<()> {
    thread::scope(|scope| {
        let (heard, lines) = channel();
        // Lines are read while the bot thinks, so that `stop` reaches it.
        scope.spawn(move || {
            let mut thinking = StopToken::default();
            for line in input.lines().map_while(Result::ok) {
                let asked = line.trim_end().parse::<Asked>();
                match asked {
                    Ok(Asked::Go(_)) => thinking = StopToken::default(),
                    Ok(Asked::Stop | Asked::Quit) => thinking.stop(),
                    _ => {}
                }
                let goodbye = asked == Ok(Asked::Quit);
                if heard.send((asked, thinking.clone())).is_err() || goodbye {
                    return;
                }
            }
            thinking.stop();
        });
        let mut table = Table { spec, lines: &lines, output: &mut output };
        table.wait()
    })
}

/// A line, and the token that stops the search that it asks for.
type Heard = (Result<Asked, dighouse_game::ParseError>, StopToken);

/// A bot that waits for a game.
struct Table<'a, W> {
    spec: &'a BotSpec,
    lines: &'a Receiver<Heard>,
    output: &'a mut W,
}

impl<W: Write> Table<'_, W> {
    /// Answers until a game begins, plays it, and waits for the next.
    fn wait(&mut self) -> io::Result<()> {
        let mut next = self.lines.recv().ok();
        while let Some((asked, _)) = next {
            next = match asked {
                Ok(Asked::Game(game)) => self.play(game)?,
                Ok(Asked::Quit) => return Ok(()),
                other => {
                    self.answer_outside(other)?;
                    self.lines.recv().ok()
                }
            };
        }
        Ok(())
    }

    fn answer_outside(&mut self, asked: Result<Asked, dighouse_game::ParseError>) -> io::Result<()> {
        match asked {
            Ok(Asked::Hello(VERSION)) => {
                self.say(Reply::Ready(format!("dighouse {} {}", env!("CARGO_PKG_VERSION"), self.spec)))
            }
            Ok(Asked::Hello(version)) => {
                self.error(format!("this program speaks version {VERSION} of the protocol, not {version}"))
            }
            Ok(Asked::Turn(_) | Asked::Go(_)) => self.error("which game? `game` comes first"),
            Ok(Asked::Stop | Asked::Game(_) | Asked::Quit) => Ok(()),
            Err(error) => self.error(error),
        }
    }

    /// Plays a game, and returns the line that ended it.
    fn play(&mut self, game: GameLine) -> io::Result<Option<Heard>> {
        let id = game.game.clone();
        match visit(&id, Play { table: self, game }) {
            Some(played) => played,
            None => {
                self.error(format!("there is no game `{id}`; there are: {}", shelf().ids()))?;
                Ok(self.lines.recv().ok())
            }
        }
    }

    fn say(&mut self, reply: Reply) -> io::Result<()> {
        writeln!(self.output, "{reply}")?;
        self.output.flush()
    }

    fn error(&mut self, what: impl ToString) -> io::Result<()> {
        self.say(Reply::Error(what.to_string()))
    }
}

/// A game whose id is known only now.
struct Play<'t, 'a, W> {
    table: &'t mut Table<'a, W>,
    game: GameLine,
}

impl<W: Write> Visitor for Play<'_, '_, W> {
    type Out = io::Result<Option<Heard>>;

    fn visit<G: HasBots>(self) -> io::Result<Option<Heard>> {
        let Play { table, game } = self;
        if game.rules != G::INFO.rules {
            table.error(format!(
                "this program knows version {} of the rules of {}, not {}",
                G::INFO.rules,
                G::INFO.id,
                game.rules
            ))?;
            return Ok(table.lines.recv().ok());
        }
        let mut player = match Player::<G>::new(table.spec, game.seed) {
            Ok(player) => player,
            Err(error) => {
                table.error(error)?;
                return Ok(table.lines.recv().ok());
            }
        };
        table.say(Reply::Ready(String::new()))?;
        let mut turn = None;
        loop {
            let Ok((asked, stop)) = table.lines.recv() else { return Ok(None) };
            match asked {
                Ok(Asked::Turn(line)) => turn = Some(*line),
                Ok(Asked::Go(go)) => match turn.take() {
                    None => table.error("where? `turn` comes before each `go`")?,
                    Some(turn) => match player.choose(turn, go, &stop) {
                        Ok(action) => table.say(Reply::Best(action))?,
                        Err(what) => table.error(what)?,
                    },
                },
                Ok(Asked::Game(_) | Asked::Quit) => return Ok(Some((asked, stop))),
                other => table.answer_outside(other)?,
            }
        }
    }
}

/// A bot in a game.
struct Player<'a, G: HasBots> {
    spec: &'a BotSpec,
    bot: Box<dyn Bot<G>>,
    /// What the bot was made with.
    made: BotSpec,
    rng: Stream,
}

impl<'a, G: HasBots> Player<'a, G> {
    fn new(spec: &'a BotSpec, seed: u32) -> Result<Player<'a, G>, BotError> {
        let rng = Stream::new(Seed::from_number(seed.into()), 0);
        Ok(Player { spec, bot: G::bot(spec)?, made: spec.clone(), rng })
    }

    /// Chooses an action, or says what is wrong with the position.
    fn choose(&mut self, turn: TurnLine, go: Go, stop: &StopToken) -> Result<String, String> {
        let state: G = state(turn.position)?;
        if !state.decision().seats().contains(turn.seat) {
            return Err(format!("seat {} has nothing to decide here", turn.seat));
        }
        let spec = budgeted(self.spec, go);
        if spec != self.made {
            self.bot = G::bot(&spec).map_err(|error| error.to_string())?;
            self.made = spec;
        }
        if let Some(ms) = go.ms {
            stop.cut_time(1.0, Duration::from_millis(ms));
        }
        self.bot.set_stop_token(stop);
        Ok(self.bot.choose(&perspective(&state, turn.seat), &mut self.rng).to_string())
    }
}

const fn perspective<G: HasBots>(state: &G, seat: Seat) -> Perspective<'_, G> {
    Perspective::new(state, seat)
}

fn state<G: HasBots>(position: Value) -> Result<G, String> {
    scenario::of_line(&position.to_string()).map_err(|error| error.to_string())
}

/// The bot with the budget of `go`. A bot whose strength is its search takes what it is given; a weaker level keeps its
/// own budget, within the time.
fn budgeted(spec: &BotSpec, go: Go) -> BotSpec {
    let budget: String = [("ms", go.ms), ("iters", go.iters.map(u64::from))]
        .into_iter()
        .filter_map(|(key, value)| Some(format!(":{key}={}", value.filter(|&value| value > 0)?)))
        .collect();
    let threads = spec.settings().iter().find(|(key, _)| key == "threads");
    match spec.name() {
        "search" | "expert" | "master" if !budget.is_empty() => {
            let threads = threads.map(|(key, value)| format!(":{key}={value}")).unwrap_or_default();
            format!("search{budget}{threads}").parse().unwrap_or_else(|_| spec.clone())
        }
        _ => spec.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_take_the_budget_and_weaker_levels_keep_theirs() {
        let with = |spec: &str, go| budgeted(&spec.parse().unwrap(), go).to_string();
        let time = Go { ms: Some(50), iters: None };
        assert_eq!(with("master", time), "search:ms=50");
        assert_eq!(with("search:iters=9:threads=2", time), "search:ms=50:threads=2");
        assert_eq!(with("expert", Go { ms: None, iters: Some(7) }), "search:iters=7");
        assert_eq!(with("master", Go::default()), "master");
        assert_eq!(with("novice", time), "novice");
        assert_eq!(with("greedy", time), "greedy");
    }
}
