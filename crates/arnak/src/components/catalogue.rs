//! The box: every component with what is printed on it, read once from `data/`.

use dighouse_game::{SetupError, Shipped};

use crate::components::files::{Files, RivalFile, Timing};
use crate::components::site::SPACES;
use crate::rules::effects::{At, Cost, Effects, Op};
use crate::{Bonus, Card, Guardian, Icons, Idol, SlotEffect, Space, Temple, Tokens};

/// Everything in the box.
#[derive(Debug)]
pub(crate) struct Catalogue {
    pub(crate) effects: Effects,
    pub(crate) cards: Vec<CardData>,
    pub(crate) fear_cards: u8,
    pub(crate) fear_tiles: u8,
    pub(crate) fear_tile_points: i8,
    pub(crate) camps: Vec<Place>,
    pub(crate) site_tiles: Vec<Place>,
    pub(crate) travel: [[Icons; SPACES]; 2],
    pub(crate) discover: [u8; 3],
    pub(crate) idols: Vec<Kind>,
    pub(crate) slots: Vec<Kind>,
    pub(crate) idol_points: u8,
    pub(crate) slot_points: [u8; 4],
    pub(crate) guardians: Vec<GuardianData>,
    pub(crate) guardian_points: u8,
    pub(crate) assistants: Vec<AssistantData>,
    pub(crate) bonuses: Vec<Kind>,
    pub(crate) tracks: [Track; 2],
    pub(crate) temple_ranks: [u8; 4],
    pub(crate) rival: RivalFile,
}

/// A card.
#[derive(Debug)]
pub(crate) struct CardData {
    pub(crate) id: String,
    pub(crate) cost: u8,
    pub(crate) points: i8,
    pub(crate) travel: Icons,
    pub(crate) timing: Timing,
    pub(crate) exiles: bool,
    pub(crate) effect: At,
    pub(crate) pass: Option<At>,
}

/// A site tile or what is printed at a camp.
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) id: String,
    pub(crate) effect: At,
    /// The tokens it offers to the rival, one bit each.
    pub(crate) offers: u8,
}

/// A kind of tile of which there are several.
#[derive(Debug)]
pub(crate) struct Kind {
    pub(crate) id: String,
    pub(crate) copies: u8,
    pub(crate) effect: At,
}

/// A guardian.
#[derive(Debug)]
pub(crate) struct GuardianData {
    pub(crate) id: String,
    pub(crate) cost: Cost,
    pub(crate) boon: At,
    /// The icons of a boon for travelling.
    pub(crate) travel: Icons,
}

/// An assistant.
#[derive(Debug)]
pub(crate) struct AssistantData {
    pub(crate) id: String,
    pub(crate) timing: Timing,
    /// Silver, gold.
    pub(crate) sides: [Side; 2],
}

/// One side of an assistant.
#[derive(Debug)]
pub(crate) struct Side {
    pub(crate) effect: At,
    pub(crate) travel: Icons,
    /// The choice between effect and travel, for players who borrow the assistant.
    pub(crate) either: At,
}

/// A research track.
#[derive(Debug)]
pub(crate) struct Track {
    pub(crate) parts: [Tokens; 3],
    pub(crate) spaces: Vec<TrackSpace>,
    pub(crate) rows: Vec<RowData>,
}

/// A space of a research track.
#[derive(Debug)]
pub(crate) struct TrackSpace {
    pub(crate) row: u8,
    pub(crate) cost: Cost,
    pub(crate) up: Vec<u8>,
    pub(crate) bonus: [u8; 3],
}

/// What a row of a research track gives.
#[derive(Debug)]
pub(crate) struct RowData {
    pub(crate) glass: At,
    pub(crate) glass_points: u8,
    pub(crate) notebook: At,
    pub(crate) notebook_points: u8,
}

static SHIPPED: Shipped<Catalogue> = Shipped::new(|| Ok(Catalogue::load(&Files::SHIPPED)?));

/// The box, or what is wrong with its files.
pub(crate) fn shipped() -> Result<&'static Catalogue, SetupError> {
    SHIPPED.open()
}

/// The box.
#[inline]
pub(crate) fn catalogue() -> &'static Catalogue {
    SHIPPED.get()
}

impl Catalogue {
    /// The operation at this place.
    #[inline]
    pub(crate) fn op(&self, at: At) -> Op {
        self.effects.ops[usize::from(at)]
    }

    pub(crate) fn card(&self, card: Card) -> &CardData {
        &self.cards[card.index()]
    }

    pub(crate) fn guardian(&self, guardian: Guardian) -> &GuardianData {
        &self.guardians[guardian.index()]
    }

    pub(crate) fn idol(&self, idol: Idol) -> At {
        self.idols[idol.index()].effect
    }

    pub(crate) fn slot(&self, slot: SlotEffect) -> At {
        self.slots[slot.index()].effect
    }

    pub(crate) fn bonus(&self, bonus: Bonus) -> At {
        self.bonuses[bonus.index()].effect
    }

    pub(crate) fn track(&self, temple: Temple) -> &Track {
        &self.tracks[temple as usize]
    }

    /// What travelling to a space costs.
    pub(crate) fn travel(&self, temple: Temple, space: Space) -> Icons {
        self.travel[temple as usize][space.index()]
    }
}
