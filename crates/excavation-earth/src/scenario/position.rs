//! A state as plain data, and the one way in which such data becomes a state.

use std::collections::BTreeMap;

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{Chance, Filler, List, ScenarioError, Seed, Setup};
use serde::{Deserialize, Serialize};

use crate::components::GameBox;
use crate::components::card::Cards;
use crate::components::place::Places;
use crate::knowledge::holding::{DRAFTS, Memory, Pick, Picked, Unlike};
use crate::player::Player;
use crate::player::crew::Crew;
use crate::player::gallery::Gallery;
use crate::player::hand::Hand;
use crate::player::purse::{Ledger, Purse};
use crate::player::storage::Storage;
use crate::state::action_cards::ActionCards;
use crate::state::artefacts::ArtefactSupply;
use crate::state::buyers::Buyers;
use crate::state::command_cards::CommandCards;
use crate::state::draft::Pair;
use crate::state::forecast::{Forecast, ForecastCard};
use crate::state::task::Task;
use crate::state::turns::Turns;
use crate::state::zu_deck::{Unseen, ZuDeck};
use crate::{
    AnyCard, Artefact, Buyer, Card, Colour, Design, ExcavationEarth, Faction, Market, Party, Store, Variants,
    ZuCard,
};

/// Any moment of a game, as a scenario writes it. What is listed nowhere is in the supply (buyers,
/// crew), among the discards (cards) or sold (artefacts).
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
    pub(crate) forecast: Vec<ForecastCard>,
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
    pub(crate) ledger: Option<Ledger>,
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
    pub(crate) kept: Option<Pair>,
    pub(crate) shown: List<Card, 6>,
    pub(crate) unlike: Option<Unlike>,
    pub(crate) second: [Picked; DRAFTS],
    pub(crate) third: [Picked; DRAFTS],
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
        let lying = |artefact| std::iter::repeat_n(artefact, usize::from(self.artefacts.lying(artefact)));
        Position {
            seats: self.variants.seats,
            round: self.turns.round(),
            turn: self.turns.place(),
            actions_left: self.turns.actions_left(),
            order: self.turns.order().to_vec(),
            gained: self.gained.to_vec(),
            sites: Artefact::all().flat_map(lying).collect(),
            piles: Colour::ALL.map(|colour| self.artefacts.pile(colour).to_vec()).to_vec(),
            stacks: Colour::ALL.map(|colour| self.artefacts.stack(colour).to_vec()).to_vec(),
            queues: Market::all().map(|market| self.buyers.queue(market).to_vec()).collect(),
            ship: self.buyers.ship().collect(),
            buyer_deck: self.buyers.deck().to_vec(),
            deck: self.cards.deck().to_vec(),
            command: self.command.designs(),
            task: self.task,
            options: setup.changes().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            chance: self.chance,
            forecast: self.forecast.spaces().to_vec(),
            players: self.variants.parties().map(|party| self.player_lines(party)).collect(),
            zu: self.variants.solo().then(|| self.zu_lines()),
        }
    }

    fn player_lines(&self, party: Party) -> PlayerLines {
        let player = &self.players[party];
        let memory = player.hand.memory();
        let seat = party.seat();
        PlayerLines {
            faction: player.faction(),
            credits: player.credits(),
            ledger: Some(*player.purse.ledger()),
            hand: player.hand().collect(),
            travel: player.travel_cards().collect(),
            explorers: player.places(),
            hold: player.storage.part(Store::Hold).iter().collect(),
            hatch: player.storage.part(Store::Hatch).iter().collect(),
            gallery: player.gallery().samples().collect(),
            columns: player.gallery().bonuses().collect(),
            traders: *player.crew_markers().traders(),
            envoys: *player.crew_markers().envoys(),
            token: player.token().unwrap_or(0),
            passed: player.has_passed(),
            packet: seat.map_or_else(Vec::new, |seat| self.draft.packet(seat).iter().collect()),
            kept: seat.and_then(|seat| self.draft.kept(seat)),
            shown: memory.shown(),
            unlike: memory.unlike(),
            second: *memory.picks(Pick::Second),
            third: *memory.picks(Pick::Third),
        }
    }

    fn zu_lines(&self) -> ZuLines {
        let unseen = self.zu.unseen();
        ZuLines {
            deck: unseen.deck.to_vec(),
            flipped: self.zu.flipped().iter().map(|cards| cards.to_vec()).collect(),
            later: unseen.later.iter().map(|cards| cards.to_vec()).collect(),
        }
    }
}

/// A list that fits into its place.
fn list<T: Filler, const N: usize>(items: &[T], what: &str) -> Checked<List<T, N>> {
    List::from_slice(items).ok_or_else(|| ScenarioError::impossible(format!("too many {what}")))
}

/// Lists that fit into their places; no lists at all stand for empty ones.
fn lists<T: Filler, const N: usize, const M: usize>(rows: &[Vec<T>], what: &str) -> Checked<[List<T, N>; M]> {
    ensure(rows.is_empty() || rows.len() == M, format_args!("there are {M} {what}"))?;
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

/// How many of all are left after those counted.
fn rest(all: u8, counted: u32, what: &str) -> Checked<u8> {
    let left = u32::from(all).checked_sub(counted).and_then(|left| u8::try_from(left).ok());
    left.ok_or_else(|| ScenarioError::impossible(format!("there are more {what} than in the box")))
}

impl Position {
    /// The state that this describes, if the box and the rules allow it.
    pub(crate) fn set_up(self) -> Checked<ExcavationEarth> {
        GameBox::shipped()?;
        let mut setup = Setup::new(&crate::setup::INFO, self.seats)?;
        for (key, value) in &self.options {
            setup = setup.choose(key, value)?;
        }
        let order = list(&self.order, "parties in the turn order")?;
        let (piles, stacks) = (lists(&self.piles, "supply piles")?, lists(&self.stacks, "stacks")?);
        let queues = lists(&self.queues, "queues")?;
        let mut game = ExcavationEarth::unshuffled(Variants::of(&setup), self.chance);
        game.task = self.task;
        game.turns = Turns::restore(self.round, order, self.turn, self.actions_left)?;
        game.gained = list(&self.gained, "artefacts gained")?;
        game.artefacts = ArtefactSupply::restore(&self.sites, piles, stacks)?;
        game.buyers = Buyers::restore(queues, &self.ship, list(&self.buyer_deck, "buyer cards")?);
        game.cards = ActionCards::restore(list(&self.deck, "cards in the deck")?);
        game.forecast = Forecast::restore(list(&self.forecast, "cards in the forecast")?);
        game.command = CommandCards::restore(self.command);
        game.zu = self.zu(&game.variants)?;
        self.seat_parties(&mut game)?;
        put_back_the_rest(&mut game)?;
        game.check()?;
        Ok(game)
    }

    fn zu(&self, variants: &Variants) -> Checked<ZuDeck> {
        ensure(self.zu.is_some() == variants.solo(), "Zu plays in solo games, and only there")?;
        let Some(zu) = &self.zu else { return Ok(ZuDeck::NONE) };
        let unseen = Unseen { deck: list(&zu.deck, "cards of Zu")?, later: lists(&zu.later, "later decks")? };
        ZuDeck::restore(unseen, lists(&zu.flipped, "lists of turned cards")?, self.round)
    }

    fn seat_parties(&self, game: &mut ExcavationEarth) -> Checked {
        let parties = game.variants.parties();
        ensure(self.players.len() == parties.clone().count(), "every party has its lines, and nobody else")?;
        for (party, lines) in parties.zip(&self.players) {
            game.players[party] = lines.player()?;
            match party {
                Party::Seat(seat) => game.draft.restore(seat, cards(&lines.packet)?, lines.kept)?,
                Party::Zu => {
                    ensure(lines.packet.is_empty() && lines.kept.is_none(), "Zu takes no part in a draft")?;
                }
            }
            let used = game.players[party].count_crew() + u32::from(game.forecast.markers_of(party));
            let all = if game.task == Task::Faction { 0 } else { game.crew_of(party) };
            game.players[party].crew_markers_mut().set_supply(rest(all, used, "crew markers")?);
        }
        Ok(())
    }
}

/// Counts what a position lists. What is left of the box is in the supply (buyers), among the
/// discards (cards) or sold (artefacts).
fn put_back_the_rest(game: &mut ExcavationEarth) -> Checked {
    let shipped = GameBox::get();
    let figures = &shipped.figures.buyers;
    let counted = game.count_buyers();
    for buyer in Buyer::ALL {
        let all = if buyer == Buyer::Special { figures.special } else { figures.colour };
        let in_supply = rest(all, counted[buyer.index()], "buyers")?;
        let cards = shipped.buyer_cards[buyer.index()];
        let discarded = rest(cards, game.buyers.count_cards(buyer), "buyer cards")?;
        game.buyers.restore_rest(buyer, in_supply, discarded);
    }
    let counted = game.count_artefacts();
    for artefact in Artefact::all() {
        let sold = rest(shipped.copies[artefact.index()], counted[artefact.index()], "artefacts")?;
        game.artefacts.remove_sold(artefact, sold);
    }
    let counted = game.count_cards();
    for card in Card::all() {
        let discarded = rest(card.face().count, counted[card.index()], "action cards")?;
        (0..discarded).for_each(|_| game.cards.discard(card));
    }
    Ok(())
}

impl PlayerLines {
    fn player(&self) -> Checked<Player> {
        let hand = cards(&self.hand)?;
        let few_crew = self.traders.iter().chain(&self.envoys).all(|&crew| crew < 100);
        ensure(few_crew, "nobody has so many crew markers")?;
        let gallery = Gallery::restore(&self.gallery, &self.columns);
        let crew = Crew::restore(self.traders, self.envoys);
        let mut player = Player::restore(self.faction, gallery, crew, self.explorers);
        player.purse = Purse::restore(self.credits, self.ledger)?;
        player.storage = Storage::restore(&self.hold, &self.hatch)?;
        let memory = Memory::restore(hand, self.shown, self.unlike, self.second, self.third)?;
        player.hand = Hand::restore(hand, &self.travel, memory)?;
        player.take_token(self.token);
        if self.passed {
            ensure(self.travel.is_empty(), "a player who has passed has no travel cards")?;
            player.pass();
        }
        Ok(player)
    }
}
