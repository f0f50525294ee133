//! Work of a known size, to compare the speed of WebAssembly with that of a native program.

use dighouse_bots::{BotSpec, HasBots};
use dighouse_game::{Perspective, Seat, Seed, Setup, Silent, Stream};
use dighouse_shelf::Visitor;
use dighouse_tables::StopToken;
use serde::Serialize;

/// The work that was done. Whoever asked for it takes the time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Measured {
    /// Games that were played, or positions that were searched.
    pub times: u32,
    /// Actions that were played, or iterations that were made.
    pub steps: u64,
}

/// Plays games at random (`play`), or searches positions of such games (`search`), in games for two. None if there is no such game or
/// work.
///
/// ```
/// use dighouse_engine::measure;
///
/// assert_eq!(measure("mykerinos", "play", 10).map(|done| done.times), Some(10));
/// assert_eq!(measure("mykerinos", "sing", 10), None);
/// ```
pub fn measure(game: &str, what: &str, times: u32) -> Option<Measured> {
    match what {
        "play" => dighouse_shelf::visit(game, Play { times }),
        "search" => dighouse_shelf::visit(game, Search { times }).flatten(),
        _ => None,
    }
}

/// How many iterations each search makes.
const ITERATIONS: u64 = 500;

/// The least number of random actions between two positions that are searched.
const SPACING: u32 = 8;

struct Play {
    times: u32,
}

impl Visitor for Play {
    type Out = Measured;

    fn visit<G: HasBots>(self) -> Measured {
        let mut random = RandomGame::<G>::new();
        let mut steps = 0;
        for _ in 0..self.times {
            while random.step().is_some() {
                steps += 1;
            }
            random.begin();
        }
        Measured { times: self.times, steps }
    }
}

struct Search {
    times: u32,
}

impl Visitor for Search {
    type Out = Option<Measured>;

    fn visit<G: HasBots>(self) -> Option<Measured> {
        let spec: BotSpec = format!("search:iters={ITERATIONS}").parse().ok()?;
        let mut random = RandomGame::<G>::new();
        let (mut rng, mut steps) = (Stream::new(Seed::from_number(1), 1), 0);
        for _ in 0..self.times {
            let seat = random.next_choice()?;
            let mut bot = G::bot(&spec).ok()?;
            bot.set_stop_token(&StopToken::new(None));
            bot.analyse(&Perspective::new(&random.state, seat), &mut rng);
            steps += bot.search_stats()?.iterations;
        }
        Some(Measured { times: self.times, steps })
    }
}

/// Random games, one after the other.
struct RandomGame<G: HasBots> {
    setup: Setup,
    rng: Stream,
    state: G,
    actions: Vec<G::Action>,
}

impl<G: HasBots> RandomGame<G> {
    fn new() -> RandomGame<G> {
        let setup = Setup::new(&G::INFO, 2).expect("every game is for two");
        let mut rng = Stream::new(Seed::from_number(1), 0);
        let state = RandomGame::opening(&setup, &mut rng);
        RandomGame { setup, rng, state, actions: Vec::new() }
    }

    fn opening(setup: &Setup, rng: &mut Stream) -> G {
        G::begin(setup, rng.seed(), &mut Silent).expect("the data of a game is valid")
    }

    fn begin(&mut self) {
        self.state = RandomGame::opening(&self.setup, &mut self.rng);
    }

    /// Plays a random action; none when the game is over.
    fn step(&mut self) -> Option<Seat> {
        let seat = self.state.decision().seats().iter().next()?;
        self.state.actions(seat, &mut self.actions);
        self.state.play(seat, self.rng.pick(&self.actions), &mut Silent);
        Some(seat)
    }

    /// Plays on to the next position with a choice; the seat that has it.
    fn next_choice(&mut self) -> Option<Seat> {
        for played in 0..10_000 {
            let Some(seat) = self.state.decision().seats().iter().next() else {
                self.begin();
                continue;
            };
            self.state.actions(seat, &mut self.actions);
            if played >= SPACING && self.actions.len() > 1 {
                return Some(seat);
            }
            self.state.play(seat, self.rng.pick(&self.actions), &mut Silent);
        }
        None
    }
}
