//! `take-item bottom`, `take-artifact`: take a card of the row without paying.

use std::fmt;

use dighouse_game::{Listing, Log};
use serde::{Deserialize, Serialize};

use crate::rules::effects::reader::{EffectError, Reader, read_all, word_of};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Card, Event, Reason};

/// Take an item, which goes there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TakeItem(pub(crate) To);

/// Take an artifact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TakeArtifact;

/// Where a new item goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum To {
    /// The bottom of the deck.
    Bottom,
    /// The top of the deck.
    Top,
    /// The hand.
    Hand,
}

const PLACES: [(&str, To); 3] = [("bottom", To::Bottom), ("top", To::Top), ("hand", To::Hand)];

impl Step for TakeItem {
    const WORD: &'static str = "take-item";

    fn read(reader: &mut Reader<'_>) -> Result<TakeItem, EffectError> {
        reader.one_of(&PLACES).map(TakeItem)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::TakeItem(self));
    }
}

impl Step for TakeArtifact {
    const WORD: &'static str = "take-artifact";

    fn read(_: &mut Reader<'_>) -> Result<TakeArtifact, EffectError> {
        Ok(TakeArtifact)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::TakeArtifact(self));
    }
}

impl Question for TakeItem {
    type Answer = Card;

    const NAME: &'static str = "take-item";
    const OPTIONAL: bool = false;

    fn answer(self, action: Action) -> Option<Card> {
        if let Action::Take { card } = action { Some(card) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.list_takes(true, out);
    }

    fn forbids(self, game: &Arnak, card: Card) -> Option<Reason> {
        game.forbids_take(card, true)
    }

    fn play(self, game: &mut Arnak, card: Card, log: &mut impl Log<Event>) {
        game.take(card, self.0, log);
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        *game.market.row(true) == [None; 5]
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", word_of(&PLACES, &self.0))
    }

    fn read_arguments(text: &str) -> Option<TakeItem> {
        read_all(text, TakeItem::read).ok()
    }
}

impl Question for TakeArtifact {
    type Answer = Card;

    const NAME: &'static str = "take-artifact";
    const OPTIONAL: bool = false;

    fn answer(self, action: Action) -> Option<Card> {
        if let Action::Take { card } = action { Some(card) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.list_takes(false, out);
    }

    fn forbids(self, game: &Arnak, card: Card) -> Option<Reason> {
        game.forbids_take(card, false)
    }

    fn play(self, game: &mut Arnak, card: Card, log: &mut impl Log<Event>) {
        game.take(card, To::Bottom, log);
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        *game.market.row(false) == [None; 5]
    }

    fn read_arguments(text: &str) -> Option<TakeArtifact> {
        text.is_empty().then_some(TakeArtifact)
    }
}

impl Arnak {
    fn list_takes(&self, item: bool, out: &mut impl Listing<Action>) {
        out.extend(self.market.row(item).iter().flatten().map(|&card| Action::Take { card }));
    }

    fn forbids_take(&self, card: Card, item: bool) -> Option<Reason> {
        let there = card.is_item() == item && self.market.is_in_row(card);
        (!there).then_some(Reason::NotInRow { card })
    }

    fn take(&mut self, card: Card, to: To, log: &mut impl Log<Event>) {
        log.tell(Event::Took { seat: self.turn, card });
        self.take_off_row(card);
        self.receive(card, to);
    }
}
