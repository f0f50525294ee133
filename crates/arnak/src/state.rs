//! A state of the game.

use dighouse_game::{Chance, Decision, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::site::{SITES, SPACES};
use crate::knowledge::holding::Held;
use crate::pile::Pile;
use crate::player::Player;
use crate::rival::Rival;
use crate::rules::row::Row;
use crate::rules::task::{Task, Tasks};
use crate::rules::travel::Payment;
use crate::{Card, Guardian, Icons, Idol, Site, SiteTile, Space, Variants};

/// A state of Lost Ruins of Arnak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arnak {
    pub(crate) variants: Variants,
    pub(crate) chance: Chance,
    pub(crate) phase: Phase,
    /// Counted from 1.
    pub(crate) round: u8,
    /// Who has the starting player marker.
    pub(crate) starter: Seat,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Whether the main action of the turn is begun.
    pub(crate) main_done: bool,
    pub(crate) tasks: Tasks,
    pub(crate) payment: Payment,
    /// Icons left over this turn.
    pub(crate) pool: Icons,
    /// Cards drawn by an earring, to choose from.
    pub(crate) drawn: [Option<Held>; 3],
    pub(crate) players: PerSeat<Player>,
    /// Who stands where.
    pub(crate) spaces: [Figure; SPACES],
    /// Camps without a second space, one bit each.
    pub(crate) blocked: u8,
    /// The site tiles; none where nothing is discovered, nor on camps.
    pub(crate) tiles: [Option<SiteTile>; SITES],
    pub(crate) guards: [Option<Guardian>; SITES],
    /// The face-up idols of the sites that are no camps; they lie there until the discovery.
    pub(crate) idols: [Idol; 12],
    /// The face-down idols of level II.
    pub(crate) hidden_idols: [Idol; 4],
    /// The stacks of site tiles, by level.
    pub(crate) sites: [Pile<10>; 2],
    /// How many tiles under those stacks everybody has seen.
    pub(crate) sites_seen: [u8; 2],
    pub(crate) guardians: Pile<15>,
    pub(crate) items: Pile<40>,
    pub(crate) artifacts: Pile<35>,
    /// Whether everybody has seen the top card of the items, of the artifacts.
    pub(crate) top_seen: [bool; 2],
    pub(crate) row: Row,
    /// Items and artifacts in exile, one bit each.
    pub(crate) exiled: u128,
    pub(crate) fears: u8,
    pub(crate) fear_tiles: u8,
    pub(crate) supply: [Pile<4>; 3],
    pub(crate) rescue: Pile<4>,
    /// Who has looked through the rescue stack.
    pub(crate) rescue_seen: Seats,
    /// Assistants that left the game, one bit each.
    pub(crate) gone_assistants: u16,
    /// Bonus tiles on the spaces of the track, from the left.
    pub(crate) bonuses: [Pile<3>; 15],
    pub(crate) temple_bonuses: Pile<4>,
    /// Who has looked through that stack.
    pub(crate) temple_seen: Seats,
    /// Bonus tiles that left the game unseen.
    pub(crate) unused_bonuses: Pile<18>,
    /// Bonus tiles that left the game after use, by kind.
    pub(crate) used_bonuses: [u8; 6],
    /// Temple tiles left, by stack.
    pub(crate) temple_tiles: [u8; 6],
    /// How many have reached the Lost Temple.
    pub(crate) arrived: u8,
    /// Idols that left the game on the Snake Temple's bridge.
    pub(crate) paid_idols: u8,
    pub(crate) rival: Rival,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Somebody's turn.
    Turn,
    /// The end of a round: somebody decides which cards to keep.
    Keep,
    /// The game is over.
    Over,
}

/// Who stands on a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Figure {
    /// Nobody.
    #[default]
    None,
    /// An archaeologist of the rival.
    Rival,
    /// An archaeologist of a player.
    #[serde(untagged)]
    Of(Seat),
}

/// How many archaeologists everybody has.
pub(crate) const ARCHAEOLOGISTS: usize = 2;

impl Arnak {
    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.turn]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn]
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.variants.seats)
    }

    /// The seats in turn order, from `first` on.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = usize::from(self.variants.seats);
        (0..seats).map(move |after| Seat::ALL[(first.index() + after) % seats])
    }

    pub(crate) fn asked(&self) -> Decision {
        match self.phase {
            Phase::Turn => Decision::one(self.turn, self.prompt()),
            Phase::Keep => Decision::one(self.turn, "keep-cards"),
            Phase::Over => Decision::Over,
        }
    }

    /// What is asked: the name of a sentence in the locales.
    fn prompt(&self) -> &'static str {
        match self.tasks.next() {
            None if self.main_done => "free-action",
            None => "main-action",
            Some(task) => task.prompt(),
        }
    }

    pub(crate) fn figure(&self, space: Space) -> Figure {
        self.spaces[space.index()]
    }

    pub(crate) fn figures_on(&self, site: Site) -> impl Iterator<Item = Figure> {
        site.spaces().map(|space| self.figure(space)).filter(|&figure| figure != Figure::None)
    }

    pub(crate) fn is_occupied(&self, site: Site) -> bool {
        self.figures_on(site).next().is_some()
    }

    /// Whether the player whose turn it is has an archaeologist there.
    pub(crate) fn is_mine(&self, site: Site) -> bool {
        self.figures_on(site).any(|figure| figure == Figure::Of(self.turn))
    }

    /// How many archaeologists of a player are on the island.
    pub(crate) fn placed(&self, seat: Seat) -> usize {
        self.spaces.iter().filter(|&&figure| figure == Figure::Of(seat)).count()
    }

    pub(crate) fn has_archaeologist_at_home(&self) -> bool {
        self.placed(self.turn) < ARCHAEOLOGISTS
    }

    pub(crate) fn is_blocked(&self, space: Space) -> bool {
        space.is_second() && self.blocked >> space.site().0 & 1 == 1
    }

    pub(crate) fn is_discovered(&self, site: Site) -> bool {
        site.is_camp() || self.tiles[site.index()].is_some()
    }

    /// The face-up idol of a site that is no camp.
    pub(crate) fn idol(&self, site: Site) -> Idol {
        self.idols[site.index() - 5]
    }

    pub(crate) fn guard(&self, site: Site) -> Option<Guardian> {
        self.guards[site.index()]
    }

    pub(crate) const fn is_exiled(&self, card: Card) -> bool {
        self.exiled >> card.0 & 1 == 1
    }

    /// Puts a task on top of the others.
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks.push(task);
    }
}
