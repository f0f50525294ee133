//! Games as numbers, for programs that learn: an id for every action, a mask of the legal ones, and an observation of
//! fixed shape.
//!
//! ```
//! use dighouse_game::encoding::{ActionId, Mask};
//! use dighouse_game::{Encoded, Seat, Viewer};
//!
//! /// Lets `policy` choose from what `seat` observes and from what is legal.
//! fn step<G: Encoded>(game: &mut G, seat: Seat, policy: impl Fn(&[i16], &Mask<G>) -> ActionId) {
//!     let mut observation = vec![0; G::OBSERVATION];
//!     G::observe(&game.sight(Viewer::Seat(seat)), &mut observation);
//!
//!     let mut mask = Mask::new();
//!     mask.show(game, seat);
//!
//!     let action = G::action(policy(&observation, &mask)).expect("the policy chooses from the mask");
//!     game.play(seat, action, &mut dighouse_game::Silent);
//! }
//! ```
//!
//! # Ids
//!
//! Actions are numbered from 0, kind by kind ([`Kind`]). Within a kind the id is that of an array in row-major order
//! whose axes are the parameters of the action. So an id can be taken apart into a kind and parameters by division,
//! and policies may have one head for each parameter. Some combinations are no action; they have an id that is never
//! legal. Ids are absolute: they do not depend on the state, the seat or the set-up.
//!
//! # Observations
//!
//! An observation is made of what its viewer may see ([`Encoded::Sight`]) and of nothing else. It is one array of whole
//! numbers, of the same length for every set-up, divided into named fields ([`Field`]). Each field is an array in
//! row-major order with a lowest and a highest value.
//!
//! - Seats are relative to the viewer, who is at place 0; the seats to the left follow ([`around`]). Places without a
//!   player are 0. A spectator observes the game like the first seat, but sees less.
//! - A choice among things is one place for each of them, 1 for the thing that is chosen (one-hot), so nothing has to be
//!   said by numbering things. A number of things is that number.
//! - What the viewer does not know is 0. Where 0 can also be known, a place of its own says which it is.
//!
//! # Stability
//!
//! Both are the same within a version of the rules ([`Info::rules`](crate::Info::rules)). The laws compare them with a
//! file that is kept with each game. [`Schema`] describes both as data.

mod axis;
mod field;
mod kind;
mod mask;
mod schema;

use std::fmt::Debug;

use crate::{Game, Seat, Viewer};

pub use axis::Axis;
pub use field::Field;
pub use kind::{ActionId, Kind, MAX_PARAMETERS};
pub use mask::Mask;
pub use schema::{AxisSchema, FieldSchema, KindSchema, Schema};

/// A game whose actions are numbered and whose views can be written as numbers: see the [module](self).
pub trait Encoded: Game {
    /// The kinds of actions in the order of their ids: see [`Kind::numbered`].
    const KINDS: &'static [Kind<Self::Action>];

    /// What one viewer may see, as observations read it: the [view](Game::View), or what it shows in a form that is faster
    /// to build.
    type Sight: PartialEq + Debug;

    /// The fields of an observation: see [`Field::laid_out`].
    const FIELDS: &'static [Field<Self::Sight>];

    /// The number of ids.
    const ACTIONS: usize = kind::ids(Self::KINDS);

    /// The length of an observation.
    const OBSERVATION: usize = field::length(Self::FIELDS);

    /// The id of an action; `None` for actions that no state allows.
    fn id(action: Self::Action) -> Option<ActionId>;

    /// The action with this id; `None` for ids that are never legal. The inverse of [`Encoded::id`].
    fn action(id: ActionId) -> Option<Self::Action> {
        kind::of(Self::KINDS, id)?.action(id)
    }

    /// What `viewer` may see: nothing that its view does not show.
    fn sight(&self, viewer: Viewer) -> Self::Sight;

    /// Writes what a viewer sees into `out`, which must be [`Encoded::OBSERVATION`] long.
    ///
    /// # Panics
    /// If `out` has another length.
    fn observe(sight: &Self::Sight, out: &mut [i16]) {
        assert_eq!(out.len(), Self::OBSERVATION, "an observation of {} has a fixed length", Self::INFO.id);
        out.fill(0);
        for field in Self::FIELDS {
            field.write(sight, &mut out[field.range()]);
        }
    }
}

/// The seats in the order of an observation: the viewer first, then the seats to the left. A spectator counts as the
/// first seat.
///
/// ```
/// use dighouse_game::Seat;
/// use dighouse_game::encoding::around;
///
/// let [ala, ola, ewa, _] = Seat::ALL;
/// assert_eq!(around(Some(ola), 3).collect::<Vec<_>>(), [ola, ewa, ala]);
/// assert_eq!(around(None, 2).collect::<Vec<_>>(), [ala, ola]);
/// ```
pub fn around(viewer: Option<Seat>, seats: u8) -> impl Iterator<Item = Seat> {
    let (first, seats) = (viewer.map_or(0, Seat::index), usize::from(seats));
    (first..first + seats).map(move |place| Seat::ALL[if place < seats { place } else { place - seats }])
}

/// The place of `seat` in [`around`].
///
/// ```
/// use dighouse_game::Seat;
/// use dighouse_game::encoding::place_of;
///
/// let [ala, ola, ewa, _] = Seat::ALL;
/// assert_eq!(place_of(ala, Some(ola), 3), 2);
/// assert_eq!(place_of(ewa, None, 3), 2);
/// ```
pub fn place_of(seat: Seat, viewer: Option<Seat>, seats: u8) -> usize {
    let seats = usize::from(seats);
    let ahead = seat.index() + seats - viewer.map_or(0, Seat::index);
    if ahead < seats { ahead } else { ahead - seats }
}
