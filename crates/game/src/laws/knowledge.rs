use serde::Serialize;

use super::hidden::Hidden;
use super::{Held, Report, ensure};
use crate::log::seen_by;
use crate::{Game, Logged, Seat, Stream, Viewer, fingerprint};

/// How many actions that were legal in other states are compared.
const REASONS: usize = 4;

/// How many redeals of a first position are compared: two may be the same by chance.
const REDEALS: usize = 6;

fn bytes(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("views and events are plain data")
}

fn redealt<G: Game>(state: &G, viewer: Viewer, rng: &mut Stream) -> G {
    let mut world = state.clone();
    world.redeal(viewer, rng);
    world
}

/// After a redeal for a viewer, that viewer sees the same and has the same actions.
pub(super) fn check<G: Game>(
    state: &G,
    elsewhere: &[G::Action],
    hidden: &mut Hidden,
    rng: &mut Stream,
    report: &mut Report,
) -> Held {
    for viewer in Viewer::at_the_table(state.setup().seats()) {
        let world = redealt(state, viewer, rng);
        let view = state.view(viewer);
        let same = world.view(viewer) == view && bytes(&world.view(viewer)) == bytes(&view);
        ensure(same, "a viewer sees the same after a redeal", || {
            format!("viewer {viewer}:\n{view:?}\n{:?}", world.view(viewer))
        })?;
        let sane = world.components() == state.components() && world.decision() == state.decision();
        ensure(sane, "a redeal keeps the components and the decision", || viewer.to_string())?;
        let read = G::from_position(world.position());
        ensure(read.as_ref() == Ok(&world), "a redeal leads to a possible state", || {
            format!("viewer {viewer}: {:?}", read.err())
        })?;
        ensure(fingerprint(&world) != fingerprint(state), "a redeal changes future chance", || {
            viewer.to_string()
        })?;
        if let Some(seat) = viewer.seat() {
            same_choices(state, &world, seat, elsewhere, rng)?;
            let anew = Stream::new(rng.seed(), 0);
            let [one, other] = [state, &world].map(|world| redealt(world, viewer, &mut anew.clone()));
            ensure(one == other, "states with the same view are redealt to the same state", || {
                seat.to_string()
            })?;
        }
        hidden.compare(state, &world, viewer);
        report.worlds += 1;
    }
    Ok(())
}

/// The seat has the same actions in both states and is given the same reasons.
fn same_choices<G: Game>(
    state: &G,
    world: &G,
    seat: Seat,
    elsewhere: &[G::Action],
    rng: &mut Stream,
) -> Held {
    let (mut here, mut there) = (Vec::new(), Vec::new());
    state.actions(seat, &mut here);
    world.actions(seat, &mut there);
    ensure(here == there, "a seat has the same actions after a redeal", || seat.to_string())?;
    for _ in 0..REASONS.min(elsewhere.len()) {
        let action = rng.pick(elsewhere);
        let same = state.why_not(seat, action) == world.why_not(seat, action);
        ensure(same, "a seat is given the same reasons after a redeal", || format!("seat {seat}: {action}"))?;
    }
    Ok(())
}

/// At the start something is hidden from every viewer, and two redeals differ in it.
pub(super) fn check_start<G: Game>(state: &G, rng: &mut Stream) -> Held {
    for viewer in Viewer::at_the_table(state.setup().seats()) {
        let mut whole = || bytes(&redealt(state, viewer, rng).view(Viewer::AllSeeing));
        let first = whole();
        let changes = (0..REDEALS).any(|_| whole() != first);
        ensure(changes, "a redeal changes what is hidden", || format!("viewer {viewer}"))?;
    }
    Ok(())
}

/// A step after a redeal looks the same to the viewer unless it reveals something; then it is a barrier. The log tells
/// nothing that the views do not show: a viewer who sees the same before and after the step is told the same.
pub(super) fn check_step<G: Game>(
    state: &G,
    seat: Seat,
    action: G::Action,
    rng: &mut Stream,
    report: &mut Report,
) -> Held {
    let (after, log) = step(state, seat, action);
    let barrier = after.chance().barriers() != state.chance().barriers();
    for viewer in Viewer::at_the_table(state.setup().seats()) {
        let world = redealt(state, viewer, rng);
        if world.why_not(seat, action).is_some() {
            continue;
        }
        let (world_after, world_log) = step(&world, seat, action);
        if world_after.view(viewer) == after.view(viewer) {
            let (here, there) = (told(&log, viewer), told(&world_log, viewer));
            ensure(here == there, "viewers who see the same are told the same", || {
                format!("viewer {viewer}, {action} of seat {seat}:\n{}", differing(&here, &there))
            })?;
            report.same_steps += 1;
        } else {
            ensure(barrier, "a step that reveals something is a barrier", || {
                format!("viewer {viewer}, {action} of seat {seat}")
            })?;
            report.revealing_steps += 1;
        }
    }
    Ok(())
}

/// Until all seats have answered, no viewer sees which answer was given.
pub(super) fn check_seal<G: Game>(
    state: &G,
    seat: Seat,
    action: G::Action,
    actions: &[G::Action],
    rng: &mut Stream,
    report: &mut Report,
) -> Held {
    let sealed = |after: &G| {
        let waiting = after.decision().seats().without(seat);
        !waiting.is_empty() && after.chance().barriers() == state.chance().barriers()
    };
    let (after, log) = step(state, seat, action);
    let (other_after, other_log) = step(state, seat, rng.pick(actions));
    let comparable = sealed(&after) && sealed(&other_after) && after.decision() == other_after.decision();
    if state.decision().seats().len() < 2 || !comparable {
        return Ok(());
    }
    for viewer in Viewer::at_the_table(state.setup().seats()).filter(|&viewer| viewer != Viewer::Seat(seat)) {
        let same =
            after.view(viewer) == other_after.view(viewer) && told(&log, viewer) == told(&other_log, viewer);
        ensure(same, "sealed answers stay sealed", || format!("viewer {viewer}, {action} of seat {seat}"))?;
        report.seals += 1;
    }
    Ok(())
}

/// Of two secret answers that a viewer is told the same about, it sees the same and can tell neither from the other.
pub(super) fn check_secret<G: Game>(
    state: &G,
    seat: Seat,
    action: G::Action,
    actions: &[G::Action],
    rng: &mut Stream,
    report: &mut Report,
) -> Held {
    let other = rng.pick(actions);
    if other == action || !state.is_secret(seat) {
        return Ok(());
    }
    let ((after, log), (other_after, other_log)) = (step(state, seat, action), step(state, seat, other));
    // Everybody knows who is asked.
    if after.decision() != other_after.decision() {
        return Ok(());
    }
    for viewer in Viewer::at_the_table(state.setup().seats()).filter(|&viewer| viewer != Viewer::Seat(seat)) {
        if told(&log, viewer) != told(&other_log, viewer) {
            continue;
        }
        let answers = || format!("viewer {viewer}, {action} or {other} of seat {seat}");
        let same = after.view(viewer) == other_after.view(viewer);
        ensure(same, "viewers who are told the same see the same", answers)?;
        if viewer.seat().is_some() {
            let anew = Stream::new(rng.seed(), 0);
            let [one, other] = [&after, &other_after].map(|world| redealt(world, viewer, &mut anew.clone()));
            ensure(one == other, "a redeal forgets a secret answer", answers)?;
        }
        report.secrets += 1;
    }
    Ok(())
}

type Log<G> = Vec<Logged<<G as Game>::Event>>;

fn step<G: Game>(state: &G, seat: Seat, action: G::Action) -> (G, Log<G>) {
    let (mut after, mut log) = (state.clone(), Vec::new());
    after.play(seat, action, &mut log);
    (after, log)
}

/// What a viewer is told, as bytes.
fn told<E: Serialize>(log: &[Logged<E>], viewer: Viewer) -> Vec<Vec<u8>> {
    seen_by(log, viewer).map(bytes).collect()
}

/// The first event that differs.
fn differing(here: &[Vec<u8>], there: &[Vec<u8>]) -> String {
    let same = here.iter().zip(there).take_while(|(one, other)| one == other).count();
    let next = |told: &[Vec<u8>]| {
        String::from_utf8_lossy(told.get(same).map_or(b"nothing", Vec::as_slice)).into_owned()
    };
    format!("  {}\n  {}", next(here), next(there))
}
