//! `greedy` at the table.

use bots::Botted;
use bots::arena::{self, Plan};
use game::{Game, Perspective, Seed, Setup, Silent, Stream, scenario};
use mykerinos::Mykerinos;

#[test]
fn greedy_plays_nothing_but_listed_actions() {
    let mut listed = Vec::new();
    for seats in 2..=4 {
        for number in 0..10 {
            let setup = Setup::new(&Mykerinos::INFO, seats).unwrap();
            let setup =
                setup.choose("violet-with-empty-pool", if number % 2 == 0 { "on" } else { "off" }).unwrap();
            let mut rng = Stream::new(Seed::from_number(number), 0);
            let mut bot = Mykerinos::bot(&"greedy".parse().unwrap()).unwrap();
            let mut game = Mykerinos::begin(&setup, Seed::from_number(number), &mut Silent).unwrap();
            while let Some(seat) = game.decision().seats().iter().next() {
                let action = bot.choose(&Perspective::new(&game, seat), &mut rng);
                game.actions(seat, &mut listed);
                assert!(listed.contains(&action), "{action} with {seats}, seed {number}");
                game.play(seat, action, &mut Silent);
            }
        }
    }
}

#[test]
fn greedy_beats_random_in_nearly_every_game() {
    for seats in 2..=4 {
        let rivals = std::iter::repeat_n("random", seats - 1);
        let plan = Plan {
            setup: Setup::new(&Mykerinos::INFO, seats as u8).unwrap(),
            bots: std::iter::once("greedy").chain(rivals).map(|bot| bot.parse().unwrap()).collect(),
            games: 120,
            seed: 1,
            threads: 2,
        };
        let report = arena::run::<Mykerinos>(&plan, &|_| {}).unwrap();
        assert!(report.bots[0].win_rate > 0.95, "{report:?}");
    }
}

/// What the bot does in the position that is left when these fields are changed.
fn choice(changes: &[(&str, &str)]) -> String {
    let mut text = include_str!("mykerinos.toml").to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replacen(old, new, 1);
    }
    let game: Mykerinos = scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let seat = game.decision().seats().iter().next().unwrap();
    let mut bot = Mykerinos::bot(&"greedy".parse().unwrap()).unwrap();
    bot.choose(&Perspective::new(&game, seat), &mut Stream::new(Seed::from_number(1), 0)).to_string()
}

/// Two more archaeologists win zone 1; everywhere else nothing is to be had.
#[test]
fn greedy_contests_the_zone_that_its_last_action_can_win() {
    let chosen = choice(&[]);
    let squares = chosen.strip_prefix("dig ").or_else(|| chosen.strip_prefix("extend ")).unwrap();
    let in_zone_1 = |square: &str| matches!(square.as_bytes(), [b'a'..=b'd', b'1'..=b'3']);
    assert!(squares.split(' ').any(in_zone_1), "{chosen}");
}

#[test]
fn greedy_passes_when_nothing_more_can_be_won() {
    // It leads by far, and everybody else has passed.
    assert_eq!(
        choice(&[("\"1 a1 a2\"", "\"1 a1 a2 a3 b3 c3 e1 e2 e3 f1 f2 a4 a5 a6 b4 b5 e4 e5 e6 f5 f6\"")]),
        "pass"
    );
}

#[test]
fn greedy_takes_the_room_that_its_plots_make_valuable() {
    let plots = "owned = [\"1 V3 V4 V5 V6\"]";
    let claim = [
        ("phase = \"dig\"", "phase = \"claim\"\nzone = 1\nleft = [\"left\", \"right\"]"),
        ("passed = [2, 3]", "passed = [2, 3, 1]"),
        ("\"1 a1 a2\"", "\"1 a1 a2 a3 b3\""),
        ("owned = []", plots),
        ("rooms = []", "rooms = [\"1 3-1\"]"),
    ];
    assert_eq!(choice(&claim), "museum 5-1");
}
