//! A state as plain data, and the one door through which such data becomes a state.

use std::collections::BTreeMap;

use game::{Chance, PerSeat, ScenarioError, Seat, Seats, Seed, Setup};
use serde::{Deserialize, Serialize};

use crate::bet::sum;
use crate::curse::{END_SPACE, SKULL_SPACE};
use crate::guess::guess_points;
use crate::lines::{MarkerLine, RoundLines, ScoreLine, SheetLine};
use crate::score::Category;
use crate::state::{MAX_ROUNDS, Phase, Pile, RACKS, Sheet, wheels};
use crate::track::Track;
use crate::values::HIGHEST;
use crate::{
    Bet, Curse, Dice, LostCode, Marker, Outcome, PerSymbol, PhaseName, Round, Symbol, Token, Values, Variants,
};

/// Any moment of a game, as it is written in a scenario. Lists of tiles follow the order of the
/// sheet; `rounds` may leave the bets of earlier rounds out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub(crate) seats: u8,
    pub(crate) round: u8,
    pub(crate) phase: PhaseName,
    pub(crate) asked: Seats,
    pub(crate) dice: Dice,
    pub(crate) order: Vec<Seat>,
    pub(crate) track: Vec<MarkerLine>,
    #[serde(default)]
    pub(crate) scores: Vec<ScoreLine>,
    pub(crate) racks: Vec<Vec<u8>>,
    pub(crate) removed: Vec<u8>,
    pub(crate) piles: Vec<Vec<u8>>,
    #[serde(default)]
    pub(crate) sheets: Vec<SheetLine>,
    #[serde(default)]
    pub(crate) tokens: PerSymbol<Token>,
    #[serde(default = "no_curse")]
    pub(crate) curse: Curse,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    #[serde(default = "any_chance")]
    pub(crate) chance: Chance,
    #[serde(default)]
    pub(crate) rounds: Vec<RoundLines>,
}

fn no_curse() -> Curse {
    Curse::Out
}

fn any_chance() -> Chance {
    Chance::new(Seed::from_number(0))
}

impl LostCode {
    pub(crate) fn as_position(&self) -> Position {
        let variants = self.variants;
        let seats = Seat::first(variants.seats);
        let in_play =
            |tiles: &PerSymbol<u8>| variants.symbols().iter().map(|&symbol| tiles[symbol]).collect();
        let setup = variants.setup();
        Position {
            seats: variants.seats,
            round: self.round,
            phase: self.phase.name(),
            asked: self.asked().seats(),
            dice: self.dice,
            order: self.turn_order().to_vec(),
            racks: self.racks.iter().map(in_play).collect(),
            removed: in_play(&self.removed),
            piles: variants.symbols().iter().map(|&symbol| self.piles[symbol].tiles().to_vec()).collect(),
            tokens: self.tokens,
            curse: self.curse,
            options: setup.changes().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            chance: self.chance,
            track: self.track.markers().map(MarkerLine).collect(),
            scores: seats.clone().map(|seat| self.score_line(seat)).collect(),
            sheets: seats.flat_map(|seat| self.sheet_lines(seat)).collect(),
            rounds: self.settled_rounds().iter().map(RoundLines::of).collect(),
        }
    }

    fn score_line(&self, seat: Seat) -> ScoreLine {
        ScoreLine { seat, points: self.scored[seat] }
    }

    fn sheet_lines(&self, seat: Seat) -> impl Iterator<Item = SheetLine> {
        let entry = move |&symbol: &Symbol| {
            self.sheets[seat].entry(symbol).map(|values| SheetLine { seat, symbol, values })
        };
        self.variants.symbols().iter().filter_map(entry)
    }

    /// How often each tile lies somewhere.
    pub(crate) fn tile_counts(&self) -> Vec<u32> {
        const EACH: usize = HIGHEST as usize + 1;
        let mut counts = vec![0; 6 * EACH];
        let mut count = |symbol: Symbol, value: u8| counts[symbol.index() * EACH + usize::from(value)] += 1;
        for &symbol in self.variants.symbols() {
            count(symbol, self.removed[symbol]);
            self.racks.iter().for_each(|rack| count(symbol, rack[symbol]));
            self.piles[symbol].tiles().iter().for_each(|&value| count(symbol, value));
        }
        for tile in self.rounds_so_far().iter().flat_map(|round| round.discards.0).flatten() {
            count(tile.symbol, tile.value);
        }
        counts
    }
}

type Checked<T = ()> = Result<T, ScenarioError>;

/// Fails with `what` unless `holds`.
fn ensure(holds: bool, what: &str) -> Checked {
    if holds { Ok(()) } else { Err(ScenarioError::impossible(what)) }
}

impl Position {
    /// The state that this describes, if the box allows it.
    pub(crate) fn set_up(self) -> Checked<LostCode> {
        let variants = self.variants()?;
        ensure((1..=variants.rounds()).contains(&self.round), "there is no such round")?;
        let markers: Vec<Marker> = self.track.iter().map(|line| line.0).collect();
        let track = Track::from_markers(&markers)
            .filter(|_| markers.len() == usize::from(variants.seats))
            .ok_or_else(|| ScenarioError::impossible("the track has every marker once, from the back"))?;
        let mut game = LostCode {
            wheels: wheels(&variants)?,
            chance: self.chance,
            phase: Phase::Over,
            round: self.round,
            dice: self.dice,
            order: self.turn_order(&variants)?,
            track,
            scored: self.scores(&variants)?,
            racks: [PerSymbol::default(); RACKS],
            removed: per_symbol(&variants, &self.removed)?,
            piles: self.piles(&variants)?,
            tokens: self.tokens,
            curse: self.curse,
            sheets: self.sheets(&variants)?,
            rounds: self.rounds(&variants)?,
            variants,
        };
        ensure(self.racks.len() == RACKS, "there are four racks")?;
        for (rack, tiles) in game.racks.iter_mut().zip(&self.racks) {
            *rack = per_symbol(&variants, tiles)?;
        }
        game.phase = self.phase(&game)?;
        game.check_tiles()?;
        game.check_history()?;
        game.check_points()?;
        game.check_tokens_and_sheets()?;
        game.check_curse()?;
        ensure(game.asked().seats() == self.asked, "these seats are not the ones to be asked")?;
        Ok(game)
    }

    fn variants(&self) -> Checked<Variants> {
        let mut setup = Setup::new(&crate::setup::INFO, self.seats)?;
        for (key, value) in &self.options {
            setup = setup.choose(key, value)?;
        }
        Ok(Variants::of(&setup))
    }

    fn turn_order(&self, variants: &Variants) -> Checked<[Seat; 4]> {
        let seats = usize::from(variants.seats);
        let everyone = self.order.iter().copied().collect::<Seats>() == Seats::first(variants.seats);
        ensure(self.order.len() == seats && everyone, "the turn order has every seat once")?;
        let mut order = Seat::ALL;
        order[..seats].copy_from_slice(&self.order);
        Ok(order)
    }

    fn scores(&self, variants: &Variants) -> Checked<PerSeat<[i16; 3]>> {
        let mut scores = PerSeat::<[i16; 3]>::default();
        if self.scores.is_empty() {
            for MarkerLine(marker) in &self.track {
                scores[marker.seat][Category::Bets as usize] = marker.points;
            }
        }
        for line in &self.scores {
            ensure(seated(variants, line.seat), "points of an empty seat")?;
            scores[line.seat] = line.points;
        }
        Ok(scores)
    }

    fn piles(&self, variants: &Variants) -> Checked<PerSymbol<Pile>> {
        let sizes_fit = self.piles.iter().all(|pile| pile.len() <= usize::from(variants.pile_size()));
        ensure(sizes_fit, "a pile is larger than at the start")?;
        let piles: Vec<Pile> = self.piles.iter().map(|tiles| Pile::new(tiles)).collect();
        per_symbol(variants, &piles)
    }

    fn sheets(&self, variants: &Variants) -> Checked<PerSeat<Sheet>> {
        let mut sheets = PerSeat::<Sheet>::default();
        for line in &self.sheets {
            ensure(seated(variants, line.seat), "an empty seat has no sheet")?;
            ensure(variants.symbols().contains(&line.symbol), "a sheet names a symbol not in play")?;
            ensure(sheets[line.seat].entry(line.symbol).is_none(), "a sheet has two lines for one symbol")?;
            sheets[line.seat].write(line.symbol, line.values);
        }
        Ok(sheets)
    }

    fn rounds(&self, variants: &Variants) -> Checked<[Round; MAX_ROUNDS]> {
        let current_is_open = matches!(self.phase, PhaseName::Token | PhaseName::Turn);
        let settled = usize::from(self.round) - usize::from(current_is_open);
        ensure(self.rounds.len() == settled, "every round with settled dice is listed, and no other")?;
        let mut rounds = [Round::BLANK; MAX_ROUNDS];
        for (round, lines) in rounds.iter_mut().zip(&self.rounds) {
            round.dice = lines.dice;
            for line in &lines.bets {
                ensure(seated(variants, line.seat), "a bet of an empty seat")?;
                let bet = Bet { window: line.window, outcome: line.outcome };
                let before = round.bets[line.seat].replace(bet);
                ensure(before.is_none(), "a seat bets twice in a round")?;
            }
            for line in &lines.discards {
                ensure(seated(variants, line.seat), "a tile of an empty seat")?;
                let before = round.discards[line.seat].replace(line.tile);
                ensure(before.is_none(), "a seat exchanges twice in a round")?;
            }
        }
        Ok(rounds)
    }

    fn phase(&self, game: &LostCode) -> Checked<Phase> {
        let round = game.rounds[usize::from(self.round) - 1];
        match self.phase {
            PhaseName::Token => {
                let free = |symbol: &Symbol| game.tokens[*symbol] == Token::Free;
                let symbol = self.dice.pair().filter(free);
                let asked = game.turn_order().iter().position(|&seat| Seats::only(seat) == self.asked);
                symbol
                    .zip(asked)
                    .map(|(symbol, asked)| Phase::Token { symbol, asked: asked as u8 })
                    .ok_or_else(|| ScenarioError::impossible("no free token of a pair, or nobody is asked"))
            }
            PhaseName::Turn => Ok(Phase::Turn),
            PhaseName::Bet => {
                let asked = game.turn_order().iter().take_while(|&&seat| round.bets[seat].is_some()).count();
                ensure(asked < usize::from(game.variants.seats), "everybody has bet already")?;
                Ok(Phase::Bet { asked: asked as u8 })
            }
            PhaseName::Exchange => {
                let missed = |&seat: &Seat| {
                    let outcome = round.bets[seat].and_then(|bet| bet.outcome);
                    outcome.is_some_and(|outcome| outcome != Outcome::Hit) && round.discards[seat].is_none()
                };
                let missed: Seats = Seat::first(game.variants.seats).filter(missed).collect();
                ensure(!missed.is_empty(), "nobody has to exchange a tile")?;
                let tiles_left = game.piles.0.iter().any(|pile| !pile.is_empty());
                ensure(tiles_left, "no tile is left to exchange")?;
                Ok(Phase::Exchange { missed })
            }
            PhaseName::Guess => Ok(Phase::Guess),
            PhaseName::Over => Ok(Phase::Over),
        }
    }
}

fn seated(variants: &Variants, seat: Seat) -> bool {
    seat.index() < usize::from(variants.seats)
}

/// One `T` for each symbol in play, in order; the default for the others.
fn per_symbol<T: Copy + Default>(variants: &Variants, list: &[T]) -> Checked<PerSymbol<T>> {
    ensure(
        list.len() == variants.symbols().len(),
        "a list of tiles has another length than the symbols in play",
    )?;
    let mut all = PerSymbol::default();
    for (&symbol, &item) in variants.symbols().iter().zip(list) {
        all[symbol] = item;
    }
    Ok(all)
}

impl LostCode {
    /// Every tile of the box lies somewhere, once.
    fn check_tiles(&self) -> Checked {
        let top = self.variants.top_value();
        for &symbol in self.variants.symbols() {
            let discards = self.rounds_so_far().iter().flat_map(|round| round.discards.0).flatten();
            let discarded = discards.filter(|tile| tile.symbol == symbol).map(|tile| tile.value);
            let racks = self.racks.iter().map(|rack| rack[symbol]);
            let piled = self.piles[symbol].tiles().iter().copied();
            let tiles: Vec<u8> = discarded.chain(racks).chain(piled).chain([self.removed[symbol]]).collect();
            let each_once = tiles.iter().all(|&value| value <= top)
                && tiles.len() == usize::from(top) + 1
                && tiles.iter().copied().collect::<Values>() == Values::up_to(top);
            ensure(each_once, &format!("the tiles of the {symbol} are not 0 to {top}, each once"))?;
        }
        let discards = self.rounds_so_far().iter().flat_map(|round| round.discards.0).flatten();
        let in_play = discards.into_iter().all(|tile| self.variants.symbols().contains(&tile.symbol));
        ensure(in_play, "a discarded tile is not in play")
    }

    /// What was told of the bets is true; bets and exchanges follow the rules.
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
                    ensure(told, &format!("seat {seat} was told something wrong in round {}", index + 1))?;
                }
                let hit = round.bets[seat].and_then(|bet| bet.outcome) == Some(Outcome::Hit);
                ensure(!(hit && round.discards[seat].is_some()), "only who missed exchanges a tile")?;
            }
        }
        self.check_current_round()
    }

    fn check_bet(&self, seat: Seat, bet: Bet, round: &Round, open: bool) -> Checked {
        let width = bet.window.width();
        let wheel = self.wheels.iter().any(|wheel| wheel.width == width);
        ensure(wheel && bet.window.high() <= self.variants.top_sum(), "no wheel shows such a window")?;
        let others = Seat::ALL.into_iter().filter(|&other| other != seat);
        let taken = others.filter_map(|other| round.bets[other]).any(|other| other.window.width() == width);
        ensure(!taken, "two seats have the same wheel")?;
        ensure(bet.outcome.is_none() == open, "a bet has an outcome exactly when it was checked")
    }

    /// The current round has what its phase needs, and the last phases come in the last round.
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
                ensure(bets == usize::from(self.variants.seats), "everybody has bet before the exchange")
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
            let sum: i32 = self.scored[seat].iter().map(|&points| i32::from(points)).sum();
            ensure(sum == i32::from(points), "the points by category are not those of the track")?;
            ensure(points.abs() <= 500, "nobody has so many points")?;
            ensure(!self.variants.score_floor || points >= 0, "a marker lies below the floor")?;
            let guesses = self.scored[seat][Category::Guesses as usize];
            if self.phase != Phase::Over {
                ensure(guesses == 0, "guesses are scored at the end")?;
            } else if !self.variants.score_floor {
                let net: i16 =
                    self.variants.symbols().iter().map(|&symbol| self.line_points(seat, symbol)).sum();
                ensure(net == guesses, "the sheets are worth something else")?;
            }
        }
        Ok(())
    }

    fn line_points(&self, seat: Seat, symbol: Symbol) -> i16 {
        let values = self.sheets[seat].entry(symbol).unwrap_or_default();
        let doubled = self.tokens[symbol] == Token::Taken(seat);
        guess_points(values, self.racks[seat.index()][symbol], doubled)
    }

    fn check_tokens_and_sheets(&self) -> Checked {
        for symbol in Symbol::ALL {
            let in_play = self.variants.shortcut && self.variants.symbols().contains(&symbol);
            match self.tokens[symbol] {
                Token::Out => {}
                Token::Free => ensure(
                    in_play && self.round <= self.variants.last_token_round(),
                    "a token lies there that has left the game",
                )?,
                Token::Taken(seat) => {
                    ensure(in_play && seated(&self.variants, seat), "a token is not in the game")?;
                    let entry = self.sheets[seat].entry(symbol).unwrap_or_default();
                    ensure(!entry.is_empty(), "with a token one to three values are written")?;
                }
            }
        }
        for seat in Seat::first(self.variants.seats) {
            let mut complete = true;
            for &symbol in self.variants.symbols() {
                let taken = self.tokens[symbol] == Token::Taken(seat);
                let entry = self.sheets[seat].entry(symbol);
                ensure(
                    self.forbids_values(entry.unwrap_or_default()).is_none(),
                    "a sheet has values it cannot have",
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
        let somebody_guesses = !self.still_guessing().is_empty();
        ensure(somebody_guesses || self.phase != Phase::Guess, "every sheet is complete")
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
                ensure(self.track.points(foremost) < SKULL_SPACE, "somebody has passed the skull")
            }
            Curse::Held(seat) => ensure(
                seat == foremost && self.track.points(foremost) < END_SPACE,
                "the foremost player has the skull, before the end mark",
            ),
        }
    }
}
