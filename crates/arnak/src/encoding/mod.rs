//! The game as numbers, for programs that learn.

mod axes;
mod fields;
mod ids;
mod tasks;

use dighouse_game::encoding::{ActionId, Field, Kind};
use dighouse_game::{Encoded, Viewer};

use crate::{Action, Arnak, View};

impl Encoded for Arnak {
    const KINDS: &'static [Kind<Action>] = ids::KINDS;
    type Sight = View;
    const FIELDS: &'static [Field<View>] = fields::FIELDS;

    fn sight(&self, viewer: Viewer) -> View {
        self.sight_of(viewer)
    }

    #[inline]
    fn id(action: Action) -> Option<ActionId> {
        ids::id(action)
    }
}
