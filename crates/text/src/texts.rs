//! The messages of one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Lang;

/// The arguments of a message: `&[("seats", 3.into()), ("game", name.into())]`.
pub type Args<'a> = [(&'a str, FluentValue<'a>)];

/// The messages of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// What is wrong with a message. It is shown all the same, as well as it can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is shown instead.
    pub shown: String,
    /// What is wrong.
    pub what: Vec<String>,
}

/// The files that every language has.
macro_rules! files {
    ($($file:literal)*) => {
        /// The files that every language has, for tests of the files themselves.
        pub const FILES: &[&str] = &[$(concat!($file, ".ftl")),*];

        const fn files(lang: Lang) -> &'static [&'static str] {
            match lang {
                Lang::En => &[$(include_str!(concat!("../../../locales/en/", $file, ".ftl"))),*],
                Lang::Pl => &[$(include_str!(concat!("../../../locales/pl/", $file, ".ftl"))),*],
            }
        }
    };
}

files! {
    "house" "lost-code" "mykerinos" "arnak" "arnak-names" "excavation-earth" "excavation-earth-names"
}

impl Texts {
    /// The messages of `lang`.
    pub fn new(lang: Lang) -> Texts {
        let id = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // A terminal shows the invisible marks that would protect text of another direction.
        bundle.set_use_isolating(false);
        for file in files(lang) {
            // Of a file with a mistake, which the tests would find, the rest is used.
            let resource =
                FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Texts { lang, bundle }
    }

    /// Their language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The message `key` with these arguments. One that does not exist shows its key.
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.try_say(key, args).unwrap_or_else(|fault| fault.shown)
    }

    /// The same, strictly: for tests.
    pub fn try_say(&self, key: &str, args: &Args<'_>) -> Result<String, Fault> {
        let missing = || Fault { shown: key.to_owned(), what: vec![format!("there is no message {key}")] };
        let pattern = self.bundle.get_message(key).and_then(|message| message.value()).ok_or_else(missing)?;
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() {
            Ok(text)
        } else {
            let what = errors.iter().map(|error| format!("{key}: {error}")).collect();
            Err(Fault { shown: text, what })
        }
    }

    /// The first of these messages that exists; if none does, the last key.
    pub fn say_first(&self, keys: &[&str], args: &Args<'_>) -> String {
        let found = keys.iter().find(|key| self.has(key)).or(keys.last());
        found.map_or_else(String::new, |key| self.say(key, args))
    }

    /// The name of something in a game, such as a symbol; the word itself if it has none.
    pub fn name(&self, game: &str, word: &str) -> String {
        let key = format!("{game}-name-{word}");
        if self.has(&key) { self.say(&key, &[]) } else { word.to_owned() }
    }
}
