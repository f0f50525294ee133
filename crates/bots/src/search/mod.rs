//! Information-set Monte Carlo tree search.
//!
//! [`Search`] plays every game that has [`Heuristics`]. Each iteration runs one simulation: it determinizes the
//! position (samples everything the searcher cannot see), descends the tree by PUCT, expands one action, lets the
//! rollout policy play on until the position is quiescent, and backs up the value found there. Hidden information
//! differs from simulation to simulation, so the tree learns what is good on average. A decision that several seats
//! take at the same time is one node in which each seat selects for itself.
//!
//! ```
//! use dighouse_bots::Bot;
//! use dighouse_bots::search::{Budget, Search};
//! use dighouse_game::{Game, Perspective, Seed, Setup, Silent, Stream};
//! use dighouse_mykerinos::Mykerinos;
//!
//! let setup = Setup::new(&Mykerinos::INFO, 2)?;
//! let game = Mykerinos::begin(&setup, Seed::from_number(1), &mut Silent)?;
//! let seat = game.decision().only().expect("one player digs first");
//!
//! let mut bot = Search::new(Budget::iterations(100));
//! let mut rng = Stream::new(Seed::from_number(2), 0);
//! let analysis = bot.analyse(&Perspective::new(&game, seat), &mut rng);
//! let best = &analysis.candidates[0];
//! assert_eq!(game.why_not(seat, best.action), None);
//! assert!(best.value.unwrap().visits >= analysis.candidates[1].value.unwrap().visits);
//! # Ok::<(), dighouse_game::SetupError>(())
//! ```

mod budget;
mod evaluation;
mod heuristics;
mod node;
mod root;
mod score_sheets;
mod simulation;
mod stats;
mod tree;

use std::panic::resume_unwind;
use std::thread;

use dighouse_game::{Game, Perspective, Seat, Silent, Stream, Viewer};

use crate::{ActionValue, Analysis, Bot, Candidate, StopToken};

pub use budget::Budget;
pub use heuristics::{Heuristics, ValueEstimate};
pub use stats::SearchStats;

use root::RootStatistics;
use score_sheets::ScoreSheets;
use simulation::Simulator;
use tree::Tree;

/// The longest principal variation, in actions that are not forced.
const PV_LENGTH: usize = 4;

/// After how many iterations the search checks whether its best action can still be overtaken.
const CHECK_EVERY: u32 = 32;

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// Find the best action. The search stops as soon as no other can overtake it.
    Best,
    /// Compare all actions, to sample one of them. The search uses its whole budget.
    Sample,
    /// Compare all actions and explain the difference. The search uses its whole budget and keeps score sheets.
    Analyse,
}

/// A bot that searches.
pub struct Search<G: Heuristics> {
    budget: Budget,
    stop: StopToken,
    trees: Vec<Tree<G::Action>>,
    /// Where the trees can be reused: set if the searcher acts again and its own action revealed nothing.
    reusable: Option<Subtree<G>>,
}

/// The part of the trees below an action that was played.
struct Subtree<G: Game> {
    /// What the searcher sees if that action is all that happened.
    view: G::View,
    root: u64,
}

impl<G: Heuristics> Search<G> {
    /// A bot with this budget for each decision.
    pub fn new(budget: Budget) -> Search<G> {
        Search { budget, stop: StopToken::default(), trees: Vec::new(), reusable: None }
    }

    /// Spends the budget on the trees and returns the statistics of their roots.
    fn run(
        &mut self,
        perspective: &Perspective<'_, G>,
        rng: &mut Stream,
        mode: Mode,
    ) -> (RootStatistics<G::Action>, ScoreSheets<G::Action>) {
        let root = self.reuse_or_reset(perspective);
        let mut streams = Vec::new();
        streams.resize_with(self.trees.len(), || Stream::new(rng.seed(), 0));
        let (share, stop) = (self.budget.share(self.trees.len()), &self.stop);
        let grow = |tree: &mut Tree<G::Action>, mut rng: Stream| {
            let mut simulator = Simulator::new(tree, root, perspective.seat());
            if mode == Mode::Analyse {
                simulator = simulator.with_score_sheets();
            }
            let mut usage = share.begin(stop, G::ITERATIONS_PER_SECOND);
            while usage.take_iteration(simulator.arms()) {
                simulator.run(perspective.determinize(&mut rng));
                if mode == Mode::Best && usage.is_at(CHECK_EVERY) && simulator.lead() > usage.remaining() {
                    break;
                }
            }
            simulator.into_score_sheets()
        };
        let mut sheets = ScoreSheets::new();
        let mut merge =
            |of_tree: Option<ScoreSheets<G::Action>>| of_tree.iter().for_each(|it| sheets.add(it));
        match &mut self.trees[..] {
            [tree] => streams.into_iter().for_each(|rng| merge(grow(tree, rng))),
            trees => thread::scope(|scope| {
                let workers: Vec<_> = trees
                    .iter_mut()
                    .zip(streams)
                    .map(|(tree, rng)| scope.spawn(move || grow(tree, rng)))
                    .collect();
                workers
                    .into_iter()
                    .for_each(|worker| merge(worker.join().unwrap_or_else(|panic| resume_unwind(panic))));
            }),
        }
        (RootStatistics::of(&self.trees, root, perspective.seat()), sheets)
    }

    /// The root of this search: inside the old trees if the searcher sees what it expected, else that of new ones.
    fn reuse_or_reset(&mut self, perspective: &Perspective<'_, G>) -> u64 {
        let subtree = self.reusable.take();
        if let Some(subtree) = subtree.filter(|subtree| subtree.view == perspective.view()) {
            return subtree.root;
        }
        self.trees.clear();
        self.trees.resize_with(self.budget.threads(), Tree::new);
        tree::ROOT
    }

    /// The most visited line of play after `action`, in one determinization.
    fn principal_variation(
        &self,
        perspective: &Perspective<'_, G>,
        root: u64,
        action: G::Action,
        rng: &mut Stream,
    ) -> Vec<(Seat, G::Action)> {
        let mut world = perspective.determinize(rng);
        let mut key = tree::child_key(root, perspective.seat(), action);
        world.play(perspective.seat(), action, &mut Silent);
        let (mut line, mut actions) = (Vec::new(), Vec::new());
        // The line ends where several seats decide at the same time.
        while let (Some(seat), true) = (world.decision().only(), line.len() < PV_LENGTH) {
            world.actions(seat, &mut actions);
            let next = match actions[..] {
                [only] => only,
                _ => match self.trees[0].node(key).and_then(|node| node.most_visited(seat, &actions)) {
                    Some(most_visited) => {
                        line.push((seat, most_visited));
                        most_visited
                    }
                    None => break,
                },
            };
            key = tree::child_key(key, seat, next);
            world.play(seat, next, &mut Silent);
        }
        line
    }

    /// Keeps the trees for the next decision if `action` reveals nothing and the searcher decides again.
    fn keep_subtree(
        &mut self,
        perspective: &Perspective<'_, G>,
        root: u64,
        action: G::Action,
        rng: &mut Stream,
    ) {
        let mut world = perspective.determinize(rng);
        let barriers = world.chance().barriers();
        world.play(perspective.seat(), action, &mut Silent);
        let decides_again = world.decision().seats().contains(perspective.seat());
        self.reusable = (decides_again && world.chance().barriers() == barriers).then(|| Subtree {
            view: world.view(Viewer::Seat(perspective.seat())),
            root: tree::child_key(root, perspective.seat(), action),
        });
    }
}

impl<G: Heuristics> Bot<G> for Search<G> {
    fn choose(&mut self, perspective: &Perspective<'_, G>, rng: &mut Stream) -> G::Action {
        let mut actions = Vec::new();
        perspective.actions(&mut actions);
        if let [only] = actions[..] {
            return only;
        }
        let world = perspective.determinize(rng);
        if world.rollout_policy_suffices() {
            return world.rollout_policy(perspective.seat(), &actions, &mut Vec::new());
        }
        let temperature = self.budget.temperature();
        let mode = if temperature > 0.0 { Mode::Sample } else { Mode::Best };
        let (statistics, _) = self.run(perspective, rng, mode);
        let action = statistics.choose(temperature, rng).unwrap_or(actions[0]);
        self.keep_subtree(perspective, statistics.root, action, rng);
        action
    }

    fn analyse(&mut self, perspective: &Perspective<'_, G>, rng: &mut Stream) -> Analysis<G::Action> {
        let mut actions = Vec::new();
        perspective.actions(&mut actions);
        if let [only] = actions[..] {
            return Analysis::only(only);
        }
        let (statistics, sheets) = self.run(perspective, rng, Mode::Analyse);
        let candidate = |&(action, value): &(G::Action, ActionValue)| Candidate {
            action,
            value: Some(value),
            score_sheet: sheets.mean(action),
            continuation: self.principal_variation(perspective, statistics.root, action, rng),
        };
        let candidates = statistics.candidates.iter().map(candidate).collect();
        // Where the rollout policy suffices, the search did not look at the other seats.
        let world = perspective.determinize(rng);
        let seats = usize::from(world.setup().seats());
        let values = match self.trees.first() {
            Some(tree) if !world.rollout_policy_suffices() => tree.seat_values().0[..seats].to_vec(),
            _ => Vec::new(),
        };
        Analysis { candidates, values }
    }

    fn set_stop_token(&mut self, stop: &StopToken) {
        self.stop = stop.clone();
    }

    fn search_stats(&self) -> Option<SearchStats> {
        Some(tree::stats(&self.trees))
    }
}
