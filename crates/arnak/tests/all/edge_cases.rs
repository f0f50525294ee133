//! Section 17 of the fact sheet: rulings for corners that the texts leave open. Section 19: which of
//! several readings of the box is played.

use crate::kit::{
    FIRST, SECOND, Scene, act, actions, all, cards, four, play, run, scene, snake, solo, tokens, why_not,
};
use dighouse_arnak::{Arnak, Event};
use dighouse_game::{Game, Viewer};

#[test]
fn ruling_1_a_free_dig_or_relocation_takes_any_free_space() {
    let mut game = four("hand passage-shell; tokens tablet 1");
    play(&mut game, "play passage-shell");
    assert!(["dig a1", "dig a1-2"].iter().all(|dig| actions(&game).contains(&(*dig).to_owned())));
    let mut game = four("hand pathfinders-sandals; tokens tablet 1; at a2; other a3");
    play(&mut game, "play pathfinders-sandals");
    let moves = actions(&game);
    assert!(
        ["relocate a2 a1", "relocate a2 a1-2", "relocate a2 a3-2"]
            .iter()
            .all(|to| moves.contains(&(*to).to_owned()))
    );
    assert_eq!(why_not(&game, "relocate a2 a3"), "SpaceTaken");
}

#[test]
fn ruling_2_the_ocarina_turns_discount_icons_into_planes_by_default() {
    let words = "hand guardians-ocarina ostrich; tokens tablet 1; site b3 l1-02";
    for (ruling, expected) in [("on", "allowed"), ("off", "CannotTravel")] {
        let mut game = Scene::new(2, &[("ocarina-discounts", ruling)]).with(words).set_up();
        play(&mut game, "play guardians-ocarina/end");
        pass(&mut game);
        play(&mut game, "play ostrich/decline");
        assert_eq!(why_not(&game, "dig b3"), expected, "{ruling}");
    }
}

/// Seat 2 passes.
fn pass(game: &mut dighouse_arnak::Arnak) {
    crate::kit::act(game, crate::kit::SECOND, "pass");
    crate::kit::act(game, crate::kit::SECOND, "end");
}

#[test]
fn ruling_3_the_war_mask_works_on_after_it_is_exiled() {
    let mut game = scene("hand war-mask axe; tokens tablet 1; site b1 l1-02 g01; at b1");
    play(&mut game, "play war-mask/end");
    pass(&mut game);
    play(&mut game, "play axe/exile war-mask play-area/end/pass/end");
    assert!(!cards(&game, "played").contains(&"fear".to_owned()));
    assert_eq!(all(&game).fears, 15);
}

#[test]
fn ruling_4_the_sundial_just_bought_may_be_passed_with() {
    let mut game = scene("artifacts sundial; tokens compass 2");
    run(&mut game, "buy sundial/resolve/choose 2/=jewel 1/!pass: MainActionDone/end");
    assert!(all(&game).players[0].passed);
}

#[test]
fn ruling_5_a_card_may_be_played_to_no_effect() {
    let mut game = scene("hand bear-trap binoculars ceremonial-rattle; tokens tablet 1");
    for card in ["bear-trap", "binoculars", "ceremonial-rattle"] {
        assert_eq!(why_not(&game, &format!("play {card}")), "allowed");
    }
    run(&mut game, "play binoculars/?free-action/=tablet 1");
}

#[test]
fn ruling_6_the_row_is_not_refilled_before_the_end_of_the_turn() {
    let mut game = scene("hand airdrop; items hat rope");
    play(&mut game, "play airdrop/take hat");
    assert_eq!(all(&game).items.iter().flatten().count(), 4);
    play(&mut game, "end");
    assert_eq!(all(&game).items.iter().flatten().count(), 5);
    assert_eq!(all(&game).items[0].unwrap().name(), "rope");
}

#[test]
fn ruling_7_the_rival_has_a_space_for_each_of_six_kinds_of_idols() {
    let mut game = solo(false, "hand theodolite; tiles discover-green dig-coin; idol b1 exile");
    play(&mut game, "play theodolite/end");
    assert_eq!(all(&game).rival.unwrap().idols[0].name(), "exile");
}

#[test]
fn ruling_8_everybody_decides_at_once_which_cards_to_keep() {
    let mut game = scene("hand hat fear");
    play(&mut game, "pass/end");
    pass(&mut game);
    let asked = |game: &Arnak| game.decision().seats().iter().collect::<Vec<_>>();
    assert_eq!(asked(&game), [FIRST, SECOND]);
    run(&mut game, "?keep-cards/!keep fear: AnotherDecision/!use-up rope: NotInHand/!pass: AnotherDecision");
    assert_eq!(actions(&game), ["use-up hat", "use-up fear", "done"]);
    run(&mut game, "use-up hat/!use-up hat: NotInHand");
    assert_eq!(asked(&game), [FIRST, SECOND], "nobody sees how many are put away");
    run(&mut game, "done");
    assert_eq!(asked(&game), [SECOND]);
    let mine = |viewer| game.view(viewer).players[0].clone();
    assert!(mine(Viewer::Seat(SECOND)).played.is_empty(), "nobody sees yet what is put away");
    assert!(mine(Viewer::Seat(SECOND)).put_away.is_empty());
    assert_eq!(mine(Viewer::Seat(FIRST)).put_away[0].name(), "hat");
    let events = act(&mut game, SECOND, "done");
    let hat = "hat".parse().unwrap();
    assert!(events.contains(&Event::UsedUp { seat: FIRST, card: hat }));
    assert!(events.contains(&Event::CardsKept { seat: FIRST, count: 1 }));
    assert_eq!(all(&game).round, 2);
    assert_eq!(*game.view(Viewer::Seat(SECOND)).players[0].discards, [hat], "what was told can be seen");
    assert!(cards(&game, "hand").contains(&"fear".to_owned()));
}

#[test]
fn ruling_8_who_has_no_cards_is_not_asked() {
    let mut game = scene("");
    play(&mut game, "pass/end");
    pass(&mut game);
    assert_eq!(game.decision().only(), Some(SECOND));
    act(&mut game, SECOND, "done");
    assert_eq!(all(&game).round, 2);
}

#[test]
fn ruling_9_the_exile_can_be_declined_while_the_gain_is_taken() {
    run(&mut scene("hand machete"), "play machete/decline/=compass 2");
}

#[test]
fn ruling_10_travel_of_boons_and_assistants_can_be_had_in_advance_for_this_turn() {
    let mut game = scene("overcame g01; assistant driver");
    play(&mut game, "travel g01/travel driver");
    assert_eq!(all(&game).pool, dighouse_arnak::Icons { ship: 1, car: 1, ..dighouse_arnak::Icons::NONE });
    play(&mut game, "pass/end");
    assert!(all(&game).pool.is_empty());
}

#[test]
fn ruling_11_a_source_that_pays_nothing_is_refused_but_two_icons_may_pay_one() {
    let mut game = scene("hand ostrich fear funding-ship; site b1 l1-02");
    run(
        &mut game,
        "dig b1/!travel fear: PaysNothing/!travel funding-ship: PaysNothing/travel ostrich/=coin 1 arrowhead 1",
    );
    assert_eq!(all(&game).pool, dighouse_arnak::Icons { car: 1, ..dighouse_arnak::Icons::NONE });
}

#[test]
fn ruling_12_there_are_more_site_tiles_than_sites() {
    let view = all(&scene(""));
    let sites = |level: u8| view.sites.iter().filter(|site| site.level == level).count();
    assert_eq!(view.site_stacks.each_ref().map(|it| it.len()), [sites(1) + 2, sites(2) + 2]);
}

#[test]
fn ruling_13_an_exhausted_assistant_can_be_exchanged_for_a_ready_one() {
    let mut game = scene("hand decorated-horn; tokens tablet 1; assistant guide exhausted; stack 1 banker");
    run(&mut game, "play decorated-horn/exchange guide 1/use banker/=coin 2");
    assert_eq!(all(&game).supply[0].last().unwrap().unwrap().name(), "guide");
}

#[test]
fn ruling_14_nobody_is_recruited_from_an_empty_supply() {
    let mut scene = Scene::new(1, &[]).with("glass 1; tokens compass 1 arrowhead 1");
    let gone: Vec<_> = (0..3)
        .flat_map(|stack| {
            let supply = scene.position()["supply"].as_array_mut().unwrap();
            std::mem::take(supply[stack].as_array_mut().unwrap())
        })
        .collect();
    scene.position().insert("gone_assistants".into(), gone.into());
    run(&mut scene.set_up(), "research notebook 1/?free-action");
}

#[test]
fn ruling_15_no_artifact_is_taken_from_an_empty_half_of_the_row() {
    let mut scene = Scene::new(2, &[("temple", "snake")]).with("glass 8; notebook 6; crates 1");
    let position = scene.position();
    let mut cards = std::mem::take(position["artifact_deck"].as_array_mut().unwrap());
    cards.append(position["artifacts"].as_array_mut().unwrap());
    position.insert("exiled".into(), cards.into());
    position.insert("artifacts".into(), vec!["-".to_owned()].into());
    run(&mut scene.set_up(), "research notebook 8/?free-action");
}

#[test]
fn ruling_16_a_pilot_pays_the_boot_of_the_stone_cutter() {
    run(
        &mut scene("assistant stone-cutter; tokens coin 2"),
        "use stone-cutter/pay/!travel fear: NotInHand/pilot/=arrowhead 1",
    );
}

#[test]
fn discrepancy_d1_the_stone_key_costs_three() {
    run(&mut scene("artifacts stone-key; tokens compass 3"), "buy stone-key/=");
}

#[test]
fn discrepancy_d2_the_parts_of_the_snake_temple_swap_coin_and_compass() {
    run(&mut snake("glass 14; tokens compass 1 tablet 2"), "!temple 2-right: TooFew/temple 2-left/=");
    run(&mut snake("glass 14; tokens coin 1 arrowhead 1"), "!temple 2-left: TooFew/temple 2-right/=");
    run(&mut scene("glass 14; tokens coin 1 tablet 2"), "temple 2-left/=");
    run(&mut scene("glass 14; tokens compass 1 arrowhead 1"), "temple 2-right/=");
}

#[test]
fn discrepancy_d3_snake_row_2_gives_two_coins_and_row_4_an_artifact() {
    run(&mut snake("glass 2; tokens tablet 1 jewel 1"), "research glass 4/=coin 2");
    run(&mut snake("glass 8; notebook 6; crates 1"), "research notebook 8/?take-artifact");
}

#[test]
fn discrepancy_d4_l1_10_is_a_jewel_without_a_discard() {
    run(&mut scene("hand fear funding-car; site b1 l1-10"), "dig b1/travel funding-car/=jewel 1/hand fear");
}

#[test]
fn discrepancy_d5_the_plane_wreck_gives_an_item_or_two_compasses() {
    run(
        &mut scene("hand funding-car; site b1 plane-wreck"),
        "dig b1/travel funding-car/choose 1/=compass 2/!choose 2: AnotherDecision",
    );
    run(
        &mut scene("hand funding-car; site b1 plane-wreck; items hat"),
        "dig b1/travel funding-car/choose 2/take hat/=/bottom hat",
    );
}

#[test]
fn discrepancy_d6_the_cards_that_one_project_misread() {
    run(&mut scene("hand ostrich fear; site b1 l1-02"), "dig b1/travel ostrich/=coin 1 arrowhead 1");
    run(&mut scene("hand axe"), "play axe/decline/played axe/=compass 1");
}

#[test]
fn discrepancy_d7_the_rival_removes_an_assistant_in_every_row() {
    for glass in ["0", "4", "9"] {
        let mut game =
            solo(false, &format!("hand theodolite; rival-glass {glass}; tiles research-green dig-coin"));
        play(&mut game, "play theodolite/end");
        assert_eq!(all(&game).gone_assistants.len(), 1, "from space {glass}");
    }
}

#[test]
fn discrepancy_d8_the_green_tile_for_items_acts_in_round_v_unless_ruled_otherwise() {
    for (ruling, taken) in [("buys", 1), ("idles", 0)] {
        let mut game = Scene::new(1, &[("rival-last-green-item", ruling)])
            .with("round 5; hand theodolite; tiles item-green dig-coin")
            .set_up();
        play(&mut game, "play theodolite/end");
        assert_eq!(all(&game).rival.unwrap().cards.len(), taken, "{ruling}");
    }
}

#[test]
fn discrepancy_d9_leftover_travel_lasts_to_the_end_of_the_turn() {
    let mut game = scene("hand ostrich; assistant stone-cutter");
    run(&mut game, "dig a1/travel ostrich/=coin 2/use stone-cutter/pay/icon car/=coin 2 arrowhead 1");
}

#[test]
fn discrepancy_d10_a_turn_has_a_main_action_and_passing_is_one() {
    run(&mut scene("hand hat"), "play hat/!end: MainActionFirst/pass/end");
}

#[test]
fn discrepancy_d11_the_printed_game_not_the_prototype() {
    run(&mut scene("items journal; tokens coin 3"), "buy journal/=");
    let mut game = scene("hand war-club; tokens tablet 1; site b1 l1-02 g01");
    run(&mut game, "play war-club/?free-action");
    assert_eq!(tokens(&game), [0; 5]);
    assert_eq!(*game.view(Viewer::AllSeeing).players[0].guardians, []);
}
