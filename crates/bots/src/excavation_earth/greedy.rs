//! The bot that looks to the end of its action.

use dighouse_excavation_earth::{Action, AnyCard, ExcavationEarth, Faction};
use dighouse_game::{Decision, Game, Perspective, Seat, Silent, Stream};

use super::judge::Judge;
use super::weights::Weights;
use crate::Bot;
use crate::best::best_by;

/// How far chains of decisions are followed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Care {
    /// Lists that are longer are cut to those that look best at once.
    short: usize,
    /// To how many.
    beam: usize,
    /// How many of a longer list are looked at at all: evenly picked ones.
    most: usize,
    /// Whether journeys with more and with less fuel are told apart.
    counts_fuel: bool,
    /// How many states are looked at to see where an action ends: command cards can set off one another without end.
    patience: usize,
}

impl Care {
    /// As far as it pays for a bot that looks at one action only.
    pub(super) const MUCH: Care =
        Care { short: 12, beam: 3, most: usize::MAX, counts_fuel: true, patience: 2000 };

    /// In a hurry: three times as fast, and nearly as good.
    pub(super) const LITTLE: Care =
        Care { short: 4, beam: 2, most: usize::MAX, counts_fuel: true, patience: 500 };

    /// Step by step, for games that are only imagined.
    pub(super) const LEAST: Care = Care { short: 2, beam: 1, most: 12, counts_fuel: false, patience: 100 };

    /// The actions that are carried out to their end, by what all seem to be worth at once; none where that is all one can
    /// know.
    fn looked_at(
        self,
        actions: &[Action],
        worth: &[f64],
        world: &ExcavationEarth,
        seat: Seat,
    ) -> Vec<Action> {
        match prompt(world, seat) {
            Some("choose") => self.cheapest_ways(actions, worth, world, seat),
            Some("draft" | "mulligan" | "faction") => Vec::new(),
            _ if actions.len() <= self.short => actions.to_vec(),
            _ => {
                let threshold = nth_best(worth, self.beam);
                let best = actions.iter().zip(worth).filter(|&(_, &worth)| worth >= threshold);
                best.map(|(&action, _)| action).collect()
            }
        }
    }

    /// Leaves those of a long list that look best.
    fn cut(self, actions: &mut Vec<Action>, worth: impl Fn(Action) -> f64) {
        if actions.len() > self.short {
            let looked_at = actions.iter().step_by(actions.len().div_ceil(self.most));
            let mut ranked: Vec<(f64, Action)> = looked_at.map(|&action| (worth(action), action)).collect();
            ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
            actions.clear();
            actions.extend(ranked.into_iter().take(self.beam).map(|(_, action)| action));
        }
    }

    /// Of actions that differ only in the card they cost, the one whose card is missed least.
    fn cheapest_ways(
        self,
        actions: &[Action],
        worth: &[f64],
        world: &ExcavationEarth,
        seat: Seat,
    ) -> Vec<Action> {
        let mut ways: Vec<(Effect, f64, Action)> = Vec::new();
        for (&action, &worth) in actions.iter().zip(worth) {
            let effect = match action {
                Action::Travel { .. } if !self.counts_fuel => Effect("travel", 0),
                _ => Effect::of(world, seat, action),
            };
            match ways.iter_mut().find(|way| way.0 == effect) {
                Some(way) if worth > way.1 => *way = (effect, worth, action),
                Some(_) => {}
                None => ways.push((effect, worth, action)),
            }
        }
        ways.into_iter().map(|way| way.2).collect()
    }
}

/// How many credits fewer a faction brings than the one that serves bots best: the mean of 200 to 400 games of `greedy`
/// with each, and of 14 games of a short search against Zu.
const fn handicap(faction: Faction) -> f64 {
    match faction {
        Faction::KutiKuti => 0.0,
        Faction::DalHarraii => 7.0,
        Faction::IsSisinui => 9.0,
        Faction::Gul => 25.0,
        Faction::Aqulla => 33.0,
    }
}

/// Takes the action that ends best, each of its steps chosen by what it leads to.
#[derive(Debug)]
pub(super) struct Greedy {
    weights: Weights,
    care: Care,
    /// How many states may still be looked at to see where an action ends.
    left: usize,
    /// Lists that are not in use.
    lists: Vec<Vec<Action>>,
}

impl Bot<ExcavationEarth> for Greedy {
    fn choose(&mut self, eyes: &Perspective<'_, ExcavationEarth>, rng: &mut Stream) -> Action {
        let mut actions = self.lists.pop().unwrap_or_default();
        eyes.actions(&mut actions);
        let action = match actions[..] {
            [only] => only,
            _ => self.best(&actions, &eyes.imagine(rng), eyes.seat(), &mut Vec::new()),
        };
        self.lists.push(actions);
        action
    }
}

impl Greedy {
    /// One that values things so, and looks so far.
    pub(super) const fn new(weights: Weights, care: Care) -> Greedy {
        Greedy { weights, care, left: care.patience, lists: Vec::new() }
    }

    /// What it does in a world as it may be. The steps after that, to the end of the action, go into `ahead`, the last first.
    pub(super) fn best(
        &mut self,
        actions: &[Action],
        world: &ExcavationEarth,
        seat: Seat,
        ahead: &mut Vec<Action>,
    ) -> Action {
        if prompt(world, seat) == Some("mulligan") {
            return Action::Stand;
        }
        let weights = self.weights;
        let judge = Judge::new(&weights, world, seat);
        let worth: Vec<f64> = at_once(actions, world, &judge, seat).collect();
        // What is not carried out to its end cannot be compared with what is: the others act in between.
        let looked_at = self.care.looked_at(actions, &worth, world, seat);
        let best = match looked_at[..] {
            [] => best_by(actions, &worth),
            _ => {
                self.best_end(&looked_at, world, &judge, seat, ahead);
                ahead.pop()
            }
        };
        best.expect("somebody is asked")
    }

    /// What each action is worth when the action it belongs to has ended as well as it can. Those that are not worth looking
    /// so far end no better than the worst of the others.
    pub(super) fn ends(
        &mut self,
        actions: &[Action],
        world: &ExcavationEarth,
        seat: Seat,
        worth: &mut Vec<f64>,
    ) {
        let weights = self.weights;
        let judge = Judge::new(&weights, world, seat);
        worth.clear();
        worth.extend(at_once(actions, world, &judge, seat));
        let looked_at = self.care.looked_at(actions, worth, world, seat);
        let mut way = Vec::new();
        let ends: Vec<f64> =
            looked_at.iter().map(|&action| self.best_end(&[action], world, &judge, seat, &mut way)).collect();
        let worst = ends.iter().copied().fold(f64::INFINITY, f64::min);
        for (action, worth) in actions.iter().zip(worth) {
            *worth = match looked_at.iter().position(|looked_at| looked_at == action) {
                Some(place) => ends[place],
                None => worth.min(worst),
            };
        }
    }

    /// How well the best of these actions ends, as far as patience with each lasts; its steps, the last first, are the way
    /// there.
    fn best_end(
        &mut self,
        actions: &[Action],
        world: &ExcavationEarth,
        judge: &Judge<'_>,
        seat: Seat,
        way: &mut Vec<Action>,
    ) -> f64 {
        let mut best = f64::NEG_INFINITY;
        for &action in actions {
            self.left = self.care.patience;
            best = self.better_end(best, action, world, judge, seat, way);
        }
        best
    }

    /// How well an action ends if that is better than `best`; then `way` is the way there.
    fn better_end(
        &mut self,
        best: f64,
        action: Action,
        world: &ExcavationEarth,
        judge: &Judge<'_>,
        seat: Seat,
        way: &mut Vec<Action>,
    ) -> f64 {
        let mut its_way = self.lists.pop().unwrap_or_default();
        let end = self.end(&after(world, seat, action), judge, seat, &mut its_way);
        if end > best {
            its_way.push(action);
            std::mem::swap(way, &mut its_way);
        }
        self.lists.push(its_way);
        best.max(end)
    }

    /// What a world is worth when the action that goes on there has ended as well as it can, and the way there.
    fn end(&mut self, world: &ExcavationEarth, judge: &Judge<'_>, seat: Seat, way: &mut Vec<Action>) -> f64 {
        way.clear();
        let ended = matches!(prompt(world, seat), None | Some("choose" | "settle" | "free-step" | "draft"));
        if ended || self.left == 0 {
            return judge.balance(world);
        }
        let mut actions = self.lists.pop().unwrap_or_default();
        world.actions(seat, &mut actions);
        self.left = self.left.saturating_sub(actions.len());
        self.care.cut(&mut actions, |action| judge.balance(&after(world, seat, action)));
        let mut best = f64::NEG_INFINITY;
        for &action in &actions {
            best = self.better_end(best, action, world, judge, seat, way);
        }
        self.lists.push(actions);
        best
    }
}

/// What each action seems to be worth at once.
fn at_once(
    actions: &[Action],
    world: &ExcavationEarth,
    judge: &Judge<'_>,
    seat: Seat,
) -> impl Iterator<Item = f64> {
    actions.iter().map(move |&action| match action {
        // Sealed: nothing comes of it before all have chosen.
        Action::Keep { first, second } => judge.card(world, first) + judge.card(world, second),
        Action::Faction { faction } => -handicap(faction),
        _ => judge.balance(&after(world, seat, action)),
    })
}

/// The worth that only so many exceed.
fn nth_best(worth: &[f64], number: usize) -> f64 {
    let mut sorted = worth.to_vec();
    sorted.sort_by(|one, other| other.total_cmp(one));
    sorted[number - 1]
}

/// What a seat is asked; none if it is not.
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

/// What an action does, whatever card it costs: its kind, and what of the card matters to it.
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
