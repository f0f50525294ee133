//! `hammer`: the rightmost item of the row is exiled, and any exiled item may be taken (Ornate
//! Hammer).

use dighouse_game::Log;

use crate::components::ids::ITEMS;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::take::To;
use crate::rules::effects::{At, Step};
use crate::rules::task::{Question, Task};
use crate::{Action, Arnak, Card, Event, Reason};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hammer;

/// May take an exiled item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TakeExiled;

impl Step for Hammer {
    const WORD: &'static str = "hammer";

    fn read(_: &mut Reader<'_>) -> Result<Hammer, EffectError> {
        Ok(Hammer)
    }

    fn perform(self, _: At, game: &mut Arnak, log: &mut impl Log<Event>) {
        if let Some(place) = game.row.items.iter_mut().rev().find(|place| place.is_some())
            && let Some(card) = place.take()
        {
            game.exiled |= 1 << card.0;
            log.tell(Event::RowExiled { card });
        }
        game.push(Task::TakeExiled(TakeExiled));
    }
}

impl Question for TakeExiled {
    type Answer = Card;

    const NAME: &'static str = "take-exiled";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<Card> {
        if let Action::Take { card } = action { Some(card) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut Vec<Action>) {
        out.extend(game.exiled_items().map(|card| Action::Take { card }));
    }

    fn forbids(self, game: &Arnak, card: Card) -> Option<Reason> {
        (!card.is_item() || !game.is_exiled(card)).then_some(Reason::NotInExile { card })
    }

    fn play(self, game: &mut Arnak, card: Card, log: &mut impl Log<Event>) {
        log.tell(Event::Took { seat: game.turn, card });
        game.exiled &= !(1 << card.0);
        game.receive(card, To::Bottom);
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.exiled_items().next().is_none()
    }

    fn read_arguments(text: &str) -> Option<TakeExiled> {
        text.is_empty().then_some(TakeExiled)
    }
}

impl Arnak {
    fn exiled_items(&self) -> impl Iterator<Item = Card> {
        let items = Card::all().take(ITEMS);
        items.filter(|&card| self.is_exiled(card))
    }
}
