//! The arena, with bots of The Lost Code.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use dighouse_bots::arena::{self, ArenaError, Entrant, Fault, Guest, Outcome, Plan, Report, Sprt, Verdict};
use dighouse_bots::{Bot, BotError, HasBots};
use dighouse_game::{Game, Perspective, Setup, Stream};
use dighouse_lost_code::LostCode;

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

/// The report without times, which differ from run to run.
fn without_times(mut report: Report) -> Report {
    report.bots.iter_mut().for_each(|bot| bot.ms_per_decision = 0.0);
    report
}

#[test]
fn a_bot_wins_half_of_its_games_against_itself() {
    let report = run(&plan(&["random", "random"], 2000));
    for bot in &report.bots {
        assert!(bot.win_rate_low < 0.5 && 0.5 < bot.win_rate_high, "{report:?}");
        assert!((0.45..0.55).contains(&bot.win_rate), "{report:?}");
        assert!(bot.win_rate_low < bot.win_rate && bot.win_rate < bot.win_rate_high, "{report:?}");
    }
}

#[test]
fn the_report_does_not_depend_on_the_number_of_threads() {
    let bots = ["exact", "random", "random"];
    let report = |threads| without_times(run(&Plan { threads, ..plan(&bots, 20) }));
    assert_eq!(report(1), report(2));
    assert_eq!(report(1), report(3));
}

#[test]
fn another_seed_gives_other_games() {
    let report = |seed| without_times(run(&Plan { seed, ..plan(&["random", "random"], 20) })).bots;
    assert_ne!(report(1), report(2));
}

#[test]
fn every_deal_is_played_from_every_seat() {
    let report = run(&plan(&["exact", "exact", "exact"], 6));
    let [first, second, third] = &without_times(report).bots[..] else { panic!("three bots") };
    assert_eq!(first, second, "deterministic bots have equal results");
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
fn the_report_has_the_documented_keys() {
    let report = serde_json::to_value(run(&plan(&["random", "exact"], 2))).unwrap();
    let keys = |value: &serde_json::Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&report), ["bots", "cross", "forfeits", "game", "games", "seats", "seed", "sprt"]);
    assert_eq!(
        keys(&report["bots"][0]),
        [
            "bot",
            "decisions",
            "forfeits",
            "games",
            "mean_score",
            "ms_per_decision",
            "quartiles",
            "rating",
            "rating_high",
            "rating_low",
            "scores",
            "totals",
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

/// A pool of four bots, two at a table.
fn pool(games: u64) -> Plan {
    let setup = Setup::new(&LostCode::INFO, 2).unwrap();
    Plan { setup, ..plan(&["random", "exact", "random", "exact"], games) }
}

#[test]
fn a_pool_plays_every_pair_and_is_rated_as_a_whole() {
    let report = run(&pool(4));
    assert_eq!((report.games, report.seats), (6 * 4, 2));
    assert!(report.bots.iter().all(|bot| bot.games == 3 * 4));
    let rating = |bot: usize| report.bots[bot].rating.unwrap();
    assert!((0..4).map(rating).sum::<f64>().abs() < 1e-6, "the mean is 0");
    assert!(rating(1) > rating(0) + 200.0 && rating(3) > rating(2) + 200.0, "{report:?}");
    assert!((rating(1) - rating(3)).abs() < 1e-6, "deterministic bots have equal results");
    for (row, bot) in report.cross.iter().enumerate() {
        for (column, ahead) in bot.iter().enumerate() {
            let behind = report.cross[column][row];
            assert_eq!(ahead.map(|ahead| 1.0 - ahead), behind, "one of two is ahead");
            assert_eq!(ahead.is_none(), row == column);
        }
    }
    assert_eq!((report.cross[1][0], report.cross[1][3]), (Some(1.0), Some(0.5)));
}

#[test]
fn a_pool_of_four_is_rated_at_tables_of_three() {
    let setup = Setup::new(&LostCode::INFO, 3).unwrap();
    let report = run(&Plan { setup, ..pool(3) });
    assert_eq!((report.games, report.bots[0].games), (4 * 3, 3 * 3));
    let [first, second] = [0, 1].map(|bot| report.bots[bot].rating.unwrap());
    assert!(second > first, "{report:?}");
}

/// Resumes a tournament; returns the report and the games that were played.
fn resume(plan: &Plan, before: &[Outcome]) -> (Report, Vec<Outcome>) {
    let played = Mutex::new(Vec::new());
    let keep = |_, outcome: &Outcome, _: &dyn Fn() -> dighouse_game::Record| {
        played.lock().unwrap().push(outcome.clone());
        Ok(())
    };
    let report = arena::resume::<LostCode>(plan, before, &keep).unwrap();
    (without_times(report), played.into_inner().unwrap())
}

#[test]
fn a_resumed_tournament_plays_only_the_missing_games() {
    let (whole, all) = resume(&pool(3), &[]);
    for kept in [0, 1, 7, 17, 18] {
        let (report, played) = resume(&pool(3), &all[..kept]);
        assert_eq!(report, whole);
        assert_eq!(played.len(), all.len() - kept);
        assert!(played.iter().all(|outcome| all[..kept].iter().all(|known| known.game != outcome.game)));
    }
}

#[test]
fn a_tournament_can_be_extended_or_shortened() {
    let (shorter, few) = resume(&pool(3), &[]);
    let (longer, more) = resume(&pool(5), &few);
    assert_eq!((longer.games, more.len()), (6 * 5, 6 * 2));
    assert_eq!(longer, resume(&pool(5), &[]).0);
    let all = [few, more].concat();
    let (again, none) = resume(&pool(3), &all);
    assert_eq!((again, none), (shorter, Vec::new()));
}

#[test]
fn outcomes_that_do_not_fit_the_plan_are_rejected() {
    let (_, all) = resume(&pool(1), &[]);
    let rejected = |before: &[Outcome]| {
        arena::resume::<LostCode>(&pool(1), before, &|_, _, _| Ok(())).map_err(|error| error.to_string())
    };
    let first = all[0].clone();
    let foreign = ArenaError::ForeignOutcome { game: first.game }.to_string();
    let twice = [first.clone(), first.clone()];
    let mut other_bot = first.clone();
    other_bot.seats[0].bot = 3;
    let mut other_sheet = first.clone();
    other_sheet.seats[1].points.pop();
    let mut one_left = first;
    one_left.seats.pop();
    for wrong in [&twice[..], &[other_bot], &[other_sheet], &[one_left]] {
        assert_eq!(rejected(wrong), Err(foreign.clone()), "{wrong:?}");
    }
}

#[test]
fn a_game_that_cannot_be_saved_aborts_the_tournament() {
    let calls = AtomicU64::new(0);
    let full = |_, _: &Outcome, _: &dyn Fn() -> dighouse_game::Record| {
        calls.fetch_add(1, Ordering::Relaxed);
        Err("the disk is full".to_owned())
    };
    let error = arena::resume::<LostCode>(&Plan { threads: 1, ..pool(3) }, &[], &full).unwrap_err();
    assert_eq!(error, ArenaError::NotKept { what: "the disk is full".to_owned() });
    assert_eq!(calls.into_inner(), 1);
}

#[test]
fn the_record_of_every_game_replays_to_its_outcome() {
    let keep = |_, outcome: &Outcome, record: &dyn Fn() -> dighouse_game::Record| {
        let record: dighouse_game::Record = record().to_string().parse().unwrap();
        let played = record.replay::<LostCode>().unwrap();
        let standings = played.state().standings();
        for (seat, seated) in dighouse_game::Seat::ALL.into_iter().zip(&outcome.seats) {
            let bot = pool(1).bots[seated.bot].to_string();
            assert_eq!(record.header.players[seat], Some(format!("bot:{bot}")));
            assert_eq!((standings.rank(seat), standings.points(seat)), (seated.rank, &seated.points[..]));
        }
        Ok(())
    };
    arena::resume::<LostCode>(&pool(1), &[], &keep).unwrap();
}

#[test]
fn an_invalid_plan_is_rejected() {
    let error_of = |plan: &Plan| arena::run::<LostCode>(plan, &|_| {}).unwrap_err();
    let setup = Setup::new(&LostCode::INFO, 3).unwrap();
    let two_for_three = Plan { setup, ..plan(&["random", "random"], 1) };
    assert_eq!(error_of(&two_for_three), ArenaError::BotsForSeats { bots: 2, seats: 3 });
    assert_eq!(error_of(&plan(&["random", "random"], 0)), ArenaError::NoGames);
    let unknown = BotError::UnknownBot { bot: "oracle".to_owned(), known: LostCode::BOTS.join(", ") };
    assert_eq!(error_of(&plan(&["random", "oracle"], 1)), ArenaError::Bot(unknown));
}

/// A guest that plays at random, and whose decision with this number is a fault.
struct Clumsy {
    random: dighouse_bots::Random<LostCode>,
    left: u32,
}

impl Guest<LostCode> for Clumsy {
    fn choose(
        &mut self,
        perspective: &Perspective<'_, LostCode>,
        rng: &mut Stream,
    ) -> Result<dighouse_lost_code::Action, Fault> {
        self.left = self.left.checked_sub(1).ok_or(Fault::GuestTooLate { ms: 7 })?;
        Ok(Bot::choose(&mut self.random, perspective, rng))
    }
}

/// Guests by the number of decisions that they manage to make.
fn clumsy(name: &str) -> Result<Box<dyn Guest<LostCode>>, Fault> {
    let left = name.parse().map_err(|_| Fault::GuestNotStarted { what: name.to_owned() })?;
    Ok(Box::new(Clumsy { random: dighouse_bots::Random::new(), left }))
}

fn with_guests(guests: &[&str], bots: &[&str]) -> Plan {
    let mut plan = plan(&vec!["random"; guests.len() + bots.len()], 6);
    let guests = guests.iter().map(|name| Entrant::Guest((*name).to_owned()));
    plan.bots = guests.chain(bots.iter().map(|bot| bot.parse().unwrap())).collect();
    plan
}

#[test]
fn who_forfeits_ranks_behind_everybody_who_does_not() {
    let plan = with_guests(&["2", "0"], &["random"]);
    let outcomes = Mutex::new(Vec::new());
    let keep = |_, outcome: &Outcome, record: &dyn Fn() -> dighouse_game::Record| {
        record().replay::<LostCode>().expect("the others finish the game");
        outcomes.lock().unwrap().push(outcome.clone());
        Ok(())
    };
    let report = arena::resume_with::<LostCode>(&plan, &[], &keep, None, &clumsy).unwrap();
    for outcome in outcomes.into_inner().unwrap() {
        for seated in &outcome.seats {
            let late = (seated.bot < 2).then_some(Fault::GuestTooLate { ms: 7 });
            assert_eq!(seated.fault, late);
            assert_eq!(seated.rank == 1, seated.bot == 2, "{outcome:?}");
        }
    }
    assert_eq!(report.bots.iter().map(|bot| bot.forfeits).collect::<Vec<_>>(), [6, 6, 0]);
    assert_eq!((report.forfeits.len(), report.forfeits[0].game), (12, 0));
    assert_eq!(
        (report.bots[0].decisions, report.bots[1].decisions),
        (18, 6),
        "then nobody asks them any more"
    );
    assert_eq!(report.bots[2].win_rate, 1.0);
}

#[test]
fn nobody_wins_by_being_the_last_to_fail() {
    let report =
        arena::resume_with::<LostCode>(&with_guests(&["3", "1"], &[]), &[], &|_, _, _| Ok(()), None, &clumsy)
            .unwrap();
    assert!(report.bots.iter().all(|bot| bot.win_rate == 0.0), "{report:?}");
}

#[test]
fn a_guest_that_cannot_be_made_at_all_aborts_the_tournament() {
    let plan = with_guests(&["9", "nobody"], &[]);
    let error = arena::resume_with::<LostCode>(&plan, &[], &|_, _, _| Ok(()), None, &clumsy).unwrap_err();
    let fault = Fault::GuestNotStarted { what: "nobody".to_owned() };
    assert_eq!(error, ArenaError::GuestAbsent { bot: "nobody".to_owned(), fault });
    let uninvited = arena::run::<LostCode>(&plan, &|_| {}).unwrap_err();
    assert!(matches!(uninvited, ArenaError::GuestAbsent { bot, .. } if bot == "9"));
}

#[test]
fn a_result_of_an_earlier_version_still_reads() {
    let line = r#"{"game":3,"seats":[{"bot":1,"rank":1,"points":[4,0],"decisions":9,"micros":80}]}"#;
    let outcome: Outcome = serde_json::from_str(line).unwrap();
    assert_eq!(outcome.seats[0].fault, None);
    assert_eq!(serde_json::to_string(&outcome).unwrap(), line);
}

#[test]
fn a_test_stops_at_the_same_game_for_any_number_of_threads() {
    let plan = |threads| Plan { threads, ..plan(&["exact", "random"], 2000) };
    let test: Sprt = "0,30".parse().unwrap();
    let played = Mutex::new(Vec::new());
    let run = |threads, before: &[Outcome]| {
        let keep = |_, outcome: &Outcome, _: &dyn Fn() -> dighouse_game::Record| {
            played.lock().unwrap().push(outcome.clone());
            Ok(())
        };
        let report =
            arena::resume_with::<LostCode>(&plan(threads), before, &keep, Some(test), &arena::no_guests);
        without_times(report.unwrap())
    };
    let report = run(1, &[]);
    let sprt = report.sprt.clone().unwrap();
    assert_eq!((sprt.verdict, report.games), (Verdict::Stronger, 2 * sprt.pairs.iter().sum::<u64>()));
    assert!(report.games < 100, "{report:?}");
    let outcomes = std::mem::take(&mut *played.lock().unwrap());
    assert_eq!(report, run(3, &[]));
    played.lock().unwrap().clear();
    assert_eq!(report, run(2, &outcomes), "a decided test is resumed without a game");
    assert_eq!(played.lock().unwrap().len(), 0);
    assert_eq!(report, run(2, &outcomes[5..]), "whatever was played before");
}

#[test]
fn a_test_compares_two_bots() {
    let test = Some("0,30".parse().unwrap());
    let error = arena::resume_with::<LostCode>(&pool(1), &[], &|_, _, _| Ok(()), test, &arena::no_guests);
    assert_eq!(error.unwrap_err(), ArenaError::SprtOfTwo { bots: 4, seats: 2 });
}
