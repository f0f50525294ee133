//! `dighouse rules`: the rules of a game in our own words.

use std::io::{self, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use text::{Lang, Texts};

use crate::failure::Outcome;
use crate::paint::{self, paint};
use crate::setup;

/// Shows the rules.
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

const fn text_of(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../docs/rules/en/lost-code.md"),
        Lang::Pl => include_str!("../../../docs/rules/pl/lost-code.md"),
    }
}

/// The rules of a game; none if they are not written yet.
fn rules_of(game: &str, lang: Lang) -> Option<&'static str> {
    (game == "lost-code").then(|| text_of(lang))
}

/// Writes the rules: styled where colours are shown, else as they are.
pub(crate) fn show(game: &str, lang: Lang) -> io::Result<()> {
    let rules = rules_of(game, lang).unwrap_or_default();
    let mut out = anstream::stdout();
    if AutoStream::choice(&io::stdout()) == ColorChoice::Never {
        return out.write_all(rules.as_bytes());
    }
    rules.lines().try_for_each(|line| writeln!(out, "{}", styled(line)))
}

/// A line of Markdown: headings, emphasis and code are styled.
fn styled(line: &str) -> String {
    match line.trim_start_matches('#') {
        title if title.len() < line.len() => paint(paint::STRONG.underline(), title.trim()),
        _ => {
            let bold = between(line, "**", paint::STRONG);
            let italic = between(&bold, "*", Style::new().italic());
            between(&italic, "`", paint::KEY)
        }
    }
}

/// Styles what stands between pairs of a mark, and drops the marks.
fn between(line: &str, mark: &str, style: Style) -> String {
    let parts: Vec<&str> = line.split(mark).collect();
    if parts.len().is_multiple_of(2) {
        return line.to_owned();
    }
    let part = |(index, part): (usize, &&str)| if index % 2 == 1 { paint(style, part) } else { (*part).to_owned() };
    parts.iter().enumerate().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(line: &str) -> String {
        anstream::adapter::strip_str(&styled(line)).to_string()
    }

    #[test]
    fn marks_become_styles() {
        assert_eq!(plain("## 5. A round"), "5. A round");
        assert_eq!(plain("- turns **one** die, `bet 9-15`, *so*"), "- turns one die, bet 9-15, so");
        assert_eq!(plain("2 * 3"), "2 * 3", "a mark without its pair stays");
    }

    #[test]
    fn every_game_has_rules_in_every_language() {
        for game in house::games() {
            for lang in Lang::ALL {
                assert!(rules_of(game.info().id, lang).is_some());
            }
        }
    }
}
