//! The best of what can be done.

/// The action that is worth most, the first of equals; none only of none.
pub(crate) fn best_of<A: Copy>(actions: &[A], mut worth: impl FnMut(A) -> f64) -> Option<A> {
    let (mut best, mut most) = (actions.first().copied(), f64::NEG_INFINITY);
    for &action in actions {
        let worth = worth(action);
        if worth > most {
            (best, most) = (Some(action), worth);
        }
    }
    best
}

/// The same, when it is known what each is worth.
pub(crate) fn best_by<A: Copy>(actions: &[A], worth: &[f64]) -> Option<A> {
    let mut worth = worth.iter().copied();
    best_of(actions, |_| worth.next().unwrap_or(f64::NEG_INFINITY))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_that_cannot_be_judged_is_never_preferred() {
        let worth = |action| if action == "bear" { 1.0 } else { f64::NAN };
        assert_eq!(best_of(&["bird", "snake", "bear"], worth), Some("bear"));
        assert_eq!(best_of(&["snake", "bird"], worth), Some("snake"), "something is done nevertheless");
        assert_eq!(best_of(&[], worth), None);
        assert_eq!(best_by(&["bird", "bear", "snake"], &[1.0, 3.0, 2.0]), Some("bear"));
    }
}
