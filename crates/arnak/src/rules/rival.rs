//! The rival's turns.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::components::files::Arrow;
use crate::components::rival_tile::Job;
use crate::rules::round::ROUNDS;
use crate::rules::temple::TEMPLE;
use crate::state::{AssistantSupply, Figure};
use crate::{Arnak, Card, Event, RivalTile, Site, Space, TempleStack, Token};

/// The space of the Snake Temple's track where assistants are rescued.
pub(crate) const RESCUE: u8 = 8;

/// The candidate that the arrow points to. Candidates come from left to right.
fn pick<T>(mut candidates: impl DoubleEndedIterator<Item = T>, arrow: Arrow) -> Option<T> {
    match arrow {
        Arrow::Left => candidates.next(),
        Arrow::Right => candidates.next_back(),
    }
}

impl Arnak {
    /// The rival turns up a tile and does what it says. The arrow is on the back of the next tile or,
    /// for the last tile, of the first one.
    pub(crate) fn rival_turn(&mut self, log: &mut impl Log<Event>) {
        let Some(tile) = self.rival.turn_up() else { return };
        self.chance.reveal();
        let first = self.rival.used()[0];
        let arrow = self.rival.next().unwrap_or(first).arrow();
        log.tell(Event::RivalTurn { tile, arrow });
        if !self.rival_acts(tile, arrow, log) {
            log.tell(Event::RivalIdle);
        }
    }

    /// When everybody has passed, the rival finishes the round alone.
    pub(crate) fn finish_rival_tiles(&mut self, log: &mut impl Log<Event>) {
        while self.variants.is_solo() && !self.rival.deck().is_empty() {
            self.rival_turn(log);
        }
    }

    fn rival_acts(&mut self, tile: RivalTile, arrow: Arrow, log: &mut impl Log<Event>) -> bool {
        let idle = self.round == ROUNDS && !tile.is_red();
        match tile.job() {
            Job::Dig(token) => self.rival_digs(token, arrow, log),
            Job::Discover => self.rival_discovers(tile.is_red(), arrow, log),
            Job::Research => !idle && self.rival_researches(arrow, true, log),
            Job::Overcome => !idle && self.rival_overcomes(arrow, log),
            Job::TakeItem => {
                !(idle && self.variants.green_item_idles) && self.rival_takes_card(true, tile, arrow, log)
            }
            Job::TakeArtifact => self.rival_takes_card(false, tile, arrow, log),
        }
    }

    /// What is found at the site in the highest row. The arrow chooses among several.
    fn highest<T>(&self, found: impl Fn(Site) -> Option<T>, arrow: Arrow) -> Option<T> {
        (1..=4).rev().find_map(|row| pick(Site::in_row(row).filter_map(&found), arrow))
    }

    #[inline]
    fn free_space(&self, site: Site) -> Option<Space> {
        site.spaces().find(|&space| self.island.forbids_space(space).is_none())
    }

    #[inline]
    fn offers(&self, site: Site, token: Token) -> bool {
        let place = match self.island.tile(site) {
            Some(tile) => &catalogue().site_tiles[tile.index()],
            None if site.is_camp() => &catalogue().camps[site.index()],
            None => return false,
        };
        place.offers >> token as u8 & 1 == 1
    }

    fn rival_digs(&mut self, token: Token, arrow: Arrow, log: &mut impl Log<Event>) -> bool {
        let there = |site| if self.offers(site, token) { self.free_space(site) } else { None };
        let space = self.highest(there, arrow);
        if let Some(space) = space {
            self.island.place(Figure::Rival, space);
            log.tell(Event::RivalDug { space });
        }
        space.is_some()
    }

    fn rival_discovers(&mut self, red: bool, arrow: Arrow, log: &mut impl Log<Event>) -> bool {
        let schedule = &catalogue().rival.discover;
        let rounds = if red { &schedule.red } else { &schedule.green };
        let (level, guardian) = rounds[usize::from(self.round) - 1];
        let open = |site: &Site| site.level() == level && !self.island.is_discovered(*site);
        // The rows of camps come first and are discovered from the beginning: level 0 finds nothing.
        let Some(site) = (1..=4).find_map(|row| pick(Site::in_row(row).filter(open), arrow)) else {
            return false;
        };
        self.island.place(Figure::Rival, Space(site.0));
        log.tell(Event::RivalDiscovered { site });
        self.rival.find_idols(self.island.idol(site), site.level());
        self.turn_up_tile(site, log);
        if guardian {
            self.turn_up_guardian(site, log);
        }
        true
    }

    fn rival_researches(&mut self, arrow: Arrow, takes_assistant: bool, log: &mut impl Log<Event>) -> bool {
        let mut acted = true;
        match pick(self.track().spaces[usize::from(self.rival.glass())].up.iter(), arrow) {
            Some(&space) => self.rival_advances(space, arrow, log),
            None => acted = self.rival_takes_temple_tile(arrow, log),
        }
        if takes_assistant {
            acted |= self.rival_removes_assistant(arrow, log);
        }
        acted
    }

    fn rival_advances(&mut self, space: u8, arrow: Arrow, log: &mut impl Log<Event>) {
        self.rival.move_glass(space);
        log.tell(Event::RivalResearched { space });
        self.research.remove_bonus(space, arrow);
        if space == TEMPLE {
            let rank = self.research.arrive();
            self.rival.reach_temple(rank);
            let points = catalogue().temple_ranks[usize::from(rank) - 1];
            log.tell(Event::RivalReachedTemple { points });
        }
        if space == RESCUE
            && let Some(assistant) = self.assistants.remove_from_rescue()
        {
            self.chance.reveal();
            log.tell(Event::RivalRescued { assistant });
        }
    }

    fn rival_takes_temple_tile(&mut self, arrow: Arrow, log: &mut impl Log<Event>) -> bool {
        let sixes = [TempleStack::SixLeft, TempleStack::SixRight];
        let left = sixes.into_iter().filter(|&stack| self.research.temple_tiles(stack) > 0);
        let Some(stack) = pick(left, arrow) else { return false };
        self.research.take_temple_tile(stack);
        self.rival.take_temple_tile(stack);
        log.tell(Event::RivalTempleTile { stack });
        true
    }

    /// The top assistant of the highest stack leaves the game.
    fn rival_removes_assistant(&mut self, arrow: Arrow, log: &mut impl Log<Event>) -> bool {
        let stacks = AssistantSupply::numbers();
        let tallest = stacks.clone().map(|stack| self.assistants.height(stack)).max();
        let tall = stacks.filter(|&stack| Some(self.assistants.height(stack)) == tallest);
        let Some(stack) = pick(tall, arrow) else { return false };
        let Some(assistant) = self.assistants.remove(stack) else { return false };
        self.show_next_assistant(stack);
        log.tell(Event::AssistantLeft { assistant });
        true
    }

    /// A guardian beside one of the rival's archaeologists; without one the rival researches.
    fn rival_overcomes(&mut self, arrow: Arrow, log: &mut impl Log<Event>) -> bool {
        let met = |site: Site| {
            let guardian = self.island.guardian(site)?;
            self.island.figures_at(site).any(|figure| figure == Figure::Rival).then_some((site, guardian))
        };
        let Some((site, guardian)) = self.highest(met, arrow) else {
            return self.rival_researches(arrow, false, log);
        };
        self.island.remove_guardian(site);
        self.rival.overcome(guardian);
        log.tell(Event::RivalOvercame { site, guardian });
        true
    }

    /// Takes the card with the fewest points, or with the most for a red tile, and refills the row.
    fn rival_takes_card(
        &mut self,
        item: bool,
        tile: RivalTile,
        arrow: Arrow,
        log: &mut impl Log<Event>,
    ) -> bool {
        let points = |card: &Card| catalogue().card(*card).points;
        let cards = || self.market.row(item).iter().flatten();
        let wanted = if tile.is_red() { cards().map(points).max() } else { cards().map(points).min() };
        let best = cards().copied().filter(|card| Some(points(card)) == wanted);
        // The places count from the moon staff: to the right for items, to the left for artifacts.
        let chosen = if item { pick(best, arrow) } else { pick(best.rev(), arrow) };
        let Some(card) = chosen else { return false };
        self.market.take_from_row(card);
        self.rival.take_card(card);
        log.tell(Event::RivalTook { card });
        self.refill_row(log);
        true
    }
}
