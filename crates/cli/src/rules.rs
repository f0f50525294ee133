//! `dighouse rules`: the rules of a game in our own words.

use std::io::{self, Write};

use anstream::{AutoStream, ColorChoice};
use dighouse_text::{Lang, Texts, include_per_language};

use crate::failure::Outcome;
use crate::markdown::styled;
use crate::setup;

/// Prints the rules.
#[derive(clap::Args)]
pub(crate) struct Rules {
    #[arg(value_name = "GAME")]
    game: String,
}

impl Rules {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        let game = setup::game(texts, &self.game)?;
        show(game.info().id, texts.lang())?;
        Ok(())
    }
}

/// The rules pages of these games in every language.
macro_rules! pages {
    ($($game:literal)*) => {
        /// The rules of a game; `None` if there is no page.
        fn rules_of(game: &str, lang: Lang) -> Option<&'static str> {
            match game {
                $($game => Some(include_per_language!(lang, "../../../docs/rules/", concat!("/", $game, ".md"))),)*
                _ => None,
            }
        }
    };
}

pages! { "lost-code" "mykerinos" "arnak" "excavation-earth" }

/// Prints the rules: styled if colours are shown, else unchanged.
pub(crate) fn show(game: &str, lang: Lang) -> io::Result<()> {
    let rules = rules_of(game, lang).unwrap_or_default();
    let mut out = anstream::stdout();
    if AutoStream::choice(&io::stdout()) == ColorChoice::Never {
        return out.write_all(rules.as_bytes());
    }
    out.write_all(styled(rules).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_rules_in_every_language() {
        for game in dighouse_shelf::shelf().games() {
            for lang in Lang::ALL {
                assert!(rules_of(game.info().id, lang).is_some());
            }
        }
    }
}
