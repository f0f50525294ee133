//! The squares of an action as a shape and the upper left corner of its bounding box.

use crate::components::square::COLUMNS;
use crate::{Placement, Square};

/// A shape: the distances of its squares from the corner, row by row.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// What it looks like.
    pub(super) name: &'static str,
    distances: &'static [u8],
    /// How many columns it takes.
    width: u8,
}

const fn shape(name: &'static str, distances: &'static [u8], width: u8) -> Shape {
    Shape { name, distances, width }
}

/// One square, two and three. The names have a word for each row.
pub(super) const SHAPES: [Shape; 9] = [
    shape("x", &[0], 1),
    shape("xx", &[0, 1], 2),
    shape("x x", &[0, 8], 1),
    shape("xxx", &[0, 1, 2], 3),
    shape("x x x", &[0, 8, 16], 1),
    shape("xx x.", &[0, 1, 8], 2),
    shape("xx .x", &[0, 1, 9], 2),
    shape("x. xx", &[0, 8, 9], 2),
    shape(".x xx", &[1, 8, 9], 2),
];

/// The places of the shapes of two and three squares in [`SHAPES`].
pub(super) const PAIRS: std::ops::Range<usize> = 1..3;
pub(super) const TRIOS: std::ops::Range<usize> = 3..9;

/// The squares of a shape at a corner; `None` if they are off the largest area.
pub(super) fn squares(corner: usize, shape: usize) -> Option<Placement> {
    let Shape { distances, width, .. } = SHAPES[shape];
    let corner = corner as u8;
    if corner % COLUMNS + width > COLUMNS {
        return None;
    }
    let mut squares = [Square::at(0, 0)?; 3];
    for (place, distance) in squares.iter_mut().zip(distances) {
        let square = corner + distance;
        *place = Square::at(square / COLUMNS, square % COLUMNS)?;
    }
    Placement::new(&squares[..distances.len()])
}

/// The corner and the shape of squares that form a chain; `None` for other squares.
#[inline]
pub(super) fn of(squares: Placement) -> Option<(usize, usize)> {
    let [first, second, third] = squares.indices();
    let (corner, shape) = match squares.len() {
        1 => (first, 0),
        2 => match second - first {
            1 => (first, 1),
            8 => (first, 2),
            _ => return None,
        },
        _ => match (second - first, third - first) {
            (1, 2) => (first, 3),
            (8, 16) => (first, 4),
            (1, 8) => (first, 5),
            (1, 9) => (first, 6),
            (8, 9) => (first, 7),
            // The first square is right of the corner.
            (7, 8) if first % COLUMNS > 0 => (first - 1, 8),
            _ => return None,
        },
    };
    (corner % COLUMNS + SHAPES[shape].width <= COLUMNS).then_some((corner.into(), shape))
}
