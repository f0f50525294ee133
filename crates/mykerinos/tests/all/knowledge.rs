//! Only the order of the plots to come is hidden.

use crate::kit;
use std::collections::BTreeSet;

use crate::kit::{FIRST, SCENE, Scene};
use dighouse_game::{Game, Seed, Stream, Viewer};
use dighouse_mykerinos::{Laid, Mykerinos, View};

fn worlds(game: &Mykerinos, viewer: Viewer) -> Vec<Mykerinos> {
    let mut rng = Stream::new(Seed::from_number(1), 0);
    let world = |_| {
        let mut world = *game;
        world.redeal(viewer, &mut rng);
        world
    };
    (0..200).map(world).collect()
}

fn pile(game: &Mykerinos) -> Vec<Laid> {
    game.view(Viewer::AllSeeing).pile
}

#[test]
fn all_viewers_see_the_same_and_know_which_plots_will_come_but_not_when() {
    let game = SCENE.set_up();
    let onlooker = game.view(Viewer::Spectator);
    assert_eq!(View { seat: None, ..game.view(Viewer::Seat(FIRST)) }, onlooker);
    assert!(onlooker.pile.is_empty());
    let mut to_come: Vec<_> = pile(&game).iter().map(|laid| laid.plot).collect();
    to_come.sort();
    assert_eq!(onlooker.to_come.iter().map(|face| face.plot).collect::<Vec<_>>(), to_come);
}

#[test]
fn a_redeal_gives_any_order_and_rotation_of_the_plots_to_come() {
    let game = SCENE.set_up();
    for viewer in [Viewer::Seat(FIRST), Viewer::Spectator] {
        let next: BTreeSet<String> =
            worlds(&game, viewer).iter().map(|world| pile(world)[0].to_string()).collect();
        assert!(next.len() > 30, "20 plots, each in two ways: {}", next.len());
    }
}

#[test]
fn in_the_last_round_nothing_is_hidden() {
    let game = Scene { round: 4, ..SCENE }.set_up();
    assert!(pile(&game).is_empty());
    for world in worlds(&game, Viewer::Seat(FIRST)) {
        assert_eq!(world.view(Viewer::AllSeeing), game.view(Viewer::AllSeeing));
    }
}

#[test]
fn laying_the_plots_of_a_round_is_a_barrier_and_nothing_else_is() {
    let mut game = SCENE.set_up();
    let before = game.chance().barriers();
    kit::play(&mut game, FIRST, "dig a1");
    assert_eq!(game.chance().barriers(), before);
    assert!(SCENE.evaluated().chance().barriers() > before, "the next round has begun");
}
