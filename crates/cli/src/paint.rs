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

/// What lies between two columns.
const GAP: usize = 2;

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

/// How many columns a painted text takes.
pub(crate) fn shown_width(text: &str) -> usize {
    width(&anstream::adapter::strip_str(text).to_string())
}

/// A text cut to `most` columns.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{kept}…")
}

/// A painted text at the beginning of a cell; one that is too long is cut and loses its colour.
pub(crate) fn padded(text: &str, cell: usize) -> String {
    let width = shown_width(text);
    if width >= cell {
        return format!("{} ", cut(&anstream::adapter::strip_str(text).to_string(), cell - 1));
    }
    format!("{text}{}", " ".repeat(cell - width))
}

/// A text in the middle of a cell.
pub(crate) fn centre(text: &str, cell: usize) -> String {
    format!("{:^cell$}", cut(text, cell))
}

/// A paragraph in lines that fit.
pub(crate) fn wrap(paragraph: &str) -> String {
    hang(paragraph, 0)
}

/// A paragraph, painted or not, in lines that fit; all but the first are indented.
pub(crate) fn hang(paragraph: &str, indent: usize) -> String {
    fill(paragraph, 0, indent)
}

/// A paragraph beside its mark, in lines that fit.
pub(crate) fn beside(mark: &str, paragraph: &str) -> String {
    let indent = shown_width(mark) + 1;
    format!("{mark} {}", fill(paragraph, indent, indent))
}

/// A paragraph in lines that fit; the first begins where something stands already.
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

/// Items in as many columns as fit, filled from the top.
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
