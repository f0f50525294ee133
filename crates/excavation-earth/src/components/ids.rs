//! Small sets of names: each is written the same in data, positions, actions and texts.

use dighouse_game::{Filler, words};

words! {
    export_to = "excavation-earth.ts";

    /// A region of the earth: the colour of its artefacts, cards and buyers.
    Colour "a colour" {
        /// Orange.
        Orange = "orange",
        /// Green.
        Green = "green",
        /// Purple.
        Purple = "purple",
        /// Red.
        Red = "red",
        /// Yellow.
        Yellow = "yellow",
    }
}

words! {
    export_to = "excavation-earth.ts";

    /// What a buyer wants: one colour, or any.
    Buyer "a buyer" {
        /// Orange artefacts.
        Orange = "orange",
        /// Green artefacts.
        Green = "green",
        /// Purple artefacts.
        Purple = "purple",
        /// Red artefacts.
        Red = "red",
        /// Yellow artefacts.
        Yellow = "yellow",
        /// Artefacts of every colour.
        Special = "special",
    }
}

impl Buyer {
    /// Whether artefacts of `colour` interest this buyer.
    #[inline]
    pub const fn wants(self, colour: Colour) -> bool {
        self as u8 == colour as u8 || matches!(self, Buyer::Special)
    }

    /// The colours that interest this buyer, as bits.
    #[inline]
    pub(crate) const fn wishes(self) -> u8 {
        match self {
            Buyer::Special => (1 << Colour::ALL.len()) - 1,
            _ => 1 << self.index(),
        }
    }

    /// The buyer's colour; none of a special one.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.index()).copied()
    }
}

impl Filler for Buyer {
    const FILLER: Buyer = Buyer::Special;
}

impl From<Colour> for Buyer {
    fn from(colour: Colour) -> Buyer {
        Buyer::ALL[colour.index()]
    }
}

words! {
    export_to = "excavation-earth.ts";

    /// A part of a faction's storage.
    Store "a part of the storage" {
        /// The cargo hold takes every artefact.
        Hold = "hold",
        /// The hidden hatch takes what was acquired on the black market.
        Hatch = "hatch",
    }
}

words! {
    export_to = "excavation-earth.ts";

    /// A faction.
    Faction "a faction" {
        /// Pilots: a free step at the start of each turn.
        DalHarraii = "dal-harraii",
        /// Smugglers: a purchase on the black market before a sale.
        Gul = "gul",
        /// Excavators: a second artefact with one explorer.
        KutiKuti = "kuti-kuti",
        /// Merchants: a sale at the card's market without a trader.
        Aqulla = "aqulla",
        /// Seers: a third artefact when surveying, and one for free.
        IsSisinui = "is-sisinui",
    }
}

words! {
    export_to = "excavation-earth.ts";

    /// A location of the black market.
    BlackMarket "a black market" {
        /// The western one.
        West = "west",
        /// The central one.
        Central = "central",
        /// The eastern one.
        East = "east",
    }
}

words! {
    export_to = "excavation-earth.ts";

    /// A command centre of the ship.
    Centre "a command centre" {
        /// The left one.
        Left = "left",
        /// The middle one.
        Middle = "middle",
        /// The right one.
        Right = "right",
    }
}

words! {
    export_to = "excavation-earth.ts";

    /// What a command card is about; its two sides are for rounds 2 and 3.
    Design "a design of command cards" {
        /// Reinforcements, then Restructuring.
        Manpower = "manpower",
        /// Shady deal, then Profitable deal.
        Deal = "deal",
        /// Smart gear, then Sentient gear.
        Gear = "gear",
        /// Bribery, then Grand bribery.
        Influence = "influence",
    }
}

impl Filler for Design {
    const FILLER: Design = Design::Manpower;
}

impl Design {
    /// What the side of round 2, or the late one of round 3, is called.
    pub(crate) const fn ability(self, late: bool) -> &'static str {
        match (self, late) {
            (Design::Manpower, false) => "reinforcements",
            (Design::Manpower, true) => "restructuring",
            (Design::Deal, false) => "shady-deal",
            (Design::Deal, true) => "profitable-deal",
            (Design::Gear, false) => "smart-gear",
            (Design::Gear, true) => "sentient-gear",
            (Design::Influence, false) => "bribery",
            (Design::Influence, true) => "grand-bribery",
        }
    }
}

words! {
    export_to = "excavation-earth.ts";

    /// The actions that Zu's cards name.
    ZuAction "an action of Zu's cards" {
        /// Excavate, or smuggle when it cannot.
        Excavate = "excavate",
        /// Two traders and their buyers.
        Market = "market",
        /// A trader and an envoy.
        Command = "command",
        /// A sale.
        Sell = "sell",
        /// A trader and a sale at once.
        Rush = "rush",
        /// A card for the forecast and two artefacts.
        Survey = "survey",
    }
}
