use super::{Held, ensure};
use crate::{Game, Match, Origin, PerSeat, Record, fingerprint, scenario};

/// A clone of a state with the fingerprint that the state had.
pub(super) struct Copy<G> {
    state: G,
    fingerprint: String,
}

/// Clones a state and checks that its texts round-trip.
pub(super) fn copy<G: Game>(state: &G) -> Result<Copy<G>, super::Broken> {
    let text = scenario::write(state);
    let read = scenario::read::<G>(&text);
    ensure(read.as_ref() == Ok(state), "a position round-trips through its text", || {
        format!("{:?}\n{text}", read.err())
    })?;
    let mut actions = Vec::new();
    for seat in state.decision().seats().iter() {
        state.actions(seat, &mut actions);
        for action in &actions {
            let text = action.to_string();
            let same = text.parse().ok() == Some(*action) && !text.contains(['@', '#', '\n']);
            ensure(same, "an action round-trips through its text", || text)?;
        }
    }
    Ok(Copy { state: state.clone(), fingerprint: fingerprint(state) })
}

/// Checks a finished game against its record and the clones made at each step.
pub(super) fn check<G: Game>(game: &Match<G>, origin: Origin, copies: &[Copy<G>]) -> Held {
    for (steps, copy) in copies.iter().enumerate() {
        let replayed = game.after(steps);
        ensure(replayed.as_ref() == Some(&copy.state), "a prefix replays to the same state", || {
            format!("after {steps} actions")
        })?;
        ensure(fingerprint(&copy.state) == copy.fingerprint, "an old copy of a state never changes", || {
            format!("that of {steps} actions")
        })?;
    }
    let record = game.record(origin, PerSeat::default(), None);
    let text = record.to_string();
    let read = text.parse::<Record>();
    ensure(read.as_ref() == Ok(&record), "a record round-trips through its text", || {
        format!("{:?}\n{text}", read.err())
    })?;
    let replayed = record.replay::<G>();
    let same = replayed.as_ref().is_ok_and(|replayed| replayed.state() == game.state());
    ensure(same, "a record replays to the same state", || format!("{:?}\n{text}", replayed.err()))
}
