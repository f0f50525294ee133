//! A state as plain data, and the one door through which such data becomes a state.

use std::collections::BTreeMap;

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{Chance, Filler, List, ScenarioError, Seed, Setup};
use serde::{Deserialize, Serialize};

use crate::components::GameBox;
use crate::components::artefact::Artefacts;
use crate::components::card::Cards;
use crate::components::place::Places;
use crate::knowledge::holding::{DRAFTS, Memory, Unlike};
use crate::player::Player;
use crate::player::party::MOST_PARTIES;
use crate::rules::score::{CATEGORIES, Category};
use crate::rules::zu::{ZuCard, ZuDeck};
use crate::state::Forecast;
use crate::state::task::Task;
use crate::{
    AnyCard, Artefact, Buyer, Card, Colour, Design, ExcavationEarth, Faction, Location, Party, Variants,
};

/// Any moment of a game, as it is written in a scenario. What lies nowhere else is in the supply
/// (buyers, crew), among the discards (cards) or out of the game (artefacts).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub(crate) seats: u8,
    pub(crate) round: u8,
    #[serde(default)]
    pub(crate) turn: u8,
    #[serde(default)]
    pub(crate) actions_left: u8,
    #[serde(default)]
    pub(crate) order: Vec<Party>,
    #[serde(default)]
    pub(crate) gained: Vec<Artefact>,
    #[serde(default)]
    pub(crate) sites: Vec<Artefact>,
    pub(crate) piles: Vec<Vec<Artefact>>,
    #[serde(default)]
    pub(crate) stacks: Vec<Vec<Artefact>>,
    #[serde(default)]
    pub(crate) queues: Vec<Vec<Buyer>>,
    #[serde(default)]
    pub(crate) ship: Vec<Buyer>,
    #[serde(default)]
    pub(crate) buyer_deck: Vec<Buyer>,
    #[serde(default)]
    pub(crate) deck: Vec<Card>,
    #[serde(default)]
    pub(crate) command: Option<[Design; 3]>,
    pub(crate) task: Task,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    #[serde(default = "any_chance")]
    pub(crate) chance: Chance,
    #[serde(default)]
    pub(crate) forecast: Vec<Forecast>,
    pub(crate) players: Vec<PlayerLines>,
    #[serde(default)]
    pub(crate) zu: Option<ZuLines>,
}

fn any_chance() -> Chance {
    Chance::new(Seed::from_number(0))
}

/// What belongs to one party.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PlayerLines {
    pub(crate) faction: Option<Faction>,
    pub(crate) credits: i16,
    /// Where the credits come from; when left out, from the start.
    pub(crate) ledger: Option<[i16; CATEGORIES.len()]>,
    pub(crate) hand: Vec<Card>,
    pub(crate) travel: Vec<AnyCard>,
    pub(crate) explorers: Places,
    pub(crate) hold: Vec<Artefact>,
    pub(crate) hatch: Vec<Artefact>,
    pub(crate) gallery: Vec<Artefact>,
    pub(crate) columns: Vec<Colour>,
    pub(crate) traders: [u8; 6],
    pub(crate) envoys: [u8; 3],
    pub(crate) token: u8,
    pub(crate) passed: bool,
    pub(crate) packet: Vec<Card>,
    pub(crate) kept: Option<(Card, Card)>,
    pub(crate) shown: List<Card, 6>,
    pub(crate) unlike: Option<Unlike>,
    pub(crate) second: [List<Card, 2>; DRAFTS],
    pub(crate) third: [List<Card, 2>; DRAFTS],
}

/// Zu's cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ZuLines {
    pub(crate) deck: Vec<ZuCard>,
    pub(crate) flipped: Vec<Vec<ZuCard>>,
    pub(crate) later: Vec<Vec<ZuCard>>,
}

impl ExcavationEarth {
    pub(crate) fn as_position(&self) -> Position {
        let setup = self.variants.setup();
        let sites =
            Artefact::all().flat_map(|it| std::iter::repeat_n(it, usize::from(self.sites[it.index()])));
        let ship =
            Buyer::ALL.iter().flat_map(|it| std::iter::repeat_n(*it, usize::from(self.ship[it.index()])));
        Position {
            seats: self.variants.seats,
            round: self.round,
            turn: self.turn,
            actions_left: self.actions_left,
            order: self.order.as_slice().to_vec(),
            gained: self.gained.as_slice().to_vec(),
            sites: sites.collect(),
            piles: self.piles.iter().map(|pile| pile.as_slice().to_vec()).collect(),
            stacks: self.stacks.iter().map(|pile| pile.as_slice().to_vec()).collect(),
            queues: self.queues.iter().map(|queue| queue.as_slice().to_vec()).collect(),
            ship: ship.collect(),
            buyer_deck: self.buyer_deck.as_slice().to_vec(),
            deck: self.deck.as_slice().to_vec(),
            command: self.command,
            task: self.task,
            options: setup.changes().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            chance: self.chance,
            forecast: self.forecast.as_slice().to_vec(),
            players: self.variants.parties().map(|party| self.player_lines(party)).collect(),
            zu: self.variants.solo().then(|| self.zu_lines()),
        }
    }

    fn player_lines(&self, party: Party) -> PlayerLines {
        let player = &self.players[party.index()];
        PlayerLines {
            faction: player.faction,
            credits: player.credits,
            ledger: Some(player.ledger),
            hand: player.hand.iter().collect(),
            travel: player.travel_cards().collect(),
            explorers: player.explorers,
            hold: player.hold.iter().collect(),
            hatch: player.hatch.iter().collect(),
            gallery: player.samples().collect(),
            columns: Colour::ALL.iter().copied().filter(|it| player.columns >> it.index() & 1 == 1).collect(),
            traders: player.traders,
            envoys: player.envoys,
            token: player.token,
            passed: player.passed,
            packet: self.packets[party.index()].iter().collect(),
            kept: self.kept[party.index()],
            shown: player.memory.shown,
            unlike: player.memory.unlike,
            second: player.memory.second,
            third: player.memory.third,
        }
    }

    fn zu_lines(&self) -> ZuLines {
        ZuLines {
            deck: self.zu.deck.as_slice().to_vec(),
            flipped: self.zu.flipped.iter().map(|cards| cards.as_slice().to_vec()).collect(),
            later: self.zu.later.iter().map(|cards| cards.as_slice().to_vec()).collect(),
        }
    }
}

/// A list that fits its place.
fn list<T: Filler, const N: usize>(items: &[T], what: &str) -> Checked<List<T, N>> {
    List::from_slice(items).ok_or_else(|| ScenarioError::impossible(format!("too many {what}")))
}

/// Lists that fit their places; none stands for empty ones.
fn lists<T: Filler, const N: usize, const M: usize>(rows: &[Vec<T>], what: &str) -> Checked<[List<T, N>; M]> {
    ensure(rows.is_empty() || rows.len() == M, &format!("there are {M} {what}"))?;
    let mut all = [List::EMPTY; M];
    for (place, row) in all.iter_mut().zip(rows) {
        *place = list(row, what)?;
    }
    Ok(all)
}

/// Cards, no more of a kind than there are.
fn cards(items: &[Card]) -> Checked<Cards> {
    let too_many =
        |card: &Card| items.iter().filter(|other| *other == card).count() > usize::from(card.face().count);
    ensure(!items.iter().any(too_many), "there are more cards of a kind than in the box")?;
    Ok(items.iter().copied().collect())
}

/// What a count leaves of what there is.
fn rest(all: u32, counted: u32, what: &str) -> Checked<u8> {
    let left = all.checked_sub(counted).and_then(|left| u8::try_from(left).ok());
    left.ok_or_else(|| ScenarioError::impossible(format!("there are more {what} than in the box")))
}

impl Position {
    /// The state that this describes, if the box allows it.
    pub(crate) fn set_up(self) -> Checked<ExcavationEarth> {
        GameBox::shipped()?;
        let mut setup = Setup::new(&crate::setup::INFO, self.seats)?;
        for (key, value) in &self.options {
            setup = setup.choose(key, value)?;
        }
        let mut game = ExcavationEarth::unshuffled(Variants::of(&setup), self.chance);
        ensure((1..=crate::ROUNDS).contains(&self.round), "there is no such round")?;
        game.task = self.task;
        game.round = self.round;
        game.turn = self.turn;
        game.actions_left = self.actions_left;
        game.order = list(&self.order, "parties in the turn order")?;
        game.gained = list(&self.gained, "artefacts gained")?;
        game.piles = lists(&self.piles, "supply piles")?;
        game.stacks = lists(&self.stacks, "stacks")?;
        game.queues = lists(&self.queues, "queues")?;
        game.buyer_deck = list(&self.buyer_deck, "buyer cards")?;
        game.deck = list(&self.deck, "cards in the deck")?;
        game.forecast = list(&self.forecast, "cards in the forecast")?;
        game.command = self.command;
        game.zu = self.zu(&game.variants)?;
        self.seat_parties(&mut game)?;
        self.lay_out(&mut game)?;
        game.check()?;
        Ok(game)
    }

    fn zu(&self, variants: &Variants) -> Checked<ZuDeck> {
        ensure(self.zu.is_some() == variants.solo(), "Zu plays in solo games, and only there")?;
        let Some(zu) = &self.zu else { return Ok(ZuDeck::NONE) };
        Ok(ZuDeck {
            deck: list(&zu.deck, "cards of Zu")?,
            flipped: lists(&zu.flipped, "lists of turned cards")?,
            later: lists(&zu.later, "later decks")?,
        })
    }

    fn seat_parties(&self, game: &mut ExcavationEarth) -> Checked {
        let parties: Vec<Party> = game.variants.parties().collect();
        ensure(self.players.len() == parties.len(), "every party has its lines, and nobody else")?;
        game.players = [Player::NOBODY; MOST_PARTIES];
        for (&party, lines) in parties.iter().zip(&self.players) {
            game.players[party.index()] = lines.player()?;
            game.packets[party.index()] = cards(&lines.packet)?;
            game.kept[party.index()] = lines.kept;
        }
        for party in parties {
            let player = &game.players[party.index()];
            let standing: u32 =
                player.traders.iter().chain(&player.envoys).map(|&crew| u32::from(crew)).sum();
            let used = standing + player.guards.count_ones() + u32::from(game.on_forecast(party));
            let all = if game.task == Task::Faction { 0 } else { u32::from(game.crew_of(party)) };
            let crew = rest(all, used, "crew markers")?;
            game.players[party.index()].crew = crew;
        }
        Ok(())
    }

    /// Counts what is listed; what is left of the box follows.
    fn lay_out(&self, game: &mut ExcavationEarth) -> Checked {
        let shipped = GameBox::get();
        self.ship
            .iter()
            .for_each(|buyer| game.ship[buyer.index()] = game.ship[buyer.index()].saturating_add(1));
        game.pool = [0; 6];
        game.buyer_discard = [0; 6];
        let queued = game.count_buyers();
        for buyer in Buyer::ALL {
            let figures = &shipped.figures.buyers;
            let all = if buyer == Buyer::Special { figures.special } else { figures.colour };
            game.pool[buyer.index()] = rest(u32::from(all), queued[buyer.index()], "buyers")?;
            let drawn = self.buyer_deck.iter().filter(|other| **other == buyer).count() as u32;
            let all = u32::from(shipped.buyer_cards[buyer.index()]);
            game.buyer_discard[buyer.index()] = rest(all, drawn, "buyer cards")?;
        }
        for artefact in &self.sites {
            game.sites[artefact.index()] = game.sites[artefact.index()].saturating_add(1);
        }
        let counted = game.count_artefacts();
        for artefact in Artefact::all() {
            let all = u32::from(shipped.copies[artefact.index()]);
            game.sold[artefact.index()] = rest(all, counted[artefact.index()], "artefacts")?;
        }
        let counted = game.count_cards();
        for card in Card::all() {
            let left = rest(u32::from(card.face().count), counted[card.index()], "action cards")?;
            (0..left).for_each(|_| game.discard.add(card));
        }
        Ok(())
    }
}

impl PlayerLines {
    fn player(&self) -> Checked<Player> {
        let storage = &GameBox::get().figures.storage;
        ensure(self.hold.len() <= usize::from(storage.hold), "a cargo hold is overfull")?;
        ensure(self.hatch.len() <= usize::from(storage.hatch), "a hidden hatch is overfull")?;
        let mut ledger = [0; CATEGORIES.len()];
        ledger[Category::Start as usize] = self.credits;
        let ledger = self.ledger.unwrap_or(ledger);
        let few = |credits: &i16| (-2000..=2000).contains(credits);
        ensure(ledger.iter().all(few), "nobody has so many credits")?;
        ensure(ledger.iter().sum::<i16>() == self.credits, "the ledger adds up to other credits")?;
        let travel = self.travel.iter().map(|card| match card {
            AnyCard::Travel(place) => Ok(1 << place),
            AnyCard::Action(_) => Err(ScenarioError::impossible("an action card is no travel card")),
        });
        let guards = self.gallery.iter().fold(0, |guards, artefact| guards | artefact.bit());
        let few_crew = self.traders.iter().chain(&self.envoys).all(|&crew| crew < 100);
        ensure(few_crew, "nobody has so many crew markers")?;
        Ok(Player {
            faction: self.faction,
            credits: self.credits,
            ledger,
            hand: cards(&self.hand)?,
            travel: travel.sum::<Checked<u8>>()?,
            explorers: self.explorers,
            hold: self.hold.iter().copied().collect::<Artefacts>(),
            hatch: self.hatch.iter().copied().collect::<Artefacts>(),
            guards,
            columns: self.columns.iter().fold(0, |columns, colour| columns | 1 << colour.index()),
            crew: 0,
            traders: self.traders,
            envoys: self.envoys,
            token: self.token,
            passed: self.passed,
            memory: Memory { shown: self.shown, unlike: self.unlike, second: self.second, third: self.third },
        })
    }
}

/// Where explorers stand, for messages.
pub(crate) fn named(places: Places) -> String {
    places.iter().map(|place: Location| place.to_string()).collect::<Vec<_>>().join(", ")
}
