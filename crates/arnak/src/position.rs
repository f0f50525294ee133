//! A state as plain data, and the one door through which such data becomes a state.

use std::collections::BTreeMap;

use game::{Chance, ScenarioError, Seat, Seats, Seed, Setup};
use serde::{Deserialize, Serialize};

use crate::door::{Checked, ensure};
use crate::holding::{Held, Holding, MOST_CARDS};
use crate::lines::{HeldLine, HelperLine, RowLine, SiteLine, TaskLine};
use crate::pile::Pile;
use crate::player::{MOST_ASSISTANTS, PlayArea, Player};
use crate::rival::Rival;
use crate::row::Row;
use crate::task::{MOST_TASKS, Tasks};
use crate::travel::Payment;
use crate::{
    Arnak, Assistant, Bonus, Card, Figure, Guardian, Icons, Idol, Phase, RivalTile, Site, SiteTile, Space,
    Table, Tokens,
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
    tasks: Vec<TaskLine>,
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
            seats: self.table.seats,
            round: self.round,
            phase: self.phase,
            starter: self.starter,
            turn: self.turn,
            main_done: self.main_done,
            tasks: self.tasks.all().iter().copied().map(TaskLine).collect(),
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
                .table
                .setup()
                .changes()
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
            chance: self.chance,
            figures: figures.map(|space| (space.to_string(), self.figure(space))).collect(),
            payment: (self.payment != Payment::NONE).then_some(PaymentPosition { cost, discount, put }),
            rival: self.table.is_solo().then(|| self.rival.position()),
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

/// A pile of at most `N` things.
fn pile<const N: usize>(what: &str, things: impl ExactSizeIterator<Item = u8>) -> Checked<Pile<N>> {
    ensure(things.len() <= N, &format!("{what}: at most {N} lie there"))?;
    let mut pile = Pile::EMPTY;
    things.for_each(|thing| pile.push(thing));
    Ok(pile)
}

/// A list of exactly `N` things; one that is left out has the default of each.
fn exactly<T: Copy + Default, const N: usize>(what: &str, list: &[T]) -> Checked<[T; N]> {
    if list.is_empty() {
        return Ok([T::default(); N]);
    }
    <[T; N]>::try_from(list).map_err(|_| ScenarioError::impossible(format!("{what}: {N} belong there")))
}

/// The bits of these, each once.
fn bits(what: &str, indices: impl Iterator<Item = usize>) -> Checked<u128> {
    let mut bits = 0u128;
    for index in indices {
        ensure(bits >> index & 1 == 0, &format!("{what}: one is named twice"))?;
        bits |= 1 << index;
    }
    Ok(bits)
}

impl Position {
    /// The state that this describes, if the box and the rules allow it.
    pub(crate) fn set_up(self) -> Checked<Arnak> {
        crate::catalogue::shipped()?;
        let table = self.table()?;
        ensure((1..=crate::round::ROUNDS).contains(&self.round), "there are five rounds")?;
        ensure(self.players.len() == usize::from(table.seats), "every seat has a player")?;
        let seated = |seat: Seat| seat.index() < usize::from(table.seats);
        ensure(seated(self.starter) && seated(self.turn), "an empty seat has no turn")?;
        let mut game = Arnak {
            chance: self.chance,
            phase: self.phase,
            round: self.round,
            starter: self.starter,
            turn: self.turn,
            main_done: self.main_done,
            pool: self.pool,
            fears: self.fears,
            fear_tiles: self.fear_tiles,
            sites_seen: exactly("sites_seen", &self.sites_seen)?,
            top_seen: exactly("top_seen", &self.top_seen)?,
            rescue_seen: self.rescue_seen,
            temple_seen: self.temple_seen,
            temple_tiles: exactly("temple_tiles", &self.temple_tiles)?,
            arrived: self.arrived,
            paid_idols: self.paid_idols,
            ..Arnak::unset(table)
        };
        self.put_turn(&mut game)?;
        self.put_island(&mut game)?;
        self.put_cards(&mut game)?;
        self.put_tiles(&mut game)?;
        for (seat, player) in Seat::ALL.into_iter().zip(&self.players) {
            game.players[seat] = player.set_up()?;
        }
        match &self.rival {
            Some(rival) if table.is_solo() => game.rival = rival.set_up()?,
            None if !table.is_solo() => {}
            _ => return Err(ScenarioError::impossible("there is a rival exactly when one plays alone")),
        }
        game.check()?;
        Ok(game)
    }

    fn table(&self) -> Checked<Table> {
        let mut setup = Setup::new(&crate::setup::INFO, self.seats)?;
        for (key, value) in &self.options {
            setup = setup.choose(key, value)?;
        }
        Ok(Table::of(&setup))
    }

    fn put_turn(&self, game: &mut Arnak) -> Checked {
        ensure(self.tasks.len() <= MOST_TASKS, "too much is pending")?;
        game.tasks = Tasks::NONE;
        self.tasks.iter().for_each(|line| game.tasks.push(line.0));
        ensure(self.drawn.len() <= game.drawn.len(), "at most three cards are drawn to choose from")?;
        game.drawn.iter_mut().zip(&self.drawn).for_each(|(place, line)| *place = Some(line.0));
        if let Some(PaymentPosition { cost, discount, put }) = self.payment {
            game.payment = Payment { cost, discount, put };
        }
        Ok(())
    }

    fn put_island(&self, game: &mut Arnak) -> Checked {
        ensure(self.blocked.iter().all(|site| site.is_camp()), "only camps have spaces that can be blocked")?;
        game.blocked = bits("blocked", self.blocked.iter().map(|site| site.index()))? as u8;
        for line in &self.sites {
            let index = line.site.index();
            let new = game.tiles[index].is_none() && game.guards[index].is_none();
            ensure(new, "sites: one is named twice")?;
            game.tiles[index] = line.tile;
            game.guards[index] = line.guardian;
        }
        for (space, figure) in &self.figures {
            let space: Space = space
                .parse()
                .map_err(|()| ScenarioError::impossible(format!("figures: there is no space `{space}`")))?;
            game.spaces[space.index()] = *figure;
        }
        let idols = (<[Idol; 12]>::try_from(&*self.idols), <[Idol; 4]>::try_from(&*self.hidden_idols));
        let (Ok(idols), Ok(hidden)) = idols else {
            return Err(ScenarioError::impossible("12 idols lie face up on the sites and 4 face down"));
        };
        (game.idols, game.hidden_idols) = (idols, hidden);
        ensure(self.site_stacks.len() == 2, "site_stacks: there are two")?;
        for (level, stack) in self.site_stacks.iter().enumerate() {
            game.sites[level] = pile("site_stacks", stack.iter().map(|tile| tile.0))?;
        }
        game.guardians = pile("guardian_stack", self.guardian_stack.iter().map(|it| it.0))?;
        Ok(())
    }

    fn put_cards(&self, game: &mut Arnak) -> Checked {
        game.items = pile("item_deck", self.item_deck.iter().map(|card| card.0))?;
        game.artifacts = pile("artifact_deck", self.artifact_deck.iter().map(|card| card.0))?;
        let places = [Row::artifact_places(self.round), Row::item_places(self.round)];
        let full = [self.artifacts.len(), self.items.len()] == places;
        ensure(full, "the row has as many places for artifacts as rounds have begun, of six in all")?;
        game.row.artifacts.iter_mut().zip(&self.artifacts).for_each(|(place, line)| *place = line.0);
        game.row.items.iter_mut().zip(&self.items).for_each(|(place, line)| *place = line.0);
        game.exiled = bits("exiled", self.exiled.iter().map(|card| card.index()))?;
        Ok(())
    }

    fn put_tiles(&self, game: &mut Arnak) -> Checked {
        ensure(self.supply.len() == 3, "supply: there are three stacks of assistants")?;
        for (stack, assistants) in game.supply.iter_mut().zip(&self.supply) {
            *stack = pile("supply", assistants.iter().map(|it| it.0))?;
        }
        game.rescue = pile("rescue", self.rescue.iter().map(|it| it.0))?;
        game.gone_assistants =
            bits("gone_assistants", self.gone_assistants.iter().map(|it| it.index()))? as u16;
        ensure(self.bonuses.len() == game.bonuses.len(), "bonuses: the track has 15 spaces")?;
        for (place, tiles) in game.bonuses.iter_mut().zip(&self.bonuses) {
            *place = pile("bonuses", tiles.iter().map(|it| it.0))?;
        }
        game.temple_bonuses = pile("temple_bonuses", self.temple_bonuses.iter().map(|it| it.0))?;
        game.unused_bonuses = pile("unused_bonuses", self.unused_bonuses.iter().map(|it| it.0))?;
        ensure(self.used_bonuses.len() <= 18, "used_bonuses: there are 18 in all")?;
        self.used_bonuses.iter().for_each(|it| game.used_bonuses[it.index()] += 1);
        Ok(())
    }
}

impl PlayerPosition {
    fn set_up(&self) -> Checked<Player> {
        let count = self.deck.len() + self.hand.len() + self.played.len();
        ensure(count <= MOST_CARDS, "nobody can have so many cards")?;
        let cards = |lines: &[HeldLine]| lines.iter().map(|line| line.0).collect::<Vec<_>>();
        let mut played = PlayArea::with_fear_tiles(self.fear_tiles);
        for &card in &self.played {
            ensure(card == Card::FEAR || !played.has(card), "played: a card is named twice")?;
            played.put(card);
        }
        ensure(self.assistants.len() <= MOST_ASSISTANTS, "a board has room for two assistants")?;
        let mut helpers = [None; MOST_ASSISTANTS];
        helpers.iter_mut().zip(&self.assistants).for_each(|(place, line)| *place = Some(line.0));
        ensure(self.exiled_basics.iter().all(|card| card.is_basic()), "exiled_basics: only basic cards")?;
        let first = crate::ids::ITEMS + crate::ids::ARTIFACTS;
        let basics = self.exiled_basics.iter().map(|card| card.index() - first);
        Ok(Player {
            holding: Holding::new(&cards(&self.deck), &cards(&self.hand)),
            played,
            tokens: self.tokens,
            crates: self.crates,
            slots: self.slots,
            helpers,
            guardians: bits("guardians", self.guardians.iter().map(|it| it.index()))? as u16,
            boons: bits("boons", self.boons.iter().map(|it| it.index()))? as u16,
            glass: self.glass,
            notebook: self.notebook,
            rank: self.rank,
            temple_tiles: exactly("temple_tiles", &self.temple_tiles)?,
            exiled_basics: bits("exiled_basics", basics)? as u8,
            passed: self.passed,
            war_mask: self.war_mask,
            ocarina: self.ocarina,
        })
    }
}

impl RivalPosition {
    fn set_up(&self) -> Checked<Rival> {
        Ok(Rival {
            deck: pile("rival.deck", self.deck.iter().map(|tile| *tile as u8))?,
            used: pile("rival.used", self.used.iter().map(|tile| *tile as u8))?,
            glass: self.glass,
            rank: self.rank,
            idols: bits("rival.idols", self.idols.iter().map(|it| it.index()))? as u8,
            other_idols: self.other_idols,
            guardians: bits("rival.guardians", self.guardians.iter().map(|it| it.index()))? as u16,
            cards: bits("rival.cards", self.cards.iter().map(|it| it.index()))?,
            temple_tiles: exactly("rival.temple_tiles", &self.temple_tiles)?,
        })
    }
}
