//! The rival's turns.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::components::files::Arrow;
use crate::rival::{RESCUE, RivalTile};
use crate::rules::round::ROUNDS;
use crate::rules::temple::TEMPLE;
use crate::state::Figure;
use crate::{Arnak, Assistant, Bonus, Card, Event, Site, Space, TempleStack, Token};

/// The candidate that the arrow points to, of candidates from the left to the right.
fn pick<T>(mut candidates: impl DoubleEndedIterator<Item = T>, arrow: Arrow) -> Option<T> {
    match arrow {
        Arrow::Left => candidates.next(),
        Arrow::Right => candidates.next_back(),
    }
}

impl Arnak {
    /// The rival turns up a tile and does what it says. The arrow is on the next tile's back; for
    /// the last one, on that of the first.
    pub(crate) fn rival_turn(&mut self, log: &mut impl Log<Event>) {
        let Some(tile) = self.rival.next() else { return };
        self.rival.deck.pop();
        self.rival.used.push(tile as u8);
        self.chance.reveal();
        let first = RivalTile::of(self.rival.used.things()[0]);
        let arrow = self.rival.next().unwrap_or(first).arrow();
        log.tell(Event::RivalTurn { tile, arrow });
        if !self.rival_acts(tile, arrow, log) {
            log.tell(Event::RivalIdle);
        }
    }

    /// The rival goes on alone when everybody has passed.
    pub(crate) fn finish_rival_tiles(&mut self, log: &mut impl Log<Event>) {
        while self.variants.is_solo() && !self.rival.deck.is_empty() {
            self.rival_turn(log);
        }
    }

    fn rival_acts(&mut self, tile: RivalTile, arrow: Arrow, log: &mut impl Log<Event>) -> bool {
        let idle = self.round == ROUNDS && !tile.is_red();
        match tile.pair() {
            None => self.rival_digs(Token::ALL[tile as usize], arrow, log),
            Some(0) => self.rival_discovers(tile.is_red(), arrow, log),
            Some(1) => !idle && self.rival_researches(arrow, true, log),
            Some(2) => !idle && self.rival_overcomes(arrow, log),
            Some(3) => {
                !(idle && self.variants.green_item_idles) && self.rival_takes_card(true, tile, arrow, log)
            }
            Some(_) => self.rival_takes_card(false, tile, arrow, log),
        }
    }

    /// What is found at the site in the highest row; among several the arrow chooses.
    fn highest<T>(&self, found: impl Fn(Site) -> Option<T>, arrow: Arrow) -> Option<T> {
        (1..=4).rev().find_map(|row| pick(Site::in_row(row).filter_map(&found), arrow))
    }

    #[inline]
    fn free_space(&self, site: Site) -> Option<Space> {
        site.spaces().find(|&space| self.forbids_space(space).is_none())
    }

    #[inline]
    fn offers(&self, site: Site, token: Token) -> bool {
        let place = match self.tiles[site.index()] {
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
            self.spaces[space.index()] = Figure::Rival;
            log.tell(Event::RivalDug { space });
        }
        space.is_some()
    }

    fn rival_discovers(&mut self, red: bool, arrow: Arrow, log: &mut impl Log<Event>) -> bool {
        let schedule = &catalogue().rival.discover;
        let rounds = if red { &schedule.red } else { &schedule.green };
        let (level, guardian) = rounds[usize::from(self.round) - 1];
        let open = |site: &Site| site.level() == level && !self.is_discovered(*site);
        // The rows of camps come first and are discovered from the beginning: level 0 finds nothing.
        let Some(site) = (1..=4).find_map(|row| pick(Site::in_row(row).filter(open), arrow)) else {
            return false;
        };
        self.spaces[site.index()] = Figure::Rival;
        log.tell(Event::RivalDiscovered { site });
        self.rival_finds_idols(site);
        self.turn_up_tile(site, log);
        if guardian {
            self.turn_up_guardian(site, log);
        }
        true
    }

    /// A new kind lies face up; all others are worth less.
    fn rival_finds_idols(&mut self, site: Site) {
        let kind = 1 << self.idol(site).0;
        let rival = &mut self.rival;
        if rival.idols & kind == 0 {
            rival.idols |= kind;
        } else {
            rival.other_idols += 1;
        }
        rival.other_idols += site.level() - 1;
    }

    fn rival_researches(&mut self, arrow: Arrow, takes_assistant: bool, log: &mut impl Log<Event>) -> bool {
        let mut acted = true;
        match pick(self.track().spaces[usize::from(self.rival.glass)].up.iter(), arrow) {
            Some(&space) => self.rival_advances(space, arrow, log),
            None => acted = self.rival_takes_temple_tile(arrow, log),
        }
        if takes_assistant {
            acted |= self.rival_removes_assistant(arrow, log);
        }
        acted
    }

    fn rival_advances(&mut self, space: u8, arrow: Arrow, log: &mut impl Log<Event>) {
        self.rival.glass = space;
        log.tell(Event::RivalResearched { space });
        let tiles = &mut self.bonuses[usize::from(space)];
        if let Some(&tile) = pick(tiles.things().iter(), arrow) {
            match arrow {
                Arrow::Left => tiles.remove(tile),
                Arrow::Right => drop(tiles.pop()),
            }
            self.used_bonuses[Bonus(tile).index()] += 1;
        }
        if space == TEMPLE {
            self.temple_bonuses.pop().into_iter().for_each(|tile| self.unused_bonuses.push(tile));
            self.arrived += 1;
            self.rival.rank = self.arrived;
            let points = catalogue().temple_ranks[usize::from(self.arrived) - 1];
            log.tell(Event::RivalReachedTemple { points });
        }
        if space == RESCUE
            && let Some(assistant) = self.rescue.pop().map(Assistant)
        {
            self.gone_assistants |= 1 << assistant.0;
            self.chance.reveal();
            log.tell(Event::RivalRescued { assistant });
        }
    }

    fn rival_takes_temple_tile(&mut self, arrow: Arrow, log: &mut impl Log<Event>) -> bool {
        let sixes = [TempleStack::SixLeft, TempleStack::SixRight];
        let left = sixes.into_iter().filter(|&stack| self.temple_tiles[stack as usize] > 0);
        let Some(stack) = pick(left, arrow) else { return false };
        self.temple_tiles[stack as usize] -= 1;
        self.rival.temple_tiles[stack as usize] += 1;
        log.tell(Event::RivalTempleTile { stack });
        true
    }

    /// The top assistant of the highest stack leaves the game.
    fn rival_removes_assistant(&mut self, arrow: Arrow, log: &mut impl Log<Event>) -> bool {
        let height = |stack: &u8| self.supply[usize::from(*stack) - 1].len();
        let tallest = (1..=3).map(|stack| height(&stack)).max().unwrap_or(0);
        let stack = pick((1..=3).filter(|stack| height(stack) == tallest), arrow);
        let Some(assistant) = stack.and_then(|stack| self.take_assistant(stack)) else { return false };
        self.gone_assistants |= 1 << assistant.0;
        log.tell(Event::AssistantLeft { assistant });
        true
    }

    /// A guardian beside one of the rival's archaeologists; without one the rival researches.
    fn rival_overcomes(&mut self, arrow: Arrow, log: &mut impl Log<Event>) -> bool {
        let met = |site: Site| {
            let guardian = self.guard(site)?;
            self.figures_on(site).any(|figure| figure == Figure::Rival).then_some((site, guardian))
        };
        let Some((site, guardian)) = self.highest(met, arrow) else {
            return self.rival_researches(arrow, false, log);
        };
        self.guards[site.index()] = None;
        self.rival.guardians |= 1 << guardian.0;
        log.tell(Event::RivalOvercame { site, guardian });
        true
    }

    /// The card of the fewest points, or of the most with a red tile; then the row is filled.
    fn rival_takes_card(
        &mut self,
        item: bool,
        tile: RivalTile,
        arrow: Arrow,
        log: &mut impl Log<Event>,
    ) -> bool {
        let points = |card: &Card| catalogue().card(*card).points;
        let cards = || self.row.half(item).iter().flatten();
        let wanted = if tile.is_red() { cards().map(points).max() } else { cards().map(points).min() };
        let best = cards().copied().filter(|card| Some(points(card)) == wanted);
        // The places count from the moon staff: to the right for items, to the left for artifacts.
        let chosen = if item { pick(best, arrow) } else { pick(best.rev(), arrow) };
        let Some(card) = chosen else { return false };
        self.row.remove(card);
        self.rival.cards |= 1 << card.0;
        log.tell(Event::RivalTook { card });
        self.refill_row(log);
        true
    }
}
