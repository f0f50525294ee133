//! Asks a person for a decision.

use std::io::Write;

use dighouse_game::{Decision, Seat, Viewer};
use dighouse_text::Kind;

use super::commands::{Command, switch};
use super::curtain::read_line;
use super::session::{Session, Turn};
use crate::failure::{Failure, Outcome};
use crate::games::{Item, Menu};
use crate::paint::{self, beside, columns, paint, wrap};
use crate::players;
use crate::rules;

impl Session<'_> {
    /// Asks `seat` until they answer.
    pub(super) fn ask(&mut self, seat: Seat) -> Result<Turn, Failure> {
        let mut menu = self.show(seat)?;
        loop {
            let Some(line) = self.read()? else { return Ok(Turn::Quit) };
            if line.is_empty() {
                continue;
            }
            let label = line.to_lowercase();
            if let Some(action) = menu.chosen(label.trim_end_matches([')', '.'])) {
                let action = action.to_owned();
                if self.try_action(seat, &action)? {
                    return Ok(Turn::Acted);
                }
                continue;
            }
            match self.commands.read(&line) {
                Some((Command::Quit, _)) => return Ok(Turn::Quit),
                Some((Command::Undo, _)) => match self.take_back(seat)? {
                    None => return Ok(Turn::TookBack),
                    Some(why) => self.refuse(&why)?,
                },
                Some((Command::Odds, rest)) => {
                    self.odds = switch(self.texts, rest).unwrap_or(!self.odds);
                    menu = self.show(seat)?;
                }
                Some((command, rest)) => {
                    let rest = rest.to_owned();
                    self.obey(seat, command, &rest)?;
                }
                None => {
                    let action = self.notation(seat, &line);
                    if self.try_action(seat, &action)? {
                        return Ok(Turn::Acted);
                    }
                }
            }
        }
    }

    /// Draws the table, the question and the menu.
    fn show(&self, seat: Seat) -> Result<Menu, Failure> {
        let choices = self.table.actions(seat);
        let (table, menu) =
            self.with_seen(seat, |seen| (self.screen.draw(seen), self.screen.menu(seen, &choices)));
        let mut out = anstream::stdout();
        let question = format!("{}: {}", self.names[seat.index()], self.say_of_prompt("ask"));
        write!(out, "\n{table}\n{}\n", paint(paint::STRONG, &question))?;
        if let Some(title) = &menu.title {
            writeln!(out, "{title}")?;
        }
        let widest = menu.items.iter().filter_map(|item| item.choice.as_ref()).map(|(label, _)| label.len());
        let label = widest.max().unwrap_or(1);
        let lines: Vec<String> = menu.items.iter().map(|item| labelled(item, label)).collect();
        if menu.in_columns {
            write!(out, "{}", columns(&lines))?;
        } else {
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
        let how = format!("{} {}", self.say_of_prompt("notation"), self.texts.say("house-play-help", &[]));
        writeln!(out, "{}", paint(paint::FAINT, &wrap(&how)))?;
        Ok(menu)
    }

    /// A text about the pending decision: `{game}-{what}-{prompt}` in the locales.
    fn say_of_prompt(&self, what: &str) -> String {
        let Decision::Ask { prompt, .. } = self.table.decision() else { return String::new() };
        self.texts.say(&format!("{}-{what}-{prompt}", self.game.info().id), &[])
    }

    fn read(&self) -> Result<Option<String>, Failure> {
        let mut out = anstream::stdout();
        write!(out, "{} ", paint(paint::KEY, ">"))?;
        out.flush()?;
        Ok(read_line()?)
    }

    /// The notation of the typed text, or else the text itself.
    fn notation(&self, seat: Seat, typed: &str) -> String {
        self.with_seen(seat, |seen| self.screen.read(seen, typed)).unwrap_or_else(|| typed.to_owned())
    }

    /// Plays an action. Prints the reason and returns false if it is refused.
    fn try_action(&mut self, seat: Seat, action: &str) -> Result<bool, Failure> {
        match self.play(seat, action)? {
            None => Ok(true),
            Some(why) => {
                self.refuse(&why)?;
                Ok(false)
            }
        }
    }

    fn refuse(&self, why: &str) -> Outcome {
        writeln!(anstream::stdout(), "{}", beside(&paint(paint::BAD, "✗"), why))?;
        Ok(())
    }

    /// Runs a command that only prints something.
    fn obey(&self, seat: Seat, command: Command, rest: &str) -> Outcome {
        match command {
            Command::Help if rest.is_empty() => self.help(),
            Command::Help => self.explain(seat, rest),
            Command::Hint => self.hint(seat),
            Command::Log => self.whole_log(seat),
            Command::Sheet => {
                let notes = self.with_seen(seat, |seen| self.screen.notes(seen));
                Ok(writeln!(anstream::stdout(), "\n{notes}")?)
            }
            Command::Rules => Ok(rules::show(self.game.info().id, self.texts.lang())?),
            Command::Undo | Command::Odds | Command::Quit => Ok(()),
        }
    }

    /// Explains the decision, its notation and the commands.
    fn help(&self) -> Outcome {
        let mut out = anstream::stdout();
        let (explained, notation) = (self.say_of_prompt("explain"), self.say_of_prompt("notation"));
        writeln!(out, "\n{}\n{}\n", wrap(&explained), wrap(&notation))?;
        for (_, name) in Command::ALL {
            let typed = self.texts.say(&format!("house-command-{name}"), &[]);
            let about = self.texts.say(&format!("house-about-{name}"), &[]);
            writeln!(out, "  {} {about}", paint(paint::KEY, &format!("{typed:<15}")))?;
        }
        Ok(())
    }

    /// Prints why an action is impossible, or that it is possible.
    fn explain(&self, seat: Seat, typed: &str) -> Outcome {
        let action = self.notation(seat, typed);
        match self.table.why_not(seat, &action) {
            Some(why) => self.refuse(&self.texts.tell(self.game.info().id, Kind::Why, &why, &self.names)),
            None => {
                let words = self.words(seat, &action);
                let sentence = self.texts.say("house-play-possible", &[("action", words.into())]);
                Ok(writeln!(anstream::stdout(), "{}", wrap(&sentence))?)
            }
        }
    }

    /// An action available to `seat`, in words.
    fn words(&self, seat: Seat, action: &str) -> String {
        let choices = self.table.actions(seat);
        let data = choices.iter().find(|choice| choice.text == action).map(|choice| &choice.data);
        data.map_or_else(
            || action.to_owned(),
            |data| self.texts.tell(self.game.info().id, Kind::Action, data, &self.names),
        )
    }

    /// Prints what the strongest bot would do.
    fn hint(&self, seat: Seat) -> Outcome {
        let action = self.bot_choice(seat, &self.strongest)?;
        let args = [
            ("bot", players::bot_name(self.texts, &self.strongest).into()),
            ("words", self.words(seat, &action).into()),
            ("action", action.as_str().into()),
        ];
        writeln!(anstream::stdout(), "{}", wrap(&self.texts.say("house-play-hint", &args)))?;
        Ok(())
    }

    /// Prints everything `seat` has been told so far.
    fn whole_log(&self, seat: Seat) -> Outcome {
        let mut out = anstream::stdout();
        for line in self.table.log(Viewer::Seat(seat)) {
            let words = self.texts.tell(self.game.info().id, Kind::Event, &line.event, &self.names);
            writeln!(out, "{}", beside(&paint(paint::FAINT, &format!("{:>4}", line.step)), &words))?;
        }
        Ok(())
    }
}

/// A menu line with its label.
fn labelled(item: &Item, widest: usize) -> String {
    let label = match &item.choice {
        Some((label, _)) => paint(paint::KEY, &format!(" {label:>widest$})")),
        None => " ".repeat(widest + 2),
    };
    format!("{label} {}", item.words)
}
