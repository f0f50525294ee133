//! `earring top 3`, `earring bottom 2`: draw up to this many cards and keep one (Crystal Earring and
//! Obsidian Earring). Of cards from the top, another may go back on the deck. The others are used up.

use std::fmt;

use dighouse_game::{List, Listing, Log, Viewers};

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

    fn answer(self, action: Action) -> Option<u8> {
        if let Action::Look { count } = action { Some(count) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
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
            let Some(held) = drawn else { break };
            holding.take_drawn();
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

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        each_card(&game.drawn, |card| out.push(Action::Keep { card }));
    }

    fn forbids(self, game: &Arnak, card: Card) -> Option<Reason> {
        forbids_card(&game.drawn, card)
    }

    fn play(self, game: &mut Arnak, card: Card, log: &mut impl Log<Event>) {
        let place = game.place_among_drawn(card).unwrap_or(0);
        game.drawn[..=place].rotate_right(1);
        if self.bottom {
            game.finish_earring(None, log);
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

    const NAME: &'static str = "kept-first";
    const PROMPT: &'static str = "put-back";
    const OPTIONAL: bool = false;
    const ATOMIC: bool = true;

    fn answer(self, action: Action) -> Option<Option<Card>> {
        match action {
            Action::PutBack { card } => Some(Some(card)),
            Action::Decline => Some(None),
            _ => None,
        }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        each_card(&game.drawn[1..], |card| out.push(Action::PutBack { card }));
        out.push(Action::Decline);
    }

    fn forbids(self, game: &Arnak, answer: Option<Card>) -> Option<Reason> {
        answer.and_then(|card| forbids_card(&game.drawn[1..], card))
    }

    fn play(self, game: &mut Arnak, answer: Option<Card>, log: &mut impl Log<Event>) {
        game.finish_earring(answer, log);
    }

    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    fn only_answer(self, game: &Arnak) -> Option<Option<Card>> {
        game.drawn[1].is_none().then_some(None)
    }

    fn read_arguments(text: &str) -> Option<PutBack> {
        text.is_empty().then_some(PutBack)
    }
}

fn read_end(text: &str) -> Option<bool> {
    ENDS.iter().find(|(name, _)| *name == text).map(|(_, bottom)| *bottom)
}

/// Each kind of card among these once.
fn each_card(drawn: &[Option<Held>], mut what: impl FnMut(Card)) {
    for (place, held) in drawn.iter().enumerate() {
        let Some(held) = held else { continue };
        let mut before = drawn[..place].iter().flatten();
        if before.all(|other| other.card() != held.card()) {
            what(held.card());
        }
    }
}

fn forbids_card(drawn: &[Option<Held>], card: Card) -> Option<Reason> {
    let there = drawn.iter().flatten().any(|held| held.card() == card);
    (!there).then_some(Reason::NotDrawn { card })
}

impl Arnak {
    fn place_among_drawn(&self, card: Card) -> Option<usize> {
        self.drawn.iter().position(|held| held.is_some_and(|held| held.card() == card))
    }

    /// The first of the drawn cards goes into the hand, one may go back on the deck, and the others go
    /// into the play area. Only the last are seen by all.
    fn finish_earring(&mut self, put_back: Option<Card>, log: &mut impl Log<Event>) {
        let drawn: List<Held, 3> = self.drawn.into_iter().flatten().collect();
        self.drawn = [None; 3];
        let mut used = drawn;
        let kept = used.remove(0);
        let place = put_back.and_then(|card| used.iter().position(|held| held.card() == card));
        let back = place.map(|place| used.remove(place));
        let kinds = self.kinds_put_back(&drawn, &used);
        drawn.iter().for_each(|&held| self.forget_mix_of(held));
        self.me_mut().holding.put_in_hand(kept.in_hand());
        if let Some(back) = back {
            let mix = self.new_mix(kinds);
            let known = back.known().max(Known::Owner);
            self.me_mut().holding.put_on_top(back.with_known(known).with_mix(mix));
            log.tell(Event::PutBack { seat: self.turn });
        }
        // In the order of their names: the order in which they were drawn stays hidden.
        used.sort_unstable_by_key(|held| held.card());
        for held in &used {
            let card = held.card();
            // No action has named this card: now everybody sees it.
            self.chance.reveal();
            self.me_mut().played.put(card);
            log.tell(Event::UsedUp { seat: self.turn, card });
        }
    }
}
