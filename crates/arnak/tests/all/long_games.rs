//! Random games of players who do not give up: nobody passes or declines while there is something
//! else to do. These go deep into the cards, where purely random games pass before they get there.

use dighouse_arnak::{Action, Arnak};
use dighouse_game::{Game, Seed, Setup, Silent, Stream, Viewer, scenario};

/// Any action, but hardly ever one that gives something up.
fn eager(actions: &[Action], rng: &mut Stream) -> Action {
    let gives_up = |action: &Action| {
        matches!(action, Action::Pass | Action::PlayToPass { .. } | Action::Decline | Action::End)
    };
    let busy: Vec<Action> = actions.iter().copied().filter(|action| !gives_up(action)).collect();
    if busy.is_empty() || rng.below(12) == 0 { rng.pick(actions) } else { rng.pick(&busy) }
}

/// What must hold at any moment: a position that the door takes, and worlds that look the same.
fn check(game: &Arnak, rng: &mut Stream) {
    let text = scenario::write(game);
    assert_eq!(scenario::read::<Arnak>(&text).as_ref(), Ok(game), "{text}");
    for viewer in Viewer::at_the_table(game.setup().seats()) {
        let mut world = *game;
        world.redeal(viewer, rng);
        assert_eq!(world.view(viewer), game.view(viewer), "viewer {viewer}");
        assert_eq!(Arnak::from_position(world.position()).as_ref(), Ok(&world), "viewer {viewer}");
    }
}

/// Plays a game to its end and says how many actions it took.
fn play_through(setup: Setup, seed: u64, seen: &mut [u32; 80]) -> usize {
    let mut rng = Stream::new(Seed::from_number(seed), 1);
    let mut game = Arnak::begin(&setup, Seed::from_number(seed), &mut Silent).unwrap();
    let components = game.components();
    let mut actions = Vec::new();
    for count in 0.. {
        let Some(seat) = game.decision().seats().iter().next() else { return count };
        assert!(count < Arnak::INFO.longest, "{setup:?}, seed {seed}");
        game.actions(seat, &mut actions);
        assert!(!actions.is_empty(), "{setup:?}, seed {seed}, action {count}");
        for &action in &actions {
            assert_eq!(game.why_not(seat, action), None, "{action}: {setup:?}, seed {seed}");
        }
        if rng.below(60) == 0 {
            check(&game, &mut rng);
        }
        let action = eager(&actions, &mut rng);
        if let Action::Play { card } | Action::PlayToPass { card } = action {
            seen[card.index()] += 1;
        }
        game.play(seat, action, &mut Silent);
        assert_eq!(game.components(), components, "after {action}: {setup:?}, seed {seed}");
    }
    unreachable!("every game ends")
}

#[test]
fn eager_players_find_no_dead_end() {
    let games = std::env::var("DIGHOUSE_LONG_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(60);
    let mut seen = [0; 80];
    let mut actions = 0;
    for seats in 1..=4 {
        for temple in ["bird", "snake"] {
            let setup = Setup::new(&Arnak::INFO, seats).and_then(|setup| setup.choose("temple", temple));
            for seed in 0..games {
                let difficulty = ["0", "1", "2", "3", "4", "5"][seed as usize % 6];
                let setup = setup.clone().and_then(|setup| setup.choose("difficulty", difficulty)).unwrap();
                actions += play_through(setup, seed, &mut seen);
            }
        }
    }
    let unseen: Vec<_> = dighouse_arnak::Card::all()
        .filter(|card| seen[card.index()] == 0 && *card != dighouse_arnak::Card::FEAR)
        .map(dighouse_arnak::Card::name)
        .collect();
    println!("{} games, {actions} actions; least played card: {:?}", 8 * games, seen[..79].iter().min());
    assert!(unseen.is_empty(), "never played: {unseen:?}");
}
