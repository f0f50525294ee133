//! The game as numbers, for programs that learn.

mod fields;
mod ids;

use dighouse_game::encoding::{ActionId, Encoded, Field, Kind};
use dighouse_game::{Game, Viewer};

use crate::{Action, LostCode, View};

impl Encoded for LostCode {
    const KINDS: &'static [Kind<Action>] = &ids::KINDS;

    type Sight = View;

    const FIELDS: &'static [Field<View>] = &fields::FIELDS;

    #[inline]
    fn id(action: Action) -> Option<ActionId> {
        ids::id(action)
    }

    fn sight(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }
}
