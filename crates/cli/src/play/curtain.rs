//! The curtain between people who share a screen.

use std::io::{self, BufRead, Write};

use dighouse_text::Texts;

use crate::paint::{self, paint};

/// Clears the screen and its scrollback; sent only to a terminal.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Waits until `name` is at the screen, then clears it. Returns false at the end of input.
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

/// A typed line without its line feed; `None` at the end of input.
pub(crate) fn read_line() -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}
