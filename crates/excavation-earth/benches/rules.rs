//! How fast the rules are: `cargo bench -p dighouse-excavation-earth`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dighouse_excavation_earth::ExcavationEarth;
use dighouse_game::encoding::Mask;
use dighouse_game::{Encoded, Game, Seat, Seed, Setup, Silent, Stream, Viewer};

fn begin(seats: u8, seed: u64) -> ExcavationEarth {
    let setup = Setup::new(&ExcavationEarth::INFO, seats).expect("one to four play");
    ExcavationEarth::begin(&setup, Seed::from_number(seed), &mut Silent).expect("the box is right")
}

fn asked(game: &ExcavationEarth) -> Option<Seat> {
    game.decision().seats().iter().next()
}

/// A game after a number of random actions.
fn after(seats: u8, steps: usize) -> ExcavationEarth {
    let mut game = begin(seats, 1);
    let mut rng = Stream::new(Seed::from_number(2), 0);
    let mut listed = Vec::new();
    for _ in 0..steps {
        let seat = asked(&game).expect("the game goes on");
        game.actions(seat, &mut listed);
        game.play(seat, rng.pick(&listed), &mut Silent);
    }
    game
}

/// Plays games at random and returns the number of actions.
fn play_out(seats: u8, games: u64, listed: &mut Vec<dighouse_excavation_earth::Action>) -> u64 {
    let mut actions = 0;
    for number in 0..games {
        let mut game = begin(seats, number);
        let mut rng = Stream::new(Seed::from_number(number), 0);
        while let Some(seat) = asked(&game) {
            game.actions(seat, listed);
            game.play(seat, rng.pick(listed), &mut Silent);
            actions += 1;
        }
    }
    actions
}

fn rules(bench: &mut Criterion) {
    let middle = after(4, 150);
    let seat = asked(&middle).expect("the game goes on");
    let mut listed = Vec::new();
    middle.actions(seat, &mut listed);
    let action = listed[listed.len() / 2];

    bench.bench_function("begin", |b| b.iter(|| begin(4, black_box(3))));
    bench.bench_function("clone", |b| b.iter(|| *black_box(&middle)));
    bench.bench_function("actions", |b| b.iter(|| black_box(&middle).actions(seat, &mut listed)));
    bench.bench_function("clone and apply", |b| {
        b.iter(|| {
            let mut game = middle;
            game.apply(seat, black_box(action), &mut Silent).expect("a listed action applies");
            game
        });
    });
    bench.bench_function("view", |b| b.iter(|| black_box(&middle).view(Viewer::Seat(seat))));
    let mut rng = Stream::new(Seed::from_number(4), 0);
    bench.bench_function("redeal", |b| {
        b.iter(|| {
            let mut world = middle;
            world.redeal(Viewer::Seat(seat), &mut rng);
            world
        });
    });
}

fn play(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("random actions");
    for seats in 1..=4 {
        let mut listed = Vec::new();
        let actions = play_out(seats, 20, &mut listed);
        group.throughput(Throughput::Elements(actions));
        group.bench_function(format!("{seats} seats"), |b| b.iter(|| play_out(seats, 20, &mut listed)));
    }
}

/// What a program that learns needs at each step, over all positions of some random games.
fn encoding(bench: &mut Criterion) {
    let (mut positions, mut listed) = (Vec::new(), Vec::new());
    let mut rng = Stream::new(Seed::from_number(7), 0);
    for seats in 1..=4 {
        let mut game = begin(seats, 8);
        while let Some(seat) = asked(&game) {
            positions.push((game, seat));
            game.actions(seat, &mut listed);
            game.play(seat, rng.pick(&listed), &mut Silent);
        }
    }
    let mut group = bench.benchmark_group("encoding");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("actions", |b| {
        b.iter(|| positions.iter().for_each(|(game, seat)| black_box(game).actions(*seat, &mut listed)));
    });
    let mut mask = Mask::new();
    group.bench_function("masks", |b| {
        b.iter(|| positions.iter().for_each(|(game, seat)| mask.show(black_box(game), *seat)));
    });
    group.bench_function("sights", |b| {
        let look = |(game, seat): &(ExcavationEarth, Seat)| drop(black_box(game.sight(Viewer::Seat(*seat))));
        b.iter(|| positions.iter().for_each(look));
    });
    let mut observation = vec![0; ExcavationEarth::OBSERVATION];
    group.bench_function("observations", |b| {
        let mut observe = |(game, seat): &(ExcavationEarth, Seat)| {
            ExcavationEarth::observe(&game.sight(Viewer::Seat(*seat)), &mut observation);
        };
        b.iter(|| positions.iter().for_each(&mut observe));
    });
    group.finish();
}

criterion_group!(benches, rules, encoding, play);
criterion_main!(benches);
