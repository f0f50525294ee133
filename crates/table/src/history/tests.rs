//! Stored JSON, as texts that never change: what old databases hold.

use std::collections::BTreeSet;

use super::{Card, Line, TableEvent};

/// Lines of every kind, as every version of the program has written them.
const LINES: &str = include_str!("stored_lines.jsonl");

/// Cards of tables that wait, are played and are over.
const CARDS: &str = include_str!("stored_cards.jsonl");

/// How many kinds of events there are, and which this is. A new kind needs lines in `stored_lines.jsonl`.
const KINDS: u8 = 28;

const fn kind(event: &TableEvent) -> u8 {
    match event {
        TableEvent::Made(_) => 1,
        TableEvent::Sat { .. } => 2,
        TableEvent::LetIn { .. } => 3,
        TableEvent::Left { .. } => 4,
        TableEvent::Closed => 5,
        TableEvent::Began { .. } => 6,
        TableEvent::Played { .. } => 7,
        TableEvent::Undone { .. } => 8,
        TableEvent::TakeBackAsked { .. } => 9,
        TableEvent::TakeBackRefused { .. } => 10,
        TableEvent::TakeBackAgreed { .. } => 11,
        TableEvent::TookBack { .. } => 12,
        TableEvent::Said { .. } => 13,
        TableEvent::Reported { .. } => 14,
        TableEvent::Resigned { .. } => 15,
        TableEvent::Replaced { .. } => 16,
        TableEvent::Returned { .. } => 17,
        TableEvent::TimedOut { .. } => 18,
        TableEvent::PauseAsked { .. } => 19,
        TableEvent::PauseRefused { .. } => 20,
        TableEvent::PauseAgreed { .. } => 21,
        TableEvent::Paused { .. } => 22,
        TableEvent::Resumed { .. } => 23,
        TableEvent::Away { .. } => 24,
        TableEvent::Rematched { .. } => 25,
        TableEvent::Forgotten { .. } => 26,
        TableEvent::Shared { .. } => 27,
        TableEvent::Unshared { .. } => KINDS,
    }
}

#[test]
fn stored_lines_still_read() {
    let mut kinds = BTreeSet::new();
    for text in LINES.lines() {
        let line = Line::read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(line.write(), text, "and are written in the same form");
        kinds.insert(kind(&line.event));
    }
    assert!(kinds.into_iter().eq(1..=KINDS), "there is a line of every kind");
}

#[test]
fn stored_cards_still_read() {
    for text in CARDS.lines() {
        let card = Card::read(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(card.write(), text, "and are written in the same form");
    }
}
