//! Sets up a game. Everything is shuffled with one stream of random numbers.

use dighouse_game::{Chance, Log, PerSeat, Seat, Seed, Setup, SetupError, Stream};

use crate::components::catalogue;
use crate::knowledge::holding::{Held, Holding, Known};
use crate::knowledge::mix::MOST_MIXES;
use crate::player::Player;
use crate::rules::travel::Payment;
use crate::state::task::Tasks;
use crate::state::{AssistantSupply, Island, Market, Phase, ResearchBoard, Rival};
use crate::{Arnak, Card, Event, Icons, Tokens, Variants};

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
        game.market = Market::deal(&mut deal);
        game.island = Island::deal(variants.expeditions(), &mut deal);
        game.research = ResearchBoard::deal(&variants, &mut deal);
        game.assistants = AssistantSupply::deal(&variants, &mut deal);
        game.deal_players(&mut deal);
        if variants.is_solo() {
            game.rival = Rival::deal(variants.difficulty, &mut deal);
        }
        game.refill_row(log);
        game.begin_round(log);
        Ok(game)
    }

    /// An empty table.
    pub(crate) fn unset(variants: Variants, chance: Chance) -> Arnak {
        Arnak {
            variants,
            chance,
            phase: Phase::Turn,
            round: 1,
            starter: Seat::ALL[0],
            turn: Seat::ALL[0],
            main_done: false,
            asks_everything: false,
            tasks: Tasks::NONE,
            payment: Payment::NONE,
            pool: Icons::NONE,
            drawn: [None; 3],
            mixes: [None; MOST_MIXES],
            players: PerSeat([Player::NEW; 4]),
            island: Island::EMPTY,
            market: Market::empty(),
            research: ResearchBoard::empty(variants.expeditions()),
            assistants: AssistantSupply::EMPTY,
            rival: Rival::NONE,
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
            for _ in 0..STARTING_FEARS {
                self.market.take_fear();
            }
            let player = &mut self.players[seat];
            player.holding = Holding::new(&deck, &[]);
            player.tokens = Tokens::new(STARTING_TOKENS[place]);
        }
    }
}
