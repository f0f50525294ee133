//! One game of a tournament.

use std::time::Instant;

use game::{Game, Perspective, Seat, Silent, Stream};

use super::tally::Tally;
use super::{ArenaError, Bots, Plan};
use crate::Bot;

/// A bot at the table.
struct Player<G> {
    bot: Box<dyn Bot<G>>,
    /// Its place in the plan.
    number: usize,
    rng: Stream,
}

/// Plays a game of the plan and notes in `tally` how it went. Every game has new bots: nothing
/// that they learned in another one can make it depend on the order of the games.
pub(super) fn play<G: Game>(
    plan: &Plan,
    game: u64,
    bots: &Bots<G>,
    tally: &mut Tally,
) -> Result<(), ArenaError> {
    let (seed, bot_seed) = plan.seeds(game);
    let sit_down = |seat| {
        let number = plan.bot_at(seat, game);
        let bot = bots(&plan.bots[number]).map_err(ArenaError::Bot)?;
        Ok(Player { bot, number, rng: plan.bot_stream(bot_seed, seat, game) })
    };
    let seats = Seat::first(plan.setup.seats());
    let mut players = seats.clone().map(sit_down).collect::<Result<Vec<_>, _>>()?;

    let mut state = G::begin(&plan.setup, seed, &mut Silent).map_err(ArenaError::Setup)?;
    while let Some(seat) = state.decision().seats().iter().next() {
        let Player { bot, number, rng } = &mut players[seat.index()];
        let asked = Instant::now();
        let action = bot.choose(&Perspective::new(&state, seat), rng);
        tally.decided(*number, asked.elapsed());
        state.apply(seat, action, &mut Silent).map_err(|_| ArenaError::BotCheated {
            bot: plan.bots[*number].to_string(),
            game,
            seed,
            action: action.to_string(),
        })?;
    }
    let standings = state.standings();
    for (seat, player) in seats.zip(&players) {
        tally.scored(player.number, &standings, seat);
    }
    Ok(())
}
