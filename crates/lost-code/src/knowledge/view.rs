//! What one viewer may see.

use dighouse_game::{PerSeat, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::{Phase, RACKS, Round, Token};
use crate::{Curse, Dice, LostCode, Marker, PerSymbol, Symbol, Values, Variants, WHEELS, Wheel};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
pub struct View {
    /// Whose view it is; none for somebody who does not play.
    pub seat: Option<Seat>,
    /// What is played.
    pub variants: Variants,
    /// The wheels, the narrowest first.
    pub wheels: [Wheel; WHEELS],
    /// What is being done.
    pub phase: PhaseName,
    /// Who is asked.
    pub asked: Seats,
    /// The round, counted from 1.
    pub round: u8,
    /// The dice as they lie.
    pub dice: Dice,
    /// The symbol whose token is offered.
    pub offered: Option<Symbol>,
    /// The seats in turn order.
    pub order: Vec<Seat>,
    /// The markers from the back to the front; of two on one space the first lies on top.
    pub track: Vec<Marker>,
    /// The four racks, those without an owner last. A tile that the viewer may not see, or that is
    /// not in play, is none.
    pub racks: [PerSymbol<Option<u8>>; RACKS],
    /// How many tiles are left to draw.
    pub piles: PerSymbol<u8>,
    /// The tiles of the piles, the last on top; only for those who see everything.
    pub pile_tiles: PerSymbol<Vec<u8>>,
    /// The tiles put into the box; only for those who see everything.
    pub removed: PerSymbol<Option<u8>>,
    /// The rounds whose dice are settled.
    pub rounds: Vec<Round>,
    /// The tokens of the Deadly Shortcut.
    pub tokens: PerSymbol<Token>,
    /// The skull of the Curse of the Temple.
    pub curse: Curse,
    /// What is written for the end, as far as the viewer may see it.
    pub sheets: PerSeat<PerSymbol<Option<Values>>>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(rename_all = "lowercase")]
pub enum PhaseName {
    /// Who wants the token?
    Token,
    /// How shall the dice lie?
    Turn,
    /// Which wheel, which window?
    Bet,
    /// Which tile is exchanged?
    Exchange,
    /// What is on your rack?
    Guess,
    /// The game is over.
    Over,
}

impl View {
    /// The values of each symbol that `seat` sees nowhere: one is on its rack, one in the box, the
    /// rest in the pile. Known only from that seat's view.
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
                _ => None,
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

    /// The rounds whose dice are settled.
    pub(crate) fn settled_rounds(&self) -> &[Round] {
        let rounds = self.rounds_so_far();
        match self.phase {
            Phase::Token { .. } | Phase::Turn => &rounds[..rounds.len() - 1],
            _ => rounds,
        }
    }

    /// Players see every rack but their own, spectators only those without an owner; at the end
    /// everybody sees all.
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
