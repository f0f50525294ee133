//! Every decision: who is asked, what is listed, what is forbidden, what is done.

use dighouse_game::{Decision, Listing, Log, Seat};

use crate::state::Phase;
use crate::{Action, Event, Mykerinos, Reason};

impl Mykerinos {
    pub(crate) fn asked(&self) -> Decision {
        match self.phase {
            Phase::Dig { seat } => Decision::one(seat, "dig"),
            Phase::Neutral { seat } => Decision::one(seat, "neutral"),
            Phase::Claim { seat, .. } => Decision::one(seat, "claim"),
            Phase::Remove { seat, .. } => Decision::one(seat, "remove"),
            Phase::Over => Decision::Over,
        }
    }

    /// Lists the legal actions of a seat that is asked.
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut impl Listing<Action>) {
        match self.phase {
            Phase::Dig { .. } => self.list_digs(seat, out),
            Phase::Neutral { .. } => self.list_neutral(seat, out),
            Phase::Claim { rank, left, .. } => self.list_claims(seat, rank, left, out),
            Phase::Remove { left, .. } => out.extend(left.iter().map(|side| Action::Remove { side })),
            Phase::Over => {}
        }
    }

    /// The rule that forbids an action to a seat that is asked.
    pub(crate) fn forbids_action(&self, seat: Seat, action: Action) -> Option<Reason> {
        match (action, self.phase) {
            (Action::Pass, Phase::Dig { .. }) | (Action::Skip, Phase::Neutral { .. }) => None,
            (Action::Dig { squares }, Phase::Dig { .. }) => self.forbids_dig(seat, squares, 1),
            (Action::Extend { squares }, Phase::Dig { .. }) => self.forbids_dig(seat, squares, 2),
            (Action::Patron { patron, squares }, Phase::Dig { .. }) => {
                self.forbids_patron(seat, patron, squares)
            }
            (Action::Brown { room }, Phase::Dig { .. }) => self.forbids_brown(seat, room),
            (Action::Neutral { squares }, Phase::Neutral { .. }) => self.forbids_neutral(seat, squares),
            (Action::Take { side }, Phase::Claim { left, .. })
            | (Action::Remove { side }, Phase::Remove { left, .. }) => {
                (!left.contains(side)).then_some(Reason::PlotGone)
            }
            (Action::Museum { room }, Phase::Claim { rank, .. }) => self.forbids_museum(seat, rank, room),
            (Action::Decline, Phase::Claim { rank, .. }) => self.forbids_declining(rank),
            (
                Action::Pass
                | Action::Dig { .. }
                | Action::Extend { .. }
                | Action::Patron { .. }
                | Action::Brown { .. }
                | Action::Neutral { .. }
                | Action::Skip
                | Action::Take { .. }
                | Action::Museum { .. }
                | Action::Decline
                | Action::Remove { .. },
                _,
            ) => Some(Reason::AnotherDecision),
        }
    }

    /// Applies a legal action.
    pub(crate) fn apply_action(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Pass => self.pass(seat, log),
            Action::Dig { squares } => self.dig(seat, squares, log),
            Action::Extend { squares } => self.extend(seat, squares, log),
            Action::Patron { patron, squares } => self.use_patron(seat, patron, squares, log),
            Action::Brown { room } => self.use_brown(seat, room, log),
            Action::Neutral { squares } => self.dig_neutral(seat, squares, log),
            Action::Skip => self.end_turn(seat, log),
            Action::Take { side } => self.take(seat, side, log),
            Action::Museum { room } => self.enter_museum(seat, room, log),
            Action::Decline => self.decline(seat, log),
            Action::Remove { side } => self.remove(seat, side, log),
        }
    }
}
