//! What the places of ids and observations stand for.

use dighouse_game::encoding::Axis;

use crate::components::ids::{ARTIFACTS, ITEMS};
use crate::components::site::{CAMPS, SITES, SPACES};
use crate::rules::temple::TEMPLE;
use crate::{
    Assistant, Bonus, Card, Guardian, Icon, Idol, ResearchToken, RivalTile, Site, SiteTile, SlotEffect,
    Space, TempleStack, Token, Zone,
};

/// Items and artifacts: the cards that can be got.
pub(super) const GOODS: usize = ITEMS + ARTIFACTS;
/// Sites that are no camps.
pub(super) const WILD_SITES: usize = SITES - CAMPS;
/// The stacks of the supply board.
pub(super) const STACKS: usize = 3;

pub(super) const CARD: Axis = Axis::new("card", Card::COUNT).named(|place| card(place).to_string());
pub(super) const GOOD: Axis = Axis::new("card", GOODS).named(|place| card(place).to_string());
pub(super) const SPACE: Axis = Axis::new("space", SPACES).named(|place| space(place).to_string());
pub(super) const SITE: Axis = Axis::new("site", SITES).named(|place| site(place).to_string());
pub(super) const WILD_SITE: Axis = Axis::new("site", WILD_SITES).named(|place| wild_site(place).to_string());
pub(super) const SITE_TILE: Axis =
    Axis::new("tile", SiteTile::COUNT).named(|place| SiteTile(place as u8).to_string());
pub(super) const GUARDIAN: Axis =
    Axis::new("guardian", Guardian::COUNT).named(|place| guardian(place).to_string());
pub(super) const IDOL: Axis = Axis::new("idol", Idol::COUNT).named(|place| Idol(place as u8).to_string());
pub(super) const ASSISTANT: Axis =
    Axis::new("assistant", Assistant::COUNT).named(|place| assistant(place).to_string());
pub(super) const BONUS: Axis = Axis::new("tile", Bonus::COUNT).named(|place| Bonus(place as u8).to_string());
pub(super) const SLOT_EFFECT: Axis =
    Axis::new("effect", SlotEffect::COUNT).named(|place| SlotEffect(place as u8).to_string());
pub(super) const TOKEN: Axis =
    Axis::new("token", Token::ALL.len()).named(|place| Token::ALL[place].to_string());
pub(super) const ICON: Axis = Axis::new("icon", Icon::ALL.len()).named(|place| Icon::ALL[place].to_string());
pub(super) const ZONE: Axis = Axis::new("zone", Zone::ALL.len()).named(|place| Zone::ALL[place].to_string());
pub(super) const RESEARCH_TOKEN: Axis =
    Axis::new("token", ResearchToken::ALL.len()).named(|place| ResearchToken::ALL[place].to_string());
/// The spaces of the research track, the last being the Lost Temple.
pub(super) const TRACK_SPACE: Axis = Axis::new("space", TEMPLE as usize + 1);
pub(super) const TEMPLE_STACK: Axis =
    Axis::new("stack", TempleStack::ALL.len()).named(|place| TempleStack::ALL[place].to_string());
/// The stacks of the supply board, counted from 1.
pub(super) const STACK: Axis = Axis::new("stack", STACKS).named(|place| (place + 1).to_string());
pub(super) const RIVAL_TILE: Axis =
    Axis::new("tile", RivalTile::ALL.len()).named(|place| RivalTile::ALL[place].to_string());

pub(super) const fn card(place: usize) -> Card {
    Card(place as u8)
}

pub(super) const fn space(place: usize) -> Space {
    Space(place as u8)
}

pub(super) const fn site(place: usize) -> Site {
    Site(place as u8)
}

pub(super) const fn wild_site(place: usize) -> Site {
    Site((CAMPS + place) as u8)
}

pub(super) const fn guardian(place: usize) -> Guardian {
    Guardian(place as u8)
}

pub(super) const fn assistant(place: usize) -> Assistant {
    Assistant(place as u8)
}
