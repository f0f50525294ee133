//! Masks as arrays of truth values, for numpy.

use dighouse_game::Encoded;
use dighouse_game::encoding::Mask;

/// Writes which ids `legal` has into `out`, which has a place for each id.
pub(crate) fn write<G: Encoded>(legal: &Mask<G>, out: &mut [bool]) {
    out.fill(false);
    legal.iter().for_each(|id| out[id.index()] = true);
}
