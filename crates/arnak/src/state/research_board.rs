//! The research board: bonus tiles, temple tiles and the ranks in the Lost Temple.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{Filler, List, Seat, Seats, Stream};

use crate::components::catalogue::catalogue;
use crate::rules::temple::TEMPLE;
use crate::{Arrow, Bonus, TempleStack, Variants};

/// The spaces of a track.
const SPACES: usize = 15;
/// The bonus tiles of the box.
const TILES: usize = 18;

/// The research board.
///
/// A bonus tile that is taken counts as used, and ranks in the temple are given in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ResearchBoard {
    /// Bonus tiles on the spaces of the track, from the left.
    bonuses: [List<Bonus, 3>; SPACES],
    temple_bonuses: List<Bonus, 4>,
    /// Who has looked through the temple's bonus tiles.
    temple_seen: Seats,
    /// Bonus tiles that left the game unseen.
    unused: List<Bonus, TILES>,
    /// Bonus tiles that left the game after use, by kind.
    used: [u8; Bonus::COUNT],
    /// Temple tiles left, by stack.
    temple_tiles: [u8; TempleStack::ALL.len()],
    /// How many have reached the Lost Temple.
    arrived: u8,
    /// Idols that left the game on the Snake Temple's bridge.
    paid_idols: u8,
}

impl ResearchBoard {
    /// A board without bonus tiles.
    pub(crate) const fn empty(expeditions: u8) -> ResearchBoard {
        ResearchBoard {
            bonuses: [List::EMPTY; SPACES],
            temple_bonuses: List::EMPTY,
            temple_seen: Seats::NONE,
            unused: List::EMPTY,
            used: [0; Bonus::COUNT],
            temple_tiles: [expeditions; TempleStack::ALL.len()],
            arrived: 0,
            paid_idols: 0,
        }
    }

    /// The board of a new game.
    pub(crate) fn deal(variants: &Variants, stream: &mut Stream) -> ResearchBoard {
        let mut board = ResearchBoard::empty(variants.expeditions());
        let mut pool = List::<Bonus, TILES>::EMPTY;
        for bonus in Bonus::all() {
            (0..catalogue().bonuses[bonus.index()].copies).for_each(|_| pool.push(bonus));
        }
        stream.shuffle(&mut pool);
        let spaces = &catalogue().track(variants.temple).spaces;
        for (place, space) in board.bonuses.iter_mut().zip(spaces) {
            (0..space.bonus[variants.column()]).for_each(|_| place.extend(pool.pop()));
        }
        (0..variants.expeditions()).for_each(|_| board.temple_bonuses.extend(pool.pop()));
        board.unused = pool;
        board
    }

    /// The bonus tiles of a space, from the left.
    pub(crate) fn bonuses(&self, space: u8) -> &[Bonus] {
        if space == TEMPLE { &self.temple_bonuses } else { &self.bonuses[usize::from(space)] }
    }

    /// Takes a bonus tile of a space for use.
    pub(crate) fn use_bonus(&mut self, space: u8, bonus: Bonus) {
        let place = self.bonuses(space).iter().position(|&other| other == bonus);
        if let Some(place) = place {
            if space == TEMPLE {
                self.temple_bonuses.remove(place);
            } else {
                self.bonuses[usize::from(space)].remove(place);
            }
            self.used[bonus.index()] += 1;
        }
    }

    /// The rival takes the bonus tile of a space that the arrow points to; in the Lost Temple the top
    /// one, which nobody sees.
    pub(crate) fn remove_bonus(&mut self, space: u8, arrow: Arrow) {
        if space == TEMPLE {
            self.unused.extend(self.temple_bonuses.pop());
            return;
        }
        let tiles = self.bonuses(space);
        let pointed = match arrow {
            Arrow::Left => tiles.first(),
            Arrow::Right => tiles.last(),
        };
        if let Some(&bonus) = pointed {
            let last = tiles.len() - 1;
            self.bonuses[usize::from(space)].remove(if arrow == Arrow::Left { 0 } else { last });
            self.used[bonus.index()] += 1;
        }
    }

    /// How many temple tiles of a stack are left.
    pub(crate) const fn temple_tiles(&self, stack: TempleStack) -> u8 {
        self.temple_tiles[stack as usize]
    }

    pub(crate) fn take_temple_tile(&mut self, stack: TempleStack) {
        self.temple_tiles[stack as usize] -= 1;
    }

    /// Somebody reaches the Lost Temple. Returns the rank, counted from 1.
    pub(crate) fn arrive(&mut self) -> u8 {
        self.arrived += 1;
        self.arrived
    }

    /// How many have reached the Lost Temple.
    pub(crate) const fn arrived(&self) -> u8 {
        self.arrived
    }

    /// A player looks through the bonus tiles of the Lost Temple.
    pub(crate) fn look_into_temple(&mut self, seat: Seat) {
        self.temple_seen = self.temple_seen.with(seat);
    }

    /// Who has looked through the bonus tiles of the Lost Temple.
    pub(crate) const fn temple_seen(&self) -> Seats {
        self.temple_seen
    }

    /// An idol leaves the game on the bridge.
    pub(crate) fn pay_idol(&mut self) {
        self.paid_idols += 1;
    }

    /// Idols that left the game on the bridge.
    pub(crate) const fn paid_idols(&self) -> u8 {
        self.paid_idols
    }

    /// The bonus tiles of the track, space by space.
    pub(crate) fn track_bonuses(&self) -> impl Iterator<Item = &[Bonus]> {
        self.bonuses.iter().map(|tiles| &**tiles)
    }

    /// Bonus tiles that left the game unseen.
    pub(crate) fn unused(&self) -> &[Bonus] {
        &self.unused
    }

    /// Bonus tiles that left the game after use, by kind.
    pub(crate) const fn used(&self) -> [u8; Bonus::COUNT] {
        self.used
    }

    /// Temple tiles left, by stack.
    pub(crate) const fn all_temple_tiles(&self) -> [u8; TempleStack::ALL.len()] {
        self.temple_tiles
    }

    /// Erases the bonus tiles that left the game unseen and those of the temple, unless the viewer has looked
    /// through these.
    pub(crate) fn erase_unseen(&mut self, looked: bool) {
        self.unused.fill(Bonus::FILLER);
        if !looked {
            self.temple_bonuses.fill(Bonus::FILLER);
        }
    }

    /// Shuffles the bonus tiles that left the game unseen with those of the temple, unless the viewer
    /// has looked through these.
    pub(crate) fn redeal(&mut self, viewer: Option<Seat>, stream: &mut Stream) {
        let looked = viewer.is_some_and(|seat| self.temple_seen.contains(seat));
        let mut unseen = self.unused;
        if !looked {
            unseen.extend(self.temple_bonuses);
        }
        stream.deal(&mut unseen);
        if !looked {
            for place in &mut *self.temple_bonuses {
                *place = unseen.pop().unwrap_or(*place);
            }
        }
        self.unused = unseen;
    }
}

/// The parts of a research board as a position names them.
pub(crate) struct ResearchParts<'a> {
    pub(crate) bonuses: &'a [Vec<Bonus>],
    pub(crate) temple_bonuses: &'a [Bonus],
    pub(crate) temple_seen: Seats,
    pub(crate) unused: &'a [Bonus],
    pub(crate) used: &'a [Bonus],
    pub(crate) temple_tiles: [u8; TempleStack::ALL.len()],
    pub(crate) arrived: u8,
    pub(crate) paid_idols: u8,
}

impl ResearchBoard {
    /// The board with these parts, if they can belong to one.
    pub(crate) fn assemble(parts: &ResearchParts<'_>) -> Checked<ResearchBoard> {
        ensure(parts.bonuses.len() == SPACES, "bonuses: the track has 15 spaces")?;
        let mut board = ResearchBoard {
            temple_bonuses: super::list("temple_bonuses", parts.temple_bonuses)?,
            temple_seen: parts.temple_seen,
            unused: super::list("unused_bonuses", parts.unused)?,
            temple_tiles: parts.temple_tiles,
            arrived: parts.arrived,
            paid_idols: parts.paid_idols,
            ..ResearchBoard::empty(0)
        };
        for (place, tiles) in board.bonuses.iter_mut().zip(parts.bonuses) {
            *place = super::list("bonuses", tiles)?;
        }
        ensure(parts.used.len() <= TILES, "used_bonuses: there are 18 in all")?;
        parts.used.iter().for_each(|bonus| board.used[bonus.index()] += 1);
        ensure(board.paid_idols <= 16, "there are 16 idols")?;
        Ok(board)
    }
}
