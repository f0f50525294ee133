//! What must hold in every position: the checks behind the one door in.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{ScenarioError, Seat};

use crate::components::GameBox;
use crate::components::card::Cards;
use crate::player::ALL_TRAVEL;
use crate::scenario::position::named;
use crate::state::task::Task;
use crate::state::{ACTIONS, ROUNDS};
use crate::{Buyer, Card, ExcavationEarth, Party};

impl ExcavationEarth {
    /// Whether the box and the rules allow this state.
    pub(crate) fn check(&self) -> Checked {
        if self.task == Task::Faction {
            return self.check_beginning();
        }
        self.check_order()?;
        for party in self.variants.parties() {
            self.check_party(party)?;
        }
        self.check_boards()?;
        self.check_zu()?;
        self.check_task()?;
        let mut actions = Vec::new();
        for seat in self.asked().seats().iter() {
            actions.clear();
            self.list(seat, &mut actions);
            ensure(!actions.is_empty(), "somebody is asked who can do nothing")?;
        }
        Ok(())
    }

    /// Before factions are chosen nothing is dealt.
    fn check_beginning(&self) -> Checked {
        let blank = ExcavationEarth::unshuffled(self.variants, self.chance);
        let sorted = |game: &ExcavationEarth| {
            let mut game = *game;
            game.deck.as_mut_slice().sort_unstable();
            game.piles.iter_mut().for_each(|pile| pile.as_mut_slice().sort_unstable());
            game.buyer_deck.clear();
            game.buyer_discard = GameBox::get().buyer_cards;
            game.players.iter_mut().for_each(|player| player.faction = None);
            game.zu = crate::rules::zu::ZuDeck::NONE;
            game
        };
        ensure(sorted(self) == sorted(&blank), "something is dealt before the factions are chosen")?;
        ensure(self.buyer_deck.len() == crate::state::BUYER_DECK, "all buyer cards are in their deck")?;
        ensure(self.chooser().is_some(), "every faction is chosen")?;
        let mut chosen = Seat::first(self.variants.seats).map(|seat| self.players[seat.index()].faction);
        ensure(
            chosen.by_ref().skip_while(Option::is_some).all(|it| it.is_none()),
            "factions are chosen in order",
        )?;
        self.check_factions()?;
        self.check_zu()
    }

    fn check_factions(&self) -> Checked {
        let factions: Vec<_> =
            Seat::first(self.variants.seats).filter_map(|seat| self.players[seat.index()].faction).collect();
        let twice = factions.iter().enumerate().any(|(place, faction)| factions[..place].contains(faction));
        ensure(!twice, "two players have one faction")
    }

    fn check_order(&self) -> Checked {
        let parties: Vec<Party> = self.variants.parties().collect();
        let mut order = self.order.as_slice().to_vec();
        order.sort_unstable();
        ensure(order == parties, "the turn order has every party once")?;
        ensure(usize::from(self.turn) < parties.len(), "nobody has the turn")?;
        self.check_factions()
    }

    fn check_party(&self, party: Party) -> Checked {
        let player = &self.players[party.index()];
        if party == Party::Zu {
            let bare = player.faction.is_none() && player.hand.is_empty() && player.travel == 0;
            ensure(bare && player.explorers.is_empty(), "Zu has neither faction, cards nor explorers")?;
            ensure(
                self.packets[party.index()].is_empty() && player.token == 0,
                "Zu has neither cards nor tokens",
            )?;
            return ensure(self.kept[party.index()].is_none(), "Zu keeps no cards");
        }
        ensure(player.faction.is_some(), "a player has no faction")?;
        ensure(player.travel & !ALL_TRAVEL == 0, "a travel card is there twice")?;
        ensure(!player.passed || player.travel == 0, "who has passed has no travel cards")?;
        let settled = player.explorers.len() == 3;
        let start = player.explorers == GameBox::get().start && self.round == 1;
        ensure(settled || start, &format!("explorers stand at {}", named(player.explorers)))?;
        ensure(player.credits >= 0 || self.task == Task::Over, "a player has debts")?;
        let mut known: Cards = player.memory.shown.into_iter().collect();
        for cards in player.memory.second.iter().chain(&player.memory.third) {
            known.add_all(cards.iter().copied().collect());
        }
        let in_hand = Card::all().all(|card| known.count(card) <= player.hand.count(card));
        ensure(in_hand, "a card known to others is not in the hand")?;
        let Some(unlike) = player.memory.unlike else { return Ok(()) };
        let lack = |cards: Cards| cards.iter().filter(|&card| !unlike.alike.fits(card)).count();
        ensure(
            lack(player.hand) - lack(known) >= usize::from(unlike.least),
            "more cards should lack what was shown in the mulligan",
        )
    }

    fn check_boards(&self) -> Checked {
        let figures = &GameBox::get().figures;
        let longest = usize::from(figures.buyers.queue);
        ensure(self.queues.iter().all(|queue| queue.len() <= longest), "a queue is too long")?;
        for (pile, colour) in self.piles.iter().chain(&self.stacks).zip(crate::Colour::ALL.iter().cycle()) {
            let own = pile.as_slice().iter().all(|artefact| artefact.colour() == *colour);
            ensure(own, "an artefact lies on the pile of another colour")?;
        }
        let spaces = usize::from(GameBox::get().for_players(self.variants.seats).forecast);
        let dealt = if self.round == ROUNDS { 0 } else { spaces };
        ensure(self.forecast.len() == dealt, "the forecast has another number of cards")?;
        let markers = self.forecast.as_slice().iter().filter_map(|space| space.marker);
        let seated = |party: Party| self.variants.parties().any(|other| other == party);
        ensure(markers.into_iter().all(seated), "a crew marker of nobody")?;
        ensure(self.command.is_some() == (self.round > 1), "command cards lie there from round 2 on")?;
        let mut tokens: Vec<u8> =
            self.players.iter().map(|player| player.token).filter(|&token| token > 0).collect();
        tokens.sort_unstable();
        let lowest_first = tokens.iter().copied().eq(1..=tokens.len() as u8);
        ensure(lowest_first, "initiative tokens are taken from the lowest on, each once")?;
        let special = self.pool[Buyer::Special.index()];
        ensure(special <= figures.buyers.special, "too many special buyers")
    }

    fn check_zu(&self) -> Checked {
        if !self.variants.solo() {
            return Ok(());
        }
        self.zu.check(self.round)
    }

    fn check_task(&self) -> Checked {
        let turn = !matches!(
            self.task,
            Task::Mulligan { .. } | Task::Redraw { .. } | Task::Draft { .. } | Task::Over | Task::Faction
        );
        let drafting = matches!(self.task, Task::Draft { .. });
        let empty = |index: usize| self.packets[index].is_empty() && self.kept[index].is_none();
        ensure(drafting || (0..4).all(empty), "cards are passed on only in a draft")?;
        if !turn {
            ensure(
                self.actions_left == 0 && self.turn == 0 && self.gained.is_empty(),
                "nobody has the turn",
            )?;
            return self.check_common_task();
        }
        ensure((1..=ACTIONS).contains(&self.actions_left), "one or two actions are left in a turn")?;
        ensure(self.mover() != Party::Zu, "Zu takes its turns by itself")?;
        ensure(self.me().passed == (self.task == Task::KeepTwo), "who has passed has no turn")?;
        let settled = self.me().explorers.len() == 3;
        ensure(settled != (self.task == Task::Settle), "the third explorer is placed first")?;
        self.check_turn_task()
    }

    /// Questions to all, or before the first turn.
    fn check_common_task(&self) -> Checked {
        match self.task {
            Task::Mulligan { .. } | Task::Redraw { .. } => {
                ensure(self.round == 1 && !self.variants.drafts_first_hands(), "the mulligan is in round 1")?;
                ensure(!self.asked().seats().is_empty(), "nobody is asked")?;
                if let Task::Redraw { seat, answers, .. } = self.task {
                    ensure(seat.index() < usize::from(self.variants.seats), "an empty seat redraws")?;
                    let all = Seat::first(self.variants.seats)
                        .all(|seat| answers[seat.index()] != crate::state::task::Answer::Waiting);
                    ensure(all, "all have answered before somebody redraws")?;
                }
                Ok(())
            }
            Task::Draft { pick } => self.check_draft(pick),
            _ => ensure(self.round == ROUNDS, "the game ends after round 3"),
        }
    }

    fn check_draft(&self, pick: u8) -> Checked {
        let first_hands = self.variants.drafts_first_hands();
        ensure(self.round > 1 || first_hands, "hands are drafted from round 2 on")?;
        ensure(!self.asked().seats().is_empty(), "nobody is asked")?;
        let size = match (self.variants.solo(), pick) {
            (true, 0) => 9,
            (true, 1) => 5,
            (false, 0) => 8,
            (false, 1) => 6,
            (false, 2) => 4,
            _ => return Err(ScenarioError::impossible("there is no such pick")),
        };
        for seat in Seat::first(self.variants.seats) {
            let packet = self.packets[seat.index()];
            ensure(packet.len() == size, "a packet has another number of cards")?;
            let kept = self.kept[seat.index()];
            let own = kept.is_none_or(|(first, second)| first <= second && packet.has_pair(first, second));
            ensure(own, "cards are kept that are not in the packet")?;
            let memory = &self.players[seat.index()].memory;
            let later = usize::from(self.round) - 1;
            let blank = memory.third[later].is_empty() && (pick > 1 || memory.second[later].is_empty());
            ensure(blank, "a pick is known that was not made")?;
        }
        Ok(())
    }

    /// Questions to the player whose turn it is.
    fn check_turn_task(&self) -> Checked {
        let player = self.me();
        match self.task {
            Task::Travel { fuel, start, movable } => {
                let known = usize::from(fuel) <= crate::components::MOST_FUEL && start.len() == 3;
                let part = movable.minus(start).is_empty() && movable.minus(player.explorers).is_empty();
                ensure(known && part, "no such journey")
            }
            Task::Excavate { colour, first } => {
                let possible =
                    first.is_none_or(|first| first.colour() == colour && self.sites[first.index()] > 0);
                ensure(possible, "no such excavation")
            }
            Task::Sample { .. } => {
                let samples = self.gained.as_slice().last().is_some_and(|&it| !player.has_sample(it));
                ensure(samples && player.can_man(), "there is nothing to sample")
            }
            Task::Give { colour, markets, left, .. } => {
                let enough = player.owned(colour) >= left && (1..=3).contains(&left);
                ensure(enough && (1..=3).contains(&markets.len()), "no such sale")
            }
            Task::Gear { left, .. } => ensure((1..=3).contains(&left), "no such gear"),
            Task::Trade(trade) => {
                let known = (1..=3).contains(&trade.left) && (0..=1).contains(&trade.surcharge);
                ensure(known, "no such trade")
            }
            Task::Bribe { left, done } => {
                ensure((1..=3).contains(&left) && done.len() < 3, "no such bribery")
            }
            Task::Discard { left, chosen } => {
                let mut hand = player.hand;
                let mut own = chosen.as_slice().is_sorted() && chosen.len() + usize::from(left) <= 4;
                for card in chosen {
                    own = own && hand.has(card);
                    if own {
                        hand.remove(card);
                    }
                }
                ensure(own && left > 0, "no such discard")
            }
            Task::Uncover { drawn } => {
                let colour = drawn.as_slice().first().map(|artefact| artefact.colour());
                let alike = drawn.as_slice().iter().all(|artefact| Some(artefact.colour()) == colour);
                ensure(drawn.len() > 1 && alike && drawn.as_slice().is_sorted(), "no such survey")
            }
            Task::Pick { cards } => ensure(cards.0 <= cards.1, "the two cards are in order"),
            Task::Replace { .. } => ensure(self.round < ROUNDS, "there is no forecast in round 3"),
            Task::FreeAction => ensure(self.round == ROUNDS, "restructuring is for round 3"),
            _ => Ok(()),
        }?;
        let gains = matches!(self.task, Task::Sample { .. } | Task::Gear { .. } | Task::Trade(_));
        ensure(gains || self.gained.is_empty(), "something was gained that cannot be sampled")?;
        let room = match self.task {
            Task::Gear { left, .. } => usize::from(left),
            Task::Trade(trade) => usize::from(trade.left),
            _ => 0,
        };
        ensure(self.gained.len() + room <= 3, "too much was gained")
    }
}
