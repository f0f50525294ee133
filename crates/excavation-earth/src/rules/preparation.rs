//! The preparation of rounds 2 and 3.

use dighouse_game::Log;

use crate::components::GameBox;
use crate::event::Event;
use crate::state::forecast::ForecastCard;
use crate::{Colour, ExcavationEarth};

/// How many artefacts a card of the forecast brings to the map.
const TO_SITES: usize = 2;

impl ExcavationEarth {
    pub(crate) fn prepare_round(&mut self, log: &mut impl Log<Event>) {
        self.turns.begin_round();
        log.tell(Event::RoundBegan { round: self.turns.round() });
        self.reveal_command_cards(log);
        self.refresh_queues(log);
        self.resolve_forecast(log);
        self.order_by_tokens(log);
        if self.variants.solo() {
            self.zu.prepare(self.turns.round(), &mut self.chance.stream());
        }
        for party in self.variants.parties() {
            self.players[party].rejoin();
        }
        self.deal_packets(log);
    }

    /// Step 1: three cards for round 2; in round 3 they are only turned over.
    fn reveal_command_cards(&mut self, log: &mut impl Log<Event>) {
        self.command.reveal(&mut self.chance);
        if let Some(designs) = self.command.designs() {
            log.tell(Event::CommandCards { round: self.turns.round(), designs });
        }
    }

    /// Step 3.
    fn resolve_forecast(&mut self, log: &mut impl Log<Event>) {
        for ForecastCard { card, marker } in self.forecast.clear() {
            self.bring_artefacts(card.colour(), log);
            self.cards.discard(card);
            if let Some(party) = marker {
                self.players[party].crew_markers_mut().put_back();
            }
        }
        if !self.turns.is_last_round() {
            self.reveal_forecast(log);
        }
    }

    fn bring_artefacts(&mut self, colour: Colour, log: &mut impl Log<Event>) {
        for _ in 0..TO_SITES {
            if let Some(artefact) = self.artefacts.draw_to_site(colour) {
                log.tell(Event::Uncovered { artefact });
            }
        }
        if let Some(artefact) = self.artefacts.draw_to_bottom_of_stack(colour) {
            log.tell(Event::Stacked { artefact });
        }
    }

    pub(crate) fn reveal_forecast(&mut self, log: &mut impl Log<Event>) {
        for _ in 0..GameBox::get().for_players(self.variants.seats).forecast {
            if let Some(card) = self.cards.draw(&mut self.chance) {
                self.forecast.reveal(card);
                log.tell(Event::Forecast { card });
            }
        }
    }

    /// Step 4: first the parties with a token, by its number, then the others in the order they had.
    fn order_by_tokens(&mut self, log: &mut impl Log<Event>) {
        let players = &self.players;
        self.turns.sort_by_key(|party| players[party].token().unwrap_or(u8::MAX));
        for party in self.variants.parties() {
            self.players[party].return_token();
        }
        log.tell(Event::TurnOrder { order: self.turns.order() });
    }

    /// Step 6: the top artefact of every stack goes to its bottom.
    pub(crate) fn rotate_stacks(&mut self, log: &mut impl Log<Event>) {
        self.artefacts.rotate_stacks();
        log.tell(Event::StacksRotated);
    }
}
