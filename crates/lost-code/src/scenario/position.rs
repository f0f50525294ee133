//! A state as plain data, and back.

use std::collections::BTreeMap;

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{Chance, PerSeat, ScenarioError, Seat, Seats, Setup};
use serde::{Deserialize, Serialize};

use crate::components::values::HIGHEST;
use crate::player::Player;
use crate::rules::score::Category;
use crate::scenario::lines::{MarkerLine, RoundLines, ScoreLine, SheetLine};
use crate::state::{MAX_ROUNDS, Phase, Pile, RACKS};
use crate::track::Track;
use crate::{
    Bet, Curse, Dice, LostCode, Marker, Outcome, PerSymbol, PhaseName, Round, Symbol, Token, Variants, Wheels,
};

/// Any moment of a game, as it is written in a scenario. Lists of tiles follow the order of the
/// sheet; `rounds` may omit the bets of earlier rounds.
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
    #[serde(default)]
    pub(crate) chance: Chance,
    #[serde(default)]
    pub(crate) rounds: Vec<RoundLines>,
}

fn no_curse() -> Curse {
    Curse::Out
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
            piles: variants.symbols().iter().map(|&symbol| self.piles[symbol].to_vec()).collect(),
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
        ScoreLine { seat, points: self.players[seat].scored }
    }

    fn sheet_lines(&self, seat: Seat) -> impl Iterator<Item = SheetLine> {
        let entry = move |&symbol: &Symbol| {
            self.players[seat].sheet.entry(symbol).map(|values| SheetLine { seat, symbol, values })
        };
        self.variants.symbols().iter().filter_map(entry)
    }

    /// How often each tile occurs.
    pub(crate) fn tile_counts(&self) -> Vec<u32> {
        const EACH: usize = HIGHEST as usize + 1;
        let mut counts = vec![0; 6 * EACH];
        let mut count = |symbol: Symbol, value: u8| counts[symbol.index() * EACH + usize::from(value)] += 1;
        for &symbol in self.variants.symbols() {
            count(symbol, self.removed[symbol]);
            self.racks.iter().for_each(|rack| count(symbol, rack[symbol]));
            self.piles[symbol].iter().for_each(|&value| count(symbol, value));
        }
        for tile in self.rounds_so_far().iter().flat_map(|round| round.discards.0).flatten() {
            count(tile.symbol, tile.value);
        }
        counts
    }
}

impl Position {
    /// The state that this describes, if the rules and the box allow it.
    pub(crate) fn set_up(self) -> Checked<LostCode> {
        let variants = self.variants()?;
        ensure((1..=variants.rounds()).contains(&self.round), "there is no such round")?;
        let markers: Vec<Marker> = self.track.iter().map(|line| line.0).collect();
        let track = Track::from_markers(&markers)
            .filter(|_| markers.len() == usize::from(variants.seats))
            .ok_or_else(|| ScenarioError::impossible("the track has every marker once, from the back"))?;
        let mut game = LostCode {
            wheels: Wheels::of(&variants)?,
            chance: self.chance,
            phase: Phase::Over,
            round: self.round,
            dice: self.dice,
            order: self.turn_order(&variants)?,
            track,
            racks: [PerSymbol::default(); RACKS],
            removed: per_symbol(&variants, &self.removed)?,
            piles: self.piles(&variants)?,
            tokens: self.tokens,
            curse: self.curse,
            players: self.players(&variants)?,
            rounds: self.rounds(&variants)?,
            variants,
            asks_everything: false,
        };
        ensure(self.racks.len() == RACKS, "there are four racks")?;
        for (rack, tiles) in game.racks.iter_mut().zip(&self.racks) {
            *rack = per_symbol(&variants, tiles)?;
        }
        game.phase = self.phase(&game)?;
        game.check()?;
        ensure(game.asked().seats() == self.asked, "other seats are to be asked")?;
        Ok(game)
    }

    fn variants(&self) -> Checked<Variants> {
        let setup = Setup::new(&crate::setup::INFO, self.seats)?.choose_all(&self.options)?;
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

    fn players(&self, variants: &Variants) -> Checked<PerSeat<Player>> {
        let mut players = PerSeat::<Player>::default();
        if self.scores.is_empty() {
            for MarkerLine(marker) in &self.track {
                players[marker.seat].scored[Category::Bets as usize] = marker.points;
            }
        }
        for line in &self.scores {
            ensure(variants.has(line.seat), "points of an empty seat")?;
            players[line.seat].scored = line.points;
        }
        for line in &self.sheets {
            ensure(variants.has(line.seat), "an empty seat has no sheet")?;
            ensure(variants.symbols().contains(&line.symbol), "a sheet names a symbol not in play")?;
            let sheet = &mut players[line.seat].sheet;
            ensure(sheet.entry(line.symbol).is_none(), "a sheet has two lines for one symbol")?;
            sheet.write(line.symbol, line.values);
        }
        Ok(players)
    }

    fn piles(&self, variants: &Variants) -> Checked<PerSymbol<Pile>> {
        let sizes_fit = self.piles.iter().all(|pile| pile.len() <= usize::from(variants.pile_size()));
        ensure(sizes_fit, "a pile is larger than at the start")?;
        let piles: Vec<Pile> = self.piles.iter().map(|tiles| tiles.iter().copied().collect()).collect();
        per_symbol(variants, &piles)
    }

    fn rounds(&self, variants: &Variants) -> Checked<[Round; MAX_ROUNDS]> {
        let current_is_open = matches!(self.phase, PhaseName::Token | PhaseName::Turn);
        let settled = usize::from(self.round) - usize::from(current_is_open);
        ensure(
            self.rounds.len() == settled,
            "exactly the rounds in which the roller has decided are listed",
        )?;
        let mut rounds = [Round::BLANK; MAX_ROUNDS];
        for (round, lines) in rounds.iter_mut().zip(&self.rounds) {
            round.dice = lines.dice;
            for line in &lines.bets {
                ensure(variants.has(line.seat), "a bet of an empty seat")?;
                let bet = Bet { window: line.window, outcome: line.outcome };
                let before = round.bets[line.seat].replace(bet);
                ensure(before.is_none(), "a seat bets twice in a round")?;
            }
            for line in &lines.discards {
                ensure(variants.has(line.seat), "a tile of an empty seat")?;
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
                ensure(asked < usize::from(game.variants.seats), "all players have bet already")?;
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
