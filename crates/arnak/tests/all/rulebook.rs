//! The digest of the rules: section 13, and what section 2, 12 and 14 say.

use crate::kit::{FIRST, SECOND, Scene, act, actions, all, begin, cards, four, play, run, scene, tokens};
use dighouse_arnak::{Arnak, Event, Icons, Tokens};
use dighouse_game::{Game, Seat, Viewer};
use toml::Value;

fn others_pass(game: &mut Arnak) {
    act(game, SECOND, "pass");
    act(game, SECOND, "end");
}

#[test]
fn setup_by_number_of_players() {
    for (seats, blocked, temple, fears, bird) in
        [(1, 5, 2, 17, 7), (2, 5, 2, 15, 7), (3, 3, 3, 13, 9), (4, 0, 4, 11, 11)]
    {
        let view = all(&begin(seats, &[], 7));
        let spaces = view.sites.iter().flat_map(|site| &site.spaces);
        assert_eq!(spaces.filter(|space| space.blocked).count(), blocked);
        assert_eq!(view.temple_tiles, [temple; 6]);
        assert_eq!(view.temple_bonuses.len(), usize::from(temple));
        assert_eq!(view.fears, fears);
        let tiles = view.bonuses.iter().map(|it| it.len()).sum::<usize>();
        let taken = usize::from(view.used_bonuses.iter().sum::<u8>());
        assert_eq!(tiles + taken, bird);
        assert_eq!(
            view.supply.each_ref().map(|it| it.len()).iter().sum::<usize>() + view.gone_assistants.len(),
            12
        );
    }
    for (seats, rescue, supply, bonus) in [(2, 2, [3, 3, 4], 8), (3, 3, [3, 3, 3], 10), (4, 4, [3, 3, 2], 12)]
    {
        let view = all(&begin(seats, &[("temple", "snake")], 7));
        assert_eq!(view.rescue.len(), rescue);
        assert_eq!(view.supply.each_ref().map(|it| it.len()), supply);
        assert_eq!(view.bonuses.iter().map(|it| it.len()).sum::<usize>(), bonus);
    }
}

#[test]
fn starting_tokens_by_turn_order() {
    let game = begin(4, &[], 3);
    let view = all(&game);
    let tokens = |after: usize| view.players[(view.starter.index() + after) % 4].tokens.counts();
    assert_eq!(tokens(0), [2, 0, 0, 0, 0]);
    assert_eq!(tokens(1), [1, 1, 0, 0, 0]);
    assert_eq!(tokens(2), [2, 1, 0, 0, 0]);
    assert_eq!(tokens(3), [1, 2, 0, 0, 0]);
    assert_eq!(all(&begin(1, &[], 3)).players[0].tokens.counts(), [1, 1, 0, 0, 0]);
}

#[test]
fn travel_costs_of_both_sides() {
    let differ = [
        ("c2", "car", "boot boot"),
        ("c3", "ship", "plane"),
        ("d2", "car car", "boot plane"),
        ("d3", "ship ship", "ship car"),
    ];
    let (bird, snake) = (all(&scene("")), all(&crate::kit::snake("")));
    for (bird, snake) in bird.sites.iter().zip(&snake.sites) {
        let name = bird.site.to_string();
        match differ.iter().find(|(site, ..)| *site == name) {
            Some((_, on_bird, on_snake)) => {
                assert_eq!(bird.spaces[0].cost, on_bird.parse::<Icons>().unwrap());
                assert_eq!(snake.spaces[0].cost, on_snake.parse::<Icons>().unwrap());
            }
            None => assert_eq!(bird.spaces[0].cost, snake.spaces[0].cost),
        }
    }
}

#[test]
fn everybody_draws_to_five_and_kept_cards_count() {
    let mut game =
        scene("hand fear; deck funding-car funding-ship exploration-car exploration-ship hat rope");
    play(&mut game, "pass/end");
    others_pass(&mut game);
    run(&mut game, "?keep-cards/done");
    act(&mut game, SECOND, "done");
    assert_eq!(all(&game).players[0].hand.len(), 5);
    assert!(cards(&game, "hand").contains(&"fear".to_owned()));
    assert_eq!(all(&game).round, 2);
    assert_eq!(all(&game).starter, SECOND);
}

#[test]
fn free_actions_come_before_during_and_after_the_main_action() {
    let mut game = scene(
        "hand hat funding-car gold-pan carrier-pigeon; tokens coin 1; crates 1; site b1 l1-03; top fear",
    );
    run(&mut game, "play hat/=coin 2 compass 1/dig b1/travel funding-car/?draw/play gold-pan/?draw/draw");
    run(
        &mut game,
        "=coin 5 compass 1 tablet 1/?free-action/slot arrowhead/play carrier-pigeon/=coin 5 compass 1 tablet 3 arrowhead 1/end",
    );
}

#[test]
fn a_reward_does_not_pay_for_the_cost_that_produces_it() {
    run(&mut scene("tokens compass 1"), "!research glass 1: TooFew");
    run(&mut scene("tokens compass 2; hand funding-car; idol b1 compass"), "!discover b1: TooFew");
}

#[test]
fn no_free_action_comes_into_a_payment() {
    run(
        &mut scene("hand hat funding-car; site b1 l1-02"),
        "dig b1/!play hat: FinishFirst/!decline: FinishFirst/travel funding-car",
    );
}

#[test]
fn a_card_is_used_for_travel_or_for_its_effect() {
    run(
        &mut scene("hand gold-pan; site b3 l1-02"),
        "dig b3/travel gold-pan/=coin 1 arrowhead 1/!play gold-pan: NotInHand/played gold-pan",
    );
    run(&mut scene("hand rough-map; site b3 l1-02"), "dig b3/travel rough-map/played rough-map");
}

#[test]
fn fear_cannot_be_played() {
    run(&mut scene("hand fear"), "!play fear: NoEffect");
}

#[test]
fn travel_is_paid_by_cards_boons_assistants_and_pilots() {
    let words = "hand funding-ship; overcame g03; assistant aviator gold; tokens coin 4; site d1 l2-03; site d3 l2-01";
    run(
        &mut scene(words),
        "dig d1/!travel funding-ship: PaysNothing/travel g03/pilot/=coin 2 arrowhead 1 jewel 1",
    );
    run(&mut scene(words), "dig d3/travel funding-ship/pilot/=coin 2 compass 2 jewel 1");
    let mut game = scene(words);
    run(&mut game, "dig d1/travel aviator/=coin 4 arrowhead 1 jewel 1/!use aviator: Exhausted");
    run(&mut scene(words), "dig d1/pilot/pilot/=arrowhead 1 jewel 1");
}

#[test]
fn a_pilot_is_not_promised_coins_that_the_same_cost_takes() {
    // The guardian g03 costs a boot, a coin and an arrowhead.
    let words = "site b1 l1-02 g03; at b1";
    run(&mut scene(&format!("{words}; tokens coin 2 arrowhead 1")), "!overcome b1: CannotTravel");
    run(&mut scene(&format!("{words}; tokens coin 3 arrowhead 1")), "overcome b1/pilot/=");
}

#[test]
fn which_of_two_icons_is_spent_is_asked_where_it_matters() {
    let mut game = scene("hand army-knife");
    run(&mut game, "dig a1/travel army-knife/?spend-icon/!icon boot: NoIcon/icon car/=coin 2");
    assert_eq!(all(&game).pool, Icons { ship: 1, ..Icons::NONE });
}

#[test]
fn surplus_icons_are_gone_with_the_turn() {
    let mut game = scene("hand ostrich fear; assistant stone-cutter");
    play(&mut game, "dig a1/travel ostrich/end");
    others_pass(&mut game);
    run(&mut game, "use stone-cutter/pay/!icon car: NoIcon/travel fear/=coin 2 arrowhead 1");
}

#[test]
fn what_is_left_of_a_discount_is_gone_at_once() {
    let mut game = scene("hand sturdy-boots; assistant stone-cutter");
    run(&mut game, "play sturdy-boots/dig a2/=compass 3/use stone-cutter/!pay: CannotTravel");
    assert_eq!(all(&game).pool, Icons::NONE);
}

#[test]
fn a_hand_may_grow_beyond_five() {
    let hand = "funding-car funding-ship exploration-car exploration-ship";
    let mut game = scene(&format!("hand flask {hand}; top fear hat rope"));
    run(&mut game, &format!("play flask/draw/draw/draw/hand {hand} fear hat rope"));
}

#[test]
fn digging_needs_an_archaeologist_and_a_free_space() {
    run(&mut scene("hand fear; at a1; at a2"), "!dig a3: NoArchaeologist");
    run(
        &mut scene("hand fear funding-car; other a1"),
        "!dig a1: SpaceTaken/!dig a1-2: SpaceBlocked/!dig b1: NotDiscovered",
    );
    let mut game = four("hand fear funding-car; at a1");
    run(&mut game, "dig a1-2/travel fear/travel funding-car/=coin 2");
    assert_eq!(all(&game).players[0].archaeologists, 0);
}

#[test]
fn a_guardian_does_not_hinder_digging() {
    run(&mut scene("hand funding-car; site b1 l1-02 g01"), "dig b1/travel funding-car/=coin 1 arrowhead 1");
}

#[test]
fn discovering_in_order_idol_tile_guardian() {
    let mut game = scene(
        "hand funding-car; tokens compass 3 tablet 1; idol b1 upgrade; next-site l1-02; next-guardian g04",
    );
    play(&mut game, "discover b1/travel funding-car");
    assert_eq!((all(&game).players[0].crates, all(&game).sites[5].tile), (1, None));
    let events = act(&mut game, FIRST, "trade tablet");
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let tile = place(|event| matches!(event, Event::SiteRevealed { .. }));
    let gain = place(|event| matches!(event, Event::Gained { .. }));
    let guardian = place(|event| matches!(event, Event::GuardianAwoke { .. }));
    assert!(tile < gain && gain < guardian);
    assert_eq!(tokens(&game), [1, 0, 0, 2, 0]);
}

#[test]
fn level_ii_costs_six_compasses_and_gives_both_idols() {
    let words = "hand ostrich; idol d1 coin; next-site l2-03";
    run(&mut scene(&format!("{words}; tokens compass 5")), "!discover d1: TooFew");
    let mut game = scene(&format!("{words}; tokens compass 6"));
    run(&mut game, "discover d1/travel ostrich/=coin 1 arrowhead 1 jewel 1");
    assert_eq!(all(&game).players[0].crates, 2);
}

#[test]
fn an_item_goes_under_the_deck_and_an_artifact_into_the_play_area() {
    run(&mut scene("items hat; tokens coin 1"), "buy hat/=/bottom hat");
    run(&mut scene("items hat; deck; tokens coin 1"), "buy hat/top hat/bottom hat");
    run(
        &mut scene("artifacts serpent-idol; tokens compass 2"),
        "buy serpent-idol/decline/=/played serpent-idol",
    );
    run(&mut scene("items hat"), "!buy hat: TooFew/!buy rope: NotInRow");
}

#[test]
fn an_item_bought_with_an_empty_deck_is_the_whole_deck() {
    let mut game = scene("hand pack-donkey; deck; items hat; tokens coin 1");
    run(&mut game, "buy hat/bottom hat/top hat/!play pack-donkey: MainActionDone");
}

#[test]
fn guardians_cost_what_is_printed() {
    let costs: [(&str, &str, &str, &str); 15] = [
        ("g01", "compass 1 coin 1 arrowhead 1", "", "overcome b1"),
        ("g02", "coin 1 arrowhead 1", "fear", "overcome b1/use-up fear"),
        ("g03", "coin 1 arrowhead 1", "fear", "overcome b1/travel fear"),
        ("g04", "coin 2 arrowhead 1", "", "overcome b1"),
        ("g05", "tablet 1 arrowhead 1", "fear", "overcome b1/travel fear"),
        ("g06", "arrowhead 1", "stone-jar", "overcome b1/travel stone-jar"),
        ("g07", "compass 1 arrowhead 1", "fear", "overcome b1/use-up fear"),
        ("g08", "coin 4", "", "overcome b1"),
        ("g09", "arrowhead 1", "funding-ship", "overcome b1/travel funding-ship"),
        ("g10", "arrowhead 1", "funding-car", "overcome b1/travel funding-car"),
        ("g11", "compass 1", "fear funding-car", "overcome b1/travel fear/travel funding-car"),
        ("g12", "jewel 1", "fear", "overcome b1/travel fear"),
        ("g13", "tablet 3", "", "overcome b1"),
        ("g14", "arrowhead 1", "stone-jar", "overcome b1/travel stone-jar"),
        ("g15", "compass 2 arrowhead 1", "", "overcome b1"),
    ];
    for (guardian, tokens, hand, script) in costs {
        let words = format!("site b1 l1-02 {guardian}; hand {hand}; tokens {tokens}");
        run(&mut scene(&words), "!overcome b1: NotThere");
        let mut game = scene(&format!("{words}; at b1"));
        run(&mut game, &format!("{script}/=/hand"));
        let me = &all(&game).players[0];
        assert!(me.guardians[0].boon && me.guardians[0].guardian.name() == guardian && me.points[3] == 5);
    }
}

#[test]
fn a_guardian_is_not_overcome_for_one_token_less() {
    let costs = [
        "g01 compass 1 coin 1",
        "g02 coin 1",
        "g04 coin 1 arrowhead 1",
        "g08 coin 3",
        "g13 tablet 2",
        "g15 compass 1 arrowhead 1",
    ];
    for cost in costs {
        let (guardian, tokens) = cost.split_once(' ').unwrap();
        let game = scene(&format!("site b1 l1-02 {guardian}; at b1; hand fear; tokens {tokens}"));
        assert_eq!(crate::kit::why_not(&game, "overcome b1"), "TooFew", "{cost}");
    }
}

#[test]
fn boons_are_used_once() {
    run(&mut scene("overcame g02; hand fear"), "boon g02/exile fear hand/!boon g02: NoBoon/hand");
    run(&mut scene("overcame g07; top fear"), "boon g07/draw/hand fear");
    run(&mut scene("overcame g08; tokens arrowhead 1"), "boon g08/trade arrowhead/=jewel 1");
    run(&mut scene("overcame g13; site d1 l2-03"), "!boon g13: AnotherBoon/!dig d1: CannotTravel");
}

#[test]
fn idol_slots_have_five_effects_and_are_four() {
    run(&mut scene("crates 1; tokens coin 1"), "slot jewel/pay/=jewel 1/!slot card: NoIdol");
    run(&mut scene("crates 1"), "slot jewel/!pay: TooFew/decline/=");
    run(&mut scene("crates 1"), "slot arrowhead/=arrowhead 1");
    run(&mut scene("crates 1"), "slot tablets/=tablet 2");
    run(&mut scene("crates 1"), "slot coin-and-compass/=coin 1 compass 1");
    run(&mut scene("crates 1; top fear"), "slot card/draw/hand fear");
    run(&mut scene("crates 1; slots 4"), "!slot card: SlotsFull");
    for (slots, points) in [(0, 10), (1, 9), (2, 7), (3, 4), (4, 0)] {
        let sheet = all(&scene(&format!("slots {slots}"))).players[0].points[2];
        assert_eq!(sheet, points + 3 * slots);
    }
}

#[test]
fn assistants_silver_and_gold() {
    let silver = [
        ("banker", "use banker/=coin 2"),
        ("scholar", "use scholar/=tablet 1"),
        ("stone-cutter", "use stone-cutter/!pay: CannotTravel/decline/="),
        ("trader", "use trader/!pay: TooFew/decline/="),
        ("medic", "use medic/?exile"),
        ("porter", "use porter/draw/?use-up/use-up fear/hand"),
        ("aviator", "use aviator/=coin 1"),
        ("driver", "use driver/=compass 1"),
        ("sea-captain", "use sea-captain/=compass 1"),
        ("naturalist", "use naturalist/?upgrade"),
        ("guide", "use guide/=compass 1/!use guide: Exhausted"),
    ];
    for (assistant, script) in silver {
        run(&mut scene(&format!("assistant {assistant}; top fear; played rope")), script);
    }
    let gold = [
        ("banker", "use banker/=coin 4"),
        ("scholar", "use scholar/=coin 2 tablet 1"),
        ("stone-cutter", "use stone-cutter/=coin 1 arrowhead 1"),
        ("trader", "use trader/pay/choose 2/=jewel 1"),
        ("medic", "use medic/exile rope play-area/=coin 1 compass 1"),
        ("porter", "use porter/draw/hand fear/=coin 1"),
        ("aviator", "use aviator/=coin 3"),
        ("driver", "use driver/=coin 2 compass 1"),
        ("sea-captain", "use sea-captain/=coin 2 compass 1"),
        ("naturalist", "use naturalist/decline/=coin 1 compass 1"),
        ("guide", "use guide/=coin 1 compass 2"),
    ];
    for (assistant, script) in gold {
        run(&mut scene(&format!("assistant {assistant} gold; tokens coin 1; top fear; played rope")), script);
    }
    for (level, icons) in [("", "plane"), (" gold", "plane plane")] {
        let mut game = scene(&format!("assistant aviator{level}"));
        play(&mut game, "travel aviator");
        assert_eq!(all(&game).pool, icons.parse::<Icons>().unwrap());
    }
}

#[test]
fn the_quartermaster_buys_as_a_main_action() {
    run(
        &mut scene("assistant quartermaster; items ostrich; tokens coin 2"),
        "use quartermaster/buy ostrich/=/!use quartermaster: MainActionDone",
    );
    run(
        &mut scene("assistant quartermaster gold; artifacts serpent-idol"),
        "use quartermaster/buy serpent-idol/decline/=",
    );
}

#[test]
fn the_porter_forces_a_card_out_of_the_hand_even_without_a_draw() {
    run(
        &mut scene("assistant porter; hand hat; deck"),
        "use porter/?use-up/!decline: AnotherDecision/use-up hat/=",
    );
    run(&mut scene("assistant porter; deck"), "use porter/?main-action");
    run(&mut scene("assistant porter; top hat"), "use porter/decline/?main-action");
}

#[test]
fn no_free_action_comes_between_the_draw_of_the_porter_and_its_discard() {
    run(
        &mut scene("assistant porter; top hat; crates 1"),
        "use porter/draw/?use-up/!play hat: FinishFirst/!slot arrowhead: FinishFirst/use-up hat/=",
    );
    // Before the draw there may be one.
    run(
        &mut scene("assistant porter; hand gold-pan; top hat"),
        "use porter/?draw/play gold-pan/draw/?use-up/use-up hat/=coin 2",
    );
}

#[test]
fn an_exile_waits_for_a_card_that_a_free_action_draws() {
    // A pilot pays for the journey, so hand and play area are empty when the idol is found.
    let mut game = scene("top fear; tokens coin 2 compass 3; idol b1 exile; next-site l1-10; crates 1");
    play(&mut game, "discover b1/pilot");
    assert!(all(&game).players[0].hand.is_empty() && all(&game).players[0].played.is_empty());
    let mut hasty = game;
    run(&mut game, "?exile/slot card/draw/?exile/exile fear hand/=jewel 1/hand");
    run(&mut hasty, "?exile/decline/=jewel 1");
}

#[test]
fn a_card_to_discard_can_be_drawn_first_by_a_free_action() {
    let mut game = scene("hand parrot; top fear; crates 1");
    run(&mut game, "play parrot/?offer/slot card/draw/?offer/use-up fear/=jewel 1");
    run(&mut scene("hand parrot; deck; played fear"), "play parrot/?free-action/=");
}

#[test]
fn an_idol_can_be_put_into_a_slot_before_the_stone_key_frees_it() {
    let mut game = scene("hand stone-key; tokens tablet 1; crates 1");
    run(&mut game, "play stone-key/!free-slot: SlotsEmpty/slot tablets/free-slot/=tablet 2");
    assert_eq!((all(&game).players[0].crates, all(&game).players[0].slots), (1, 0));
    run(&mut scene("hand stone-key; tokens tablet 1"), "play stone-key/?free-action");
}

#[test]
fn between_idol_and_site_a_fear_card_can_be_exiled_to_be_taken_again() {
    // Without Fear cards the site would bring a fear tile. The boon of g02 exiles the Fear that paid.
    let words =
        "hand fear funding-ship; tokens compass 3; idol b3 coin; next-site l1-09; overcame g02; fears 0";
    let mut game = scene(words);
    run(&mut game, "discover b3/travel funding-ship/?fear/=coin 1");
    let mut careless = game;
    run(&mut game, "boon g02/exile fear hand/=coin 1 compass 1 jewel 1/played fear");
    assert_eq!(all(&game).players[0].fear_tiles, 0);
    run(&mut careless, "proceed/=coin 1 compass 1 jewel 1");
    assert_eq!(all(&careless).players[0].fear_tiles, 1);
    // Where it cannot matter nothing is asked.
    let mut game = scene(&words.replace("; fears 0", ""));
    run(&mut game, "discover b3/travel funding-ship/?free-action/=coin 1 compass 1 jewel 1/played fear");
}

#[test]
fn the_notebook_never_goes_above_the_glass() {
    run(&mut scene("tokens jewel 1"), "!research notebook 2: NotebookTooHigh");
    run(
        &mut scene("tokens jewel 1; glass 1; stack 1 banker"),
        "research notebook 2/recruit 1/use banker/=coin 2",
    );
    run(
        &mut scene("glass 14; notebook 12; tokens coin 1 compass 1 jewel 1"),
        "!research notebook 14: NotebookTooHigh",
    );
}

#[test]
fn bonus_tiles_go_to_the_first_and_the_order_of_rewards_is_chosen() {
    let mut game = with_bonus_at_6("coin");
    run(&mut game, "research glass 6/=coin 1 compass 1");
    assert!(all(&game).bonuses[6].is_empty());
    let mut game = with_bonus_at_6("draw");
    run(&mut game, "research glass 6/?rewards/reward row/=compass 1/?draw");
}

/// The glass stands below a space on which such a tile lies.
fn with_bonus_at_6(tile: &str) -> Arnak {
    let mut scene = Scene::new(2, &[]).with("glass 5; tokens coin 1 tablet 1 arrowhead 1");
    let bonuses = scene.position()["bonuses"].as_array_mut().unwrap();
    let has = |tiles: &Value| tiles.as_array().unwrap().first().and_then(Value::as_str) == Some(tile);
    let place = bonuses.iter().position(has).unwrap();
    bonuses.swap(6, place);
    scene.set_up()
}

#[test]
fn promotion_makes_an_assistant_ready() {
    let mut game = scene("glass 5; notebook 4; tokens tablet 2 arrowhead 1; assistant guide");
    run(&mut game, "research notebook 5/use guide/promote guide/use guide/=compass 3");
}

#[test]
fn the_lost_temple_gives_a_rank_a_bonus_tile_and_then_temple_tiles() {
    let mut game = scene("glass 12; tokens coin 1 compass 1 jewel 1");
    play(&mut game, "research glass 14");
    let view = game.view(Viewer::Seat(FIRST));
    assert!(view.temple_bonuses.iter().all(Option::is_some));
    assert!(game.view(Viewer::Seat(SECOND)).temple_bonuses.iter().all(Option::is_none));
    assert_eq!(view.players[0].points[0], 23);
    let tile = view.temple_bonuses[0].unwrap();
    run(&mut game, &format!("?pick-tile/pick {tile}"));
    assert_eq!(all(&game).temple_bonuses.len(), 1);
    run(
        &mut scene("glass 14; tokens coin 1 tablet 2 jewel 1 compass 1 arrowhead 1"),
        "temple 11/=/!temple 11: MainActionDone",
    );
    run(
        &mut scene("glass 14; tokens coin 1 tablet 2 jewel 1"),
        "!temple 11: TooFew/!temple 6-right: TooFew/temple 6-left/=",
    );
    run(&mut scene("tokens jewel 1"), "!temple 2-middle: NotInTemple");
}

#[test]
fn an_empty_stack_of_temple_tiles_sells_nothing() {
    let mut scene = Scene::new(2, &[]).with("glass 14; tokens jewel 1");
    scene.position().insert("temple_tiles".into(), vec![2i64, 0, 2, 2, 2, 2].into());
    let other = scene.position()["players"].as_array_mut().unwrap()[1].as_table_mut().unwrap();
    other.insert("temple_tiles".into(), vec![0i64, 2, 0, 0, 0, 0].into());
    run(&mut scene.set_up(), "!temple 2-middle: NoTempleTile");
}

#[test]
fn the_last_active_player_takes_turn_after_turn() {
    let mut game = scene("hand horse theodolite; deck");
    play(&mut game, "play theodolite/end");
    others_pass(&mut game);
    run(&mut game, "?main-action/play horse/=coin 2 compass 1/end/?main-action/pass/end");
    assert_eq!(all(&game).round, 1);
    assert_eq!(game.decision().seats().iter().collect::<Vec<Seat>>(), [SECOND], "asked what to keep");
}

#[test]
fn whoever_has_passed_may_still_take_free_actions_in_that_turn() {
    run(&mut scene("hand hat"), "pass/play hat/=coin 1 compass 1/!pass: MainActionDone/end");
}

#[test]
fn the_end_of_a_round_in_order() {
    let mut game = scene(
        "hand fear horse; deck hat; played rope; site b1 l1-02 g01; at b1; items trowel; tokens coin 1; assistant guide exhausted",
    );
    play(&mut game, "buy trowel/end");
    others_pass(&mut game);
    play(&mut game, "pass/end");
    let before = all(&game);
    assert_eq!(before.players[0].archaeologists, 2);
    assert_eq!(
        before.players[0].played.iter().filter(|card| card.name() == "fear").count(),
        2,
        "one of the guardian"
    );
    run(&mut game, "use-up fear/done");
    act(&mut game, SECOND, "done");
    // The kept card, the rest of the deck, the bought item, then cards of the shuffle.
    let hand = cards(&game, "hand");
    assert!(["horse", "hat", "trowel"].iter().all(|card| hand.contains(&(*card).to_owned())), "{hand:?}");
    let view = all(&game);
    assert!(view.players[0].assistants[0].ready);
    assert_eq!((view.round, view.starter), (2, SECOND));
    assert_eq!((view.artifacts.len(), view.items.len()), (2, 4));
    assert_eq!(view.items[0], before.items[1], "the items that stay do not move");
    assert!(
        view.exiled.contains(&before.items[0].unwrap())
            && view.exiled.contains(&before.artifacts[0].unwrap())
    );
}

#[test]
fn the_row_does_not_slide_when_its_deck_is_empty() {
    let mut scene = Scene::new(2, &[]).with("items hat rope axe torch dog; tokens coin 2");
    let deck = std::mem::take(scene.position()["item_deck"].as_array_mut().unwrap());
    scene.position().insert("exiled".into(), deck.into());
    let mut game = scene.set_up();
    play(&mut game, "buy rope/end");
    let names: Vec<_> =
        all(&game).items.iter().map(|card| card.map_or("-", dighouse_arnak::Card::name)).collect();
    assert_eq!(names, ["hat", "-", "axe", "torch", "dog"]);
}

#[test]
fn without_fear_cards_there_are_fear_tiles_and_then_nothing() {
    let mut game = scene("hand serpent-idol; tokens tablet 1; fears 0");
    play(&mut game, "play serpent-idol");
    let me = &all(&game).players[0];
    assert_eq!((me.fear_tiles, me.points[5]), (1, -2 - 2));
    let mut scene = Scene::new(2, &[]).with("hand serpent-idol; tokens tablet 1; fears 0");
    scene.position().insert("fear_tiles".into(), 0.into());
    let other = scene.position()["players"].as_array_mut().unwrap()[1].as_table_mut().unwrap();
    other.insert("fear_tiles".into(), 10.into());
    let mut game = scene.set_up();
    assert!(play(&mut game, "play serpent-idol").contains(&Event::NoFearLeft { seat: FIRST }));
}

#[test]
fn a_fear_tile_can_be_exiled_and_is_never_shuffled() {
    let mut game = scene("hand serpent-idol axe; tokens tablet 1; fears 0");
    play(&mut game, "play serpent-idol/end");
    others_pass(&mut game);
    run(&mut game, "play axe/exile-fear-tile/=compass 1 jewel 1");
    assert_eq!(all(&game).players[0].fear_tiles, 0);
}

#[test]
fn exiled_fear_goes_back_and_exiled_basic_cards_are_gone() {
    let mut game = scene("hand axe fear");
    play(&mut game, "play axe/exile fear hand");
    assert_eq!(all(&game).fears, 16);
    let mut game = scene("hand axe funding-car");
    play(&mut game, "play axe/exile funding-car hand");
    assert_eq!(all(&game).players[0].exiled_basics[0].name(), "funding-car");
}

#[test]
fn the_score_sheet() {
    let game = scene(
        "glass 10; notebook 7; overcame g01; crates 1; slots 1; played brush treasure-chest; hand fear",
    );
    // Row 6 and row 4; no temple tile; two idols and the slots 2 to 4; a guardian; 3 and 3 points; two Fears.
    assert_eq!(all(&game).players[0].points, [16, 0, 15, 5, 6, -2]);
    assert_eq!(game.standings().total(FIRST), 40);
}

#[test]
fn ties_go_to_whoever_was_first_in_the_temple() {
    let mut scene = Scene::new(2, &[]).with("round 5; glass 14");
    let other = scene.position()["players"].as_array_mut().unwrap()[1].as_table_mut().unwrap();
    other.insert("glass".into(), 14.into());
    other.insert("rank".into(), 2.into());
    other.insert("temple_tiles".into(), vec![1i64, 0, 0, 0, 0, 0].into());
    scene.position().insert("temple_tiles".into(), vec![1i64, 2, 2, 2, 2, 2].into());
    scene.position().insert("arrived".into(), 2.into());
    let standings = scene.set_up().standings();
    assert_eq!((standings.total(FIRST), standings.total(SECOND)), (31, 31));
    assert_eq!((standings.rank(FIRST), standings.rank(SECOND)), (1, 2));
}

#[test]
fn five_rounds_and_no_cards_are_kept_at_the_end() {
    let mut game = scene("round 5; hand fear; site b1 l1-02 g01; at b1");
    play(&mut game, "pass/end");
    let fears = all(&game).fears;
    others_pass(&mut game);
    assert!(game.decision().is_over());
    assert_eq!(all(&game).fears, fears - 1);
    assert!(actions(&game).is_empty());
}

#[test]
fn tokens_are_not_limited() {
    let mut game = scene("hand gold-pan; tokens coin 60");
    play(&mut game, "play gold-pan");
    assert_eq!(all(&game).players[0].tokens, Tokens { coin: 62, ..Tokens::NONE });
}
