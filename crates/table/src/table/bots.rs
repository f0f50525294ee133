//! The decisions of bots.

use dighouse_game::{Seat, Viewer};
use dighouse_tables::{BotSpec, ChoiceJob};

use super::Table;
use crate::history::TableEvent;

/// A decision that a bot must make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// Who decides.
    pub seat: Seat,
    /// The number of actions before it.
    pub step: u32,
    /// A hash of what the bot sees.
    pub stamp: String,
}

impl Table {
    /// The next decision of a bot, and the job that makes it.
    pub fn next_bot_turn(&self) -> Option<(BotTurn, ChoiceJob)> {
        self.bot_turn(self.asked_bots().next()?.0)
    }

    /// The decision of the bot in a seat that is asked, and the job that makes it.
    pub fn bot_turn(&self, seat: Seat) -> Option<(BotTurn, ChoiceJob)> {
        let (_, bot) = self.asked_bots().find(|&(asked, _)| asked == seat)?;
        let running = self.running_match()?;
        let spec: BotSpec = bot.parse().ok()?;
        let job = running.choose(seat, &spec).ok()?;
        let stamp = running.stamp(running.steps(), Viewer::Seat(seat))?;
        Some((BotTurn { seat, step: self.step(), stamp }, job))
    }

    /// Whether the table still waits for this decision of a bot.
    pub fn waits_for_bot(&self, &BotTurn { seat, step, ref stamp }: &BotTurn) -> bool {
        let step = step as usize;
        self.running_match().is_some_and(|running| {
            self.asked_bots().any(|(asked, _)| asked == seat)
                && running.stamp(step, Viewer::Seat(seat)).as_ref() == Some(stamp)
                && running.awaits(seat, step)
        })
    }

    /// The bot's action, if the table still waits for it.
    pub fn bot_plays(&self, turn: &BotTurn, action: &str) -> Vec<TableEvent> {
        let seat = turn.seat;
        let is_legal = || self.running_match().is_some_and(|running| running.why_not(seat, action).is_none());
        let counts = self.waits_for_bot(turn) && is_legal();
        if counts { vec![TableEvent::Played { seat, action: action.to_owned() }] } else { Vec::new() }
    }
}
