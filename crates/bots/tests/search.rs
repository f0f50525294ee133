//! The search, playing whole games.

use dighouse_arnak::Arnak;
use dighouse_bots::arena::{self, Plan, Report};
use dighouse_bots::search::{Budget, Heuristics, Search};
use dighouse_bots::{ActionValue, Bot, BotError, BotSpec, Candidate, HasBots};
use dighouse_excavation_earth::ExcavationEarth;
use dighouse_game::{Game, Perspective, Seat, Seed, Setup, Silent, Stream};
use dighouse_mykerinos::{Action, Mykerinos};

fn new_game(seats: u8, number: u64) -> Mykerinos {
    Mykerinos::begin(&Setup::new(&Mykerinos::INFO, seats).unwrap(), Seed::from_number(number), &mut Silent)
        .unwrap()
}

fn asked(game: &Mykerinos) -> Option<Seat> {
    game.decision().seats().iter().next()
}

/// A bot's actions in the first ten decisions of a game in which it plays all seats.
fn opening(spec: &str) -> Vec<Action> {
    let mut game = new_game(2, 7);
    let mut bot = Mykerinos::bot(&spec.parse().unwrap()).unwrap();
    let mut rng = Stream::new(Seed::from_number(1), 0);
    let mut played = Vec::new();
    while let Some(seat) = asked(&game).filter(|_| played.len() < 10) {
        let action = bot.choose(&Perspective::new(&game, seat), &mut rng);
        assert_eq!(game.why_not(seat, action), None, "{action}");
        game.play(seat, action, &mut Silent);
        played.push(action);
    }
    played
}

#[test]
fn the_same_seed_and_iterations_give_the_same_game_with_any_number_of_threads() {
    assert_eq!(opening("search:iters=50"), opening("search:iters=50"));
    assert_eq!(opening("search:iters=50:threads=2"), opening("search:iters=50:threads=2"));
}

/// Plays a game by the rollout policy and returns how many steps were planned with an earlier one.
fn planned_steps<G: Heuristics>(seats: u8) -> usize {
    let setup = Setup::new(&G::INFO, seats).unwrap();
    let mut game = G::begin(&setup, Seed::from_number(5), &mut Silent).unwrap();
    let (mut actions, mut plan, mut steps) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = game.decision().seats().iter().next() {
        steps += usize::from(!plan.is_empty());
        let action = plan.pop().unwrap_or_else(|| {
            game.actions(seat, &mut actions);
            game.rollout_policy(seat, &actions, &mut plan)
        });
        assert_eq!(game.why_not(seat, action), None, "{action}");
        game.play(seat, action, &mut Silent);
    }
    steps
}

#[test]
fn a_plan_of_the_rollout_policy_is_legal_to_its_end() {
    for seats in 1..=3 {
        let (arnak, earth) = (planned_steps::<Arnak>(seats), planned_steps::<ExcavationEarth>(seats));
        assert!(arnak > 15 * usize::from(seats), "only {arnak} steps were planned");
        assert!(earth > 40 * usize::from(seats), "only {earth} steps were planned");
    }
}

#[test]
fn every_iteration_visits_one_action_and_estimates_its_points() {
    let game = new_game(3, 4);
    let perspective = Perspective::new(&game, asked(&game).unwrap());
    let mut bot = Search::new(Budget::iterations(300));
    let analysis = bot.analyse(&perspective, &mut Stream::new(Seed::from_number(1), 0));
    let candidates = analysis.candidates;
    let action_values: Vec<ActionValue> = candidates.iter().filter_map(|candidate| candidate.value).collect();
    assert_eq!(action_values.iter().map(|value| value.visits).sum::<u32>(), 300);
    assert!(action_values.is_sorted_by(|one, other| one.visits >= other.visits), "the best first");
    let (rival, _) = candidates[0].continuation[0];
    assert_ne!(rival, perspective.seat(), "after a dig it is the other player's turn");
    let best = action_values[0];
    let values = analysis.values;
    assert!(
        values[perspective.seat().index()].points <= best.points,
        "the best action is better than the mean"
    );
    let chances: f64 = values.iter().map(|seat| seat.win_chance).sum();
    assert!((chances - 1.0).abs() < 1e-9, "somebody wins: {values:?}");
    assert!((0.0..1.0).contains(&best.utility) && (5.0..80.0).contains(&best.points), "{best:?}");
    assert!(best.visits > 300 / 10, "some actions are better than others");
}

#[test]
fn the_score_sheet_of_an_action_adds_up_to_its_points() {
    let mut game = new_game(2, 1);
    let mut last = None;
    while let Some(seat) = asked(&game) {
        let perspective = Perspective::new(&game, seat);
        let mut rng = Stream::new(Seed::from_number(1), 0);
        let analysis = Search::new(Budget::iterations(40)).analyse(&perspective, &mut rng);
        let action = analysis.candidates[0].action;
        if analysis.candidates.len() > 1 {
            last = Some(analysis);
        }
        game.play(seat, action, &mut Silent);
    }
    for Candidate { value, score_sheet, .. } in last.unwrap().candidates {
        // After the last decision of a game every simulation reaches its end.
        let sum: f64 = score_sheet.iter().map(|&(_, points)| points).sum();
        assert!((sum - value.unwrap().points).abs() < 1e-9, "{score_sheet:?}: {value:?}");
        assert!(
            score_sheet.iter().map(|&(category, _)| category).eq(game
                .standings()
                .categories()
                .iter()
                .copied())
        );
    }
}

#[test]
fn a_search_that_stops_early_chooses_what_a_full_search_would() {
    let (mut saved, mut game) = (0, new_game(2, 5));
    for number in 0..8 {
        let seat = asked(&game).unwrap();
        let perspective = Perspective::new(&game, seat);
        let mut rng = Stream::new(Seed::from_number(number), 0);
        let mut bot = Search::new(Budget::iterations(400));
        let action = bot.choose(&perspective, &mut rng);
        saved += 400 - bot.search_stats().unwrap().iterations;
        let mut rng = Stream::new(Seed::from_number(number), 0);
        // `choose` determinizes once before the search, to see whether it needs one.
        perspective.determinize(&mut rng);
        let whole = Search::new(Budget::iterations(400)).analyse(&perspective, &mut rng);
        assert_eq!(action, whole.candidates[0].action);
        game.play(seat, action, &mut Silent);
    }
    assert!(saved > 400, "only {saved} iterations of 3200 were saved");
}

fn match_of(one: &str, other: &str, games: u64) -> Report {
    let plan = Plan {
        setup: Setup::new(&Mykerinos::INFO, 2).unwrap(),
        bots: vec![one.parse().unwrap(), other.parse().unwrap()],
        games,
        seed: 3,
        threads: 2,
    };
    arena::run::<Mykerinos>(&plan, &|_| {}).unwrap()
}

#[test]
fn a_short_search_beats_a_lookahead_of_one_action() {
    let report = match_of("search:iters=150", "greedy", 12);
    assert!(report.bots[0].win_rate > 0.7, "{report:?}");
}

#[test]
fn a_novice_beats_random_play() {
    let report = match_of("novice", "random", 10);
    assert!(report.bots[0].win_rate > 0.8, "{report:?}");
}

#[test]
fn invalid_settings_are_reported() {
    let error = |spec: &str| Mykerinos::bot(&spec.parse::<BotSpec>().unwrap()).err().unwrap();
    let bad = |key: &str, value: &str| BotError::BadSetting {
        bot: "search".to_owned(),
        key: key.to_owned(),
        value: value.to_owned(),
    };
    assert_eq!(error("search:ms=soon"), bad("ms", "soon"));
    assert_eq!(error("search:iters=0"), bad("iters", "0"));
    assert_eq!(error("search:threads=65"), bad("threads", "65"));
    let unknown =
        |bot: &str, key: &str| BotError::UnknownSetting { bot: bot.to_owned(), key: key.to_owned() };
    assert_eq!(error("search:depth=3"), unknown("search", "depth"));
    assert_eq!(error("master:ms=3"), unknown("master", "ms"));
}
