use std::collections::HashSet;

use super::{Held, Report, ensure};
use crate::{Game, Seat, Silent, Stream, scenario};

/// From how many states one walk starts.
const EVERY: u32 = 3;

/// The longest walk, up to where the two games next meet.
const WALK: u32 = 10;

/// After how many actions they must have met again.
const PATIENCE: usize = 64;

/// The most states that a follower considers at a time.
const MOST_WAYS: usize = 64;

/// After how many answers without a meeting the follower tries them in other orders; more are too many to try each time.
const REORDERED: std::ops::RangeInclusive<usize> = 4..=12;

/// The most states that a search visits before it gives up.
const MOST_STATES: usize = 20_000;

type Answer<G> = (Seat, <G as Game>::Action);

/// Walks from some of the states.
pub(super) fn check<G: Game>(state: &G, rng: &mut Stream, report: &mut Report) -> Held {
    if rng.below(EVERY) > 0 { Ok(()) } else { walk(state, rng, report) }
}

/// Walks at random from `state` without shortcuts. The game with shortcuts must be able to follow, with the same answers
/// where it asks the same.
pub(super) fn walk<G: Game>(state: &G, rng: &mut Stream, report: &mut Report) -> Held {
    let mut long = state.clone().without_shortcuts();
    if long == *state || state.decision().is_over() {
        return Ok(());
    }
    let mut follower = Follower::start(state);
    let least = 1 + rng.below(WALK) as usize;
    let mut actions = Vec::new();
    for steps in 1.. {
        let asked: Vec<Seat> = long.decision().seats().iter().collect();
        let seat = rng.pick(&asked);
        long.actions(seat, &mut actions);
        let action = rng.pick(&actions);
        long.play(seat, action, &mut Silent);
        let met = follower.follow((seat, action), scenario::to_line(&long), report);
        if met && steps >= least || follower.way.len() >= PATIENCE || long.decision().is_over() {
            break;
        }
    }
    report.walks += 1;
    ensure(follower.arrives(), "no shortcut puts anything out of reach", || follower.to_string())
}

/// Follows a walk without shortcuts in the game with shortcuts.
struct Follower<G: Game> {
    /// Where the two games met last.
    met: G,
    /// The answers since then, and the positions that they led to.
    way: Vec<Answer<G>>,
    positions: HashSet<String>,
    /// Where some of these answers, in this order, lead with shortcuts; with the number of those left out.
    reached: Vec<(G, u64)>,
}

impl<G: Game> Follower<G> {
    fn start(state: &G) -> Follower<G> {
        let reached = vec![(state.clone(), 0)];
        Follower { met: state.clone(), way: Vec::new(), positions: HashSet::new(), reached }
    }

    /// Follows one answer to this position. True if the games meet there.
    fn follow(&mut self, answer: Answer<G>, position: String, report: &mut Report) -> bool {
        let played = |(state, left_out): &(G, u64)| Some((after(state, answer)?, *left_out));
        let with: Vec<(G, u64)> = self.reached.iter().filter_map(played).collect();
        self.reached.iter_mut().for_each(|(_, left_out)| *left_out += 1);
        self.reached.splice(0..0, with);
        self.reached.truncate(MOST_WAYS);
        let there = |(state, _): &&(G, u64)| scenario::to_line(state) == position;
        if let Some((state, left_out)) = self.reached.iter().find(there) {
            report.left_out += left_out;
            *self = Follower::start(&state.clone());
            return true;
        }
        self.way.push(answer);
        if REORDERED.contains(&self.way.len())
            && let Some(state) = self.search(|reached| reached == position)
        {
            *self = Follower::start(&state);
            return true;
        }
        self.positions.insert(position);
        false
    }

    /// Whether the games have met, or some of the answers, in any order, lead to one of the positions.
    fn arrives(&self) -> bool {
        self.way.is_empty() || self.search(|reached| self.positions.contains(reached)).is_some()
    }

    /// A state at a wanted position to which some of the answers lead, in any order; first tries the order that they have.
    fn search(&self, wanted: impl Fn(&str) -> bool) -> Option<G> {
        let mut seen = HashSet::new();
        let mut open = vec![(self.met.clone(), self.way.clone())];
        while let Some((state, answers)) = open.pop() {
            for (place, &answer) in answers.iter().enumerate().rev() {
                let Some(next) = after(&state, answer) else { continue };
                let position = scenario::to_line(&next);
                if wanted(&position) {
                    return Some(next);
                }
                if seen.len() < MOST_STATES && seen.insert(position) {
                    let mut rest = answers.clone();
                    rest.remove(place);
                    open.push((next, rest));
                }
            }
        }
        None
    }
}

impl<G: Game> std::fmt::Display for Follower<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("with every question asked:")?;
        self.way.iter().try_for_each(|(seat, action)| write!(f, " {seat} {action};"))?;
        write!(f, "\n  from {}", scenario::to_line(&self.met))
    }
}

/// The state after an answer, if it is legal.
fn after<G: Game>(state: &G, (seat, action): Answer<G>) -> Option<G> {
    let mut next = state.clone();
    next.apply(seat, action, &mut Silent).is_ok().then_some(next)
}
