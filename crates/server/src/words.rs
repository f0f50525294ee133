//! The server's texts.

use dighouse_text::Texts;

/// The texts of the language with this code, or of the default language if there are none.
pub(crate) fn texts(code: &str) -> &'static Texts {
    Texts::shared(code.parse().unwrap_or_default())
}
