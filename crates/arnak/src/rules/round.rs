//! Rounds: how they begin and end.

use dighouse_game::{List, Listing, Log, Seat, Seats, Stream, Viewers};

use crate::knowledge::holding::{Held, Known, MOST_CARDS};
use crate::player::Discards;
use crate::state::market::Fright;
use crate::state::{Figure, Phase};
use crate::{Action, Arnak, Card, Event, Icons, Reason, Space};

/// How many cards everybody holds at the beginning of a round.
pub(crate) const HAND: usize = 5;

/// How many rounds are played.
pub(crate) const ROUNDS: u8 = 5;

impl Arnak {
    /// Everybody draws; the first turn begins.
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        log.tell(Event::RoundBegan { round: self.round });
        for seat in self.seats_from(self.starter) {
            self.fill_hand(seat, log);
        }
        self.phase = Phase::Turn;
        self.begin_turn(self.starter);
        if self.variants.is_solo() {
            self.rival_turn(log);
        }
    }

    /// The events name the cards in the order of the hand: the order of the draw stays hidden.
    fn fill_hand(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let mut drawn = [None; HAND];
        let mut count = 0;
        while self.players[seat].holding.hand_len() < HAND {
            let Some(held) = self.players[seat].holding.draw() else { break };
            self.forget_mix_of(held);
            self.chance.reveal();
            drawn[count] = Some(held.card());
            count += 1;
        }
        drawn[..count].sort_unstable();
        for card in drawn.into_iter().flatten() {
            log.record(Viewers::only(seat), Event::DrewCard { seat, card });
        }
        log.tell(Event::HandDrawn { seat, count: count as u8 });
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.main_done = false;
        self.pool = Icons::NONE;
    }

    pub(crate) fn end_turn(&mut self, log: &mut impl Log<Event>) {
        log.tell(Event::TurnEnded { seat: self.turn });
        self.pool = Icons::NONE;
        self.refill_row(log);
        if self.variants.is_solo() {
            self.rival_turn(log);
        }
        self.next_turn(log);
    }

    /// Gives the turn to the next player who has not passed, or ends the round.
    fn next_turn(&mut self, log: &mut impl Log<Event>) {
        let mut after = self.seats_from(self.turn).skip(1).chain([self.turn]);
        match after.find(|&seat| !self.players[seat].passed) {
            Some(seat) => self.begin_turn(seat),
            None => {
                self.finish_rival_tiles(log);
                self.end_round(log);
            }
        }
    }

    /// The archaeologists return, some of them with Fear.
    fn end_round(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats_from(self.starter) {
            for space in Space::all() {
                let site = space.site();
                if self.island.figure(space) == Figure::Of(seat)
                    && self.island.guardian(site).is_some()
                    && !self.players[seat].war_mask
                {
                    log.tell(Event::ReturnedFromGuardian { seat, site });
                    self.take_fear(seat, log);
                }
            }
        }
        self.island.lift_all();
        if self.round == ROUNDS {
            self.phase = Phase::Over;
            self.announce_winner(log);
        } else {
            self.phase = Phase::Keep;
            self.turn = self.starter;
            for seat in self.seats() {
                let hand = self.players[seat].holding.hand_mut();
                hand.sort_unstable_by_key(|held| (held.card(), held.kind()));
                self.players[seat].decided = self.players[seat].holding.hand_len() == 0;
            }
            self.go_on_keeping(log);
        }
    }

    /// Those who have not yet decided which cards to keep. Everybody is asked at once.
    pub(crate) fn keepers(&self) -> Seats {
        self.seats().filter(|&seat| !self.players[seat].decided).collect()
    }

    /// The cards of a hand that are not put away; equal ones follow each other.
    fn still_kept(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let kept = |held: &&Held| !held.is_put_away();
        self.players[seat].holding.hand().iter().filter(kept).map(|held| held.card())
    }

    pub(crate) fn list_keep(&self, seat: Seat, out: &mut impl Listing<Action>) {
        if self.players[seat].decided {
            return;
        }
        let mut last = None;
        for card in self.still_kept(seat) {
            if last != Some(card) {
                out.push(Action::UseUp { card });
            }
            last = Some(card);
        }
        out.push(Action::Done);
    }

    pub(crate) fn forbids_keep(&self, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Done => None,
            Action::UseUp { card } if self.still_kept(seat).any(|kept| kept == card) => None,
            Action::UseUp { card } => Some(Reason::NotInHand { card }),
            _ => Some(Reason::AnotherDecision),
        }
    }

    /// Marks a card to be put away, or keeps the others.
    pub(crate) fn play_keep(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat];
        if let Action::UseUp { card } = action {
            let mut hand = player.holding.hand_mut().iter_mut();
            if let Some(held) = hand.find(|held| held.card() == card && !held.is_put_away()) {
                *held = held.put_away(true);
            }
        } else {
            player.decided = true;
            self.go_on_keeping(log);
        }
    }

    /// When all answers are in, shows them and prepares the next round.
    fn go_on_keeping(&mut self, log: &mut impl Log<Event>) {
        if !self.keepers().is_empty() {
            return;
        }
        for seat in self.seats_from(self.starter) {
            self.carry_out_answers(seat, log);
        }
        self.prepare_round(log);
    }

    fn carry_out_answers(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.players[seat].discards = Discards::default();
        if self.players[seat].holding.hand_len() == 0 {
            return;
        }
        let hand =
            List::<Held, MOST_CARDS>::from_slice(self.players[seat].holding.hand()).unwrap_or_default();
        self.players[seat].holding.hand_mut().iter_mut().for_each(|held| *held = held.put_away(false));
        for held in hand.iter().filter(|held| held.is_put_away()) {
            self.players[seat].discards.put(held.card());
            self.put_away(seat, held.card(), log);
        }
        let count = self.players[seat].holding.hand_len() as u8;
        log.tell(Event::CardsKept { seat, count });
    }

    /// Prepares the next round once everybody has decided what to keep.
    fn prepare_round(&mut self, log: &mut impl Log<Event>) {
        let mut stream = self.chance.stream();
        for seat in self.seats_from(self.starter) {
            self.shuffle_play_area(seat, &mut stream, log);
            let player = &mut self.players[seat];
            player.refresh_assistants();
            player.passed = false;
            player.decided = false;
            player.war_mask = false;
            player.ocarina = false;
        }
        self.move_staff(log);
        if self.variants.is_solo() {
            self.rival.shuffle(&mut stream);
        }
        self.starter = self.seats_from(self.starter).nth(1).unwrap_or(self.starter);
        self.begin_round(log);
    }

    /// Shuffles the cards of the play area and puts them under the deck. Fear tiles stay.
    fn shuffle_play_area(&mut self, seat: Seat, stream: &mut Stream, log: &mut impl Log<Event>) {
        let mut block = [Held::default(); MOST_CARDS];
        let player = &mut self.players[seat];
        let mut count = 0;
        for card in player.played.all() {
            block[count] = Held::new(card, self.round, Known::Nobody);
            count += 1;
        }
        stream.shuffle(&mut block[..count]);
        player.holding.put_under(&block[..count]);
        player.played.clear();
        log.tell(Event::CardsShuffled { seat, count: count as u8 });
    }

    /// Puts a Fear card into the play area of `seat`, or a fear tile if no card is left.
    pub(crate) fn take_fear(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let played = &mut self.players[seat].played;
        match self.market.take_fear() {
            Some(Fright::Card) => {
                played.put(Card::FEAR);
                log.tell(Event::FearTaken { seat });
            }
            Some(Fright::Tile) => {
                played.put_fear_tile();
                log.tell(Event::FearTileTaken { seat });
            }
            None => log.tell(Event::NoFearLeft { seat }),
        }
    }
}
