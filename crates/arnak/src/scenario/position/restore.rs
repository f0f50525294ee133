//! From a position back to a state.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{ScenarioError, Seat, Setup};

use super::{PaymentPosition, PlayerPosition, Position, RivalPosition};
use crate::knowledge::mix::{MOST_MIXES, Mix};
use crate::player::{Player, PlayerParts};
use crate::rules::travel::Payment;
use crate::scenario::lines::{HeldLine, MixLine, RowLine};
use crate::state::assistants::AssistantParts;
use crate::state::island::IslandParts;
use crate::state::market::MarketParts;
use crate::state::research_board::ResearchParts;
use crate::state::rival::RivalParts;
use crate::state::task::{MOST_TASKS, Tasks};
use crate::state::{AssistantSupply, Island, Market, ResearchBoard, Rival};
use crate::{Arnak, Figure, Space, Variants};

/// A list of exactly `N` values; a list that is left out has default values.
fn exactly<T: Copy + Default, const N: usize>(what: &str, list: &[T]) -> Checked<[T; N]> {
    if list.is_empty() {
        return Ok([T::default(); N]);
    }
    <[T; N]>::try_from(list).map_err(|_| ScenarioError::impossible(format!("{what}: {N} belong there")))
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
            island: self.island(&variants)?,
            market: self.market()?,
            research: self.research()?,
            assistants: self.assistants()?,
            ..Arnak::unset(variants, self.chance)
        };
        self.put_turn(&mut game)?;
        for (seat, player) in Seat::ALL.into_iter().zip(&self.players) {
            game.players[seat] = player.set_up()?;
        }
        self.put_mixes(&mut game)?;
        match &self.rival {
            Some(rival) if variants.is_solo() => game.rival = rival.set_up(&variants)?,
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

    /// Every mix belongs to the player who has its card.
    fn put_mixes(&self, game: &mut Arnak) -> Checked {
        ensure(self.mixes.len() <= MOST_MIXES, format_args!("mixes: at most {MOST_MIXES}"))?;
        for (number, MixLine(kinds)) in (1..).zip(&self.mixes).filter(|(_, line)| !line.0.is_empty()) {
            let has_it = |&seat: &Seat| game.held_in(seat, number).is_some();
            let Some(owner) = game.seats().find(has_it) else {
                return Err(ScenarioError::impossible(format!("mixes: no card is marked `~{number}`")));
            };
            game.mixes[usize::from(number) - 1] = Some(Mix { owner, kinds: *kinds });
        }
        Ok(())
    }

    fn island(&self, variants: &Variants) -> Checked<Island> {
        let no_space = |name: &str| ScenarioError::impossible(format!("figures: there is no space `{name}`"));
        let figure = |(name, figure): (&String, &Figure)| match name.parse::<Space>() {
            Ok(space) => Ok((space, *figure)),
            Err(_) => Err(no_space(name)),
        };
        let figures = self.figures.iter().map(figure).collect::<Checked<Vec<_>>>()?;
        let sites: Vec<_> = self.sites.iter().map(|line| (line.site, line.tile, line.guardian)).collect();
        Island::assemble(&IslandParts {
            expeditions: variants.expeditions(),
            figures: &figures,
            blocked: &self.blocked,
            sites: &sites,
            idols: &self.idols,
            hidden_idols: &self.hidden_idols,
            stacks: &self.site_stacks,
            seen: exactly("sites_seen", &self.sites_seen)?,
            guardian_stack: &self.guardian_stack,
        })
    }

    fn market(&self) -> Checked<Market> {
        let row = |lines: &[RowLine]| lines.iter().map(|line| line.0).collect::<Vec<_>>();
        Market::assemble(&MarketParts {
            round: self.round,
            items: &self.item_deck,
            artifacts: &self.artifact_deck,
            top_seen: exactly("top_seen", &self.top_seen)?,
            item_row: &row(&self.items),
            artifact_row: &row(&self.artifacts),
            exiled: &self.exiled,
            fears: self.fears,
            fear_tiles: self.fear_tiles,
        })
    }

    fn research(&self) -> Checked<ResearchBoard> {
        ResearchBoard::assemble(&ResearchParts {
            bonuses: &self.bonuses,
            temple_bonuses: &self.temple_bonuses,
            temple_seen: self.temple_seen,
            unused: &self.unused_bonuses,
            used: &self.used_bonuses,
            temple_tiles: exactly("temple_tiles", &self.temple_tiles)?,
            arrived: self.arrived,
            paid_idols: self.paid_idols,
        })
    }

    fn assistants(&self) -> Checked<AssistantSupply> {
        AssistantSupply::assemble(&AssistantParts {
            stacks: &self.supply,
            rescue: &self.rescue,
            rescue_seen: self.rescue_seen,
            gone: &self.gone_assistants,
        })
    }
}

impl PlayerPosition {
    fn set_up(&self) -> Checked<Player> {
        let cards = |lines: &[HeldLine]| lines.iter().map(|line| line.0).collect::<Vec<_>>();
        let mut player = Player::assemble(&PlayerParts {
            deck: &cards(&self.deck),
            hand: &cards(&self.hand),
            played: &self.played,
            discards: &self.discards,
            fear_tiles: self.fear_tiles,
            exiled_basics: &self.exiled_basics,
            tokens: self.tokens,
            crates: self.crates,
            slots: self.slots,
            helpers: &self.assistants.iter().map(|line| line.0).collect::<Vec<_>>(),
            guardians: &self.guardians,
            boons: &self.boons,
        })?;
        player.glass = self.glass;
        player.notebook = self.notebook;
        player.rank = self.rank;
        player.temple_tiles = exactly("temple_tiles", &self.temple_tiles)?;
        player.passed = self.passed;
        player.decided = self.decided;
        player.war_mask = self.war_mask;
        player.ocarina = self.ocarina;
        Ok(player)
    }
}

impl RivalPosition {
    fn set_up(&self, variants: &Variants) -> Checked<Rival> {
        Rival::assemble(&RivalParts {
            difficulty: variants.difficulty,
            deck: &self.deck,
            used: &self.used,
            glass: self.glass,
            rank: self.rank,
            idols: &self.idols,
            other_idols: self.other_idols,
            guardians: &self.guardians,
            cards: &self.cards,
            temple_tiles: exactly("rival.temple_tiles", &self.temple_tiles)?,
        })
    }
}
