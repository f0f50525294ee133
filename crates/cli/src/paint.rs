//! Colours and columns. The output stream decides whether colours are shown.

use anstyle::{AnsiColor, Style};

/// Emphasized text.
pub(crate) const STRONG: Style = Style::new().bold();
/// De-emphasized text.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Success.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// Failure.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// Text to type.
pub(crate) const KEY: Style = AnsiColor::Cyan.on_default().bold();

/// The maximum line width.
pub(crate) const WIDTH: usize = 79;

/// The gap between two columns.
const GAP: usize = 2;

/// Applies a style to a text.
pub(crate) fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A title within a full-width rule.
pub(crate) fn rule(title: &str) -> String {
    let rest = WIDTH.saturating_sub(width(title) + 4);
    paint(STRONG, &format!("── {title} {}", "─".repeat(rest)))
}

/// The width of a text in columns. All letters we use are one column wide.
pub(crate) fn width(text: &str) -> usize {
    text.chars().count()
}

/// The width of a styled text in columns.
pub(crate) fn shown_width(text: &str) -> usize {
    width(&anstream::adapter::strip_str(text).to_string())
}

/// Truncates a text to `most` columns.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{kept}…")
}

/// Left-aligns a styled text in a cell. A text that is too long is truncated and loses its style.
pub(crate) fn padded(text: &str, cell: usize) -> String {
    let width = shown_width(text);
    if width >= cell {
        return format!("{} ", cut(&anstream::adapter::strip_str(text).to_string(), cell - 1));
    }
    format!("{text}{}", " ".repeat(cell - width))
}

/// Centres a text in a cell.
pub(crate) fn centre(text: &str, cell: usize) -> String {
    format!("{:^cell$}", cut(text, cell))
}

/// Wraps a paragraph.
pub(crate) fn wrap(paragraph: &str) -> String {
    hang(paragraph, 0)
}

/// Wraps a paragraph, styled or not, with a hanging indent.
pub(crate) fn hang(paragraph: &str, indent: usize) -> String {
    fill(paragraph, 0, indent)
}

/// Wraps a paragraph next to its mark.
pub(crate) fn beside(mark: &str, paragraph: &str) -> String {
    let indent = shown_width(mark) + 1;
    format!("{mark} {}", fill(paragraph, indent, indent))
}

/// Wraps a paragraph whose first line continues after existing text.
fn fill(paragraph: &str, begun: usize, indent: usize) -> String {
    let mut text = String::new();
    let mut filled = begun;
    for word in paragraph.split_whitespace() {
        let width = shown_width(word);
        if !text.is_empty() && filled + 1 + width > WIDTH {
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            filled = indent;
        } else if !text.is_empty() {
            text.push(' ');
            filled += 1;
        }
        text.push_str(word);
        filled += width;
    }
    text
}

/// Arranges items in as many columns as fit, filled from the top.
pub(crate) fn columns(items: &[String]) -> String {
    let cell = items.iter().map(|item| shown_width(item) + GAP).max().unwrap_or(1);
    let across = ((WIDTH + GAP) / cell).max(1);
    let down = items.len().div_ceil(across);
    let mut text = String::new();
    for row in 0..down {
        for item in items.iter().skip(row).step_by(down) {
            text.push_str(item);
            text.push_str(&" ".repeat(cell - shown_width(item)));
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
        let [a, b, c] = ["a", "b", "c"].map(|item| item.repeat(30));
        let items = [paint(STRONG, &a), b.clone(), c.clone()];
        assert_eq!(columns(&items), format!("{}  {c}\n{b}\n", items[0]));
        assert_eq!(columns(&[]), "");
    }

    #[test]
    fn paragraphs_fit_into_the_screen() {
        let wrapped = wrap(&"archaeology ".repeat(10));
        assert_eq!(wrapped.lines().count(), 2);
        assert!(wrapped.lines().all(|line| width(line) <= WIDTH));
        assert_eq!(wrap(""), "");
        let item = hang(&format!("- {}", "archaeology ".repeat(10)), 2);
        assert!(item.lines().all(|line| width(line) <= WIDTH));
        assert!(item.lines().nth(1).is_some_and(|line| line.starts_with("  arch")));
        let marked = beside("   4", &"archaeology ".repeat(10));
        assert!(marked.starts_with("   4 arch") && marked.lines().all(|line| width(line) <= WIDTH));
        assert!(marked.lines().nth(1).is_some_and(|line| line.starts_with("     arch")));
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(cut("Ala", 7), "Ala");
        assert_eq!(cut("Aleksandra", 7), "Aleksa…");
        assert_eq!(centre("Ala", 7), "  Ala  ");
    }
}
