//! What must hold in every position, beyond what its parts check themselves.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{ScenarioError, Seat};

use crate::components::place::Places;
use crate::components::{GameBox, MOST_FUEL};
use crate::knowledge::holding::Pick;
use crate::rules::excavate::MOST;
use crate::state::task::{Answer, Task};
use crate::state::zu_deck::ZuDeck;
use crate::{Artefact, Buyer, Colour, ExcavationEarth, Market, Party};

/// How many explorers a player has.
const EXPLORERS: usize = 3;

impl ExcavationEarth {
    /// Whether the box and the rules allow this state.
    pub(crate) fn check(&self) -> Checked {
        if self.task == Task::Faction {
            return self.check_beginning();
        }
        self.turns.check(self.variants.parties())?;
        self.check_factions()?;
        for party in self.variants.parties() {
            self.check_party(party)?;
        }
        self.check_boards()?;
        self.check_task()?;
        let mut actions = Vec::new();
        for seat in self.pending_decision().seats().iter() {
            actions.clear();
            self.list_actions(seat, &mut actions);
            ensure(!actions.is_empty(), "somebody is asked who can do nothing")?;
        }
        Ok(())
    }

    /// Before factions are chosen, nothing is dealt.
    fn check_beginning(&self) -> Checked {
        let blank = ExcavationEarth::unshuffled(self.variants, self.chance);
        let sorted = |game: &ExcavationEarth| {
            let mut game = *game;
            game.cards = game.cards.sorted();
            game.artefacts = game.artefacts.sorted();
            game.buyers = game.buyers.with_cards_discarded();
            game.players.iter_mut().for_each(crate::Player::leave_faction);
            game.zu = ZuDeck::NONE;
            game
        };
        ensure(sorted(self) == sorted(&blank), "something is dealt before the factions are chosen")?;
        let buyer_cards: usize = GameBox::get().buyer_cards.iter().map(|&count| usize::from(count)).sum();
        ensure(self.buyers.deck().len() == buyer_cards, "all buyer cards are in their deck")?;
        ensure(self.chooser().is_some(), "every faction is chosen")?;
        let chosen = Seat::first(self.variants.seats).map(|seat| self.players[seat].faction());
        let mut after_the_first_without = chosen.skip_while(Option::is_some);
        ensure(after_the_first_without.all(|it| it.is_none()), "factions are chosen in order")?;
        self.check_factions()
    }

    fn check_factions(&self) -> Checked {
        let factions: Vec<_> =
            Seat::first(self.variants.seats).filter_map(|seat| self.players[seat].faction()).collect();
        let twice = factions.iter().enumerate().any(|(place, faction)| factions[..place].contains(faction));
        ensure(!twice, "two players have one faction")
    }

    fn check_party(&self, party: Party) -> Checked {
        let player = &self.players[party];
        if party == Party::Zu {
            let bare = player.faction().is_none() && player.hand.is_empty() && player.places().is_empty();
            ensure(bare, "Zu has neither faction, cards nor explorers")?;
            return ensure(player.token().is_none(), "Zu takes no initiative token");
        }
        ensure(player.faction().is_some(), "a player has no faction")?;
        let settled = player.places().len() == EXPLORERS;
        let start = player.places() == GameBox::get().start && self.turns.round() == 1;
        ensure(settled || start, format_args!("explorers stand at {}", named(player.places())))?;
        ensure(player.credits() >= 0 || self.task == Task::Over, "a player has debts")
    }

    fn check_boards(&self) -> Checked {
        let figures = &GameBox::get().figures;
        let longest = usize::from(figures.buyers.queue);
        let short = Market::all().all(|market| self.buyers.queue(market).len() <= longest);
        ensure(short, "a queue is too long")?;
        self.check_set_out()?;
        let dealt = if self.turns.is_last_round() || !self.is_set_out() {
            0
        } else {
            usize::from(GameBox::get().for_players(self.variants.seats).forecast)
        };
        let spaces = self.forecast.spaces();
        ensure(spaces.len() == dealt, "the forecast has another number of cards")?;
        let seated = |party: Party| self.variants.parties().any(|other| other == party);
        let own = spaces.iter().filter_map(|space| space.marker).all(seated);
        ensure(own, "a crew marker of nobody lies on the forecast")?;
        let revealed = self.command.designs().is_some();
        ensure(revealed == (self.turns.round() > 1), "there are command cards from round 2 on")?;
        let mut tokens: Vec<u8> = self.players.iter().filter_map(crate::Player::token).collect();
        tokens.sort_unstable();
        let lowest_first = tokens.iter().copied().eq(1..=tokens.len() as u8);
        ensure(lowest_first, "initiative tokens are taken from the lowest on, each once")?;
        ensure(self.buyers.in_supply(Buyer::Special) <= figures.buyers.special, "too many special buyers")
    }

    /// Before the hands are settled, nothing lies on the boards.
    fn check_set_out(&self) -> Checked {
        let empty = || {
            let no_artefacts = Artefact::all().all(|artefact| !self.artefacts.lies(artefact))
                && Colour::ALL.iter().all(|&colour| self.artefacts.stack(colour).is_empty());
            no_artefacts
                && self.buyers.ship().next().is_none()
                && Market::all().all(|market| self.buyers.queue(market).is_empty())
        };
        ensure(self.is_set_out() || empty(), "the board is set out after the hands are dealt")
    }

    fn check_task(&self) -> Checked {
        let drafting = matches!(self.task, Task::Draft { .. });
        ensure(drafting || self.draft.is_empty(), "cards are passed on only in a draft")?;
        match self.task {
            Task::Mulligan { .. } | Task::Redraw { .. } | Task::Draft { .. } | Task::Over | Task::Faction => {
                let nobody = self.turns.actions_left() == 0 && self.turns.place() == 0;
                ensure(nobody && self.gained.is_empty(), "nobody has the turn")?;
                self.check_common_task()
            }
            _ => {
                ensure(self.turns.actions_left() > 0, "one or two actions are left in a turn")?;
                ensure(self.turns.mover() != Party::Zu, "Zu takes its turns by itself")?;
                let passed = self.me().has_passed() == (self.task == Task::KeepTwo);
                ensure(passed, "a player who has passed has no turn")?;
                let settled = self.me().places().len() == EXPLORERS;
                ensure(settled != (self.task == Task::Settle), "the third explorer is placed first")?;
                self.check_turn_task()?;
                self.check_gained()
            }
        }
    }

    /// Decisions that are not part of a turn.
    fn check_common_task(&self) -> Checked {
        match self.task {
            Task::Mulligan { .. } => self.check_mulligan(),
            Task::Redraw { seat, answers, .. } => {
                self.check_mulligan()?;
                ensure(seat.index() < usize::from(self.variants.seats), "an empty seat redraws")?;
                let all =
                    Seat::first(self.variants.seats).all(|seat| answers[seat.index()] != Answer::Waiting);
                ensure(all, "all have answered before somebody redraws")
            }
            Task::Draft { pick } => self.check_draft(pick),
            _ => ensure(self.turns.is_last_round(), "the game ends after round 3"),
        }
    }

    fn check_mulligan(&self) -> Checked {
        let first = self.turns.round() == 1 && !self.variants.drafts_first_hands();
        ensure(first, "the mulligan is in round 1")?;
        ensure(!self.pending_decision().seats().is_empty(), "nobody is asked")
    }

    fn check_draft(&self, pick: u8) -> Checked {
        let first_hands = self.variants.drafts_first_hands();
        ensure(self.turns.round() > 1 || first_hands, "hands are drafted from round 2 on")?;
        ensure(!self.pending_decision().seats().is_empty(), "nobody is asked")?;
        // Alone, two further cards are discarded after the first pick.
        let hand = &GameBox::get().figures.hand;
        let size = match (self.variants.solo(), pick) {
            (true, 0..2) => hand.dealt_solo - 4 * pick,
            (false, 0..3) => hand.dealt - 2 * pick,
            _ => return Err(ScenarioError::impossible("there is no such pick")),
        };
        for seat in Seat::first(self.variants.seats) {
            ensure(
                self.draft.packet(seat).len() == usize::from(size),
                "a packet has another number of cards",
            )?;
            let memory = self.players[seat].hand.memory();
            let now = usize::from(self.turns.round()) - 1;
            let blank = |pick: Pick| memory.picks(pick)[now].is_empty();
            let not_made = blank(Pick::Third) && (pick > 1 || blank(Pick::Second));
            ensure(not_made, "a pick is known that was not made")?;
        }
        Ok(())
    }

    /// Decisions of the player whose turn it is.
    fn check_turn_task(&self) -> Checked {
        let player = self.me();
        match self.task {
            Task::Travel { fuel, .. } => ensure(usize::from(fuel) <= MOST_FUEL, "no such journey"),
            Task::Excavate { colour } => {
                let possible = self.gained.iter().all(|artefact| artefact.colour() == colour);
                ensure(possible, "no such excavation")
            }
            Task::Sample { .. } => {
                let new = self.gained.iter().any(|&artefact| !player.has_sample(artefact));
                ensure(new && player.can_place_crew(), "there is nothing to sample")
            }
            Task::Give { colour, markets, left } => {
                let enough = player.owned(colour) >= left && (1..=3).contains(&left);
                ensure(enough && (1..=3).contains(&markets.len()), "no such sale")
            }
            Task::Gear { left, .. } => ensure((1..=3).contains(&left), "no such gear"),
            Task::Trade(trade) => {
                let known = (1..=3).contains(&trade.left) && (0..=1).contains(&trade.surcharge);
                ensure(known, "no such trade")
            }
            Task::Bribe { left, .. } => ensure((1..=3).contains(&left), "no such bribery"),
            Task::Discard { left, chosen } => {
                let hand = player.hand.cards();
                let count = |card| chosen.iter().filter(|&&other| other == card).count();
                let own = chosen.iter().all(|&card| count(card) <= usize::from(hand.count(card)));
                let in_order = chosen.is_sorted() && chosen.len() + usize::from(left) <= 4;
                ensure(own && in_order && left > 0, "no such discard")
            }
            Task::Uncover { drawn } => {
                let colour = drawn.first().map(|artefact| artefact.colour());
                let alike = drawn.iter().all(|artefact| Some(artefact.colour()) == colour);
                ensure(!drawn.is_empty() && alike && drawn.is_sorted(), "no such survey")
            }
            Task::Pick { cards } => ensure(cards.0 <= cards.1, "the two cards are in order"),
            Task::Replace { .. } => ensure(!self.turns.is_last_round(), "there is no forecast in round 3"),
            Task::FreeAction => ensure(self.turns.is_last_round(), "restructuring is for round 3"),
            Task::Settle
            | Task::FreeStep
            | Task::Choose
            | Task::Trader { .. }
            | Task::SpecialBuyer { .. }
            | Task::ColouredBuyer { .. }
            | Task::Command { .. }
            | Task::Purchase { .. }
            | Task::Sale { .. }
            | Task::KeepTwo => Ok(()),
            Task::Faction | Task::Mulligan { .. } | Task::Redraw { .. } | Task::Draft { .. } | Task::Over => {
                Err(ScenarioError::impossible("this decision is not part of a turn"))
            }
        }
    }

    /// Artefacts are gained only by some actions, and at most three by one.
    fn check_gained(&self) -> Checked {
        let (gains, to_come) = match self.task {
            Task::Sample { .. } => (true, 0),
            Task::Excavate { .. } => (true, MOST.saturating_sub(self.gained.len()) as u8),
            Task::Gear { left, .. } => (true, left),
            Task::Trade(trade) => (true, trade.left),
            _ => (false, 0),
        };
        ensure(gains || self.gained.is_empty(), "something was gained that cannot be sampled")?;
        let (taken, player) = (&self.gained, self.me());
        let owned = |artefact: Artefact| player.stored().filter(|&other| other == artefact).count();
        let count = |artefact: Artefact| taken.iter().filter(|&&other| other == artefact).count();
        ensure(
            taken.iter().all(|&artefact| count(artefact) <= owned(artefact)),
            "what was gained is not there",
        )?;
        ensure(taken.is_sorted(), "what was gained is sorted")?;
        ensure(taken.len() + usize::from(to_come) <= 3, "too much was gained")
    }
}

/// Places, for messages.
fn named(places: Places) -> String {
    places.iter().map(|place| place.to_string()).collect::<Vec<_>>().join(", ")
}
