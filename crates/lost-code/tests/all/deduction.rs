//! The exact posterior, checked against an enumeration of all deals.

use crate::kit;
use std::collections::BTreeMap;

use crate::kit::seen_by_seat;
use dighouse_game::{Game, Match, Seat, Seed, Setup, Stream, Viewer, log::seen_by};
use dighouse_lost_code::{
    Code, Deduction, Dice, Event, LostCode, Outcome, PerSymbol, Symbol, Values, Window,
};

/// What a seat is told or sees, in order.
#[derive(Clone, Copy, Debug)]
enum Clue {
    Told { dice: [Symbol; 3], low: u8, high: u8 },
    OtherDraws { symbol: Symbol },
    OwnExchange { symbol: Symbol },
}

/// The hidden tiles of one symbol: the rack, the removed one, the pile (the last on top).
type Hidden = Vec<u8>;

fn permutations(values: &[u8]) -> Vec<Hidden> {
    if values.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, &first) in values.iter().enumerate() {
        let mut rest = values.to_vec();
        rest.remove(place);
        all.extend(permutations(&rest).into_iter().map(|tail| [vec![first], tail].concat()));
    }
    all
}

/// What a seat is told about a sum. The narrowest wheel has one number.
fn outcome(sum: u8, low: u8, high: u8) -> Outcome {
    match sum {
        _ if (low..=high).contains(&sum) => Outcome::Hit,
        _ if low == high => Outcome::Wrong,
        _ if sum > high => Outcome::Higher,
        _ => Outcome::Lower,
    }
}

/// Plays the clues in one deal: what the seat is told and sees, and its tiles at the end.
fn live(world: &BTreeMap<Symbol, Hidden>, clues: &[Clue]) -> (Vec<String>, BTreeMap<Symbol, u8>) {
    let mut world = world.clone();
    let mut seen = Vec::new();
    for clue in clues {
        match *clue {
            Clue::Told { dice, low, high } => {
                let sum = dice.iter().map(|symbol| world[symbol][0]).sum();
                seen.push(format!("{:?}", outcome(sum, low, high)));
            }
            Clue::OtherDraws { symbol } => {
                seen.push(world.get_mut(&symbol).unwrap().pop().unwrap().to_string())
            }
            Clue::OwnExchange { symbol } => {
                let tiles = world.get_mut(&symbol).unwrap();
                seen.push(tiles[0].to_string());
                tiles[0] = tiles.pop().unwrap();
            }
        }
    }
    (seen, world.into_iter().map(|(symbol, tiles)| (symbol, tiles[0])).collect())
}

/// The posterior of the tiles on the rack, by counting all deals that look like `truth`.
fn brute_force(
    worlds: &[BTreeMap<Symbol, Hidden>],
    truth: &BTreeMap<Symbol, Hidden>,
    clues: &[Clue],
) -> BTreeMap<Vec<u8>, f64> {
    let (seen, _) = live(truth, clues);
    let mut counts = BTreeMap::new();
    for world in worlds {
        let (also_seen, own) = live(world, clues);
        if also_seen == seen {
            *counts.entry(own.into_values().collect::<Vec<u8>>()).or_insert(0.0) += 1.0;
        }
    }
    let all: f64 = counts.values().sum();
    counts.into_iter().map(|(own, count)| (own, count / all)).collect()
}

/// The same by [`Deduction`].
fn deduced(
    unseen: &[(Symbol, &[u8])],
    truth: &BTreeMap<Symbol, Hidden>,
    clues: &[Clue],
) -> BTreeMap<Vec<u8>, f64> {
    let symbols: &'static [Symbol] = Vec::leak(unseen.iter().map(|(symbol, _)| *symbol).collect());
    let mut sets = PerSymbol::<Values>::default();
    for (symbol, values) in unseen {
        sets[*symbol] = values.iter().copied().collect();
    }
    let mut deduction = Deduction::start(symbols, sets);
    let mut world = truth.clone();
    for clue in clues {
        match *clue {
            Clue::Told { dice, low, high } => {
                let sum = dice.iter().map(|symbol| world[symbol][0]).sum();
                deduction.told(Dice::new(dice), Window::new(low, high).unwrap(), outcome(sum, low, high));
            }
            Clue::OtherDraws { symbol } => {
                let drawn = world.get_mut(&symbol).unwrap().pop().unwrap();
                deduction.saw_drawn(symbol, drawn);
            }
            Clue::OwnExchange { symbol } => {
                let tiles = world.get_mut(&symbol).unwrap();
                deduction.exchanged(symbol, tiles[0]);
                tiles[0] = tiles.pop().unwrap();
            }
        }
    }
    let each = 1.0 / deduction.codes().len() as f64;
    let own = |code: &Code| symbols.iter().map(|&symbol| code[symbol]).collect::<Vec<u8>>();
    deduction.codes().iter().map(|code| (own(code), each)).collect()
}

#[test]
fn the_posterior_agrees_with_an_enumeration_of_all_deals() {
    use Symbol::{Bird, Snake};
    let unseen: [(Symbol, &[u8]); 2] = [(Bird, &[0, 2, 3, 6, 7]), (Snake, &[1, 2, 4, 5, 7])];
    let mut worlds = Vec::new();
    for bird in permutations(unseen[0].1) {
        for snake in permutations(unseen[1].1) {
            worlds.push(BTreeMap::from([(Bird, bird.clone()), (Snake, snake)]));
        }
    }
    assert_eq!(worlds.len(), 120 * 120, "every hidden deal of two symbols");
    let stories: [&[Clue]; 5] = [
        &[Clue::Told { dice: [Bird, Bird, Snake], low: 8, high: 12 }],
        &[
            Clue::Told { dice: [Bird, Snake, Snake], low: 10, high: 10 },
            Clue::OtherDraws { symbol: Snake },
            Clue::Told { dice: [Bird, Bird, Bird], low: 5, high: 14 },
        ],
        &[
            Clue::Told { dice: [Bird, Bird, Snake], low: 8, high: 12 },
            Clue::OwnExchange { symbol: Bird },
            Clue::Told { dice: [Bird, Snake, Snake], low: 11, high: 15 },
            Clue::OtherDraws { symbol: Bird },
        ],
        &[
            Clue::OwnExchange { symbol: Snake },
            Clue::OwnExchange { symbol: Snake },
            Clue::Told { dice: [Snake, Snake, Snake], low: 7, high: 7 },
            Clue::OtherDraws { symbol: Snake },
        ],
        &[
            Clue::Told { dice: [Bird, Snake, Snake], low: 0, high: 9 },
            Clue::OtherDraws { symbol: Bird },
            Clue::OwnExchange { symbol: Snake },
            Clue::OtherDraws { symbol: Bird },
            Clue::Told { dice: [Bird, Bird, Snake], low: 4, high: 6 },
            Clue::OwnExchange { symbol: Bird },
        ],
    ];
    let mut rng = Stream::new(Seed::from_number(8), 0);
    for story in stories {
        for _ in 0..4 {
            let truth = worlds[rng.below(worlds.len() as u32) as usize].clone();
            let exact = brute_force(&worlds, &truth, story);
            let ours = deduced(&unseen, &truth, story);
            assert_eq!(exact.keys().collect::<Vec<_>>(), ours.keys().collect::<Vec<_>>(), "{story:?}");
            for (own, chance) in &exact {
                assert!(
                    (chance - ours[own]).abs() < 1e-9,
                    "{own:?} of {story:?}: {chance} and {}",
                    ours[own]
                );
            }
        }
    }
}

/// Plays random games; at every step each seat's set of codes holds the true one, and following the
/// log event by event gives the same set as reading the view at once.
#[test]
fn the_true_code_is_always_among_the_possible_ones() {
    for (number, options) in [&[][..], &["x"], &["beginner"], &["shortcut", "curse"]].into_iter().enumerate()
    {
        let mut setup = Setup::new(&LostCode::INFO, 2 + number as u8 % 3).unwrap();
        for key in options {
            setup = setup.choose(key, "on").unwrap();
        }
        let mut game = Match::<LostCode>::begin(setup, Seed::from_number(number as u64)).unwrap();
        let mut rng = Stream::new(Seed::from_number(11), number as u64);
        let seats: Vec<Seat> = Seat::first(setup.seats()).collect();
        let mut followed: Vec<Deduction> =
            seats.iter().map(|&seat| Deduction::of(&seen_by_seat(game.state(), seat), seat)).collect();
        let mut actions = Vec::new();
        while let Some(seat) = game.state().decision().seats().iter().next() {
            let before = game.state().view(Viewer::Spectator);
            game.state().actions(seat, &mut actions);
            let step = game.play(seat, rng.pick(&actions), None).unwrap();
            for (&seat, deduction) in seats.iter().zip(&mut followed) {
                seen_by(&step.log, Viewer::Seat(seat))
                    .for_each(|event| follow(deduction, seat, before.dice, event));
            }
            if game.state().decision().is_over() {
                break;
            }
            for (&seat, deduction) in seats.iter().zip(&followed) {
                check(game.state(), seat, deduction);
            }
        }
    }
}

fn follow(deduction: &mut Deduction, seat: Seat, dice: Dice, event: &Event) {
    match *event {
        Event::Hit { seat: bettor, window, .. } if bettor == seat => {
            deduction.told(dice, window, Outcome::Hit)
        }
        Event::Missed { seat: bettor, window, outcome } if bettor == seat => {
            deduction.told(dice, window, outcome)
        }
        Event::Exchanged { seat: owner, symbol, value } if owner == seat => {
            deduction.exchanged(symbol, value)
        }
        Event::Drawn { symbol, value, .. } => deduction.saw_drawn(symbol, value),
        _ => {}
    }
}

fn check(game: &LostCode, seat: Seat, followed: &Deduction) {
    let at_once = Deduction::of(&seen_by_seat(game, seat), seat);
    assert_eq!(at_once.codes(), followed.codes());
    let rack = game.view(Viewer::AllSeeing).racks[seat.index()];
    let truth = PerSymbol(rack.0.map(Option::unwrap_or_default));
    assert!(at_once.codes().contains(&truth));
}

#[test]
fn chances_add_up() {
    let game = kit::SCENE.set_up();
    let deduction = Deduction::of(&seen_by_seat(&game, kit::FIRST), kit::FIRST);
    assert_eq!(deduction.codes().len(), 15_625);
    let dice = Dice::new([Symbol::Bird, Symbol::Bird, Symbol::Snake]);
    let sums = deduction.sums(dice);
    assert!((sums.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    let hit_chance = |low, high| deduction.hit_chance(dice, Window::new(low, high).unwrap());
    assert!((hit_chance(0, 21) - 1.0).abs() < 1e-9);
    assert!((hit_chance(21, 21) - 1.0 / 25.0).abs() < 1e-9);
    assert_eq!(deduction.symbols(), Symbol::ALL);
    assert_eq!(deduction.unseen()[Symbol::Bird].to_string(), "0 4 5 6 7");
    let mut told = deduction.clone();
    told.told(dice, Window::new(0, 31).unwrap(), Outcome::Hit);
    assert_eq!(told, deduction, "a window beyond all sums says nothing");
    // Bird and snake are 0, 4, 5, 6 or 7: only 7 and 7 make 21.
    assert!((sums[21] - 1.0 / 25.0).abs() < 1e-9);
    for symbol in Symbol::ALL {
        assert!((deduction.chances()[symbol].iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!((deduction.chances()[symbol][4] - 0.2).abs() < 1e-9);
    }
}
