//! A state of the game.

use dighouse_game::{Chance, List, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::catalogue::WHEELS;
use crate::player::Player;
use crate::track::Track;
use crate::{Curse, Dice, Outcome, PerSymbol, PhaseName, Symbol, Variants, Wheel, Window};

/// The most rounds a game has.
pub(crate) const MAX_ROUNDS: usize = 10;

/// The number of racks, whatever the number of players.
pub const RACKS: usize = 4;

/// A state of The Lost Code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostCode {
    pub(crate) variants: Variants,
    pub(crate) wheels: [Wheel; WHEELS],
    pub(crate) chance: Chance,
    pub(crate) phase: Phase,
    /// Counted from 1.
    pub(crate) round: u8,
    /// The dice.
    pub(crate) dice: Dice,
    /// The turn order: from the back to the front at the start of the round.
    pub(crate) order: [Seat; 4],
    pub(crate) track: Track,
    pub(crate) racks: [PerSymbol<u8>; RACKS],
    pub(crate) removed: PerSymbol<u8>,
    pub(crate) piles: PerSymbol<Pile>,
    pub(crate) tokens: PerSymbol<Token>,
    pub(crate) curse: Curse,
    pub(crate) players: PerSeat<Player>,
    /// The rounds played so far and the current one; the others are blank.
    pub(crate) rounds: [Round; MAX_ROUNDS],
    /// Whether the lines of the last guesses may be written in any order: see
    /// [`Game::without_shortcuts`](dighouse_game::Game::without_shortcuts).
    pub(crate) asks_everything: bool,
}

/// The decision to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// A player may take the token of the symbol. Players are asked from the back; `asked` is an index of
    /// the order.
    Token {
        symbol: Symbol,
        asked: u8,
    },
    /// The roller may turn a die.
    Turn,
    /// A player chooses a wheel and a window; `asked` is an index of the order.
    Bet {
        asked: u8,
    },
    /// A player who missed exchanges a tile; those further back first.
    Exchange {
        missed: Seats,
    },
    /// All players guess their racks at once.
    Guess,
    Over,
}

/// The tiles of a symbol that can still be drawn, the last on top.
pub(crate) type Pile = List<u8, 4>;

impl Phase {
    pub(crate) const fn name(self) -> PhaseName {
        match self {
            Phase::Token { .. } => PhaseName::Token,
            Phase::Turn => PhaseName::Turn,
            Phase::Bet { .. } => PhaseName::Bet,
            Phase::Exchange { .. } => PhaseName::Exchange,
            Phase::Guess => PhaseName::Guess,
            Phase::Over => PhaseName::Over,
        }
    }
}

/// A token of the Deadly Shortcut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Not in the game, or not any more.
    #[default]
    Out,
    /// Not taken yet.
    Free,
    /// Taken by a player.
    Taken(Seat),
}

/// A bet and its outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Bet {
    /// The window.
    pub window: Window,
    /// The outcome; `null` before the check.
    pub outcome: Option<Outcome>,
}

/// A tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// The symbol on its back.
    pub symbol: Symbol,
    /// The value on its front.
    pub value: u8,
}

/// The public part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Round {
    /// The dice after the roller's decision.
    pub dice: Dice,
    /// The bets.
    pub bets: PerSeat<Option<Bet>>,
    /// The tiles discarded after the check.
    pub discards: PerSeat<Option<Tile>>,
}

impl Round {
    pub(crate) const BLANK: Round =
        Round { dice: Dice::ALL[0], bets: PerSeat([None; 4]), discards: PerSeat([None; 4]) };
}

impl LostCode {
    /// The seats from the back to the front at the start of the round.
    pub(crate) fn turn_order(&self) -> &[Seat] {
        &self.order[..usize::from(self.variants.seats)]
    }

    pub(crate) fn current(&mut self) -> &mut Round {
        &mut self.rounds[usize::from(self.round) - 1]
    }

    /// The rounds played so far and the current one.
    pub(crate) fn rounds_so_far(&self) -> &[Round] {
        &self.rounds[..usize::from(self.round)]
    }
}
