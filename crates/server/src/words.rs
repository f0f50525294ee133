//! The texts of the house.

use std::sync::LazyLock;

use dighouse_text::{Lang, Texts};

static TEXTS: LazyLock<[Texts; 2]> = LazyLock::new(|| Lang::ALL.map(Texts::new));

/// The texts of a language; of the first one if the house does not speak it.
pub(crate) fn texts(code: &str) -> &'static Texts {
    let lang: Lang = code.parse().unwrap_or_default();
    &TEXTS[usize::from(lang == Lang::Pl)]
}
