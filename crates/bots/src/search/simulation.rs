//! Simulations: selection, expansion, rollout and backup.

use dighouse_game::{PerSeat, Seat, Silent};

use super::Heuristics;
use super::evaluation::Evaluation;
use super::score_sheets::ScoreSheets;
use super::tree::{self, Tree};

/// The most rounds of decisions in a rollout.
const MAX_ROLLOUT: usize = 500;

/// Runs simulations in one tree. Its buffers are reused from one to the next.
pub(super) struct Simulator<'a, G: Heuristics> {
    tree: &'a mut Tree<G::Action>,
    root: u64,
    searcher: Seat,
    /// The lowest and the highest mean utility of any arm of a seat.
    bounds: PerSeat<(f64, f64)>,
    path: Vec<(u64, usize, Seat)>,
    actions: Vec<G::Action>,
    /// The steps that the rollout policy has planned, in reverse order.
    plan: Vec<G::Action>,
    priors: Vec<f64>,
    found: Vec<Option<u32>>,
    /// The searcher's score sheets, if they are wanted.
    sheets: Option<ScoreSheets<G::Action>>,
}

impl<'a, G: Heuristics> Simulator<'a, G> {
    pub(super) fn new(tree: &'a mut Tree<G::Action>, root: u64, searcher: Seat) -> Simulator<'a, G> {
        Simulator {
            tree,
            root,
            searcher,
            bounds: PerSeat([(f64::INFINITY, f64::NEG_INFINITY); dighouse_game::MAX_SEATS]),
            path: Vec::new(),
            actions: Vec::new(),
            plan: Vec::new(),
            priors: Vec::new(),
            found: Vec::new(),
            sheets: None,
        }
    }

    /// The same simulator, but it keeps the searcher's score sheets.
    pub(super) fn with_score_sheets(self) -> Simulator<'a, G> {
        Simulator { sheets: Some(ScoreSheets::new()), ..self }
    }

    pub(super) fn into_score_sheets(self) -> Option<ScoreSheets<G::Action>> {
        self.sheets
    }

    pub(super) const fn arms(&self) -> usize {
        self.tree.arms()
    }

    /// By how many visits the searcher's most visited action leads.
    pub(super) fn lead(&self) -> u32 {
        self.tree.node(self.root).map_or(0, |root| root.lead(self.searcher))
    }

    /// Runs one simulation in a determinization.
    pub(super) fn run(&mut self, mut world: G) {
        self.path.clear();
        self.plan.clear();
        let mut key = self.root;
        let mut expanded = false;
        let barriers = world.chance().barriers();
        let in_tree = |world: &G| G::SYMMETRIC_INFORMATION || world.chance().barriers() == barriers;
        while !expanded && !world.decision().is_over() && in_tree(&world) {
            (key, expanded) = self.descend(&mut world, key);
        }
        self.roll_out(&mut world);
        self.record_score_sheet(&world);
        let over = world.decision().is_over();
        let evaluation = if over { Evaluation::terminal(&world) } else { Evaluation::estimated(&world) };
        self.back_up(&evaluation);
    }

    /// Plays one decision: every seat that is asked selects without knowing what the others do. Returns the key of
    /// the next node, and whether an arm was visited for the first time.
    fn descend(&mut self, world: &mut G, key: u64) -> (u64, bool) {
        let (mut next, mut expanded) = (key, false);
        for seat in world.decision().seats().iter() {
            let (action, first_visit) = if G::SYMMETRIC_INFORMATION || seat == self.searcher {
                self.select(world, key, seat)
            } else {
                (self.policy_action(world, seat), false)
            };
            expanded |= first_visit;
            next = tree::child_key(next, seat, action);
            world.play(seat, action, &mut Silent);
        }
        (next, expanded)
    }

    /// Selects an action of `seat`, and returns whether this is its first visit.
    fn select(&mut self, world: &G, key: u64, seat: Seat) -> (G::Action, bool) {
        world.actions(seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return (only, false);
        }
        let node = self.tree.node_mut(key);
        node.find(seat, &self.actions, &mut self.found);
        let mut added = 0;
        if self.found.contains(&None) {
            world.prior(seat, &self.actions, &mut self.priors);
            softmax(&mut self.priors, G::PRIOR_TEMPERATURE);
            added = node.expand(seat, &self.actions, &self.priors, &mut self.found);
        }
        let (low, high) = self.bounds[seat];
        let bounds = if high - low > 1e-6 { (low, high) } else { (low.min(0.0), low.min(0.0) + 1.0) };
        let arm = node.select(&self.found, bounds);
        let (action, first_visit) = (node.arms[arm].action, node.arms[arm].visits == 0);
        self.tree.count_arms(added);
        self.path.push((key, arm, seat));
        (action, first_visit)
    }

    /// Plays on by the rollout policy until the position is quiescent.
    fn roll_out(&mut self, world: &mut G) {
        for _ in 0..MAX_ROLLOUT {
            if world.decision().is_over() || world.is_quiescent() {
                break;
            }
            for seat in world.decision().seats().iter() {
                let action = self.policy_action(world, seat);
                world.play(seat, action, &mut Silent);
            }
        }
    }

    /// The next step that was planned, or what the rollout policy does.
    fn policy_action(&mut self, world: &G, seat: Seat) -> G::Action {
        if let Some(planned) = self.plan.pop() {
            debug_assert!(world.why_not(seat, planned).is_none(), "{planned}: a plan is legal to its end");
            return planned;
        }
        world.actions(seat, &mut self.actions);
        if let [only] = self.actions[..] {
            only
        } else {
            world.rollout_policy(seat, &self.actions, &mut self.plan)
        }
    }

    /// Records the searcher's score sheet at the end of a simulation, if that is wanted.
    fn record_score_sheet(&mut self, world: &G) {
        let first = self.path.iter().find(|&&(node, _, seat)| node == self.root && seat == self.searcher);
        if let (Some(sheets), Some(&(node, arm, seat))) = (&mut self.sheets, first) {
            sheets.record(self.tree.node_mut(node).arms[arm].action, &world.standings(), seat);
        }
    }

    /// Updates every arm on the path.
    fn back_up(&mut self, evaluation: &Evaluation) {
        self.tree.record(evaluation);
        for (node, arm, seat) in self.path.drain(..) {
            let mean =
                self.tree.node_mut(node).update(arm, evaluation.utility[seat], evaluation.points[seat]);
            let bounds = &mut self.bounds[seat];
            *bounds = (bounds.0.min(mean), bounds.1.max(mean));
        }
    }
}

/// Turns scores into prior probabilities, scaled so that the best has 1.
fn softmax(scores: &mut [f64], temperature: f64) {
    let best = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    for score in scores {
        *score = ((*score - best) / temperature).exp().max(1e-4);
    }
}
