//! The laws hold for a correct game and catch every kind of bug.

mod toy;

use std::panic::catch_unwind;

use dighouse_game::encoding::Schema;
use dighouse_game::laws::{Breach, Plan, Report, keeps_encoding, run, run_encoding};
use toy::Toy;

const PLAN: Plan = Plan { games: 60, thorough_every: 2, seed: 1 };

#[test]
fn a_correct_game_passes_and_everything_is_tested() {
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
            secrets,
            undone,
            ..
        } = report;
        assert_eq!((games, thorough, accepted), (120, 60, listed), "two lengths, sixty games each");
        let numbers = [refused, worlds, same_steps, revealing_steps, seals, secrets, undone];
        assert!(numbers.iter().all(|&number| number > 100), "{numbers:?}");
    }
}

#[test]
fn walks_answer_questions_that_the_game_skips() {
    let report = run::<Toy<{ toy::NONE }>>(3, PLAN).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(report.walks > 100 && report.left_out > 10, "{report}");
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
    an_empty_list_is_caught: LISTS_NOTHING, "the list of actions is not empty before the end";
    an_action_listed_twice_is_caught: LISTS_TWICE, "no action is listed twice";
    a_listed_action_that_is_refused_is_caught: LISTS_THE_ILLEGAL, "every listed action is accepted";
    an_unlisted_action_that_applies_is_caught: ACCEPTS_ANYTHING, "no unlisted action applies";
    a_lost_component_is_caught: LOSES_CARDS, "components are conserved";
    a_game_without_end_is_caught: NEVER_ENDS, "every game ends within its bound";
    a_panic_is_caught: PANICS, "nothing panics";
    a_view_that_shows_too_much_is_caught: SHOWS_HANDS, "a viewer sees the same after a redeal";
    a_log_that_tells_too_much_is_caught: TELLS_DRAWS, "viewers who see the same are told the same";
    a_redeal_that_does_nothing_is_caught: REDEALS_NOTHING, "a redeal changes what is hidden";
    a_redeal_that_keeps_hands_is_caught: KEEPS_HANDS, "a redeal changes what is hidden";
    a_forgotten_barrier_is_caught: FORGETS_BARRIERS, "a step that reveals something is a barrier";
    an_open_seal_is_caught: OPENS_SEALS, "sealed answers stay sealed";
    an_action_text_that_loses_something_is_caught: WRITES_ACTIONS_BADLY, "an action round-trips through its text";
    a_position_that_loses_something_is_caught: WRITES_POSITIONS_BADLY, "a position round-trips through its text";
    a_reason_that_tells_too_much_is_caught: EXPLAINS_TOO_MUCH, "a seat is given the same reasons after a redeal";
    a_log_that_tells_too_little_is_caught: TELLS_TOO_LITTLE, "viewers who are told the same see the same";
    a_redeal_that_remembers_a_choice_is_caught: KEEPS_SEALED_CARDS, "a redeal forgets a secret answer";
    a_redeal_that_keeps_sealed_cards_is_caught: KEEPS_SEALED_CARDS_FROM_SPECTATORS,
        "a redeal changes everything that is hidden";
    a_redeal_to_an_impossible_state_is_caught: REDEALS_THE_IMPOSSIBLE, "a redeal leads to a possible state";
    a_question_skipped_for_no_reason_is_caught: SKIPS_TOO_MUCH, "no shortcut puts anything out of reach";
    a_list_that_knows_too_much_is_caught: LISTS_WHAT_OTHERS_HOLD, "a seat has the same actions after a redeal";
}

macro_rules! encoding_catches {
    ($($name:ident: $bug:ident, $law:literal;)*) => {$(
        #[test]
        fn $name() {
            let breach = run_encoding::<Toy<{ toy::$bug }>>(PLAN).expect_err("the encoding has a bug");
            assert_eq!(breach.law, $law, "{breach}");
        }
    )*};
}

encoding_catches! {
    an_id_of_two_actions_is_caught: NUMBERS_TWICE, "an id round-trips through its action";
    a_gap_between_ids_is_caught: NUMBERS_WITH_GAPS, "ids follow each other without gaps";
    an_action_without_an_id_is_caught: NUMBERS_TOO_FEW, "every legal action has an id";
    a_kind_that_is_not_called_like_its_actions_is_caught: NAMES_KINDS_BADLY, "a kind has the name of its actions";
    a_mask_of_other_actions_is_caught: MASKS_OTHER_ACTIONS, "a mask has exactly the legal actions";
    fields_that_overlap_are_caught: OVERLAPS_FIELDS, "fields follow each other without gaps";
    a_number_out_of_range_is_caught: OBSERVES_OUT_OF_RANGE, "an observation is in its range";
    an_observation_of_the_buffer_is_caught: OBSERVES_THE_BUFFER, "an observation depends on what is seen alone";
    an_unused_field_is_caught: OBSERVES_NOTHING, "every field says something";
    an_observation_of_hidden_things_is_caught: SHOWS_HANDS, "a viewer has the same sight after a redeal";
}

#[test]
fn a_correct_encoding_passes_and_everything_is_tested() {
    let report = run_encoding::<Toy<{ toy::NONE }>>(PLAN).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!((report.games, report.ids), (240, 13), "every number of seats; eleven cards, draw and stop");
    let numbers = [report.actions, report.masks, report.observations];
    assert!(numbers.iter().all(|&number| number > 100), "{report}");
}

#[test]
fn an_encoding_that_changes_without_new_rules_is_caught() {
    let folder = std::env::temp_dir().join(format!("dighouse-encoding-{}", std::process::id()));
    let Schema { actions, observation, digest, .. } = Schema::of::<Toy<{ toy::NONE }>>();
    std::fs::create_dir_all(&folder).unwrap();
    let kept = format!("{actions} actions, {observation} numbers, digest {digest}\n");
    std::fs::write(folder.join("rules-1.txt"), kept).unwrap();

    keeps_encoding::<Toy<{ toy::NONE }>>(&folder);
    let renamed = catch_unwind(|| keeps_encoding::<Toy<{ toy::NUMBERS_TOO_FEW }>>(&folder));
    std::fs::remove_dir_all(&folder).unwrap();
    let message = *renamed.expect_err("card 10 has lost its id").downcast::<String>().unwrap();
    assert!(message.contains("raise `Info::rules`"), "{message}");
}

#[test]
fn a_breach_names_the_game_the_law_and_the_seed() {
    let text = caught::<{ toy::PANICS }>().to_string();
    for part in ["toy breaks a law: nothing panics", "a bug in the rules", "toy for 3", "seed "] {
        assert!(text.contains(part), "{text}");
    }
}
