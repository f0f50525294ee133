//! The set-up: steps 1 to 20 of the rulebook.

use dighouse_game::{Chance, Listing, Log, Seat, Seed, Setup, SetupError, Stream};

use crate::components::GameBox;
use crate::event::Event;
use crate::player::party::MOST_PARTIES;
use crate::reason::Reason;
use crate::rules::score::Category;
use crate::state::task::{Answer, Task};
use crate::state::zu_deck::ZuDeck;
use crate::{Action, Colour, ExcavationEarth, Faction, Party, Variants};

impl ExcavationEarth {
    /// A new game. Everything is shuffled; factions are chosen before anything is dealt.
    pub(crate) fn deal(
        setup: &Setup,
        seed: Seed,
        log: &mut impl Log<Event>,
    ) -> Result<ExcavationEarth, SetupError> {
        GameBox::shipped()?;
        let mut game = ExcavationEarth::unshuffled(Variants::of(setup), Chance::new(seed));
        let mut stream = game.chance.stream();
        game.shuffle_everything(&mut stream);
        if game.variants.dealt_factions {
            let mut factions = Faction::ALL;
            stream.shuffle(&mut factions);
            for (seat, faction) in Seat::first(game.variants.seats).zip(factions) {
                game.take_faction(seat, faction, log);
            }
        }
        Ok(game)
    }

    fn shuffle_everything(&mut self, stream: &mut Stream) {
        self.cards.shuffle(stream);
        self.artefacts.shuffle_piles(stream);
        self.buyers.shuffle_cards(stream);
        if self.variants.solo() {
            self.zu = ZuDeck::deal(stream);
        }
    }

    pub(crate) fn list_factions(&self, out: &mut impl Listing<Action>) {
        let factions = Faction::ALL.into_iter().filter(|&faction| self.forbids_faction(faction).is_none());
        out.extend(factions.map(|faction| Action::Faction { faction }));
    }

    pub(crate) fn forbids_faction(&self, faction: Faction) -> Option<Reason> {
        let mut seats = Seat::first(self.variants.seats);
        seats.find(|&seat| self.players[seat].is(faction)).map(|seat| Reason::FactionTaken { seat })
    }

    pub(crate) fn take_faction(&mut self, seat: Seat, faction: Faction, log: &mut impl Log<Event>) {
        self.players[seat].take_faction(faction);
        log.tell(Event::FactionTaken { seat, faction });
        if self.chooser().is_none() {
            self.deal_hands(log);
        }
    }

    /// Steps 3 to 9: everything between the choice of factions and the first decision about hands.
    fn deal_hands(&mut self, log: &mut impl Log<Event>) {
        self.chance.reveal();
        self.fit_out_parties();
        self.buyers.remove(self.removed_buyers());
        self.order_by_initiative();
        if self.variants.drafts_first_hands() {
            self.deal_packets(log);
        } else {
            self.deal_first_hands(log);
        }
    }

    /// Steps 10 to 19: the board, which nobody sees before the hands are settled. Then the first turn
    /// begins.
    pub(crate) fn set_out(&mut self, log: &mut impl Log<Event>) {
        self.reveal_forecast(log);
        self.lay_out_artefacts();
        self.fill_queues_for_the_first_time(log);
        log.tell(Event::GameBegan { order: self.turns.order() });
        self.begin_turns(log);
    }

    /// Whether the board is set out.
    pub(crate) fn is_set_out(&self) -> bool {
        let before = matches!(
            self.task,
            Task::Faction | Task::Mulligan { .. } | Task::Redraw { .. } | Task::Draft { .. }
        );
        self.turns.round() > 1 || !before
    }

    fn fit_out_parties(&mut self) {
        let shipped = GameBox::get();
        for party in self.variants.parties() {
            let crew = self.crew_of(party);
            let credits = match party {
                Party::Seat(_) => shipped.figures.hand.credits,
                Party::Zu if self.variants.zu_no_credits => 0,
                Party::Zu => shipped.zu.credits,
            };
            let player = &mut self.players[party];
            player.crew_markers_mut().set_supply(crew);
            player.purse.earn(Category::Start, credits);
            if party != Party::Zu {
                player.hand.refill_travel();
                player.land(shipped.start);
            }
        }
    }

    fn order_by_initiative(&mut self) {
        let shipped = GameBox::get();
        self.turns.seat(self.variants.parties());
        let players = &self.players;
        self.turns.sort_by_key(|party| match players[party].faction() {
            Some(faction) => shipped.initiative(faction),
            None => shipped.zu.initiative,
        });
    }

    fn deal_first_hands(&mut self, log: &mut impl Log<Event>) {
        let cards = GameBox::get().figures.hand.cards;
        for seat in Seat::first(self.variants.seats) {
            (0..cards).for_each(|_| self.draw_card(seat, log));
        }
        self.task = Task::Mulligan { answers: [Answer::Waiting; MOST_PARTIES] };
    }

    /// Artefacts to the dig sites and, each on top of the one before, to the black market.
    fn lay_out_artefacts(&mut self) {
        let row = GameBox::get().for_players(self.variants.seats);
        for colour in Colour::ALL {
            for _ in 0..row.sites {
                self.artefacts.draw_to_site(colour);
            }
            for _ in 0..row.stacks {
                self.artefacts.draw_to_top_of_stack(colour);
            }
        }
    }
}
