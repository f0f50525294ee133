//! Normalizes typed words, so that case and accents do not matter.

/// The word in lower case, without Polish accents.
pub(crate) fn fold(text: &str) -> String {
    let plain = |letter: char| match letter {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        '–' | '—' | '−' => '-',
        other => other,
    };
    text.trim().chars().flat_map(char::to_lowercase).map(plain).collect()
}

/// The normalized words of a comma-separated message.
pub(crate) fn listed(message: &str) -> Vec<String> {
    message.split(',').map(fold).filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_accents_do_not_matter() {
        assert_eq!(fold(" Wąż 9–15 "), "waz 9-15");
        assert_eq!(listed("cofnij, Podpowiedź"), ["cofnij", "podpowiedz"]);
    }
}
