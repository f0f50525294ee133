//! Random values that nobody can guess.

use std::fmt::Write as _;

/// Bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    bytes
}

/// An id for URLs: 12 letters and digits that are hard to confuse, 60 random bits.
pub(crate) fn id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    bytes::<12>().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).iter().collect()
}

/// The secret of a session.
pub(crate) fn token() -> String {
    bytes::<32>().iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a String takes any text");
        text
    })
}

/// A number from 1000 to 9999.
pub(crate) fn guest_number() -> u16 {
    1000 + u16::from_le_bytes(bytes()) % 9000
}
