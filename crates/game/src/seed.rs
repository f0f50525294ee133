//! Provably fair seeds: nobody can choose the shuffle, not even the host.
//!
//! The host draws a [`Secret`] and publishes its [`Commitment`]. Then every player adds a [`Salt`]. The [`Seed`] is
//! derived from the secret and the salts. When the secret is revealed at the end, anyone can verify both with SHA-256:
//!
//! ```
//! use dighouse_game::{PerSeat, Salt, Secret, Seed};
//!
//! let secret = Secret::new([7; 32]);
//! let published = secret.commitment();
//! let salts = PerSeat([Some("ala-ma-kota".parse::<Salt>()?), None, None, None]);
//! let seed = Seed::derive(&secret, &salts);
//!
//! assert_eq!(secret.commitment(), published);
//! assert_eq!(Seed::derive(&secret, &salts), seed);
//! # Ok::<(), dighouse_game::ParseError>(())
//! ```

use std::fmt::{self, Write as _};
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::{ParseError, PerSeat, as_text};

/// SHA-256 of a text.
pub(crate) fn sha256(text: &[u8]) -> [u8; 32] {
    Sha256::digest(text).into()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
        text
    })
}

pub(crate) fn unhex(text: &str) -> Result<[u8; 32], ParseError> {
    let digits = text.as_bytes();
    let lower = |digit: &u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
    if digits.len() != 64 || !digits.iter().all(lower) {
        return Err(ParseError::new("64 hexadecimal digits in lower case", text));
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        let value = |digit: u8| if digit <= b'9' { digit - b'0' } else { digit - b'a' + 10 };
        *byte = value(pair[0]) << 4 | value(pair[1]);
    }
    Ok(bytes)
}

macro_rules! bytes_in_hex {
    ($($name:ident)*) => {$(
        impl $name {
            /// The value of these bytes.
            pub const fn new(bytes: [u8; 32]) -> $name {
                $name(bytes)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&$crate::seed::hex(&self.0))
            }
        }

        impl FromStr for $name {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<$name, ParseError> {
                $crate::seed::unhex(text).map($name)
            }
        }

        as_text! { $name }
    )*};
}

/// The source of all randomness of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(pub(crate) [u8; 32]);

/// The host's part of a seed; hidden until the match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// A hash of the secret, published before the players add their salts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

pub(crate) use bytes_in_hex;

bytes_in_hex! { Seed Secret Commitment }

impl Secret {
    /// What the host publishes before the match.
    pub fn commitment(&self) -> Commitment {
        Commitment(sha256(format!("dighouse commitment 1\nsecret {self}\n").as_bytes()))
    }
}

impl Seed {
    /// Its bytes.
    pub const fn bytes(self) -> [u8; 32] {
        self.0
    }

    /// Derives the seed from the host's secret and the players' salts.
    pub fn derive(secret: &Secret, salts: &PerSeat<Option<Salt>>) -> Seed {
        let mut text = format!("dighouse seed 1\nsecret {secret}\n");
        for (number, salt) in (1..).zip(&salts.0) {
            if let Some(salt) = salt {
                writeln!(text, "salt {number} {salt}").expect("writing to a string cannot fail");
            }
        }
        Seed(sha256(text.as_bytes()))
    }

    /// The seed of a number, for tests, tournaments and benchmarks.
    pub fn from_number(number: u64) -> Seed {
        Seed(sha256(format!("dighouse number 1\n{number}\n").as_bytes()))
    }
}

/// A player's part of a seed: 1 to 64 ASCII letters, digits, `-` or `_`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salt(String);

impl FromStr for Salt {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Salt, ParseError> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if (1..=64).contains(&text.len()) && text.bytes().all(fits) {
            Ok(Salt(text.to_owned()))
        } else {
            Err(ParseError::new("a salt of 1 to 64 characters from `A-Z a-z 0-9 - _`", text))
        }
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
