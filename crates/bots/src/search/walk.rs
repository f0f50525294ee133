//! One iteration: from the root of a tree down to what is new, and back.

use dighouse_game::{PerSeat, Seat, Silent};

use super::Insight;
use super::ledger::Ledger;
use super::stakes::Stakes;
use super::tree::{self, Tree};

/// The most actions that reflexes take until a world has settled.
const PATIENCE: usize = 500;

/// Walks in a tree; what it needs on its way is kept from one to the next.
pub(super) struct Walk<'a, G: Insight> {
    tree: &'a mut Tree<G::Action>,
    root: u64,
    searcher: Seat,
    /// The worst and the best that any arm of a seat has in the mean.
    bounds: PerSeat<(f64, f64)>,
    path: Vec<(u64, usize, Seat)>,
    actions: Vec<G::Action>,
    /// What a reflex has decided on, the last step first.
    ahead: Vec<G::Action>,
    worth: Vec<f64>,
    found: Vec<Option<u32>>,
    /// Where the searcher's points come from, if somebody wants to know.
    ledger: Option<Ledger<G::Action>>,
}

impl<'a, G: Insight> Walk<'a, G> {
    pub(super) fn new(tree: &'a mut Tree<G::Action>, root: u64, searcher: Seat) -> Walk<'a, G> {
        Walk {
            tree,
            root,
            searcher,
            bounds: PerSeat([(f64::INFINITY, f64::NEG_INFINITY); dighouse_game::MAX_SEATS]),
            path: Vec::new(),
            actions: Vec::new(),
            ahead: Vec::new(),
            worth: Vec::new(),
            found: Vec::new(),
            ledger: None,
        }
    }

    /// The same, but it notes where the searcher's points come from.
    pub(super) fn with_ledger(self) -> Walk<'a, G> {
        Walk { ledger: Some(Ledger::new()), ..self }
    }

    pub(super) fn into_ledger(self) -> Option<Ledger<G::Action>> {
        self.ledger
    }

    pub(super) const fn arms(&self) -> usize {
        self.tree.arms()
    }

    /// By how many visits the searcher's favourite leads.
    pub(super) fn lead(&self) -> u32 {
        self.tree.node(self.root).map_or(0, |root| root.lead(self.searcher))
    }

    /// Plays a world until something is new in it, and learns what comes of that.
    pub(super) fn go(&mut self, mut world: G) {
        self.path.clear();
        self.ahead.clear();
        let mut key = self.root;
        let mut is_new = false;
        let barriers = world.chance().barriers();
        let is_known = |world: &G| G::ALL_SEE_ALIKE || world.chance().barriers() == barriers;
        while !is_new && !world.decision().is_over() && is_known(&world) {
            (key, is_new) = self.decide(&mut world, key);
        }
        self.play_on(&mut world);
        self.keep_account(&world);
        let over = world.decision().is_over();
        let stakes = if over { Stakes::of_the_end(&world) } else { Stakes::expected(&world) };
        self.tree.note(&stakes);
        for (node, arm, seat) in self.path.drain(..) {
            let mean = self.tree.node_mut(node).learn(arm, stakes.standing[seat], stakes.points[seat]);
            let bounds = &mut self.bounds[seat];
            *bounds = (bounds.0.min(mean), bounds.1.max(mean));
        }
    }

    /// Everybody who is asked answers, none knowing what the others do. Tells what follows, and whether an arm was tried for
    /// the first time.
    fn decide(&mut self, world: &mut G, key: u64) -> (u64, bool) {
        let (mut next, mut is_new) = (key, false);
        for seat in world.decision().seats().iter() {
            let (action, first) = if G::ALL_SEE_ALIKE || seat == self.searcher {
                self.try_one(world, key, seat)
            } else {
                (self.reflex(world, seat), false)
            };
            is_new |= first;
            next = tree::after(next, seat, action);
            world.play(seat, action, &mut Silent);
        }
        (next, is_new)
    }

    /// The action of a seat that promises most, and whether it was never tried before.
    fn try_one(&mut self, world: &G, key: u64, seat: Seat) -> (G::Action, bool) {
        world.actions(seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return (only, false);
        }
        let node = self.tree.node_mut(key);
        node.find(seat, &self.actions, &mut self.found);
        let mut grown = 0;
        if self.found.contains(&None) {
            world.instinct(seat, &self.actions, &mut self.worth);
            promise(&mut self.worth, G::TEMPER);
            grown = node.grow(seat, &self.actions, &self.worth, &mut self.found);
        }
        let (low, high) = self.bounds[seat];
        let bounds = if high - low > 1e-6 { (low, high) } else { (low.min(0.0), low.min(0.0) + 1.0) };
        let arm = node.select(&self.found, bounds);
        let (action, first) = (node.arms[arm].action, node.arms[arm].visits == 0);
        self.tree.grew(grown);
        self.path.push((key, arm, seat));
        (action, first)
    }

    /// Ends what was begun in a world.
    fn play_on(&mut self, world: &mut G) {
        for _ in 0..PATIENCE {
            if world.decision().is_over() || world.is_settled() {
                break;
            }
            for seat in world.decision().seats().iter() {
                let action = self.reflex(world, seat);
                world.play(seat, action, &mut Silent);
            }
        }
    }

    /// Notes the searcher's score sheet where a walk has ended, if that is wanted.
    fn keep_account(&mut self, world: &G) {
        let began = self.path.iter().find(|&&(node, _, seat)| node == self.root && seat == self.searcher);
        if let (Some(ledger), Some(&(node, arm, seat))) = (&mut self.ledger, began) {
            ledger.note(self.tree.node_mut(node).arms[arm].action, &world.standings(), seat);
        }
    }

    fn reflex(&mut self, world: &G, seat: Seat) -> G::Action {
        if let Some(decided) = self.ahead.pop() {
            debug_assert!(world.why_not(seat, decided).is_none(), "{decided}: nobody else was asked");
            return decided;
        }
        world.actions(seat, &mut self.actions);
        if let [only] = self.actions[..] { only } else { world.reflex(seat, &self.actions, &mut self.ahead) }
    }
}

/// Turns what actions are worth into how much they promise, 1 for the best.
fn promise(worth: &mut [f64], temper: f64) {
    let most = worth.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    for worth in worth {
        *worth = ((*worth - most) / temper).exp().max(1e-4);
    }
}
