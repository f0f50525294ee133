//! Edge cases and rulings, in the order of the game's fact sheet.

use crate::kit;
use crate::kit::{
    FIRST, FOURTH, SCENE, SECOND, Scene, THIRD, actions, asked, bets, play, points, seen_by_seat, why_not,
};
use dighouse_game::{Decision, Game, Seat, Seats, Seed, Setup, Silent, Stream};
use dighouse_lost_code::{Curse, Event, LostCode, Outcome, Reason, Symbol, Token, Window};

const TWO: &[(u8, i16)] = &[(1, 0), (2, 0)];

fn begin(seats: u8, options: &[(&str, &str)], seed: u64) -> LostCode {
    let setup =
        options.iter().try_fold(Setup::new(&LostCode::INFO, seats).unwrap(), |setup, (key, value)| {
            setup.choose(key, value)
        });
    LostCode::begin(&setup.unwrap(), Seed::from_number(seed), &mut Silent).unwrap()
}

fn window(low: u8, high: u8) -> Window {
    Window::new(low, high).unwrap()
}

// Case 1

#[test]
fn in_round_one_a_random_stack_decides_who_rolls() {
    let rollers = (0..60).map(|seed| asked(&begin(4, &[], seed)));
    let mut counts = [0; 4];
    for roller in rollers {
        let seat = roller.iter().next().unwrap();
        counts[seat.index()] += 1;
    }
    assert!(counts.iter().all(|&count| count > 5), "{counts:?}");
}

// Case 2

#[test]
fn a_symbol_three_times_counts_three_times() {
    let racks = [[7, 0, 0, 0, 0, 0], [1; 6], [2; 6], [3; 6]];
    let mut game = Scene { racks, track: TWO, dice: ["bird"; 3], ..SCENE }.set_up();
    let events = bets(&mut game, &[(FIRST, "21-21"), (SECOND, "3-4")]);
    assert!(events.contains(&Event::Hit { seat: FIRST, window: window(21, 21), points: 6 }));
    assert!(events.contains(&Event::Hit { seat: SECOND, window: window(3, 4), points: 4 }));
}

// Case 3

#[test]
fn a_window_may_touch_the_end_of_the_dial_but_not_pass_it() {
    for (options, top) in [(&[][..], 21), (&[("x", "on")], 24)] {
        let mut game = Scene { options, track: TWO, ..SCENE }.set_up();
        play(&mut game, FIRST, "dice bird jaguar bear");
        let end = |high: u8| format!("bet {}-{high}", high - 6);
        assert_eq!(why_not(&game, FIRST, &end(top)), None);
        assert_eq!(why_not(&game, FIRST, &end(top + 1)), Some(Reason::OffTheDial { top }));
        assert_eq!(why_not(&game, FIRST, "bet 0-5"), Some(Reason::NoSuchWheel { width: 6 }));
        let starts: Vec<u8> = [1, 2, 3, 4, 5, 7, 10].iter().map(|width| top + 2 - width).collect();
        let all: usize = starts.iter().map(|&starts| usize::from(starts)).sum();
        assert_eq!(actions(&game, FIRST).len(), all);
        assert_eq!(all, if top == 21 { 129 } else { 150 });
    }
}

// Case 4

#[test]
fn a_wheel_that_is_taken_is_gone_for_the_round_and_back_in_the_next() {
    let mut game = Scene { track: TWO, ..SCENE }.set_up();
    play(&mut game, FIRST, "dice bird jaguar bear");
    play(&mut game, FIRST, "bet 0-9");
    assert_eq!(why_not(&game, SECOND, "bet 3-12"), Some(Reason::WheelTaken { width: 10, seat: FIRST }));
    assert_eq!(actions(&game, SECOND).len(), 129 - 13);
    play(&mut game, SECOND, "bet 0-6");
    assert_eq!(seen_by_seat(&game, FIRST).round, 2, "both were right");
    let roller = asked(&game).iter().next().unwrap();
    let dice = seen_by_seat(&game, roller).dice;
    play(&mut game, roller, &format!("dice {dice}"));
    assert_eq!(actions(&game, roller).len(), 129);
}

// Case 5

#[test]
fn of_two_markers_on_a_space_the_later_is_on_top() {
    let mut game = Scene { track: &[(1, 0), (2, 0), (3, 4)], ..SCENE }.set_up();
    // Sums 0, 3 and 6: the first two score 2 each, in this order.
    bets(&mut game, &[(FIRST, "0-4"), (SECOND, "0-6"), (THIRD, "0-9")]);
    let order: Vec<Seat> = seen_by_seat(&game, FIRST).track.iter().map(|marker| marker.seat).collect();
    assert_eq!(order, [SECOND, FIRST, THIRD]);
    assert_eq!(asked(&game), Seats::only(SECOND), "who lies on top is further back and rolls");
}

// Case 6

#[test]
fn tiles_are_exchanged_in_the_new_order_of_the_track() {
    // The cursed third misses and falls behind the second, who missed too.
    let mut game = Scene {
        options: &[("curse", "on")],
        round: 2,
        track: &[(1, 0), (2, 5), (3, 7)],
        more: "curse = { held = 3 }",
        ..SCENE
    }
    .set_up();
    bets(&mut game, &[(FIRST, "0-9"), (SECOND, "20-21"), (THIRD, "21-21")]);
    assert_eq!(points(&game, THIRD), 7 + 1 - 6);
    assert_eq!(asked(&game), Seats::only(THIRD));
    play(&mut game, THIRD, "exchange bird");
    assert_eq!(asked(&game), Seats::only(SECOND));
}

// Cases 7 to 9

#[test]
fn a_pile_emptied_by_an_earlier_player_cannot_be_chosen() {
    let text = Scene { track: TWO, ..SCENE }.text();
    // All tiles of the bird but one are in the discard of earlier rounds.
    let text = text.replace("round = 1", "round = 3").replacen("piles = [[5, 6, 7]", "piles = [[7]", 1)
        + "[[position.rounds]]\ndice = ['bird', 'bird', 'bird']\ndiscards = ['1 bird 5']\n"
        + "[[position.rounds]]\ndice = ['bird', 'bird', 'bird']\ndiscards = ['2 bird 6']\n";
    let mut game: LostCode = dighouse_game::scenario::read(&text).unwrap();
    bets(&mut game, &[(FIRST, "20-21"), (SECOND, "19-21")]);
    let events = play(&mut game, FIRST, "exchange bird");
    assert_eq!(events[0], Event::Exchanged { seat: FIRST, symbol: Symbol::Bird, value: 0 });
    assert_eq!(events[1], Event::Drawn { seat: FIRST, symbol: Symbol::Bird, value: 7 });
    assert_eq!(why_not(&game, SECOND, "exchange bird"), Some(Reason::PileEmpty { symbol: Symbol::Bird }));
    assert_eq!(actions(&game, SECOND).len(), 5);
}

#[test]
fn without_any_tile_left_nobody_exchanges() {
    // Every pile of the beginner's game is empty: fifteen exchanges in eight rounds of two.
    let mut text =
        Scene { options: &[("beginner", "on")], track: TWO, round: 9, dice: ["bird"; 3], ..SCENE }.text();
    text.truncate(text.find("[[position.rounds]]").unwrap());
    text = text.replace("[5, 6, 7]", "[]");
    let mut discards = ["bird", "jaguar", "chameleon", "snake", "human"]
        .iter()
        .flat_map(|symbol| [5, 6, 7].map(|value| format!("{symbol} {value}")));
    for _ in 1..9 {
        text += "[[position.rounds]]\ndice = ['bird', 'bird', 'bird']\n";
        let pair: Vec<String> =
            (1..=2).zip(discards.by_ref()).map(|(seat, tile)| format!("{seat} {tile}")).collect();
        text += &format!("discards = {pair:?}\n");
    }
    let mut game: LostCode =
        dighouse_game::scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let events = bets(&mut game, &[(FIRST, "20-21"), (SECOND, "19-21")]);
    assert!(events.iter().any(|event| matches!(event, Event::Missed { seat: FIRST, .. })));
    assert_eq!(seen_by_seat(&game, FIRST).round, 10, "the next round begins at once");
}

#[test]
fn tiles_are_exchanged_after_the_last_round_too() {
    let mut game = Scene { track: TWO, round: 10, ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "20-21"), (SECOND, "0-9")]);
    assert_eq!(game.decision(), Decision::one(FIRST, "exchange"));
    play(&mut game, FIRST, "exchange snake");
    assert_eq!(game.decision(), Decision::Ask { seats: Seats::first(2), prompt: "guess" });
}

// Cases 10 and 11

#[test]
fn a_guess_may_name_a_value_seen_elsewhere_but_at_most_three_values() {
    let mut game = Scene { track: TWO, round: 10, ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "0-4"), (SECOND, "0-9")]);
    assert_eq!(why_not(&game, FIRST, "guess bird 1"), None, "the second has that tile");
    assert_eq!(why_not(&game, FIRST, "guess bird 4 5 6"), None);
    assert_eq!(why_not(&game, FIRST, "guess bird 4 5 6 7"), Some(Reason::TooManyValues { most: 3 }));
    assert_eq!(why_not(&game, FIRST, "guess bird 8"), Some(Reason::NoSuchValue { value: 8, top: 7 }));
    let jaguar = why_not(&game, FIRST, "guess jaguar 1");
    assert_eq!(jaguar, Some(Reason::AnotherSymbol { symbol: Symbol::Bird }), "line by line");
    assert_eq!(actions(&game, FIRST).len(), 1 + 8 + 28 + 56);
    assert!("guess bird 1 1".parse::<dighouse_lost_code::Action>().is_err());
}

// Case 12

#[test]
fn a_score_may_fall_below_zero_unless_there_is_a_floor() {
    for (options, expected) in [(&[][..], -12), (&[("score-floor", "zero")], 0)] {
        let mut game = Scene { options, track: TWO, round: 10, ..SCENE }.set_up();
        bets(&mut game, &[(FIRST, "10-11"), (SECOND, "0-9")]);
        play(&mut game, FIRST, "exchange bird");
        kit::write_nothing(&mut game);
        assert_eq!(points(&game, FIRST), expected);
        assert_eq!(game.standings().points(FIRST), [0, 0, expected]);
    }
}

#[test]
fn a_marker_falls_to_the_floor_and_no_further() {
    let options = &[("score-floor", "zero")];
    let mut game = Scene { options, track: &[(1, 5), (2, 20)], round: 10, ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "10-11"), (SECOND, "0-9")]);
    play(&mut game, FIRST, "exchange bird");
    kit::write_nothing(&mut game);
    assert_eq!(game.standings().points(FIRST), [5, 0, -5]);
    assert_eq!(game.standings().points(SECOND), [21, 0, -12]);
}

#[test]
fn a_marker_that_the_floor_holds_keeps_its_place_in_the_stack() {
    let mut game =
        Scene { options: &[("score-floor", "zero")], track: &[(2, 0), (1, 0)], round: 10, ..SCENE }.set_up();
    bets(&mut game, &[(SECOND, "10-11"), (FIRST, "19-21")]);
    play(&mut game, SECOND, "exchange bird");
    play(&mut game, FIRST, "exchange bird");
    kit::write_nothing(&mut game);
    assert_eq!(game.standings().rank(FIRST), 1, "the first lies at the bottom, as before");
}

// Cases 13 and 14

const ALL_TOKENS: &str = "tokens = ['free', 'free', 'free', 'free', 'free', 'free']";

#[test]
fn three_equal_dice_offer_one_token_like_two() {
    let scene = Scene { options: &[("shortcut", "on")], phase: "token", more: ALL_TOKENS, ..SCENE };
    let mut game = Scene { dice: ["bird"; 3], ..scene }.set_up();
    assert_eq!(actions(&game, FIRST).len(), 1 + 8 + 28 + 56);
    assert_eq!(why_not(&game, FIRST, "take none"), Some(Reason::NothingWritten));
    assert_eq!(why_not(&game, FIRST, "take 8"), Some(Reason::NoSuchValue { value: 8, top: 7 }));
    assert_eq!(why_not(&game, FIRST, "dice bird bird bird"), Some(Reason::AnotherDecision));
    play(&mut game, FIRST, "take 4");
    assert_eq!(game.decision(), Decision::one(FIRST, "turn"), "nobody else is asked");
}

#[test]
fn a_token_is_offered_whenever_a_pair_is_thrown_and_only_then() {
    let mut offered = 0;
    for seed in 0..100 {
        let game = begin(3, &[("shortcut", "on")], seed);
        let view = seen_by_seat(&game, FIRST);
        let roller = view.order[0];
        let prompt = if view.dice.pair().is_some() { "token" } else { "turn" };
        assert_eq!(game.decision(), Decision::one(roller, prompt), "{}", view.dice);
        assert_eq!(view.offered, view.dice.pair());
        offered += usize::from(view.offered.is_some());
        let without = begin(3, &[], seed);
        assert_eq!(without.decision(), Decision::one(roller, "turn"), "without the expansion never");
    }
    assert!((20..80).contains(&offered), "{offered} of 100 throws");
}

#[test]
fn a_token_that_nobody_takes_stays() {
    let scene = Scene {
        options: &[("shortcut", "on")],
        phase: "token",
        more: ALL_TOKENS,
        dice: ["bird"; 3],
        ..SCENE
    };
    let mut game = scene.set_up();
    for seat in [FIRST, SECOND, THIRD, FOURTH] {
        assert_eq!(asked(&game), Seats::only(seat));
        play(&mut game, seat, "leave");
    }
    assert_eq!(game.decision(), Decision::one(FIRST, "turn"));
    assert_eq!(seen_by_seat(&game, FIRST).tokens[Symbol::Bird], Token::Free);
}

#[test]
fn a_pair_made_by_turning_gives_no_token() {
    let mut game = Scene { options: &[("shortcut", "on")], more: ALL_TOKENS, ..SCENE }.set_up();
    play(&mut game, FIRST, "dice bird bird bear");
    assert_eq!(game.decision(), Decision::one(FIRST, "bet"));
}

#[test]
fn a_pair_whose_token_is_taken_offers_nothing() {
    let more = "tokens = [{ taken = 2 }, 'free', 'free', 'free', 'free', 'free']\nsheets = ['2 bird 4']";
    let scene = Scene { options: &[("shortcut", "on")], dice: ["bird"; 3], more, ..SCENE };
    assert_eq!(scene.set_up().decision(), Decision::one(FIRST, "turn"));
    let asked_again = Scene { phase: "token", ..scene }.text();
    assert!(dighouse_game::scenario::read::<LostCode>(&asked_again).is_err());
}

#[test]
fn a_pair_of_bears_in_the_beginners_game_offers_nothing() {
    for seed in 0..2000 {
        let game = begin(2, &[("beginner", "on"), ("shortcut", "on")], seed);
        let view = seen_by_seat(&game, FIRST);
        if view.dice.pair() == Some(Symbol::Bear) {
            assert_eq!(view.tokens[Symbol::Bear], Token::Out);
            assert!(matches!(game.decision(), Decision::Ask { prompt: "turn", .. }));
            return;
        }
    }
    panic!("no pair of bears in 2000 throws");
}

#[test]
fn a_token_doubles_a_wrong_line_too_even_after_the_tile_was_exchanged() {
    let more = "tokens = [{ taken = 1 }, 'out', 'out', 'out', 'out', 'out']\nsheets = ['1 bird 0']";
    let mut game = Scene { options: &[("shortcut", "on")], track: TWO, round: 10, more, ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "20-21"), (SECOND, "0-9")]);
    play(&mut game, FIRST, "exchange bird");
    kit::write_nothing(&mut game);
    assert_eq!(game.standings().points(FIRST), [0, 0, -4 - 5 * 2]);
}

#[test]
fn one_player_may_hold_every_token_and_then_writes_nothing_at_the_end() {
    let taken = "{ taken = 1 }";
    let more: &'static str = Box::leak(
        format!(
            "tokens = [{taken}, {taken}, {taken}, {taken}, {taken}, {taken}]\nsheets = ['1 bird 0', '1 jaguar 0', \
             '1 chameleon 0', '1 snake 0', '1 human 0', '1 bear 0 4 5']"
        )
        .into_boxed_str(),
    );
    let mut game = Scene { options: &[("shortcut", "on")], track: TWO, round: 10, more, ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "0-4"), (SECOND, "0-9")]);
    assert_eq!(asked(&game), Seats::only(SECOND));
    kit::write_nothing(&mut game);
    assert_eq!(game.standings().points(FIRST), [2, 0, 5 * 10 + 2]);
}

// Case 15

#[test]
fn a_curse_whose_taker_reaches_13_at_once_leaves_at_once() {
    // Possible only if the curse works at once: from 6 the best wheel leads to 12.
    let options = &[("curse", "on"), ("curse-active-immediately", "on")];
    let mut game =
        Scene { options, round: 2, track: &[(1, 6), (2, 6)], more: "curse = 'waiting'", ..SCENE }.set_up();
    let events = bets(&mut game, &[(FIRST, "0-0"), (SECOND, "20-21")]);
    assert!(events.contains(&Event::CurseTaken { seat: FIRST }));
    assert!(events.contains(&Event::CurseGained { seat: FIRST, other: SECOND, points: 1 }));
    assert!(events.contains(&Event::CurseGone));
    assert_eq!(points(&game, FIRST), 13);
}

#[test]
fn a_curse_taken_in_a_check_works_from_the_next_round_on_by_default() {
    let mut game = Scene {
        options: &[("curse", "on")],
        round: 2,
        track: &[(1, 6), (2, 6)],
        more: "curse = 'waiting'",
        ..SCENE
    }
    .set_up();
    bets(&mut game, &[(FIRST, "0-0"), (SECOND, "20-21")]);
    assert_eq!(points(&game, FIRST), 12);
    assert_eq!(seen_by_seat(&game, FIRST).curse, Curse::Held(FIRST));
}

// Case 16

#[test]
fn a_cursed_player_who_falls_onto_others_is_on_top() {
    let mut game = Scene {
        options: &[("curse", "on")],
        round: 2,
        track: &[(1, 5), (2, 9)],
        more: "curse = { held = 2 }",
        ..SCENE
    }
    .set_up();
    bets(&mut game, &[(FIRST, "20-21"), (SECOND, "19-21")]);
    // 9 + 1 for the other's miss - 3 for the own one.
    assert_eq!(points(&game, SECOND), 7);
    assert_eq!(asked(&game), Seats::only(FIRST), "the first has 5 points");

    let mut game = Scene {
        options: &[("curse", "on")],
        round: 2,
        track: &[(1, 5), (2, 8)],
        more: "curse = { held = 2 }",
        ..SCENE
    }
    .set_up();
    bets(&mut game, &[(FIRST, "20-21"), (SECOND, "18-21")]);
    assert_eq!(points(&game, SECOND), 6);
    play(&mut game, FIRST, "exchange bird");
    play(&mut game, SECOND, "exchange bird");
    assert_eq!(seen_by_seat(&game, FIRST).curse, Curse::Held(SECOND), "below 7 the skull stays in play");
}

#[test]
fn the_skull_leaves_before_the_last_round_even_if_nobody_took_it() {
    for (seats, last) in [(2, 9), (3, 8), (4, 7)] {
        let track: &[(u8, i16)] = &[(1, 0), (2, 0), (3, 0), (4, 0)];
        let all = [(FIRST, "0-9"), (SECOND, "0-6"), (THIRD, "0-0"), (FOURTH, "0-1")];
        let track = &track[..seats];
        let scene =
            Scene { options: &[("curse", "on")], round: last, track, more: "curse = 'waiting'", ..SCENE };
        let mut game = scene.set_up();
        bets(&mut game, &all[..seats]);
        assert_eq!(seen_by_seat(&game, FIRST).curse, Curse::Out, "after round {last} of {seats}");
        let late = Scene { round: last + 1, ..scene }.text();
        assert!(dighouse_game::scenario::read::<LostCode>(&late).is_err());
    }
}

#[test]
fn tied_leaders_give_the_skull_to_the_one_at_the_bottom() {
    let mut game = Scene {
        options: &[("curse", "on")],
        round: 2,
        track: &[(1, 4), (2, 5), (3, 6)],
        more: "curse = 'waiting'",
        ..SCENE
    }
    .set_up();
    // The first jumps to 8, then the second and the third join there; the first arrived first.
    let events = bets(&mut game, &[(FIRST, "0-1"), (SECOND, "1-3"), (THIRD, "4-8")]);
    assert!(events.contains(&Event::CurseTaken { seat: FIRST }));
    assert_eq!([FIRST, SECOND, THIRD].map(|seat| points(&game, seat)), [8, 8, 8]);
    assert_eq!(seen_by_seat(&game, FIRST).curse, Curse::Held(FIRST));
}

// Case 17

#[test]
fn racks_without_an_owner_never_change() {
    let mut rng = Stream::new(Seed::from_number(1), 0);
    let mut game = begin(2, &[("curse", "on")], 1);
    let dummies = |game: &LostCode| game.view(dighouse_game::Viewer::Spectator).racks[2..].to_vec();
    let before = dummies(&game);
    kit::play_at_random(&mut game, &mut rng);
    assert_eq!(dummies(&game), before);
    assert!(before.iter().all(|rack| rack.0.iter().all(Option::is_some)));
}

// Section 4.1: dice

fn turns(options: &'static [(&'static str, &'static str)], dice: [&'static str; 3]) -> Vec<String> {
    actions(&Scene { options, dice, ..SCENE }.set_up(), FIRST)
}

#[test]
fn the_roller_may_turn_one_die() {
    let turns = turns(&[], ["bird", "jaguar", "bear"]);
    assert_eq!(turns.len(), 1 + 3 * 5, "accept, or turn one of three dice to one of five symbols");
    assert!(turns.contains(&"dice bird jaguar bear".to_owned()));
    assert!(!turns.contains(&"dice bird bird bird".to_owned()));
    let mut game = SCENE.set_up();
    assert_eq!(why_not(&game, FIRST, "dice bird bird bird"), Some(Reason::TooManyTurned { most: 1 }));
    let accepted = play(&mut SCENE.set_up(), FIRST, "dice bird jaguar bear");
    assert!(matches!(accepted[..], [Event::Accepted { seat: FIRST, .. }]));
    let turned = play(&mut game, FIRST, "dice bird jaguar snake");
    assert!(matches!(turned[..], [Event::Turned { seat: FIRST, .. }]));
    assert_eq!(seen_by_seat(&game, SECOND).dice.to_string(), "bird jaguar snake");
}

#[test]
fn equal_dice_give_each_result_once() {
    assert_eq!(turns(&[], ["bird", "bird", "jaguar"]).len(), 1 + 5 + 5);
    assert_eq!(turns(&[], ["bird"; 3]).len(), 1 + 5);
}

#[test]
fn in_the_beginners_game_every_bear_must_be_turned() {
    const BEGINNER: &[(&str, &str)] = &[("beginner", "on")];
    const NO_EXTRA: &[(&str, &str)] = &[("beginner", "on"), ("bear-turn-is-extra", "off")];
    let one_bear = ["bird", "jaguar", "bear"];
    assert_eq!(turns(NO_EXTRA, one_bear).len(), 5);
    assert_eq!(turns(NO_EXTRA, ["bird", "bear", "bear"]).len(), 5 * 6 / 2);
    assert_eq!(turns(NO_EXTRA, ["bear"; 3]).len(), 5 * 6 * 7 / 6);
    assert_eq!(turns(BEGINNER, ["bear"; 3]).len(), 35);
    assert_eq!(turns(BEGINNER, ["bird", "bear", "bear"]).len(), 35, "and the bird may be turned on top");
    // Bear to x with bird and jaguar kept (5), or one of them turned to another symbol: any set that
    // keeps the bird (15) or the jaguar (15), those with both (5) counted once.
    assert_eq!(turns(BEGINNER, one_bear).len(), 15 + 15 - 5);
    let game = Scene { options: NO_EXTRA, dice: one_bear, ..SCENE }.set_up();
    assert_eq!(why_not(&game, FIRST, "dice bird jaguar bear"), Some(Reason::BearStays));
    assert_eq!(why_not(&game, FIRST, "dice bird bird bird"), Some(Reason::TooManyTurned { most: 0 }));
    let game = Scene { options: BEGINNER, dice: ["bird", "jaguar", "snake"], ..SCENE }.set_up();
    assert_eq!(
        why_not(&game, FIRST, "dice bird jaguar bear"),
        Some(Reason::BearStays),
        "nor turned to a bear"
    );
    assert_eq!(actions(&game, FIRST).len(), 1 + 3 * 4);
}

#[test]
fn in_the_beginners_game_the_bear_is_not_in_play() {
    const BEGINNER: &[(&str, &str)] = &[("beginner", "on")];
    let bear = Some(Reason::NotInPlay { symbol: Symbol::Bear });
    let dice = ["bird", "jaguar", "snake"];
    let mut game = Scene { options: BEGINNER, track: TWO, round: 10, dice, ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "20-21"), (SECOND, "0-9")]);
    assert_eq!(why_not(&game, FIRST, "exchange bear"), bear);
    play(&mut game, FIRST, "exchange bird");
    assert_eq!(why_not(&game, FIRST, "guess bear 1"), bear);
    for symbol in ["bird", "jaguar", "chameleon", "snake", "human"] {
        play(&mut game, FIRST, &format!("guess {symbol} none"));
    }
    assert_eq!(asked(&game), Seats::only(SECOND), "five lines are a whole sheet");
}

// Section 4.3: hints

#[test]
fn only_the_narrowest_wheel_gives_no_hint() {
    for (bet, outcome) in [
        ("5-5", Outcome::Wrong),
        ("5-6", Outcome::Lower),
        ("5-7", Outcome::Lower),
        ("5-8", Outcome::Lower),
        ("5-9", Outcome::Lower),
        ("5-11", Outcome::Lower),
        ("5-14", Outcome::Lower),
    ] {
        let mut game = Scene { track: TWO, ..SCENE }.set_up();
        let other = if bet == "5-14" { "0-4" } else { "0-9" };
        let events = bets(&mut game, &[(FIRST, bet), (SECOND, other)]);
        let told = events.iter().find_map(|event| match event {
            Event::Missed { seat: FIRST, outcome, .. } => Some(*outcome),
            _ => None,
        });
        assert_eq!(told, Some(outcome), "{bet}");
    }
    let mut game = Scene { track: &[(2, 0), (1, 0)], ..SCENE }.set_up();
    let events = bets(&mut game, &[(SECOND, "0-1"), (FIRST, "0-9")]);
    let higher = Event::Missed { seat: SECOND, window: window(0, 1), outcome: Outcome::Higher };
    assert!(events.contains(&higher));
}

// Section 1.1: profiles of the wheels

#[test]
fn the_flat_wheels_pay_less_for_four_and_seven_numbers() {
    for (wheels, expected) in [("standard", 2), ("flat", 1)] {
        let options: &'static [(&str, &str)] = Box::leak(Box::new([("wheels", wheels)]));
        let mut game = Scene { options, track: TWO, ..SCENE }.set_up();
        bets(&mut game, &[(FIRST, "0-6"), (SECOND, "0-9")]);
        assert_eq!(points(&game, FIRST), expected);
    }
}

// Section 5: the end

#[test]
fn a_tie_is_won_by_the_marker_at_the_bottom_and_the_order_of_the_sheets_is_fixed_before() {
    // The first is behind, so its sheet is checked first: +12 takes it from 12 to 24, on top of the
    // second, who then loses 12 and comes to lie at 12.
    let mut game = Scene { track: &[(1, 9), (2, 23)], round: 10, ..SCENE }.set_up();
    bets(&mut game, &[(FIRST, "0-2"), (SECOND, "0-9")]);
    assert_eq!((points(&game, FIRST), points(&game, SECOND)), (12, 24));
    for line in ["bird 0", "jaguar 0", "chameleon 0 4", "snake 0 4", "human none", "bear 4"] {
        play(&mut game, FIRST, &format!("guess {line}"));
    }
    for line in ["bird 1", "jaguar none", "chameleon none", "snake none", "human 1 2 3", "bear none"] {
        play(&mut game, SECOND, &format!("guess {line}"));
    }
    assert!(game.decision().is_over());
    assert_eq!(game.standings().points(FIRST), [12, 0, 5 + 5 + 2 + 2 - 2 - 2]);
    assert_eq!(game.standings().points(SECOND), [24, 0, 5 - 2 - 2 - 2 + 1 - 2]);
    assert_eq!((points(&game, FIRST), points(&game, SECOND)), (22, 22));
    // The second arrived later and lies on top.
    assert_eq!(game.standings().rank(FIRST), 1);
    assert_eq!(game.standings().winners(), Seats::only(FIRST), "there is always one winner");
}

#[test]
fn the_number_of_rounds_depends_on_the_players() {
    for (seats, rounds) in [(2, 10), (3, 9), (4, 8)] {
        let mut rng = Stream::new(Seed::from_number(2), 0);
        let mut game = begin(seats, &[], 5);
        kit::play_at_random(&mut game, &mut rng);
        assert_eq!(seen_by_seat(&game, FIRST).round, rounds);
    }
}

#[test]
fn the_deal_agrees_with_the_table_of_the_rulebook() {
    for (options, symbols, pile) in [
        (&[][..], 6, 3),
        (&[("x", "on")], 6, 4),
        (&[("beginner", "on")], 5, 3),
        (&[("beginner", "on"), ("x", "on")], 5, 4),
    ] {
        let view = begin(3, options, 9).view(dighouse_game::Viewer::AllSeeing);
        let in_play = |list: &[Option<u8>]| list.iter().flatten().count();
        assert!(view.racks.iter().all(|rack| in_play(&rack.0) == symbols));
        assert_eq!(in_play(&view.removed.0), symbols);
        assert_eq!(view.piles.0.iter().filter(|&&left| left == pile).count(), symbols);
        assert_eq!(
            view.piles.0.iter().map(|&left| usize::from(left)).sum::<usize>(),
            symbols * usize::from(pile)
        );
    }
}
