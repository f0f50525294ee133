//! Names of players.

/// The most characters of a name.
pub const LONGEST_NAME: usize = 24;

/// A name as it is shown: trimmed, with single spaces, without control characters, invisible characters or marks that
/// change the direction of text. None if nothing is left or it is too long.
pub fn clean_name(name: &str) -> Option<String> {
    clean(name, LONGEST_NAME)
}

/// A text of at most `most` characters, cleaned in the same way.
pub fn clean(text: &str, most: usize) -> Option<String> {
    let shown = |c: &char| {
        !c.is_control()
            && !matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
    };
    let plain: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(shown).collect();
    let words: Vec<&str> = plain.split(' ').filter(|word| !word.is_empty()).collect();
    let text = words.join(" ");
    (1..=most).contains(&text.chars().count()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_as_plain_words() {
        assert_eq!(clean_name("  Zażółć\n gęślą "), Some("Zażółć gęślą".to_owned()));
        assert_eq!(clean_name("a\u{202e}b\u{200b}c\u{7}"), Some("abc".to_owned()));
        assert_eq!(clean_name("\u{61c}a\u{ad}\u{2060}b\u{e0041}"), Some("ab".to_owned()));
        assert_eq!(clean_name("<b>Ola</b>"), Some("<b>Ola</b>".to_owned()), "escaped where it is shown");
        assert_eq!(clean_name(" \t\u{200b} "), None);
        assert_eq!(clean_name(&"x".repeat(25)), None);
    }
}
