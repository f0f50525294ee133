//! Samples: guards in the gallery for what was just gained.

use dighouse_game::{Listing, Log, Seat};

use crate::event::Event;
use crate::player::crew::Post;
use crate::reason::Reason;
use crate::rules::survey::without;
use crate::state::task::{Task, Then};
use crate::{Action, Artefact, ExcavationEarth, Party};

impl ExcavationEarth {
    /// Notes an artefact that can be sampled.
    pub(crate) fn gain(&mut self, artefact: Artefact) {
        self.gained.push(artefact);
        self.gained.sort_unstable();
    }

    /// Asks which of the artefacts gained are sampled, in any order. With guards of the gallery the order
    /// matters: a column is filled before or after one of its guards leaves.
    pub(crate) fn begin_sampling(&mut self, then: Then, log: &mut impl Log<Event>) {
        let new = |artefact: &Artefact| !self.me().has_sample(*artefact);
        let possible = self.me().can_place_crew() && self.gained.iter().any(new);
        if !self.gained.is_empty() && self.asks(possible) {
            self.task = Task::Sample { then };
        } else {
            self.end_sampling(then, log);
        }
    }

    fn end_sampling(&mut self, then: Then, log: &mut impl Log<Event>) {
        self.gained.clear();
        match then {
            Then::EndAction => self.end_action(log),
            Then::Sale { market } => self.task = Task::Sale { market },
        }
    }

    pub(crate) fn list_samples(&self, out: &mut impl Listing<Action>) {
        for (place, &artefact) in self.gained.iter().enumerate() {
            let again = self.gained[..place].contains(&artefact);
            if !again && !self.me().has_sample(artefact) {
                self.list_crew(out, |guard| Action::Sample { artefact, guard });
            }
        }
        out.push(Action::Leave);
    }

    pub(crate) fn forbids_sample(&self, artefact: Artefact, guard: Option<Artefact>) -> Option<Reason> {
        if !self.gained.contains(&artefact) {
            return Some(Reason::NotGained { artefact });
        }
        if self.me().has_sample(artefact) {
            return Some(Reason::AlreadySampled { artefact });
        }
        self.forbids_crew(guard)
    }

    /// A crew marker from the supply or, if there is none, each guard.
    pub(crate) fn list_crew(
        &self,
        out: &mut impl Listing<Action>,
        action: impl Fn(Option<Artefact>) -> Action,
    ) {
        let player = self.me();
        if player.crew() > 0 {
            out.push(action(None));
        } else {
            out.extend(player.gallery().samples().map(|guard| action(Some(guard))));
        }
    }

    pub(crate) fn forbids_crew(&self, guard: Option<Artefact>) -> Option<Reason> {
        let player = self.me();
        match guard {
            None => (player.crew() == 0).then_some(Reason::NoCrew),
            Some(_) if player.crew() > 0 => Some(Reason::CrewFirst),
            Some(guard) => (!player.has_sample(guard)).then_some(Reason::NoGuard { artefact: guard }),
        }
    }

    pub(crate) fn sample(
        &mut self,
        seat: Seat,
        artefact: Artefact,
        guard: Option<Artefact>,
        log: &mut impl Log<Event>,
    ) {
        let Task::Sample { then } = self.task else { return };
        self.gained = without(self.gained, Some(artefact));
        self.place_crew(seat.into(), guard, Post::Guard(artefact), log);
        // The first time that a column is full, a card is drawn.
        let colour = artefact.colour();
        if self.players[seat].claim_bonus(colour) {
            log.tell(Event::ColumnFilled { seat: seat.into(), colour });
            self.draw_card(seat, log);
        }
        self.begin_sampling(then, log);
    }

    /// Moves a crew marker from the supply, or this guard, to a post.
    pub(crate) fn place_crew(
        &mut self,
        party: Party,
        guard: Option<Artefact>,
        post: Post,
        log: &mut impl Log<Event>,
    ) {
        self.players[party].place_crew(guard, post);
        if let Some(artefact) = guard {
            log.tell(Event::GuardLeft { seat: party, artefact });
        }
        log.tell(match post {
            Post::Trader(market) => Event::TraderPlaced { seat: party, market },
            Post::Envoy(centre) => Event::EnvoyPlaced { seat: party, centre },
            Post::Guard(artefact) => Event::Sampled { seat: party, artefact },
        });
    }

    pub(crate) fn leave_unsampled(&mut self, log: &mut impl Log<Event>) {
        let Task::Sample { then } = self.task else { return };
        self.end_sampling(then, log);
    }
}
