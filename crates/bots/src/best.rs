//! The best of several actions.

/// The action with the highest score, the first of equals. `None` only if there are no actions.
pub(crate) fn best_of<A: Copy>(actions: &[A], mut score: impl FnMut(A) -> f64) -> Option<A> {
    let (mut best, mut best_score) = (actions.first().copied(), f64::NEG_INFINITY);
    for &action in actions {
        let score = score(action);
        if score > best_score {
            (best, best_score) = (Some(action), score);
        }
    }
    best
}

/// The same for scores that are known already.
pub(crate) fn best_by<A: Copy>(actions: &[A], scores: &[f64]) -> Option<A> {
    let mut scores = scores.iter().copied();
    best_of(actions, |_| scores.next().unwrap_or(f64::NEG_INFINITY))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_whose_score_is_not_a_number_is_never_preferred() {
        let score = |action| if action == "bear" { 1.0 } else { f64::NAN };
        assert_eq!(best_of(&["bird", "snake", "bear"], score), Some("bear"));
        assert_eq!(best_of(&["snake", "bird"], score), Some("snake"), "there is always a choice");
        assert_eq!(best_of(&[], score), None);
        assert_eq!(best_by(&["bird", "bear", "snake"], &[1.0, 3.0, 2.0]), Some("bear"));
    }
}
