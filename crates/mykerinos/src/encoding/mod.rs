//! The game as numbers, for programs that learn.

mod fields;
mod ids;
mod shape;

use dighouse_game::Viewer;
use dighouse_game::encoding::{ActionId, Encoded, Field, Kind};

use crate::{Action, Mykerinos, Sight};

impl Encoded for Mykerinos {
    const KINDS: &'static [Kind<Action>] = &ids::KINDS;

    type Sight = Sight;

    const FIELDS: &'static [Field<Sight>] = &fields::FIELDS;

    #[inline]
    fn id(action: Action) -> Option<ActionId> {
        ids::id(action)
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        self.sight_of(viewer)
    }
}
