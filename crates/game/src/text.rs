//! Values that are written as text.
//!
//! Squares, cards and actions have one canonical text each. Positions, records, actions and JSON
//! all use that text.
//!
//! - [`words!`](crate::words) declares an enum whose variants are words.
//! - [`as_text!`](crate::as_text) makes serde use `Display` and `FromStr` for a type.
//! - [`ParseError`] is the error of their `FromStr`.
//! - [`canonical`] rejects a second spelling of a value.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

/// A text that does not have the form of the value that was expected.
///
/// ```
/// use std::str::FromStr;
/// use dighouse_game::ParseError;
///
/// #[derive(Debug)]
/// struct Square(u8, u8);
///
/// impl FromStr for Square {
///     type Err = ParseError;
///
///     fn from_str(text: &str) -> Result<Square, ParseError> {
///         match text.as_bytes() {
///             [column @ b'a'..=b'h', row @ b'1'..=b'9'] => Ok(Square(column - b'a', row - b'1')),
///             _ => Err(ParseError::new("a square such as `c4`", text)),
///         }
///     }
/// }
///
/// let error = "z9".parse::<Square>().unwrap_err();
/// assert_eq!(error.to_string(), "`z9` is not a square such as `c4`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What was expected, with its article: `a symbol`.
    pub what: &'static str,
    /// What was found.
    pub text: String,
}

impl ParseError {
    /// `text` is not `what`, which includes its article.
    pub fn new(what: &'static str, text: &str) -> ParseError {
        ParseError { what, text: text.to_owned() }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not {}", self.text, self.what)
    }
}

impl std::error::Error for ParseError {}

/// Returns `value` if `text` is exactly how it is written, so that no value has two spellings.
///
/// ```
/// use dighouse_game::text::canonical;
///
/// let number = |text: &str| canonical(text.parse::<u8>().ok()?, text);
/// assert_eq!(number("7"), Some(7));
/// assert_eq!(number("+7"), None);
/// assert_eq!(number("07"), None);
/// ```
pub fn canonical<T: fmt::Display>(value: T, text: &str) -> Option<T> {
    (value.to_string() == text).then_some(value)
}

/// Serializes a value as its text. With [`deserialize`] it makes this module usable in
/// `#[serde(with = "dighouse_game::text")]`.
///
/// ```
/// #[derive(serde::Serialize, serde::Deserialize)]
/// struct Deal {
///     #[serde(with = "dighouse_game::text")]
///     players: u8,
/// }
///
/// assert_eq!(serde_json::to_string(&Deal { players: 3 }).unwrap(), r#"{"players":"3"}"#);
/// assert_eq!(serde_json::from_str::<Deal>(r#"{"players":"3"}"#).unwrap().players, 3);
/// ```
pub fn serialize<T: fmt::Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Deserializes a value from its text; a text that does not parse is an error.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: fmt::Display>,
    D: Deserializer<'de>,
{
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

/// Declares enums whose variants are words.
///
/// `export_to` names the file of the TypeScript types (used with the feature `types` of the
/// calling crate). After each enum's name comes what its values are called in a [`ParseError`].
/// The enum gets `ALL`, `index`, `name`, `Display`, `FromStr` and serde by its words. The calling
/// crate must depend on `serde`, and on `ts-rs` if it has the feature `types`.
///
/// ```
/// dighouse_game::words! {
///     export_to = "senet.ts";
///
///     /// The side of a throwing stick.
///     Side "a side of a stick" {
///         /// Painted.
///         Dark = "dark",
///         /// Unpainted.
///         Light = "light",
///     }
/// }
///
/// let side: Side = "light".parse()?;
/// assert_eq!(side, Side::Light);
/// assert_eq!(side.index(), 1);
/// assert_eq!(Side::ALL.map(Side::name), ["dark", "light"]);
/// assert_eq!(serde_json::to_string(&Side::Dark)?, r#""dark""#);
/// assert_eq!("grey".parse::<Side>().unwrap_err().to_string(), "`grey` is not a side of a stick");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[macro_export]
macro_rules! words {
    (
        export_to = $file:literal;
        $(
            $(#[$meta:meta])*
            $Name:ident $what:literal {
                $($(#[$variant_meta:meta])* $Variant:ident = $word:literal),* $(,)?
            }
        )*
    ) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = $file))]
        pub enum $Name {
            $($(#[$variant_meta])* #[serde(rename = $word)] $Variant,)*
        }

        impl $Name {
            /// All values, in order.
            pub const ALL: [$Name; [$($word),*].len()] = [$($Name::$Variant),*];

            /// Its place among all values, counted from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its word.
            pub const fn name(self) -> &'static str {
                match self {
                    $($Name::$Variant => $word,)*
                }
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> ::std::result::Result<$Name, $crate::ParseError> {
                let found = $Name::ALL.into_iter().find(|value| value.name() == text);
                found.ok_or_else(|| $crate::ParseError::new($what, text))
            }
        }
    )*};
}

/// Makes serde write and read types as their text, by their `Display` and `FromStr`.
///
/// The error of `FromStr` must implement `Display`. The calling crate must depend on `serde`.
///
/// ```
/// use std::fmt;
/// use std::str::FromStr;
/// use dighouse_game::{ParseError, as_text};
///
/// #[derive(Debug, PartialEq)]
/// struct Throw(u8);
///
/// impl fmt::Display for Throw {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "throw {}", self.0)
///     }
/// }
///
/// impl FromStr for Throw {
///     type Err = ParseError;
///
///     fn from_str(text: &str) -> Result<Throw, ParseError> {
///         let sticks = text.strip_prefix("throw ").and_then(|rest| rest.parse().ok());
///         sticks.map(Throw).ok_or_else(|| ParseError::new("a throw such as `throw 3`", text))
///     }
/// }
///
/// as_text! { Throw }
///
/// assert_eq!(serde_json::to_string(&Throw(3))?, r#""throw 3""#);
/// assert_eq!(serde_json::from_str::<Throw>(r#""throw 3""#)?, Throw(3));
/// assert!(serde_json::from_str::<Throw>("3").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[macro_export]
macro_rules! as_text {
    ($($Name:ident)*) => {$(
        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                $crate::text::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<$Name, D::Error> {
                $crate::text::deserialize(deserializer)
            }
        }
    )*};
}
