//! Zu: every action and what replaces it, every list of priorities, every difficulty.

use crate::kit::{FIRST, actions, play, seen, solo, zu_flips, zu_flips_first};
use dighouse_excavation_earth::Event;
use dighouse_game::{Game, Viewer};

/// Events as short words: what Zu did.
fn lines(events: &[Event]) -> Vec<String> {
    events
        .iter()
        .filter_map(|event| {
            Some(match event {
                Event::Excavated { artefact, .. } => format!("excavated {artefact}"),
                Event::Acquired { artefact, store, credits, .. } => {
                    format!("acquired {artefact} {store} {credits}")
                }
                Event::Delivered { artefact, .. } => format!("delivered {artefact}"),
                Event::TraderPlaced { market, .. } => format!("trader {market}"),
                Event::EnvoyPlaced { centre, .. } => format!("envoy {centre}"),
                Event::BuyerJoined { market, buyer } => format!("{buyer} to {market}"),
                Event::Sold { colour, markets, credits, .. } => {
                    format!("sold {colour} at {markets} for {credits}")
                }
                Event::GivenAway { artefact, .. } => format!("gave {artefact}"),
                Event::Bought { artefact, credits, .. } => format!("bought {artefact} {credits}"),
                Event::Uncovered { artefact } => format!("uncovered {artefact}"),
                Event::Replaced { space, card, .. } => format!("replaced {space} {card}"),
                Event::ZuFailed { credits } => format!("failed {credits}"),
                Event::ZuSkipped { deed } => format!("skipped {deed}"),
                _ => return None,
            })
        })
        .collect()
}

fn excavates(more: &str) -> Vec<String> {
    lines(&zu_flips_first("excavate", more))
}

/// Red is the most popular colour, then green.
const RED: &str = "queues = [['red', 'red', 'red'], ['green', 'green'], [], [], [], []]\n";

#[test]
fn it_excavates_two_of_the_most_popular_colour() {
    let more = format!("{RED}sites = ['red-a', 'red-b', 'red-c', 'green-a']");
    let events = excavates(&more);
    assert_eq!(events[0], "excavated red-b", "the most valuable");
    assert_eq!(events.len(), 2, "then one of two that are worth the same");
}

#[test]
fn it_goes_on_to_the_next_colour_with_artefacts() {
    let more = format!("{RED}sites = ['green-a', 'orange-a']");
    assert_eq!(excavates(&more), ["excavated green-a"]);
}

#[test]
fn it_prefers_what_the_player_has_not_sampled_then_the_rarest_then_the_dearest() {
    let sites = "sites = ['red-b', 'red-a', 'red-a', 'red-d', 'red-d', 'red-c']\n";
    assert_eq!(excavates(&format!("{RED}{sites}")), ["excavated red-b", "excavated red-c"], "one copy each");
    let sampled = format!("{RED}{sites}[one]\ngallery = ['red-b', 'red-c']");
    assert_eq!(
        excavates(&sampled),
        ["excavated red-d", "excavated red-a"],
        "not the player's, then the dearer"
    );
}

#[test]
fn it_ignores_what_it_has_or_has_sampled() {
    let more = format!(
        "{RED}sites = ['red-a', 'red-b', 'red-c', 'red-d']\n[two]\nhold = ['red-a']\ngallery = ['red-b', 'red-c']"
    );
    assert_eq!(excavates(&more), ["excavated red-d"]);
}

#[test]
fn of_equally_popular_colours_it_takes_the_one_with_two_artefacts() {
    let more = "sites = ['red-a', 'green-a', 'green-b']\nqueues = [['red', 'green'], [], [], [], [], []]";
    assert_eq!(excavates(more).len(), 2);
}

#[test]
fn then_the_one_it_owns_nothing_of_then_the_one_the_player_owns_least_of() {
    let sites = "sites = ['red-a', 'green-a']\nqueues = [['red', 'green'], [], [], [], [], []]\n";
    assert_eq!(excavates(&format!("{sites}[two]\nhold = ['red-b']")), ["excavated green-a"]);
    assert_eq!(excavates(&format!("{sites}[one]\nhold = ['green-b']")), ["excavated red-a"]);
}

#[test]
fn a_card_with_two_colours_takes_the_more_popular_one() {
    let more = "sites = ['orange-a', 'green-a']\nqueues = [['orange'], [], [], [], [], []]";
    assert_eq!(lines(&zu_flips_first("excavate orange green", more)), ["excavated orange-a"]);
    let harder = format!("{more}\noptions = {{ zu-both-colours = 'on' }}");
    let events = lines(&zu_flips_first("excavate orange green", &harder));
    assert_eq!(events, ["excavated orange-a", "excavated green-a"], "H1: one of each");
}

/// A hold without space.
const FULL: &str = "hold = ['orange-a', 'orange-b', 'orange-c', 'orange-d', 'purple-d']\n";

#[test]
fn with_a_full_hold_it_acquires_and_with_everything_full_it_delivers() {
    let stacks = format!("{RED}sites = ['red-a']\nstacks = [[], [], [], ['red-b'], ['yellow-d']]\n[two]\n");
    assert_eq!(excavates(&format!("{stacks}{FULL}credits = 20")), ["acquired red-b hatch 8"]);
    assert_eq!(
        excavates(&format!("{stacks}{FULL}credits = 5")),
        ["acquired yellow-d hatch 4"],
        "the next to the right"
    );
    let full = format!("{stacks}{FULL}hatch = ['yellow-a', 'yellow-b', 'yellow-c']");
    let events = excavates(&full);
    assert_eq!(events[0], "delivered yellow-c", "the most valuable");
    assert!(
        ["delivered orange-b", "delivered orange-d"].contains(&events[1].as_str()),
        "then a 5 of another colour"
    );
}

#[test]
fn h3_a_full_hold_does_not_keep_it_from_excavating() {
    let more = format!("options = {{ zu-any-storage = 'on' }}\n{RED}sites = ['red-a']\n[two]\n{FULL}");
    assert_eq!(excavates(&more), ["excavated red-a"]);
}

#[test]
fn what_it_cannot_excavate_or_acquire_becomes_a_delivery_or_a_failure() {
    let poor = format!("{RED}stacks = [[], [], [], ['red-b'], []]\n[two]\ncredits = 0\n");
    assert_eq!(
        excavates(&format!("{poor}hold = ['green-a', 'purple-b']")),
        ["delivered green-a", "delivered purple-b"]
    );
    assert_eq!(
        excavates(&format!("{poor}hatch = ['green-a', 'green-b']")),
        ["delivered green-a"],
        "different colours"
    );
    assert_eq!(excavates(&poor), ["failed 10"]);
    let option = |value: &str| format!("options = {{ zu-failed = '{value}' }}\n{poor}");
    assert_eq!(excavates(&option("nothing")), ["failed 0"], "E2");
    assert_eq!(excavates(&option("more")), ["failed 15"], "H2");
}

#[test]
fn of_equal_artefacts_it_delivers_from_the_hold_and_the_least_popular_first() {
    let queues = "queues = [['orange', 'orange'], ['green'], [], [], [], []]\n[two]\ncredits = 0\n";
    let stored = format!("{queues}hold = ['orange-b']\nhatch = ['green-b', 'red-d']");
    assert_eq!(excavates(&stored), ["delivered orange-b", "delivered red-d"]);
}

#[test]
fn h5_after_a_purchase_it_acquires_the_dearest_it_lacks() {
    let more = format!(
        "options = {{ zu-second-purchase = 'on' }}\n{RED}
        stacks = [['orange-a'], ['green-a'], ['purple-a'], ['red-a'], []]\n[two]\ncredits = 30\ngallery = ['purple-a']"
    );
    assert_eq!(
        excavates(&more),
        ["acquired red-a hatch 4", "acquired green-a hatch 7"],
        "7 of purple it has sampled"
    );
}

#[test]
fn it_samples_what_it_gains_and_draws_no_card_for_a_column() {
    let events =
        zu_flips_first("excavate", "sites = ['red-a']\n[two]\ngallery = ['red-b', 'red-c', 'red-d']");
    assert!(events.iter().any(|event| matches!(event, Event::Sampled { .. })));
    assert!(!events.iter().any(|event| matches!(event, Event::ColumnFilled { .. })));
}

fn markets(more: &str) -> Vec<String> {
    lines(&zu_flips_first("market", more))
}

#[test]
fn its_traders_go_where_most_want_its_most_popular_colour() {
    let more = "queues = [['green'], ['red', 'red'], ['red'], ['special', 'special', 'red'], [], []]
        [two]\nhold = ['red-a', 'green-a']";
    assert_eq!(
        markets(more),
        ["trader 4", "trader 2", "special to 4", "red to 4", "special to 2", "red to 2"]
    );
    let easier = format!("options = {{ zu-special-buyers-only = 'on' }}\n{more}");
    assert_eq!(markets(&easier), ["trader 4", "trader 2", "special to 4", "special to 2"], "E3");
}

#[test]
fn then_where_the_influence_swings_most() {
    let more = "[one]\nenvoys = [0, 1, 3]\n[two]\nenvoys = [2, 0, 0]\ntraders = [0, 0, 1, 0, 1, 0]";
    let events = markets(more);
    assert_eq!(&events[..2], ["trader 4", "trader 6"], "a tie to make, then a lead to shrink");
}

#[test]
fn with_a_trader_everywhere_the_market_fails() {
    assert_eq!(markets("[two]\ntraders = [1, 1, 1, 1, 1, 1]"), ["failed 10"]);
    let one = markets("[two]\ntraders = [1, 1, 1, 0, 1, 1]");
    assert_eq!(one[0], "trader 4");
    assert!(!one[1].starts_with("trader"));
}

#[test]
fn a_command_places_a_trader_where_there_is_none_and_always_an_envoy() {
    assert_eq!(lines(&zu_flips_first("command 1", "")), ["trader 1", "envoy left"]);
    assert_eq!(lines(&zu_flips_first("command 1", "[two]\ntraders = [1, 0, 0, 0, 0, 0]")), ["envoy left"]);
}

#[test]
fn e5_zu_can_run_out_of_crew() {
    let limited =
        |traders: &str| format!("options = {{ zu-limited-crew = 'on' }}\n[two]\ntraders = {traders}");
    assert_eq!(
        lines(&zu_flips_first("command 1", &limited("[0, 21, 0, 0, 0, 0]"))),
        ["envoy left"],
        "the last marker"
    );
    assert_eq!(lines(&zu_flips_first("command 1", &limited("[0, 22, 0, 0, 0, 0]"))), ["failed 10"]);
    assert_eq!(markets(&limited("[0, 22, 0, 0, 0, 0]")), ["failed 10"]);
    let rush = format!(
        "queues = [['red'], [], [], [], [], []]\n{}\nhold = ['red-a']",
        limited("[0, 22, 0, 0, 0, 0]")
    );
    assert_eq!(lines(&zu_flips_first("rush", &rush)), ["failed 10"]);
}

fn sells(more: &str) -> Vec<String> {
    lines(&zu_flips_first("sell", more))
}

#[test]
fn it_sells_the_colour_with_most_markets_and_the_cheapest_artefacts() {
    let more = "queues = [['red'], ['red', 'red'], ['green', 'green', 'green'], ['special'], [], []]
        [two]\ntraders = [1, 1, 1, 1, 0, 0]\nhold = ['red-a', 'red-b', 'red-d', 'green-a']";
    assert_eq!(sells(more), ["sold red at 1 2 4 for 28", "gave red-a", "gave red-d", "gave red-b"]);
}

#[test]
fn of_equal_reach_it_takes_the_higher_income() {
    let more = "queues = [['red', 'red'], ['green', 'green', 'green'], [], [], [], []]
        [two]\ntraders = [1, 1, 0, 0, 0, 0]\nhold = ['red-a', 'green-a']";
    assert_eq!(sells(more), ["sold green at 2 for 17", "gave green-a"]);
}

#[test]
fn of_equal_markets_it_takes_the_one_with_more_rivals_then_the_better_swing() {
    let queues = "queues = [['red'], [], ['red'], [], ['red'], []]\n";
    let stored = "[two]\ntraders = [1, 0, 1, 0, 1, 0]\nhold = ['red-a']\n";
    let rivals = format!("{queues}{stored}[one]\ntraders = [0, 0, 2, 0, 1, 0]");
    assert_eq!(sells(&rivals)[0], "sold red at 3 for 11");
    let swing = format!("{queues}{stored}envoys = [1, 1, 0]\n[one]\nenvoys = [3, 3, 1]");
    assert_eq!(sells(&swing)[0], "sold red at 5 for 11");
}

#[test]
fn without_trader_buyer_or_artefact_a_sale_fails() {
    assert_eq!(sells("[two]\nhold = ['red-a']\ntraders = [1, 0, 0, 0, 0, 0]"), ["failed 10"]);
    assert_eq!(sells("queues = [['red'], [], [], [], [], []]\n[two]\nhold = ['red-a']"), ["failed 10"]);
    assert_eq!(
        sells("queues = [['red'], [], [], [], [], []]\n[two]\ntraders = [1, 0, 0, 0, 0, 0]"),
        ["failed 10"]
    );
}

fn rushes(more: &str) -> Vec<String> {
    lines(&zu_flips_first("rush", more))
}

#[test]
fn it_rushes_with_the_colour_it_has_fewest_of() {
    let queues = "queues = [['red', 'red'], ['green'], ['green', 'special'], [], [], []]\n[two]\n";
    let fewest = format!("{queues}hold = ['red-a', 'red-b', 'green-a']");
    assert_eq!(rushes(&fewest), ["trader 3", "sold green at 3 for 14", "gave green-a"]);
    let next = "queues = [['red'], [], [], [], [], []]\n[two]\nhold = ['red-a', 'red-b', 'green-a']";
    assert_eq!(rushes(next), ["trader 1", "sold red at 1 for 11", "gave red-a"], "nobody wants green");
    let popular = "queues = [['red', 'red'], ['green'], [], [], [], []]\n[two]\nhold = ['red-a', 'green-a']\ntraders = [1, 0, 0, 0, 0, 0]";
    assert_eq!(rushes(popular), ["sold red at 1 for 14", "gave red-a"], "a tie goes to the more popular");
    assert_eq!(rushes("[two]\nhold = ['red-a']"), ["failed 10"]);
    assert_eq!(rushes("queues = [['red'], [], [], [], [], []]"), ["failed 10"]);
}

fn surveys(more: &str) -> Vec<String> {
    lines(&zu_flips_first("survey", more))
}

#[test]
fn it_surveys_with_the_top_card_and_buys_the_dearer_new_artefact() {
    let more = "deck = ['red-6']\npiles = [[], [], [], ['red-a', 'red-b'], []]\n[two]\n";
    assert_eq!(
        surveys(&format!("{more}credits = 20")),
        ["replaced 1 red-6", "bought red-b 14", "uncovered red-a"]
    );
    assert_eq!(
        surveys(&format!("{more}credits = 10")),
        ["replaced 1 red-6", "bought red-a 6", "uncovered red-b"]
    );
    let known = surveys(&format!("{more}credits = 20\ngallery = ['red-b']"));
    assert_eq!(known, ["replaced 1 red-6", "bought red-a 6", "uncovered red-b"]);
    assert_eq!(surveys(&format!("{more}credits = 2")).len(), 2, "one at random to the map, the other back");
}

#[test]
fn a_survey_takes_the_leftmost_free_space_or_none() {
    let marked = "deck = ['red-6']\nforecast = [{ card = 'yellow-6', marker = 1 }, { card = 'yellow-6' }, { card = 'yellow-5' }]";
    assert_eq!(surveys(marked), ["replaced 2 red-6"]);
    let full =
        "deck = ['red-6']\nforecast = [{ card = 'yellow-6', marker = 1 }, { card = 'yellow-6', marker = 1 },
        { card = 'yellow-5', marker = 'zu' }]\npiles = [[], [], [], ['red-b'], []]";
    assert_eq!(surveys(full), ["uncovered red-b"], "the card finds no space, the artefacts come");
}

#[test]
fn e4_after_a_survey_the_next_card_is_discarded() {
    let more = "options = { zu-skips-cards = 'on' }\ndeck = ['red-6']";
    let events = lines(&zu_flips(["survey", "market"], more));
    assert_eq!(events, ["replaced 1 red-6", "skipped market"]);
}

#[test]
fn e1_zu_starts_without_credits() {
    use dighouse_excavation_earth::ExcavationEarth;
    use dighouse_game::{Seed, Setup, Silent};
    let setup = Setup::new(&ExcavationEarth::INFO, 1).unwrap().choose("factions", "dealt").unwrap();
    let zu = |setup: &Setup| {
        let game = ExcavationEarth::begin(setup, Seed::from_number(1), &mut Silent).unwrap();
        game.view(Viewer::Spectator).players[1].credits
    };
    assert_eq!(zu(&setup), 8);
    assert_eq!(zu(&setup.choose("zu-no-credits", "on").unwrap()), 0);
}

#[test]
fn zu_passes_when_its_deck_is_empty_and_carries_three_cards() {
    let mut game = solo("");
    play(&mut game, FIRST, "pass");
    let view = seen(&game);
    let zu = view.zu.unwrap();
    assert_eq!((view.round, zu.deck), (2, 10));
    assert_eq!(zu.flipped[0].len(), 10);
    assert_eq!(view.players[0].packet.len(), 9);
    let all = game.view(Viewer::AllSeeing).zu.unwrap();
    let new = all.deck_cards.unwrap().iter().filter(|card| !zu.flipped[0].contains(card)).count();
    assert!(
        new >= 5,
        "three excavations and two commands are new, and cannot be among those turned over: {new}"
    );
}

#[test]
fn alone_two_cards_and_then_one_are_discarded_at_random() {
    let mut game = solo("");
    play(&mut game, FIRST, "pass");
    for size in [9, 5] {
        assert_eq!(seen(&game).players[0].packet.len(), size);
        let pair = actions(&game, FIRST).swap_remove(0);
        play(&mut game, FIRST, &pair);
    }
    assert_eq!(seen(&game).players[0].hand.len(), 6);
}

/// The end of a solo game: Zu has turned over all of its cards.
fn end(options: &str, more: &str) -> (Vec<String>, i16, i16) {
    let mut game = solo(&format!(
        "round = 3\nforecast = []\ncommand = ['deal', 'gear', 'influence']\noptions = {options}
        [zu]\ndeck = []\nlater = [[], []]\nflipped = [
        ['excavate', 'excavate orange green', 'excavate green purple', 'market', 'market', 'command 1', 'sell', 'rush', 'rush', 'survey'],
        ['excavate purple red', 'excavate red yellow', 'excavate yellow orange', 'command 2', 'command 3', 'sell', 'survey', 'market', 'market', 'rush'],
        ['excavate', 'excavate', 'command 4', 'command 5', 'command 6', 'sell', 'sell', 'market', 'market', 'rush']]
        {more}"
    ));
    let events = play(&mut game, FIRST, "pass");
    let won = |event: &Event| match event {
        Event::Won { seat } => Some(seat.to_string()),
        _ => None,
    };
    let view = seen(&game);
    (events.iter().filter_map(won).collect(), view.players[0].credits, view.players[1].credits)
}

#[test]
fn the_player_wins_only_with_more_credits_and_zu_counts_what_it_has_left() {
    assert_eq!(end("{}", "[one]\ncredits = 21"), (vec!["1".to_owned()], 21, 20));
    assert_eq!(end("{}", "[one]\nhold = ['red-a']"), (vec!["zu".to_owned()], 20, 20));
    assert_eq!(end("{}", "[two]\nhold = ['red-b']\nhatch = ['red-a']"), (vec!["zu".to_owned()], 20, 30));
    let harder = "{ leftovers-cost = 'on' }";
    assert_eq!(end(harder, "[one]\ncredits = 30\nhatch = ['red-b']"), (vec!["1".to_owned()], 23, 20), "H4");
}
