//! A table of any game: what it takes, refuses, shows and takes back.

use dighouse_game::{NoUndo, Origin, PerSeat, Record, Seat, Seed, Setup, Stream, Viewer};
use dighouse_tables::BotError;
use dighouse_tables::{AnyGame, AnyMatch};

fn lost_code() -> &'static dyn AnyGame {
    dighouse_shelf::shelf().game("lost-code").unwrap()
}

fn table(seats: u8) -> Box<dyn AnyMatch> {
    lost_code().begin(Setup::new(lost_code().info(), seats).unwrap(), Seed::from_number(1)).unwrap()
}

fn asked(table: &dyn AnyMatch) -> Seat {
    table.decision().seats().iter().next().unwrap()
}

fn accept_dice(table: &mut dyn AnyMatch) -> Seat {
    let roller = asked(table);
    let dice = table.view(Viewer::Seat(roller))["dice"].clone();
    let words: Vec<&str> = dice.as_array().unwrap().iter().map(|symbol| symbol.as_str().unwrap()).collect();
    table.play(roller, &format!("dice {}", words.join(" ")), None).unwrap();
    roller
}

#[test]
fn every_game_of_the_shelf_is_found_by_its_name() {
    for game in dighouse_shelf::shelf().games() {
        assert_eq!(dighouse_shelf::shelf().game(game.info().id).unwrap().info(), game.info());
        assert!(game.bots().contains(&"random"));
    }
    assert!(dighouse_shelf::shelf().game("chess").is_none());
}

#[test]
fn a_refusal_says_why_and_changes_nothing() {
    let mut table = table(3);
    let roller = accept_dice(&mut *table);
    let other = Seat::ALL.into_iter().find(|&seat| seat != roller).unwrap();
    for (seat, action, why) in [
        (roller, "fly", "unknown-action"),
        (roller, "bet 09-15", "unknown-action"),
        (other, "bet 9-15", "not-your-decision"),
        (roller, "bet 0-5", "no-such-wheel"),
        (roller, "bet 16-22", "off-the-dial"),
        (roller, "exchange bird", "another-decision"),
    ] {
        let before = table.scenario();
        assert_eq!(table.why_not(seat, action).unwrap()["why"], why, "{action}");
        assert_eq!(table.play(seat, action, None).unwrap_err()["why"], why, "{action}");
        assert_eq!(table.scenario(), before);
    }
    assert_eq!(table.why_not(roller, "bet 9-15"), None);
}

#[test]
fn undo_goes_back_to_the_last_reveal_and_no_further() {
    let mut table = table(2);
    let start = table.scenario();
    let first = accept_dice(&mut *table);
    table.undo(first).unwrap();
    assert_eq!(table.scenario(), start);

    accept_dice(&mut *table);
    table.play(first, "bet 9-15", None).unwrap();
    assert_eq!(table.can_undo(first), Ok(()));
    let second = asked(&*table);
    assert_eq!(table.can_undo(second), Err(NoUndo::NothingDone));
    table.play(second, "bet 0-9", None).unwrap();
    for seat in [first, second] {
        assert_eq!(table.undo(seat), Err(NoUndo::Revealed), "the bets were checked");
    }
}

#[test]
fn bots_advise_legal_actions_from_what_their_seat_knows() {
    let mut table = table(4);
    let mut rng = Stream::new(Seed::from_number(2), 0);
    while let Some(seat) = table.decision().seats().iter().next() {
        for bot in ["random", "exact", "search:iters=9"] {
            let advice = table.choose(seat, &bot.parse().unwrap()).unwrap()(
                &dighouse_tables::StopToken::default(),
                &mut rng,
            );
            assert!(table.actions(seat).iter().any(|choice| choice.text == advice), "{bot}: {advice}");
        }
        let advice = table.choose(seat, &"exact".parse().unwrap()).unwrap();
        table.play(seat, &advice(&dighouse_tables::StopToken::default(), &mut rng), None).unwrap();
    }
    let unknown = table.choose(Seat::ALL[0], &"oracle".parse().unwrap()).err();
    assert!(matches!(unknown, Some(BotError::UnknownBot { .. })));
}

#[test]
fn a_match_goes_on_from_its_record_and_from_its_position() {
    let mut table = table(3);
    accept_dice(&mut *table);
    let record = table.record(Origin::Seed(Seed::from_number(1)), PerSeat::default(), None);
    let record: Record = record.to_string().parse().unwrap();
    let resumed = lost_code().resume(&record).unwrap();
    assert_eq!(resumed.scenario(), table.scenario());
    assert_eq!(resumed.steps(), 1);
    let set_up = lost_code().begin_from(&table.scenario()).unwrap();
    assert_eq!(set_up.scenario(), table.scenario());
    assert!(lost_code().begin_from("seats = 3").is_err());
}

#[test]
fn every_viewer_is_told_the_own_story() {
    let mut table = table(2);
    let first = accept_dice(&mut *table);
    table.play(first, "bet 21-21", None).unwrap();
    let second = asked(&*table);
    table.play(second, "bet 20-21", None).unwrap();
    let exchanging = asked(&*table);
    let choice = table.actions(exchanging).swap_remove(0);
    assert_eq!(choice.data["action"], "exchange");
    table.play(exchanging, &choice.text, None).unwrap();
    let drawn = |viewer| table.log(viewer).iter().filter(|line| line.event["event"] == "drawn").count();
    let other = if exchanging == first { second } else { first };
    assert_eq!(
        (drawn(Viewer::Seat(exchanging)), drawn(Viewer::Seat(other)), drawn(Viewer::Spectator)),
        (0, 1, 0)
    );
    assert_eq!(table.log(Viewer::Spectator)[0].step, 0, "the first throw comes before all actions");
    let own = table.view(Viewer::Seat(exchanging))["racks"][exchanging.index()].clone();
    assert!(own.as_array().unwrap().iter().all(|tile| tile.is_null()));
    assert_eq!(table.view_after(0, Viewer::Spectator).unwrap()["round"], 1);
    assert_eq!(table.view_after(99, Viewer::Spectator), None);
}
