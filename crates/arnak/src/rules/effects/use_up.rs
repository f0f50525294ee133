//! `use-up`: must use up a card from the hand (silver porter).

use dighouse_game::{Listing, Log, Seat};

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Card, Event, Reason};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UseUp;

impl Step for UseUp {
    const WORD: &'static str = "use-up";

    fn read(_: &mut Reader<'_>) -> Result<UseUp, EffectError> {
        Ok(UseUp)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::UseUp(self));
    }
}

impl Question for UseUp {
    type Answer = Card;

    const NAME: &'static str = "use-up";
    const OPTIONAL: bool = false;
    /// It belongs to the draw before it: no free action gets the card out of the hand first.
    const ATOMIC: bool = true;

    fn answer(self, action: Action) -> Option<Card> {
        if let Action::UseUp { card } = action { Some(card) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.each_hand_card(game.turn, |card| out.push(Action::UseUp { card }));
    }

    fn forbids(self, game: &Arnak, card: Card) -> Option<Reason> {
        game.forbids_use_up(card)
    }

    fn play(self, game: &mut Arnak, card: Card, log: &mut impl Log<Event>) {
        game.use_up(card, log);
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.me().holding.hand_len() == 0
    }

    fn read_arguments(text: &str) -> Option<UseUp> {
        text.is_empty().then_some(UseUp)
    }
}

impl Arnak {
    pub(crate) fn forbids_use_up(&self, card: Card) -> Option<Reason> {
        (!self.me().holding.has_in_hand(card)).then_some(Reason::NotInHand { card })
    }

    /// Puts a card of the hand into the play area, without any effect.
    pub(crate) fn use_up(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.put_away(self.turn, card, log);
    }

    /// The same for a player whose turn it need not be.
    pub(crate) fn put_away(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        self.take_from_hand(seat, card);
        self.players[seat].played.put(card);
        log.tell(Event::UsedUp { seat, card });
    }
}
