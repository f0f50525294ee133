//! What a player can do.

use serde::Serialize;

use crate::{Patron, Placement, Room, Side};

/// An action. Archaeologists that are placed together are one action: see [`Placement`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(tag = "action", rename_all = "kebab-case")]
pub enum Action {
    /// Pass, and take the lowest free space of the track. `pass`
    Pass,
    /// Start a dig with one archaeologist. `dig c4`
    Dig {
        /// The square.
        squares: Placement,
    },
    /// Extend a dig by two archaeologists. `extend c4 c5`
    Extend {
        /// The squares.
        squares: Placement,
    },
    /// Use a patron for a special dig or extension. `patron tangerine c4 c5 d5`
    Patron {
        /// The patron.
        patron: Patron,
        /// The squares.
        squares: Placement,
    },
    /// Use Sir Brown to send an archaeologist from the pool to the museum. `patron brown 3-2`
    Brown {
        /// The room.
        room: Room,
    },
    /// Place neutral archaeologists: one for a dig, two for an extension. `neutral c4`, `neutral c4 c5`
    Neutral {
        /// The squares.
        squares: Placement,
    },
    /// Place no neutral archaeologist. `skip`
    Skip,
    /// Take a plot of the zone. `take left`
    Take {
        /// The plot.
        side: Side,
    },
    /// Send an archaeologist from the supply to the museum. `museum 2-12`
    Museum {
        /// The room.
        room: Room,
    },
    /// Take nothing. `decline`
    Decline,
    /// Choose the plot that the neutral expedition removes. `remove right`
    Remove {
        /// The plot.
        side: Side,
    },
}
