//! Zu, the solo opponent: a deck for each round, two cards in each turn, and a list of priorities for
//! every choice.

mod excavate;
mod priority;
mod sell;
mod smuggle;
mod survey;
mod trade;

use dighouse_game::Log;

use crate::components::{GameBox, ZuFace};
use crate::event::Event;
use crate::player::crew::Post;
use crate::rules::score::Category;
use crate::setup::Failed;
use crate::state::turns::ACTIONS;
use crate::{Artefact, ExcavationEarth, Party, Store, ZuAction};

impl ExcavationEarth {
    /// Two actions, as long as there are cards; then Zu passes.
    pub(crate) fn take_zu_turn(&mut self, log: &mut impl Log<Event>) {
        log.tell(Event::TurnBegan { seat: Party::Zu });
        for _ in 0..ACTIONS {
            let Some(card) = self.zu.flip(self.turns.round(), &mut self.chance) else {
                self.players[Party::Zu].pass();
                log.tell(Event::Passed { seat: Party::Zu });
                return;
            };
            log.tell(card.flipped());
            self.act_as_zu(card.face(), log);
            if self.variants.zu_skips_cards {
                self.skip_zu_card(card.face().action(), log);
            }
        }
    }

    /// In an easier game Zu discards the next card after its most frequent actions.
    fn skip_zu_card(&mut self, after: ZuAction, log: &mut impl Log<Event>) {
        if matches!(after, ZuAction::Rush | ZuAction::Survey | ZuAction::Excavate)
            && let Some(card) = self.zu.flip(self.turns.round(), &mut self.chance)
        {
            log.tell(Event::ZuSkipped { deed: card.face().action() });
        }
    }

    pub(crate) fn act_as_zu(&mut self, face: ZuFace, log: &mut impl Log<Event>) {
        let done = match face {
            ZuFace::Excavate(pair) => self.zu_excavates(pair, log),
            ZuFace::Market => self.zu_sends_traders(log),
            ZuFace::Command(market) => self.zu_commands(market, log),
            ZuFace::Sell => self.zu_sells(log),
            ZuFace::Rush => self.zu_rushes(log),
            ZuFace::Survey => self.zu_surveys(log),
        };
        if !done {
            self.fail_as_zu(log);
        }
    }

    fn fail_as_zu(&mut self, log: &mut impl Log<Event>) {
        let figures = &GameBox::get().zu;
        let credits = match self.variants.zu_failed {
            Failed::Normal => figures.failed,
            Failed::Nothing => 0,
            Failed::More => figures.failed_harder,
        };
        self.players[Party::Zu].purse.earn(Category::Failures, credits);
        log.tell(Event::ZuFailed { credits });
    }

    /// Where Zu stores what it did not acquire on the black market; none when there is no room.
    fn zu_store(&self) -> Option<Store> {
        let zu = &self.players[Party::Zu];
        if zu.room(Store::Hold) > 0 {
            return Some(Store::Hold);
        }
        (self.variants.zu_any_storage && zu.room(Store::Hatch) > 0).then_some(Store::Hatch)
    }

    /// How many such artefacts Zu can store.
    fn zu_room(&self) -> u8 {
        let zu = &self.players[Party::Zu];
        zu.room(Store::Hold) + if self.variants.zu_any_storage { zu.room(Store::Hatch) } else { 0 }
    }

    /// Whether Zu has neither a sample nor a copy of an artefact.
    fn is_new_to_zu(&self, artefact: Artefact) -> bool {
        let zu = &self.players[Party::Zu];
        !zu.has_sample(artefact) && !zu.storage.has(artefact)
    }

    /// Zu samples all it gains, as long as it has crew.
    fn sample_as_zu(&mut self, artefact: Artefact, log: &mut impl Log<Event>) {
        let zu = &self.players[Party::Zu];
        if zu.crew() > 0 && !zu.has_sample(artefact) {
            self.place_crew(Party::Zu, None, Post::Guard(artefact), log);
        }
    }
}
