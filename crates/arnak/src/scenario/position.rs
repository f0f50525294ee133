//! A state as plain data.

mod restore;

use std::collections::BTreeMap;

use dighouse_game::{Chance, Seat, Seats, Seed};
use serde::{Deserialize, Serialize};

use crate::knowledge::holding::Held;
use crate::player::Player;
use crate::rules::temple::TEMPLE;
use crate::rules::travel::Payment;
use crate::scenario::lines::{HeldLine, HelperLine, MixLine, RowLine, SiteLine};
use crate::state::Rival;
use crate::state::market::places;
use crate::state::task::Task;
use crate::{
    Arnak, Assistant, Bonus, Card, Figure, Guardian, Icons, Idol, Phase, RivalTile, Site, SiteTile, Space,
    Tokens,
};

/// Any moment of a game, as a scenario writes it. Stacks are written from bottom to top.
///
/// ```
/// use dighouse_arnak::Arnak;
/// use dighouse_game::{Game, Match, Seed, Setup};
///
/// let game = Match::<Arnak>::begin(Setup::new(&Arnak::INFO, 2)?, Seed::from_number(5))?;
/// let position = game.state().position();
/// assert_eq!(&Arnak::from_position(position)?, game.state());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    mixes: Vec<MixLine>,
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
    discards: Vec<Card>,
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
    decided: bool,
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

impl Arnak {
    pub(crate) fn as_position(&self) -> Position {
        let (island, market, research) = (&self.island, &self.market, &self.research);
        let row =
            |item: bool| market.row(item)[..places(item, self.round)].iter().copied().map(RowLine).collect();
        let site_line = |site: Site| SiteLine {
            site,
            tile: self.island.tile(site),
            guardian: self.island.guardian(site),
        };
        let somewhere = |line: &SiteLine| line.tile.is_some() || line.guardian.is_some();
        let Payment { cost, discount, put } = self.payment;
        let figures = Space::all().filter(|&space| self.island.figure(space) != Figure::None);
        let mixes = self.mixes.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        let used = Bonus::all().flat_map(|it| std::iter::repeat_n(it, research.used()[it.index()].into()));
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
            mixes: self.mixes[..mixes]
                .iter()
                .map(|mix| MixLine(mix.map(|mix| mix.kinds).unwrap_or_default()))
                .collect(),
            blocked: island.blocked().collect(),
            sites: Site::all().map(site_line).filter(somewhere).collect(),
            idols: island.idols().0.to_vec(),
            hidden_idols: island.idols().1.to_vec(),
            site_stacks: [1, 2].map(|level| island.stack(level).to_vec()).to_vec(),
            sites_seen: [1, 2].map(|level| island.seen(level) as u8).to_vec(),
            guardian_stack: island.guardian_stack().to_vec(),
            item_deck: market.deck(true).to_vec(),
            artifact_deck: market.deck(false).to_vec(),
            top_seen: [true, false].map(|item| market.is_top_seen(item)).to_vec(),
            artifacts: row(false),
            items: row(true),
            exiled: market.exiled().collect(),
            fears: market.fears(),
            fear_tiles: market.fear_tiles(),
            supply: self.assistants.stacks().map(<[Assistant]>::to_vec).to_vec(),
            rescue: self.assistants.rescue_stack().to_vec(),
            rescue_seen: self.assistants.rescue_seen(),
            gone_assistants: self.assistants.gone().collect(),
            bonuses: research.track_bonuses().map(<[Bonus]>::to_vec).collect(),
            temple_bonuses: research.bonuses(TEMPLE).to_vec(),
            temple_seen: research.temple_seen(),
            unused_bonuses: research.unused().to_vec(),
            used_bonuses: used.collect(),
            temple_tiles: research.all_temple_tiles().to_vec(),
            arrived: research.arrived(),
            paid_idols: research.paid_idols(),
            options: self
                .variants
                .setup()
                .changes()
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
            chance: self.chance,
            figures: figures.map(|space| (space.to_string(), self.island.figure(space))).collect(),
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
            discards: self.discards.all().collect(),
            fear_tiles: self.played.fear_tiles(),
            exiled_basics: self.exiled_basics().collect(),
            crates: self.crates(),
            slots: self.slots(),
            assistants: self.helpers().map(HelperLine).collect(),
            guardians: self.guardians().collect(),
            boons: self.boons().collect(),
            glass: self.glass,
            notebook: self.notebook,
            rank: self.rank,
            temple_tiles: self.temple_tiles.to_vec(),
            passed: self.passed,
            decided: self.decided,
            war_mask: self.war_mask,
            ocarina: self.ocarina,
        }
    }
}

impl Rival {
    fn position(&self) -> RivalPosition {
        RivalPosition {
            deck: self.deck().to_vec(),
            used: self.used().to_vec(),
            glass: self.glass(),
            rank: self.rank(),
            idols: self.idols().collect(),
            other_idols: self.other_idols(),
            guardians: self.guardians().collect(),
            cards: self.cards().collect(),
            temple_tiles: self.temple_tiles().to_vec(),
        }
    }
}
