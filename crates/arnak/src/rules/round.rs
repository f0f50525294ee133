//! Rounds: how they begin and end.

use dighouse_game::{Log, Seat, Stream, Viewers};

use crate::knowledge::holding::{Held, Known, MOST_CARDS};
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
            self.ask_keeper(self.starter, log);
        }
    }

    /// Asks `seat`, or the next one with cards in hand, which cards to keep.
    fn ask_keeper(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let mut rest = self.seats_from(self.starter).skip_while(|&other| other != seat);
        match rest.find(|&seat| self.players[seat].holding.hand_len() > 0) {
            Some(seat) => self.turn = seat,
            None => self.prepare_round(log),
        }
    }

    fn next_keeper(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn;
        let count = self.players[seat].holding.hand_len() as u8;
        log.tell(Event::CardsKept { seat, count });
        let next = self.seats_from(self.starter).skip_while(|&other| other != seat).nth(1);
        match next {
            Some(next) => self.ask_keeper(next, log),
            None => self.prepare_round(log),
        }
    }

    pub(crate) fn list_keep(&self, out: &mut Vec<Action>) {
        self.each_hand_card(self.turn, |card| out.push(Action::UseUp { card }));
        out.push(Action::Done);
    }

    pub(crate) fn forbids_keep(&self, action: Action) -> Option<Reason> {
        match action {
            Action::Done => None,
            Action::UseUp { card } => self.forbids_use_up(card),
            _ => Some(Reason::AnotherDecision),
        }
    }

    pub(crate) fn play_keep(&mut self, action: Action, log: &mut impl Log<Event>) {
        let done = match action {
            Action::Done => true,
            Action::UseUp { card } => {
                self.use_up(card, log);
                self.me().holding.hand_len() == 0
            }
            _ => unreachable!("`forbids_keep` lets nothing else through"),
        };
        if done {
            self.next_keeper(log);
        }
    }

    /// Prepares the next round once everybody has decided what to keep.
    fn prepare_round(&mut self, log: &mut impl Log<Event>) {
        let mut stream = self.chance.stream();
        for seat in self.seats_from(self.starter) {
            self.shuffle_play_area(seat, &mut stream, log);
            let player = &mut self.players[seat];
            player.refresh_assistants();
            player.passed = false;
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
