//! The game as numbers, for programs that learn.

mod axes;
mod fields;
mod ids;

use dighouse_game::encoding::{ActionId, Field, Kind};
use dighouse_game::{Encoded, Viewer};

use crate::{Action, ExcavationEarth, View};

impl Encoded for ExcavationEarth {
    const KINDS: &'static [Kind<Action>] = ids::KINDS;
    type Sight = View;
    const FIELDS: &'static [Field<View>] = fields::FIELDS;

    #[inline]
    fn id(action: Action) -> Option<ActionId> {
        ids::id(action)
    }

    fn sight(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }
}
