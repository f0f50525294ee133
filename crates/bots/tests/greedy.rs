//! `greedy` at the table.

use bots::Botted;
use bots::arena::{self, Plan};
use excavation_earth::ExcavationEarth;
use game::{Game, Perspective, Seed, Setup, Silent, Stream, scenario};
use mykerinos::Mykerinos;

/// Lets `greedy` play a game with itself; every action must be one of those listed.
fn plays_listed_actions<G: Botted>(setup: &Setup, number: u64) {
    let mut listed = Vec::new();
    let mut rng = Stream::new(Seed::from_number(number), 0);
    let mut bot = G::bot(&"greedy".parse().unwrap()).unwrap();
    let mut game = G::begin(setup, Seed::from_number(number), &mut Silent).unwrap();
    while let Some(seat) = game.decision().seats().iter().next() {
        let action = bot.choose(&Perspective::new(&game, seat), &mut rng);
        game.actions(seat, &mut listed);
        assert!(listed.contains(&action), "{action} with {setup:?}, seed {number}");
        game.play(seat, action, &mut Silent);
    }
}

#[test]
fn greedy_plays_nothing_but_listed_actions() {
    for seats in 2..=4 {
        for number in 0..10 {
            let setup = Setup::new(&Mykerinos::INFO, seats).unwrap();
            let violet = if number % 2 == 0 { "on" } else { "off" };
            plays_listed_actions::<Mykerinos>(
                &setup.choose("violet-with-empty-pool", violet).unwrap(),
                number,
            );
        }
    }
    for seats in 1..=4 {
        let setup = Setup::new(&ExcavationEarth::INFO, seats).unwrap();
        plays_listed_actions::<ExcavationEarth>(&setup, 1);
        plays_listed_actions::<ExcavationEarth>(&setup.choose("hands", "drafted").unwrap(), 2);
    }
}

/// How often `greedy` wins against others that play at random.
fn win_rate<G: Botted>(seats: u8, games: u64) -> f64 {
    let rivals = std::iter::repeat_n("random", usize::from(seats) - 1);
    let plan = Plan {
        setup: Setup::new(&G::INFO, seats).unwrap(),
        bots: std::iter::once("greedy").chain(rivals).map(|bot| bot.parse().unwrap()).collect(),
        games,
        seed: 1,
        threads: 2,
    };
    arena::run::<G>(&plan, &|_| {}).unwrap().bots[0].win_rate
}

#[test]
fn greedy_beats_random_in_nearly_every_game() {
    for seats in 2..=4 {
        assert!(win_rate::<Mykerinos>(seats, 120) > 0.95, "Mykerinos with {seats}");
        assert!(win_rate::<ExcavationEarth>(seats, 24) > 0.95, "Excavation Earth with {seats}");
    }
}

/// What the bot does in the position of Mykerinos that is left when these fields are changed.
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
