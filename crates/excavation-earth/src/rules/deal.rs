//! The set-up: steps 1 to 20 of the rulebook.

use dighouse_game::{Chance, List, Log, Seat, Seed, Setup, SetupError, Stream};

use crate::components::GameBox;
use crate::components::artefact::ARTEFACTS;
use crate::components::card::Cards;
use crate::components::place::MARKETS;
use crate::event::Event;
use crate::player::party::MOST_PARTIES;
use crate::player::{ALL_TRAVEL, Player};
use crate::rules::score::Category;
use crate::rules::zu::ZuDeck;
use crate::state::task::{Answer, Task};
use crate::state::{Pile, Queue};
use crate::{Artefact, Buyer, Card, Colour, ExcavationEarth, Faction, Party, Variants};

impl ExcavationEarth {
    /// A new game: everything is shuffled, and factions are chosen before anything is dealt.
    pub(crate) fn deal(
        setup: &Setup,
        seed: Seed,
        log: &mut impl Log<Event>,
    ) -> Result<ExcavationEarth, SetupError> {
        GameBox::shipped()?;
        let mut game = ExcavationEarth::unshuffled(Variants::of(setup), Chance::new(seed));
        let mut deal = game.chance.stream();
        game.shuffle_everything(&mut deal);
        if game.variants.dealt_factions {
            let mut factions =
                [Faction::DalHarraii, Faction::Gul, Faction::KutiKuti, Faction::Aqulla, Faction::IsSisinui];
            deal.shuffle(&mut factions);
            for (seat, faction) in Seat::first(game.variants.seats).zip(factions) {
                game.take_faction(seat, faction, log);
            }
        }
        Ok(game)
    }

    /// All components at their places before the set-up.
    pub(crate) fn unshuffled(variants: Variants, chance: Chance) -> ExcavationEarth {
        let shipped = GameBox::get();
        let mut game = ExcavationEarth {
            variants,
            chance,
            task: Task::Faction,
            round: 1,
            order: List::EMPTY,
            turn: 0,
            actions_left: 0,
            players: [Player::NOBODY; MOST_PARTIES],
            gained: List::EMPTY,
            sites: [0; ARTEFACTS],
            piles: [Pile::EMPTY; 5],
            stacks: [Pile::EMPTY; 5],
            sold: [0; ARTEFACTS],
            queues: [Queue::EMPTY; MARKETS],
            pool: [shipped.figures.buyers.colour; 6],
            ship: [0; 6],
            buyer_deck: List::EMPTY,
            buyer_discard: shipped.buyer_cards,
            deck: List::EMPTY,
            discard: Cards::NONE,
            forecast: List::EMPTY,
            command: None,
            packets: [Cards::NONE; MOST_PARTIES],
            kept: [None; MOST_PARTIES],
            zu: ZuDeck::NONE,
        };
        game.pool[Buyer::Special.index()] = shipped.figures.buyers.special;
        for artefact in Artefact::all() {
            let copies = usize::from(shipped.copies[artefact.index()]);
            game.piles[artefact.colour().index()].extend(std::iter::repeat_n(artefact, copies));
        }
        for card in Card::all() {
            game.deck.extend(std::iter::repeat_n(card, usize::from(card.face().count)));
        }
        game
    }

    fn shuffle_everything(&mut self, deal: &mut Stream) {
        deal.shuffle(self.deck.as_mut_slice());
        for pile in &mut self.piles {
            deal.shuffle(pile.as_mut_slice());
        }
        self.shuffle_buyer_cards(deal);
        if self.variants.solo() {
            self.zu = ZuDeck::deal(deal);
        }
    }

    pub(crate) fn take_faction(&mut self, seat: Seat, faction: Faction, log: &mut impl Log<Event>) {
        self.players[seat.index()].faction = Some(faction);
        log.tell(Event::FactionTaken { seat, faction });
        if self.chooser().is_none() {
            self.set_out(log);
        }
    }

    /// Everything after the factions are chosen, up to the first question about hands.
    fn set_out(&mut self, log: &mut impl Log<Event>) {
        self.chance.reveal();
        self.fit_out_parties();
        self.order_by_initiative();
        if self.variants.drafts_first_hands() {
            self.deal_packets(log);
        } else {
            self.deal_first_hands(log);
        }
        self.reveal_forecast(log);
        self.lay_out_artefacts();
        self.fill_queues_for_the_first_time(log);
        log.tell(Event::GameBegan { order: self.order });
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
            let player = &mut self.players[party.index()];
            player.crew = crew;
            player.earn(Category::Start, credits);
            if party != Party::Zu {
                player.travel = ALL_TRAVEL;
                player.explorers = shipped.start;
            }
        }
    }

    fn order_by_initiative(&mut self) {
        let shipped = GameBox::get();
        let initiative = |party: &Party| match self.players[party.index()].faction {
            Some(faction) => shipped.initiative(faction),
            None => shipped.zu.initiative,
        };
        let mut order = List::EMPTY;
        order.extend(self.variants.parties());
        order.as_mut_slice().sort_unstable_by_key(initiative);
        self.order = order;
    }

    fn deal_first_hands(&mut self, log: &mut impl Log<Event>) {
        let cards = GameBox::get().figures.hand.cards;
        for seat in Seat::first(self.variants.seats) {
            (0..cards).for_each(|_| self.draw_card(seat.into(), log));
        }
        self.task = Task::Mulligan { answers: [Answer::Waiting; MOST_PARTIES] };
    }

    /// Artefacts to the dig sites and, later ones on top, to the black market.
    fn lay_out_artefacts(&mut self) {
        let row = GameBox::get().for_players(self.variants.seats);
        for colour in Colour::ALL {
            for _ in 0..row.sites {
                self.draw_to_site(colour);
            }
            for _ in 0..row.stacks {
                if let Some(artefact) = self.piles[colour.index()].pop() {
                    self.stacks[colour.index()].insert(0, artefact);
                }
            }
        }
    }

    /// Moves the top artefact of a supply pile to its dig site.
    pub(crate) fn draw_to_site(&mut self, colour: Colour) -> Option<Artefact> {
        let artefact = self.piles[colour.index()].pop()?;
        self.sites[artefact.index()] += 1;
        Some(artefact)
    }
}
