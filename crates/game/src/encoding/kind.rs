use std::fmt;

use super::Axis;
use super::axis::volume;

/// The number of an action, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ActionId(u32);

impl ActionId {
    /// The id with this number. Not every number is the id of an action: see [`Encoded::action`](super::Encoded::action).
    pub const fn new(number: usize) -> ActionId {
        assert!(number <= u32::MAX as usize, "ids fit into 32 bits");
        ActionId(number as u32)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for ActionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The most parameters of a kind.
pub const MAX_PARAMETERS: usize = 3;

/// All actions of one kind: an array of ids whose axes are their parameters.
///
/// ```
/// use dighouse_game::encoding::{Axis, Kind};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Action {
///     Pass,
///     Move { from: u8, to: u8 },
/// }
///
/// const SPACES: usize = 5;
/// const KINDS: [Kind<Action>; 2] = Kind::numbered([
///     Kind::new("pass", &[], |_| Some(Action::Pass)),
///     Kind::new("move", &[Axis::new("from", SPACES), Axis::new("to", SPACES)], |[from, to, _]| {
///         (from != to).then_some(Action::Move { from: from as u8, to: to as u8 })
///     }),
/// ]);
///
/// let id = KINDS[1].id([3, 2, 0]);
/// assert_eq!(id.index(), 1 + 3 * SPACES + 2);
/// assert_eq!(KINDS[1].action(id), Some(Action::Move { from: 3, to: 2 }));
/// assert_eq!(KINDS[1].action(KINDS[1].id([3, 3, 0])), None);
/// ```
#[derive(Debug)]
pub struct Kind<A> {
    name: &'static str,
    parameters: &'static [Axis],
    /// How far apart the ids are whose places differ by one.
    strides: [u32; MAX_PARAMETERS],
    first: u32,
    count: u32,
    action: fn([usize; MAX_PARAMETERS]) -> Option<A>,
}

impl<A> Clone for Kind<A> {
    fn clone(&self) -> Kind<A> {
        *self
    }
}

impl<A> Copy for Kind<A> {}

impl<A> Kind<A> {
    /// A kind with these parameters. `action` makes the action from the places of the parameters; the places beyond
    /// them are 0. It returns `None` for combinations that no state allows.
    pub const fn new(
        name: &'static str,
        parameters: &'static [Axis],
        action: fn([usize; MAX_PARAMETERS]) -> Option<A>,
    ) -> Kind<A> {
        assert!(parameters.len() <= MAX_PARAMETERS, "an action has few parameters");
        let (mut strides, mut stride, mut axis) = ([0; MAX_PARAMETERS], 1, parameters.len());
        while axis > 0 {
            axis -= 1;
            strides[axis] = stride;
            stride *= parameters[axis].size() as u32;
        }
        Kind { name, parameters, strides, first: 0, count: stride, action }
    }

    /// Numbers the actions of all kinds, one kind after the other.
    pub const fn numbered<const N: usize>(mut kinds: [Kind<A>; N]) -> [Kind<A>; N] {
        let (mut next, mut kind) = (0, 0);
        while kind < N {
            kinds[kind].first = next;
            next += kinds[kind].count;
            kind += 1;
        }
        kinds
    }

    /// Its name: the first word of its actions' texts.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The parameters of its actions.
    pub const fn parameters(&self) -> &'static [Axis] {
        self.parameters
    }

    /// The first id.
    pub const fn first(&self) -> ActionId {
        ActionId(self.first)
    }

    /// The number of ids.
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The id of the action with its parameters at these places; 0 beyond them.
    #[inline]
    pub const fn id(&self, places: [usize; MAX_PARAMETERS]) -> ActionId {
        let [a, b, c] = self.strides;
        let offset = places[0] as u32 * a + places[1] as u32 * b + places[2] as u32 * c;
        debug_assert!(offset < self.count, "a place is off its axis");
        ActionId(self.first + offset)
    }

    /// The places of the parameters of an id of this kind.
    pub const fn places(&self, id: ActionId) -> [usize; MAX_PARAMETERS] {
        let (mut places, mut rest, mut axis) = ([0; MAX_PARAMETERS], id.0 - self.first, 0);
        while axis < self.parameters.len() {
            places[axis] = (rest / self.strides[axis]) as usize;
            rest %= self.strides[axis];
            axis += 1;
        }
        places
    }

    /// The action with an id of this kind; `None` if no state allows it.
    pub fn action(&self, id: ActionId) -> Option<A> {
        (self.action)(self.places(id))
    }
}

/// The number of ids of all kinds.
pub(super) const fn ids<A>(kinds: &[Kind<A>]) -> usize {
    let (mut ids, mut kind) = (0, 0);
    while kind < kinds.len() {
        ids += volume(kinds[kind].parameters);
        kind += 1;
    }
    ids
}

/// The kind of an id; `None` if the id is too high.
pub(super) fn of<A>(kinds: &[Kind<A>], id: ActionId) -> Option<&Kind<A>> {
    let last = kinds.partition_point(|kind| kind.first <= id.0).checked_sub(1)?;
    Some(&kinds[last]).filter(|kind| id.0 - kind.first < kind.count)
}
