//! `dighouse.VecEnv`: many games at once, stepped on all cores.

use std::collections::BTreeMap;

use dighouse_game::encoding::{ActionId, Mask};
use dighouse_game::{Seat, Seed, Setup, SetupError, Silent, Standings, Stream, Viewer};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyUntypedArrayMethods};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::games::{Offered, Visitor, visit};
use crate::mask;
use crate::state::{State, setup};
use crate::{errors, rng};

/// What a game is worth to its players when it is over.
#[derive(Clone, Copy)]
enum Reward {
    /// From 1 for the first to -1 for the last; those who share a rank share what it is worth.
    Rank,
    /// The points of the score sheet, divided by 100.
    Points,
    /// The share of the win: 1 for a sole winner, 0 for a loser.
    Win,
}

impl Reward {
    fn of(name: &str) -> PyResult<Reward> {
        match name {
            "rank" => Ok(Reward::Rank),
            "points" => Ok(Reward::Points),
            "win" => Ok(Reward::Win),
            _ => Err(PyValueError::new_err("the reward is \"rank\", \"points\" or \"win\"")),
        }
    }

    fn write(self, standings: &Standings, out: &mut [f32]) {
        let seats = standings.seats();
        for (seat, out) in Seat::first(seats).zip(out) {
            *out = match self {
                Reward::Rank => by_rank(standings, seat),
                Reward::Points => f32::from(standings.total(seat)) / 100.0,
                Reward::Win => standings.win_share(seat) as f32,
            };
        }
    }
}

/// From 1 for the first to -1 for the last. Alone, a player wins or loses against the game.
fn by_rank(standings: &Standings, seat: Seat) -> f32 {
    let seats = standings.seats();
    let rank = standings.rank(seat);
    if seats == 1 {
        return if rank == 1 { 1.0 } else { -1.0 };
    }
    let sharing = Seat::first(seats).filter(|&other| standings.rank(other) == rank).count();
    // The mean of the ranks that they share.
    let mean = f32::from(rank) + (sharing as f32 - 1.0) / 2.0;
    1.0 - 2.0 * (mean - 1.0) / f32::from(seats - 1)
}

/// What a step writes about one game.
struct Row<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    done: &'a mut bool,
    seat: &'a mut i8,
}

/// Many games of one kind.
trait Batch: Send + Sync {
    /// The first game in which the id at its place is not legal, and the id.
    fn illegal(&self, ids: &[i64]) -> Option<(usize, i64)>;
    /// Plays an id in each game, and begins anew those that are over. Without ids, all begin anew.
    fn step(&mut self, ids: Option<&[i64]>, rows: Vec<Row<'_>>);
    /// A copy of a game.
    fn state(&self, index: usize) -> Option<State>;
    /// The memory of a game, without its rows.
    fn bytes_per_game(&self) -> usize;
}

struct Games<G: Offered> {
    setup: Setup,
    reward: Reward,
    games: Vec<Running<G>>,
}

/// A game, and where the seeds of the next ones come from.
struct Running<G> {
    state: G,
    seeds: Stream,
    /// What the seat to act may play. Python can write into the array of masks, but not into this.
    legal: Mask<G>,
}

/// A new game from the next seed.
fn begin<G: Offered>(setup: &Setup, seeds: &mut Stream) -> Result<G, SetupError> {
    G::begin(setup, seeds.seed(), &mut Silent)
}

/// How many games a core takes at a time.
const CHUNK: usize = 16;

impl<G: Offered> Batch for Games<G> {
    fn illegal(&self, ids: &[i64]) -> Option<(usize, i64)> {
        let is_legal = |legal: &Mask<G>, id: i64| {
            let id = usize::try_from(id).ok().filter(|&id| id < G::ACTIONS);
            id.is_some_and(|id| legal.contains(ActionId::new(id)))
        };
        let mut all = self.games.iter().zip(ids.iter().copied()).enumerate();
        all.find_map(|(index, (game, id))| (!is_legal(&game.legal, id)).then_some((index, id)))
    }

    fn step(&mut self, ids: Option<&[i64]>, rows: Vec<Row<'_>>) {
        let (setup, reward) = (&self.setup, self.reward);
        let advance = |index: usize, game: &mut Running<G>, row: Row<'_>| {
            let Running { state, seeds, legal } = game;
            row.rewards.fill(0.0);
            *row.done = false;
            let id = ids.map(|ids| ActionId::new(ids[index] as usize));
            match id.and_then(G::action).zip(state.decision().seats().iter().next()) {
                Some((action, seat)) => {
                    state.play(seat, action, &mut Silent);
                    *row.done = state.decision().is_over();
                    if *row.done {
                        reward.write(&state.standings(), row.rewards);
                    }
                }
                None => *row.done = ids.is_some(),
            }
            if *row.done || ids.is_none() {
                *state = begin(setup, seeds).expect("the same set-up began before");
            }
            let seat = state.decision().seats().iter().next().expect("a game that began is not over");
            *row.seat = seat.index() as i8;
            G::observe(&state.sight(Viewer::Seat(seat)), row.observation);
            legal.show(state, seat);
            mask::write(legal, row.mask);
        };
        self.games
            .par_iter_mut()
            .with_min_len(CHUNK)
            .zip(rows)
            .enumerate()
            .for_each(|(index, (game, row))| advance(index, game, row));
    }

    fn state(&self, index: usize) -> Option<State> {
        let Running { state, .. } = self.games.get(index)?;
        Some(State { inner: Box::new(crate::playing::Typed::of_state(state.clone())) })
    }

    fn bytes_per_game(&self) -> usize {
        size_of::<Running<G>>() + Mask::<G>::WORDS * size_of::<u64>()
    }
}

struct Make {
    seats: u8,
    options: BTreeMap<String, String>,
    count: usize,
    seed: u64,
    reward: Reward,
}

/// The games with the number of ids and the length of an observation.
type Made = (Box<dyn Batch>, usize, usize);

impl Visitor for Make {
    type Out = PyResult<Made>;

    fn visit<G: Offered>(self) -> PyResult<Made> {
        let setup = setup::<G>(self.seats, &self.options).map_err(errors::of)?;
        let seed = Seed::from_number(self.seed);
        let game = |number| {
            let mut seeds = Stream::new(seed, number);
            Ok::<_, SetupError>(Running { state: begin(&setup, &mut seeds)?, seeds, legal: Mask::new() })
        };
        let games = (0..self.count as u64).map(game).collect::<Result<Vec<_>, _>>().map_err(errors::of)?;
        Ok((Box::new(Games::<G> { setup, reward: self.reward, games }), G::ACTIONS, G::OBSERVATION))
    }
}

/// Many games of one kind, stepped on all cores. Its arrays are written in place.
#[pyclass(module = "dighouse")]
pub(crate) struct VecEnv {
    batch: Box<dyn Batch>,
    /// The number of games.
    #[pyo3(get)]
    n: usize,
    /// The number of ids.
    #[pyo3(get)]
    actions: usize,
    /// What each game's seat to act sees: int16, (n, length of an observation).
    #[pyo3(get)]
    observations: Py<PyArray2<i16>>,
    /// Which ids are legal for it: bool, (n, actions).
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    /// What the last step brought each seat: float32, (n, seats).
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// Whether the last step ended the game: bool, (n).
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
    /// The place of the seat to act, from 0: int8, (n).
    #[pyo3(get)]
    to_act: Py<PyArray1<i8>>,
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (game, seats=2, n=1024, *, options=None, seed=None, reward="rank"))]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: u8,
        n: usize,
        options: Option<BTreeMap<String, String>>,
        seed: Option<&Bound<'_, PyAny>>,
        reward: &str,
    ) -> PyResult<VecEnv> {
        if n == 0 {
            return Err(PyValueError::new_err("there must be at least one game"));
        }
        let make = Make {
            seats,
            options: options.unwrap_or_default(),
            count: n,
            seed: rng::number(seed)?,
            reward: Reward::of(reward)?,
        };
        let (batch, actions, observation) = visit(game, make)??;
        let mut env = VecEnv {
            batch,
            n,
            actions,
            observations: PyArray2::zeros(py, [n, observation], false).unbind(),
            masks: PyArray2::zeros(py, [n, actions], false).unbind(),
            rewards: PyArray2::zeros(py, [n, usize::from(seats)], false).unbind(),
            dones: PyArray1::zeros(py, n, false).unbind(),
            to_act: PyArray1::zeros(py, n, false).unbind(),
        };
        env.write(py, None)?;
        Ok(env)
    }

    /// Plays an id in every game. Games that are over have their rewards and begin anew.
    fn step(&mut self, py: Python<'_>, ids: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        if ids.len() != self.n {
            return Err(PyValueError::new_err(format!("{} ids for {} games", ids.len(), self.n)));
        }
        let ids = ids.as_slice()?;
        if let Some((index, id)) = py.detach(|| self.batch.illegal(ids)) {
            return Err(PyValueError::new_err(format!("game {index}: the id {id} is not legal")));
        }
        self.write(py, Some(ids))
    }

    /// Begins every game anew.
    fn reset(&mut self, py: Python<'_>) -> PyResult<()> {
        self.write(py, None)
    }

    /// A copy of a game.
    fn state(&self, index: usize) -> PyResult<State> {
        self.batch.state(index).ok_or_else(|| PyIndexError::new_err(format!("there are {} games", self.n)))
    }

    /// The bytes of all games and arrays.
    #[getter]
    fn nbytes(&self, py: Python<'_>) -> usize {
        let observations = self.observations.bind(py).len() * size_of::<i16>();
        let rewards = self.rewards.bind(py).len() * size_of::<f32>();
        let masks_dones_seats = self.n * (self.actions + 2);
        observations + rewards + masks_dones_seats + self.n * self.batch.bytes_per_game()
    }

    fn __len__(&self) -> usize {
        self.n
    }
}

impl VecEnv {
    /// Makes a step and writes what follows into the arrays.
    fn write(&mut self, py: Python<'_>, ids: Option<&[i64]>) -> PyResult<()> {
        let mut observations = self.observations.bind(py).readwrite();
        let mut masks = self.masks.bind(py).readwrite();
        let mut rewards = self.rewards.bind(py).readwrite();
        let mut dones = self.dones.bind(py).readwrite();
        let mut to_act = self.to_act.bind(py).readwrite();
        let (length, seats) = (observations.shape()[1], rewards.shape()[1]);
        let rows: Vec<Row<'_>> = observations
            .as_slice_mut()?
            .chunks_mut(length)
            .zip(masks.as_slice_mut()?.chunks_mut(self.actions))
            .zip(rewards.as_slice_mut()?.chunks_mut(seats))
            .zip(dones.as_slice_mut()?)
            .zip(to_act.as_slice_mut()?)
            .map(|((((observation, mask), rewards), done), seat)| Row {
                observation,
                mask,
                rewards,
                done,
                seat,
            })
            .collect();
        let batch = &mut self.batch;
        py.detach(|| batch.step(ids, rows));
        Ok(())
    }
}
