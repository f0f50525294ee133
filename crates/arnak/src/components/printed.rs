//! What is printed on cards, tiles and boards, for whoever shows it or calculates with it.

use dighouse_game::SetupError;
use serde::Serialize;

use crate::components::catalogue::{AssistantData, Catalogue, Kind, Place, Side, Track, catalogue, shipped};
use crate::components::files::Timing;
use crate::effect::{Cost, EffectStep};
use crate::rules::effects::At;
use crate::rules::effects::upgrade::TRADES;
use crate::rules::travel::PILOT;
use crate::rules::turn::ARTIFACT_FEE;
use crate::{
    Assistant, Bonus, Card, Guardian, Icons, Idol, SiteTile, SlotEffect, Temple, TempleStack, Token, Tokens,
};

impl Card {
    /// What it costs: coins for an item, compasses for an artifact.
    pub fn cost(self) -> u8 {
        catalogue().card(self).cost
    }

    /// What it is worth at the end.
    pub fn points(self) -> i8 {
        catalogue().card(self).points
    }

    /// Its travel icons.
    pub fn travel(self) -> Icons {
        catalogue().card(self).travel
    }

    /// What kind of card it is.
    pub fn kind(self) -> CardKind {
        match self {
            _ if self.is_item() => CardKind::Item,
            _ if self.is_artifact() => CardKind::Artifact,
            _ if self.is_basic() => CardKind::Basic,
            _ => CardKind::Fear,
        }
    }
}

impl Temple {
    /// The spaces of the research track that a space leads up to.
    pub fn leads_to(self, space: u8) -> &'static [u8] {
        catalogue().track(self).spaces.get(usize::from(space)).map_or(&[], |space| &space.up)
    }
}

/// Everything that is printed in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct Printed {
    /// Items, artifacts, basic cards, Fear.
    pub cards: Vec<PrintedCard>,
    /// The assistants.
    pub assistants: Vec<PrintedAssistant>,
    /// The guardians.
    pub guardians: Vec<PrintedGuardian>,
    /// What a guardian is worth at the end.
    pub guardian_points: u8,
    /// What the camps give, from the left.
    pub camps: Vec<Vec<EffectStep>>,
    /// The site tiles of both levels.
    pub site_tiles: Vec<PrintedTile<SiteTile>>,
    /// What discovering a site costs in compasses, by level.
    pub discover: [u8; 3],
    /// The idols that lie face up.
    pub idols: Vec<PrintedTile<Idol>>,
    /// What an idol is worth at the end.
    pub idol_points: u8,
    /// What an idol gives when it is put into a slot.
    pub slots: Vec<PrintedTile<SlotEffect>>,
    /// What an empty slot is worth at the end, from the left.
    pub slot_points: [u8; 4],
    /// The research bonus tiles.
    pub bonuses: Vec<PrintedTile<Bonus>>,
    /// The research tracks of both sides of the board.
    pub tracks: Vec<PrintedTrack>,
    /// What the magnifying glass is worth in the Lost Temple, by who arrives first.
    pub temple_ranks: [u8; 4],
    /// The trades of an upgrade.
    pub trades: Vec<Trade>,
    /// What a pilot costs.
    pub pilot: Tokens,
    /// What playing an artifact from the hand costs.
    pub artifact_fee: Tokens,
}

/// A kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum CardKind {
    Item,
    Artifact,
    Basic,
    Fear,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct PrintedCard {
    /// Which.
    pub id: Card,
    /// Its kind.
    pub kind: CardKind,
    /// Its price: coins for an item, compasses for an artifact.
    pub cost: u8,
    /// What it is worth at the end.
    pub points: i8,
    /// Its travel icons.
    pub travel: Icons,
    /// When it can be played.
    pub timing: Timing,
    /// Whether it goes to exile when it is played for its effect.
    pub exiles: bool,
    /// What it does; nothing in the case of Fear.
    pub effect: Vec<EffectStep>,
    /// The other way to play it, which also passes.
    pub pass: Option<Vec<EffectStep>>,
}

/// An assistant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[expect(missing_docs, reason = "the names say it")]
pub struct PrintedAssistant {
    pub id: Assistant,
    pub timing: Timing,
    pub silver: PrintedSide,
    pub gold: PrintedSide,
}

/// One side of an assistant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct PrintedSide {
    /// What it does.
    pub effect: Vec<EffectStep>,
    /// The travel icons that it can give instead.
    pub travel: Icons,
}

/// A guardian.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct PrintedGuardian {
    /// Which.
    pub id: Guardian,
    /// What overcoming it costs.
    pub cost: Cost,
    /// What it does afterwards, once.
    pub boon: Vec<EffectStep>,
}

/// A tile with an effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[expect(missing_docs, reason = "the names say it")]
pub struct PrintedTile<Id> {
    pub id: Id,
    pub effect: Vec<EffectStep>,
}

/// The research track of one side of the board, with the temple above it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct PrintedTrack {
    /// Which side.
    pub temple: Temple,
    /// The spaces, from the start to the Lost Temple.
    pub spaces: Vec<PrintedSpace>,
    /// What the rows give, from row 1.
    pub rows: Vec<PrintedRow>,
    /// The stacks of temple tiles.
    pub stacks: Vec<PrintedStack>,
}

/// A space of a research track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct PrintedSpace {
    /// Its row; the start is row 0.
    pub row: u8,
    /// What moving there costs.
    pub cost: Cost,
    /// The spaces that it leads up to.
    pub up: Vec<u8>,
}

/// A row of a research track: what it gives and is worth to both tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[expect(missing_docs, reason = "the names say it")]
pub struct PrintedRow {
    pub glass: Vec<EffectStep>,
    pub glass_points: u8,
    pub notebook: Vec<EffectStep>,
    pub notebook_points: u8,
}

/// A stack of temple tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[expect(missing_docs, reason = "the names say it")]
pub struct PrintedStack {
    pub stack: TempleStack,
    pub points: u8,
    pub cost: Tokens,
}

/// A trade of one token for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Trade {
    pub give: Token,
    pub get: Token,
}

impl Printed {
    pub(crate) fn shipped() -> Result<Printed, SetupError> {
        shipped().map(Catalogue::printed)
    }
}

impl Catalogue {
    fn printed(&self) -> Printed {
        Printed {
            cards: Card::all().map(|card| self.printed_card(card)).collect(),
            assistants: Assistant::all()
                .zip(&self.assistants)
                .map(|(id, data)| self.assistant(id, data))
                .collect(),
            guardians: Guardian::all().map(|id| self.printed_guardian(id)).collect(),
            guardian_points: self.guardian_points,
            camps: self.camps.iter().map(|camp| self.effects.tree(camp.effect)).collect(),
            site_tiles: self
                .tiles(SiteTile::all().zip(self.site_tiles.iter().map(|tile: &Place| tile.effect))),
            discover: self.discover,
            idols: self.kinds(Idol::all(), &self.idols),
            idol_points: self.idol_points,
            slots: self.kinds(SlotEffect::all(), &self.slots),
            slot_points: self.slot_points,
            bonuses: self.kinds(Bonus::all(), &self.bonuses),
            tracks: [Temple::Bird, Temple::Snake].map(|temple| self.printed_track(temple)).to_vec(),
            temple_ranks: self.temple_ranks,
            trades: TRADES.map(|(give, get)| Trade { give, get }).to_vec(),
            pilot: PILOT,
            artifact_fee: ARTIFACT_FEE,
        }
    }

    fn printed_card(&self, id: Card) -> PrintedCard {
        let data = self.card(id);
        let plays = data.timing != Timing::Never;
        PrintedCard {
            id,
            kind: id.kind(),
            cost: data.cost,
            points: data.points,
            travel: data.travel,
            timing: data.timing,
            exiles: data.exiles,
            effect: if plays { self.effects.tree(data.effect) } else { Vec::new() },
            pass: data.pass.map(|effect| self.effects.tree(effect)),
        }
    }

    fn assistant(
        &self,
        id: Assistant,
        AssistantData { timing, sides, .. }: &AssistantData,
    ) -> PrintedAssistant {
        let side = |side: &Side| PrintedSide { effect: self.effects.tree(side.effect), travel: side.travel };
        let [silver, gold] = sides.each_ref().map(side);
        PrintedAssistant { id, timing: *timing, silver, gold }
    }

    fn printed_guardian(&self, id: Guardian) -> PrintedGuardian {
        let data = self.guardian(id);
        PrintedGuardian { id, cost: data.cost, boon: self.effects.tree(data.boon) }
    }

    fn tiles<Id>(&self, tiles: impl Iterator<Item = (Id, At)>) -> Vec<PrintedTile<Id>> {
        tiles.map(|(id, effect)| PrintedTile { id, effect: self.effects.tree(effect) }).collect()
    }

    fn kinds<Id>(&self, ids: impl Iterator<Item = Id>, kinds: &[Kind]) -> Vec<PrintedTile<Id>> {
        self.tiles(ids.zip(kinds.iter().map(|kind| kind.effect)))
    }

    fn printed_track(&self, temple: Temple) -> PrintedTrack {
        let track: &Track = self.track(temple);
        let spaces = track.spaces.iter();
        let rows = track.rows.iter().map(|row| PrintedRow {
            glass: self.effects.tree(row.glass),
            glass_points: row.glass_points,
            notebook: self.effects.tree(row.notebook),
            notebook_points: row.notebook_points,
        });
        let stacks = TempleStack::ALL.iter().map(|&stack| PrintedStack {
            stack,
            points: stack.points(),
            cost: stack.cost(track),
        });
        PrintedTrack {
            temple,
            spaces: spaces
                .map(|space| PrintedSpace { row: space.row, cost: space.cost, up: space.up.clone() })
                .collect(),
            rows: rows.collect(),
            stacks: stacks.collect(),
        }
    }
}
