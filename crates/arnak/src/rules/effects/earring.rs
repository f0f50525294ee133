//! `earring top 3`, `earring bottom 2`: draw up to this many cards and keep one (Crystal Earring and
//! Obsidian Earring). Of cards from the top, another may go back on the deck. The others are used up.

use std::fmt;

use dighouse_game::{Log, Viewers};

use crate::knowledge::holding::{Held, Known};
use crate::rules::effects::reader::{EffectError, Reader, word_of};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Card, Event, Reason};

/// How many cards to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Earring {
    pub(crate) most: u8,
    pub(crate) bottom: bool,
}

/// Which of the drawn cards to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Keep {
    bottom: bool,
}

/// Which of the other drawn cards to put back on the deck, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PutBack;

const ENDS: [(&str, bool); 2] = [("top", false), ("bottom", true)];

impl Step for Earring {
    const WORD: &'static str = "earring";

    fn read(reader: &mut Reader<'_>) -> Result<Earring, EffectError> {
        let bottom = reader.one_of(&ENDS)?;
        Ok(Earring { most: reader.number()?, bottom })
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Look(self));
    }
}

impl Question for Earring {
    type Answer = u8;

    const NAME: &'static str = "look";
    const OPTIONAL: bool = false;
    const ATOMIC: bool = true;

    fn answer(self, action: Action) -> Option<u8> {
        if let Action::Look { count } = action { Some(count) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut Vec<Action>) {
        let counts = (1..=self.most).filter(|&count| self.forbids(game, count).is_none());
        out.extend(counts.map(|count| Action::Look { count }));
    }

    fn forbids(self, game: &Arnak, count: u8) -> Option<Reason> {
        let most = usize::from(self.most).min(game.me().holding.deck_len());
        (!(1..=most).contains(&usize::from(count))).then_some(Reason::NoSuchChoice)
    }

    fn play(self, game: &mut Arnak, count: u8, log: &mut impl Log<Event>) {
        let seat = game.turn;
        log.tell(Event::Looked { seat, count });
        for place in 0..usize::from(count) {
            let holding = &mut game.me_mut().holding;
            let drawn = if self.bottom { holding.draw_bottom() } else { holding.draw() };
            let Some(held) = drawn.and_then(|held| holding.take_drawn(held)) else { break };
            game.drawn[place] = Some(held);
            game.chance.reveal();
            log.record(Viewers::only(seat), Event::DrewCard { seat, card: held.card() });
        }
        game.push(Task::Keep(Keep { bottom: self.bottom }));
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.me().holding.deck_len() == 0
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", self.most, word_of(&ENDS, &self.bottom))
    }

    fn read_arguments(text: &str) -> Option<Earring> {
        let (most, end) = text.split_once(' ')?;
        Some(Earring { most: most.parse().ok()?, bottom: read_end(end)? })
    }
}

impl Question for Keep {
    type Answer = Card;

    const NAME: &'static str = "keep";
    const PROMPT: &'static str = "keep-one";
    const OPTIONAL: bool = false;
    const ATOMIC: bool = true;

    fn answer(self, action: Action) -> Option<Card> {
        if let Action::Keep { card } = action { Some(card) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut Vec<Action>) {
        game.each_drawn(|card| out.push(Action::Keep { card }));
    }

    fn forbids(self, game: &Arnak, card: Card) -> Option<Reason> {
        game.forbids_drawn(card)
    }

    fn play(self, game: &mut Arnak, card: Card, log: &mut impl Log<Event>) {
        if let Some(held) = game.take_drawn(card) {
            game.me_mut().holding.put_in_hand(held);
        }
        if self.bottom {
            game.use_up_drawn(log);
        } else {
            game.push(Task::PutBack(PutBack));
        }
    }

    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    fn only_answer(self, game: &Arnak) -> Option<Card> {
        if let [Some(only), None, None] = game.drawn { Some(only.card()) } else { None }
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", word_of(&ENDS, &self.bottom))
    }

    fn read_arguments(text: &str) -> Option<Keep> {
        read_end(text).map(|bottom| Keep { bottom })
    }
}

impl Question for PutBack {
    /// None goes back when the player declines.
    type Answer = Option<Card>;

    const NAME: &'static str = "put-back";
    const OPTIONAL: bool = false;
    const ATOMIC: bool = true;

    fn answer(self, action: Action) -> Option<Option<Card>> {
        match action {
            Action::PutBack { card } => Some(Some(card)),
            Action::Decline => Some(None),
            _ => None,
        }
    }

    fn list(self, game: &Arnak, out: &mut Vec<Action>) {
        game.each_drawn(|card| out.push(Action::PutBack { card }));
        out.push(Action::Decline);
    }

    fn forbids(self, game: &Arnak, answer: Option<Card>) -> Option<Reason> {
        answer.and_then(|card| game.forbids_drawn(card))
    }

    fn play(self, game: &mut Arnak, answer: Option<Card>, log: &mut impl Log<Event>) {
        if let Some(held) = answer.and_then(|card| game.take_drawn(card)) {
            let known = held.known().max(Known::Owner);
            game.me_mut().holding.put_on_top(held.with_known(known));
            log.tell(Event::PutBack { seat: game.turn });
        }
        game.use_up_drawn(log);
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.drawn == [None; 3]
    }

    fn read_arguments(text: &str) -> Option<PutBack> {
        text.is_empty().then_some(PutBack)
    }
}

fn read_end(text: &str) -> Option<bool> {
    ENDS.iter().find(|(name, _)| *name == text).map(|(_, bottom)| *bottom)
}

impl Arnak {
    /// Each kind of card among the drawn ones once.
    fn each_drawn(&self, mut what: impl FnMut(Card)) {
        for (place, held) in self.drawn.iter().enumerate() {
            let Some(held) = held else { continue };
            let before = self.drawn[..place].iter().flatten();
            if before.clone().all(|other| other.card() != held.card()) {
                what(held.card());
            }
        }
    }

    fn forbids_drawn(&self, card: Card) -> Option<Reason> {
        let there = self.drawn.iter().flatten().any(|held| held.card() == card);
        (!there).then_some(Reason::NotDrawn { card })
    }

    fn take_drawn(&mut self, card: Card) -> Option<Held> {
        let is_it = |held: &Option<Held>| held.is_some_and(|held| held.card() == card);
        let place = self.drawn.iter().position(is_it)?;
        let held = self.drawn[place].take();
        self.drawn[place..].rotate_left(1);
        held
    }

    /// The drawn cards that are neither kept nor put back go into the play area.
    fn use_up_drawn(&mut self, log: &mut impl Log<Event>) {
        for held in std::mem::take(&mut self.drawn).into_iter().flatten() {
            let card = held.card();
            // No action has named this card: now everybody sees it.
            self.chance.reveal();
            self.me_mut().played.put(card);
            log.tell(Event::UsedUp { seat: self.turn, card });
        }
    }
}
