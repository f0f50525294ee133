//! The speed of the rules: `cargo bench -p dighouse-lost-code`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use dighouse_game::encoding::Mask;
use dighouse_game::{Encoded, Game, Seat, Seed, Setup, Silent, Stream, Viewer};
use dighouse_lost_code::{Deduction, LostCode, PhaseName};

fn begin(seats: u8, seed: u64) -> LostCode {
    let setup = Setup::new(&LostCode::INFO, seats).expect("the game is for two to four");
    LostCode::begin(&setup, Seed::from_number(seed), &mut Silent).expect("the data file is valid")
}

/// A game in the middle of this round, when the second player is asked to bet.
fn in_round(round: u8) -> LostCode {
    let mut game = begin(4, 1);
    let mut rng = Stream::new(Seed::from_number(2), 0);
    let mut listed = Vec::new();
    loop {
        let seat = asked(&game);
        let view = game.view(Viewer::Seat(seat));
        if view.round == round && view.phase == PhaseName::Bet && seat == view.order[1] {
            return game;
        }
        game.actions(seat, &mut listed);
        game.play(seat, rng.pick(&listed), &mut Silent);
    }
}

fn asked(game: &LostCode) -> Seat {
    game.decision().seats().iter().next().expect("the game is not over")
}

fn rules(bench: &mut Criterion) {
    let middle = in_round(4);
    let seat = asked(&middle);
    let mut listed = Vec::new();
    middle.actions(seat, &mut listed);
    let action = listed[listed.len() / 2];

    bench.bench_function("begin", |b| b.iter(|| begin(4, black_box(3))));
    bench.bench_function("clone", |b| b.iter(|| *black_box(&middle)));
    bench.bench_function("actions", |b| b.iter(|| black_box(&middle).actions(seat, &mut listed)));
    let mut mask = Mask::new();
    bench.bench_function("mask", |b| b.iter(|| mask.show(black_box(&middle), seat)));
    let mut observation = vec![0; LostCode::OBSERVATION];
    bench.bench_function("observation", |b| {
        b.iter(|| LostCode::observe(&black_box(&middle).sight(Viewer::Seat(seat)), &mut observation));
    });
    bench.bench_function("clone and apply", |b| {
        b.iter(|| {
            let mut game = middle;
            game.apply(seat, black_box(action), &mut Silent).expect("a listed action applies");
            game
        });
    });
    bench.bench_function("view", |b| b.iter(|| black_box(&middle).view(Viewer::Seat(seat))));
}

fn knowledge(bench: &mut Criterion) {
    let mut rng = Stream::new(Seed::from_number(4), 0);
    for round in [1, 4, 8] {
        let game = in_round(round);
        let seat = Seat::ALL[0];
        let view = game.view(Viewer::Seat(seat));
        bench.bench_function(&format!("redeal in round {round}"), |b| {
            b.iter(|| {
                let mut world = game;
                world.redeal(Viewer::Seat(seat), &mut rng);
                world
            });
        });
        bench.bench_function(&format!("posterior in round {round}"), |b| {
            b.iter(|| Deduction::of(black_box(&view), seat))
        });
    }
}

criterion_group!(benches, rules, knowledge);
criterion_main!(benches);
