//! What must hold in every position.

use dighouse_game::Seat;
use dighouse_game::scenario::{Checked, ensure};

use crate::rules::bet::sum;
use crate::rules::curse::{END_SPACE, SKULL_SPACE};
use crate::rules::guess::guess_points;
use crate::rules::score::Category;
use crate::state::Phase;
use crate::{Bet, Curse, LostCode, Outcome, PerSymbol, Round, Symbol, Token, Values};

/// The most points of a category, positive or negative.
const MOST_POINTS: i16 = 500;

impl LostCode {
    /// Checks that the box and the rules allow this state.
    pub(crate) fn check(&self) -> Checked {
        self.check_tiles()?;
        self.check_history()?;
        self.check_current_round()?;
        self.check_points()?;
        self.check_tokens()?;
        self.check_sheets()?;
        self.check_curse()
    }

    /// Every tile of the box is in exactly one place.
    fn check_tiles(&self) -> Checked {
        let top = self.variants.top_value();
        for &symbol in self.variants.symbols() {
            let discards = self.rounds_so_far().iter().flat_map(|round| round.discards.0).flatten();
            let discarded = discards.filter(|tile| tile.symbol == symbol).map(|tile| tile.value);
            let racks = self.racks.iter().map(|rack| rack[symbol]);
            let piled = self.piles[symbol].iter().copied();
            let tiles: Vec<u8> = discarded.chain(racks).chain(piled).chain([self.removed[symbol]]).collect();
            let each_once = tiles.iter().all(|&value| value <= top)
                && tiles.len() == usize::from(top) + 1
                && tiles.iter().copied().collect::<Values>() == Values::up_to(top);
            ensure(each_once, format_args!("the tiles of the {symbol} are not 0 to {top}, each once"))?;
        }
        let discards = self.rounds_so_far().iter().flat_map(|round| round.discards.0).flatten();
        let in_play = discards.into_iter().all(|tile| self.variants.symbols().contains(&tile.symbol));
        ensure(in_play, "a discarded tile is not in play")
    }

    /// Outcomes of bets are true; bets and exchanges follow the rules.
    fn check_history(&self) -> Checked {
        let beginner = self.variants.beginner;
        let settled = self.settled_rounds();
        for (index, round) in settled.iter().enumerate() {
            ensure(!(beginner && round.dice.count(Symbol::Bear) > 0), "a bear stayed on the dice")?;
            let current = index + 1 == usize::from(self.round);
            for seat in Seat::ALL {
                if let Some(bet) = round.bets[seat] {
                    self.check_bet(seat, bet, round, current && matches!(self.phase, Phase::Bet { .. }))?;
                    let tile = self.rack_in_round(seat, index);
                    let told = bet
                        .outcome
                        .is_none_or(|told| told == self.outcome(bet.window, sum(&tile, round.dice)));
                    ensure(
                        told,
                        format_args!("seat {seat} was told a wrong outcome in round {}", index + 1),
                    )?;
                }
                let hit = round.bets[seat].and_then(|bet| bet.outcome) == Some(Outcome::Hit);
                ensure(
                    !(hit && round.discards[seat].is_some()),
                    "a player who did not miss exchanged a tile",
                )?;
            }
        }
        Ok(())
    }

    fn check_bet(&self, seat: Seat, bet: Bet, round: &Round, open: bool) -> Checked {
        let width = bet.window.width();
        let wheel = self.wheels.iter().any(|wheel| wheel.width == width);
        ensure(wheel && bet.window.high() <= self.variants.top_sum(), "no wheel has this window")?;
        let others = Seat::ALL.into_iter().filter(|&other| other != seat);
        let taken = others.filter_map(|other| round.bets[other]).any(|other| other.window.width() == width);
        ensure(!taken, "two seats have the same wheel")?;
        ensure(bet.outcome.is_none() == open, "a bet has an outcome exactly when it was checked")
    }

    /// The current round has what its phase needs; the last phases come in the last round.
    fn check_current_round(&self) -> Checked {
        let order_is_track = self.turn_order() == self.track.order();
        match self.phase {
            Phase::Token { .. } | Phase::Turn => ensure(order_is_track, "the turn order is the track's"),
            Phase::Bet { asked } => {
                let round = self.rounds[usize::from(self.round) - 1];
                let bets = round.bets.0.iter().flatten().count();
                ensure(order_is_track, "the turn order is the track's")?;
                ensure(round.dice == self.dice, "the dice are not those of the round")?;
                ensure(bets == usize::from(asked), "bets are made in turn order")?;
                ensure(round.discards.0 == [None; 4], "tiles are exchanged after the check")
            }
            Phase::Exchange { .. } => {
                let round = self.rounds[usize::from(self.round) - 1];
                let bets = round.bets.0.iter().flatten().count();
                ensure(round.dice == self.dice, "the dice are not those of the round")?;
                ensure(
                    bets == usize::from(self.variants.seats),
                    "not all players have bet before the exchange",
                )
            }
            Phase::Guess | Phase::Over => {
                ensure(self.round == self.variants.rounds(), "the last guesses come after the last round")
            }
        }
    }

    /// What was on a rack when a round (counted from 0) was checked.
    fn rack_in_round(&self, seat: Seat, index: usize) -> PerSymbol<u8> {
        let mut rack = self.racks[seat.index()];
        for round in self.rounds_so_far()[index..].iter().rev() {
            if let Some(tile) = round.discards[seat] {
                rack[tile.symbol] = tile.value;
            }
        }
        rack
    }

    fn check_points(&self) -> Checked {
        for seat in Seat::first(self.variants.seats) {
            let points = self.track.points(seat);
            let sum: i32 = self.players[seat].scored.iter().map(|&points| i32::from(points)).sum();
            ensure(sum == i32::from(points), "the points by category are not those of the track")?;
            let few = |points: &i16| (-MOST_POINTS..=MOST_POINTS).contains(points);
            ensure(
                self.players[seat].scored.iter().all(few) && few(&points),
                "a player has too many points",
            )?;
            ensure(!self.variants.score_floor || points >= 0, "a marker lies below the floor")?;
            let guesses = self.players[seat].scored[Category::Guesses as usize];
            if self.phase != Phase::Over {
                ensure(guesses == 0, "guesses are scored at the end")?;
            } else if !self.variants.score_floor {
                let net: i16 =
                    self.variants.symbols().iter().map(|&symbol| self.line_points(seat, symbol)).sum();
                ensure(net == guesses, "the points for guesses are not those of the sheets")?;
            }
        }
        Ok(())
    }

    fn line_points(&self, seat: Seat, symbol: Symbol) -> i16 {
        let values = self.players[seat].sheet.entry(symbol).unwrap_or_default();
        let doubled = self.tokens[symbol] == Token::Taken(seat);
        guess_points(values, self.racks[seat.index()][symbol], doubled)
    }

    fn check_tokens(&self) -> Checked {
        for symbol in Symbol::ALL {
            let in_play = self.variants.shortcut && self.variants.symbols().contains(&symbol);
            match self.tokens[symbol] {
                Token::Out => {}
                Token::Free => ensure(
                    in_play && self.round <= self.variants.last_token_round(),
                    "a token is free that has left the game",
                )?,
                Token::Taken(seat) => {
                    ensure(in_play && self.variants.has(seat), "a token is not in the game")?;
                    let entry = self.players[seat].sheet.entry(symbol).unwrap_or_default();
                    ensure(!entry.is_empty(), "a token was taken without writing values")?;
                }
            }
        }
        Ok(())
    }

    fn check_sheets(&self) -> Checked {
        for seat in Seat::first(self.variants.seats) {
            let mut complete = true;
            for &symbol in self.variants.symbols() {
                let taken = self.tokens[symbol] == Token::Taken(seat);
                let entry = self.players[seat].sheet.entry(symbol);
                ensure(
                    self.forbids_values(entry.unwrap_or_default()).is_none(),
                    "a sheet has values that are not allowed",
                )?;
                let early = entry.is_some() && !taken && !matches!(self.phase, Phase::Guess | Phase::Over);
                ensure(!early, "sheets are written at the end")?;
                ensure(
                    entry.is_none() || taken || complete,
                    "sheets are written in the order of the symbols",
                )?;
                complete &= entry.is_some();
            }
            ensure(complete || self.phase != Phase::Over, "a sheet is not complete")?;
        }
        let guessing = !self.still_guessing().is_empty();
        ensure(guessing || self.phase != Phase::Guess, "every sheet is complete")
    }

    fn check_curse(&self) -> Checked {
        if self.curse == Curse::Out {
            return Ok(());
        }
        let after_check = matches!(self.phase, Phase::Exchange { .. } | Phase::Guess | Phase::Over);
        let active_to = self.variants.last_cursed_round() - u8::from(after_check);
        ensure(self.variants.curse && self.round <= active_to, "the skull has left the game")?;
        let foremost = self.track.foremost();
        match self.curse {
            Curse::Out => Ok(()),
            Curse::Waiting => {
                ensure(self.track.points(foremost) < SKULL_SPACE, "a player has passed the skull")
            }
            Curse::Held(seat) => ensure(
                seat == foremost && self.track.points(foremost) < END_SPACE,
                "the foremost player has the skull, before the end mark",
            ),
        }
    }
}
