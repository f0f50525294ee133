//! The Lost Temple.

use dighouse_game::Log;

use crate::components::catalogue::{Track, catalogue};
use crate::rules::effects::{Cost, Research};
use crate::rules::research::PickTile;
use crate::state::task::Task;
use crate::{Arnak, Event, Reason, Tokens};

/// The space of the Lost Temple on both tracks.
pub(crate) const TEMPLE: u8 = 14;

dighouse_game::words! {
    export_to = "arnak.ts";

    /// A stack of temple tiles.
    TempleStack "a stack of temple tiles" {
        /// 2 points for the left part of the cost.
        TwoLeft = "2-left",
        /// 2 points for the middle part.
        TwoMiddle = "2-middle",
        /// 2 points for the right part.
        TwoRight = "2-right",
        /// 6 points for the two parts on the left.
        SixLeft = "6-left",
        /// 6 points for the two parts on the right.
        SixRight = "6-right",
        /// 11 points for all three parts.
        Eleven = "11",
    }
}

impl TempleStack {
    /// What a tile is worth.
    pub const fn points(self) -> u8 {
        [2, 2, 2, 6, 6, 11][self as usize]
    }

    /// Which of the three parts of the cost are paid, from the left.
    const fn parts(self) -> [bool; 3] {
        match self {
            TempleStack::TwoLeft => [true, false, false],
            TempleStack::TwoMiddle => [false, true, false],
            TempleStack::TwoRight => [false, false, true],
            TempleStack::SixLeft => [true, true, false],
            TempleStack::SixRight => [false, true, true],
            TempleStack::Eleven => [true, true, true],
        }
    }

    /// What a tile costs on this track.
    pub(crate) fn cost(self, track: &Track) -> Tokens {
        let parts = track.parts.into_iter().zip(self.parts());
        parts.filter(|(_, paid)| *paid).fold(Tokens::NONE, |sum, (part, _)| sum.plus(part))
    }
}

impl Arnak {
    /// What a temple tile costs.
    pub(crate) fn temple_cost(&self, stack: TempleStack) -> Tokens {
        stack.cost(self.track())
    }

    pub(crate) fn forbids_temple(&self, stack: TempleStack, how: Research) -> Option<Reason> {
        if how.notebook_only {
            Some(Reason::NotebookOnly)
        } else if self.me().glass != TEMPLE {
            Some(Reason::NotInTemple)
        } else if self.research.temple_tiles(stack) == 0 {
            Some(Reason::NoTempleTile { stack })
        } else {
            self.forbids_price(Cost::of(self.temple_cost(stack)), how)
        }
    }

    pub(crate) fn take_temple_tile(&mut self, stack: TempleStack, log: &mut impl Log<Event>) {
        self.research.take_temple_tile(stack);
        self.me_mut().temple_tiles[stack as usize] += 1;
        log.tell(Event::TempleTileTaken { seat: self.turn, stack });
    }

    /// The magnifying glass takes the best place left; its owner looks through the bonus tiles.
    pub(crate) fn reach_temple(&mut self, log: &mut impl Log<Event>) {
        let rank = self.research.arrive();
        self.me_mut().rank = rank;
        let seat = self.turn;
        log.tell(Event::TempleReached { seat, points: catalogue().temple_ranks[usize::from(rank) - 1] });
        self.research.look_into_temple(seat);
        self.chance.reveal();
        self.push(Task::PickTile(PickTile { space: TEMPLE }));
    }
}
