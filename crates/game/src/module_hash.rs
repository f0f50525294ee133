//! The identity of rules that are compiled to a module.

use std::fmt;
use std::str::FromStr;

use crate::seed::{bytes_in_hex, sha256};
use crate::{ParseError, as_text};

/// The SHA-256 of a rules module, by which a record names its rules exactly: `docs/modules.md`.
///
/// ```
/// use dighouse_game::ModuleHash;
///
/// let hash = ModuleHash::of(b"the bytes of a module");
/// assert_eq!(hash.to_string().parse(), Ok(hash));
/// assert_ne!(hash, ModuleHash::of(b"another module"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ModuleHash([u8; 32]);

bytes_in_hex! { ModuleHash }

impl ModuleHash {
    /// The hash of a module.
    pub fn of(wasm: &[u8]) -> ModuleHash {
        ModuleHash(sha256(wasm))
    }
}
