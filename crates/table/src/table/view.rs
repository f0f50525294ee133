//! A table as one viewer sees it.

use dighouse_game::{Decision, Seat, Viewer};
use dighouse_tables::Candidate;
use serde_json::Value;

use super::talk::TalkEntry;
use super::{Access, BadField, Refusal, Table, data};
use crate::messages::{
    Choice, Considered, Foreseen, LogLine, LogPart, MatchNow, Overview, ReplayStep, SeatNow, TableNow,
    TakeBackAsked,
};
use crate::{Phase, Player, Problem};

/// Who looks at a table, and as which viewer.
#[derive(Clone, Debug)]
pub struct Viewpoint {
    /// The player; none for an unknown visitor.
    pub player: Option<Player>,
    /// Whose view is shown.
    pub viewer: Viewer,
}

impl Viewpoint {
    fn is(&self, player: &str) -> bool {
        self.player.as_ref().is_some_and(|own| own.id == player)
    }
}

/// What a reader has already.
#[derive(Clone, Copy, Debug)]
pub enum ReadSoFar {
    /// Nothing.
    Nothing,
    /// Everything up to this line of the history.
    Lines(u32),
}

impl Table {
    /// The viewpoint that `player` asks for. By default that of a seat of theirs that must decide, then of any seat of theirs,
    /// then a spectator's.
    pub fn viewpoint(&self, player: Option<&Player>, wanted: Option<&str>) -> Result<Viewpoint, Refusal> {
        let viewpoint = |viewer| Viewpoint { player: player.cloned(), viewer };
        let player = player.map(|player| player.id.as_str());
        if self.closed {
            return Err(Refusal::Gone);
        }
        self.must_let_in(player)?;
        let viewer = match wanted {
            None => self.usual_viewer(player),
            Some(text) => match text.parse() {
                Ok(Viewer::Seat(seat)) if player.is_some_and(|player| self.plays(seat, player)) => {
                    Viewer::Seat(seat)
                }
                Ok(Viewer::Seat(seat)) => {
                    return Err(Refusal::NotYourSeat(seat));
                }
                Ok(Viewer::Spectator) => Viewer::Spectator,
                _ => return Err(BadField::Viewer.into()),
            },
        };
        self.must_see(player)?;
        Ok(viewpoint(viewer))
    }

    fn usual_viewer(&self, player: Option<&str>) -> Viewer {
        let Some(player) = player else { return Viewer::Spectator };
        let own = || self.places().map(|(seat, _)| seat).filter(|&seat| self.plays(seat, player));
        let asked = own().find(|&seat| self.asked().contains(seat));
        asked.or_else(|| own().next()).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The table from a viewpoint, with the part of the log that the reader lacks.
    pub fn show(&self, viewpoint: &Viewpoint, has: ReadSoFar, now: i64) -> TableNow {
        let known = match has {
            ReadSoFar::Lines(lines) if lines <= self.seq() => lines,
            ReadSoFar::Lines(_) | ReadSoFar::Nothing => 0,
        };
        TableNow {
            id: self.id.clone(),
            seq: self.seq(),
            game: self.made.game.clone(),
            options: self.made.options.clone(),
            public: self.made.public,
            pace: self.made.pace.into(),
            aids: self.made.aids,
            clock: self.made.clock.map(Into::into),
            locked: self.is_locked(),
            phase: self.phase().into(),
            seats: self.show_seats(viewpoint, now),
            host: viewpoint.is(&self.made.maker),
            viewer: viewpoint.viewer.seat(),
            commitment: self.secret().map(|secret| secret.commitment().to_string()),
            game_now: self.show_match(viewpoint.viewer),
            log: self.log_part(viewpoint.viewer, has),
            talk: self
                .heard_by(viewpoint.player.as_ref())
                .filter(|entry| entry.seq > known)
                .map(TalkEntry::show)
                .collect(),
            take_back: self.take_back.as_ref().map(|request| TakeBackAsked {
                seat: request.seat,
                step: request.step,
                waits_for: self.waits_for(),
            }),
            clocks: self.show_clocks(viewpoint.viewer.seat(), now),
            deserted: self.is_deserted(),
            rematch: self.rematch.clone(),
            sharing: self.show_sharing(viewpoint.player.as_ref().map(|player| &*player.id)),
        }
    }

    /// The table to a player who has changed it, from `seat` if that is still theirs.
    pub fn show_to(&self, player: &Player, seat: Option<Seat>, now: i64) -> Result<TableNow, Refusal> {
        let wanted = seat.map(|seat| seat.to_string());
        let viewpoint = self.viewpoint(Some(player), wanted.as_deref());
        let viewpoint = viewpoint.or_else(|_| self.viewpoint(Some(player), None))?;
        Ok(self.show(&viewpoint, ReadSoFar::Nothing, now))
    }

    /// The problem of a refused request. A stale request is answered with the table as it is now.
    pub fn refuse(&self, refusal: Refusal, player: &Player, seat: Option<Seat>, now: i64) -> Problem {
        if refusal != Refusal::Stale {
            return refusal.into();
        }
        match self.show_to(player, seat, now) {
            Ok(shown) => Problem::from(refusal).with("now", data(shown)),
            Err(refusal) => refusal.into(),
        }
    }

    fn show_seats(&self, viewpoint: &Viewpoint, now: i64) -> Vec<SeatNow> {
        let player = viewpoint.player.as_ref();
        self.places()
            .map(|(seat, place)| SeatNow {
                yours: player.is_some_and(|player| self.plays(seat, &player.id)),
                ready: place.ready,
                late: self.is_late(seat, now),
                yours_again: player.is_some_and(|player| self.may_return(seat, &player.id)),
                blocked: player.is_some_and(|player| self.is_blocked(seat, player)),
                ..SeatNow::new(seat, &place.holder, place.substitute.as_deref())
            })
            .collect()
    }

    fn show_match(&self, viewer: Viewer) -> Option<MatchNow> {
        let running = self.running_match()?;
        let step = running.steps();
        let (asked, prompt) = match running.decision() {
            Decision::Ask { seats, prompt } => (seats.iter().collect(), Some(prompt)),
            Decision::Over => (Vec::new(), None),
        };
        let choices = viewer.seat().map(|seat| running.actions(seat)).unwrap_or_default();
        Some(MatchNow {
            step: step as u32,
            stamp: running.stamp(step, viewer).unwrap_or_default(),
            asked,
            prompt,
            view: running.view(viewer),
            choices: choices.into_iter().map(show_choice).collect(),
            no_undo: viewer.seat().and_then(|seat| running.can_undo(seat).err()).map(data),
            standings: self.sheet(),
            since: self.since,
        })
    }

    /// The part of the log that the reader lacks. Actions that were taken back since are cut off.
    fn log_part(&self, viewer: Viewer, has: ReadSoFar) -> LogPart {
        let began = |lines: u32| self.running.is_some() && lines > 0 && lines <= self.seq();
        let after = match has {
            ReadSoFar::Lines(lines) if began(lines) => Some(self.still_true(lines as usize)),
            ReadSoFar::Lines(_) | ReadSoFar::Nothing => None,
        };
        // A reader without any action may not even have the opening.
        let after = after.filter(|&step| step > 0);
        LogPart {
            after,
            lines: self
                .log(viewer)
                .into_iter()
                .filter(|line| after.is_none_or(|step| line.step > step))
                .collect(),
        }
    }

    /// How many actions are unchanged since the first `lines` lines.
    fn still_true(&self, lines: usize) -> u32 {
        let (read, since) = self.marks.split_at(lines);
        let had = read.last().map_or(0, |mark| mark.steps);
        since.iter().map(|mark| mark.kept).fold(had, u32::min)
    }

    fn log(&self, viewer: Viewer) -> Vec<LogLine> {
        let lines = self.running_match().map(|running| running.log(viewer)).unwrap_or_default();
        lines.into_iter().map(|line| LogLine { step: line.step as u32, event: line.event }).collect()
    }

    /// The viewer of a replay: of a finished game everything may be seen.
    pub fn replay_viewer(&self, wanted: Option<&str>) -> Result<Viewer, Refusal> {
        if self.phase() != Phase::Over || self.running.is_none() {
            return Err(Refusal::NotOver);
        }
        let wrong = || Refusal::Field(BadField::ReplayViewer);
        match wanted.unwrap_or("all").parse().map_err(|_| wrong())? {
            Viewer::Seat(seat) if seat.index() >= self.seats.len() => Err(wrong()),
            viewer => Ok(viewer),
        }
    }

    /// Everything about a finished game. Whoever comes by a share link sees no chat.
    pub fn overview(&self, viewpoint: &Viewpoint, access: Access, now: i64) -> Result<Overview, Refusal> {
        let running = self.running_match().ok_or(Refusal::NotOver)?;
        Ok(Overview {
            id: self.id.clone(),
            game: self.made.game.clone(),
            options: self.made.options.clone(),
            seats: self.show_seats(viewpoint, now),
            steps: running
                .moves()
                .into_iter()
                .map(|played| ReplayStep {
                    seat: played.seat,
                    text: played.choice.text,
                    data: played.choice.data,
                    at: played.at,
                })
                .collect(),
            log: self.log(viewpoint.viewer),
            talk: self
                .heard_by(viewpoint.player.as_ref())
                .filter(|entry| access == Access::Own || entry.said_by.is_none())
                .map(TalkEntry::show)
                .collect(),
            sharing: self.show_sharing(viewpoint.player.as_ref().map(|player| &*player.id)),
            standings: self.sheet(),
            scores: running.scores(),
        })
    }

    /// Why a seat cannot play an action; `null` if it can.
    pub fn why_not(&self, player: &str, seat: Seat, action: &str) -> Result<Value, Refusal> {
        self.must_play(seat, player)?;
        Ok(self.must_play_on()?.why_not(seat, action).unwrap_or(Value::Null))
    }

    /// The aid of the game for a seat.
    pub fn aid(&self, player: &str, seat: Seat) -> Result<Value, Refusal> {
        self.must_help(player, seat)?;
        Ok(self
            .running_match()
            .filter(|_| self.phase() == Phase::Playing)
            .map_or(Value::Null, |running| running.aid(seat)))
    }

    /// Refuses if the player does not play the seat, or the table allows no aids.
    pub fn must_help(&self, player: &str, seat: Seat) -> Result<(), Refusal> {
        self.must_play(seat, player)?;
        if self.allows_aids() { Ok(()) } else { Err(Refusal::NoAids) }
    }
}

/// An action that a bot considers, as players see it.
pub(super) fn show_considered(candidate: Candidate<dighouse_tables::Choice>) -> Considered {
    let Candidate { action, value, score_sheet, continuation } = candidate;
    let foreseen = |(seat, choice)| Foreseen { seat, choice: show_choice(choice) };
    Considered {
        choice: show_choice(action),
        points: value.map(|value| value.points),
        standing: value.map(|value| value.utility),
        sheet: score_sheet,
        then: continuation.into_iter().map(foreseen).collect(),
    }
}

fn show_choice(choice: dighouse_tables::Choice) -> Choice {
    Choice { text: choice.text, data: choice.data }
}
