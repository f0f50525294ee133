//! One order for the steps of an action, so that a lookahead finds each result once.
//!
//! Players take the steps of an action in any order. Where the order has no effect, a lookahead follows only one:
//! the steps sorted by what they name. Every result that some order reaches is reached by the sorted one too, except
//! a journey that ends where it began.

use dighouse_excavation_earth::{Action, Artefact, ExcavationEarth, Markets};
use dighouse_game::Seat;

/// Whether `next` comes after the steps `before` it in the one order that is followed. The world is the one after those
/// steps.
pub(super) fn follows(before: &[Action], next: Action, world: &ExcavationEarth, seat: Seat) -> bool {
    let Some(&last) = before.last() else { return true };
    match (last, next) {
        // Each explorer moves once, in the order of the map, to a place where none stood: two that changed places could
        // as well have stayed, and two steps of one are one move.
        (Action::Move { from: last, .. }, Action::Move { from, to }) => {
            let moves = before.iter().rev().map_while(|step| match *step {
                Action::Move { from, to } => Some((from, to)),
                _ => None,
            });
            from > last && moves.into_iter().all(|(left, reached)| left != to && reached != from)
        }
        (Action::Take { artefact: last }, Action::Take { artefact }) => {
            // Excavators take the artefact without an explorer second, whichever it is.
            artefact >= last || !is_attended(world, seat, artefact)
        }
        (Action::Give { artefact: last, store: from }, Action::Give { artefact, store }) => {
            (artefact, store) >= (last, from)
        }
        (Action::Discard { card: last }, Action::Discard { card }) => card >= last,
        (Action::Deliver { artefact: last, .. }, Action::Deliver { artefact, .. }) => {
            artefact.colour() >= last.colour()
        }
        (Action::Acquire { colour: last, .. }, Action::Acquire { colour, .. }) => colour >= last,
        // With guards the order matters: it decides whether a column is ever full.
        (Action::Sample { artefact: last, guard: None }, Action::Sample { artefact, guard: None }) => {
            artefact >= last
        }
        (Action::Envoy { .. }, Action::Trader { .. }) => false,
        // Only a marker that the withdrawal brought makes a difference.
        (Action::Withdraw, Action::Trader { .. }) => world.player(seat.into()).crew() == 1,
        (Action::Lead { .. } | Action::Swap { .. }, Action::Lead { .. } | Action::Swap { .. }) => {
            is_sorted_bribe(before, next)
        }
        _ => true,
    }
}

fn is_attended(world: &ExcavationEarth, seat: Seat, artefact: Artefact) -> bool {
    let mut places = world.player(seat.into()).explorers();
    places.any(|place| Artefact::found_at(place).any(|found| found == artefact))
}

/// Bribes that touch a common queue come in any order, the others in the order of their markets.
fn is_sorted_bribe(before: &[Action], next: Action) -> bool {
    let Some(queues) = queues_of(next) else { return true };
    for before in before.iter().rev().map_while(|&step| queues_of(step)) {
        if before.iter().any(|market| queues.has(market)) {
            return true;
        }
        if queues.iter().next() < before.iter().next() {
            return false;
        }
    }
    true
}

/// The queues that a bribe changes.
fn queues_of(action: Action) -> Option<Markets> {
    let of = |one, other| Some(Markets::default().with(one).with(other));
    match action {
        Action::Lead { from, to } => of(from.market, to),
        Action::Swap { one, other } => of(one.market, other.market),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use dighouse_excavation_earth::Location;
    use dighouse_game::{Decision, Game, Seed, Setup, Silent, Stream};

    use super::*;

    /// A walk through everything that an action can become.
    struct Walk {
        sorted: bool,
        seat: Seat,
        /// Where the explorers stood when it began.
        began: Vec<Location>,
        path: Vec<Action>,
        /// How many steps may still be tried.
        left: usize,
        /// The positions at which the action ends.
        ends: BTreeSet<String>,
    }

    const MOST_STEPS: usize = 4000;

    impl Walk {
        /// None if there are too many steps.
        fn of(world: &ExcavationEarth, seat: Seat, sorted: bool) -> Option<Walk> {
            let began = world.player(seat.into()).explorers().collect();
            let (path, ends) = (Vec::new(), BTreeSet::new());
            let mut walk = Walk { sorted, seat, began, path, left: MOST_STEPS, ends };
            walk.go_on(world)?;
            Some(walk)
        }

        fn go_on(&mut self, world: &ExcavationEarth) -> Option<()> {
            let goes_on = matches!(world.decision(), Decision::Ask { seats, prompt } if seats.contains(self.seat)
                && !matches!(prompt, "choose" | "settle" | "free-step" | "draft" | "pick"));
            if !goes_on {
                let stayed = world.player(self.seat.into()).explorers().eq(self.began.iter().copied());
                let travelled = self.path.iter().any(|step| matches!(step, Action::Move { .. }));
                if !(travelled && stayed) {
                    self.ends.insert(serde_json::to_string(&world.position()).unwrap());
                }
                return Some(());
            }
            let mut actions = Vec::new();
            world.actions(self.seat, &mut actions);
            for action in actions {
                if self.sorted && !follows(&self.path, action, world, self.seat) {
                    continue;
                }
                self.left = self.left.checked_sub(1)?;
                let mut next = *world;
                next.play(self.seat, action, &mut Silent);
                self.path.push(action);
                self.go_on(&next)?;
                self.path.pop();
            }
            Some(())
        }
    }

    /// Plays at random and compares, where actions begin, all ends with those along sorted steps.
    #[test]
    fn sorted_steps_reach_every_result() {
        let (mut compared, mut saved) = (0, 0);
        for seed in 0..12 {
            let setup = Setup::new(&ExcavationEarth::INFO, 1 + (seed % 4) as u8).unwrap();
            let mut game = ExcavationEarth::begin(&setup, Seed::from_number(seed), &mut Silent).unwrap();
            let mut rng = Stream::new(Seed::from_number(seed), 1);
            let mut actions = Vec::new();
            while let Decision::Ask { seats, prompt } = game.decision() {
                let seat = seats.iter().next().unwrap();
                game.actions(seat, &mut actions);
                let action = rng.pick(&actions);
                game.play(seat, action, &mut Silent);
                let began = prompt == "choose" || action == Action::Invoke;
                if !began || rng.below(4) != 0 {
                    continue;
                }
                let Some(all) = Walk::of(&game, seat, false) else { continue };
                let sorted = Walk::of(&game, seat, true).expect("there are no more steps than of all orders");
                let lost = all.ends.difference(&sorted.ends).next();
                assert!(lost.is_none(), "seed {seed}, {action} of {}: {}", game.round(), lost.unwrap());
                compared += 1;
                saved += sorted.left - all.left;
            }
        }
        assert!(compared > 100 && saved > 1000, "{compared} actions compared, {saved} steps saved");
    }
}
