//! The speed of the rules: `cargo bench -p dighouse-mykerinos`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dighouse_game::encoding::Mask;
use dighouse_game::{Encoded, Game, Seat, Seed, Setup, Silent, Stream, Viewer};
use dighouse_mykerinos::{Action, Mykerinos, PhaseName};

fn begin(seats: u8, seed: u64) -> Mykerinos {
    let setup = Setup::new(&Mykerinos::INFO, seats).expect("the game is for two to four");
    Mykerinos::begin(&setup, Seed::from_number(seed), &mut Silent).expect("the data file is valid")
}

fn asked(game: &Mykerinos) -> Seat {
    game.decision().seats().iter().next().expect("the game is not over")
}

/// A game in this round with at least `occupied` squares occupied.
fn in_round(round: u8, occupied: usize) -> Mykerinos {
    let mut game = begin(4, 1);
    let mut rng = Stream::new(Seed::from_number(2), 0);
    let mut listed = Vec::new();
    loop {
        let seat = asked(&game);
        let view = game.view(Viewer::Spectator);
        let digs = view.squares.iter().filter(|square| square.cube.is_some()).count();
        if view.round == round && view.phase == PhaseName::Dig && digs >= occupied {
            return game;
        }
        game.actions(seat, &mut listed);
        // Players pass only if they have to.
        let action = rng.pick(&listed);
        let action = if action == listed[0] { listed[listed.len() - 1] } else { action };
        game.play(seat, action, &mut Silent);
    }
}

fn rules(bench: &mut Criterion) {
    let late = in_round(4, 8);
    let seat = asked(&late);
    let mut listed = Vec::new();
    late.actions(seat, &mut listed);
    let action = listed[listed.len() / 2];

    bench.bench_function("begin", |b| b.iter(|| begin(4, black_box(3))));
    bench.bench_function("clone", |b| b.iter(|| *black_box(&late)));
    bench.bench_function(&format!("{} actions", listed.len()), |b| {
        b.iter(|| black_box(&late).actions(seat, &mut listed));
    });
    let mut mask = Mask::new();
    bench.bench_function(&format!("mask of {} actions", listed.len()), |b| {
        b.iter(|| mask.show(black_box(&late), seat));
    });
    let mut observation = vec![0; Mykerinos::OBSERVATION];
    bench.bench_function("observation", |b| {
        b.iter(|| Mykerinos::observe(&black_box(&late).sight(Viewer::Seat(seat)), &mut observation));
    });
    bench.bench_function("clone and apply", |b| {
        b.iter(|| {
            let mut game = late;
            game.apply(seat, black_box(action), &mut Silent).expect("a listed action applies");
            game
        });
    });
    bench.bench_function("view", |b| b.iter(|| black_box(&late).view(Viewer::Seat(seat))));
    let mut rng = Stream::new(Seed::from_number(4), 0);
    let early = in_round(1, 4);
    bench.bench_function("redeal", |b| {
        b.iter(|| {
            let mut world = early;
            world.redeal(Viewer::Spectator, &mut rng);
            world
        });
    });
}

/// Plays random games to the end and counts the actions.
fn random_games(seats: u8, games: u64, rng: &mut Stream, listed: &mut Vec<Action>) -> u64 {
    let mut count = 0;
    for number in 0..games {
        let mut game = begin(seats, number);
        while let Some(seat) = game.decision().seats().iter().next() {
            game.actions(seat, listed);
            game.play(seat, rng.pick(listed), &mut Silent);
            count += 1;
        }
    }
    count
}

fn random_play(bench: &mut Criterion) {
    const GAMES: u64 = 100;
    let mut group = bench.benchmark_group("random play");
    let mut listed = Vec::new();
    for seats in 2..=4 {
        let mut rng = Stream::new(Seed::from_number(5), 0);
        let actions = random_games(seats, GAMES, &mut rng.clone(), &mut listed);
        group.throughput(Throughput::Elements(actions));
        group.bench_function(format!("{seats} seats"), |b| {
            b.iter(|| random_games(seats, GAMES, &mut rng, &mut listed));
        });
    }
}

criterion_group!(benches, rules, random_play);
criterion_main!(benches);
