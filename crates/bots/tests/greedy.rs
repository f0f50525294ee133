//! `greedy`, playing whole games.

use dighouse_arnak::Arnak;
use dighouse_bots::arena::{self, BotReport, Plan};
use dighouse_bots::{Bot, HasBots, Tuning};
use dighouse_excavation_earth::ExcavationEarth;
use dighouse_game::{Game, Perspective, Seed, Setup, Silent, Stream, scenario};
use dighouse_mykerinos::Mykerinos;

fn greedy_of<G: HasBots>() -> Box<dyn Bot<G>> {
    G::bot(&"greedy".parse().unwrap()).unwrap()
}

/// Plays games of `greedy` against itself, with every value of every option in turn.
fn plays_listed_actions_only<G: HasBots>(games: u64) {
    let mut listed = Vec::new();
    for (seats, number) in
        (G::INFO.min_seats..=G::INFO.max_seats).flat_map(|seats| (0..games).map(move |it| (seats, it)))
    {
        let options = G::INFO
            .options
            .iter()
            .map(|option| (option.key, option.values[number as usize % option.values.len()]));
        let setup = Setup::new(&G::INFO, seats).unwrap();
        let setup = options.fold(setup, |setup, (key, value)| setup.choose(key, value).unwrap());
        let mut rng = Stream::new(Seed::from_number(number), 0);
        let mut bot = greedy_of::<G>();
        let mut game = G::begin(&setup, Seed::from_number(number), &mut Silent).unwrap();
        while let Some(seat) = game.decision().seats().iter().next() {
            let action = bot.choose(&Perspective::new(&game, seat), &mut rng);
            game.actions(seat, &mut listed);
            assert!(listed.contains(&action), "{action}: {setup:?}, seed {number}");
            game.play(seat, action, &mut Silent);
        }
    }
}

#[test]
fn greedy_plays_listed_actions_only() {
    plays_listed_actions_only::<Mykerinos>(10);
    plays_listed_actions_only::<Arnak>(6);
    plays_listed_actions_only::<ExcavationEarth>(2);
}

/// The report on the first of these bots.
fn report_on_first<G: HasBots>(bots: &[&str], options: &[(&str, &str)], games: u64) -> BotReport {
    let setup = Setup::new(&G::INFO, bots.len() as u8).unwrap();
    let setup = options.iter().fold(setup, |setup, (key, value)| setup.choose(key, value).unwrap());
    let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    let plan = Plan { setup, bots, games, seed: 1, threads: 2 };
    arena::run::<G>(&plan, &|_| {}).unwrap().bots.remove(0)
}

#[test]
fn greedy_beats_random_in_nearly_every_game() {
    for rivals in 1..=3 {
        let bots = ["greedy", "random", "random", "random"];
        let mykerinos = report_on_first::<Mykerinos>(&bots[..=rivals], &[], 120);
        assert!(mykerinos.win_rate > 0.95, "{mykerinos:?}");
        let arnak = report_on_first::<Arnak>(&bots[..=rivals], &[], 24);
        assert!(arnak.win_rate > 0.95, "{arnak:?}");
        let earth = report_on_first::<ExcavationEarth>(&bots[..=rivals], &[], 12);
        assert!(earth.win_rate > 0.95, "{earth:?}");
    }
}

/// Without a limit on the states visited, a single decision among four players took half a minute.
#[test]
fn command_cards_that_trigger_one_another_do_not_stall_greedy() {
    let four = report_on_first::<ExcavationEarth>(&["greedy"; 4], &[], 8);
    assert!(four.mean_score > 120.0, "{four:?}");
}

#[test]
fn greedy_scores_at_least_45_points_against_itself_on_both_temples_of_arnak() {
    for temple in ["bird", "snake"] {
        let report = report_on_first::<Arnak>(&["greedy", "greedy"], &[("temple", temple)], 20);
        assert!(report.mean_score >= 45.0, "{temple}: {report:?}");
    }
}

#[test]
fn greedy_beats_the_rival_of_arnak_more_often_than_not() {
    for difficulty in ["0", "1"] {
        let report = report_on_first::<Arnak>(&["greedy"], &[("difficulty", difficulty)], 20);
        assert!(report.win_rate > 0.5, "{difficulty}: {report:?}");
    }
}

/// The bot's choice in the position of `mykerinos.toml`, with some fields changed.
fn choice(changes: &[(&str, &str)]) -> String {
    let mut text = include_str!("mykerinos.toml").to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replacen(old, new, 1);
    }
    let game: Mykerinos = scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let seat = game.decision().seats().iter().next().unwrap();
    let mut bot = greedy_of::<Mykerinos>();
    bot.choose(&Perspective::new(&game, seat), &mut Stream::new(Seed::from_number(1), 0)).to_string()
}

/// Two more archaeologists win zone 1; nothing can be won elsewhere.
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
        ("rooms = []", "rooms = [\"1 2-12\"]"),
    ];
    assert_eq!(choice(&claim), "museum 5-1");
}

#[test]
fn the_same_seed_tunes_the_same_weights_and_tests_them_in_new_games() {
    let tuning = Tuning {
        setup: Setup::new(&Arnak::INFO, 2).unwrap(),
        generations: 1,
        // The best quarter is two candidates, so one of them is not the initial mean.
        candidates: 5,
        games: 1,
        seed: 1,
        threads: 2,
    };
    let tune = |tuning: &Tuning| tuning.run::<Arnak>(&|_| {}).unwrap();
    let (one, other) = (tune(&tuning), tune(&tuning));
    assert_eq!(one.file, other.file);
    assert_ne!(one.file, tune(&Tuning { seed: 2, ..tuning.clone() }).file);
    assert_eq!((one.report.games, one.report.bots[0].bot.as_str()), (4, "tuned"));
    assert!(one.file.contains("guardian = ") && one.file.lines().count() == 15, "{}", one.file);
}
