use super::{Held, Report, ensure};
use crate::{Game, Seat, Silent, Stream};

/// How many listed actions are remembered, to try them in other states.
const KEPT: usize = 4096;

/// How many of them are tried at every step.
const TRIED: usize = 4;

/// Tests the lists of actions. Remembers actions of all games.
pub(super) struct Legality<G: Game> {
    listed: Vec<G::Action>,
    sorted: Vec<G::Action>,
    seen: Vec<G::Action>,
}

impl<G: Game> Default for Legality<G> {
    fn default() -> Self {
        Legality { listed: Vec::new(), sorted: Vec::new(), seen: Vec::new() }
    }
}

impl<G: Game> Legality<G> {
    /// Actions that were listed in any state.
    pub(super) fn seen(&self) -> &[G::Action] {
        &self.seen
    }

    pub(super) fn check(
        &mut self,
        state: &G,
        components: &[u32],
        thorough: bool,
        rng: &mut Stream,
        report: &mut Report,
    ) -> Held {
        let now = state.components();
        ensure(now == components, "components are conserved", || format!("{components:?} became {now:?}"))?;
        for seat in Seat::first(state.setup().seats()) {
            state.actions(seat, &mut self.listed);
            if state.decision().seats().contains(seat) {
                self.check_list(state, seat, report)?;
                if thorough {
                    self.apply_all(state, seat)?;
                }
                self.remember(rng);
            } else {
                ensure(self.listed.is_empty(), "a seat that is not asked has no actions", || {
                    seat.to_string()
                })?;
            }
            self.try_others(state, seat, rng, report)?;
        }
        Ok(())
    }

    fn check_list(&mut self, state: &G, seat: Seat, report: &mut Report) -> Held {
        ensure(!self.listed.is_empty(), "the list of actions is not empty before the end", || {
            seat.to_string()
        })?;
        self.sorted.clone_from(&self.listed);
        self.sorted.sort_unstable();
        let twice = self.sorted.windows(2).find(|pair| pair[0] == pair[1]);
        ensure(twice.is_none(), "no action is listed twice", || format!("{twice:?}"))?;
        for &action in &self.listed {
            let why = state.why_not(seat, action);
            ensure(why.is_none(), "every listed action is accepted", || format!("{action}: {why:?}"))?;
        }
        report.listed += self.listed.len() as u64;
        report.accepted += self.listed.len() as u64;
        Ok(())
    }

    fn apply_all(&self, state: &G, seat: Seat) -> Held {
        for &action in &self.listed {
            let mut world = state.clone();
            let applied = world.apply(seat, action, &mut Silent);
            ensure(applied.is_ok(), "every listed action applies", || format!("{action}: {applied:?}"))?;
            ensure(world != *state, "every action changes something", || action.to_string())?;
        }
        Ok(())
    }

    fn remember(&mut self, rng: &mut Stream) {
        let action = rng.pick(&self.listed);
        if self.seen.len() < KEPT {
            self.seen.push(action);
        } else {
            self.seen[rng.below(KEPT as u32) as usize] = action;
        }
    }

    /// Tries actions of other states: those that are not listed here must be rejected.
    fn try_others(&self, state: &G, seat: Seat, rng: &mut Stream, report: &mut Report) -> Held {
        if self.seen.is_empty() {
            return Ok(());
        }
        for _ in 0..TRIED {
            let action = rng.pick(&self.seen);
            if self.listed.contains(&action) {
                continue;
            }
            let mut world = state.clone();
            let applied = world.apply(seat, action, &mut Silent);
            ensure(applied.is_err(), "no unlisted action applies", || format!("seat {seat}: {action}"))?;
            ensure(world == *state, "a rejected action changes nothing", || {
                format!("seat {seat}: {action}")
            })?;
            report.refused += 1;
        }
        Ok(())
    }
}
