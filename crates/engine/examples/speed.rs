//! How fast this machine plays at random and searches: the native half of `cargo xtask site --measure`.
//!
//! Prints a line of JSON for each game and kind of work.

use std::time::Instant;

use dighouse_engine::measure;

/// How many games are played, and how many positions searched.
const WORK: [(&str, u32); 2] = [("play", 40_000), ("search", 20)];

fn main() {
    for game in dighouse_shelf::shelf().games() {
        let game = game.info().id;
        for (what, times) in WORK {
            measure(game, what, times / 10);
            let began = Instant::now();
            let Some(done) = measure(game, what, times) else { continue };
            let ms = began.elapsed().as_secs_f64() * 1000.0;
            println!(
                r#"{{"game":"{game}","what":"{what}","times":{times},"steps":{},"ms":{ms:.1}}}"#,
                done.steps
            );
        }
    }
}
