//! `exile`: may exile a card of the hand or the play area, or a fear tile.

use dighouse_game::{Listing, Log};

use crate::components::catalogue::catalogue;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Op, Step};
use crate::state::market::Fright;
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Card, Event, Reason, Zone};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Exile;

/// What goes to exile.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Exiled {
    Card { card: Card, from: Zone },
    FearTile,
}

impl Step for Exile {
    const WORD: &'static str = "exile";

    fn read(_: &mut Reader<'_>) -> Result<Exile, EffectError> {
        Ok(Exile)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Exile(self));
    }
}

impl Question for Exile {
    type Answer = Exiled;

    const NAME: &'static str = "exile";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<Exiled> {
        match action {
            Action::Exile { card, from } => Some(Exiled::Card { card, from }),
            Action::ExileFearTile => Some(Exiled::FearTile),
            _ => None,
        }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.each_hand_card(game.turn, |card| out.push(Action::Exile { card, from: Zone::Hand }));
        let played = &game.me().played;
        out.extend(played.kinds().map(|card| Action::Exile { card, from: Zone::PlayArea }));
        if played.fear_tiles() > 0 {
            out.push(Action::ExileFearTile);
        }
    }

    fn forbids(self, game: &Arnak, answer: Exiled) -> Option<Reason> {
        let played = &game.me().played;
        match answer {
            Exiled::Card { card, from: Zone::Hand } => game.forbids_use_up(card),
            Exiled::Card { card, from: Zone::PlayArea } => {
                (!played.has(card)).then_some(Reason::NotInPlayArea { card })
            }
            Exiled::FearTile => (played.fear_tiles() == 0).then_some(Reason::NoFearTile),
        }
    }

    fn play(self, game: &mut Arnak, answer: Exiled, log: &mut impl Log<Event>) {
        match answer {
            Exiled::Card { card, from } => {
                match from {
                    Zone::Hand => game.take_from_hand(game.turn, card),
                    Zone::PlayArea => game.me_mut().played.take(card),
                }
                game.put_in_exile(card, log);
            }
            Exiled::FearTile => {
                game.me_mut().played.take_fear_tile();
                game.market.put_back_fear(Fright::Tile);
                log.tell(Event::FearTileExiled { seat: game.turn });
            }
        }
    }

    /// A free action can draw a card to exile.
    fn is_pointless(self, game: &Arnak) -> bool {
        game.me().holding.all().is_empty() && game.me().played.is_empty()
    }

    fn read_arguments(text: &str) -> Option<Exile> {
        text.is_empty().then_some(Exile)
    }
}

impl Arnak {
    /// Whether the player whose turn it is can exile something with a free action.
    pub(crate) fn has_free_exile(&self) -> bool {
        let exiles = |at: At| catalogue().op(at) == Op::Exile(Exile);
        let ready = self.me().helpers().filter(|helper| helper.ready);
        let sides = ready
            .map(|helper| &catalogue().assistants[helper.assistant.index()].sides[usize::from(helper.gold)]);
        self.me().boons().any(|guardian| exiles(catalogue().guardian(guardian).boon))
            || sides.into_iter().any(|side| exiles(side.effect))
    }

    /// Fear goes back to its stack, basic cards are set aside for good, the others have their piles.
    pub(crate) fn put_in_exile(&mut self, card: Card, log: &mut impl Log<Event>) {
        if card == Card::FEAR {
            self.market.put_back_fear(Fright::Card);
        } else if card.is_basic() {
            self.me_mut().exile_basic(card);
        } else {
            self.market.exile(card);
        }
        log.tell(Event::Exiled { seat: self.turn, card });
    }
}
