//! What must hold in every position.

use dighouse_game::Seat;
use dighouse_game::scenario::{Checked, ensure};

use crate::components::area::{ROUNDS, zone_squares};
use crate::state::Phase;
use crate::{Expedition, Mykerinos, Patron, Room, Side, Squares};

impl Mykerinos {
    /// Checks that the box and the rules allow this state.
    pub(crate) fn check(&self) -> Checked {
        self.check_phase()?;
        self.check_digs()?;
        self.check_plots()?;
        self.check_museum()
    }

    fn check_phase(&self) -> Checked {
        match self.phase {
            Phase::Dig { .. } => Ok(()),
            Phase::Neutral { seat } => {
                let extra = !self.is_last_action() || self.variants.neutral_after_extra_action;
                let asked = extra && self.asks_about_neutral(seat);
                ensure(asked, "the neutral expedition does not act here")
            }
            Phase::Claim { zone, rank, left, .. } => {
                ensure(left.len() > 0, "nothing is left to claim")?;
                ensure(rank > 0 || left.len() == 2, "the first must have both plots to choose from")?;
                let neutral = self.ranking(zone).rank_of(Expedition::NEUTRAL);
                let removed = neutral.is_some_and(|neutral| neutral < rank);
                ensure(!removed || left.len() == 1, "the neutral expedition has removed a plot")
            }
            Phase::Remove { zone, rank, seat, left } => {
                let named =
                    left.len() == 2 && rank < 2 && self.namer(&self.ranking(zone), rank) == Some(seat);
                ensure(named, "no seat chooses a plot for the neutral expedition here")
            }
            Phase::Over => ensure(self.round == ROUNDS, "the game ends after the last round"),
        }
    }

    /// Digs are on the area, in zones that are not evaluated, and on pyramids only with Lord Lemon.
    fn check_digs(&self) -> Checked {
        let done = (0..self.zones_done()).fold(Squares::NONE, |all, zone| all | zone_squares(zone));
        for who in Expedition::of(self.variants.seats) {
            let digs = self.digs[who];
            ensure((digs & !self.area()).is_empty(), "an archaeologist is off the area")?;
            ensure((digs & done).is_empty(), "an archaeologist is in a zone that is evaluated")?;
            let turned = who.seat().map_or(0, |seat| self.players[seat].turned(Patron::Lemon));
            ensure(
                (digs & self.pyramids).len() <= turned,
                "an archaeologist is on a pyramid without Lord Lemon",
            )?;
        }
        Ok(())
    }

    /// Every owned plot was claimed, and no player took both plots of a zone.
    fn check_plots(&self) -> Checked {
        for laid in self.pile.unlaid(self.round) {
            ensure(self.owner(laid.plot).is_none(), format_args!("plot {} is not laid yet", laid.plot))?;
        }
        for (place, laid) in (0..).zip(self.pile.laid(self.round)) {
            let there = self.is_laid(place);
            ensure(
                !there || self.owner(laid.plot).is_none(),
                format_args!("plot {} is not claimed yet", laid.plot),
            )?;
        }
        for pair in self.pile.0.chunks(2) {
            let [left, right] = [0, 1].map(|side: usize| self.owner(pair[side].plot));
            ensure(left.is_none() || left != right, "nobody takes both plots of a zone")?;
        }
        self.check_claims()
    }

    /// In the zone being evaluated, only expeditions that were asked before have taken plots.
    fn check_claims(&self) -> Checked {
        let Some((zone, rank, left)) = self.phase.evaluated() else { return Ok(()) };
        let ranking = self.ranking(zone);
        let before = |who: Expedition| ranking.rank_of(who).is_some_and(|other| other < rank);
        for side in Side::ALL.into_iter().filter(|&side| !left.contains(side)) {
            let owner = self.owner(self.pile.plot(self.round, zone, side));
            let taker = owner.map_or(Expedition::NEUTRAL, Expedition::Seat);
            ensure(before(taker), "a plot was taken out of turn")?;
        }
        Ok(())
    }

    fn check_museum(&self) -> Checked {
        let rooms = || Seat::first(self.variants.seats).map(|seat| self.players[seat].rooms);
        for own in rooms() {
            let reached = |room: Room| room.value() < 5 || !room.ways().and(own).is_empty();
            ensure(own.iter().all(reached), "a room worth five must be next to a room of the same player")?;
        }
        let nobody_claimed = match self.phase.evaluated() {
            Some((zone, rank, _)) => zone == 0 && rank == 0,
            None => self.zones_done() == 0,
        };
        let empty = rooms().all(|own| own.is_empty());
        ensure(empty || self.round > 1 || !nobody_claimed, "nobody has entered the museum yet")
    }
}
