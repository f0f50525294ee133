//! Positions for tests: a test states who digs where, the kit adds the rest.

use std::fmt::Write as _;

use dighouse_game::{Game, Illegal, Logged, Seat, Silent, Stream, Viewer, log::seen_by, scenario};
use dighouse_mykerinos::{Event, Mykerinos, PlayerView, Plot, Reason, View};

pub(crate) const FIRST: Seat = Seat::ALL[0];
pub(crate) const SECOND: Seat = Seat::ALL[1];
pub(crate) const THIRD: Seat = Seat::ALL[2];
pub(crate) const FOURTH: Seat = Seat::ALL[3];

/// A moment of a game; by default the first seat is to dig.
pub(crate) struct Scene {
    pub(crate) options: &'static [(&'static str, &'static str)],
    pub(crate) round: u8,
    pub(crate) phase: &'static str,
    pub(crate) asked: u8,
    /// The first plots of the round.
    pub(crate) plots: [&'static str; 8],
    pub(crate) wings: [&'static str; 5],
    /// Digs by expedition: `1 a1 b1`.
    pub(crate) digs: &'static [&'static str],
    /// The archaeologists of each player. Their number is the number of players.
    pub(crate) pools: &'static [u8],
    pub(crate) neutral_pools: [u8; 2],
    pub(crate) rooms: &'static [&'static str],
    pub(crate) owned: &'static [&'static str],
    pub(crate) turned: &'static [&'static str],
    pub(crate) passed: &'static [u8],
    /// Further lines of the position.
    pub(crate) more: &'static str,
}

/// Three players in round 2. The area has pyramids on c4, f4 and g4; zone 1 has V1 and L1, zone 2 B1 and K1,
/// zone 3 T1 and V2, zone 4 L3 and K2.
pub(crate) const SCENE: Scene = Scene {
    options: &[],
    round: 2,
    phase: "dig",
    asked: 1,
    plots: ["V1", "L1", "B1", "K1", "T1", "V2", "L3", "K2"],
    wings: ["violet", "lemon", "brown", "blackmore", "tangerine"],
    digs: &[],
    pools: &[8, 8, 8],
    neutral_pools: [4, 4],
    rooms: &[],
    owned: &[],
    turned: &[],
    passed: &[],
    more: "",
};

impl Scene {
    /// All plots: owned ones, which were claimed before, one in each zone; then those of this round; then the rest.
    fn pile(&self) -> Vec<String> {
        let owned: Vec<&str> = self.owned.iter().flat_map(|line| line.split(' ').skip(1)).collect();
        let said = |plot: &String| self.plots.contains(&plot.as_str()) || owned.contains(&plot.as_str());
        let mut rest: Vec<String> =
            Plot::ALL.iter().map(ToString::to_string).filter(|plot| !said(plot)).collect();
        let mut pile = Vec::new();
        for zone in 0..4 * usize::from(self.round - 1) {
            pile.push(owned.get(zone).map_or_else(|| rest.remove(0), |plot| (*plot).to_owned()));
            pile.push(rest.remove(0));
        }
        pile.extend(self.plots.map(str::to_owned));
        pile.extend(rest);
        pile
    }

    /// The position as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::from("game = 'mykerinos'\nrules = 1\n[position]\n");
        let mut line = |key: &str, value: &dyn std::fmt::Debug| writeln!(text, "{key} = {value:?}").unwrap();
        line("seats", &self.pools.len());
        line("round", &self.round);
        line("phase", &self.phase);
        line("asked", &[self.asked]);
        line("start", &1);
        line("wings", &self.wings);
        line("pile", &self.pile());
        line("pools", &self.pools);
        if self.pools.len() == 2 {
            line("neutral_pools", &self.neutral_pools);
        }
        line("digs", &self.digs);
        line("rooms", &self.rooms);
        line("owned", &self.owned);
        line("turned", &self.turned);
        line("passed", &self.passed);
        writeln!(text, "{}\n[position.options]", self.more).unwrap();
        self.options.iter().for_each(|(key, value)| writeln!(text, "{key} = '{value}'").unwrap());
        text
    }

    pub(crate) fn set_up(&self) -> Mykerinos {
        scenario::read(&self.text()).unwrap_or_else(|error| panic!("{error}\n{}", self.text()))
    }

    /// The same after all players have passed, in the order of `passed` and then of the seats.
    pub(crate) fn evaluated(&self) -> Mykerinos {
        let mut game = self.set_up();
        while view(&game).phase == dighouse_mykerinos::PhaseName::Dig && view(&game).round == self.round {
            let seat = asked(&game);
            play(&mut game, seat, "pass");
        }
        game
    }
}

/// Plays an action of `seat` and returns the public events.
pub(crate) fn play(game: &mut Mykerinos, seat: Seat, action: &str) -> Vec<Event> {
    let mut log: Vec<Logged<Event>> = Vec::new();
    let parsed = action.parse().unwrap_or_else(|error| panic!("{error}"));
    game.apply(seat, parsed, &mut log).unwrap_or_else(|why| panic!("{action} of seat {seat}: {why}"));
    seen_by(&log, Viewer::Spectator).copied().collect()
}

/// The rule that forbids an action.
pub(crate) fn why_not(game: &Mykerinos, seat: Seat, action: &str) -> Option<Reason> {
    match game.why_not(seat, action.parse().unwrap_or_else(|error| panic!("{error}")))? {
        Illegal::Rule(reason) => Some(reason),
        other => panic!("{action} of seat {seat}: {other:?}"),
    }
}

/// The legal actions that start with `start`.
pub(crate) fn actions(game: &Mykerinos, start: &str) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(asked(game), &mut actions);
    actions.iter().map(ToString::to_string).filter(|action| action.starts_with(start)).collect()
}

/// The seat that is asked.
pub(crate) fn asked(game: &Mykerinos) -> Seat {
    game.decision().seats().iter().next().expect("the game is not over")
}

pub(crate) fn view(game: &Mykerinos) -> View {
    game.view(Viewer::Spectator)
}

pub(crate) fn player(game: &Mykerinos, seat: Seat) -> PlayerView {
    view(game).players.swap_remove(seat.index())
}

/// The plots of a seat.
pub(crate) fn plots(game: &Mykerinos, seat: Seat) -> Vec<String> {
    player(game, seat).plots.iter().map(|face| face.plot.to_string()).collect()
}

/// Plays random actions to the end.
pub(crate) fn play_at_random(game: &mut Mykerinos, rng: &mut Stream) {
    let mut actions = Vec::new();
    while let Some(seat) = game.decision().seats().iter().next() {
        game.actions(seat, &mut actions);
        game.play(seat, rng.pick(&actions), &mut Silent);
    }
}
