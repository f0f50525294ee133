//! From a position back to a state: the one door.

use dighouse_game::{ScenarioError, Seat, Setup};

use super::{PaymentPosition, PlayerPosition, Position, RivalPosition};
use crate::knowledge::holding::{Holding, MOST_CARDS};
use crate::pile::Pile;
use crate::player::{MOST_ASSISTANTS, PlayArea, Player};
use crate::rival::Rival;
use crate::rules::row::Row;
use crate::rules::task::{MOST_TASKS, Tasks};
use crate::rules::travel::Payment;
use crate::scenario::lines::HeldLine;
use crate::scenario::validation::{Checked, ensure};
use crate::{Arnak, Card, Idol, Space, Variants};

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
        crate::components::catalogue::shipped()?;
        let variants = self.variants()?;
        ensure((1..=crate::rules::round::ROUNDS).contains(&self.round), "there are five rounds")?;
        ensure(self.players.len() == usize::from(variants.seats), "every seat has a player")?;
        let seated = |seat: Seat| seat.index() < usize::from(variants.seats);
        ensure(seated(self.starter) && seated(self.turn), "an empty seat has no turn")?;
        let mut game = Arnak {
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
            ..Arnak::unset(variants, self.chance)
        };
        self.put_turn(&mut game)?;
        self.put_island(&mut game)?;
        self.put_cards(&mut game)?;
        self.put_tiles(&mut game)?;
        for (seat, player) in Seat::ALL.into_iter().zip(&self.players) {
            game.players[seat] = player.set_up()?;
        }
        match &self.rival {
            Some(rival) if variants.is_solo() => game.rival = rival.set_up()?,
            None if !variants.is_solo() => {}
            _ => return Err(ScenarioError::impossible("there is a rival exactly when one plays alone")),
        }
        game.check()?;
        Ok(game)
    }

    fn variants(&self) -> Checked<Variants> {
        let mut setup = Setup::new(&crate::setup::INFO, self.seats)?;
        for (key, value) in &self.options {
            setup = setup.choose(key, value)?;
        }
        Ok(Variants::of(&setup))
    }

    fn put_turn(&self, game: &mut Arnak) -> Checked {
        ensure(self.tasks.len() <= MOST_TASKS, "too much is pending")?;
        game.tasks = Tasks::NONE;
        self.tasks.iter().for_each(|&task| game.tasks.push(task));
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
        let first = crate::components::ids::ITEMS + crate::components::ids::ARTIFACTS;
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
