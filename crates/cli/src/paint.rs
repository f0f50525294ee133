//! Colours and columns. Whether colours are shown is decided where the text is written.

use anstyle::{AnsiColor, Style};

/// What stands out.
pub(crate) const STRONG: Style = Style::new().bold();
/// What stands back.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// What went well.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// What went wrong.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// What can be typed.
pub(crate) const KEY: Style = AnsiColor::Cyan.on_default().bold();

/// The width that everything fits into.
pub(crate) const WIDTH: usize = 79;

/// A text in a style.
pub(crate) fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A title in a line across the screen.
pub(crate) fn rule(title: &str) -> String {
    let rest = WIDTH.saturating_sub(width(title) + 4);
    paint(STRONG, &format!("── {title} {}", "─".repeat(rest)))
}

/// How many columns a text takes. All our letters take one.
pub(crate) fn width(text: &str) -> usize {
    text.chars().count()
}

/// A text cut to `most` columns.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{kept}…")
}

/// A text in the middle of a cell.
pub(crate) fn centre(text: &str, cell: usize) -> String {
    format!("{:^cell$}", cut(text, cell))
}

/// Items in as many columns as fit, filled from the top; each comes with its width.
pub(crate) fn columns(items: &[(String, usize)]) -> String {
    let cell = items.iter().map(|(_, width)| width + 3).max().unwrap_or(1);
    let across = (WIDTH / cell).max(1);
    let down = items.len().div_ceil(across);
    let mut text = String::new();
    for row in 0..down {
        for (item, width) in items.iter().skip(row).step_by(down.max(1)) {
            text.push_str(item);
            text.push_str(&" ".repeat(cell - width));
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_filled_from_the_top() {
        let items: Vec<(String, usize)> =
            ["a", "b", "c"].iter().map(|item| (item.repeat(30), 30)).collect();
        let [a, b, c] = ["a", "b", "c"].map(|item| item.repeat(30));
        assert_eq!(columns(&items), format!("{a}   {c}\n{b}\n"));
        assert_eq!(columns(&[]), "");
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(cut("Ala", 7), "Ala");
        assert_eq!(cut("Aleksandra", 7), "Aleksa…");
        assert_eq!(centre("Ala", 7), "  Ala  ");
    }
}
