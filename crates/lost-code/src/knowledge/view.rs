//! What one viewer may see.

use dighouse_game::{PerSeat, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::{Phase, RACKS, Round, Token};
use crate::{Curse, Dice, LostCode, Marker, PerSymbol, Symbol, Values, Variants, WHEELS, Wheel};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct View {
    /// The viewer's seat; `null` for spectators.
    pub seat: Option<Seat>,
    /// The set-up.
    pub variants: Variants,
    /// The wheels, the narrowest first.
    pub wheels: [Wheel; WHEELS],
    /// The kind of decision.
    pub phase: PhaseName,
    /// The seats that are asked.
    pub asked: Seats,
    /// The round, counted from 1.
    pub round: u8,
    /// The dice.
    pub dice: Dice,
    /// The symbol whose token is offered.
    pub offered: Option<Symbol>,
    /// The seats in turn order.
    pub order: Vec<Seat>,
    /// The markers from the back to the front; the first of two on the same space is on top.
    pub track: Vec<Marker>,
    /// The four racks, those without an owner last. A tile that the viewer may not see, or that is
    /// not in play, is `null`.
    pub racks: [PerSymbol<Option<u8>>; RACKS],
    /// The number of tiles left to draw.
    pub piles: PerSymbol<u8>,
    /// The tiles of the piles, the last on top; only in the all-seeing view.
    pub pile_tiles: PerSymbol<Vec<u8>>,
    /// The tiles removed from the game; only in the all-seeing view.
    pub removed: PerSymbol<Option<u8>>,
    /// The rounds in which the roller has decided.
    pub rounds: Vec<Round>,
    /// The tokens of the Deadly Shortcut.
    pub tokens: PerSymbol<Token>,
    /// The skull of the Curse of the Temple.
    pub curse: Curse,
    /// The guesses written so far, as far as the viewer may see them.
    pub sheets: PerSeat<PerSymbol<Option<Values>>>,
}

/// The kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(rename_all = "lowercase")]
pub enum PhaseName {
    /// A player may take the token.
    Token,
    /// The roller may turn a die.
    Turn,
    /// A player chooses a wheel and a window.
    Bet,
    /// A player exchanges a tile.
    Exchange,
    /// All players guess their racks.
    Guess,
    /// The game is over.
    Over,
}

impl View {
    /// The values of each symbol that `seat` does not see: one is on its rack, one is removed, the
    /// rest are in the pile. The view must be that of `seat`.
    pub fn unseen_by(&self, seat: Seat) -> PerSymbol<Values> {
        let mut unseen = PerSymbol::default();
        for &symbol in self.variants.symbols() {
            let others = self.racks.iter().enumerate().filter(|&(rack, _)| rack != seat.index());
            let racks = others.filter_map(|(_, rack)| rack[symbol]);
            let all = Values::up_to(self.variants.top_value());
            unseen[symbol] = racks.fold(all, Values::without);
        }
        for tile in self.rounds.iter().flat_map(|round| round.discards.0).flatten() {
            unseen[tile.symbol] = unseen[tile.symbol].without(tile.value);
        }
        unseen
    }
}

impl LostCode {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            seat: viewer.seat(),
            variants: self.variants,
            wheels: self.wheels,
            phase: self.phase.name(),
            asked: self.asked().seats(),
            round: self.round,
            dice: self.dice,
            offered: match self.phase {
                Phase::Token { symbol, .. } => Some(symbol),
                Phase::Turn | Phase::Bet { .. } | Phase::Exchange { .. } | Phase::Guess | Phase::Over => None,
            },
            order: self.turn_order().to_vec(),
            track: self.track.markers().collect(),
            racks: std::array::from_fn(|rack| self.rack_seen_by(rack, viewer)),
            piles: PerSymbol(self.piles.0.map(|pile| pile.len() as u8)),
            pile_tiles: match viewer {
                Viewer::AllSeeing => PerSymbol(self.piles.0.map(|pile| pile.to_vec())),
                Viewer::Seat(_) | Viewer::Spectator => PerSymbol::default(),
            },
            removed: match viewer {
                Viewer::AllSeeing => self.in_play(&self.removed),
                Viewer::Seat(_) | Viewer::Spectator => PerSymbol::default(),
            },
            rounds: self.settled_rounds().to_vec(),
            tokens: self.tokens,
            curse: self.curse,
            sheets: PerSeat(std::array::from_fn(|seat| self.sheet_seen_by(Seat::ALL[seat], viewer))),
        }
    }

    /// The rounds in which the roller has decided.
    pub(crate) fn settled_rounds(&self) -> &[Round] {
        let rounds = self.rounds_so_far();
        match self.phase {
            Phase::Token { .. } | Phase::Turn => &rounds[..rounds.len() - 1],
            Phase::Bet { .. } | Phase::Exchange { .. } | Phase::Guess | Phase::Over => rounds,
        }
    }

    /// Players see every rack but their own, spectators only those without an owner. At the end
    /// all see everything.
    fn rack_seen_by(&self, rack: usize, viewer: Viewer) -> PerSymbol<Option<u8>> {
        let owned = rack < usize::from(self.variants.seats);
        let hidden = match viewer {
            Viewer::Seat(seat) => seat.index() == rack,
            Viewer::Spectator => owned,
            Viewer::AllSeeing => false,
        };
        if hidden && self.phase != Phase::Over {
            PerSymbol::default()
        } else {
            self.in_play(&self.racks[rack])
        }
    }

    fn in_play(&self, tiles: &PerSymbol<u8>) -> PerSymbol<Option<u8>> {
        let mut seen = PerSymbol::default();
        for &symbol in self.variants.symbols() {
            seen[symbol] = Some(tiles[symbol]);
        }
        seen
    }

    fn sheet_seen_by(&self, seat: Seat, viewer: Viewer) -> PerSymbol<Option<Values>> {
        let own = viewer == Viewer::Seat(seat) || viewer == Viewer::AllSeeing;
        let mut seen = PerSymbol::default();
        if own || self.phase == Phase::Over {
            for &symbol in self.variants.symbols() {
                seen[symbol] = self.players[seat].sheet.entry(symbol);
            }
        }
        seen
    }
}
