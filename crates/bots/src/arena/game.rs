//! One game of a tournament.

use std::time::Instant;

use dighouse_game::{Game, Match, Origin, PerSeat, Perspective, Record, Seat, Seed, Setup, Silent, Stream};

use super::outcome::Outcome;
use super::schedule::Fixture;
use super::{ArenaError, MakeBot, Plan};
use crate::Bot;

/// A bot at the table.
struct Player<G> {
    bot: Box<dyn Bot<G>>,
    rng: Stream,
    decisions: u64,
    micros: u64,
}

/// A game that was played.
pub(super) struct Played<G: Game> {
    pub(super) outcome: Outcome,
    setup: Setup,
    seed: Seed,
    actions: Vec<(Seat, G::Action)>,
    players: PerSeat<Option<String>>,
}

/// Plays a game of the plan. Every game has new bots, so that it cannot depend on the order of the games.
pub(super) fn play<G: Game>(
    plan: &Plan,
    game: u64,
    fixture: &Fixture<'_>,
    make_bot: &MakeBot<'_, G>,
) -> Result<Played<G>, ArenaError> {
    let (seed, bot_seed) = fixture.seeds();
    let spec = |seat| &plan.bots[fixture.bot_at(seat)];
    let player = |seat| {
        let bot = make_bot(spec(seat)).map_err(ArenaError::Bot)?;
        Ok(Player { bot, rng: fixture.bot_stream(bot_seed, seat), decisions: 0, micros: 0 })
    };
    let seats = Seat::first(plan.setup.seats());
    let mut players = seats.clone().map(player).collect::<Result<Vec<_>, _>>()?;

    let mut actions = Vec::new();
    let mut state = G::begin(&plan.setup, seed, &mut Silent).map_err(ArenaError::Setup)?;
    while let Some(seat) = state.decision().seats().iter().next() {
        let action = players[seat.index()].choose(&Perspective::new(&state, seat));
        state.apply(seat, action, &mut Silent).map_err(|_| ArenaError::BotCheated {
            bot: spec(seat).to_string(),
            game,
            seed,
            action: action.to_string(),
        })?;
        actions.push((seat, action));
    }
    let effort = |seat: Seat| (players[seat.index()].decisions, players[seat.index()].micros);
    let outcome = Outcome::new(game, fixture, &state.standings(), effort);
    let mut names = PerSeat::default();
    seats.for_each(|seat| names[seat] = Some(format!("bot:{}", spec(seat))));
    Ok(Played { outcome, setup: plan.setup, seed, actions, players: names })
}

impl<G: Game> Player<G> {
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> G::Action {
        let asked = Instant::now();
        let action = self.bot.choose(perspective, &mut self.rng);
        self.decisions += 1;
        self.micros += asked.elapsed().as_micros() as u64;
        action
    }
}

impl<G: Game> Played<G> {
    /// The game as a record that anybody can verify.
    pub(super) fn record(&self) -> Record {
        let mut game = Match::<G>::begin(self.setup, self.seed).expect("the same game was played before");
        for &(seat, action) in &self.actions {
            game.play(seat, action, None).expect("the same game was played before");
        }
        game.record(Origin::Seed(self.seed), self.players.clone(), None)
    }
}
