//! A state of the game.

use dighouse_game::{Chance, Decision, Log, PerSeat, Seat, Seats, Seed, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::components::catalogue::WHEELS;
use crate::rules::curse::Curse;
use crate::rules::score::CATEGORIES;
use crate::track::Track;
use crate::{Dice, Event, Outcome, PerSymbol, Symbol, Values, Variants, Wheel, Wheels, Window};

/// The most rounds a game has.
pub(crate) const MAX_ROUNDS: usize = 10;

/// The racks on the table; there are always four.
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
    /// The dice as they lie now.
    pub(crate) dice: Dice,
    /// From the back to the front at the start of the round.
    pub(crate) order: [Seat; 4],
    pub(crate) track: Track,
    pub(crate) scored: PerSeat<[i16; CATEGORIES.len()]>,
    pub(crate) racks: [PerSymbol<u8>; RACKS],
    pub(crate) removed: PerSymbol<u8>,
    pub(crate) piles: PerSymbol<Pile>,
    pub(crate) tokens: PerSymbol<Token>,
    pub(crate) curse: Curse,
    pub(crate) sheets: PerSeat<Sheet>,
    /// The rounds played so far and the current one; the others are blank.
    pub(crate) rounds: [Round; MAX_ROUNDS],
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Who wants the token of the symbol? Asked from the back; `asked` counts along the order.
    Token {
        symbol: Symbol,
        asked: u8,
    },
    /// How shall the dice lie?
    Turn,
    /// Which wheel, which window? `asked` counts along the order.
    Bet {
        asked: u8,
    },
    /// Which tile is exchanged? Asked are those who missed, from the back.
    Exchange {
        missed: Seats,
    },
    /// What is on your rack? Asked all at once.
    Guess,
    Over,
}

/// The tiles of a symbol that can still be drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pile {
    tiles: [u8; 4],
    left: u8,
}

impl Pile {
    /// A pile of these tiles, four at most, the last on top.
    pub(crate) fn new(tiles: &[u8]) -> Pile {
        let mut pile = Pile { left: tiles.len() as u8, ..Pile::default() };
        pile.tiles[..tiles.len()].copy_from_slice(tiles);
        pile
    }

    /// The tiles, the last on top.
    pub(crate) fn tiles(&self) -> &[u8] {
        &self.tiles[..usize::from(self.left)]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// Takes the tile on top.
    pub(crate) fn draw(&mut self) -> Option<u8> {
        self.left = self.left.checked_sub(1)?;
        Some(std::mem::take(&mut self.tiles[usize::from(self.left)]))
    }
}

/// A token of the Deadly Shortcut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Not in the game, or no longer.
    #[default]
    Out,
    /// Free to be taken.
    Free,
    /// Taken by a player.
    Taken(Seat),
}

/// What a player has written for the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sheet {
    values: PerSymbol<Values>,
    /// One bit a symbol.
    written: u8,
}

impl Sheet {
    pub(crate) fn write(&mut self, symbol: Symbol, values: Values) {
        self.values[symbol] = values;
        self.written |= 1 << symbol.index();
    }

    /// The first of these symbols, which are all or the first of all, that has no line yet.
    pub(crate) fn first_blank(&self, symbols: &[Symbol]) -> Option<Symbol> {
        symbols.get(self.written.trailing_ones() as usize).copied()
    }

    /// What is written for a symbol; none if nothing was decided yet.
    pub(crate) fn entry(&self, symbol: Symbol) -> Option<Values> {
        (self.written >> symbol.index() & 1 == 1).then_some(self.values[symbol])
    }
}

/// A bet and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Bet {
    /// The window.
    pub window: Window,
    /// What was told; nothing before the check.
    pub outcome: Option<Outcome>,
}

/// A tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// What is on its back.
    pub symbol: Symbol,
    /// What is on its front.
    pub value: u8,
}

/// What everybody saw of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct Round {
    /// The dice after the roller's decision.
    pub dice: Dice,
    /// The wheels.
    pub bets: PerSeat<Option<Bet>>,
    /// The tiles that were discarded after it.
    pub discards: PerSeat<Option<Tile>>,
}

impl Round {
    pub(crate) const BLANK: Round =
        Round { dice: Dice::ALL[0], bets: PerSeat([None; 4]), discards: PerSeat([None; 4]) };
}

impl LostCode {
    /// A new game up to its first decision.
    pub(crate) fn deal(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<LostCode, SetupError> {
        let variants = Variants::of(setup);
        let mut chance = Chance::new(seed);
        let mut order = Seat::ALL;
        chance.stream().shuffle(&mut order[..usize::from(variants.seats)]);
        let mut game = LostCode {
            wheels: wheels(&variants)?,
            phase: Phase::Over,
            round: 0,
            dice: Dice::ALL[0],
            order,
            track: Track::stacked(order, variants.seats),
            scored: PerSeat::default(),
            racks: [PerSymbol::default(); RACKS],
            removed: PerSymbol::default(),
            piles: PerSymbol::default(),
            tokens: PerSymbol::default(),
            curse: if variants.curse { Curse::Waiting } else { Curse::Out },
            sheets: PerSeat::default(),
            rounds: [Round::BLANK; MAX_ROUNDS],
            variants,
            chance,
        };
        for &symbol in variants.symbols() {
            game.deal_symbol(symbol);
        }
        game.begin_round(log);
        Ok(game)
    }

    /// Puts one tile unseen into the box, one on each rack and the rest on the pile.
    fn deal_symbol(&mut self, symbol: Symbol) {
        let mut tiles = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        let tiles = &mut tiles[..=usize::from(self.variants.top_value())];
        self.chance.stream().shuffle(tiles);
        self.removed[symbol] = tiles[0];
        for (rack, &tile) in self.racks.iter_mut().zip(&tiles[1..=RACKS]) {
            rack[symbol] = tile;
        }
        self.piles[symbol] = Pile::new(&tiles[1 + RACKS..]);
        if self.variants.shortcut {
            self.tokens[symbol] = Token::Free;
        }
    }

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

    pub(crate) fn asked(&self) -> Decision {
        let at = |asked: u8| self.order[usize::from(asked)];
        match self.phase {
            Phase::Token { asked, .. } => Decision::one(at(asked), "token"),
            Phase::Turn => Decision::one(at(0), "turn"),
            Phase::Bet { asked } => Decision::one(at(asked), "bet"),
            Phase::Exchange { missed } => Decision::one(self.next_to_exchange(missed), "exchange"),
            Phase::Guess => Decision::Ask { seats: self.still_guessing(), prompt: "guess" },
            Phase::Over => Decision::Over,
        }
    }
}

/// The wheels that a set-up plays with.
pub(crate) fn wheels(variants: &Variants) -> Result<[Wheel; WHEELS], SetupError> {
    let name = if variants.flat_wheels { "flat" } else { "standard" };
    Ok(Wheels::shipped()?.profile(name)?.wheels)
}
