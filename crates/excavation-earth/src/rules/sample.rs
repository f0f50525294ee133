//! Samples: guards in the gallery for what was just gained.

use dighouse_game::{Log, Seat};

use crate::event::Event;
use crate::player::crew::Post;
use crate::reason::Reason;
use crate::state::task::{Task, Then};
use crate::{Action, Artefact, ExcavationEarth, Party};

impl ExcavationEarth {
    /// Asks about each artefact gained whether it is sampled, in the order of the gallery.
    pub(crate) fn begin_sampling(&mut self, then: Then, log: &mut impl Log<Event>) {
        self.gained.sort_unstable_by(|one, other| other.cmp(one));
        self.next_sample(then, log);
    }

    fn next_sample(&mut self, then: Then, log: &mut impl Log<Event>) {
        while let Some(&artefact) = self.gained.last() {
            if !self.me().has_sample(artefact) && self.me().can_place_crew() {
                self.task = Task::Sample { then };
                return;
            }
            self.gained.pop();
        }
        match then {
            Then::EndAction => self.end_action(log),
            Then::Sale { market } => self.task = Task::Sale { market },
        }
    }

    pub(crate) fn list_samples(&self, out: &mut Vec<Action>) {
        self.list_crew(out, |guard| Action::Sample { guard });
        out.push(Action::Leave);
    }

    /// A crew marker from the supply or, if there is none, each guard.
    pub(crate) fn list_crew(&self, out: &mut Vec<Action>, action: impl Fn(Option<Artefact>) -> Action) {
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

    pub(crate) fn sample(&mut self, seat: Seat, guard: Option<Artefact>, log: &mut impl Log<Event>) {
        let Task::Sample { then } = self.task else { return };
        let Some(artefact) = self.gained.pop() else { return };
        self.place_crew(seat.into(), guard, Post::Guard(artefact), log);
        // The first time that a column is full, a card is drawn.
        let colour = artefact.colour();
        if self.players[seat].claim_bonus(colour) {
            log.tell(Event::ColumnFilled { seat: seat.into(), colour });
            self.draw_card(seat, log);
        }
        self.next_sample(then, log);
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
        self.gained.pop();
        self.next_sample(then, log);
    }
}
