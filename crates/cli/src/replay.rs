//! `dighouse replay`: retells a record and checks every action.

use std::io::Write;
use std::path::PathBuf;

use dighouse_game::Viewer;
use dighouse_game::record::Move;
use dighouse_tables::AnyMatch;
use dighouse_text::{Kind, Texts};
use serde_json::{Map, Value, json};

use crate::failure::{Failure, Outcome};
use crate::games::{Seen, screen};
use crate::paint::{self, paint};
use crate::record::Recorded;
use crate::{score, setup};

/// Retells a record.
#[derive(clap::Args)]
pub(crate) struct Replay {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    #[arg(long, value_name = "SEAT|spectator|all")]
    view: Option<String>,
}

impl Replay {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let recorded = Recorded::read(texts, &self.file)?;
        let table = recorded.resume(texts, &self.file)?;
        let viewer = self.viewer(texts, &*table)?;
        let told = Told { texts, recorded: &recorded, table: &*table, viewer };
        match (self.at, self.json) {
            (None, false) => told.story(),
            (None, true) => told.json(),
            (Some(at), json) => {
                let view = table.view_after(at, viewer).ok_or_else(|| {
                    let args = [("at", at.into()), ("steps", table.steps().into())];
                    Failure::usage(texts.say("house-error-too-far", &args))
                })?;
                if json { told.position_json(at, view) } else { told.position(at, &view) }
            }
        }
    }

    /// The point of view; by default all-seeing once the game is over.
    fn viewer(&self, texts: &Texts, table: &dyn AnyMatch) -> Result<Viewer, Failure> {
        let Some(text) = &self.view else {
            let over = table.decision().is_over();
            return Ok(if over { Viewer::AllSeeing } else { Viewer::Spectator });
        };
        let viewer: Option<Viewer> = text.parse().ok();
        let there = |viewer: &Viewer| viewer.seat().is_none_or(|seat| table.setup().has(seat));
        viewer.filter(there).ok_or_else(|| {
            let args = [("given", text.as_str().into()), ("seats", table.setup().seats().into())];
            Failure::usage(texts.say("house-error-viewer", &args))
        })
    }
}

/// A record, its match and the viewer.
struct Told<'a> {
    texts: &'a Texts,
    recorded: &'a Recorded,
    table: &'a dyn AnyMatch,
    viewer: Viewer,
}

impl Told<'_> {
    fn game(&self) -> &'static str {
        self.recorded.game.info().id
    }

    /// Prints the game in words, with its score sheet.
    fn story(&self) -> Outcome {
        let mut out = anstream::stdout();
        let names = self.recorded.names(self.texts);
        self.title(&names)?;
        for line in self.table.log(self.viewer) {
            let words = self.texts.tell(self.game(), Kind::Event, &line.event, &names);
            writeln!(out, "{} {words}", paint(paint::FAINT, &format!("{:>4}", line.step)))?;
        }
        let sheet = score::sheet(self.texts, self.game(), &self.table.standings(), &names);
        write!(out, "\n{sheet}")?;
        if !self.table.decision().is_over() {
            writeln!(out, "{}", self.texts.say("house-replay-unfinished", &[]))?;
        }
        if self.recorded.record.end.is_none() {
            writeln!(out, "{}", self.texts.say("house-replay-no-end", &[]))?;
        }
        Ok(())
    }

    fn title(&self, names: &[String]) -> Outcome {
        let mut out = anstream::stdout();
        let title = self.texts.say(&format!("{}-title", self.game()), &[]);
        writeln!(out, "{} {}", paint(paint::STRONG, &title), names.join(", "))?;
        for change in setup::changes(self.texts, self.table.setup()) {
            writeln!(out, "  {change}")?;
        }
        Ok(())
    }

    /// Prints the table after a number of actions.
    fn position(&self, at: usize, view: &Value) -> Outcome {
        let names = self.recorded.names(self.texts);
        let (texts, viewer) = (self.texts, self.viewer);
        let seen = Seen { texts, names: &names, viewer, view, odds: true };
        let drawn = screen(self.game()).draw(&seen);
        let args = [("at", at.into()), ("steps", self.table.steps().into())];
        let head = self.texts.say("house-replay-at", &args);
        write!(anstream::stdout(), "{}\n{drawn}", paint(paint::FAINT, &head))?;
        Ok(())
    }

    fn position_json(&self, at: usize, view: Value) -> Outcome {
        let viewer = self.viewer.to_string();
        print(&json!({ "game": self.game(), "at": at, "viewer": viewer, "view": view }))
    }

    /// The recorded actions; `None` for a viewer who may not know all of them.
    fn moves(&self) -> Option<Vec<Value>> {
        let moves = self.recorded.record.moves().map(|(_, action)| action);
        let told = |Move { seat, action, at }: &Move| json!({ "seat": seat, "action": action, "at": at });
        (self.viewer == Viewer::AllSeeing).then(|| moves.map(told).collect())
    }

    fn json(&self) -> Outcome {
        let setup = self.table.setup();
        let options: Map<String, Value> =
            setup.options().map(|(key, value)| (key.to_owned(), value.into())).collect();
        print(&json!({
            "game": self.game(),
            "setup": { "seats": setup.seats(), "options": options },
            "players": self.recorded.lines().collect::<Vec<_>>(),
            "moves": self.moves(),
            "viewer": self.viewer.to_string(),
            "log": self.table.log(self.viewer),
            "over": self.table.decision().is_over(),
            "standings": self.table.standings().sheet(),
        }))
    }
}

fn print(value: &Value) -> Outcome {
    writeln!(anstream::stdout(), "{value}")?;
    Ok(())
}
