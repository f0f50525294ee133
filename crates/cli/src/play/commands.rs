//! Commands that can be typed besides actions.

use dighouse_text::{Lang, Texts};

use crate::fold::{fold, listed};

/// A command at the prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    Undo,
    Hint,
    Log,
    Sheet,
    Rules,
    Odds,
    Quit,
}

impl Command {
    /// All commands with their names in the locales: `house-command-{name}` lists the words to type,
    /// `house-about-{name}` describes the command.
    pub(crate) const ALL: [(Command, &'static str); 8] = [
        (Command::Help, "help"),
        (Command::Undo, "undo"),
        (Command::Hint, "hint"),
        (Command::Log, "log"),
        (Command::Sheet, "sheet"),
        (Command::Rules, "rules"),
        (Command::Odds, "odds"),
        (Command::Quit, "quit"),
    ];
}

/// The words for each command, in the player's language and in English.
pub(crate) struct Commands {
    typed: Vec<(String, Command)>,
}

impl Commands {
    pub(crate) fn new(texts: &Texts) -> Commands {
        let english = Texts::new(Lang::En);
        let mut typed = Vec::new();
        for texts in [texts, &english] {
            for (command, name) in Command::ALL {
                let words = listed(&texts.say(&format!("house-command-{name}"), &[]));
                typed.extend(words.into_iter().map(|word| (word, command)));
            }
        }
        Commands { typed }
    }

    /// The command of a line, and the text after it.
    pub(crate) fn read<'a>(&self, line: &'a str) -> Option<(Command, &'a str)> {
        if let Some(rest) = line.strip_prefix('?') {
            return Some((Command::Help, rest.trim()));
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = fold(word);
        let found = self.typed.iter().find(|(typed, _)| *typed == word);
        found.map(|(_, command)| (*command, rest.trim()))
    }
}

/// Whether a word means on or off; `None` if neither.
pub(crate) fn switch(texts: &Texts, word: &str) -> Option<bool> {
    let english = Texts::new(Lang::En);
    let word = fold(word);
    let means =
        |key: &str| [texts, &english].iter().any(|texts| listed(&texts.say(key, &[])).contains(&word));
    match (means("house-command-on"), means("house-command-off")) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_names_in_both_languages() {
        let commands = Commands::new(&Texts::new(Lang::Pl));
        for (line, command, rest) in [
            ("cofnij", Command::Undo, ""),
            ("UNDO", Command::Undo, ""),
            ("podpowiedź", Command::Hint, ""),
            ("podpowiedz", Command::Hint, ""),
            ("?", Command::Help, ""),
            ("?bet 9-15", Command::Help, "bet 9-15"),
            ("? bet 9-15", Command::Help, "bet 9-15"),
            ("szanse wyłącz", Command::Odds, "wyłącz"),
            ("koniec", Command::Quit, ""),
        ] {
            assert_eq!(commands.read(line), Some((command, rest)), "{line}");
        }
        assert_eq!(commands.read("9-15"), None);
    }

    #[test]
    fn on_and_off_have_names_too() {
        let texts = Texts::new(Lang::Pl);
        assert_eq!(switch(&texts, "on"), Some(true));
        assert_eq!(switch(&texts, "wyłącz"), Some(false));
        assert_eq!(switch(&texts, "9"), None);
    }
}
