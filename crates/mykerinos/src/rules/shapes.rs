//! Enumerates the sets of squares that one action may occupy, each once, by shifting whole sets of squares.

use dighouse_game::Listing;

use crate::{Placement, Squares};

/// The distance to the next square of the row and of the column.
const RIGHT: u32 = 1;
const DOWN: u32 = 8;

/// An action for every square.
#[inline]
pub(crate) fn singles<A>(squares: Squares, out: &mut impl Listing<A>, action: impl Fn(Placement) -> A) {
    out.extend_where(squares.bits(), |square| action(Placement::one(square as u8)));
}

/// An action for every pair of adjoining squares, one of each set, of which at least one is in `touching`.
#[inline]
pub(crate) fn pairs<A>(
    one: Squares,
    other: Squares,
    touching: Squares,
    out: &mut impl Listing<A>,
    action: impl Fn(Placement) -> A,
) {
    let mut along = |distance: u32, starts: Squares| {
        let firsts = (one & other.back(distance)) | (other & one.back(distance));
        let firsts = firsts & starts & (touching | touching.back(distance));
        out.extend_where(firsts.bits(), |first| {
            action(Placement::two(first as u8, first as u8 + distance as u8))
        });
    };
    along(RIGHT, !Squares::LAST_COLUMN);
    along(DOWN, Squares::ALL);
}

/// An action for every chain of three squares of `free`, straight or bent, with an end in `touching`.
#[inline]
pub(crate) fn trios<A>(
    free: Squares,
    touching: Squares,
    out: &mut impl Listing<A>,
    action: impl Fn(Placement) -> A,
) {
    const CORNER: u32 = RIGHT + DOWN;
    // The squares of a chain and its two ends, as distances from the upper left corner of its bounding box.
    let mut chains = |squares: [u32; 3], ends: [u32; 2], starts: Squares| {
        let all = squares.iter().fold(starts, |all, &distance| all & free.back(distance));
        let corners = all & (touching.back(ends[0]) | touching.back(ends[1]));
        out.extend_where(corners.bits(), |corner| {
            let [a, b, c] = squares.map(|distance| corner as u8 + distance as u8);
            action(Placement::three(a, b, c))
        });
    };
    let two_wide = !Squares::LAST_COLUMN;
    let three_wide = two_wide & !Squares::LAST_COLUMN.back(RIGHT);
    chains([0, RIGHT, 2 * RIGHT], [0, 2 * RIGHT], three_wide);
    chains([0, DOWN, 2 * DOWN], [0, 2 * DOWN], Squares::ALL);
    chains([0, RIGHT, DOWN], [RIGHT, DOWN], two_wide);
    chains([0, RIGHT, CORNER], [0, CORNER], two_wide);
    chains([0, DOWN, CORNER], [0, CORNER], two_wide);
    chains([RIGHT, DOWN, CORNER], [RIGHT, DOWN], two_wide);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use dighouse_game::{Seed, Stream};

    use super::*;
    use crate::Square;

    fn random_squares(rng: &mut Stream, one_of: u32) -> Squares {
        Square::all().filter(|_| rng.below(one_of) == 0).collect()
    }

    /// What `list` finds; fails on duplicates.
    fn found(list: impl FnOnce(&mut Vec<Placement>)) -> BTreeSet<Placement> {
        let mut listed = Vec::new();
        list(&mut listed);
        let set: BTreeSet<Placement> = listed.iter().copied().collect();
        assert_eq!(set.len(), listed.len(), "nothing is found twice");
        set
    }

    /// The same by the rulebook: each square adjoins the previous one, and the first is in `touching`.
    fn walked(steps: &[Squares], touching: Squares) -> BTreeSet<Placement> {
        let mut walks: Vec<Vec<Square>> = (steps[0] & touching).iter().map(|square| vec![square]).collect();
        for &next in &steps[1..] {
            let mut longer = Vec::new();
            for walk in &walks {
                let last = walk[walk.len() - 1];
                for square in next.iter().filter(|square| last.adjoins(*square) && !walk.contains(square)) {
                    longer.push([&walk[..], &[square]].concat());
                }
            }
            walks = longer;
        }
        walks.iter().filter_map(|walk| Placement::new(walk)).collect()
    }

    #[test]
    fn shifted_sets_find_the_same_as_walks_by_the_rulebook() {
        let mut rng = Stream::new(Seed::from_number(5), 0);
        for number in 0..300 {
            let free = random_squares(&mut rng, 1 + number % 4);
            let pyramids = random_squares(&mut rng, 3) & !free;
            let near = random_squares(&mut rng, 1 + number % 9);
            let both = walked(&[free, free], near);
            assert_eq!(found(|out| pairs(free, free, near, out, |placement| placement)), both);
            let lemon = &walked(&[free, pyramids], near) | &walked(&[pyramids, free], near);
            assert_eq!(found(|out| pairs(free, pyramids, near, out, |placement| placement)), lemon);
            assert_eq!(
                found(|out| trios(free, near, out, |placement| placement)),
                walked(&[free, free, free], near)
            );
        }
    }
}
