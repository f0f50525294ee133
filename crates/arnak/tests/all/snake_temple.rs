//! Section 15: what is special about the Snake Temple.

use crate::kit::{FIRST, SECOND, Scene, all, play, run, snake};
use dighouse_game::{Game, Viewer};

#[test]
fn the_bridge_costs_an_idol_from_the_crates_for_either_token() {
    run(&mut snake("glass 6; slots 1"), "!research glass 8: NoIdol");
    let mut game = snake("glass 6; crates 1");
    play(&mut game, "research glass 8");
    assert_eq!(all(&game).players[0].crates, 0);
    run(&mut snake("glass 8; notebook 6"), "!research notebook 8: NoIdol");
    let mut game = snake("glass 8; notebook 6; crates 1");
    play(&mut game, "research notebook 8");
    assert_eq!(all(&game).players[0].points[2], 10, "an idol paid scores nothing");
}

#[test]
fn a_rescued_assistant_is_silver_and_exhausted() {
    let mut game = snake("glass 6; crates 1");
    play(&mut game, "research glass 8");
    let view = game.view(Viewer::Seat(FIRST));
    let wanted = view.rescue[0].unwrap();
    run(&mut game, &format!("?rescue/rescue {wanted}/!use {wanted}: Exhausted"));
    let helper = all(&game).players[0].assistants[0];
    assert!(helper.assistant == wanted && !helper.gold && !helper.ready);
}

#[test]
fn the_top_of_the_rescue_stack_is_public_and_the_rest_for_those_who_looked() {
    let mut game = Scene::new(4, &[("temple", "snake")]).with("glass 6; crates 1").set_up();
    let seen = |game: &dighouse_arnak::Arnak, seat| {
        game.view(Viewer::Seat(seat)).rescue.iter().map(Option::is_some).collect::<Vec<_>>()
    };
    assert_eq!(seen(&game, FIRST), [false, false, false, true]);
    play(&mut game, "research glass 8");
    assert_eq!(seen(&game, FIRST), [true; 4]);
    assert_eq!(seen(&game, SECOND), [false, false, false, true]);
    let order: Vec<_> = all(&game).rescue.into_iter().flatten().collect();
    play(&mut game, &format!("rescue {}", order[1]));
    let rest: Vec<_> = all(&game).rescue.into_iter().flatten().collect();
    assert_eq!(rest, [order[0], order[2], order[3]], "the order of the rest is kept");
}

#[test]
fn the_notebook_does_not_rescue() {
    run(&mut snake("glass 8; notebook 6; crates 1"), "research notebook 8/?take-artifact");
}

#[test]
fn row_5_promotes_for_the_glass() {
    let mut game = snake("glass 8; tokens arrowhead 2; assistant guide exhausted");
    run(&mut game, "research glass 9/promote guide/use guide/=compass 2");
}

#[test]
fn rows_6_and_7_frighten_the_glass() {
    let mut scene = Scene::new(2, &[("temple", "snake")]).with("glass 9; tokens tablet 1 jewel 1");
    scene.position()["bonuses"].as_array_mut().unwrap()[11] = toml::Value::Array(Vec::new());
    let tile = all(&snake("")).bonuses[11][0];
    scene.position().insert("used_bonuses".into(), vec![tile.to_string()].into());
    run(&mut scene.set_up(), "research glass 11/played fear/=");
}

#[test]
fn of_the_tiles_at_s13_each_token_picks_one() {
    let mut game = snake("glass 11; tokens coin 1 tablet 1 arrowhead 1");
    let tiles = all(&game).bonuses[13];
    assert_eq!(tiles.len(), 2);
    play(&mut game, "research glass 13/reward tile");
    if tiles[0] != tiles[1] {
        play(&mut game, &format!("pick {}", tiles[1]));
        assert_eq!(*all(&game).bonuses[13], [tiles[0]]);
    }
}
