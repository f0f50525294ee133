//! The arena, played with the bots of The Lost Code.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::BotError;
use bots::arena::{self, ArenaError, Plan, Report};
use game::{Game, Setup};
use lost_code::LostCode;

fn plan(bots: &[&str], games: u64) -> Plan {
    Plan {
        setup: Setup::new(&LostCode::INFO, bots.len() as u8).unwrap(),
        bots: bots.iter().map(|spec| spec.parse().unwrap()).collect(),
        games,
        seed: 7,
        threads: 2,
    }
}

fn run(plan: &Plan) -> Report {
    arena::run::<LostCode>(plan, &|_| {}).unwrap()
}

/// The same but for the times, which nothing can repeat.
fn without_times(mut report: Report) -> Report {
    report.bots.iter_mut().for_each(|bot| bot.ms_per_decision = 0.0);
    report
}

#[test]
fn a_bot_is_as_strong_as_itself() {
    let report = run(&plan(&["random", "random"], 2000));
    for bot in &report.bots {
        assert!(bot.win_rate_low < 0.5 && 0.5 < bot.win_rate_high, "{report:?}");
        assert!((0.45..0.55).contains(&bot.win_rate), "{report:?}");
        assert!(bot.win_rate_low < bot.win_rate && bot.win_rate < bot.win_rate_high, "{report:?}");
    }
}

#[test]
fn the_threads_do_not_matter() {
    let bots = ["exact", "random", "random"];
    let report = |threads| without_times(run(&Plan { threads, ..plan(&bots, 20) }));
    assert_eq!(report(1), report(2));
    assert_eq!(report(1), report(3));
}

#[test]
fn the_seed_matters() {
    let report = |seed| without_times(run(&Plan { seed, ..plan(&["random", "random"], 20) })).bots;
    assert_ne!(report(1), report(2));
}

#[test]
fn every_deal_is_played_from_every_seat() {
    let report = run(&plan(&["exact", "exact", "exact"], 6));
    let [first, second, third] = &without_times(report).bots[..] else { panic!("three bots") };
    assert_eq!(first, second, "bots that leave nothing to chance fare alike");
    assert_eq!(second, third);
}

#[test]
fn the_means_by_category_add_up_to_the_mean() {
    for bot in run(&plan(&["exact", "random"], 10)).bots {
        let sum: f64 = bot.scores.values().sum();
        assert!((sum - bot.mean_score).abs() < 1e-9, "{bot:?}");
    }
}

#[test]
fn progress_counts_every_game() {
    let (calls, most) = (AtomicU64::new(0), AtomicU64::new(0));
    let count = |done| {
        calls.fetch_add(1, Ordering::Relaxed);
        most.fetch_max(done, Ordering::Relaxed);
    };
    arena::run::<LostCode>(&plan(&["random", "random"], 31), &count).unwrap();
    assert_eq!((calls.into_inner(), most.into_inner()), (31, 31));
}

#[test]
fn the_keys_of_the_report_are_those_that_others_rely_on() {
    let report = serde_json::to_value(run(&plan(&["random", "exact"], 2))).unwrap();
    let keys = |value: &serde_json::Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&report), ["bots", "game", "games", "seed"]);
    assert_eq!(
        keys(&report["bots"][0]),
        [
            "bot",
            "decisions",
            "mean_score",
            "ms_per_decision",
            "rating",
            "rating_high",
            "rating_low",
            "scores",
            "win_rate",
            "win_rate_high",
            "win_rate_low"
        ]
    );
    assert_eq!(keys(&report["bots"][0]["scores"]), ["bets", "curse", "guesses"]);
    assert_eq!(report["game"], "lost-code");
    assert_eq!((&report["games"], &report["seed"]), (&2.into(), &7.into()));
    assert_eq!((&report["bots"][0]["bot"], &report["bots"][1]["bot"]), (&"random".into(), &"exact".into()));
}

#[test]
fn a_plan_that_cannot_be_played_is_refused() {
    let refused = |plan: &Plan| arena::run::<LostCode>(plan, &|_| {}).unwrap_err();
    let setup = Setup::new(&LostCode::INFO, 3).unwrap();
    let two_for_three = Plan { setup, ..plan(&["random", "random"], 1) };
    assert_eq!(refused(&two_for_three), ArenaError::BotsForSeats { bots: 2, seats: 3 });
    assert_eq!(refused(&plan(&["random", "random"], 0)), ArenaError::NoGames);
    let unknown = BotError::UnknownBot { bot: "oracle".to_owned(), known: "random, exact".to_owned() };
    assert_eq!(refused(&plan(&["random", "oracle"], 1)), ArenaError::Bot(unknown));
}
