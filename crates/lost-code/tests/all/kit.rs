//! Positions for tests: a test states racks and markers, the kit adds the rest.

use std::fmt::Write as _;

use dighouse_game::{Game, Illegal, Logged, Seat, Seats, Silent, Stream, Viewer, log::seen_by, scenario};
use dighouse_lost_code::{Event, LostCode, Reason, View};

pub(crate) const FIRST: Seat = Seat::ALL[0];
pub(crate) const SECOND: Seat = Seat::ALL[1];
pub(crate) const THIRD: Seat = Seat::ALL[2];
pub(crate) const FOURTH: Seat = Seat::ALL[3];

/// A moment of a game; by default the roller may turn a die.
pub(crate) struct Scene {
    pub(crate) options: &'static [(&'static str, &'static str)],
    pub(crate) round: u8,
    pub(crate) phase: &'static str,
    pub(crate) dice: [&'static str; 3],
    /// Seats with their points, from the back to the front. Their number is the number of players.
    pub(crate) track: &'static [(u8, i16)],
    /// Bird, jaguar, chameleon, snake, human, bear.
    pub(crate) racks: [[u8; 6]; 4],
    /// Further lines of the position.
    pub(crate) more: &'static str,
}

pub(crate) const SCENE: Scene = Scene {
    options: &[],
    round: 1,
    phase: "turn",
    dice: ["bird", "jaguar", "bear"],
    track: &[(1, 0), (2, 0), (3, 0), (4, 0)],
    racks: [[0; 6], [1; 6], [2; 6], [3; 6]],
    more: "",
};

impl Scene {
    /// The position as text. Of the tiles that are on no rack, the lowest is removed; the others form the pile, the
    /// highest on top.
    pub(crate) fn text(&self) -> String {
        let on = |key: &str| self.options.contains(&(key, "on"));
        let symbols = if on("beginner") { 5 } else { 6 };
        let top = if on("x") { 8 } else { 7 };
        let undealt =
            |symbol: usize| (0..=top).filter(move |v| self.racks.iter().all(|rack| rack[symbol] != *v));
        let removed: Vec<u8> = (0..symbols).map(|symbol| undealt(symbol).next().unwrap()).collect();
        let piles: Vec<Vec<u8>> = (0..symbols).map(|symbol| undealt(symbol).skip(1).collect()).collect();
        let racks: Vec<&[u8]> = self.racks.iter().map(|rack| &rack[..symbols]).collect();
        let order: Vec<u8> = self.track.iter().map(|(seat, _)| *seat).collect();
        let markers: Vec<String> =
            self.track.iter().map(|(seat, points)| format!("{seat} {points}")).collect();
        let mut text = String::from("game = 'lost-code'\nrules = 1\n[position]\n");
        writeln!(text, "seats = {}\nround = {}\nphase = '{}'", order.len(), self.round, self.phase).unwrap();
        writeln!(text, "asked = [{}]\ndice = {:?}\norder = {order:?}", order[0], self.dice).unwrap();
        writeln!(text, "track = {markers:?}\nracks = {racks:?}\nremoved = {removed:?}\npiles = {piles:?}")
            .unwrap();
        writeln!(text, "{}\n[position.options]", self.more).unwrap();
        self.options.iter().for_each(|(key, value)| writeln!(text, "{key} = '{value}'").unwrap());
        (1..self.round).for_each(|_| text.push_str("[[position.rounds]]\ndice = ['bird', 'bird', 'bird']\n"));
        text
    }

    pub(crate) fn set_up(&self) -> LostCode {
        scenario::read(&self.text()).unwrap_or_else(|error| panic!("{error}\n{}", self.text()))
    }
}

/// Plays an action of `seat` and returns all events.
pub(crate) fn play(game: &mut LostCode, seat: Seat, action: &str) -> Vec<Event> {
    told(game, seat, action, Viewer::AllSeeing)
}

/// Plays an action of `seat` and returns the events that `viewer` is told.
pub(crate) fn told(game: &mut LostCode, seat: Seat, action: &str, viewer: Viewer) -> Vec<Event> {
    let mut log: Vec<Logged<Event>> = Vec::new();
    let parsed = action.parse().unwrap_or_else(|error| panic!("{error}"));
    game.apply(seat, parsed, &mut log).unwrap_or_else(|why| panic!("{action} of seat {seat}: {why}"));
    seen_by(&log, viewer).copied().collect()
}

/// The rule that forbids an action.
pub(crate) fn why_not(game: &LostCode, seat: Seat, action: &str) -> Option<Reason> {
    match game.why_not(seat, action.parse().unwrap_or_else(|error| panic!("{error}")))? {
        Illegal::Rule(reason) => Some(reason),
        other => panic!("{action} of seat {seat}: {other:?}"),
    }
}

/// The actions of a seat, as texts.
pub(crate) fn actions(game: &LostCode, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

pub(crate) fn asked(game: &LostCode) -> Seats {
    game.decision().seats()
}

pub(crate) fn points(game: &LostCode, seat: Seat) -> i16 {
    game.standings().total(seat)
}

pub(crate) fn seen_by_seat(game: &LostCode, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

/// The roller accepts the dice, and all players bet in turn order.
pub(crate) fn bets(game: &mut LostCode, bets: &[(Seat, &str)]) -> Vec<Event> {
    let roller = bets[0].0;
    let dice = seen_by_seat(game, roller).dice;
    let mut events = play(game, roller, &format!("dice {dice}"));
    for (seat, bet) in bets {
        events.extend(play(game, *seat, &format!("bet {bet}")));
    }
    events
}

/// Plays random actions to the end.
pub(crate) fn play_at_random(game: &mut LostCode, rng: &mut Stream) {
    let mut actions = Vec::new();
    while let Some(seat) = asked(game).iter().next() {
        game.actions(seat, &mut actions);
        game.play(seat, rng.pick(&actions), &mut Silent);
    }
}

/// All seats leave their remaining lines empty.
pub(crate) fn write_nothing(game: &mut LostCode) {
    while let Some(seat) = asked(game).iter().next() {
        let blank = actions(game, seat).swap_remove(0);
        play(game, seat, &blank);
    }
}
