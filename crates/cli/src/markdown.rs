//! Renders Markdown for the terminal.

use anstyle::Style;

use crate::paint::{self, hang, paint};

/// Styles headings, emphasis and code and wraps paragraphs. Tables keep their markup, and so their
/// columns.
pub(crate) fn styled(markdown: &str) -> String {
    let mut text = String::new();
    let mut paragraph = String::new();
    for line in markdown.lines() {
        let begins_anew = line.is_empty() || line.starts_with(['#', '|']) || marker(line) > 0;
        if begins_anew {
            finish(&mut paragraph, &mut text);
        }
        match line.trim_start_matches('#') {
            "" => text.push('\n'),
            title if title.len() < line.len() => {
                text.push_str(&paint(paint::STRONG.underline(), title.trim()));
                text.push('\n');
            }
            row if row.starts_with('|') => text.push_str(&format!("{row}\n")),
            part => paragraph.push_str(&format!("{part} ")),
        }
    }
    finish(&mut paragraph, &mut text);
    text
}

/// Writes the pending paragraph, if any.
fn finish(paragraph: &mut String, text: &mut String) {
    if !paragraph.is_empty() {
        text.push_str(&hang(&emphasised(paragraph), marker(paragraph)));
        text.push('\n');
        paragraph.clear();
    }
}

/// The length of a list marker (`- `, `1. `); 0 for any other line.
fn marker(line: &str) -> usize {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    if line.starts_with("- ") {
        2
    } else if digits > 0 && line[digits..].starts_with(". ") {
        digits + 2
    } else {
        0
    }
}

/// Styles emphasis and code.
fn emphasised(line: &str) -> String {
    let bold = between(line, "**", paint::STRONG);
    let italic = between(&bold, "*", Style::new().italic());
    between(&italic, "`", paint::KEY)
}

/// Styles the text between pairs of a mark and removes the marks.
fn between(line: &str, mark: &str, style: Style) -> String {
    let parts: Vec<&str> = line.split(mark).collect();
    if parts.len().is_multiple_of(2) {
        return line.to_owned();
    }
    let part =
        |(index, part): (usize, &&str)| if index % 2 == 1 { paint(style, part) } else { (*part).to_owned() };
    parts.iter().enumerate().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(markdown: &str) -> String {
        anstream::adapter::strip_str(&styled(markdown)).to_string()
    }

    #[test]
    fn marks_become_styles() {
        assert_eq!(plain("## 5. A round"), "5. A round\n");
        assert_eq!(plain("turns **one** die, `bet 9-15`, *so*"), "turns one die, bet 9-15, so\n");
        assert_eq!(plain("2 * 3"), "2 * 3\n", "an unpaired mark stays");
    }

    #[test]
    fn paragraphs_are_fitted_and_tables_kept() {
        let text = "A line\nthat goes on.\n\n- one\n  two\n- three\n\n1. first\n\n| `a` | b |\n|-----|---|\n";
        let shown = "A line that goes on.\n\n- one two\n- three\n\n1. first\n\n| `a` | b |\n|-----|---|\n";
        assert_eq!(plain(text), shown);
    }
}
