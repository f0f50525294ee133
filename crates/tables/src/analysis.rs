//! What a bot makes of a position.

use dighouse_game::Seat;

/// What a bot makes of a position. `A` is the type of an action: the game's own, or a [`Choice`](crate::Choice).
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// The actions that the bot considered, the best first.
    pub candidates: Vec<Candidate<A>>,
    /// What each seat can expect, by seat. Empty if the bot makes no estimate.
    pub values: Vec<SeatValue>,
}

/// An action that a bot considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// What the bot expects of it. `None` if the bot makes no estimate.
    pub value: Option<ActionValue>,
    /// The mean score sheet of the acting seat at the horizon of the search. Empty if the bot does not search.
    pub score_sheet: Vec<(&'static str, f64)>,
    /// The most likely continuation.
    pub continuation: Vec<(Seat, A)>,
}

/// The value of an action, averaged over all simulations that began with it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ActionValue {
    /// The number of simulations.
    pub visits: u32,
    /// What the search maximizes: mostly the chance to win.
    pub utility: f64,
    /// The acting seat's points at the end.
    pub points: f64,
}

/// What a seat can expect, averaged over all simulations.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SeatValue {
    /// The chance to win.
    pub win_chance: f64,
    /// The points at the end.
    pub points: f64,
}

impl<A> Analysis<A> {
    /// The analysis of a bot that only names an action.
    pub fn only(action: A) -> Analysis<A> {
        let candidate = Candidate { action, value: None, score_sheet: Vec::new(), continuation: Vec::new() };
        Analysis { candidates: vec![candidate], values: Vec::new() }
    }

    /// The same analysis with each action converted.
    ///
    /// ```
    /// use dighouse_tables::Analysis;
    ///
    /// let analysis = Analysis::only(7).map(|action| format!("bet {action}"));
    /// assert_eq!(analysis.candidates[0].action, "bet 7");
    /// ```
    pub fn map<B>(self, mut convert: impl FnMut(A) -> B) -> Analysis<B> {
        let candidates = self
            .candidates
            .into_iter()
            .map(|candidate| Candidate {
                action: convert(candidate.action),
                value: candidate.value,
                score_sheet: candidate.score_sheet,
                continuation: candidate
                    .continuation
                    .into_iter()
                    .map(|(seat, action)| (seat, convert(action)))
                    .collect(),
            })
            .collect();
        Analysis { candidates, values: self.values }
    }
}
