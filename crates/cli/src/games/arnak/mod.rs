//! Lost Ruins of Arnak in a terminal.

mod board;
mod cards;
mod island;
mod menu;
mod players;
mod research;
mod typed;

use dighouse_arnak::Action;
use dighouse_tables::Choice;

use super::{Menu, Screen, Seen};
use board::Board;

/// The screen of Lost Ruins of Arnak.
pub(super) struct ArnakScreen;

impl Screen for ArnakScreen {
    fn draw(&self, seen: &Seen<'_>) -> String {
        Board::new(seen).map(|board| board.draw()).unwrap_or_default()
    }

    fn menu(&self, seen: &Seen<'_>, choices: &[Choice]) -> Menu {
        let actions: Vec<Action> = choices.iter().filter_map(|choice| choice.text.parse().ok()).collect();
        Board::new(seen).map(|board| board.menu(&actions)).unwrap_or_default()
    }

    fn read(&self, seen: &Seen<'_>, typed: &str) -> Option<String> {
        Board::new(seen)?.read(typed)
    }
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Seat, Seed, Setup, Stream, Viewer};
    use dighouse_text::{Lang, Texts};

    use super::*;
    use crate::paint::{WIDTH, shown_width};

    /// Draws the screen of the asked player, with the menu.
    fn screen(table: &dyn dighouse_tables::AnyMatch, seat: Seat, texts: &Texts) -> String {
        let viewer = Viewer::Seat(seat);
        let names = ["Aleksandra Wielka", "Olek", "Ela", "Jan"].map(str::to_owned);
        let view = table.view(viewer);
        let seen = Seen { texts, names: &names, viewer, view: &view, odds: true };
        let menu = ArnakScreen.menu(&seen, &table.actions(seat));
        let words: Vec<String> = menu.items.iter().map(|item| format!("  10) {}", item.words)).collect();
        format!("{}{}", ArnakScreen.draw(&seen), words.join("\n"))
    }

    #[test]
    fn every_moment_has_words_and_fits_into_the_screen() {
        let game = dighouse_shelf::shelf().game("arnak").unwrap();
        let mut rng = Stream::new(Seed::from_number(1), 0);
        let both = Lang::ALL.map(Texts::new);
        for (seats, temple) in [(1, "snake"), (2, "bird"), (4, "snake")] {
            let setup = Setup::new(game.info(), seats).unwrap().choose("temple", temple).unwrap();
            let mut table = game.begin(setup, Seed::from_number(seats.into())).unwrap();
            while let Some(seat) = table.decision().seats().iter().next() {
                let texts = &both[table.steps() % 2];
                let screen = screen(&*table, seat, texts);
                assert!(!screen.contains("arnak-"), "{screen}");
                let wide = screen.lines().find(|line| shown_width(line) > WIDTH);
                assert!(wide.is_none(), "{wide:?}\n{screen}");
                let job = table.choose(seat, &"random".parse().unwrap()).unwrap();
                table.play(seat, &job(&dighouse_tables::StopToken::default(), &mut rng), None).unwrap();
            }
        }
    }
}
