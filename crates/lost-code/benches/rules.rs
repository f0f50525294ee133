//! How fast the rules are: `cargo bench -p lost-code`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use game::{Game, Seat, Seed, Setup, Silent, Stream, Viewer};
use lost_code::{Deduction, LostCode};

fn begin(seats: u8, seed: u64) -> LostCode {
    let setup = Setup::new(&LostCode::INFO, seats).expect("two to four play");
    LostCode::begin(&setup, Seed::from_number(seed), &mut Silent).expect("the wheels are right")
}

/// A game after so many random actions.
fn after(actions: usize) -> LostCode {
    let mut game = begin(4, 1);
    let mut rng = Stream::new(Seed::from_number(2), 0);
    let mut listed = Vec::new();
    for _ in 0..actions {
        let seat = asked(&game);
        game.actions(seat, &mut listed);
        game.play(seat, rng.pick(&listed), &mut Silent);
    }
    game
}

fn asked(game: &LostCode) -> Seat {
    game.decision().seats().iter().next().expect("the game goes on")
}

fn rules(bench: &mut Criterion) {
    let middle = after(41);
    let seat = asked(&middle);
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
}

fn knowledge(bench: &mut Criterion) {
    let mut rng = Stream::new(Seed::from_number(4), 0);
    for (moment, actions) in [("start", 0), ("middle", 41), ("end", 70)] {
        let game = after(actions);
        let seat = Seat::ALL[0];
        let view = game.view(Viewer::Seat(seat));
        bench.bench_function(&format!("redeal, {moment}"), |b| {
            b.iter(|| {
                let mut world = game;
                world.redeal(Viewer::Seat(seat), &mut rng);
                world
            });
        });
        bench.bench_function(&format!("posterior, {moment}"), |b| {
            b.iter(|| Deduction::of(black_box(&view), seat))
        });
    }
}

criterion_group!(benches, rules, knowledge);
criterion_main!(benches);
