//! The languages of the house.

use std::fmt;
use std::str::FromStr;

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
}

/// The variables that name a language, the strongest first.
const VARIABLES: [&str; 4] = ["DIGHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Pl];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
        }
    }

    /// The language that the environment asks for: the first variable that is set decides.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
        let locale = VARIABLES.into_iter().filter_map(variable).find(|locale| !locale.is_empty());
        locale.map_or(Lang::default(), |locale| Lang::of_locale(&locale))
    }

    /// The language of a locale such as `pl_PL.UTF-8`; English for any that the house does not
    /// speak.
    fn of_locale(locale: &str) -> Lang {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        code.to_ascii_lowercase().parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = ();

    fn from_str(code: &str) -> Result<Lang, ()> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or(())
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
    fn the_strongest_variable_that_is_set_decides() {
        assert_eq!(lang_of(&[]), Lang::En);
        assert_eq!(lang_of(&[("LANG", "pl_PL.UTF-8")]), Lang::Pl);
        assert_eq!(lang_of(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C.UTF-8")]), Lang::En);
        assert_eq!(lang_of(&[("LANG", "de_DE"), ("DIGHOUSE_LANG", "pl")]), Lang::Pl);
        assert_eq!(lang_of(&[("LANG", "pl"), ("LC_ALL", "")]), Lang::Pl, "an empty one is not set");
    }
}
