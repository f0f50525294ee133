use super::{Held, Report, ensure};
use crate::{Game, Match, NoUndo, Seat};

/// Undo leads to the state of all other actions and never crosses a barrier.
pub(super) fn check<G: Game>(game: &Match<G>, report: &mut Report) -> Held {
    for seat in Seat::first(game.setup().seats()) {
        let last = game.steps().iter().rposition(|step| step.seat == seat);
        let mut undone = game.clone();
        match (undone.undo(seat), last) {
            (Ok(()), Some(last)) => {
                check_undone(game, &undone, last)?;
                report.undone += 1;
            }
            (Ok(()), None) => ensure(false, "a seat that has not acted cannot undo", || seat.to_string())?,
            (Err(why), last) => check_refused(game, seat, last, why)?,
        }
    }
    Ok(())
}

fn check_undone<G: Game>(game: &Match<G>, undone: &Match<G>, last: usize) -> Held {
    let crossed = game.steps()[last..].iter().any(|step| step.barrier);
    ensure(!crossed, "undo never crosses a barrier", || format!("action {}", last + 1))?;
    let mut rest = game.steps().to_vec();
    rest.remove(last);
    let same = rest.len() == undone.steps().len()
        && rest
            .iter()
            .zip(undone.steps())
            .all(|(left, right)| left.action == right.action && left.seat == right.seat);
    ensure(same, "undo removes one action and keeps the others", || format!("action {}", last + 1))?;
    if last == rest.len() {
        let before = game.after(last);
        ensure(before.as_ref() == Some(undone.state()), "undo restores the state", || {
            format!("action {}", last + 1)
        })?;
    }
    Ok(())
}

/// The reason for a refusal is true.
fn check_refused<G: Game>(game: &Match<G>, seat: Seat, last: Option<usize>, why: NoUndo) -> Held {
    let since = last.map_or(&[][..], |last| &game.steps()[last..]);
    let true_reason = match why {
        NoUndo::NothingDone => last.is_none(),
        NoUndo::Revealed => since.iter().any(|step| step.barrier),
        NoUndo::OthersActed => since.iter().any(|step| step.seat != seat),
    };
    ensure(true_reason, "undo is refused only for a valid reason", || format!("seat {seat}: {why:?}"))
}
