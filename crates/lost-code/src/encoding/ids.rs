//! The numbers of actions.

use dighouse_game::encoding::{ActionId, Axis, Kind};

use crate::components::values::{HIGHEST, LINES};
use crate::{Action, Dice, Symbol, Window};

/// The widest window that has an id.
const WIDEST: usize = 10;

/// The sums that a window can begin with.
const LOWS: usize = 3 * HIGHEST as usize + 1;

pub(super) const SYMBOL: Axis =
    Axis::new("symbol", Symbol::ALL.len()).named(|place| Symbol::ALL[place].to_string());
const VALUES: Axis = Axis::new("values", LINES.len()).named(|place| LINES[place].to_string());
const SOME_VALUES: Axis = Axis::new("values", LINES.len() - 1).named(|place| LINES[1 + place].to_string());
const DICE: Axis = Axis::new("dice", Dice::ALL.len()).named(|place| Dice::ALL[place].to_string());
const WIDTH: Axis = Axis::new("width", WIDEST).named(|place| (1 + place).to_string());
const LOW: Axis = Axis::new("low", LOWS);

const LEAVE: usize = 0;
const TAKE: usize = 1;
const TURN: usize = 2;
const BET: usize = 3;
const EXCHANGE: usize = 4;
const GUESS: usize = 5;

/// The kinds of actions, in the order of their ids.
pub(super) const KINDS: [Kind<Action>; 6] = Kind::numbered([
    Kind::new("leave", &[], |_| Some(Action::Leave)),
    Kind::new("take", &[SOME_VALUES], |[values, ..]| Some(Action::Take { values: LINES[1 + values] })),
    Kind::new("dice", &[DICE], |[dice, ..]| Some(Action::Dice { dice: Dice::ALL[dice] })),
    Kind::new("bet", &[WIDTH, LOW], |[width, low, _]| {
        // The place of a width is one less.
        let high = low + width;
        let window = (high < LOWS).then(|| Window::new(low as u8, high as u8))?;
        window.map(|window| Action::Bet { window })
    }),
    Kind::new("exchange", &[SYMBOL], |[symbol, ..]| Some(Action::Exchange { symbol: Symbol::ALL[symbol] })),
    Kind::new("guess", &[SYMBOL, VALUES], |[symbol, values, _]| {
        Some(Action::Guess { symbol: Symbol::ALL[symbol], values: LINES[values] })
    }),
]);

/// The id of an action; `None` if no state allows it.
#[inline]
pub(super) fn id(action: Action) -> Option<ActionId> {
    Some(match action {
        Action::Leave => KINDS[LEAVE].id([0; 3]),
        Action::Take { values } => KINDS[TAKE].id([values.line()?.checked_sub(1)?, 0, 0]),
        Action::Dice { dice } => KINDS[TURN].id([dice.place(), 0, 0]),
        Action::Bet { window } => {
            let (low, high) = (usize::from(window.low()), usize::from(window.high()));
            if high >= LOWS || high - low >= WIDEST {
                return None;
            }
            KINDS[BET].id([high - low, low, 0])
        }
        Action::Exchange { symbol } => KINDS[EXCHANGE].id([symbol.index(), 0, 0]),
        Action::Guess { symbol, values } => KINDS[GUESS].id([symbol.index(), values.line()?, 0]),
    })
}
