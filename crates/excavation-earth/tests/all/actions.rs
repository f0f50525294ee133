//! The eight actions of the rulebook.

use crate::kit::{FIRST, SALE, SECOND, actions, credits, names, play, plays, seen, two, why_not};
use dighouse_excavation_earth::{Event, Reason};

#[test]
fn explorers_share_the_fuel_and_never_end_together() {
    let mut game = two("[one]\ntravel = ['fuel-4']");
    plays(&mut game, &["travel fuel-4"]);
    assert!(matches!(why_not(&game, FIRST, "done"), Some(Reason::NothingDone)));
    assert!(matches!(why_not(&game, FIRST, "move L01 L13"), Some(Reason::OwnExplorer { .. })));
    assert!(matches!(why_not(&game, FIRST, "move L01 L20"), Some(Reason::TooFar { steps: 5, fuel: 4 })));
    plays(&mut game, &["move L01 L05"]);
    assert_eq!(seen(&game).pending.fuel, Some(2), "L01 to L05 takes two steps");
    assert!(matches!(why_not(&game, FIRST, "move L13 L05"), Some(Reason::OwnExplorer { .. })));
    plays(&mut game, &["move L13 L17", "move L18 L21"]);
    assert_eq!(names(&seen(&game).players[0].explorers), ["L05", "L17", "L21"]);
}

#[test]
fn explorers_are_sent_in_any_order_and_step_by_step() {
    let mut game = two("[one]\ntravel = ['fuel-4']");
    plays(&mut game, &["travel fuel-4", "move L18 L21"]);
    assert_eq!(seen(&game).pending.fuel, Some(3), "the action goes on");
    assert!(actions(&game, FIRST).contains(&"done".to_owned()));
    plays(&mut game, &["move L13 L17", "move L01 L02"]);
    assert_eq!(why_not(&game, FIRST, "move L17 L13"), None, "into a place that an explorer has left");
    plays(&mut game, &["move L02 L05"]);
    assert_eq!(names(&seen(&game).players[0].explorers), ["L05", "L17", "L21"]);
    assert_eq!(seen(&game).actions_left, 1, "all fuel is used");
}

#[test]
fn two_artefacts_come_from_two_sites_with_explorers() {
    let more = "sites = ['red-a', 'red-c', 'red-b', 'red-d']\n[one]\nhand = ['red-6']\nexplorers = ['L02', 'L03', 'L05']";
    let mut game = two(more);
    plays(&mut game, &["excavate red-6"]);
    assert_eq!(actions(&game, FIRST), ["take red-a", "take red-c"], "nobody stands at L04");
    plays(&mut game, &["take red-a"]);
    assert_eq!(actions(&game, FIRST), ["take red-c", "done"]);
    plays(&mut game, &["take red-c", "sample red-a", "leave"]);
    let view = seen(&game);
    assert_eq!(names(&view.players[0].hold), ["red-a", "red-c"]);
    assert_eq!(names(&view.players[0].gallery.samples), ["red-a"]);
    assert_eq!(view.players[0].crew, 21);
}

#[test]
fn one_site_gives_one_artefact() {
    let more = "sites = ['red-b', 'red-d']\n[one]\nhand = ['red-6']\nexplorers = ['L04', 'L05', 'L06']";
    let mut game = two(more);
    plays(&mut game, &["excavate red-6", "take red-b"]);
    assert_eq!(actions(&game, FIRST), ["sample red-b", "leave"]);
}

#[test]
fn excavators_take_a_second_artefact_from_the_same_or_the_next_site() {
    let more = "sites = ['red-b', 'red-d', 'red-d', 'red-c', 'red-a']
        [one]\nfaction = 'kuti-kuti'\nhand = ['red-6']\nexplorers = ['L04', 'L05', 'L06']";
    let game = two(more);
    let both = |first: &str, second: &str| {
        let mut game = game;
        plays(&mut game, &["excavate red-6", &format!("take {first}")]);
        actions(&game, FIRST).contains(&format!("take {second}"))
    };
    assert!(both("red-b", "red-d"), "the site's other glyph");
    assert!(both("red-d", "red-b"), "in either order");
    assert!(both("red-d", "red-d"), "two of a kind");
    assert!(both("red-b", "red-c"), "from the site next to it, without an explorer");
    assert!(
        !both("red-b", "red-a") && !both("red-b", "red-b"),
        "L02 is not next to L04, and one red-b lies there"
    );
    let mut game = game;
    plays(&mut game, &["excavate red-6"]);
    assert!(matches!(why_not(&game, FIRST, "take red-a"), Some(Reason::NoExplorer { .. })));
}

#[test]
fn without_space_in_the_hold_nothing_is_excavated() {
    let more = "sites = ['red-a']\n[one]\nhand = ['red-6']\nexplorers = ['L02', 'L03', 'L05']
        hold = ['orange-a', 'orange-a', 'orange-b', 'orange-b', 'orange-c']";
    assert_eq!(why_not(&two(more), FIRST, "excavate red-6"), Some(Reason::HoldFull));
}

#[test]
fn a_full_column_draws_a_card_once() {
    let full = "sites = ['red-a']\n[one]\nhand = ['red-6']\nexplorers = ['L02', 'L03', 'L05']
        gallery = ['red-b', 'red-c', 'red-d']";
    let mut game = two(full);
    let events = plays(&mut game, &["excavate red-6", "take red-a", "sample red-a"]);
    assert!(events.iter().any(|event| matches!(event, Event::ColumnFilled { .. })));
    assert_eq!(seen(&game).players[0].hand.len(), 1);
    let mut game = two(&format!("{full}\ncolumns = ['red']"));
    plays(&mut game, &["excavate red-6", "take red-a", "sample red-a"]);
    assert_eq!(seen(&game).players[0].hand.len(), 0, "the flag stays though the column was broken up");
}

#[test]
fn without_crew_a_guard_moves_even_out_of_a_full_column() {
    let more = "sites = ['red-a']\n[one]\nhand = ['red-6']\nexplorers = ['L02', 'L03', 'L05']
        gallery = ['green-a', 'green-b', 'green-c', 'green-d']\ncolumns = ['green']
        traders = [10, 8, 0, 0, 0, 0]";
    let mut game = two(more);
    plays(&mut game, &["excavate red-6", "take red-a"]);
    assert_eq!(why_not(&game, FIRST, "sample red-a"), Some(Reason::NoCrew));
    plays(&mut game, &["sample red-a from green-b"]);
    let view = seen(&game);
    assert_eq!(names(&view.players[0].gallery.samples), ["green-a", "green-c", "green-d", "red-a"]);
    assert_eq!(names(&view.players[0].gallery.bonuses), ["green"]);
}

#[test]
fn a_market_action_without_effect_is_not_offered() {
    let mut game = two("[one]\nhand = ['red-1']");
    plays(&mut game, &["market red-1", "skip", "skip"]);
    assert_eq!(why_not(&game, FIRST, "skip"), Some(Reason::NoEffect));
    let game = two("[one]\nhand = ['red-2']");
    assert!(matches!(why_not(&game, FIRST, "market red-2"), Some(Reason::NoExplorer { .. })));
}

#[test]
fn a_sale_in_three_markets_draws_two_cards_and_keeps_one() {
    let more = "queues = [['red'], ['red'], ['red'], [], [], []]\n[one]\nhold = ['red-a', 'red-b']\nhatch = ['red-a']
        traders = [1, 1, 1, 0, 0, 0]\ntravel = ['fuel-2']";
    let mut game = two(more);
    plays(&mut game, &["sell fuel-2", "sale red at 1 2 3"]);
    assert_eq!(credits(&game, FIRST), 20 + 8 + 9 + 8);
    assert_eq!(seen(&game).centres[0].envoys[0].1, 2, "two markets of a centre give two envoys there");
    assert_eq!(actions(&game, FIRST), ["pick red-2", "pick red-3"]);
    plays(&mut game, &["pick red-3"]);
    assert!(names(&seen(&game).discard).contains(&"red-2".to_owned()));
}

#[test]
fn artefacts_to_sell_are_named_in_any_order() {
    let mut game = two(SALE);
    plays(&mut game, &["sell fuel-2", "sale purple at 1 3"]);
    assert_eq!(actions(&game, FIRST), ["give purple-a hold", "give purple-b hold", "give purple-d hold"]);
    plays(&mut game, &["give purple-d hold", "give purple-a hold"]);
    assert_eq!(names(&seen(&game).players[0].hold), ["purple-b"]);
}

#[test]
fn merchants_sell_at_the_market_of_the_card_without_a_trader() {
    let more = "queues = [[], [], [], [], [], ['red']]\n[one]\nfaction = 'aqulla'\nhold = ['red-a']
        hand = ['green-6', 'green-5']\ntravel = ['fuel-2']";
    let mut game = two(more);
    assert_eq!(why_not(&game, FIRST, "sell green-5"), Some(Reason::NoMarketForIt));
    assert_eq!(why_not(&game, FIRST, "sell fuel-2"), Some(Reason::NoMarketForIt), "it names no market");
    plays(&mut game, &["sell green-6", "sale red at 6"]);
    assert_eq!(seen(&game).centres[2].envoys[0].1, 0, "nobody is promoted");
}

#[test]
fn smugglers_acquire_before_a_sale_at_the_printed_value() {
    let more = "queues = [['red'], [], [], [], [], []]\nstacks = [[], [], [], ['red-b', 'red-a'], []]
        [one]\nfaction = 'gul'\ncredits = 7\nexplorers = ['L06', 'L13', 'L18']\ntraders = [1, 0, 0, 0, 0, 0]
        travel = ['fuel-2']";
    let mut game = two(more);
    plays(&mut game, &["sell fuel-2"]);
    assert_eq!(
        why_not(&game, FIRST, "skip"),
        Some(Reason::NothingToSell),
        "the purchase makes the sale legal"
    );
    plays(&mut game, &["acquire red hatch"]);
    assert_eq!(credits(&game, FIRST), 0, "paid before the income, without surcharge");
    plays(&mut game, &["sample red-b", "sale red at 1"]);
    assert_eq!(credits(&game, FIRST), 8 + 3);
    let poor = two(&more.replace("credits = 7", "credits = 6"));
    assert_eq!(why_not(&poor, FIRST, "sell fuel-2"), Some(Reason::NothingToSell));
    let away = two(&more.replace("'L06'", "'L05'"));
    assert_eq!(why_not(&away, FIRST, "sell fuel-2"), Some(Reason::NothingToSell));
}

#[test]
fn a_command_places_a_trader_and_an_envoy() {
    let mut game = two("[one]\nhand = ['red-6']");
    plays(&mut game, &["command red-6", "trader", "envoy"]);
    let view = seen(&game);
    assert_eq!((view.markets[5].traders[0].1, view.centres[2].envoys[0].1, view.players[0].crew), (1, 1, 20));
}

#[test]
fn an_envoy_can_be_withdrawn_and_there_is_no_command_card_in_round_1() {
    let mut game = two("[one]\nhand = ['red-6']\nenvoys = [0, 0, 1]");
    plays(&mut game, &["command red-6"]);
    assert_eq!(why_not(&game, FIRST, "invoke"), Some(Reason::WithdrawFirst));
    assert_eq!(why_not(&game, FIRST, "done"), Some(Reason::NothingDone));
    plays(&mut game, &["withdraw"]);
    assert_eq!(why_not(&game, FIRST, "invoke"), Some(Reason::NoCommandCard));
    assert_eq!(why_not(&game, FIRST, "envoy"), Some(Reason::OfficeUsed), "either placed or withdrawn");
    plays(&mut game, &["done"]);
    assert_eq!((seen(&game).players[0].crew, seen(&game).actions_left), (22, 1));
}

/// On the western black market with a card for it.
const BLACK: &str = "stacks = [['orange-c', 'orange-a'], [], ['purple-d'], ['red-b'], []]
    [one]\nexplorers = ['L06', 'L13', 'L18']\nhand = ['green-1', 'green-3']\n";

#[test]
fn smuggling_needs_the_black_market_of_the_card() {
    let game = two(BLACK);
    assert_eq!(why_not(&game, FIRST, "smuggle green-1"), None);
    assert_eq!(why_not(&game, FIRST, "smuggle green-3"), Some(Reason::NotOnBlackMarket));
}

#[test]
fn acquired_artefacts_cost_their_value_plus_one_each() {
    let mut game = two(BLACK);
    plays(&mut game, &["smuggle green-1", "acquire orange hold"]);
    assert_eq!(why_not(&game, FIRST, "acquire orange hold"), Some(Reason::SameColour));
    plays(&mut game, &["acquire purple hatch", "sample purple-d", "leave"]);
    assert_eq!(credits(&game, FIRST), 20 - 5 - 5);
    let view = seen(&game);
    assert_eq!(
        (names(&view.players[0].hold), names(&view.players[0].hatch)),
        (vec!["orange-c".into()], vec!["purple-d".into()])
    );
    assert_eq!(names(&view.stacks[0].artefacts), ["orange-a"]);
}

#[test]
fn delivered_artefacts_pay_their_value_and_go_to_the_bottom() {
    let mut game = two(&format!("{BLACK}hold = ['orange-d', 'red-a']"));
    plays(&mut game, &["smuggle green-1", "deliver orange-d hold"]);
    assert_eq!(why_not(&game, FIRST, "acquire red hold"), Some(Reason::OneSide));
    plays(&mut game, &["deliver red-a hold"]);
    assert_eq!(credits(&game, FIRST), 20 + 5 + 3);
    assert_eq!(names(&seen(&game).stacks[0].artefacts), ["orange-c", "orange-a", "orange-d"]);
}

#[test]
fn a_survey_replaces_a_card_takes_a_token_and_uncovers_an_artefact() {
    let more = "piles = [[], [], [], ['red-d', 'red-a', 'red-b'], []]\n[one]\nhand = ['red-6', 'red-5']";
    let mut game = two(more);
    plays(&mut game, &["survey red-6", "replace 2"]);
    let view = seen(&game);
    assert_eq!((view.players[0].token, view.players[0].crew), (Some(1), 21));
    assert_eq!(view.forecast[1].card.to_string(), "red-6");
    assert_eq!(why_not(&game, FIRST, "uncover red-a take red-b"), Some(Reason::SeersOnly));
    assert_eq!(
        actions(&game, FIRST),
        ["uncover red-a buy red-b", "uncover red-a", "uncover red-b buy red-a", "uncover red-b"]
    );
    plays(&mut game, &["uncover red-a buy red-b", "sample red-b"]);
    assert_eq!(credits(&game, FIRST), 20 - 14);
    plays(&mut game, &["survey red-5"]);
    assert_eq!(why_not(&game, FIRST, "replace 2"), Some(Reason::Marked { space: 2 }));
    let events = plays(&mut game, &["replace 1"]);
    assert!(
        events.iter().any(|event| matches!(event, Event::Uncovered { .. })),
        "a single artefact goes to the map"
    );
    assert_eq!(seen(&game).players[0].token, Some(1), "one token a round");
}

#[test]
fn seers_draw_three_and_take_one_for_free() {
    let more = "turn = 1\npiles = [[], [], [], ['red-d', 'red-a', 'red-b'], []]\n[two]\nhand = ['red-6']";
    let mut game = two(more);
    for action in
        ["survey red-6", "replace 1", "uncover red-d take red-b buy red-a", "sample red-b", "sample red-a"]
    {
        play(&mut game, SECOND, action);
    }
    assert_eq!(credits(&game, SECOND), 20 - 6);
    assert_eq!(names(&seen(&game).players[1].hold), ["red-a", "red-b"]);
}

#[test]
fn a_player_who_passes_keeps_two_action_cards_and_gets_the_travel_cards_back() {
    let more = "[one]\nhand = ['red-5', 'red-6', 'green-6']\ntravel = ['fuel-2']";
    let mut game = two(more);
    plays(&mut game, &["pass"]);
    assert_eq!(actions(&game, FIRST).len(), 3);
    plays(&mut game, &["keep green-6 red-6"]);
    let view = seen(&game);
    assert!(view.players[0].passed && view.players[0].travel.is_empty());
    assert_eq!(view.mover.map(|party| party.to_string()), Some("2".to_owned()), "the second action is lost");
    assert_eq!(actions(&game, SECOND), ["pass"], "an empty hand must pass");
}

#[test]
fn pilots_take_a_free_step_at_the_start_of_a_turn() {
    let mut game = two("turn = 1\nactions_left = 1");
    play(&mut game, SECOND, "pass");
    assert!(actions(&game, FIRST).contains(&"move L18 L21".to_owned()));
    assert!(matches!(why_not(&game, FIRST, "move L01 L05"), Some(Reason::TooFar { .. })));
    plays(&mut game, &["move L18 L21"]);
    assert!(actions(&game, FIRST).contains(&"pass".to_owned()));
}
