//! The numbers of actions.

use dighouse_game::encoding::{ActionId, Axis, Kind};

use super::shape::{self, PAIRS, SHAPES, TRIOS};
use crate::components::square::{COLUMNS, ROWS};
use crate::{Action, Patron, Placement, Room, Side, Square};

pub(super) const SQUARE: Axis =
    Axis::new("square", (ROWS * COLUMNS) as usize).named(|place| Square::new(place as u8).to_string());
pub(super) const ROOM: Axis = Axis::new("room", Room::COUNT)
    .named(|place| Room::all().nth(place).map_or_else(String::new, |room| room.to_string()));
const SIDE: Axis = Axis::new("side", Side::ALL.len()).named(|place| Side::ALL[place].to_string());

/// The upper left corner of the box around the squares of a shape.
const CORNER: Axis = SQUARE.called("corner");
const ONE_OR_TWO: Axis = Axis::new("shape", PAIRS.end).named(|place| SHAPES[place].name.to_owned());
const TWO: Axis =
    Axis::new("shape", PAIRS.end - PAIRS.start).named(|place| SHAPES[PAIRS.start + place].name.to_owned());
const THREE: Axis =
    Axis::new("shape", TRIOS.end - TRIOS.start).named(|place| SHAPES[TRIOS.start + place].name.to_owned());

const PASS: usize = 0;
const DIG: usize = 1;
const EXTEND: usize = 2;
const VIOLET: usize = 3;
const LEMON: usize = 4;
const BROWN: usize = 5;
const BLACKMORE: usize = 6;
const TANGERINE: usize = 7;
const NEUTRAL: usize = 8;
const SKIP: usize = 9;
const TAKE: usize = 10;
const MUSEUM: usize = 11;
const DECLINE: usize = 12;
const REMOVE: usize = 13;

/// The kinds of actions, in the order of their ids. Each patron is a kind. Within a shape, ids follow each other like
/// the squares: see `rules/shapes.rs`.
pub(super) const KINDS: [Kind<Action>; 14] = Kind::numbered([
    Kind::new("pass", &[], |_| Some(Action::Pass)),
    Kind::new("dig", &[SQUARE], |[square, ..]| Some(Action::Dig { squares: Placement::one(square as u8) })),
    Kind::new("extend", &[TWO, CORNER], |[shape, corner, _]| {
        shape::squares(corner, PAIRS.start + shape).map(|squares| Action::Extend { squares })
    }),
    Kind::new("patron violet", &[ONE_OR_TWO, CORNER], |[shape, corner, _]| {
        patron(Patron::Violet, shape::squares(corner, shape))
    }),
    Kind::new("patron lemon", &[ONE_OR_TWO, CORNER], |[shape, corner, _]| {
        patron(Patron::Lemon, shape::squares(corner, shape))
    }),
    Kind::new("patron brown", &[ROOM], |[room, ..]| Some(Action::Brown { room: Room::at(room)? })),
    Kind::new("patron blackmore", &[TWO, CORNER], |[shape, corner, _]| {
        patron(Patron::Blackmore, shape::squares(corner, PAIRS.start + shape))
    }),
    Kind::new("patron tangerine", &[THREE, CORNER], |[shape, corner, _]| {
        patron(Patron::Tangerine, shape::squares(corner, TRIOS.start + shape))
    }),
    Kind::new("neutral", &[ONE_OR_TWO, CORNER], |[shape, corner, _]| {
        shape::squares(corner, shape).map(|squares| Action::Neutral { squares })
    }),
    Kind::new("skip", &[], |_| Some(Action::Skip)),
    Kind::new("take", &[SIDE], |[side, ..]| Some(Action::Take { side: Side::ALL[side] })),
    Kind::new("museum", &[ROOM], |[room, ..]| Some(Action::Museum { room: Room::at(room)? })),
    Kind::new("decline", &[], |_| Some(Action::Decline)),
    Kind::new("remove", &[SIDE], |[side, ..]| Some(Action::Remove { side: Side::ALL[side] })),
]);

fn patron(patron: Patron, squares: Option<Placement>) -> Option<Action> {
    squares.map(|squares| Action::Patron { patron, squares })
}

/// The id of an action; `None` if no state allows it.
#[inline]
pub(super) fn id(action: Action) -> Option<ActionId> {
    Some(match action {
        Action::Pass => KINDS[PASS].id([0; 3]),
        Action::Dig { squares } => match shape::of(squares)? {
            (square, 0) => KINDS[DIG].id([square, 0, 0]),
            _ => return None,
        },
        Action::Extend { squares } => placed(EXTEND, squares, PAIRS)?,
        Action::Patron { patron, squares } => match patron {
            Patron::Violet => placed(VIOLET, squares, 0..PAIRS.end)?,
            Patron::Lemon => placed(LEMON, squares, 0..PAIRS.end)?,
            Patron::Brown => return None,
            Patron::Blackmore => placed(BLACKMORE, squares, PAIRS)?,
            Patron::Tangerine => placed(TANGERINE, squares, TRIOS)?,
        },
        Action::Brown { room } => KINDS[BROWN].id([room.index(), 0, 0]),
        Action::Neutral { squares } => placed(NEUTRAL, squares, 0..PAIRS.end)?,
        Action::Skip => KINDS[SKIP].id([0; 3]),
        Action::Take { side } => KINDS[TAKE].id([side.index(), 0, 0]),
        Action::Museum { room } => KINDS[MUSEUM].id([room.index(), 0, 0]),
        Action::Decline => KINDS[DECLINE].id([0; 3]),
        Action::Remove { side } => KINDS[REMOVE].id([side.index(), 0, 0]),
    })
}

/// The id of an action that places archaeologists in one of these shapes.
#[inline]
fn placed(kind: usize, squares: Placement, shapes: std::ops::Range<usize>) -> Option<ActionId> {
    let (corner, shape) = shape::of(squares)?;
    let shape = shapes.contains(&shape).then(|| shape - shapes.start)?;
    Some(KINDS[kind].id([shape, corner, 0]))
}
