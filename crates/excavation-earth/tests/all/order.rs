//! The order of a player's steps never takes anything away.
//!
//! Random games are played with every question asked, and the laws are tried in the middle of their actions.

use std::collections::BTreeMap;

use crate::kit::{FIRST, actions, names, plays, seen, two};
use dighouse_excavation_earth::{Action, ExcavationEarth, Market};
use dighouse_game::{Decision, Game, Seat, Seed, Setup, Silent, Stream, Viewer, scenario};

#[test]
fn a_card_with_4_fuel_serves_all_explorers_whoever_moves_first() {
    let mut game = two("[one]\ntravel = ['fuel-4']\nexplorers = ['L01', 'L13', 'L18']");
    plays(&mut game, &["travel fuel-4", "move L18 L21"]);
    assert_eq!(seen(&game).prompt.as_deref(), Some("travel"), "3 fuel are left");
    plays(&mut game, &["move L13 L17", "move L01 L05"]);
    assert_eq!(names(&seen(&game).players[0].explorers), ["L05", "L17", "L21"]);
}

#[test]
fn excavators_get_a_second_artefact_whichever_they_take_first() {
    let more = "sites = ['orange-a', 'orange-c', 'orange-d']
        [one]\nfaction = 'kuti-kuti'\nhand = ['orange-6']\nexplorers = ['L01', 'L13', 'L19']";
    for (first, second) in [("orange-d", "orange-a"), ("orange-d", "orange-c"), ("orange-c", "orange-d")] {
        let mut game = two(more);
        plays(&mut game, &["excavate orange-6", &format!("take {first}")]);
        assert!(actions(&game, FIRST).contains(&format!("take {second}")), "{first}, then {second}");
    }
}

#[test]
fn without_crew_a_column_is_filled_before_one_of_its_guards_moves() {
    let more = "sites = ['red-a', 'green-c']\nround = 2\ncommand = ['gear', 'gear', 'gear']
        [one]\nhand = ['red-2']\nexplorers = ['L02', 'L11', 'L13']\nenvoys = [1, 0, 0]
        gallery = ['red-b', 'red-c', 'red-d', 'yellow-a']\ntraders = [17, 0, 0, 0, 0, 0]";
    let mut game = two(more);
    plays(&mut game, &["command red-2", "withdraw", "trader", "invoke", "take green-c", "take red-a"]);
    let mut late = game;
    plays(&mut game, &["sample red-a from yellow-a", "sample green-c from red-b"]);
    assert_eq!(seen(&game).players[0].hand.len(), 1, "the column was full for a moment");
    plays(&mut late, &["sample green-c from red-b", "sample red-a from yellow-a"]);
    assert_eq!(seen(&late).players[0].hand.len(), 0, "it never was");
}

/// The questions within an action that are asked again until nothing is left.
const CHAINS: [&str; 10] =
    ["redraw", "travel", "excavate", "gear", "sample", "command", "give", "trade", "bribe", "discard"];

/// How often each is tried where it is asked. Journeys and commands are frequent, the others are not.
fn tries(prompt: &str) -> usize {
    if matches!(prompt, "travel" | "command") { 1 } else { 40 }
}

/// Whether an answer ends or leaves out something.
fn ends(action: Action) -> bool {
    matches!(action, Action::Done | Action::Skip | Action::Leave | Action::Invoke)
}

/// Whether the order of two steps changes the result, by the rulebook.
fn order_matters(one: Action, other: Action) -> bool {
    let with_guard = |action| {
        matches!(
            action,
            Action::Sample { guard: Some(_), .. }
                | Action::Trader { guard: Some(_) }
                | Action::Envoy { guard: Some(_) }
        )
    };
    match (one, other) {
        // A guard that leaves breaks up a column, and only moves while the supply is empty.
        _ if with_guard(one) || with_guard(other) => true,
        // Delivered artefacts go under a stack one by one, acquired ones come from its top.
        (Action::Deliver { artefact: one, .. }, Action::Deliver { artefact: other, .. }) => {
            one.colour() == other.colour()
        }
        (Action::Acquire { colour: one, .. }, Action::Acquire { colour: other, .. }) => one == other,
        // Places in a queue are counted anew.
        (Action::Lead { .. } | Action::Swap { .. }, Action::Lead { .. } | Action::Swap { .. }) => {
            queues(one).iter().any(|queue| queues(other).contains(queue))
        }
        // The marker that a withdrawal brings is there for what follows.
        (Action::Withdraw, _) | (_, Action::Withdraw) => true,
        _ => false,
    }
}

fn queues(action: Action) -> Vec<Market> {
    match action {
        Action::Lead { from, to } => vec![from.market, to],
        Action::Swap { one, other } => vec![one.market, other.market],
        _ => Vec::new(),
    }
}

fn question(game: &ExcavationEarth) -> Option<(Seat, &'static str)> {
    match game.decision() {
        Decision::Ask { seats, prompt } => seats.iter().next().map(|seat| (seat, prompt)),
        Decision::Over => None,
    }
}

fn listed(game: &ExcavationEarth, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

/// The state after these steps, if each of them is legal when it is its turn.
fn after(game: &ExcavationEarth, seat: Seat, steps: &[Action]) -> Option<ExcavationEarth> {
    let mut game = *game;
    for &step in steps {
        game.apply(seat, step, &mut Silent).ok()?;
    }
    Some(game)
}

fn new_game(seed: u64) -> ExcavationEarth {
    let setup = Setup::new(&ExcavationEarth::INFO, 1 + (seed % 4) as u8).unwrap();
    ExcavationEarth::begin(&setup, Seed::from_number(seed), &mut Silent).unwrap()
}

/// Fails unless each of these questions was compared often enough for a wrong order to be noticed.
fn each_is_compared(compared: &BTreeMap<&str, u32>, questions: &[&str], often: u32) {
    for question in questions {
        let times = compared.get(question).copied().unwrap_or_default();
        assert!(times >= often, "{question}: compared {times} times; in all {compared:?}");
    }
}

/// Plays random games with every question asked, and shows each state before its answer.
fn in_random_games(
    games: u64,
    mut visit: impl FnMut(u64, &ExcavationEarth, Seat, &'static str, &mut Stream),
) {
    for seed in 0..games {
        let mut game = new_game(seed).without_shortcuts();
        let mut rng = Stream::new(Seed::from_number(seed), 1);
        while let Some((seat, prompt)) = question(&game) {
            visit(seed, &game, seat, prompt, &mut rng);
            let action = rng.pick(&listed(&game, seat));
            game.play(seat, action, &mut Silent);
        }
    }
}

#[test]
fn two_steps_that_are_legal_in_one_order_are_legal_in_the_other_with_the_same_result() {
    let (mut same, mut different) = (BTreeMap::new(), 0);
    in_random_games(200, |seed, game, seat, prompt, rng| {
        if !CHAINS.contains(&prompt) {
            return;
        }
        let steps: Vec<Action> = listed(game, seat).into_iter().filter(|&step| !ends(step)).collect();
        for _ in 0..tries(prompt).min(steps.len() * steps.len()) {
            let (one, other) = (rng.pick(&steps), rng.pick(&steps));
            let (there, back) = (after(game, seat, &[one, other]), after(game, seat, &[other, one]));
            if order_matters(one, other) {
                different += 1;
                continue;
            }
            let why = || format!("seed {seed}: {one} and {other}, from {}", scenario::to_line(game));
            assert_eq!(there.is_some(), back.is_some(), "{}", why());
            if let (Some(there), Some(back)) = (there, back) {
                assert!(there.position() == back.position(), "{}", why());
                *same.entry(prompt).or_default() += 1;
            }
        }
    });
    each_is_compared(&same, &CHAINS, 20);
    assert!(different > 1000, "{different} pairs where order matters");
}

/// A random walk to the end of the question or, sometimes, not quite: where it leads, and its steps.
fn walk(
    game: &ExcavationEarth,
    seat: Seat,
    prompt: &'static str,
    rng: &mut Stream,
) -> (ExcavationEarth, Vec<Action>) {
    let (mut end, mut steps) = (*game, Vec::new());
    while question(&end) == Some((seat, prompt)) {
        let going_on: Vec<Action> = listed(&end, seat).into_iter().filter(|&step| !ends(step)).collect();
        if going_on.is_empty() || (!steps.is_empty() && rng.below(4) == 0) {
            break;
        }
        let step = rng.pick(&going_on);
        end.play(seat, step, &mut Silent);
        steps.push(step);
    }
    (end, steps)
}

#[test]
fn the_steps_of_an_action_lead_to_the_same_result_in_every_legal_order() {
    let (mut compared, mut long) = (BTreeMap::new(), 0);
    in_random_games(200, |seed, game, seat, prompt, rng| {
        if !CHAINS.contains(&prompt) {
            return;
        }
        for _ in 0..tries(prompt) {
            let (end, steps) = walk(game, seat, prompt, rng);
            let pairs = || {
                steps
                    .iter()
                    .enumerate()
                    .flat_map(|(place, &one)| steps[..place].iter().map(move |&it| (one, it)))
            };
            if steps.len() < 2 || pairs().any(|(one, other)| order_matters(one, other)) {
                continue;
            }
            let mut shuffled = steps.clone();
            rng.shuffle(&mut shuffled);
            let Some(other_end) = after(game, seat, &shuffled) else { continue };
            *compared.entry(prompt).or_default() += 1;
            long += usize::from(steps.len() > 2);
            assert!(
                other_end.position() == end.position(),
                "seed {seed}: {} and {} differ",
                names(&steps).join(", "),
                names(&shuffled).join(", ")
            );
        }
    });
    each_is_compared(&compared, &CHAINS, 400);
    assert!(long > 1000, "{long} orders of three steps or more");
}

/// Whether a question has one answer only, or all its answers together are forced.
fn is_forced(game: &ExcavationEarth, seat: Seat, prompt: &str) -> bool {
    let view = game.view(Viewer::Seat(seat));
    let owned = |colour| view.sales.iter().find(|sales| sales.colour == colour).map(|sales| sales.owned);
    match prompt {
        "give" => view.pending.colour.and_then(owned) == view.pending.left,
        _ => listed(game, seat).len() == 1,
    }
}

#[test]
fn no_action_ends_by_itself_while_a_step_is_possible() {
    let (mut asked, mut skipped) = (0, 0);
    for seed in 0..40 {
        let mut rng = Stream::new(Seed::from_number(seed), 1);
        let mut short = new_game(seed);
        let mut long = short.without_shortcuts();
        while let Some((seat, prompt)) = question(&long) {
            let action = rng.pick(&listed(&long, seat));
            if short.position() == long.position() {
                asked += 1;
                short.play(seat, action, &mut Silent);
            } else {
                skipped += 1;
                let allows = || names(&listed(&long, seat)).join(", ");
                assert!(is_forced(&long, seat, prompt), "seed {seed}: {prompt} allows {}", allows());
            }
            long.play(seat, action, &mut Silent);
        }
        assert!(short.position() == long.position(), "seed {seed}: the two games end differently");
    }
    assert!(asked > 1000 && skipped > 1000, "{asked} questions asked by both, {skipped} by one");
}
