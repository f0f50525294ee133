//! A state as plain data.

mod restore;

use std::collections::BTreeMap;

use dighouse_game::{Chance, Seat, Seats, Seed};
use serde::{Deserialize, Serialize};

use crate::knowledge::holding::Held;
use crate::pile::Pile;
use crate::player::Player;
use crate::rival::Rival;
use crate::rules::row::Row;
use crate::rules::task::Task;
use crate::rules::travel::Payment;
use crate::scenario::lines::{HeldLine, HelperLine, RowLine, SiteLine};
use crate::{
    Arnak, Assistant, Bonus, Card, Figure, Guardian, Icons, Idol, Phase, RivalTile, Site, SiteTile, Space,
    Tokens,
};

/// Any moment of a game, as it is written in a scenario. Stacks are written from the bottom to the
/// top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    seats: u8,
    round: u8,
    phase: Phase,
    starter: Seat,
    turn: Seat,
    #[serde(default)]
    main_done: bool,
    #[serde(default)]
    tasks: Vec<Task>,
    #[serde(default)]
    pool: Icons,
    #[serde(default)]
    drawn: Vec<HeldLine>,
    #[serde(default)]
    blocked: Vec<Site>,
    #[serde(default)]
    sites: Vec<SiteLine>,
    idols: Vec<Idol>,
    hidden_idols: Vec<Idol>,
    site_stacks: Vec<Vec<SiteTile>>,
    #[serde(default)]
    sites_seen: Vec<u8>,
    guardian_stack: Vec<Guardian>,
    item_deck: Vec<Card>,
    artifact_deck: Vec<Card>,
    #[serde(default)]
    top_seen: Vec<bool>,
    artifacts: Vec<RowLine>,
    items: Vec<RowLine>,
    #[serde(default)]
    exiled: Vec<Card>,
    fears: u8,
    fear_tiles: u8,
    supply: Vec<Vec<Assistant>>,
    #[serde(default)]
    rescue: Vec<Assistant>,
    #[serde(default)]
    rescue_seen: Seats,
    #[serde(default)]
    gone_assistants: Vec<Assistant>,
    bonuses: Vec<Vec<Bonus>>,
    temple_bonuses: Vec<Bonus>,
    #[serde(default)]
    temple_seen: Seats,
    unused_bonuses: Vec<Bonus>,
    #[serde(default)]
    used_bonuses: Vec<Bonus>,
    temple_tiles: Vec<u8>,
    #[serde(default)]
    arrived: u8,
    #[serde(default)]
    paid_idols: u8,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default = "any_chance")]
    chance: Chance,
    #[serde(default)]
    figures: BTreeMap<String, Figure>,
    #[serde(default)]
    payment: Option<PaymentPosition>,
    #[serde(default)]
    rival: Option<RivalPosition>,
    players: Vec<PlayerPosition>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PaymentPosition {
    cost: Icons,
    #[serde(default)]
    discount: Icons,
    #[serde(default)]
    put: Icons,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerPosition {
    tokens: Tokens,
    deck: Vec<HeldLine>,
    hand: Vec<HeldLine>,
    #[serde(default)]
    played: Vec<Card>,
    #[serde(default)]
    fear_tiles: u8,
    #[serde(default)]
    exiled_basics: Vec<Card>,
    #[serde(default)]
    crates: u8,
    #[serde(default)]
    slots: u8,
    #[serde(default)]
    assistants: Vec<HelperLine>,
    #[serde(default)]
    guardians: Vec<Guardian>,
    #[serde(default)]
    boons: Vec<Guardian>,
    #[serde(default)]
    glass: u8,
    #[serde(default)]
    notebook: u8,
    #[serde(default)]
    rank: u8,
    #[serde(default)]
    temple_tiles: Vec<u8>,
    #[serde(default)]
    passed: bool,
    #[serde(default)]
    war_mask: bool,
    #[serde(default)]
    ocarina: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RivalPosition {
    deck: Vec<RivalTile>,
    #[serde(default)]
    used: Vec<RivalTile>,
    #[serde(default)]
    glass: u8,
    #[serde(default)]
    rank: u8,
    #[serde(default)]
    idols: Vec<Idol>,
    #[serde(default)]
    other_idols: u8,
    #[serde(default)]
    guardians: Vec<Guardian>,
    #[serde(default)]
    cards: Vec<Card>,
    #[serde(default)]
    temple_tiles: Vec<u8>,
}

fn any_chance() -> Chance {
    Chance::new(Seed::from_number(0))
}

/// The things of a pile by name.
fn named<T, const N: usize>(pile: &Pile<N>, make: impl Fn(u8) -> T) -> Vec<T> {
    pile.things().iter().map(|&thing| make(thing)).collect()
}

/// Those whose bits are set.
fn set<T>(all: impl Iterator<Item = T>, bits: u128, index: impl Fn(&T) -> usize) -> Vec<T> {
    all.filter(|thing| bits >> index(thing) & 1 == 1).collect()
}

impl Arnak {
    pub(crate) fn as_position(&self) -> Position {
        let site_line =
            |site: Site| SiteLine { site, tile: self.tiles[site.index()], guardian: self.guard(site) };
        let somewhere = |line: &SiteLine| line.tile.is_some() || line.guardian.is_some();
        let Payment { cost, discount, put } = self.payment;
        let figures = Space::all().filter(|&space| self.figure(space) != Figure::None);
        let used = Bonus::all().flat_map(|it| std::iter::repeat_n(it, self.used_bonuses[it.index()].into()));
        Position {
            seats: self.variants.seats,
            round: self.round,
            phase: self.phase,
            starter: self.starter,
            turn: self.turn,
            main_done: self.main_done,
            tasks: self.tasks.all().to_vec(),
            pool: self.pool,
            drawn: self.drawn.iter().flatten().copied().map(HeldLine).collect(),
            blocked: set(Site::camps(), self.blocked.into(), |it| it.index()),
            sites: Site::all().map(site_line).filter(somewhere).collect(),
            idols: self.idols.to_vec(),
            hidden_idols: self.hidden_idols.to_vec(),
            site_stacks: self.sites.iter().map(|stack| named(stack, SiteTile)).collect(),
            sites_seen: self.sites_seen.to_vec(),
            guardian_stack: named(&self.guardians, Guardian),
            item_deck: named(&self.items, Card),
            artifact_deck: named(&self.artifacts, Card),
            top_seen: self.top_seen.to_vec(),
            artifacts: self.row.artifacts[..Row::artifact_places(self.round)]
                .iter()
                .copied()
                .map(RowLine)
                .collect(),
            items: self.row.items[..Row::item_places(self.round)].iter().copied().map(RowLine).collect(),
            exiled: set(Card::all(), self.exiled, |it| it.index()),
            fears: self.fears,
            fear_tiles: self.fear_tiles,
            supply: self.supply.iter().map(|stack| named(stack, Assistant)).collect(),
            rescue: named(&self.rescue, Assistant),
            rescue_seen: self.rescue_seen,
            gone_assistants: set(Assistant::all(), self.gone_assistants.into(), |it| it.index()),
            bonuses: self.bonuses.iter().map(|tiles| named(tiles, Bonus)).collect(),
            temple_bonuses: named(&self.temple_bonuses, Bonus),
            temple_seen: self.temple_seen,
            unused_bonuses: named(&self.unused_bonuses, Bonus),
            used_bonuses: used.collect(),
            temple_tiles: self.temple_tiles.to_vec(),
            arrived: self.arrived,
            paid_idols: self.paid_idols,
            options: self
                .variants
                .setup()
                .changes()
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
            chance: self.chance,
            figures: figures.map(|space| (space.to_string(), self.figure(space))).collect(),
            payment: (self.payment != Payment::NONE).then_some(PaymentPosition { cost, discount, put }),
            rival: self.variants.is_solo().then(|| self.rival.position()),
            players: self.seats().map(|seat| self.players[seat].position()).collect(),
        }
    }
}

impl Player {
    fn position(&self) -> PlayerPosition {
        let lines = |cards: &[Held]| cards.iter().copied().map(HeldLine).collect();
        PlayerPosition {
            tokens: self.tokens,
            deck: lines(self.holding.deck()),
            hand: lines(self.holding.hand()),
            played: self.played.all().collect(),
            fear_tiles: self.played.fear_tiles,
            exiled_basics: Card::basics()
                .enumerate()
                .filter(|(place, _)| self.exiled_basics >> place & 1 == 1)
                .map(|(_, card)| card)
                .collect(),
            crates: self.crates,
            slots: self.slots,
            assistants: self.helpers().map(HelperLine).collect(),
            guardians: self.guardians().collect(),
            boons: self.boons().collect(),
            glass: self.glass,
            notebook: self.notebook,
            rank: self.rank,
            temple_tiles: self.temple_tiles.to_vec(),
            passed: self.passed,
            war_mask: self.war_mask,
            ocarina: self.ocarina,
        }
    }
}

impl Rival {
    fn position(&self) -> RivalPosition {
        let tile = |number: u8| RivalTile::ALL[usize::from(number)];
        RivalPosition {
            deck: named(&self.deck, tile),
            used: named(&self.used, tile),
            glass: self.glass,
            rank: self.rank,
            idols: set(Idol::all(), self.idols.into(), |it| it.index()),
            other_idols: self.other_idols,
            guardians: set(Guardian::all(), self.guardians.into(), |it| it.index()),
            cards: set(Card::all(), self.cards, |it| it.index()),
            temple_tiles: self.temple_tiles.to_vec(),
        }
    }
}
