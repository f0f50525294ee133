//! Set-up, drafts, preparation, command cards, scoring and the end.

use crate::kit::{FIRST, LAST, SECOND, actions, credits, names, play, plays, seen, two, why_not};
use dighouse_excavation_earth::{Event, ExcavationEarth, Reason};
use dighouse_game::{Game, Seat, Seed, Setup, Silent, Stream, Viewer};

fn begin(seats: u8, options: &[(&str, &str)]) -> ExcavationEarth {
    let setup = Setup::new(&ExcavationEarth::INFO, seats).unwrap();
    let setup = options.iter().fold(setup, |setup, (key, value)| setup.choose(key, value).unwrap());
    ExcavationEarth::begin(&setup, Seed::from_number(7), &mut Silent).unwrap()
}

fn asked(game: &ExcavationEarth) -> Vec<Seat> {
    game.decision().seats().iter().collect()
}

#[test]
fn the_set_up_follows_the_table_for_each_number_of_players() {
    for (seats, forecast, sites, stacks, level, special) in
        [(1, 3, 3, 2, 2, 6), (2, 3, 3, 2, 2, 6), (3, 4, 3, 3, 1, 6), (4, 5, 4, 4, 0, 7)]
    {
        let mut game = begin(seats, &[("factions", "dealt")]);
        while seen(&game).prompt.as_deref() == Some("mulligan") {
            let seat = asked(&game)[0];
            play(&mut game, seat, "stand");
        }
        let view = game.view(Viewer::Spectator);
        assert_eq!(view.forecast.len(), forecast);
        assert!(view.stacks.iter().all(|stack| stack.artefacts.len() == stacks));
        let lying: u8 = view.map.iter().flat_map(|place| &place.artefacts).map(|(_, count)| count).sum();
        assert_eq!(usize::from(lying), 5 * sites);
        assert!(view.markets.iter().all(|market| market.queue.len() == 3));
        let queued = |name: &str| {
            view.markets.iter().flat_map(|market| &market.queue).filter(|buyer| buyer.name() == name).count()
        };
        for track in &view.tracks {
            assert_eq!(usize::from(track.level), level + queued(track.colour.name()));
        }
        assert_eq!(usize::from(view.special_buyers), special - queued("special"));
        let player = &view.players[0];
        assert_eq!((player.credits, player.hand.len(), player.travel.len(), player.crew), (8, 6, 3, 22));
        assert_eq!(names(&player.explorers), ["L01", "L13"]);
    }
}

#[test]
fn nobody_sees_the_board_before_the_hands_are_settled() {
    for hands in ["dealt", "drafted"] {
        let mut game = begin(3, &[("factions", "dealt"), ("hands", hands)]);
        let mut events = Vec::new();
        while matches!(seen(&game).prompt.as_deref(), Some("mulligan" | "redraw" | "draft")) {
            let view = game.view(Viewer::Spectator);
            assert!(view.forecast.is_empty() && view.buyer_discard.is_empty());
            assert!(view.stacks.iter().all(|stack| stack.artefacts.is_empty()));
            assert!(view.markets.iter().all(|market| market.queue.is_empty()));
            assert!(view.map.iter().flat_map(|place| &place.artefacts).all(|(_, count)| *count == 0));
            let seat = asked(&game)[0];
            let action = actions(&game, seat).swap_remove(0);
            events = play(&mut game, seat, &action);
        }
        let view = game.view(Viewer::Spectator);
        assert_eq!((view.forecast.len(), view.round, view.prompt.as_deref()), (4, 1, Some("settle")));
        let burned = events.iter().filter(|event| matches!(event, Event::BuyerCardBurned { .. })).count();
        assert_eq!(burned, 2);
    }
}

#[test]
fn the_discarded_buyer_cards_are_open() {
    let mut game = begin(2, &[("factions", "dealt")]);
    let mut gone = Vec::new();
    for seat in [FIRST, SECOND] {
        for event in play(&mut game, seat, "stand") {
            match event {
                Event::BuyerCardBurned { buyer }
                | Event::BuyerJoined { buyer, .. }
                | Event::NoBuyerCame { buyer, .. } => gone.push(buyer),
                _ => {}
            }
        }
    }
    assert!(gone.len() >= 20, "two burned, three for each market");
    let view = seen(&game);
    let mut since_shuffle = gone.split_off(17);
    since_shuffle.sort_unstable();
    assert_eq!(view.buyer_discard, since_shuffle, "17 cards were shuffled again");
    assert_eq!(usize::from(view.buyer_deck) + view.buyer_discard.len(), 17);
}

#[test]
fn factions_are_chosen_in_order_and_set_the_turn_order() {
    let mut game = begin(3, &[]);
    play(&mut game, Seat::ALL[0], "faction is-sisinui");
    assert!(matches!(why_not(&game, Seat::ALL[1], "faction is-sisinui"), Some(Reason::FactionTaken { .. })));
    play(&mut game, Seat::ALL[1], "faction gul");
    play(&mut game, Seat::ALL[2], "faction dal-harraii");
    assert_eq!(names(&seen(&game).order), ["3", "2", "1"]);
}

#[test]
fn everybody_is_asked_at_once_for_a_mulligan_and_the_third_explorer_comes_first() {
    let mut game = begin(2, &[("factions", "dealt")]);
    assert_eq!(asked(&game), [FIRST, SECOND]);
    play(&mut game, SECOND, "stand");
    play(&mut game, FIRST, "stand");
    let mover = asked(&game)[0];
    assert_eq!(actions(&game, mover).len(), 19, "any location without an own explorer");
    assert!(matches!(why_not(&game, mover, "settle L01"), Some(Reason::OwnExplorer { .. })));
}

#[test]
fn a_mulligan_shows_the_cards_and_redraws_some_of_them() {
    let more = "actions_left = 0\nforecast = []\ntask = { ask = 'mulligan', answers = ['waiting', 'stand', 'waiting', 'waiting'] }
        [one]\nexplorers = ['L01', 'L13']\nhand = ['green-1', 'green-2', 'green-2', 'green-4', 'red-5', 'red-6']
        [two]\nexplorers = ['L01', 'L13']\nhand = ['yellow-1', 'yellow-2', 'yellow-3', 'green-4', 'red-5', 'red-6']";
    let mut game = two(more);
    assert_eq!(actions(&game, FIRST), ["stand", "redraw green"], "four of a colour are enough");
    play(&mut game, FIRST, "redraw green");
    let known = game.view(Viewer::Seat(SECOND)).players[0].hand.iter().flatten().count();
    assert_eq!(known, 4, "everybody sees the cards that are alike");
    plays(&mut game, &["discard green-4", "discard green-1", "done"]);
    let view = seen(&game);
    assert_eq!((view.players[0].hand.len(), view.prompt.as_deref()), (6, Some("settle")));
}

#[test]
fn in_a_draft_six_cards_are_kept_and_two_discarded() {
    let mut game = begin(3, &[("factions", "dealt"), ("hands", "drafted")]);
    let mut rng = Stream::new(Seed::from_number(1), 0);
    for size in [8, 6, 4] {
        for seat in [2, 0, 1].map(|index| Seat::ALL[index]) {
            let view = game.view(Viewer::Seat(seat));
            assert_eq!(view.players[seat.index()].packet.len(), size);
            let mut listed = Vec::new();
            game.actions(seat, &mut listed);
            game.play(seat, rng.pick(&listed), &mut Silent);
        }
    }
    let view = game.view(Viewer::Seat(FIRST));
    assert!(view.players.iter().all(|player| player.hand.len() == 6));
    assert_eq!(view.discard.len(), 6);
    let known = |seat: usize| view.players[seat].hand.iter().flatten().count();
    assert_eq!((known(1), known(2)), (2, 0), "the first passed the last picks on to the second");
}

#[test]
fn with_two_players_a_draft_leaves_two_cards_unknown() {
    let mut game = begin(2, &[("factions", "dealt"), ("hands", "drafted")]);
    for _ in 0..3 {
        for seat in [FIRST, SECOND] {
            let pair = actions(&game, seat).swap_remove(0);
            play(&mut game, seat, &pair);
        }
    }
    for (seat, other) in [(FIRST, 1), (SECOND, 0)] {
        let view = game.view(Viewer::Seat(seat));
        assert_eq!(view.players[other].hand.iter().flatten().count(), 4);
    }
}

#[test]
fn a_picked_card_is_sealed_until_all_have_picked() {
    let mut game = begin(2, &[("factions", "dealt"), ("hands", "drafted")]);
    let before = game.view(Viewer::Seat(SECOND)).players[0].clone();
    let pair = actions(&game, FIRST).swap_remove(0);
    play(&mut game, FIRST, &pair);
    assert_eq!(game.view(Viewer::Seat(SECOND)).players[0], before);
    assert!(seen(&game).players[0].kept.is_some());
}

#[test]
fn the_preparation_brings_artefacts_buyers_and_a_new_order() {
    let more = "turn = 1\nactions_left = 1
        queues = [['red', 'green', 'red', 'green'], ['red', 'red', 'red'], ['red'], [], [], []]
        buyer_deck = ['orange', 'purple', 'green', 'green', 'purple', 'orange', 'special', 'yellow', 'yellow',
            'orange', 'purple', 'special', 'yellow', 'green', 'red', 'red', 'red']
        piles = [[], [], [], [], ['yellow-a', 'yellow-b', 'yellow-c']]
        stacks = [['orange-a', 'orange-b'], [], [], [], ['yellow-d']]
        forecast = [{ card = 'yellow-6', marker = 2 }, { card = 'yellow-6' }, { card = 'yellow-5' }]
        [one]\npassed = true
        [two]\ntoken = 1";
    let mut game = two(more);
    play(&mut game, SECOND, "pass");
    let view = seen(&game);
    assert_eq!((view.round, view.prompt.as_deref()), (2, Some("draft")));
    assert_eq!(names(&view.markets[0].queue), ["green", "red", "green"], "the front of four leaves");
    assert!(view.markets.iter().all(|market| market.queue.len() == 3));
    assert_eq!(names(&view.order), ["2", "1"], "the token comes first");
    assert_eq!(view.players[1].token, None);
    assert_eq!(view.players[1].crew, 22, "the marker on the forecast is back");
    assert_eq!(view.forecast.len(), 3);
    assert!(view.centres.iter().all(|centre| centre.command.is_some()));
    assert_eq!(names(&view.stacks[4].artefacts), ["yellow-d", "yellow-a"], "the third goes to the bottom");
    for _ in 0..3 {
        for seat in [FIRST, SECOND] {
            let pair = actions(&game, seat).swap_remove(0);
            play(&mut game, seat, &pair);
        }
    }
    let view = seen(&game);
    assert_eq!((view.players[0].hand.len(), view.players[0].travel.len()), (6, 3));
    assert_eq!(names(&view.stacks[0].artefacts), ["orange-b", "orange-a"], "the stacks turn");
}

#[test]
fn command_centres_pay_the_prizes_of_the_round() {
    let envoys = "[one]\npassed = true\nenvoys = [2, 1, 0]\n[two]\nenvoys = [1, 1, 0]";
    let mut game = two(&format!("{LAST}{envoys}"));
    let view = seen(&game);
    assert_eq!(view.prizes, [5, 0, 0]);
    play(&mut game, SECOND, "pass");
    assert_eq!(
        (credits(&game, FIRST), credits(&game, SECOND)),
        (20 + 5 + 2, 20 + 2),
        "half of 5, rounded down"
    );
    let late = format!("{LAST}round = 3\nforecast = []\ncommand = ['deal', 'gear', 'influence']\n{envoys}");
    let mut game = two(&late);
    play(&mut game, SECOND, "pass");
    assert_eq!((credits(&game, FIRST), credits(&game, SECOND)), (20 + 15 + 12, 20 + 10 + 12));
    assert!(game.decision().is_over());
}

#[test]
fn reinforcements_draw_four_cards_and_discard_two() {
    let base =
        "deck = ['red-1', 'red-2', 'red-3', 'red-4']\n[one]\nhand = ['red-2', 'green-1']\nenvoys = [1, 0, 0]";
    let mut game = two(&format!("round = 2\ncommand = ['manpower', 'gear', 'gear']\n{base}"));
    plays(&mut game, &["command red-2", "withdraw", "invoke"]);
    assert_eq!(seen(&game).players[0].hand.len(), 5);
    plays(&mut game, &["discard red-4"]);
    assert_eq!(why_not(&game, FIRST, "discard red-4"), Some(Reason::NotInHand));
    plays(&mut game, &["discard green-1"]);
    assert_eq!(seen(&game).players[0].hand.len(), 3);
}

fn invoking(round: u8, design: &str, more: &str) -> ExcavationEarth {
    let forecast = if round == 3 { "forecast = []" } else { "" };
    let base = format!(
        "round = {round}\n{forecast}\ncommand = ['{design}', 'gear', 'gear']\n{more}\nhand = ['red-2']\nenvoys = [1, 0, 0]"
    );
    let mut game = two(&base);
    plays(&mut game, &["command red-2", "withdraw", "invoke"]);
    game
}

#[test]
fn restructuring_gives_a_further_action_that_does_not_count() {
    let mut game = invoking(3, "manpower", "sites = ['orange-a']\n[one]");
    assert!(actions(&game, FIRST).contains(&"free travel".to_owned()));
    assert_eq!(why_not(&game, FIRST, "free sell 2"), Some(Reason::MerchantsOnly));
    plays(&mut game, &["free excavate orange", "take orange-a", "sample orange-a"]);
    let view = seen(&game);
    assert_eq!((view.actions_left, names(&view.players[0].hold)), (1, vec!["orange-a".to_owned()]));
}

#[test]
fn a_shady_deal_is_at_printed_values_and_takes_equal_colours() {
    let mut game =
        invoking(2, "deal", "stacks = [['orange-a', 'orange-b'], [], [], [], []]\n[one]\ncredits = 9");
    plays(&mut game, &["acquire orange hatch", "acquire orange hold", "leave"]);
    assert_eq!(credits(&game, FIRST), 0);
}

#[test]
fn a_profitable_deal_pays_three_credits_first() {
    let mut game = invoking(3, "deal", "stacks = [['orange-a'], [], [], [], []]\n[one]\ncredits = 1");
    assert_eq!(credits(&game, FIRST), 4);
    plays(&mut game, &["acquire orange hold", "leave"]);
    let mut game = invoking(3, "deal", "stacks = [['orange-a'], [], [], [], []]\n[one]");
    plays(&mut game, &["done"]);
    assert_eq!(credits(&game, FIRST), 23);
}

#[test]
fn smart_gear_takes_different_colours_and_sentient_gear_any() {
    let sites =
        "sites = ['orange-a', 'orange-b', 'red-a', 'red-a']\n[one]\nexplorers = ['L02', 'L13', 'L18']";
    let mut game = invoking(2, "gear", sites);
    plays(&mut game, &["take orange-a"]);
    assert_eq!(why_not(&game, FIRST, "take orange-b"), Some(Reason::SameColour));
    plays(&mut game, &["take red-a", "leave"]);
    let mut game = invoking(3, "gear", sites);
    plays(&mut game, &["take red-a", "take orange-b", "take red-a", "leave"]);
    assert_eq!(names(&seen(&game).players[0].hold), ["orange-b", "red-a", "red-a"]);
}

#[test]
fn bribery_leads_and_swaps_buyers_and_pushes_nobody_out() {
    let queues = "queues = [['red', 'red', 'green', 'red'], ['orange'], [], ['yellow'], [], []]\n[one]";
    let mut game = invoking(2, "influence", queues);
    assert!(matches!(why_not(&game, FIRST, "lead 2.1 1"), Some(Reason::QueueFull { .. })));
    assert_eq!(why_not(&game, FIRST, "lead 1.2 2"), None, "the neighbour in front is alike");
    let mut swapped = game;
    plays(&mut swapped, &["swap 4.1 1.3"]);
    assert_eq!(names(&seen(&swapped).markets[0].queue), ["red", "red", "yellow", "red"]);
    assert_eq!(seen(&swapped).actions_left, 1, "a swap counts as two buyers");
    plays(&mut game, &["lead 4.1 5"]);
    assert_eq!(seen(&game).pending.left, Some(1));
    plays(&mut game, &["lead 1.3 2"]);
    assert_eq!(names(&seen(&game).markets[1].queue), ["orange", "green"], "in any order");
}

#[test]
fn the_most_credits_win_then_the_most_artefacts_then_all() {
    let end = |one: &str, two_: &str| {
        let base = "round = 3\nforecast = []\ncommand = ['deal', 'gear', 'influence']\n";
        let mut game = two(&format!("{LAST}{base}[one]\npassed = true\n{one}\n[two]\n{two_}"));
        let events = play(&mut game, SECOND, "pass");
        let won = |event: &Event| match event {
            Event::Won { seat } => Some(seat.to_string()),
            _ => None,
        };
        events.iter().filter_map(won).collect::<Vec<_>>()
    };
    assert_eq!(end("credits = 21", ""), ["1"]);
    assert_eq!(end("", "hold = ['red-a']"), ["2"]);
    assert_eq!(end("", ""), ["1", "2"]);
}
