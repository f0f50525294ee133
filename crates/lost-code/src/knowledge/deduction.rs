//! What a seat can deduce about its own rack: exactly the codes that agree with everything it has seen.
//!
//! All such codes are equally likely: the tiles were shuffled, and a check only rules codes out. What the others'
//! choices may reveal is not used.
//!
//! ```
//! use dighouse_game::{Game, Seat, Seed, Setup, Silent, Viewer};
//! use dighouse_lost_code::{Deduction, LostCode, Symbol};
//!
//! let seat = Seat::ALL[0];
//! let game = LostCode::begin(&Setup::new(&LostCode::INFO, 3)?, Seed::from_number(1), &mut Silent)?;
//! let deduction = Deduction::of(&game.view(Viewer::Seat(seat)), seat);
//!
//! assert_eq!(deduction.codes().len(), 5usize.pow(6), "five unseen values of each symbol");
//! assert_eq!(deduction.chances()[Symbol::Bird].iter().sum::<f64>(), 1.0);
//! # Ok::<(), dighouse_game::SetupError>(())
//! ```

use dighouse_game::Seat;
use serde::{Serialize, Serializer};

use crate::knowledge::clues::{Clues, Stop, Sums};
use crate::rules::bet::sum;
use crate::{Code, Dice, Outcome, PerSymbol, Symbol, Values, View, Window};

/// The chance of each value of a tile.
pub type ValueChances = [f64; 9];

/// The chance of each sum of three tiles.
pub type SumChances = [f64; 25];

/// The codes that a seat's rack may hold.
#[derive(Clone, Debug, PartialEq)]
pub struct Deduction {
    symbols: &'static [Symbol],
    unseen: PerSymbol<Values>,
    codes: Vec<Code>,
}

impl Deduction {
    /// From everything in `view`, which must be that of `seat`.
    pub fn of(view: &View, seat: Seat) -> Deduction {
        let symbols = view.variants.symbols();
        let unseen = view.unseen_by(seat);
        let clues = Clues::new(seat, &view.rounds, symbols, unseen);
        let mut codes = Vec::new();
        clues.for_each_code(&mut |&code| {
            codes.push(code);
            Stop::No
        });
        Deduction { symbols, unseen, codes }
    }

    /// Before the first bet: all combinations of unseen values.
    pub fn start(symbols: &'static [Symbol], unseen: PerSymbol<Values>) -> Deduction {
        let mut codes = vec![Code::default()];
        for &symbol in symbols {
            codes = with_each(&codes, symbol, unseen[symbol]);
        }
        Deduction { symbols, unseen, codes }
    }

    /// Uses the outcome of a bet of the seat.
    pub fn told(&mut self, dice: Dice, window: Window, outcome: Outcome) {
        let sums = Sums::told(window, outcome);
        self.codes.retain(|code| sums.contains(sum(code, dice)));
    }

    /// Uses a tile that another seat draws.
    pub fn saw_drawn(&mut self, symbol: Symbol, value: u8) {
        self.unseen[symbol] = self.unseen[symbol].without(value);
        self.codes.retain(|code| code[symbol] != value);
    }

    /// Uses an exchange: the seat discards a tile, sees its value and draws another one unseen. What it was told about
    /// sums with the old tile becomes knowledge about the other tiles.
    pub fn exchanged(&mut self, symbol: Symbol, old: u8) {
        self.unseen[symbol] = self.unseen[symbol].without(old);
        self.codes.retain(|code| code[symbol] == old);
        self.codes = with_each(&self.codes, symbol, self.unseen[symbol]);
        self.codes.sort_unstable_by_key(|code| code.0);
    }

    /// The codes that agree with everything, in order.
    pub fn codes(&self) -> &[Code] {
        &self.codes
    }

    /// The values of each symbol that the seat does not see.
    pub fn unseen(&self) -> &PerSymbol<Values> {
        &self.unseen
    }

    /// The symbols in play.
    pub fn symbols(&self) -> &'static [Symbol] {
        self.symbols
    }

    /// The chance of each value on the rack, by symbol.
    pub fn chances(&self) -> PerSymbol<ValueChances> {
        let mut counts = PerSymbol([[0u32; 9]; 6]);
        for code in &self.codes {
            for &symbol in self.symbols {
                counts[symbol][usize::from(code[symbol])] += 1;
            }
        }
        PerSymbol(counts.0.map(|values| values.map(|count| f64::from(count) / self.codes.len() as f64)))
    }

    /// The chance of each sum for these dice.
    pub fn sums(&self, dice: Dice) -> SumChances {
        let mut counts = [0u32; 25];
        for code in &self.codes {
            counts[usize::from(sum(code, dice))] += 1;
        }
        counts.map(|count| f64::from(count) / self.codes.len() as f64)
    }

    /// The chance that a bet on this window is a hit.
    pub fn hit_chance(&self, dice: Dice, window: Window) -> f64 {
        let sums = self.sums(dice);
        (window.low()..=window.high()).filter_map(|sum| sums.get(usize::from(sum))).sum()
    }
}

/// Every code with every one of `values` for `symbol`.
fn with_each(codes: &[Code], symbol: Symbol, values: Values) -> Vec<Code> {
    let with = |code: &Code, value| {
        let mut code = *code;
        code[symbol] = value;
        code
    };
    codes.iter().flat_map(|code| values.iter().map(move |value| with(code, value))).collect()
}

/// The chances of every value and every sum, as a patient player could calculate them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Odds {
    /// The number of codes that are possible.
    pub codes: u32,
    /// The chance of each value from 0 to 8, by symbol.
    pub values: PerSymbol<ValueChances>,
    /// The chances of the sums, for the dice or for each result that the roller may turn them to.
    pub sums: Vec<DiceOdds>,
}

/// The chance of each sum for some dice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct DiceOdds {
    /// The dice.
    pub dice: Dice,
    /// The chance of each sum from 0 to 24.
    #[serde(serialize_with = "as_list")]
    #[cfg_attr(feature = "types", ts(as = "Vec<f64>"))]
    pub sums: SumChances,
}

fn as_list<S: Serializer>(sums: &SumChances, serializer: S) -> Result<S::Ok, S::Error> {
    sums.as_slice().serialize(serializer)
}

impl Deduction {
    /// The chances for each of these dice.
    pub fn odds(&self, dice: impl IntoIterator<Item = Dice>) -> Odds {
        Odds {
            codes: self.codes.len() as u32,
            values: self.chances(),
            sums: dice.into_iter().map(|dice| DiceOdds { dice, sums: self.sums(dice) }).collect(),
        }
    }
}
