//! Matches behind `AnyMatch`: legality, undo, bots, records and views.

use dighouse_game::{NoUndo, Origin, PerSeat, Record, Seat, Seed, Setup, Stream, Viewer};
use dighouse_tables::BotError;
use dighouse_tables::{AnyGame, AnyMatch};

fn lost_code() -> &'static dyn AnyGame {
    dighouse_shelf::shelf().game("lost-code").unwrap()
}

fn new_match(seats: u8) -> Box<dyn AnyMatch> {
    lost_code().begin(Setup::new(lost_code().info(), seats).unwrap(), Seed::from_number(1)).unwrap()
}

fn asked(running: &dyn AnyMatch) -> Seat {
    running.decision().seats().iter().next().unwrap()
}

fn accept_dice(running: &mut dyn AnyMatch) -> Seat {
    let roller = asked(running);
    let dice = running.view(Viewer::Seat(roller))["dice"].clone();
    let words: Vec<&str> = dice.as_array().unwrap().iter().map(|symbol| symbol.as_str().unwrap()).collect();
    running.play(roller, &format!("dice {}", words.join(" ")), None).unwrap();
    roller
}

#[test]
fn every_game_on_the_shelf_is_found_by_its_id() {
    for game in dighouse_shelf::shelf().games() {
        assert_eq!(dighouse_shelf::shelf().game(game.info().id).unwrap().info(), game.info());
        assert!(game.bots().contains(&"random"));
    }
    assert!(dighouse_shelf::shelf().game("chess").is_none());
}

#[test]
fn a_refusal_says_why_and_changes_nothing() {
    let mut running = new_match(3);
    let roller = accept_dice(&mut *running);
    let other = Seat::ALL.into_iter().find(|&seat| seat != roller).unwrap();
    for (seat, action, why) in [
        (roller, "fly", "unknown-action"),
        (roller, "bet 09-15", "unknown-action"),
        (other, "bet 9-15", "not-your-decision"),
        (roller, "bet 0-5", "no-such-wheel"),
        (roller, "bet 16-22", "off-the-dial"),
        (roller, "exchange bird", "another-decision"),
    ] {
        let before = running.scenario();
        assert_eq!(running.why_not(seat, action).unwrap()["why"], why, "{action}");
        assert_eq!(running.play(seat, action, None).unwrap_err()["why"], why, "{action}");
        assert_eq!(running.scenario(), before);
    }
    assert_eq!(running.why_not(roller, "bet 9-15"), None);
}

#[test]
fn undo_goes_back_to_the_last_reveal_and_no_further() {
    let mut running = new_match(2);
    let start = running.scenario();
    let first = accept_dice(&mut *running);
    running.undo(first).unwrap();
    assert_eq!(running.scenario(), start);

    accept_dice(&mut *running);
    running.play(first, "bet 9-15", None).unwrap();
    assert_eq!(running.can_undo(first), Ok(()));
    let second = asked(&*running);
    assert_eq!(running.can_undo(second), Err(NoUndo::NothingDone));
    running.play(second, "bet 0-9", None).unwrap();
    for seat in [first, second] {
        assert_eq!(running.undo(seat), Err(NoUndo::Revealed), "the bets were checked");
    }
}

#[test]
fn bots_choose_legal_actions() {
    let mut running = new_match(4);
    let mut rng = Stream::new(Seed::from_number(2), 0);
    while let Some(seat) = running.decision().seats().iter().next() {
        for bot in ["random", "exact", "search:iters=9"] {
            let chosen = running.choose(seat, &bot.parse().unwrap()).unwrap()(
                &dighouse_tables::StopToken::default(),
                &mut rng,
            );
            assert!(running.actions(seat).iter().any(|choice| choice.text == chosen), "{bot}: {chosen}");
        }
        let job = running.choose(seat, &"exact".parse().unwrap()).unwrap();
        running.play(seat, &job(&dighouse_tables::StopToken::default(), &mut rng), None).unwrap();
    }
    let unknown = running.choose(Seat::ALL[0], &"oracle".parse().unwrap()).err();
    assert!(matches!(unknown, Some(BotError::UnknownBot { .. })));
}

#[test]
fn a_match_resumes_from_its_record_and_from_its_position() {
    let mut running = new_match(3);
    accept_dice(&mut *running);
    let record = running.record(Origin::Seed(Seed::from_number(1)), PerSeat::default(), None);
    let record: Record = record.to_string().parse().unwrap();
    let resumed = lost_code().resume(&record).unwrap();
    assert_eq!(resumed.scenario(), running.scenario());
    assert_eq!(resumed.steps(), 1);
    let set_up = lost_code().begin_from(&running.scenario()).unwrap();
    assert_eq!(set_up.scenario(), running.scenario());
    assert!(lost_code().begin_from("seats = 3").is_err());
}

#[test]
fn every_viewer_has_an_own_log() {
    let mut running = new_match(2);
    let first = accept_dice(&mut *running);
    running.play(first, "bet 21-21", None).unwrap();
    let second = asked(&*running);
    running.play(second, "bet 20-21", None).unwrap();
    let exchanging = asked(&*running);
    let choice = running.actions(exchanging).swap_remove(0);
    assert_eq!(choice.data["action"], "exchange");
    running.play(exchanging, &choice.text, None).unwrap();
    let drawn = |viewer| running.log(viewer).iter().filter(|line| line.event["event"] == "drawn").count();
    let other = if exchanging == first { second } else { first };
    assert_eq!(
        (drawn(Viewer::Seat(exchanging)), drawn(Viewer::Seat(other)), drawn(Viewer::Spectator)),
        (0, 1, 0)
    );
    assert_eq!(running.log(Viewer::Spectator)[0].step, 0, "the first roll comes before all actions");
    let own = running.view(Viewer::Seat(exchanging))["racks"][exchanging.index()].clone();
    assert!(own.as_array().unwrap().iter().all(|tile| tile.is_null()));
    assert_eq!(running.view_after(0, Viewer::Spectator).unwrap()["round"], 1);
    assert_eq!(running.view_after(99, Viewer::Spectator), None);
}
