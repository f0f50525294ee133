//! The fields of an observation.

use dighouse_game::encoding::{Axis, Field};
use dighouse_game::{MAX_SEATS, Seat};

use super::ids::SYMBOL;
use crate::components::values::HIGHEST;
use crate::state::{Bet, MAX_ROUNDS, RACKS, Round, Tile};
use crate::{Curse, Dice, Outcome, PhaseName, Token, View};

const VALUE: Axis = Axis::new("value", 1 + HIGHEST as usize);
const ROUND: Axis = Axis::new("round", MAX_ROUNDS).named(|place| (1 + place).to_string());
const PLACE: Axis = Axis::new("place", MAX_SEATS).named(|place| (1 + place).to_string());

/// The racks: those of the players in the order of the seats, then those without an owner. All four are always there.
const RACK: Axis = Axis::new("rack", RACKS).named(|place| match place {
    0 => "viewer".to_owned(),
    _ => format!("viewer+{place} or without an owner"),
});

const OPTION: Axis = Axis::new("option", 8).named(|place| crate::setup::INFO.options[place].key.to_owned());

const PHASES: [PhaseName; 6] = [
    PhaseName::Token,
    PhaseName::Turn,
    PhaseName::Bet,
    PhaseName::Exchange,
    PhaseName::Guess,
    PhaseName::Over,
];
const PHASE: Axis =
    Axis::new("phase", PHASES.len()).named(|place| format!("{:?}", PHASES[place]).to_lowercase());

const OUTCOMES: [Outcome; 4] = [Outcome::Hit, Outcome::Higher, Outcome::Lower, Outcome::Wrong];
const OUTCOME: Axis =
    Axis::new("outcome", OUTCOMES.len()).named(|place| format!("{:?}", OUTCOMES[place]).to_lowercase());

/// Nobody yet, or a player.
const HOLDER: Axis = Axis::new("holder", 1 + MAX_SEATS).named(|place| match place {
    0 => "nobody".to_owned(),
    _ => Axis::SEATS.item(place - 1),
});

/// The fields of an observation, in order.
pub(super) const FIELDS: [Field<View>; 25] = Field::laid_out([
    Field::flags("players", &[Axis::SEATS], "The seats that are taken.", |view, out| {
        around(view).zip(out).for_each(|(_, place)| *place = 1);
    }),
    Field::flags(
        "options",
        &[OPTION],
        "The options of the game that differ from their defaults.",
        |view, out| {
            let variants = &view.variants;
            let changed = [
                variants.beginner,
                variants.x,
                variants.shortcut,
                variants.curse,
                variants.flat_wheels,
                !variants.bear_turn_is_extra,
                variants.curse_active_immediately,
                variants.score_floor,
            ];
            out.iter_mut().zip(changed).for_each(|(place, changed)| *place = changed.into());
        },
    ),
    Field::flags("phase", &[PHASE], "The kind of decision.", |view, out| out[view.phase as usize] = 1),
    Field::flags("asked", &[Axis::SEATS], "The seats that are asked.", |view, out| {
        view.asked.iter().for_each(|seat| out[place(view, seat)] = 1);
    }),
    Field::new("round", &[], 0, MAX_ROUNDS as i16, "The round, from 1.", |view, out| {
        out[0] = view.round.into()
    }),
    Field::new("rounds left", &[], 0, MAX_ROUNDS as i16, "The rounds after this one.", |view, out| {
        out[0] = view.variants.rounds().saturating_sub(view.round).into();
    }),
    Field::new("dice", &[SYMBOL], 0, 3, "How many dice show each symbol.", |view, out| {
        count_dice(view.dice, out);
    }),
    Field::flags("offered", &[SYMBOL], "The symbol whose token is offered.", |view, out| {
        view.offered.into_iter().for_each(|symbol| out[symbol.index()] = 1);
    }),
    Field::flags(
        "order",
        &[Axis::SEATS, PLACE],
        "The place of each player in the turn order.",
        |view, out| {
            for (turn, &seat) in view.order.iter().enumerate() {
                out[place(view, seat) * MAX_SEATS + turn] = 1;
            }
        },
    ),
    Field::new("points", &[Axis::SEATS], -128, 255, "The space of each marker.", |view, out| {
        view.track.iter().for_each(|marker| out[place(view, marker.seat)] = marker.points);
    }),
    Field::flags("track", &[Axis::SEATS, PLACE], "The place of each marker from the back.", |view, out| {
        for (from_back, marker) in view.track.iter().enumerate() {
            out[place(view, marker.seat) * MAX_SEATS + from_back] = 1;
        }
    }),
    Field::flags(
        "racks",
        &[RACK, SYMBOL, VALUE],
        "The tiles of each rack that the viewer sees.",
        |view, out| {
            let tiles = SYMBOL.size() * VALUE.size();
            for (rack, seen) in view.racks.iter().enumerate() {
                let owner = Seat::new(rack).filter(|&seat| view.variants.has(seat));
                let rack = owner.map_or(rack, |seat| place(view, seat));
                for (symbol, value) in seen.0.iter().enumerate() {
                    if let Some(value) = value {
                        out[rack * tiles + symbol * VALUE.size() + usize::from(*value)] = 1;
                    }
                }
            }
        },
    ),
    Field::new("piles", &[SYMBOL], 0, 4, "The number of tiles left to draw.", |view, out| {
        out.iter_mut().zip(view.piles.0).for_each(|(place, tiles)| *place = tiles.into());
    }),
    Field::flags(
        "unseen",
        &[SYMBOL, VALUE],
        "The tiles that the viewer has not seen: one of each symbol is on its rack. All 0 for a spectator.",
        |view, out| {
            let Some(seat) = view.seat else { return };
            for (values, out) in view.unseen_by(seat).0.iter().zip(out.chunks_mut(VALUE.size())) {
                values.iter().for_each(|value| out[usize::from(value)] = 1);
            }
        },
    ),
    Field::flags(
        "tokens",
        &[SYMBOL, HOLDER],
        "Who has each token; all 0 if it is not in the game.",
        |view, out| {
            for (token, out) in view.tokens.0.iter().zip(out.chunks_mut(HOLDER.size())) {
                match token {
                    Token::Out => {}
                    Token::Free => out[0] = 1,
                    Token::Taken(seat) => out[1 + place(view, *seat)] = 1,
                }
            }
        },
    ),
    Field::flags("curse", &[HOLDER], "Who has the skull; all 0 if it is not in the game.", |view, out| {
        match view.curse {
            Curse::Out => {}
            Curse::Waiting => out[0] = 1,
            Curse::Held(seat) => out[1 + place(view, seat)] = 1,
        }
    }),
    Field::flags(
        "written",
        &[Axis::SEATS, SYMBOL],
        "The lines of the sheets that are written.",
        |view, out| {
            for (seat, out) in around(view).zip(out.chunks_mut(SYMBOL.size())) {
                out.iter_mut().zip(view.sheets[seat].0).for_each(|(out, line)| *out = line.is_some().into());
            }
        },
    ),
    Field::flags(
        "sheets",
        &[Axis::SEATS, SYMBOL, VALUE],
        "The values written on each line that the viewer sees.",
        |view, out| {
            for (seat, out) in around(view).zip(out.chunks_mut(SYMBOL.size() * VALUE.size())) {
                for (line, out) in view.sheets[seat].0.iter().zip(out.chunks_mut(VALUE.size())) {
                    line.iter()
                        .flat_map(|values| values.iter())
                        .for_each(|value| out[usize::from(value)] = 1);
                }
            }
        },
    ),
    Field::new(
        "past dice",
        &[ROUND, SYMBOL],
        0,
        3,
        "The dice of each round that was bet on.",
        |view, out| {
            for (round, out) in view.rounds.iter().zip(out.chunks_mut(SYMBOL.size())) {
                count_dice(round.dice, out);
            }
        },
    ),
    Field::flags("bets", &[ROUND, Axis::SEATS], "Who has bet.", |view, out| {
        each_bet(view, |at, _| out[at] = 1);
    }),
    Field::new("bet low", &[ROUND, Axis::SEATS], 0, 24, "The lowest sum of each window.", |view, out| {
        each_bet(view, |at, bet| out[at] = bet.window.low().into());
    }),
    Field::new("bet high", &[ROUND, Axis::SEATS], 0, 24, "The highest sum of each window.", |view, out| {
        each_bet(view, |at, bet| out[at] = bet.window.high().into());
    }),
    Field::flags("outcomes", &[ROUND, Axis::SEATS, OUTCOME], "What was said about each sum.", |view, out| {
        each_bet(view, |at, bet| {
            if let Some(outcome) = bet.outcome {
                out[at * OUTCOMES.len() + outcome as usize] = 1;
            }
        });
    }),
    Field::flags(
        "discards",
        &[ROUND, Axis::SEATS, SYMBOL],
        "The symbol of each tile exchanged.",
        |view, out| {
            each_discard(view, |at, tile| out[at * SYMBOL.size() + tile.symbol.index()] = 1);
        },
    ),
    Field::new(
        "discarded values",
        &[ROUND, Axis::SEATS],
        0,
        8,
        "The value of each tile exchanged.",
        |view, out| {
            each_discard(view, |at, tile| out[at] = tile.value.into());
        },
    ),
]);

/// The seats in the order of the observation.
fn around(view: &View) -> impl Iterator<Item = Seat> {
    dighouse_game::encoding::around(view.seat, view.variants.seats)
}

/// The place of a seat in that order.
fn place(view: &View, seat: Seat) -> usize {
    dighouse_game::encoding::place_of(seat, view.seat, view.variants.seats)
}

fn count_dice(dice: Dice, out: &mut [i16]) {
    dice.symbols().iter().for_each(|symbol| out[symbol.index()] += 1);
}

/// Calls `write` with every bet and its place in an array of rounds and seats.
fn each_bet(view: &View, write: impl FnMut(usize, Bet)) {
    each_answer(view, |round, seat| round.bets[seat], write);
}

/// Calls `write` with every tile that was exchanged and its place in an array of rounds and seats.
fn each_discard(view: &View, write: impl FnMut(usize, Tile)) {
    each_answer(view, |round, seat| round.discards[seat], write);
}

fn each_answer<T>(view: &View, answer: impl Fn(&Round, Seat) -> Option<T>, mut write: impl FnMut(usize, T)) {
    for (number, round) in view.rounds.iter().enumerate() {
        for (place, seat) in around(view).enumerate() {
            if let Some(answer) = answer(round, seat) {
                write(number * MAX_SEATS + place, answer);
            }
        }
    }
}
