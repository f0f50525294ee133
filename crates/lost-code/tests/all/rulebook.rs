//! The examples of the rulebook, one by one.

use crate::kit;
use crate::kit::{
    FIRST, FOURTH, SCENE, SECOND, Scene, THIRD, actions, asked, bets, play, points, seen_by_seat, why_not,
    write_nothing,
};
use dighouse_game::{Game, Seats, Viewer};
use dighouse_lost_code::{
    Curse, Deduction, Event, LostCode, Outcome, PerSymbol, Symbol, Token, Values, Window,
};

fn window(low: u8, high: u8) -> Window {
    Window::new(low, high).unwrap()
}

fn values(text: &str) -> Values {
    text.parse().unwrap()
}

#[test]
fn with_two_players_two_racks_have_no_owner_and_both_players_see_them() {
    let game = Scene { track: &[(1, 0), (2, 0)], ..SCENE }.set_up();
    for (seat, other) in [(FIRST, SECOND), (SECOND, FIRST)] {
        let racks = seen_by_seat(&game, seat).racks;
        assert_eq!(racks[seat.index()], PerSymbol::default(), "nobody sees their own tiles");
        for rack in [other.index(), 2, 3] {
            assert_eq!(racks[rack].0, [Some(rack as u8); 6]);
        }
    }
}

/// Iwona rolls a jaguar, a bird and a bear, takes the wheel of seven numbers and sets it to 9-15; then
/// the others choose among the wheels that are left.
#[test]
fn iwona_takes_the_wheel_of_seven_and_the_others_bet_from_the_back() {
    let [iwona, janek, kasia, krzysiek] = [FIRST, SECOND, THIRD, FOURTH];
    let mut game = Scene { dice: ["bird", "jaguar", "bear"], ..SCENE }.set_up();
    play(&mut game, iwona, "dice bird jaguar bear");
    assert_eq!(actions(&game, iwona).len(), 129, "all wheels and windows");
    play(&mut game, iwona, "bet 9-15");
    for seat in [janek, kasia, krzysiek] {
        assert_eq!(asked(&game), Seats::only(seat));
        let taken = dighouse_lost_code::Reason::WheelTaken { width: 7, seat: iwona };
        assert_eq!(why_not(&game, seat, "bet 8-14"), Some(taken));
        let width = 1 + seat.index() as u8;
        play(&mut game, seat, &format!("bet 0-{}", width - 1));
    }
}

#[test]
fn janek_bets_1_to_5_is_right_and_moves_two_spaces() {
    let janek = FIRST;
    // Bird 0, jaguar 1 and bear 2 make 3.
    let racks = [[0, 1, 5, 5, 5, 2], [1, 2, 1, 1, 1, 1], [2, 3, 2, 2, 2, 3], [3, 4, 3, 3, 3, 4]];
    let mut game = Scene { racks, track: &[(1, 0), (2, 0)], ..SCENE }.set_up();
    let events = bets(&mut game, &[(janek, "1-5"), (SECOND, "0-9")]);
    assert!(events.contains(&Event::Hit { seat: janek, window: window(1, 5), points: 2 }));
    assert_eq!(points(&game, janek), 2);
}

#[test]
fn kasia_bets_20_to_21_is_told_lower_and_knows_that_it_is_0_to_19() {
    let kasia = FIRST;
    let mut game = Scene { track: &[(1, 0), (2, 0)], ..SCENE }.set_up();
    let events = bets(&mut game, &[(kasia, "20-21"), (SECOND, "0-9")]);
    let told = Event::Missed { seat: kasia, window: window(20, 21), outcome: Outcome::Lower };
    assert!(events.contains(&told));
    let view = seen_by_seat(&game, kasia);
    let dice = view.rounds[0].dice;
    let sums = Deduction::of(&view, kasia).sums(dice);
    assert!(sums[..20].iter().any(|&chance| chance > 0.0));
    assert_eq!(sums[20..], [0.0; 5]);
}

/// Janek discards his chameleon, a 2. Two rounds before, two chameleons and a jaguar lay in 1-5: the
/// jaguar is a 1.
#[test]
fn janek_discards_a_chameleon_and_learns_his_jaguar() {
    let janek = FIRST;
    let racks = [[5, 1, 2, 5, 5, 5], [1, 2, 1, 1, 1, 1], [2, 3, 4, 2, 2, 2], [3, 0, 3, 3, 3, 3]];
    let mut game =
        Scene { racks, track: &[(1, 0), (2, 0)], dice: ["jaguar", "chameleon", "chameleon"], ..SCENE }
            .set_up();
    bets(&mut game, &[(janek, "1-5"), (SECOND, "0-9")]);
    let deduction = Deduction::of(&seen_by_seat(&game, janek), janek);
    assert!(deduction.chances()[Symbol::Jaguar].iter().filter(|&&chance| chance > 0.0).count() > 1);

    // In the next round he misses, and exchanges the chameleon.
    bets(&mut game, &[(SECOND, "0-9"), (janek, "21-21")]);
    let events = play(&mut game, janek, "exchange chameleon");
    assert!(events.contains(&Event::Exchanged { seat: janek, symbol: Symbol::Chameleon, value: 2 }));
    let view = seen_by_seat(&game, janek);
    assert!(!view.unseen_by(janek)[Symbol::Chameleon].contains(2), "he strikes the 2 out");
    let chances = Deduction::of(&view, janek).chances();
    assert_eq!(chances[Symbol::Jaguar][1], 1.0, "he knows his jaguar");
    for value in [5, 6, 7] {
        assert!(chances[Symbol::Chameleon][value] > 0.0, "{value} is possible again for the new tile");
    }
}

/// The game is over but for the guesses.
fn last_guesses(racks: [[u8; 6]; 4], more: &'static str) -> LostCode {
    Scene { racks, round: 10, phase: "guess", track: &[(1, 20), (2, 24)], more, ..SCENE }
        .set_up_asking("[1, 2]")
}

impl Scene {
    fn set_up_asking(&self, seats: &str) -> LostCode {
        let text = self.text().replace("asked = [1]", &format!("asked = {seats}"));
        let text = format!("{text}[[position.rounds]]\ndice = {:?}\n", self.dice);
        dighouse_game::scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }
}

#[test]
fn kasia_scores_13_with_her_last_guesses() {
    let kasia = FIRST;
    let racks = [[4, 6, 2, 5, 0, 3], [1, 2, 1, 1, 1, 1], [2, 3, 0, 2, 2, 2], [3, 0, 3, 3, 3, 0]];
    let mut game = last_guesses(racks, "");
    for line in ["bird 4 7", "jaguar 6", "chameleon 2 5", "snake 4 5 6", "human 0", "bear 5"] {
        play(&mut game, kasia, &format!("guess {line}"));
    }
    write_nothing(&mut game);
    // 2 + 5 + 2 + 1 + 5 - 2
    assert_eq!(game.standings().points(kasia), [20, 0, 13]);
    assert_eq!(points(&game, kasia), 33);
    assert_eq!(game.standings().points(SECOND), [24, 0, -12], "nothing written costs 2 for every symbol");
    assert_eq!(game.standings().rank(kasia), 1);
}

const SHORTCUT: &[(&str, &str)] = &[("shortcut", "on")];
const ALL_TOKENS: &str = "tokens = ['free', 'free', 'free', 'free', 'free', 'free']";

/// Round 6 of a game for three: Janek rolls two chameleons and a bird and leaves the token; Kasia takes it
/// and writes 1 and 2.
#[test]
fn kasia_takes_the_token_that_janek_leaves() {
    let [janek, kasia, iwona] = [FIRST, SECOND, THIRD];
    let racks = [[0; 6], [1; 6], [2; 6], [3; 6]];
    let mut game = Scene {
        options: SHORTCUT,
        racks,
        round: 6,
        phase: "token",
        dice: ["bird", "chameleon", "chameleon"],
        track: &[(1, 3), (2, 5), (3, 9)],
        more: ALL_TOKENS,
    }
    .set_up();
    play(&mut game, janek, "leave");
    let events = kit::told(&mut game, kasia, "take 1 2", Viewer::Seat(janek));
    assert_eq!(events, [Event::TokenTaken { seat: kasia, symbol: Symbol::Chameleon }], "not what she writes");
    let view = seen_by_seat(&game, kasia);
    assert_eq!(view.tokens[Symbol::Chameleon], Token::Taken(kasia));
    assert_eq!(view.sheets[kasia][Symbol::Chameleon], Some(values("1 2")));
    assert_eq!(seen_by_seat(&game, janek).sheets[kasia], PerSymbol::default());

    // Only now may Janek turn a die; after this round the other tokens leave the game.
    bets(&mut game, &[(janek, "0-9"), (kasia, "0-4"), (iwona, "5-11")]);
    let tokens = seen_by_seat(&game, janek).tokens;
    let left = Symbol::ALL.map(|symbol| tokens[symbol] != Token::Out);
    assert_eq!(left, [false, false, true, false, false, false]);
    assert_eq!(seen_by_seat(&game, janek).round, 7);
}

/// In round 7 two jaguars lie there, but the tokens are gone.
#[test]
fn in_the_last_three_rounds_no_token_can_be_taken() {
    let dice = ["jaguar", "jaguar", "bear"];
    let free = Scene { options: SHORTCUT, dice, round: 7, track: &[(1, 0), (2, 0), (3, 0)], ..SCENE };
    let game = free.set_up();
    assert_eq!(game.decision(), dighouse_game::Decision::one(FIRST, "turn"));
    let too_late = Scene { phase: "token", more: ALL_TOKENS, ..free }.text();
    assert!(dighouse_game::scenario::read::<LostCode>(&too_late).is_err());
}

#[test]
fn kasia_scores_4_for_her_token_since_the_chameleon_is_a_1() {
    let kasia = FIRST;
    let racks = [[4, 6, 1, 5, 0, 3], [1, 2, 2, 1, 1, 1], [2, 3, 0, 2, 2, 2], [3, 0, 3, 3, 3, 0]];
    let taken = "tokens = ['out', 'out', { taken = 1 }, 'out', 'out', 'out']\nsheets = ['1 chameleon 1 2']";
    let scene = Scene {
        options: SHORTCUT,
        racks,
        round: 10,
        phase: "guess",
        track: &[(1, 20), (2, 24)],
        more: taken,
        ..SCENE
    };
    let mut game = scene.set_up_asking("[1, 2]");
    assert_eq!(
        why_not(&game, kasia, "guess chameleon 1"),
        Some(dighouse_lost_code::Reason::AnotherSymbol { symbol: Symbol::Bird }),
        "the line of the token is written already"
    );
    write_nothing(&mut game);
    assert_eq!(game.standings().points(kasia), [20, 0, 4 - 5 * 2]);
}

const CURSE: &[(&str, &str)] = &[("curse", "on")];

/// Kasia lands on 9 and is cursed. In the next round Iwona and Janek miss, which pays her 2, but she
/// misses too with the wheel of ten, which costs her 1. Krzysiek scores 4, leads, and is cursed next.
#[test]
fn the_curse_goes_to_kasia_and_then_to_krzysiek_who_ends_it() {
    let [kasia, iwona, janek, krzysiek] = [FIRST, SECOND, THIRD, FOURTH];
    // With the dice bird, jaguar, bear: Kasia 0, Iwona 3, Janek 6, Krzysiek 9.
    let mut game = Scene {
        options: CURSE,
        round: 3,
        track: &[(1, 5), (2, 5), (3, 5), (4, 6)],
        more: "curse = 'waiting'",
        ..SCENE
    }
    .set_up();
    let events = bets(&mut game, &[(kasia, "0-1"), (iwona, "0-4"), (janek, "0-2"), (krzysiek, "0-9")]);
    assert!(events.contains(&Event::CurseTaken { seat: kasia }), "she got 4 points and stands on 9");
    assert_eq!(points(&game, kasia), 9);
    assert_eq!(seen_by_seat(&game, kasia).curse, Curse::Held(kasia));

    let mut game = Scene {
        options: CURSE,
        round: 4,
        track: &[(2, 5), (3, 5), (4, 8), (1, 9)],
        more: "curse = { held = 1 }",
        ..SCENE
    }
    .set_up();
    let events = bets(&mut game, &[(iwona, "19-21"), (janek, "15-21"), (krzysiek, "9-10"), (kasia, "12-21")]);
    assert!(events.contains(&Event::CurseGained { seat: kasia, other: iwona, points: 1 }));
    assert!(events.contains(&Event::CurseGained { seat: kasia, other: janek, points: 1 }));
    assert!(events.contains(&Event::CurseLost { seat: kasia, points: 1 }));
    assert!(events.contains(&Event::CursePassed { seat: krzysiek }));
    assert_eq!((points(&game, kasia), points(&game, krzysiek)), (10, 12));
    assert_eq!(game.standings().points(kasia), [9, 1, 0]);
    assert!(actions(&game, iwona).contains(&"exchange bird".to_owned()));

    let mut game = Scene {
        options: CURSE,
        round: 5,
        track: &[(2, 5), (3, 5), (1, 10), (4, 12)],
        more: "curse = { held = 4 }",
        ..SCENE
    }
    .set_up();
    let events = bets(&mut game, &[(iwona, "0-9"), (janek, "5-7"), (kasia, "0-3"), (krzysiek, "8-12")]);
    assert!(events.contains(&Event::CurseGone), "he reaches 14");
    assert_eq!(points(&game, krzysiek), 14);
    assert_eq!(seen_by_seat(&game, kasia).curse, Curse::Out);
}

/// The worked example of docs/rules: Olga, Tomek and Nadia in round 4.
#[test]
fn the_example_on_our_rules_page_is_correct() {
    let [olga, tomek, nadia] = [FIRST, SECOND, THIRD];
    let racks = [[0, 0, 0, 3, 6, 0], [1, 1, 1, 7, 1, 1], [6, 2, 2, 0, 4, 2], [3, 3, 3, 5, 2, 3]];
    let dice = ["snake", "human", "bear"];
    let mut game = Scene { racks, dice, round: 4, track: &[(1, 3), (2, 5), (3, 5)], ..SCENE }.set_up();
    play(&mut game, olga, "dice snake snake human");
    play(&mut game, olga, "bet 10-14");
    play(&mut game, tomek, "bet 6-12");
    let events = play(&mut game, nadia, "bet 6-6");
    assert!(events.contains(&Event::Hit { seat: olga, window: window(10, 14), points: 2 }));
    assert!(events.contains(&Event::Missed { seat: tomek, window: window(6, 12), outcome: Outcome::Higher }));
    assert!(events.contains(&Event::Missed { seat: nadia, window: window(6, 6), outcome: Outcome::Wrong }));

    let events = play(&mut game, tomek, "exchange human");
    assert_eq!(events[1], Event::Drawn { seat: tomek, symbol: Symbol::Human, value: 7 });
    let chances = Deduction::of(&seen_by_seat(&game, tomek), tomek).chances();
    let possible: Vec<usize> = (0..9).filter(|&value| chances[Symbol::Snake][value] > 0.0).collect();
    assert_eq!(possible, [6, 7]);

    let events = play(&mut game, nadia, "exchange bird");
    assert_eq!(events[0], Event::Exchanged { seat: nadia, symbol: Symbol::Bird, value: 6 });
    assert!(
        events.iter().any(|event| matches!(event, Event::Rolled { round: 5, seat, .. } if *seat == olga))
    );
}
