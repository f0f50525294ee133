//! The start of a game.

use dighouse_game::{Chance, Log, PerSeat, Seat, Seed, Setup, SetupError};

use crate::state::{MAX_ROUNDS, Phase, Pile};
use crate::track::Track;
use crate::{Curse, Dice, Event, LostCode, PerSymbol, RACKS, Round, Symbol, Token, Variants, Wheels};

impl LostCode {
    /// A new game up to its first decision.
    pub(crate) fn deal(setup: &Setup, seed: Seed, log: &mut impl Log<Event>) -> Result<LostCode, SetupError> {
        let variants = Variants::of(setup);
        let mut chance = Chance::new(seed);
        let mut order = Seat::ALL;
        chance.stream().shuffle(&mut order[..usize::from(variants.seats)]);
        let mut game = LostCode {
            wheels: Wheels::of(&variants)?,
            phase: Phase::Over,
            round: 0,
            dice: Dice::ALL[0],
            order,
            track: Track::stacked(order, variants.seats),
            racks: [PerSymbol::default(); RACKS],
            removed: PerSymbol::default(),
            piles: PerSymbol::default(),
            tokens: PerSymbol::default(),
            curse: if variants.curse { Curse::Waiting } else { Curse::Out },
            players: PerSeat::default(),
            rounds: [Round::BLANK; MAX_ROUNDS],
            variants,
            chance,
            asks_everything: false,
        };
        for &symbol in variants.symbols() {
            game.deal_symbol(symbol);
        }
        game.begin_round(log);
        Ok(game)
    }

    /// Removes one tile unseen, puts one on each rack and the rest on the pile.
    fn deal_symbol(&mut self, symbol: Symbol) {
        let mut tiles = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        let tiles = &mut tiles[..=usize::from(self.variants.top_value())];
        self.chance.stream().shuffle(tiles);
        self.removed[symbol] = tiles[0];
        for (rack, &tile) in self.racks.iter_mut().zip(&tiles[1..=RACKS]) {
            rack[symbol] = tile;
        }
        self.piles[symbol] = tiles[1 + RACKS..].iter().copied().collect::<Pile>();
        if self.variants.shortcut {
            self.tokens[symbol] = Token::Free;
        }
    }
}
