//! The preparation of rounds 2 and 3.

use dighouse_game::{List, Log};

use crate::components::GameBox;
use crate::event::Event;
use crate::state::{Forecast, ROUNDS};
use crate::{ExcavationEarth, Party};

/// How many artefacts a card of the forecast brings to the map.
const TO_SITES: usize = 2;

impl ExcavationEarth {
    pub(crate) fn prepare_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        log.tell(Event::RoundBegan { round: self.round });
        self.reveal_command_cards(log);
        self.refresh_queues(log);
        self.resolve_forecast(log);
        self.order_by_tokens(log);
        if self.variants.solo() {
            self.zu.prepare(self.round, &mut self.chance.stream());
        }
        for party in self.variants.parties() {
            self.players[party.index()].passed = false;
        }
        self.deal_packets(log);
    }

    /// Step 1: three cards for round 2; in round 3 they are only turned over.
    fn reveal_command_cards(&mut self, log: &mut impl Log<Event>) {
        if self.command.is_none() {
            let mut designs = List::<_, 8>::EMPTY;
            designs.extend(GameBox::get().designs.iter().copied());
            self.chance.stream().shuffle(designs.as_mut_slice());
            self.command = designs.as_slice().first_chunk().copied();
        }
        if let Some(designs) = self.command {
            log.tell(Event::CommandCards { round: self.round, designs });
        }
    }

    /// Step 3.
    fn resolve_forecast(&mut self, log: &mut impl Log<Event>) {
        let spaces = std::mem::replace(&mut self.forecast, List::EMPTY);
        for &Forecast { card, marker } in spaces.as_slice() {
            self.bring_artefacts(card.colour(), log);
            self.discard.add(card);
            if let Some(party) = marker {
                self.players[party.index()].crew += 1;
            }
        }
        if self.round < ROUNDS {
            self.reveal_forecast(log);
        }
    }

    fn bring_artefacts(&mut self, colour: crate::Colour, log: &mut impl Log<Event>) {
        for _ in 0..TO_SITES {
            if let Some(artefact) = self.draw_to_site(colour) {
                log.tell(Event::Uncovered { artefact });
            }
        }
        if let Some(artefact) = self.piles[colour.index()].pop() {
            self.stacks[colour.index()].push(artefact);
            log.tell(Event::Stacked { artefact });
        }
    }

    pub(crate) fn reveal_forecast(&mut self, log: &mut impl Log<Event>) {
        for _ in 0..GameBox::get().for_players(self.variants.seats).forecast {
            if let Some(card) = self.top_card() {
                self.forecast.push(Forecast { card, marker: None });
                log.tell(Event::Forecast { card });
            }
        }
    }

    /// Step 4: those with a token by its number, then the others as they were.
    fn order_by_tokens(&mut self, log: &mut impl Log<Event>) {
        let token = |party: &Party| match self.players[party.index()].token {
            0 => u8::MAX,
            token => token,
        };
        let mut order = self.order;
        order.as_mut_slice().sort_by_key(token);
        self.order = order;
        for party in self.variants.parties() {
            self.players[party.index()].token = 0;
        }
        log.tell(Event::TurnOrder { order: self.order });
    }

    /// Step 6: the top artefact of every stack goes to its bottom.
    pub(crate) fn rotate_stacks(&mut self, log: &mut impl Log<Event>) {
        for stack in self.stacks.iter_mut().filter(|stack| !stack.is_empty()) {
            stack.as_mut_slice().rotate_left(1);
        }
        log.tell(Event::StacksRotated);
    }
}
