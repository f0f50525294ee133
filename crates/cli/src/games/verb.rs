//! The verbs of typed actions.

use dighouse_text::{Lang, Texts};

use crate::fold::{fold, listed};

/// The typed words, ignoring case, accents and commas.
pub(super) fn words(typed: &str) -> Vec<String> {
    fold(typed).replace(',', " ").split_whitespace().map(str::to_owned).collect()
}

/// The verb of `named` that a word stands for, in the player's language or the notation. The words are in the
/// locales as `{game}-verb-{name}`.
pub(super) fn verb<V: Copy>(texts: &Texts, game: &str, named: &[(V, &str)], word: &str) -> Option<V> {
    let means = |texts: &Texts, name: &str| {
        let verbs = texts.say(&format!("{game}-verb-{name}"), &[]);
        name == word || listed(&verbs).iter().any(|verb| verb == word)
    };
    let found = |texts: &Texts| named.iter().find(|(_, name)| means(texts, name));
    found(texts).or_else(|| found(&Texts::new(Lang::En))).map(|&(verb, _)| verb)
}
