//! Measures how fast the rules are: `cargo bench -p dighouse-arnak`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dighouse_arnak::Arnak;
use dighouse_game::encoding::Mask;
use dighouse_game::{Encoded, Game, Seat, Seed, Setup, Silent, Stream, Viewer};

fn begin(seats: u8, seed: u64) -> Arnak {
    let setup = Setup::new(&Arnak::INFO, seats).expect("one to four play");
    Arnak::begin(&setup, Seed::from_number(seed), &mut Silent).expect("the data is right")
}

fn asked(game: &Arnak) -> Option<Seat> {
    game.decision().seats().iter().next()
}

/// Plays up to `most` random actions and returns how many it played.
fn play_on(game: &mut Arnak, most: usize, rng: &mut Stream) -> usize {
    let mut listed = Vec::new();
    for count in 0..most {
        let Some(seat) = asked(game) else { return count };
        game.actions(seat, &mut listed);
        game.play(seat, rng.pick(&listed), &mut Silent);
    }
    most
}

fn rules(bench: &mut Criterion) {
    let mut middle = begin(4, 1);
    play_on(&mut middle, 150, &mut Stream::new(Seed::from_number(2), 0));
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
        let look = |(game, seat): &(Arnak, Seat)| _ = black_box(game.sight(Viewer::Seat(*seat)));
        b.iter(|| positions.iter().for_each(look));
    });
    let mut observation = vec![0; Arnak::OBSERVATION];
    group.bench_function("observations", |b| {
        let mut observe = |(game, seat): &(Arnak, Seat)| {
            Arnak::observe(&game.sight(Viewer::Seat(*seat)), &mut observation);
        };
        b.iter(|| positions.iter().for_each(&mut observe));
    });
    group.finish();
}

/// Random actions, including the time to choose them.
fn random_games(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("random games");
    for seats in 1..=4 {
        let start = begin(seats, 5);
        let mut rng = Stream::new(Seed::from_number(6), 0);
        let mean = (0..100).map(|_| play_on(&mut start.clone(), usize::MAX, &mut rng)).sum::<usize>() / 100;
        group.throughput(Throughput::Elements(mean as u64));
        group.bench_function(format!("for {seats}, {mean} actions"), |b| {
            b.iter(|| play_on(&mut start.clone(), usize::MAX, &mut rng));
        });
    }
    group.finish();
}

criterion_group!(benches, rules, encoding, random_games);
criterion_main!(benches);
