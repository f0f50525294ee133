//! The curtain between people who share a screen.

use std::io::{self, BufRead, Write};

use dighouse_text::Texts;

use crate::paint::{self, paint};

/// Clears the screen and what was scrolled out of it; only a terminal is sent this.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Waits until `name` sits before the screen, which is cleared then. False if nobody will.
pub(crate) fn wait_for(texts: &Texts, name: &str) -> io::Result<bool> {
    let mut out = anstream::stdout();
    let sentence = texts.say("house-play-curtain", &[("seat", name.into())]);
    write!(out, "\n\n  {}  ", paint(paint::STRONG, &sentence))?;
    out.flush()?;
    let answered = read_line()?.is_some();
    clear()?;
    Ok(answered)
}

/// Clears the screen.
pub(crate) fn clear() -> io::Result<()> {
    let mut out = anstream::stdout();
    write!(out, "{CLEAR}")?;
    out.flush()
}

/// A line that somebody typed, without its end; none when the input is over.
pub(crate) fn read_line() -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}
