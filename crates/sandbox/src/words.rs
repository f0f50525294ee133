//! Words of modules that live as long as the program, because those of native games do.

use std::collections::HashSet;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::Failure;

/// The most words of all modules together, and the most bytes of one: so a module cannot fill the memory.
const WORDS: usize = 10_000;
const LENGTH: usize = 64;

static KNOWN: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);

/// The word, kept for ever.
pub(crate) fn keep(word: &str) -> Result<&'static str, Failure> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(kept) = known.get(word) {
        return Ok(kept);
    }
    if word.len() > LENGTH || known.len() == WORDS {
        return Err(Failure::bad_answer(format_args!("`{word}` is one word too many")));
    }
    let kept: &'static str = Box::leak(word.to_owned().into_boxed_str());
    known.insert(kept);
    Ok(kept)
}

/// The words, kept for ever.
pub(crate) fn keep_all(words: &[String]) -> Result<&'static [&'static str], Failure> {
    let kept: Vec<&'static str> = words.iter().map(|word| keep(word)).collect::<Result<_, _>>()?;
    Ok(kept.leak())
}
