//! Bots: their turns, hints and analyses. Each runs to its end; the caller ends a worker that it no longer needs.

use std::time::Duration;

use dighouse_game::{Seat, Seed, Stream};
use dighouse_table::{BotTurn, Player, show_hint};
use dighouse_tables::StopToken;
use serde_json::json;

use crate::Engine;
use crate::answer::{Answer, Failure, data};

/// The longest time that a bot gets.
const LONGEST: Duration = Duration::from_secs(3);

/// The smallest share of its time that a bot gets.
const LEAST: f64 = 0.05;

impl Engine {
    /// A token for a bot that gets this share of its time.
    fn token(&self, share: f64) -> StopToken {
        let token = StopToken::new(self.clock);
        let share = if share.is_finite() { share.clamp(LEAST, 1.0) } else { 1.0 };
        token.cut_time(share, LONGEST.mul_f64(share));
        token
    }

    /// The bots that must decide.
    pub(crate) fn bots(&self, id: &str) -> Answer {
        let bots = self.table(id)?.asked_bots().map(|(seat, bot)| json!({ "seat": seat, "bot": bot }));
        Ok(bots.collect())
    }

    /// Lets the bot in a seat choose. The table does not change.
    pub(crate) fn choose(&self, id: &str, seat: Seat, random: Seed, share: f64) -> Answer {
        let (turn, job) = self.table(id)?.bot_turn(seat).ok_or_else(Failure::stale)?;
        let action = job(&self.token(share), &mut Stream::new(random, 0));
        Ok(json!({ "seat": turn.seat, "step": turn.step, "stamp": turn.stamp, "action": action }))
    }

    /// Plays what a bot has chosen, if the table still waits for it.
    pub(crate) fn bot_played(
        &mut self,
        id: &str,
        seat: Seat,
        step: u32,
        stamp: String,
        action: &str,
        now: i64,
    ) -> Answer {
        let events = self.table(id)?.bot_plays(&BotTurn { seat, step, stamp }, action);
        if events.is_empty() {
            return Err(Failure::stale());
        }
        Ok(json!({ "append": self.append(id, events, now)? }))
    }

    /// What a bot would play in the place of a seat.
    pub(crate) fn hint(
        &self,
        id: &str,
        seat: Seat,
        bot: Option<&str>,
        player: &Player,
        share: f64,
    ) -> Answer {
        let (job, seed) = self.table(id)?.hint(&player.id, seat, bot)?;
        Ok(data(show_hint(job(&self.token(share), &mut Stream::new(seed, 0)))))
    }

    /// What a bot thinks of one decision of a finished game.
    pub(crate) fn analyse(&self, id: &str, index: u32) -> Answer {
        let table = self.table(id)?;
        let of = table.questions()?;
        let moment = table.question(index)?.and_then(|question| {
            let analysis = (question.job)(&self.token(1.0), &mut Stream::new(question.seed, 0));
            question.decided.judge(analysis)
        });
        Ok(json!({ "of": of, "moment": moment }))
    }
}
