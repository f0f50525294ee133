//! What an action leads to within the player's own turn.

use dighouse_excavation_earth::{Action, AnyCard, ExcavationEarth, Faction};
use dighouse_game::{Decision, Game, Seat, Silent};

use super::canonical::follows;
use super::evaluation::Evaluator;
use super::weights::Weights;
use crate::best::best_by;

/// How far chains of decisions are followed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Longer lists are cut to the actions that look best at once.
    short: usize,
    /// The number of actions that a longer list is cut to.
    beam: usize,
    /// The most actions of a longer list that are looked at, evenly spaced.
    most: usize,
    /// Whether journeys with different amounts of fuel are told apart.
    counts_fuel: bool,
    /// The most states that are visited to see where an action ends: command cards can trigger one another without end.
    states: usize,
}

impl Effort {
    /// For a bot that decides by lookahead alone.
    pub(super) const HIGH: Effort =
        Effort { short: 12, beam: 3, most: usize::MAX, counts_fuel: true, states: 2000 };

    /// For priors: three times as fast, and nearly as good.
    pub(super) const LOW: Effort =
        Effort { short: 4, beam: 2, most: usize::MAX, counts_fuel: true, states: 500 };

    /// For rollouts.
    pub(super) const MINIMAL: Effort =
        Effort { short: 2, beam: 1, most: 12, counts_fuel: false, states: 100 };

    /// The actions that are played to their end, given the score that all have at once. Empty where nothing more can be
    /// known.
    fn selection(
        self,
        actions: &[Action],
        scores: &[f64],
        world: &ExcavationEarth,
        seat: Seat,
    ) -> Vec<Action> {
        match prompt(world, seat) {
            Some("choose") => self.cheapest(actions, scores, world, seat),
            Some("draft" | "mulligan" | "faction") => Vec::new(),
            _ if actions.len() <= self.short => actions.to_vec(),
            _ => {
                let threshold = nth_best(scores, self.beam);
                let best = actions.iter().zip(scores).filter(|&(_, &score)| score >= threshold);
                best.map(|(&action, _)| action).collect()
            }
        }
    }

    /// Cuts a long list to the actions with the best scores.
    fn cut(self, actions: &mut Vec<Action>, score: impl Fn(Action) -> f64) {
        if actions.len() > self.short {
            let looked_at = actions.iter().step_by(actions.len().div_ceil(self.most));
            let mut ranked: Vec<(f64, Action)> = looked_at.map(|&action| (score(action), action)).collect();
            ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
            actions.clear();
            actions.extend(ranked.into_iter().take(self.beam).map(|(_, action)| action));
        }
    }

    /// Of the actions that differ only in the card they cost, the one with the best score.
    fn cheapest(
        self,
        actions: &[Action],
        scores: &[f64],
        world: &ExcavationEarth,
        seat: Seat,
    ) -> Vec<Action> {
        let mut cheapest: Vec<(Effect, f64, Action)> = Vec::new();
        for (&action, &score) in actions.iter().zip(scores) {
            let effect = match action {
                Action::Travel { .. } if !self.counts_fuel => Effect("travel", 0),
                _ => Effect::of(world, seat, action),
            };
            match cheapest.iter_mut().find(|known| known.0 == effect) {
                Some(known) if score > known.1 => *known = (effect, score, action),
                Some(_) => {}
                None => cheapest.push((effect, score, action)),
            }
        }
        cheapest.into_iter().map(|(_, _, action)| action).collect()
    }
}

/// How many credits less a faction brings than the best one for bots: the mean of 200 to 400 games of `greedy` with each,
/// and of 14 games of a short search against Zu.
const fn handicap(faction: Faction) -> f64 {
    match faction {
        Faction::KutiKuti => 0.0,
        Faction::DalHarraii => 7.0,
        Faction::IsSisinui => 9.0,
        Faction::Gul => 25.0,
        Faction::Aqulla => 33.0,
    }
}

/// Plays an action in a determinization to its end, each step chosen by what it leads to.
#[derive(Debug)]
pub(super) struct Lookahead {
    weights: Weights,
    effort: Effort,
    /// How many states may still be visited.
    left: usize,
    /// The steps of the chain that is followed.
    path: Vec<Action>,
    /// Buffers that are not in use.
    buffers: Vec<Vec<Action>>,
}

impl Lookahead {
    pub(super) const fn new(weights: Weights, effort: Effort) -> Lookahead {
        Lookahead { weights, effort, left: effort.states, path: Vec::new(), buffers: Vec::new() }
    }

    /// The best action in a determinization. The steps after it, to the end of the action, go into `plan`, in reverse
    /// order.
    pub(super) fn best(
        &mut self,
        actions: &[Action],
        world: &ExcavationEarth,
        seat: Seat,
        plan: &mut Vec<Action>,
    ) -> Action {
        if prompt(world, seat) == Some("mulligan") {
            return Action::Stand;
        }
        let weights = self.weights;
        let evaluator = Evaluator::new(&weights, world, seat);
        let scores: Vec<f64> = immediate_scores(actions, world, &evaluator, seat).collect();
        // An action that was not played to its end cannot be compared with one that was: others act in between.
        let selection = self.effort.selection(actions, &scores, world, seat);
        let best = match selection[..] {
            [] => best_by(actions, &scores),
            _ => {
                self.best_end(&selection, world, &evaluator, seat, plan);
                plan.pop()
            }
        };
        best.expect("a decision has at least one action")
    }

    /// Scores each action by the best state at its end. An action that is not played to its end scores no more than the
    /// worst of those that are.
    pub(super) fn scores(
        &mut self,
        actions: &[Action],
        world: &ExcavationEarth,
        seat: Seat,
        scores: &mut Vec<f64>,
    ) {
        let weights = self.weights;
        let evaluator = Evaluator::new(&weights, world, seat);
        scores.clear();
        scores.extend(immediate_scores(actions, world, &evaluator, seat));
        let selection = self.effort.selection(actions, scores, world, seat);
        let mut line = Vec::new();
        let ends: Vec<f64> = selection
            .iter()
            .map(|&action| self.best_end(&[action], world, &evaluator, seat, &mut line))
            .collect();
        let worst = ends.iter().copied().fold(f64::INFINITY, f64::min);
        for (action, score) in actions.iter().zip(scores) {
            *score = match selection.iter().position(|selected| selected == action) {
                Some(index) => ends[index],
                None => score.min(worst),
            };
        }
    }

    /// The best score at the end of any of these actions; `line` becomes the steps to it, in reverse order.
    fn best_end(
        &mut self,
        actions: &[Action],
        world: &ExcavationEarth,
        evaluator: &Evaluator<'_>,
        seat: Seat,
        line: &mut Vec<Action>,
    ) -> f64 {
        let mut best = f64::NEG_INFINITY;
        for &action in actions {
            self.left = self.effort.states;
            best = self.better_end(best, action, world, evaluator, seat, line);
        }
        best
    }

    /// The score at the end of an action if it is better than `best`, which is returned otherwise. `line` is replaced
    /// only by a better one.
    fn better_end(
        &mut self,
        best: f64,
        action: Action,
        world: &ExcavationEarth,
        evaluator: &Evaluator<'_>,
        seat: Seat,
        line: &mut Vec<Action>,
    ) -> f64 {
        let mut its_line = self.buffers.pop().unwrap_or_default();
        self.path.push(action);
        let end = self.end(&after(world, seat, action), evaluator, seat, &mut its_line);
        self.path.pop();
        if end > best {
            its_line.push(action);
            std::mem::swap(line, &mut its_line);
        }
        self.buffers.push(its_line);
        best.max(end)
    }

    /// The score of a state when the action in progress has ended as well as it can; `line` becomes the steps to it.
    fn end(
        &mut self,
        world: &ExcavationEarth,
        evaluator: &Evaluator<'_>,
        seat: Seat,
        line: &mut Vec<Action>,
    ) -> f64 {
        line.clear();
        let ended = matches!(prompt(world, seat), None | Some("choose" | "settle" | "free-step" | "draft"));
        if ended || self.left == 0 {
            return evaluator.balance(world);
        }
        let mut actions = self.buffers.pop().unwrap_or_default();
        world.actions(seat, &mut actions);
        // Where the sorted steps lead to no end, for example because the last artefact was named first, all are followed.
        if actions.iter().any(|&action| follows(&self.path, action, world, seat)) {
            actions.retain(|&action| follows(&self.path, action, world, seat));
        }
        self.left = self.left.saturating_sub(actions.len());
        self.effort.cut(&mut actions, |action| evaluator.balance(&after(world, seat, action)));
        let mut best = f64::NEG_INFINITY;
        for &action in &actions {
            best = self.better_end(best, action, world, evaluator, seat, line);
        }
        self.buffers.push(actions);
        best
    }
}

/// The score of the state right after each action.
fn immediate_scores(
    actions: &[Action],
    world: &ExcavationEarth,
    evaluator: &Evaluator<'_>,
    seat: Seat,
) -> impl Iterator<Item = f64> {
    actions.iter().map(move |&action| match action {
        // Sealed: it has no effect before all have chosen.
        Action::Keep { first, second } => evaluator.card(world, first) + evaluator.card(world, second),
        Action::Faction { faction } => -handicap(faction),
        _ => evaluator.balance(&after(world, seat, action)),
    })
}

/// The score with this rank, counted from 1 for the best.
fn nth_best(scores: &[f64], rank: usize) -> f64 {
    let mut sorted = scores.to_vec();
    sorted.sort_by(|one, other| other.total_cmp(one));
    sorted[rank - 1]
}

/// What a seat is asked. `None` if it is not.
fn prompt(world: &ExcavationEarth, seat: Seat) -> Option<&'static str> {
    match world.decision() {
        Decision::Ask { seats, prompt } if seats.contains(seat) => Some(prompt),
        _ => None,
    }
}

fn after(world: &ExcavationEarth, seat: Seat, action: Action) -> ExcavationEarth {
    let mut next = *world;
    next.play(seat, action, &mut Silent);
    next
}

/// What an action does, whatever card it costs: its kind, and the property of the card that matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Effect(&'static str, usize);

impl Effect {
    fn of(world: &ExcavationEarth, seat: Seat, action: Action) -> Effect {
        let merchant = world.player(seat.into()).is(Faction::Aqulla);
        match action {
            Action::Travel { card } => Effect("travel", card.fuel().into()),
            Action::Sell { card: AnyCard::Action(card) } if merchant => Effect("sell", card.market().index()),
            Action::Sell { .. } => Effect("sell", usize::MAX),
            Action::Excavate { card } => Effect("excavate", card.colour().index()),
            Action::Market { card } => Effect("market", card.market().index()),
            Action::Command { card } => Effect("command", card.market().index()),
            Action::Smuggle { .. } => Effect("smuggle", 0),
            Action::Survey { card } => Effect("survey", card.colour().index()),
            _ => Effect("pass", 0),
        }
    }
}
