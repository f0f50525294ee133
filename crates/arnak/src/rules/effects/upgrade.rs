//! `upgrade`: may trade a tablet for an arrowhead, or an arrowhead for a jewel.

use dighouse_game::{Listing, Log};

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Event, Reason, Token, Tokens};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Upgrade;

/// What each token is traded for.
pub(crate) const TRADES: [(Token, Token); 2] =
    [(Token::Tablet, Token::Arrowhead), (Token::Arrowhead, Token::Jewel)];

fn traded_for(token: Token) -> Option<Token> {
    TRADES.into_iter().find(|(given, _)| *given == token).map(|(_, taken)| taken)
}

impl Step for Upgrade {
    const WORD: &'static str = "upgrade";

    fn read(_: &mut Reader<'_>) -> Result<Upgrade, EffectError> {
        Ok(Upgrade)
    }

    fn perform(self, _: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Upgrade(self));
    }
}

impl Question for Upgrade {
    type Answer = Token;

    const NAME: &'static str = "upgrade";
    const OPTIONAL: bool = true;

    fn answer(self, action: Action) -> Option<Token> {
        if let Action::Trade { token } = action { Some(token) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        for (token, _) in TRADES {
            if self.forbids(game, token).is_none() {
                out.push(Action::Trade { token });
            }
        }
    }

    fn forbids(self, game: &Arnak, token: Token) -> Option<Reason> {
        if traded_for(token).is_none() {
            Some(Reason::NoSuchChoice)
        } else if game.me().tokens.count(token) == 0 {
            Some(Reason::TooFew { missing: Tokens::of(token, 1) })
        } else {
            None
        }
    }

    fn play(self, game: &mut Arnak, token: Token, log: &mut impl Log<Event>) {
        if let Some(other_token) = traded_for(token) {
            let me = game.me_mut();
            me.tokens = me.tokens.minus(Tokens::of(token, 1)).plus(Tokens::of(other_token, 1));
            log.tell(Event::Traded { seat: game.turn, token, other_token });
        }
    }

    /// Free actions can bring tokens to trade.
    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    fn read_arguments(text: &str) -> Option<Upgrade> {
        text.is_empty().then_some(Upgrade)
    }
}
