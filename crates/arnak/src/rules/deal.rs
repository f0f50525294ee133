//! Setting up the box: everything is shuffled and drawn from one stream of chance.

use std::ops::Range;

use dighouse_game::{Chance, Log, PerSeat, Seat, Seats, Seed, Setup, SetupError, Stream};

use crate::components::catalogue::{self, catalogue};
use crate::components::ids::{ARTIFACTS, ITEMS, LEVEL_ONE_TILES, LEVEL_TWO_TILES};
use crate::components::site::{CAMPS, SITES, SPACES};
use crate::knowledge::holding::{Held, Holding, Known};
use crate::pile::Pile;
use crate::player::Player;
use crate::rival::Rival;
use crate::rules::row::Row;
use crate::rules::task::Tasks;
use crate::rules::travel::Payment;
use crate::state::{Figure, Phase};
use crate::{Arnak, Assistant, Card, Event, Guardian, Icons, Idol, Temple, Tokens, Variants};

/// What the players begin with, in turn order.
const STARTING_TOKENS: [[u8; 5]; 4] = [[2, 0, 0, 0, 0], [1, 1, 0, 0, 0], [2, 1, 0, 0, 0], [1, 2, 0, 0, 0]];

/// How many Fear cards a deck begins with.
const STARTING_FEARS: usize = 2;

impl Arnak {
    /// A new game, up to its first decision.
    pub(crate) fn begin_game(
        setup: &Setup,
        seed: Seed,
        log: &mut impl Log<Event>,
    ) -> Result<Arnak, SetupError> {
        catalogue::shipped()?;
        let variants = Variants::of(setup);
        let mut chance = Chance::new(seed);
        let mut deal = chance.stream();
        let starter = Seat::ALL[deal.below(u32::from(variants.seats)) as usize];
        let mut game = Arnak { starter, ..Arnak::unset(variants, chance) };
        game.deal_decks(&mut deal);
        game.deal_island(&mut deal);
        game.deal_research(&mut deal);
        game.deal_assistants(&mut deal);
        game.deal_players(&mut deal);
        if variants.is_solo() {
            game.rival = Rival::new(variants.difficulty, &mut deal);
        }
        game.refill_row(log);
        game.begin_round(log);
        Ok(game)
    }

    /// A table on which nothing lies yet.
    pub(crate) fn unset(variants: Variants, chance: Chance) -> Arnak {
        Arnak {
            variants,
            chance,
            phase: Phase::Turn,
            round: 1,
            starter: Seat::ALL[0],
            turn: Seat::ALL[0],
            main_done: false,
            tasks: Tasks::NONE,
            payment: Payment::NONE,
            pool: Icons::NONE,
            drawn: [None; 3],
            players: PerSeat([Player::NEW; 4]),
            spaces: [Figure::None; SPACES],
            blocked: 0,
            tiles: [None; SITES],
            guards: [None; SITES],
            idols: [Idol(0); 12],
            hidden_idols: [Idol(0); 4],
            sites: [Pile::EMPTY; 2],
            sites_seen: [0; 2],
            guardians: Pile::EMPTY,
            items: Pile::EMPTY,
            artifacts: Pile::EMPTY,
            top_seen: [false; 2],
            row: Row::EMPTY,
            exiled: 0,
            fears: catalogue().fear_cards,
            fear_tiles: catalogue().fear_tiles,
            supply: [Pile::EMPTY; 3],
            rescue: Pile::EMPTY,
            rescue_seen: Seats::NONE,
            gone_assistants: 0,
            bonuses: [Pile::EMPTY; 15],
            temple_bonuses: Pile::EMPTY,
            temple_seen: Seats::NONE,
            unused_bonuses: Pile::EMPTY,
            used_bonuses: [0; 6],
            temple_tiles: [variants.expeditions(); 6],
            arrived: 0,
            paid_idols: 0,
            rival: Rival::NONE,
        }
    }

    fn deal_decks(&mut self, deal: &mut Stream) {
        self.artifacts = shuffled(ITEMS as u8..(ITEMS + ARTIFACTS) as u8, deal);
        self.items = shuffled(0..ITEMS as u8, deal);
    }

    fn deal_island(&mut self, deal: &mut Stream) {
        let mut idols = [Idol(0); 16];
        let kinds = Idol::all()
            .flat_map(|idol| std::iter::repeat_n(idol, usize::from(catalogue().idols[idol.index()].copies)));
        idols.iter_mut().zip(kinds).for_each(|(place, idol)| *place = idol);
        deal.shuffle(&mut idols);
        self.idols.copy_from_slice(&idols[..12]);
        self.hidden_idols.copy_from_slice(&idols[12..]);
        let mut camps = [0, 1, 2, 3, 4];
        let blocked = match self.variants.expeditions() {
            2 => CAMPS,
            3 => {
                deal.shuffle(&mut camps);
                3
            }
            _ => 0,
        };
        self.blocked = camps[..blocked].iter().fold(0, |bits, camp| bits | 1 << camp);
        let level_one = LEVEL_ONE_TILES as u8;
        self.sites =
            [shuffled(0..level_one, deal), shuffled(level_one..level_one + LEVEL_TWO_TILES as u8, deal)];
        self.guardians = shuffled(0..Guardian::COUNT as u8, deal);
    }

    fn deal_research(&mut self, deal: &mut Stream) {
        let mut pool = Pile::<18>::EMPTY;
        for (kind, data) in catalogue().bonuses.iter().enumerate() {
            (0..data.copies).for_each(|_| pool.push(kind as u8));
        }
        deal.shuffle(pool.things_mut());
        let spaces = &catalogue().track(self.variants.temple).spaces;
        for (place, space) in self.bonuses.iter_mut().zip(spaces) {
            for _ in 0..space.bonus[self.variants.column()] {
                pool.pop().into_iter().for_each(|tile| place.push(tile));
            }
        }
        for _ in 0..self.variants.expeditions() {
            pool.pop().into_iter().for_each(|tile| self.temple_bonuses.push(tile));
        }
        self.unused_bonuses = pool;
    }

    fn deal_assistants(&mut self, deal: &mut Stream) {
        let mut pool: Pile<12> = shuffled(0..Assistant::COUNT as u8, deal);
        let mut heights = [4, 4, 4];
        if self.variants.temple == Temple::Snake {
            let rescued = self.variants.expeditions();
            (0..rescued).for_each(|_| self.rescue.push(pool.pop().unwrap_or_default()));
            heights = [3, 3, 6 - rescued];
        }
        for (stack, height) in self.supply.iter_mut().zip(heights) {
            (0..height).for_each(|_| stack.push(pool.pop().unwrap_or_default()));
        }
    }

    fn deal_players(&mut self, deal: &mut Stream) {
        for (place, seat) in self.seats_from(self.starter).enumerate() {
            let place = if self.variants.is_solo() { 1 } else { place };
            let mut deck = [Held::new(Card::FEAR, 0, Known::Nobody); 4 + STARTING_FEARS];
            for (held, card) in deck.iter_mut().zip(Card::basics()) {
                *held = Held::new(card, 0, Known::Nobody);
            }
            deal.shuffle(&mut deck);
            self.fears -= STARTING_FEARS as u8;
            let player = &mut self.players[seat];
            player.holding = Holding::new(&deck, &[]);
            player.tokens = Tokens::new(STARTING_TOKENS[place]);
        }
    }
}

/// A shuffled pile of these.
fn shuffled<const N: usize>(things: Range<u8>, deal: &mut Stream) -> Pile<N> {
    let mut pile = Pile::EMPTY;
    things.for_each(|thing| pile.push(thing));
    deal.shuffle(pile.things_mut());
    pile
}
