//! Search in trees of worlds as they may be.
//!
//! [`Search`] plays any game that has [`Insight`]. Each iteration deals a world that looks to the
//! searcher as the real one does, walks down the tree of what was done in worlds before, judges the
//! first decision that is new, and tells all on its way how that went. What is hidden from the
//! searcher differs from world to world, so the tree holds only what is good in most of them. This is
//! information-set Monte-Carlo tree search; decisions that several seats make at the same time are one
//! node in which each chooses for itself.

mod budget;
mod ledger;
mod node;
mod stakes;
mod thought;
mod tree;
mod walk;

use std::panic::resume_unwind;
use std::thread;

use dighouse_game::{Game, PerSeat, Perspective, Seat, Silent, Stream, Viewer};

use crate::best::best_by;
use crate::{ActionValue, Analysis, Bot, Candidate, Effort, StopToken};
use walk::Walk;

pub use budget::Budget;
use ledger::Ledger;
use thought::Thought;
use tree::Tree;

/// What a game knows of itself: all that makes a search in it better than a blind one.
pub trait Insight: Game {
    /// By how many points the outlook errs at the beginning of a game.
    const SPREAD: f64;

    /// By how many points an action must look better to be tried e times as often at first.
    const TEMPER: f64;

    /// The points of a game that went very well.
    const PAR: f64;

    /// How a novice thinks: little, and with much doubt.
    const NOVICE: Budget;

    /// How a skilled player thinks.
    const SKILLED: Budget;

    /// Whether all seats know much the same. If not, the tree ends where something comes to light and holds only what
    /// the searcher does: reflexes, each with the eyes of its seat, do the rest.
    const ALL_SEE_ALIKE: bool = true;

    /// What each seat can expect to have at the end; all that the state holds may be used, for it is
    /// a world as it may be.
    fn outlook(&self) -> Outlook;

    /// What each of `actions` seems to be worth to `seat`, in points: only the differences count.
    fn instinct(&self, seat: Seat, actions: &[Self::Action], worth: &mut Vec<f64>);

    /// What `seat` does without much thought, when a world is played on to see what comes of it. The steps that it has decided
    /// on with this one may be put into `ahead`, which is empty, the last first: only `seat` may be asked until they are done.
    fn reflex(&self, seat: Seat, actions: &[Self::Action], _ahead: &mut Vec<Self::Action>) -> Self::Action {
        let mut worth = Vec::new();
        self.instinct(seat, actions, &mut worth);
        best_by(actions, &worth).expect("somebody is asked")
    }

    /// Whether the outlook can be trusted now. In the middle of a compound action, or even of a round, it
    /// often cannot: then reflexes play on.
    fn is_settled(&self) -> bool;

    /// Whether a reflex is as good as any search here.
    fn is_plain(&self) -> bool {
        false
    }
}

/// What can be expected at the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// The points of each seat.
    pub points: PerSeat<f64>,
    /// The points of an opponent without a seat.
    pub rival: Option<f64>,
    /// The part of the game that is to come: 1 at its beginning, 0 at its end.
    pub ahead: f64,
}

/// How many actions that are not forced are foreseen.
const FORESEEN: usize = 4;

/// After how many iterations a search asks itself whether it is decided.
const STEP: u32 = 32;

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// To do the best: once nothing can become better than that, it is done.
    Act,
    /// To compare all that can be done: the whole budget serves this.
    Compare,
    /// To tell how all that can be done compares, and why.
    Advise,
}

/// A bot that searches.
pub struct Search<G: Insight> {
    budget: Budget,
    stop: StopToken,
    trees: Vec<Tree<G::Action>>,
    /// What its seat should see next if only it acts: then the trees grow on.
    awaited: Option<Awaited<G>>,
}

struct Awaited<G: Game> {
    view: G::View,
    root: u64,
}

impl<G: Insight> Search<G> {
    /// A bot that thinks this long.
    pub fn new(budget: Budget) -> Search<G> {
        Search { budget, stop: StopToken::default(), trees: Vec::new(), awaited: None }
    }

    /// Grows the trees, and tells what they say.
    fn think(
        &mut self,
        eyes: &Perspective<'_, G>,
        rng: &mut Stream,
        aim: Aim,
    ) -> (Thought<G::Action>, Ledger<G::Action>) {
        let root = self.take_up(eyes);
        let mut streams = Vec::new();
        streams.resize_with(self.trees.len(), || Stream::new(rng.seed(), 0));
        let (share, stop) = (self.budget.share(self.trees.len()), &self.stop);
        let grow = |tree: &mut Tree<G::Action>, mut rng: Stream| {
            let mut walk = Walk::new(tree, root, eyes.seat());
            if aim == Aim::Advise {
                walk = walk.with_ledger();
            }
            let mut spent = share.begin(stop);
            while spent.goes_on(walk.arms()) {
                walk.go(eyes.imagine(&mut rng));
                if aim == Aim::Act && spent.is_at(STEP) && walk.lead() > spent.left() {
                    break;
                }
            }
            walk.into_ledger()
        };
        let mut ledger = Ledger::new();
        let mut note = |of_tree: Option<Ledger<G::Action>>| of_tree.iter().for_each(|it| ledger.add(it));
        match &mut self.trees[..] {
            [tree] => streams.into_iter().for_each(|rng| note(grow(tree, rng))),
            trees => thread::scope(|scope| {
                let workers: Vec<_> = trees
                    .iter_mut()
                    .zip(streams)
                    .map(|(tree, rng)| scope.spawn(move || grow(tree, rng)))
                    .collect();
                workers
                    .into_iter()
                    .for_each(|worker| note(worker.join().unwrap_or_else(|panic| resume_unwind(panic))));
            }),
        }
        (Thought::of(&self.trees, root, eyes.seat()), ledger)
    }

    /// The root of the trees: where the last ones stopped if everything went as expected.
    fn take_up(&mut self, eyes: &Perspective<'_, G>) -> u64 {
        let awaited = self.awaited.take();
        if let Some(awaited) = awaited.filter(|awaited| awaited.view == eyes.view()) {
            return awaited.root;
        }
        self.trees.clear();
        self.trees.resize_with(self.budget.threads(), Tree::new);
        tree::ROOT
    }

    /// What will probably be done after an action of the seat, in a world as it may be.
    fn foresee(
        &self,
        eyes: &Perspective<'_, G>,
        root: u64,
        action: G::Action,
        rng: &mut Stream,
    ) -> Vec<(Seat, G::Action)> {
        let mut world = eyes.imagine(rng);
        let mut key = tree::after(root, eyes.seat(), action);
        world.play(eyes.seat(), action, &mut Silent);
        let (mut foreseen, mut actions) = (Vec::new(), Vec::new());
        // What others decide at the same time cannot be foreseen.
        while let (Some(seat), true) = (world.decision().only(), foreseen.len() < FORESEEN) {
            world.actions(seat, &mut actions);
            let next = match actions[..] {
                [only] => only,
                _ => match self.trees[0].node(key).and_then(|node| node.favourite(seat, &actions)) {
                    Some(favourite) => {
                        foreseen.push((seat, favourite));
                        favourite
                    }
                    None => break,
                },
            };
            key = tree::after(key, seat, next);
            world.play(seat, next, &mut Silent);
        }
        foreseen
    }

    /// Notes what the seat will see if it does this and nothing comes to light.
    fn wait_for(&mut self, eyes: &Perspective<'_, G>, root: u64, action: G::Action, rng: &mut Stream) {
        let mut world = eyes.imagine(rng);
        let barriers = world.chance().barriers();
        world.play(eyes.seat(), action, &mut Silent);
        let asked = world.decision().seats().contains(eyes.seat());
        self.awaited = (asked && world.chance().barriers() == barriers).then(|| Awaited {
            view: world.view(Viewer::Seat(eyes.seat())),
            root: tree::after(root, eyes.seat(), action),
        });
    }
}

impl<G: Insight> Bot<G> for Search<G> {
    fn choose(&mut self, eyes: &Perspective<'_, G>, rng: &mut Stream) -> G::Action {
        let mut actions = Vec::new();
        eyes.actions(&mut actions);
        if let [only] = actions[..] {
            return only;
        }
        let world = eyes.imagine(rng);
        if world.is_plain() {
            return world.reflex(eyes.seat(), &actions, &mut Vec::new());
        }
        let doubt = self.budget.doubt();
        let (thought, _) = self.think(eyes, rng, if doubt > 0.0 { Aim::Compare } else { Aim::Act });
        let action = thought.choose(doubt, rng).unwrap_or(actions[0]);
        self.wait_for(eyes, thought.root, action, rng);
        action
    }

    fn analyse(&mut self, eyes: &Perspective<'_, G>, rng: &mut Stream) -> Analysis<G::Action> {
        let mut actions = Vec::new();
        eyes.actions(&mut actions);
        if let [only] = actions[..] {
            return Analysis::only(only);
        }
        let (thought, ledger) = self.think(eyes, rng, Aim::Advise);
        let candidate = |&(action, expected): &(G::Action, ActionValue)| Candidate {
            action,
            value: Some(expected),
            score_sheet: ledger.sheet(action),
            continuation: self.foresee(eyes, thought.root, action, rng),
        };
        let candidates = thought.candidates.iter().map(candidate).collect();
        // Where nobody else matters, what the others do was not thought of.
        let world = eyes.imagine(rng);
        let seats = usize::from(world.setup().seats());
        let values = match self.trees.first() {
            Some(tree) if !world.is_plain() => tree.outlook().0[..seats].to_vec(),
            _ => Vec::new(),
        };
        Analysis { candidates, values }
    }

    fn set_stop_token(&mut self, stop: &StopToken) {
        self.stop = stop.clone();
    }

    fn effort(&self) -> Option<Effort> {
        Some(tree::effort(&self.trees))
    }
}
