//! `draw 2`, `draw-bottom 1`: may draw cards one by one, from the top or the bottom of the deck.

use std::fmt;

use dighouse_game::{Listing, Log, Viewers};

use crate::rules::effects::reader::{EffectError, Reader, read_all};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason};

/// Draw this many cards more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draw(pub(crate) u8);

/// Draw this many cards more from the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawBottom(pub(crate) u8);

macro_rules! drawing {
    ($($Draw:ident $word:literal, bottom: $bottom:literal;)*) => {$(
        impl Step for $Draw {
            const WORD: &'static str = $word;

            fn read(reader: &mut Reader<'_>) -> Result<$Draw, EffectError> {
                reader.number().map($Draw)
            }

            fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
                game.push(Task::$Draw(self));
            }
        }

        impl Question for $Draw {
            type Answer = ();

            const NAME: &'static str = $word;
            const OPTIONAL: bool = true;

            fn answer(self, action: Action) -> Option<()> {
                (action == Action::Draw).then_some(())
            }

            fn list(self, _: &Arnak, out: &mut impl Listing<Action>) {
                out.push(Action::Draw);
            }

            fn forbids(self, _: &Arnak, (): ()) -> Option<Reason> {
                None
            }

            fn play(self, game: &mut Arnak, (): (), log: &mut impl Log<Event>) {
                game.push(Task::$Draw($Draw(self.0 - 1)));
                game.draw($bottom, log);
            }

            fn is_over(self) -> bool {
                self.0 == 0
            }

            /// No free action adds a card to a deck.
            fn is_pointless(self, game: &Arnak) -> bool {
                game.me().holding.deck_len() == 0
            }

            fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, " {}", self.0)
            }

            fn read_arguments(text: &str) -> Option<$Draw> {
                read_all(text, $Draw::read).ok()
            }
        }
    )*};
}

drawing! {
    Draw "draw", bottom: false;
    DrawBottom "draw-bottom", bottom: true;
}

impl Arnak {
    /// Draws a card from the top or the bottom of the deck.
    fn draw(&mut self, bottom: bool, log: &mut impl Log<Event>) {
        let seat = self.turn;
        let holding = &mut self.me_mut().holding;
        let drawn = if bottom { holding.draw_bottom() } else { holding.draw() };
        if let Some(held) = drawn {
            self.forget_mix_of(held);
            self.chance.reveal();
            log.tell(Event::Drew { seat });
            log.record(Viewers::only(seat), Event::DrewCard { seat, card: held.card() });
        }
    }
}
