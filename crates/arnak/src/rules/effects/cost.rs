//! What is to be paid.

use serde::{Deserialize, Serialize};

use crate::rules::effects::reader::Reader;
use crate::{Icons, Tokens};

/// Tokens, travel icons, a card, an idol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct Cost {
    pub(crate) tokens: Tokens,
    pub(crate) icons: Icons,
    /// A card is used up.
    pub(crate) card: bool,
    /// An idol is given away.
    pub(crate) idol: bool,
}

impl Cost {
    /// A cost of nothing but tokens.
    pub(crate) fn of(tokens: Tokens) -> Cost {
        Cost { tokens, ..Cost::default() }
    }

    pub(crate) fn read(reader: &mut Reader<'_>) -> Cost {
        let mut cost = Cost::of(reader.tokens());
        cost.card = reader.take("card");
        cost.idol = reader.take("idol");
        cost.icons = reader.icons();
        cost.tokens = cost.tokens.plus(reader.tokens());
        cost
    }
}
