//! Names of accounts, compared.

use unicode_normalization::UnicodeNormalization;

/// The form in which names of accounts are compared: names that differ only in case, width or punctuation are the same.
pub(crate) fn login(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_sign_in_alike() {
        for name in ["Ola Nowak", "ola nowak", "OlaNowak", "Ola-Nowak", "Ｏｌａ Nowak", "ola_nowak!"] {
            assert_eq!(login(name), "olanowak", "{name}");
        }
        assert_eq!(login("ŻÓŁW"), login("z\u{307}o\u{301}łw"));
        assert_ne!(login("zolw"), login("żółw"));
        assert_eq!(login("!?"), "");
    }
}
