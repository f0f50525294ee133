//! Masks as arrays of truth values, for numpy.

use std::marker::PhantomData;

use dighouse_game::{Encoded, Listing, Seat};

/// Writes which ids are legal for `seat` into `out`, which has a place for each id.
pub(crate) fn show<G: Encoded>(state: &G, seat: Seat, out: &mut [bool]) {
    out.fill(false);
    state.list(seat, &mut Legal::<G>(out, PhantomData));
}

/// Takes the legal actions as the game lists them.
struct Legal<'a, G>(&'a mut [bool], PhantomData<fn() -> G>);

impl<G: Encoded> Listing<G::Action> for Legal<'_, G> {
    #[inline]
    fn push(&mut self, action: G::Action) {
        if let Some(id) = G::id(action) {
            self.0[id.index()] = true;
        }
    }
}
