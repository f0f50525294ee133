//! The languages.

use std::fmt;
use std::str::FromStr;

/// The list of languages, each with its code, from which everything else follows. A language needs one line here and a
/// folder of that name in `locales/` and `docs/rules/`; a missing file does not compile.
#[doc(hidden)]
#[macro_export]
macro_rules! languages {
    (@define [] $($name:ident $code:literal),*) => {
        /// A language.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Lang {
            $(#[doc = concat!("The language of `locales/", $code, "`.")] $name,)*
        }

        impl Lang {
            /// All languages, the default first.
            pub const ALL: [Lang; [$($code),*].len()] = [$(Lang::$name),*];

            /// The language's code.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Lang::$name => $code,)*
                }
            }
        }
    };
    (@include [$lang:expr, $before:expr, $after:expr] $($name:ident $code:literal),*) => {
        match $lang {
            $($crate::Lang::$name => include_str!(concat!($before, $code, $after)),)*
        }
    };
    ($rule:ident $($args:tt)*) => {
        $crate::languages! { @$rule [$($args)*] En "en", Pl "pl" }
    };
}

languages!(define);

/// Embeds one file for each language and selects that of `$lang`. The path is `$before`, the code of the language and
/// `$after`, relative to the source file. It does not compile if a language lacks the file.
///
/// ```
/// use dighouse_text::{Lang, include_per_language};
///
/// let words = |lang| include_per_language!(lang, "../../../locales/", "/house.ftl");
/// assert_ne!(words(Lang::En), words(Lang::Pl));
/// ```
#[macro_export]
macro_rules! include_per_language {
    ($lang:expr, $before:expr, $after:expr) => {
        $crate::languages!(include $lang, $before, $after)
    };
}

/// The environment variables that name a language, in order of precedence.
const VARIABLES: [&str; 4] = ["DIGHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

impl Lang {
    /// The language of the environment: that of the first variable that is set.
    ///
    /// ```
    /// use dighouse_text::Lang;
    ///
    /// let polish = |name: &str| (name == "LANG").then(|| "pl_PL.UTF-8".to_owned());
    /// assert_eq!(Lang::of_environment(polish), Lang::Pl);
    /// assert_eq!(Lang::of_environment(|_| None), Lang::En);
    /// ```
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
        let locale = VARIABLES.into_iter().filter_map(variable).find(|locale| !locale.is_empty());
        locale.map_or(Lang::default(), |locale| Lang::of_locale(&locale))
    }

    /// The language of a locale such as `pl_PL.UTF-8`, or the default if there are no texts in it.
    fn of_locale(locale: &str) -> Lang {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        code.to_ascii_lowercase().parse().unwrap_or_default()
    }
}

impl Default for Lang {
    fn default() -> Lang {
        Lang::ALL[0]
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There are no texts in this language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLang;

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Lang::ALL.map(Lang::code).join(", ");
        write!(f, "unknown language; expected one of: {codes}")
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or(UnknownLang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lang_of(set: &[(&str, &str)]) -> Lang {
        Lang::of_environment(|name| {
            set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        assert_eq!(lang_of(&[]), Lang::En);
        assert_eq!(lang_of(&[("LANG", "pl_PL.UTF-8")]), Lang::Pl);
        assert_eq!(lang_of(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C.UTF-8")]), Lang::En);
        assert_eq!(lang_of(&[("LANG", "de_DE"), ("DIGHOUSE_LANG", "pl")]), Lang::Pl);
        assert_eq!(lang_of(&[("LANG", "pl"), ("LC_ALL", "")]), Lang::Pl, "an empty variable is not set");
    }
}
