//! States that look the same to a viewer.

use dighouse_game::{Seat, Stream, Viewer};

use crate::knowledge::clues::Clues;
use crate::state::{Phase, Pile};
use crate::{LostCode, PerSymbol, Symbol, Token, Values};

impl LostCode {
    pub(crate) fn redeal_for(&mut self, viewer: Viewer, rng: &mut Stream) {
        self.chance.rekey(rng);
        match viewer {
            Viewer::AllSeeing => return,
            Viewer::Seat(_) | Viewer::Spectator if self.phase == Phase::Over => {
                return self.shuffle_undrawn(rng);
            }
            Viewer::Seat(seat) => self.redeal_rack(seat, rng),
            Viewer::Spectator => self.redeal_all_racks(rng),
        }
        for seat in Seat::first(self.variants.seats).filter(|&seat| viewer != Viewer::Seat(seat)) {
            self.redeal_sheet(seat, rng);
        }
    }

    /// What is on the rack of `seat`, in the box and on the piles, symbol by symbol.
    fn unseen_by(&self, seat: Seat) -> PerSymbol<Values> {
        let mut unseen = PerSymbol::default();
        for &symbol in self.variants.symbols() {
            let undrawn = self.piles[symbol].iter().copied().collect::<Values>();
            unseen[symbol] = undrawn.with(self.removed[symbol]).with(self.racks[seat.index()][symbol]);
        }
        unseen
    }

    /// Samples a rack for `seat`, uniformly among those that agree with everything the seat was told, and
    /// shuffles the tiles that it has not seen.
    fn redeal_rack(&mut self, seat: Seat, rng: &mut Stream) {
        let unseen = self.unseen_by(seat);
        let clues = Clues::new(seat, self.settled_rounds(), self.variants.symbols(), unseen);
        let code = clues.sample(rng).expect("the true rack fits all that was told");
        for &symbol in self.variants.symbols() {
            self.racks[seat.index()][symbol] = code[symbol];
            self.shuffle_symbol(symbol, unseen[symbol].without(code[symbol]), rng);
        }
    }

    /// A spectator sees no rack that has an owner. This is Gibbs sampling: each rack in turn is sampled given
    /// the others, for a few rounds.
    fn redeal_all_racks(&mut self, rng: &mut Stream) {
        const ROUNDS: usize = 4;
        for _ in 0..ROUNDS {
            for seat in Seat::first(self.variants.seats) {
                self.redeal_rack(seat, rng);
            }
        }
    }

    fn shuffle_undrawn(&mut self, rng: &mut Stream) {
        for &symbol in self.variants.symbols() {
            let undrawn = self.piles[symbol].iter().copied().collect::<Values>();
            self.shuffle_symbol(symbol, undrawn.with(self.removed[symbol]), rng);
        }
    }

    /// Removes one of `undrawn` and puts the rest on the pile.
    fn shuffle_symbol(&mut self, symbol: Symbol, undrawn: Values, rng: &mut Stream) {
        let mut tiles = [0; 6];
        let tiles = &mut tiles[..undrawn.len()];
        for (place, value) in tiles.iter_mut().zip(undrawn.iter()) {
            *place = value;
        }
        rng.shuffle(tiles);
        self.removed[symbol] = tiles[0];
        self.piles[symbol] = tiles[1..].iter().copied().collect::<Pile>();
    }

    /// Replaces what another seat has written: it may have written anything.
    fn redeal_sheet(&mut self, seat: Seat, rng: &mut Stream) {
        let guesses = Values::guesses(self.variants.top_value());
        for &symbol in self.variants.symbols() {
            if self.players[seat].sheet.entry(symbol).is_some() {
                let taken = self.tokens[symbol] == Token::Taken(seat);
                let blank = !taken && rng.below(guesses.len() as u32 + 1) == 0;
                let values = if blank { Values::NONE } else { rng.pick(guesses) };
                self.players[seat].sheet.write(symbol, values);
            }
        }
    }
}
