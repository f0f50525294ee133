//! The messages of one language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Lang, include_per_language};

/// The arguments of a message: `&[("seats", 3.into()), ("game", name.into())]`.
pub type Args<'a> = [(&'a str, FluentValue<'a>)];

/// The messages of one language.
///
/// ```
/// use dighouse_text::{Lang, Texts};
///
/// let texts = Texts::new(Lang::En);
/// assert_eq!(texts.say("arnak-title", &[]), "Lost Ruins of Arnak");
/// assert_eq!(texts.name("lost-code", "snake"), "snake");
/// assert!(!texts.has("no-such-message"));
/// ```
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// A message that could not be formatted without errors. It is shown all the same, as well as possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The text to show.
    pub shown: String,
    /// The errors.
    pub what: Vec<String>,
}

/// The list of files that every language has.
macro_rules! files {
    ($($file:literal)*) => {
        /// The files that every language has, for tests of the files themselves.
        pub const FILES: &[&str] = &[$(concat!($file, ".ftl")),*];

        const fn files(lang: Lang) -> [&'static str; FILES.len()] {
            [$(include_per_language!(lang, "../../../locales/", concat!("/", $file, ".ftl"))),*]
        }
    };
}

files! {
    "house" "lost-code" "mykerinos" "arnak" "arnak-names" "excavation-earth" "excavation-earth-names"
}

static SHARED: LazyLock<[Texts; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(Texts::new));

impl Texts {
    /// The messages of `lang`, parsed once for the whole program.
    ///
    /// ```
    /// use dighouse_text::{Lang, Texts};
    ///
    /// for lang in Lang::ALL {
    ///     assert_eq!(Texts::shared(lang).lang(), lang);
    /// }
    /// ```
    pub fn shared(lang: Lang) -> &'static Texts {
        &SHARED[lang as usize]
    }

    /// The messages of `lang`.
    pub fn new(lang: Lang) -> Texts {
        let id = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // A terminal would show the invisible marks that isolate text of another direction.
        bundle.set_use_isolating(false);
        for file in files(lang) {
            // If a file has an error, which the tests would find, the rest of it is used.
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Texts { lang, bundle }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether the message `key` exists.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The message `key` with these arguments. If it does not exist, the key itself.
    ///
    /// ```
    /// use dighouse_text::{Lang, Texts};
    ///
    /// let texts = Texts::new(Lang::En);
    /// let missing = [("moments", 12.into()), ("before", "7.4".into()), ("now", "7.3".into())];
    /// assert!(texts.say("tune-fitted", &missing).contains("7.4"));
    /// assert_eq!(texts.say("no-such-key", &[]), "no-such-key");
    /// ```
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        self.try_say(key, args).unwrap_or_else(|fault| fault.shown)
    }

    /// The same, but an error is returned: for tests.
    pub fn try_say(&self, key: &str, args: &Args<'_>) -> Result<String, Fault> {
        let missing = || Fault { shown: key.to_owned(), what: vec![format!("message {key} does not exist")] };
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

    /// The first of these messages that exists, or the last key if none does.
    pub fn say_first(&self, keys: &[&str], args: &Args<'_>) -> String {
        let found = keys.iter().find(|key| self.has(key)).or(keys.last());
        found.map_or_else(String::new, |key| self.say(key, args))
    }

    /// The name of a component, such as a symbol, or the word itself if the game has no name for it.
    pub fn name(&self, game: &str, word: &str) -> String {
        let key = format!("{game}-name-{word}");
        if self.has(&key) { self.say(&key, &[]) } else { word.to_owned() }
    }
}
