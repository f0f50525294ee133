//! `hammer`: the rightmost item of the row is exiled, and any exiled item may be taken (Ornate
//! Hammer).

use dighouse_game::{Listing, Log};

use crate::components::ids::ITEMS;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::take::To;
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
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
        if let Some(card) = game.market.exile_rightmost_item() {
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

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        out.extend(exiled_items(game).map(|card| Action::Take { card }));
    }

    fn forbids(self, game: &Arnak, card: Card) -> Option<Reason> {
        (!card.is_item() || !game.market.is_exiled(card)).then_some(Reason::NotInExile { card })
    }

    fn play(self, game: &mut Arnak, card: Card, log: &mut impl Log<Event>) {
        log.tell(Event::Took { seat: game.turn, card });
        game.market.take_exiled(card);
        game.receive(card, To::Bottom);
    }

    /// A free action can exile an own item.
    fn is_pointless(self, game: &Arnak) -> bool {
        exiled_items(game).next().is_none() && !game.has_free_exile()
    }

    fn read_arguments(text: &str) -> Option<TakeExiled> {
        text.is_empty().then_some(TakeExiled)
    }
}

fn exiled_items(game: &Arnak) -> impl Iterator<Item = Card> {
    Card::all().take(ITEMS).filter(|&card| game.market.is_exiled(card))
}
