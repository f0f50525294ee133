//! Positions for tests: a test states what matters, and everything else has a default.

use dighouse_excavation_earth::{Event, ExcavationEarth, Reason, View};
use dighouse_game::{Game, Illegal, Logged, ScenarioError, Seat, Viewer, log::seen_by, scenario};
use toml::{Table, Value};

pub(crate) const FIRST: Seat = Seat::ALL[0];
pub(crate) const SECOND: Seat = Seat::ALL[1];

/// Two players in the middle of round 1; the first has two actions left.
const TWO: &str = "
    seats = 2
    round = 1
    order = [1, 2]
    actions_left = 2
    piles = [[], [], [], [], []]
    deck = ['red-1', 'red-2', 'red-3']
    task = { ask = 'choose' }
    forecast = [{ card = 'yellow-6' }, { card = 'yellow-6' }, { card = 'yellow-5' }]
    [one]
    faction = 'dal-harraii'
    credits = 20
    explorers = ['L01', 'L13', 'L18']
    [two]
    faction = 'is-sisinui'
    credits = 20
    explorers = ['L01', 'L13', 'L18']
";

/// One player and Zu, whose next two cards are `excavate` and `market`.
const SOLO: &str = "
    seats = 1
    order = [1, 'zu']
    [two]
    faction = ''
    explorers = []
    [zu]
    deck = ['market', 'excavate']
    flipped = [['excavate orange green', 'excavate green purple', 'market', 'command 1', 'sell', 'rush', 'rush',
        'survey'], [], []]
    later = [['excavate purple red', 'excavate red yellow', 'excavate yellow orange', 'command 2', 'command 3',
        'sell', 'survey'], ['excavate', 'excavate', 'command 4', 'command 5', 'command 6', 'sell', 'sell']]
";

/// Purple is second in popularity; two markets with four interested buyers in all.
pub(crate) const SALE: &str = "
    queues = [['purple', 'special', 'red'], ['red', 'red', 'red'], ['purple', 'purple'], ['red', 'purple'], [], []]
    ship = ['green', 'special']
    stacks = [[], [], [], [], []]
    [one]
    hold = ['purple-a', 'purple-b', 'purple-d']
    traders = [1, 1, 2, 0, 0, 0]
    travel = ['fuel-2']
";

/// The last action of a round.
pub(crate) const LAST: &str = "turn = 1\nactions_left = 1\n";

fn merge(base: &mut Table, more: Table) {
    for (key, value) in more {
        match (base.get_mut(&key), value) {
            (Some(Value::Table(old)), Value::Table(new)) if key != "task" => merge(old, new),
            (_, Value::String(text)) if text.is_empty() => {
                base.remove(&key);
            }
            (_, value) => {
                base.insert(key, value);
            }
        }
    }
}

fn text_of(layers: &[&str]) -> String {
    let mut position = Table::new();
    for layer in layers {
        merge(&mut position, layer.parse().unwrap_or_else(|error| panic!("{error}\n{layer}")));
    }
    let players = ["one", "two", "three", "four"].iter().filter_map(|name| position.remove(*name)).collect();
    position.insert("players".to_owned(), Value::Array(players));
    let mut whole = Table::new();
    whole.insert("game".to_owned(), "excavation-earth".into());
    whole.insert("rules".to_owned(), Value::Integer(ExcavationEarth::INFO.rules.into()));
    whole.insert("position".to_owned(), Value::Table(position));
    toml::to_string(&whole).expect("plain data")
}

/// Two players; `more` says what differs from the default. `[one]` and `[two]` are the players.
pub(crate) fn two(more: &str) -> ExcavationEarth {
    let text = text_of(&[TWO, more]);
    scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// What is wrong with a position.
pub(crate) fn refusal(more: &str) -> ScenarioError {
    match scenario::read::<ExcavationEarth>(&text_of(&[TWO, more])) {
        Ok(_) => panic!("this was accepted: {more}"),
        Err(error) => error,
    }
}

/// One player (`[one]`) against Zu (`[two]`).
pub(crate) fn solo(more: &str) -> ExcavationEarth {
    let text = text_of(&[TWO, SOLO, more]);
    scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The same with these cards on top of Zu's deck, the first first; there must be two.
pub(crate) fn zu_flips(cards: [&str; 2], more: &str) -> Vec<Event> {
    let mut rest: Vec<&str> = vec![
        "excavate",
        "excavate orange green",
        "excavate green purple",
        "market",
        "market",
        "command 1",
        "sell",
        "rush",
        "rush",
        "survey",
    ];
    for card in cards {
        let place = rest.iter().position(|other| *other == card).unwrap_or_else(|| panic!("no {card}"));
        rest.remove(place);
    }
    let deck = format!("[zu]\ndeck = {:?}\nflipped = [{rest:?}, [], []]", [cards[1], cards[0]]);
    let hand = "actions_left = 1\n[one]\ntravel = ['fuel-2']";
    let text = text_of(&[TWO, SOLO, hand, &deck, more]);
    let mut game: ExcavationEarth = scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    play(&mut game, FIRST, "travel fuel-2");
    let mut events = play(&mut game, FIRST, "move L01 L05");
    let start =
        events.iter().position(|event| matches!(event, Event::ZuFlipped { .. })).expect("Zu turns a card");
    events.drain(..=start);
    events
}

/// The same, up to the second card.
pub(crate) fn zu_flips_first(card: &str, more: &str) -> Vec<Event> {
    let second = if card == "market" { "sell" } else { "market" };
    let mut events = zu_flips([card, second], more);
    let end =
        events.iter().position(|event| matches!(event, Event::ZuFlipped { .. })).expect("a second card");
    events.truncate(end);
    events
}

/// Plays an action and returns all events.
pub(crate) fn play(game: &mut ExcavationEarth, seat: Seat, action: &str) -> Vec<Event> {
    let mut log: Vec<Logged<Event>> = Vec::new();
    let parsed = action.parse().unwrap_or_else(|error| panic!("{error}"));
    game.apply(seat, parsed, &mut log).unwrap_or_else(|why| panic!("{action} of seat {seat}: {why}"));
    seen_by(&log, Viewer::AllSeeing).copied().collect()
}

/// Plays several actions of the first player.
pub(crate) fn plays(game: &mut ExcavationEarth, actions: &[&str]) -> Vec<Event> {
    actions.iter().flat_map(|action| play(game, FIRST, action)).collect()
}

/// The rule that forbids an action.
pub(crate) fn why_not(game: &ExcavationEarth, seat: Seat, action: &str) -> Option<Reason> {
    match game.why_not(seat, action.parse().unwrap_or_else(|error| panic!("{error}")))? {
        Illegal::Rule(reason) => Some(reason),
        other => panic!("{action} of seat {seat}: {other:?}"),
    }
}

/// The actions of a seat, as texts.
pub(crate) fn actions(game: &ExcavationEarth, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

pub(crate) fn seen(game: &ExcavationEarth) -> View {
    game.view(Viewer::Seat(FIRST))
}

pub(crate) fn credits(game: &ExcavationEarth, seat: Seat) -> i16 {
    seen(game).players[seat.index()].credits
}

/// Names of things, to compare with.
pub(crate) fn names<T: ToString>(things: &[T]) -> Vec<String> {
    things.iter().map(ToString::to_string).collect()
}
