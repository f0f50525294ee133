//! `exact`, playing whole games.

use dighouse_bots::HasBots;
use dighouse_bots::arena::{self, Plan};
use dighouse_game::{Game, Perspective, Seed, Setup, Silent, Stream};
use dighouse_lost_code::LostCode;

/// Every combination of variants, for every number of seats.
fn every_setup() -> impl Iterator<Item = Setup> {
    const VARIANTS: [&str; 4] = ["beginner", "x", "shortcut", "curse"];
    (2..=4).flat_map(|seats| (0..1 << VARIANTS.len()).map(move |chosen| (seats, chosen))).map(
        |(seats, chosen)| {
            let chosen = VARIANTS.iter().enumerate().filter(|(bit, _)| chosen >> bit & 1 == 1);
            let setup = Setup::new(&LostCode::INFO, seats).unwrap();
            chosen.fold(setup, |setup, (_, variant)| setup.choose(variant, "on").unwrap())
        },
    )
}

#[test]
fn exact_plays_nothing_but_listed_actions() {
    let mut listed = Vec::new();
    for setup in every_setup() {
        for number in 0..3 {
            let mut rng = Stream::new(Seed::from_number(number), 0);
            let mut bot = LostCode::bot(&"exact".parse().unwrap()).unwrap();
            let mut game = LostCode::begin(&setup, Seed::from_number(number), &mut Silent).unwrap();
            while let Some(seat) = game.decision().seats().iter().next() {
                let action = bot.choose(&Perspective::new(&game, seat), &mut rng);
                game.actions(seat, &mut listed);
                assert!(listed.contains(&action), "{action} in {setup:?}, seed {number}");
                game.play(seat, action, &mut Silent);
            }
        }
    }
}

#[test]
fn exact_beats_random_in_nearly_every_game() {
    for options in [&[][..], &["beginner", "x", "shortcut", "curse"]] {
        let setup = Setup::new(&LostCode::INFO, 2).unwrap();
        let plan = Plan {
            setup: options.iter().fold(setup, |setup, option| setup.choose(option, "on").unwrap()),
            bots: vec!["exact".parse().unwrap(), "random".parse().unwrap()],
            games: 200,
            seed: 1,
            threads: 2,
        };
        let report = arena::run::<LostCode>(&plan, &|_| {}).unwrap();
        assert!(report.bots[0].win_rate > 0.95, "{report:?}");
    }
}
