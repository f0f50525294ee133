//! Players who missed exchange a tile.

use dighouse_game::{Listing, Log, Seat, Seats, Viewers};

use crate::state::{Phase, Tile};
use crate::{Action, Event, LostCode, Reason, Symbol};

impl LostCode {
    /// The player furthest back among those who missed.
    pub(crate) fn next_to_exchange(&self, missed: Seats) -> Seat {
        let furthest = self.track.order().iter().copied().find(|&seat| missed.contains(seat));
        furthest.expect("a player who missed is asked")
    }

    pub(crate) fn list_exchanges(&self, out: &mut impl Listing<Action>) {
        let symbols = self.variants.symbols().iter().copied();
        let left = symbols.filter(|&symbol| !self.piles[symbol].is_empty());
        out.extend(left.map(|symbol| Action::Exchange { symbol }));
    }

    pub(crate) fn forbids_exchange(&self, symbol: Symbol) -> Option<Reason> {
        if !self.variants.symbols().contains(&symbol) {
            Some(Reason::NotInPlay { symbol })
        } else if self.piles[symbol].is_empty() {
            Some(Reason::PileEmpty { symbol })
        } else {
            None
        }
    }

    /// All see the old tile; all but its owner see the new one.
    pub(crate) fn exchange(&mut self, seat: Seat, symbol: Symbol, log: &mut impl Log<Event>) {
        let Phase::Exchange { missed } = self.phase else { return };
        let Some(drawn) = self.piles[symbol].pop() else { return };
        self.chance.reveal();
        let value = std::mem::replace(&mut self.racks[seat.index()][symbol], drawn);
        self.current().discards[seat] = Some(Tile { symbol, value });
        log.tell(Event::Exchanged { seat, symbol, value });
        log.record(Viewers::players_but(seat), Event::Drawn { seat, symbol, value: drawn });
        self.phase = Phase::Exchange { missed: missed.without(seat) };
        self.go_on_exchanging(log);
    }

    /// Asks the next player who missed, while any tile is left; then the round is over.
    pub(crate) fn go_on_exchanging(&mut self, log: &mut impl Log<Event>) {
        let Phase::Exchange { missed } = self.phase else { return };
        let tiles_left = self.piles.0.iter().any(|pile| !pile.is_empty());
        if missed.is_empty() || !tiles_left {
            self.end_round(log);
        }
    }
}
