//! Our rulings on what the rulebook leaves open.

use crate::kit::{FIRST, SECOND, actions, credits, names, play, plays, seen, two, why_not};
use dighouse_excavation_earth::{Event, ExcavationEarth, Reason};
use dighouse_game::Game;

/// Round 3, in which there is no forecast.
const LATE: &str = "round = 3\nforecast = []\ncommand = ['deal', 'gear', 'influence']\n";

#[test]
fn in_round_3_a_survey_needs_artefacts_in_the_supply() {
    let more = format!("{LATE}piles = [[], [], [], ['red-a'], []]\n[one]\nhand = ['red-6', 'green-6']");
    let mut game = two(&more);
    assert!(matches!(why_not(&game, FIRST, "survey green-6"), Some(Reason::PileEmpty { .. })));
    let events = plays(&mut game, &["survey red-6"]);
    assert!(
        events.iter().any(|event| matches!(event, Event::Uncovered { .. })),
        "one artefact goes to the map"
    );
    let view = seen(&game);
    assert_eq!((view.players[0].token, view.players[0].crew), (None, 22), "neither token nor marker");
}

#[test]
fn in_rounds_1_and_2_a_survey_needs_no_artefacts() {
    let mut game = two("[one]\nhand = ['red-6']");
    plays(&mut game, &["survey red-6", "replace 3"]);
    assert_eq!(seen(&game).players[0].token, Some(1));
}

#[test]
fn without_crew_a_survey_leaves_no_marker() {
    let mut game = two("[one]\nhand = ['red-6', 'red-5']\ntraders = [22, 0, 0, 0, 0, 0]");
    plays(&mut game, &["survey red-6", "replace 1"]);
    assert_eq!(seen(&game).forecast[0].marker, None);
    assert!(actions(&game, FIRST).contains(&"survey red-5".to_owned()), "so the card can be replaced again");
}

#[test]
fn nobody_surveys_when_every_card_of_the_forecast_is_marked() {
    let forecast = "forecast = [{ card = 'yellow-6', marker = 1 }, { card = 'yellow-6', marker = 2 },
        { card = 'yellow-5', marker = 2 }]\n[one]\nhand = ['red-6']";
    assert_eq!(why_not(&two(forecast), FIRST, "survey red-6"), Some(Reason::ForecastFull));
}

#[test]
fn tokens_are_compacted_and_the_others_keep_their_order() {
    let more = "turn = 1\nactions_left = 1\norder = [2, 1]\n[two]\npassed = true\n[one]\ntoken = 1";
    let mut game = two(more);
    play(&mut game, FIRST, "pass");
    assert_eq!(names(&seen(&game).order), ["1", "2"]);
    let more = "turn = 1\nactions_left = 1\norder = [2, 1]\n[two]\npassed = true";
    let mut game = two(more);
    play(&mut game, FIRST, "pass");
    assert_eq!(names(&seen(&game).order), ["2", "1"], "without tokens nothing changes");
}

#[test]
fn a_full_track_has_level_0_and_buyers_removed_at_the_start_count_as_popular() {
    let view = seen(&two(""));
    assert!(view.tracks.iter().all(|track| (track.level, track.rank, track.payout) == (2, 1, 8)));
}

#[test]
fn several_traders_of_a_player_can_stand_at_a_market_and_one_is_promoted() {
    let more = "queues = [['red'], [], [], [], [], []]\n[one]\nhold = ['red-a']\ntraders = [3, 0, 0, 0, 0, 0]\ntravel = ['fuel-2']";
    let mut game = two(more);
    plays(&mut game, &["sell fuel-2", "sale red at 1"]);
    let view = seen(&game);
    assert_eq!((view.markets[0].traders[0].1, view.centres[0].envoys[0].1), (2, 1));
}

#[test]
fn an_artefact_in_the_hatch_sells_like_one_in_the_hold() {
    let more = "queues = [['red'], [], [], [], [], []]\n[one]\nhold = ['red-a']\nhatch = ['red-a']
        traders = [1, 0, 0, 0, 0, 0]\ntravel = ['fuel-2']";
    let mut game = two(more);
    plays(&mut game, &["sell fuel-2", "sale red at 1"]);
    assert_eq!(actions(&game, FIRST), ["give red-a hold", "give red-a hatch"]);
    plays(&mut game, &["give red-a hatch"]);
    assert_eq!(names(&seen(&game).players[0].hold), ["red-a"]);
}

#[test]
fn seers_with_one_artefact_put_it_on_the_map_and_with_two_may_take_one() {
    let more = |pile: &str| {
        format!("turn = 1\npiles = [[], [], [], {pile}, []]\n[two]\nhand = ['red-6']\ncredits = 0")
    };
    let mut game = two(&more("['red-a']"));
    play(&mut game, SECOND, "survey red-6");
    play(&mut game, SECOND, "replace 1");
    assert!(seen(&game).players[1].hold.is_empty());
    let mut game = two(&more("['red-a', 'red-b']"));
    play(&mut game, SECOND, "survey red-6");
    play(&mut game, SECOND, "replace 1");
    let all = ["uncover red-a take red-b", "uncover red-a", "uncover red-b take red-a", "uncover red-b"];
    assert_eq!(actions(&game, SECOND), all, "nothing can be bought without credits");
}

#[test]
fn when_deck_and_discards_are_empty_nothing_is_drawn() {
    let hand: Vec<String> = ExcavationEarth::printed()
        .unwrap()
        .cards
        .iter()
        .flat_map(|it| {
            let left = match it.card.to_string().as_str() {
                "yellow-6" => 0,
                "yellow-5" => 1,
                _ => 2,
            };
            std::iter::repeat_n(it.card.to_string(), left)
        })
        .collect();
    let more = format!(
        "deck = []\nqueues = [['red'], ['red'], [], [], [], []]\n[one]\nhold = ['red-a', 'red-b']
        traders = [1, 1, 0, 0, 0, 0]\ntravel = ['fuel-2']\n[two]\nhand = {hand:?}"
    );
    let mut game = two(&more);
    plays(&mut game, &["sell fuel-2", "sale red at 1 2"]);
    assert!(seen(&game).players[0].hand.is_empty());
    assert_eq!(credits(&game, FIRST), 20 + 8 + 6 + 3);
}

#[test]
fn withdrawing_without_using_the_card_is_allowed() {
    let mut game =
        two("round = 2\ncommand = ['gear', 'gear', 'gear']\n[one]\nhand = ['red-2']\nenvoys = [1, 0, 0]");
    plays(&mut game, &["command red-2", "withdraw"]);
    assert_eq!(why_not(&game, FIRST, "invoke"), Some(Reason::NoEffect), "nothing lies where explorers are");
    plays(&mut game, &["done"]);
    assert_eq!(seen(&game).players[0].crew, 22);
}

#[test]
fn guards_replace_missing_crew_as_traders_and_envoys() {
    let mut game =
        two("[one]\nhand = ['red-6']\ngallery = ['red-a', 'red-b']\ntraders = [20, 0, 0, 0, 0, 0]");
    plays(&mut game, &["command red-6", "trader from red-a", "envoy from red-b"]);
    let view = seen(&game);
    assert!(view.players[0].gallery.samples.is_empty());
    assert_eq!((view.markets[5].traders[0].1, view.centres[2].envoys[0].1), (1, 1));
}

#[test]
fn the_envoy_withdrawn_by_a_command_can_be_its_trader() {
    let more = "round = 2\ncommand = ['manpower', 'gear', 'gear']
        [one]\nhand = ['red-2']\nenvoys = [1, 0, 0]\ntraders = [21, 0, 0, 0, 0, 0]";
    let mut game = two(more);
    plays(&mut game, &["command red-2"]);
    assert_eq!(why_not(&game, FIRST, "trader"), Some(Reason::NoCrew));
    plays(&mut game, &["withdraw", "trader", "invoke"]);
    let view = seen(&game);
    assert_eq!((view.markets[1].traders[0].1, view.prompt.as_deref()), (1, Some("discard")));
}

#[test]
fn the_command_card_is_the_last_part_of_a_command() {
    let more = "round = 3\nforecast = []\ncommand = ['deal', 'gear', 'gear']
        [one]\nhand = ['red-2']\nenvoys = [1, 0, 0]";
    let mut game = two(more);
    plays(&mut game, &["command red-2", "withdraw", "invoke"]);
    assert_eq!((seen(&game).actions_left, seen(&game).prompt.as_deref()), (1, Some("choose")));
}

#[test]
fn a_player_without_space_acquires_nothing() {
    let more = "stacks = [['orange-a'], [], [], [], []]\n[one]\nexplorers = ['L06', 'L13', 'L18']\nhand = ['green-1']
        hold = ['red-a', 'red-a', 'red-c', 'red-c', 'red-d']\nhatch = ['yellow-a', 'yellow-b']";
    let mut game = two(more);
    plays(&mut game, &["smuggle green-1"]);
    assert!(matches!(why_not(&game, FIRST, "acquire orange hold"), Some(Reason::StoreFull { .. })));
    assert_eq!(why_not(&game, FIRST, "acquire orange hatch"), None);
}

#[test]
fn when_no_buyer_is_left_a_queue_stays_short() {
    let out: Vec<String> = ["orange", "green", "purple", "red", "yellow"]
        .iter()
        .flat_map(|colour| std::iter::repeat_n((*colour).to_owned(), 8))
        .chain(std::iter::repeat_n("special".to_owned(), 5))
        .collect();
    let mut game = two(&format!("ship = {out:?}\nturn = 1\nactions_left = 1\n[one]\npassed = true"));
    play(&mut game, SECOND, "pass");
    let lengths: Vec<usize> = seen(&game).markets.iter().map(|market| market.queue.len()).collect();
    assert_eq!(lengths, [1, 0, 0, 0, 0, 0], "the last special buyer joins the first queue");
}
