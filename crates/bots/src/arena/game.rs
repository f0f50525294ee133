//! One game of a tournament.

use std::time::Instant;

use dighouse_game::{Game, Match, Origin, PerSeat, Perspective, Record, Seat, Seed, Setup, Silent, Stream};

use super::entrant::Entrant;
use super::guest::{Fault, Guest};
use super::outcome::Outcome;
use super::schedule::Fixture;
use super::{ArenaError, Invited, Plan};
use crate::{Bot, Random};

/// Who decides at a seat.
enum Mind<G: Game> {
    Bot(Box<dyn Bot<G>>),
    Guest(Box<dyn Guest<G>>),
    /// Whoever sat there has forfeited the game.
    Forfeited(Random<G>, Fault),
}

/// A player at the table.
struct Player<G: Game> {
    mind: Mind<G>,
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
    invited: Invited<'_, G>,
) -> Result<Played<G>, ArenaError> {
    let (seed, bot_seed) = fixture.seeds();
    let spec = |seat| &plan.bots[fixture.bot_at(seat)];
    let player = |seat| {
        let mind = match spec(seat) {
            Entrant::Bot(spec) => Mind::Bot((invited.bots)(spec).map_err(ArenaError::Bot)?),
            Entrant::Guest(name) => (invited.guests)(name).map_or_else(Mind::forfeited, Mind::Guest),
        };
        Ok(Player { mind, rng: fixture.bot_stream(bot_seed, seat), decisions: 0, micros: 0 })
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
    let effort = |seat: Seat| {
        let player = &players[seat.index()];
        (player.decisions, player.micros, player.mind.fault())
    };
    let outcome = Outcome::new(game, fixture, &state.standings(), effort);
    let mut names = PerSeat::default();
    seats.for_each(|seat| names[seat] = Some(spec(seat).recorded()));
    Ok(Played { outcome, setup: plan.setup, seed, actions, players: names })
}

impl<G: Game> Mind<G> {
    const fn forfeited(fault: Fault) -> Mind<G> {
        Mind::Forfeited(Random::new(), fault)
    }

    fn fault(&self) -> Option<Fault> {
        match self {
            Mind::Bot(_) | Mind::Guest(_) => None,
            Mind::Forfeited(_, fault) => Some(fault.clone()),
        }
    }
}

impl<G: Game> Player<G> {
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> G::Action {
        let asked = Instant::now();
        let action =
            match &mut self.mind {
                Mind::Bot(bot) => Ok(bot.choose(perspective, &mut self.rng)),
                Mind::Guest(guest) => guest.choose(perspective, &mut self.rng).and_then(|action| {
                    match perspective.why_not(action) {
                        None => Ok(action),
                        Some(_) => Err(Fault::GuestCheated { action: action.to_string() }),
                    }
                }),
                Mind::Forfeited(random, _) => return random.choose(perspective, &mut self.rng),
            };
        self.decisions += 1;
        self.micros += asked.elapsed().as_micros() as u64;
        action.unwrap_or_else(|fault| {
            self.mind = Mind::forfeited(fault);
            self.choose(perspective)
        })
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
