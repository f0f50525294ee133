//! The clarifications of items (section 9) and artifacts (section 10).

use crate::kit::{FIRST, SECOND, Scene, act, actions, all, cards, four, play, run, scene, snake, solo};
use dighouse_arnak::Figure;
use dighouse_game::Seat;

fn others_pass(game: &mut dighouse_arnak::Arnak) {
    act(game, SECOND, "pass");
    act(game, SECOND, "end");
}

#[test]
fn i01_i02_i07_the_dig_is_optional_and_a_full_discovery_is_allowed() {
    run(&mut scene("hand ostrich"), "play ostrich/decline/decline/?free-action/=");
    let words = "hand ostrich; tokens compass 3; idol b1 coin; next-site l1-02; next-guardian g04";
    let mut game = scene(words);
    run(&mut game, "play ostrich/decline/!discover b3: CannotTravel/discover b1/=coin 2 arrowhead 1");
    assert_eq!(all(&game).sites[5].guardian.unwrap().name(), "g04");
}

#[test]
fn i11_i12_on_a_discovered_site_the_compasses_are_ignored() {
    run(
        &mut scene("hand aeroplane; site b3 l1-02; tokens compass 2"),
        "play aeroplane/dig b3/=coin 1 compass 2 arrowhead 1",
    );
    run(&mut scene("hand hot-air-balloon"), "play hot-air-balloon/decline/exiled hot-air-balloon");
}

#[test]
fn i13_the_journal_waives_the_idol_of_the_snake_bridge() {
    let mut game = snake("hand journal; glass 8; notebook 6");
    run(&mut game, "!research notebook 8: NoIdol/play journal/research notebook 8/?take-artifact");
}

#[test]
fn i13_the_journal_keeps_to_connections_and_below_the_glass() {
    run(&mut scene("hand journal; glass 1"), "play journal/!research notebook 3: NotConnected");
    run(&mut scene("hand journal"), "play journal/!research notebook 1: NotebookTooHigh/decline");
}

#[test]
fn i16_the_exile_of_the_army_knife_may_be_declined_and_does_nothing_then() {
    run(
        &mut scene("hand army-knife"),
        "play army-knife/choose 1/decline/!choose 1: NoSuchChoice/choose 2/=coin 1",
    );
}

#[test]
fn i17_binoculars_see_occupied_and_guarded_sites() {
    run(&mut scene("hand binoculars; site c4 l1-10 g01; other c4"), "play binoculars/activate c4/=jewel 1");
}

#[test]
fn i19_i20_the_revealed_card_goes_back_on_top_or_enters_the_row() {
    let mut game = scene("hand fishing-rod; next-item machete; items hat; tokens coin 0");
    play(&mut game, "play fishing-rod/decline");
    let seen = all(&game).item_deck.last().copied().flatten().unwrap();
    assert_eq!(seen.name(), "machete");
    play(&mut game, "end");
    assert_eq!(game_view(&game, SECOND).item_deck.last().unwrap().unwrap().name(), "machete");
    let mut game = scene("hand fishing-rod; next-item machete; items hat");
    play(&mut game, "play fishing-rod/buy hat/end");
    assert_eq!(all(&game).items[4].unwrap().name(), "machete");
}

fn game_view(game: &dighouse_arnak::Arnak, seat: dighouse_game::Seat) -> dighouse_arnak::View {
    dighouse_game::Game::view(game, dighouse_game::Viewer::Seat(seat))
}

#[test]
fn i20_i23_an_artifact_bought_this_way_is_used_at_once_without_the_tablet() {
    run(
        &mut scene("hand whip; artifacts serpent-idol"),
        "play whip/buy serpent-idol/resolve/=jewel 1/played fear",
    );
}

#[test]
fn i25_a_free_item_taken_by_the_airdrop_is_used_this_very_turn() {
    run(
        &mut scene("hand airdrop; items carrier-pigeon ostrich; tokens tablet 1"),
        "play airdrop/take carrier-pigeon/play carrier-pigeon/=tablet 3",
    );
    run(&mut scene("hand airdrop; items ostrich"), "play airdrop/take ostrich/!play ostrich: MainActionDone");
}

#[test]
fn i31_without_a_target_the_compass_is_not_paid() {
    run(
        &mut scene("hand revolver; tokens compass 1; site b1 l1-02 g01"),
        "play revolver/?free-action/=compass 1",
    );
}

#[test]
fn i33_the_rival_and_anybody_on_any_space_forbid_the_bear_trap() {
    let mut game = solo(false, "hand bear-trap; site b1 l1-02 g01; rival b1; site b2 l1-04 g02");
    run(&mut game, "play bear-trap/!overcome b1: OthersThere/overcome b2");
    let mut game = four("hand bear-trap; site a1 g01; other a1-2; site b2 l1-04 g02; at b2");
    run(&mut game, "play bear-trap/!overcome a1: OthersThere/overcome b2");
}

#[test]
fn i34_the_card_just_used_up_may_be_exiled() {
    run(
        &mut scene("hand grappling-hook funding-car; deck"),
        "play grappling-hook/use-up funding-car/exile funding-car play-area/hand",
    );
}

#[test]
fn i36_a_camp_is_unoccupied_when_nobody_stands_on_either_space() {
    let mut game = four("hand dog; other a1-2");
    run(&mut game, "play dog/!activate a1: WrongSite/activate a2/=compass 3");
}

#[test]
fn any_exile_reaches_the_card_being_resolved() {
    run(&mut scene("hand axe"), "play axe/exile axe play-area/=compass 1/exiled axe");
}

#[test]
fn a01_a02_leave_any_site_and_need_a_placed_archaeologist() {
    let mut game = scene("hand pathfinders-sandals; tokens tablet 1; site d1 l2-01; at d1");
    run(&mut game, "play pathfinders-sandals/relocate d1 a4/=arrowhead 1");
    assert_eq!(all(&game).players[0].archaeologists, 1);
    run(&mut scene("hand pathfinders-staff; tokens tablet 1"), "play pathfinders-staff/?free-action");
}

#[test]
fn a03_only_fear_of_returning_from_guardians_is_spared() {
    let mut game = scene("hand war-mask funding-car; tokens tablet 1; site b1 l1-08 g01");
    play(&mut game, "play war-mask/end");
    others_pass(&mut game);
    play(&mut game, "dig b1/travel funding-car");
    assert_eq!(all(&game).fears, 14);
    play(&mut game, "end/pass/end");
    assert_eq!(all(&game).fears, 14);
}

#[test]
fn a06_a31_look_at_what_there_is() {
    run(
        &mut scene("hand crystal-earring; tokens tablet 1; deck fear"),
        "play crystal-earring/!look 2: NoSuchChoice/look 1/hand fear/?free-action",
    );
    run(&mut scene("hand obsidian-earring; tokens tablet 1; deck"), "play obsidian-earring/?free-action");
    run(
        &mut scene("hand crystal-earring; tokens tablet 1; top fear funding-car"),
        "play crystal-earring/look 2/keep fear/decline/hand fear/played funding-car",
    );
}

#[test]
fn a11_a12_discounts_buy_temple_tiles_too_and_never_go_below_zero() {
    run(
        &mut scene("hand idol-of-ara-anu; tokens tablet 1; glass 14"),
        "play idol-of-ara-anu/temple 2-middle/=",
    );
    run(
        &mut scene("hand inscribed-blade; tokens tablet 1 coin 1; glass 14"),
        "play inscribed-blade/!temple 2-middle: TooFew/temple 2-left/=",
    );
    run(
        &mut scene("hand idol-of-ara-anu; tokens tablet 1 compass 1 arrowhead 1"),
        "play idol-of-ara-anu/research glass 1/=coin 1",
    );
}

#[test]
fn a12_either_discount_may_be_chosen_where_both_count() {
    let words = "hand inscribed-blade; tokens tablet 3 arrowhead 1; glass 3";
    run(
        &mut scene(words),
        "play inscribed-blade/research glass 5/?pay-discount/choose 1/=compass 1 arrowhead 1",
    );
    run(&mut scene(words), "play inscribed-blade/research glass 5/choose 2/=compass 1 tablet 2");
}

#[test]
fn a13_turns_all_icons_into_planes_with_both_archaeologists_at_home() {
    let mut game = scene("hand guardians-ocarina ostrich; tokens tablet 1; site d3 l2-03");
    play(&mut game, "play guardians-ocarina/end");
    others_pass(&mut game);
    run(&mut game, "dig d3/travel ostrich/=arrowhead 1 jewel 1");
}

#[test]
fn a19_a21_borrowed_travel_lasts_this_turn_and_a_borrowed_purchase_is_allowed() {
    let words = "hand coconut-flask; tokens tablet 1; stack 1 driver; assistant stone-cutter";
    run(
        &mut scene(words),
        "play coconut-flask/borrow 1/choose 2/use stone-cutter/pay/icon car/=coin 2 arrowhead 1",
    );
    let words = "hand ancient-wine; tokens tablet 1; stack 1 quartermaster; items horse";
    let mut game = scene(words);
    run(&mut game, "play ancient-wine/borrow 1/!buy horse: TooFew/decline/=coin 1");
    let words = "hand coconut-flask; tokens tablet 1; stack 1 quartermaster; items ostrich";
    run(&mut scene(words), "play coconut-flask/borrow 1/buy ostrich/=/bottom ostrich");
}

#[test]
fn a19_a21_do_not_reach_the_rescue_space() {
    let mut game = snake("hand coconut-flask; tokens tablet 1");
    play(&mut game, "play coconut-flask");
    let borrowed = actions(&game).iter().filter(|action| action.starts_with("borrow")).count();
    assert_eq!(borrowed, 3);
}

#[test]
fn a22_the_newcomer_is_used_the_same_turn_unless_that_is_a_main_action() {
    let words = "hand decorated-horn; tokens tablet 1; assistant guide";
    let mut game = scene(&format!("{words}; stack 1 scholar"));
    run(&mut game, "use guide/play decorated-horn/exchange guide 1/use scholar/=compass 1 tablet 1");
    let mut game = scene(&format!("{words}; stack 1 quartermaster"));
    run(&mut game, "play decorated-horn/exchange guide 1/!use quartermaster: MainActionDone");
}

#[test]
fn a23_the_item_just_exiled_may_be_taken_and_the_row_is_filled_at_the_end() {
    let mut game = scene("hand ornate-hammer; tokens tablet 1; items hat rope axe torch dog; exiled horse");
    run(&mut game, "play ornate-hammer/exiled dog horse/take dog/bottom dog");
    assert_eq!(all(&game).items[4], None);
    play(&mut game, "end");
    assert!(all(&game).items[4].is_some());
}

#[test]
fn a24_the_camp_that_uses_up_a_card_stays_optional() {
    run(
        &mut scene("hand star-charts fear; tokens tablet 1 coin 1"),
        "play star-charts/pay/activate a5/decline/activate a1/=coin 2/hand fear",
    );
}

#[test]
fn a26_at_the_camp_for_jewels_each_time_needs_a_card() {
    run(
        &mut scene("hand passage-shell fear funding-car; tokens tablet 1"),
        "play passage-shell/dig a5/use-up fear/use-up funding-car/=jewel 2",
    );
    run(
        &mut scene("hand passage-shell fear; tokens tablet 1"),
        "play passage-shell/dig a5/use-up fear/?offer/decline/?free-action/=jewel 1",
    );
}

#[test]
fn a30_frees_a_slot_that_counts_again() {
    let mut game = scene("hand stone-key; tokens tablet 1; slots 2");
    let before = all(&game).players[0].points[2];
    play(&mut game, "play stone-key/free-slot");
    assert_eq!(all(&game).players[0].points[2], before + 2);
}

#[test]
fn a35_needs_an_empty_site_without_guardian_and_the_guardian_of_a_camp_frightens() {
    let mut game = four(
        "hand guardians-crown; tokens tablet 1; site b1 l1-02 g01; at b1; other a1-2; site b2 l1-04 g02",
    );
    run(
        &mut game,
        "play guardians-crown/!lead b1 a1: SpaceTaken/!lead b1 b2: GuardianThere/lead b1 a2/=compass 2",
    );
    let mut game = scene("site a1 g01; hand fear");
    play(&mut game, "dig a1/travel fear/end");
    others_pass(&mut game);
    let fears = all(&game).fears;
    play(&mut game, "pass/end");
    assert_eq!(all(&game).fears, fears - 1);
}

#[test]
fn an_artifact_inside_an_artifact_inside_research() {
    let mut scene = Scene::new(2, &[]).with("round 3; glass 12; notebook 9; tokens compass 1 jewel 1");
    scene = scene.with("artifacts inscribed-blade serpent-idol; hand");
    let mut game = scene.set_up();
    let tile = all(&game).bonuses[10][0];
    play(&mut game, "research notebook 10/reward row/take inscribed-blade/resolve");
    run(&mut game, "?research/decline");
    assert!(cards(&game, "played").contains(&"inscribed-blade".to_owned()));
    assert!(all(&game).bonuses[10].is_empty(), "{tile} is taken after the row's effect");
}

#[test]
fn a28_the_drum_may_refresh_the_same_assistant_twice() {
    let mut game = scene("hand sacred-drum fear; tokens tablet 1; assistant guide exhausted");
    run(&mut game, "play sacred-drum/use-up fear/refresh guide/use guide/refresh guide/use guide/=compass 2");
}

#[test]
fn of_two_archaeologists_at_one_camp_the_player_chooses_which_one_returns() {
    // The Ocarina frees the space that costs one boot, so that Fear pays for digging there again.
    let mut game = four("hand guardians-ocarina fear; tokens tablet 1; at a4; at a4-2");
    play(&mut game, "play guardians-ocarina");
    assert_eq!(actions(&game), ["recall a4", "recall a4-2", "decline"]);
    play(&mut game, "recall a4");
    let spaces = &all(&game).sites[3].spaces;
    assert_eq!(
        spaces.iter().map(|space| space.figure).collect::<Vec<_>>(),
        [Figure::None, Figure::Of(FIRST)]
    );
    play(&mut game, "end");
    for seat in [2, 3, 4] {
        act(&mut game, Seat::ALL[seat - 1], "pass");
        act(&mut game, Seat::ALL[seat - 1], "end");
    }
    run(&mut game, "dig a4/travel fear/=arrowhead 1");
}

#[test]
fn of_two_archaeologists_at_one_camp_the_player_chooses_which_one_relocates() {
    for (from, left) in [("a4", "a4-2"), ("a4-2", "a4")] {
        let mut game = four("hand pathfinders-sandals; tokens tablet 1; at a4; at a4-2");
        play(&mut game, &format!("play pathfinders-sandals/relocate {from} a1"));
        let sites = all(&game).sites;
        let spaces = sites.iter().flat_map(|site| &site.spaces);
        let mine = spaces.filter(|space| space.figure == Figure::Of(FIRST));
        assert_eq!(mine.map(|space| space.space.to_string()).collect::<Vec<_>>(), ["a1", left]);
    }
}
