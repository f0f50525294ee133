//! The laws hold for a right game and catch every kind of wrong one.

mod toy;

use dighouse_game::laws::{Breach, Plan, Report, run};
use toy::Toy;

const PLAN: Plan = Plan { games: 60, thorough_every: 2, seed: 1 };

#[test]
fn a_right_game_keeps_the_laws_and_everything_was_tested() {
    for seats in [2, 3] {
        let report = run::<Toy<{ toy::NONE }>>(seats, PLAN).unwrap_or_else(|breach| panic!("{breach}"));
        let Report {
            games,
            thorough,
            listed,
            accepted,
            refused,
            worlds,
            same_steps,
            revealing_steps,
            seals,
            undone,
            ..
        } = report;
        assert_eq!((games, thorough, accepted), (120, 60, listed), "two lengths, sixty games each");
        let numbers = [refused, worlds, same_steps, revealing_steps, seals, undone];
        assert!(numbers.iter().all(|&number| number > 100), "{numbers:?}");
    }
}

#[test]
fn a_run_of_no_games_is_a_breach() {
    let nothing = Plan { games: 0, ..PLAN };
    assert_eq!(run::<Toy<{ toy::NONE }>>(2, nothing).unwrap_err().law, "a run tests something");
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let report = |seed| run::<Toy<{ toy::NONE }>>(3, Plan { seed, ..PLAN }).unwrap();
    assert_eq!(report(7), report(7));
    assert_ne!(report(7), report(8));
}

fn caught<const BUG: u8>() -> Box<Breach> {
    run::<Toy<BUG>>(3, PLAN).expect_err("the game has a bug")
}

macro_rules! catches {
    ($($name:ident: $bug:ident, $law:literal;)*) => {$(
        #[test]
        fn $name() {
            let breach = caught::<{ toy::$bug }>();
            assert_eq!(breach.law, $law, "{breach}");
        }
    )*};
}

catches! {
    an_empty_list_is_caught: LISTS_NOTHING, "the list is never empty before the end";
    an_action_listed_twice_is_caught: LISTS_TWICE, "no action is listed twice";
    a_listed_action_that_is_refused_is_caught: LISTS_THE_ILLEGAL, "every listed action is accepted";
    an_unlisted_action_that_applies_is_caught: ACCEPTS_ANYTHING, "no unlisted action applies";
    a_lost_component_is_caught: LOSES_CARDS, "components are conserved";
    a_game_without_end_is_caught: NEVER_ENDS, "every game ends within its bound";
    a_panic_is_caught: PANICS, "nothing panics";
    a_view_that_shows_too_much_is_caught: SHOWS_HANDS, "a viewer sees the same in a world dealt anew";
    a_log_that_tells_too_much_is_caught: TELLS_DRAWS, "who sees the same is told the same";
    dealing_nothing_anew_is_caught: DEALS_NOTHING_ANEW, "dealing anew changes what is hidden";
    dealing_the_same_hands_is_caught: DEALS_HANDS_AS_THEY_WERE, "dealing anew changes what is hidden";
    a_forgotten_barrier_is_caught: FORGETS_BARRIERS, "whatever teaches a viewer something is a barrier";
    an_open_seal_is_caught: OPENS_SEALS, "sealed answers stay sealed";
    an_action_text_that_loses_something_is_caught: WRITES_ACTIONS_BADLY, "an action round-trips through its text";
    a_position_that_loses_something_is_caught: WRITES_POSITIONS_BADLY, "a position round-trips through its text";
    a_reason_that_tells_too_much_is_caught: EXPLAINS_TOO_MUCH, "a seat is told the same reasons in a world dealt anew";
    a_sealed_card_that_is_never_dealt_anew_is_caught: LEAVES_SEALED_CARDS, "dealing anew changes all that is hidden";
    an_impossible_world_is_caught: DEALS_IMPOSSIBLE_WORLDS, "a world dealt anew is one that could be";
    a_list_that_knows_too_much_is_caught: LISTS_WHAT_OTHERS_HOLD, "a seat may do the same in a world dealt anew";
}

#[test]
fn a_breach_names_the_game_the_law_and_the_seed() {
    let text = caught::<{ toy::PANICS }>().to_string();
    for part in ["toy breaks a law: nothing panics", "a bug in the rules", "toy for 3", "seed "] {
        assert!(text.contains(part), "{text}");
    }
}
