//! What bots tell people: hints, and analyses of finished games.

use dighouse_game::{Seat, Seed, Viewer};
use dighouse_tables::{Analysis, AnalysisJob, BotSpec, Choice};
use http::StatusCode;
use sha2::{Digest, Sha256};

use super::view::show_considered;
use super::{Refusal, Table};
use crate::Problem;
use crate::messages::{Hint, Judged};

/// How many actions a hint has.
const HINTED: usize = 4;

/// The bot that analyses every decision.
const ANALYST: &str = "search:iters=150";

/// A decision of a finished game, to be analysed.
pub struct Question {
    /// The job that analyses it.
    pub job: AnalysisJob,
    /// The seed of its random numbers.
    pub seed: Seed,
    /// What was decided.
    pub decided: Decided,
}

/// What a seat decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    step: u32,
    seat: Seat,
    played: String,
}

impl Table {
    /// The job that finds a hint for a seat, from what it sees, by the strongest bot unless another is named. Its random numbers
    /// come from the seed, which also follows from what the seat sees, so that a hint reveals nothing hidden.
    pub fn hint(&self, player: &str, seat: Seat, bot: Option<&str>) -> Result<(AnalysisJob, Seed), Problem> {
        self.must_help(player, seat)?;
        let running = self.running_match().ok_or(Refusal::NotBegun)?;
        if !running.decision().seats().contains(seat) {
            return Err(Refusal::NotAsked.into());
        }
        let bot = bot.unwrap_or_else(|| self.strongest_bot());
        self.must_offer_bot("bot", bot)?;
        let refused = |error| Problem::of(StatusCode::CONFLICT, error);
        let bot: BotSpec = bot.parse().map_err(refused)?;
        let job = running.analyse(running.steps(), seat, &bot).map_err(refused)?.ok_or(Refusal::NotAsked)?;
        let stamp = running.stamp(running.steps(), Viewer::Seat(seat)).unwrap_or_default();
        Ok((job, Seed::new(Sha256::digest(stamp).into())))
    }

    /// How many decisions a finished game has.
    pub fn questions(&self) -> Result<u32, Refusal> {
        self.record().map(|_| self.step())
    }

    /// The decision after `step` actions of a finished game.
    pub fn question(&self, step: u32) -> Result<Option<Question>, Problem> {
        let analyst: BotSpec = ANALYST.parse().map_err(|error| Problem::of(StatusCode::CONFLICT, error))?;
        let running = self.running_match().ok_or(Refusal::NotOver)?;
        let Some(played) = running.moves().into_iter().nth(step as usize) else { return Ok(None) };
        let seat = played.seat;
        let job = running.analyse(step as usize, seat, &analyst).map_err(|_| Refusal::NoAnalysis)?;
        let decided = Decided { step, seat, played: played.choice.text };
        Ok(job.map(|job| Question { job, seed: Seed::from_number(step.into()), decided }))
    }
}

/// A hint, from the analysis by a bot.
pub fn show_hint(analysis: Analysis<Choice>) -> Hint {
    Hint { considered: analysis.candidates.into_iter().take(HINTED).map(show_considered).collect() }
}

impl Decided {
    /// The verdict on a decision; none if there was nothing to decide.
    pub fn judge(self, analysis: Analysis<Choice>) -> Option<Judged> {
        let Decided { step, seat, played } = self;
        let Analysis { candidates, values } = analysis;
        let expected = candidates.first()?.value?;
        let choice = candidates.iter().find(|candidate| candidate.action.text == played);
        let chosen = choice.and_then(|choice| choice.value);
        let rank = candidates.iter().position(|candidate| candidate.action.text == played);
        let best = candidates.into_iter().next().map(show_considered)?;
        Some(Judged {
            step,
            seat,
            rank: rank.map(|rank| rank as u32 + 1),
            standing_lost: chosen.map(|chosen| (expected.utility - chosen.utility).max(0.0)),
            points_lost: chosen.map(|chosen| (expected.points - chosen.points).max(0.0)),
            best,
            chances: values.iter().map(|seat| seat.win_chance).collect(),
            points: values.iter().map(|seat| seat.points).collect(),
        })
    }
}
