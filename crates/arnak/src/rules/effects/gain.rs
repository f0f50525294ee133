//! `gain 2 coin 1 compass`, `gain 1 compass per idol most 3`: take tokens.

use dighouse_game::Log;
use serde::{Deserialize, Serialize};

use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Step};
use crate::state::Figure;
use crate::{Arnak, Event, Site, Token, Tokens};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gain {
    pub(crate) tokens: Tokens,
    /// What the tokens are multiplied by, if by anything.
    pub(crate) per: Option<Per>,
}

/// As often as there is one of these, but not more often than this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Per {
    pub(crate) what: Countable,
    pub(crate) most: u8,
}

/// What tokens are multiplied by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Countable {
    /// Guardians at own sites and guardians overcome.
    Guardian,
    /// Own idols, in crates and slots.
    Idol,
    /// Own archaeologists at sites.
    Archaeologist,
}

const COUNTABLES: [(&str, Countable); 3] = [
    ("guardian", Countable::Guardian),
    ("idol", Countable::Idol),
    ("archaeologist", Countable::Archaeologist),
];

impl Step for Gain {
    const WORD: &'static str = "gain";

    fn read(reader: &mut Reader<'_>) -> Result<Gain, EffectError> {
        let tokens = reader.tokens();
        if tokens.is_empty() {
            return Err(EffectError::GainsNothing);
        }
        if !reader.take("per") {
            return Ok(Gain { tokens, per: None });
        }
        let what = reader.one_of(&COUNTABLES)?;
        reader.expect("most")?;
        Ok(Gain { tokens, per: Some(Per { what, most: reader.number()? }) })
    }

    fn perform(self, _: At, game: &mut Arnak, log: &mut impl Log<Event>) {
        let tokens = match self.per {
            None => self.tokens,
            Some(Per { what, most }) => self.tokens.times(game.count(what).min(most)),
        };
        game.gain(tokens, log);
    }
}

impl Arnak {
    fn count(&self, what: Countable) -> u8 {
        let me = self.me();
        match what {
            Countable::Guardian => {
                let met =
                    Site::all().filter(|&site| self.island.guardian(site).is_some() && self.is_mine(site));
                met.count() as u8 + me.guardian_count() as u8
            }
            Countable::Idol => me.idols(),
            Countable::Archaeologist => self.island.count(Figure::Of(self.turn)) as u8,
        }
    }

    /// Gives tokens to the player whose turn it is.
    pub(crate) fn gain(&mut self, tokens: Tokens, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.tokens = me.tokens.plus(tokens);
        let seat = self.turn;
        each_token(tokens, |token, count| log.tell(Event::Gained { seat, token, count }));
    }
}

/// Each kind of token of which there are some.
#[inline]
pub(super) fn each_token(tokens: Tokens, mut tell: impl FnMut(Token, u8)) {
    for token in Token::ALL {
        let count = tokens.count(token);
        if count > 0 {
            tell(token, count);
        }
    }
}
