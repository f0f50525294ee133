//! The census: how often every component lies somewhere.

use crate::components::catalogue::catalogue;
use crate::components::ids::{ARTIFACTS, BASICS, ITEMS};
use crate::{Arnak, Assistant, Bonus, Card, Guardian, Site, SiteTile, TempleStack, Variants};

const PRINTED: usize = ITEMS + ARTIFACTS;

/// Counts of everything in the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Census {
    /// Each item and artifact.
    pub(crate) cards: [u32; PRINTED],
    pub(crate) basics: [u32; BASICS],
    pub(crate) fears: u32,
    pub(crate) fear_tiles: u32,
    pub(crate) assistants: [u32; Assistant::COUNT],
    pub(crate) guardians: [u32; Guardian::COUNT],
    pub(crate) site_tiles: [u32; SiteTile::COUNT],
    pub(crate) idols: u32,
    pub(crate) bonuses: [u32; Bonus::COUNT],
    pub(crate) temple_tiles: [u32; TempleStack::ALL.len()],
}

impl Census {
    /// What the box has.
    pub(crate) fn of_box(variants: &Variants) -> Census {
        Census {
            cards: [1; PRINTED],
            basics: [u32::from(variants.seats); BASICS],
            fears: u32::from(catalogue().fear_cards),
            fear_tiles: u32::from(catalogue().fear_tiles),
            assistants: [1; Assistant::COUNT],
            guardians: [1; Guardian::COUNT],
            site_tiles: [1; SiteTile::COUNT],
            idols: 16,
            bonuses: [3; Bonus::COUNT],
            temple_tiles: [u32::from(variants.expeditions()); TempleStack::ALL.len()],
        }
    }

    fn empty() -> Census {
        Census {
            cards: [0; PRINTED],
            basics: [0; BASICS],
            fears: 0,
            fear_tiles: 0,
            assistants: [0; Assistant::COUNT],
            guardians: [0; Guardian::COUNT],
            site_tiles: [0; SiteTile::COUNT],
            idols: 0,
            bonuses: [0; Bonus::COUNT],
            temple_tiles: [0; TempleStack::ALL.len()],
        }
    }

    fn card(&mut self, card: Card) {
        if card == Card::FEAR {
            self.fears += 1;
        } else if card.is_basic() {
            self.basics[card.index() - PRINTED] += 1;
        } else {
            self.cards[card.index()] += 1;
        }
    }

    fn bits<const N: usize>(counts: &mut [u32; N], bits: u128) {
        counts.iter_mut().enumerate().for_each(|(place, count)| *count += (bits >> place & 1) as u32);
    }

    fn each<const N: usize>(counts: &mut [u32; N], things: &[u8]) {
        things.iter().for_each(|&thing| counts[usize::from(thing)] += 1);
    }
}

impl Arnak {
    pub(crate) fn census(&self) -> Census {
        let mut census = Census::empty();
        self.count_cards(&mut census);
        self.count_players(&mut census);
        self.count_boards(&mut census);
        census
    }

    fn count_cards(&self, census: &mut Census) {
        Census::each(&mut census.cards, self.items.things());
        Census::each(&mut census.cards, self.artifacts.things());
        self.row.cards().for_each(|card| census.card(card));
        Census::bits(&mut census.cards, self.exiled);
        Census::bits(&mut census.cards, self.rival.cards);
        census.fears += u32::from(self.fears);
        census.fear_tiles += u32::from(self.fear_tiles);
    }

    fn count_players(&self, census: &mut Census) {
        for seat in self.seats() {
            let player = &self.players[seat];
            let held = player.holding.all().iter().chain(self.drawn_of(seat)).map(|held| held.card());
            held.chain(player.played.all()).for_each(|card| census.card(card));
            census.fear_tiles += u32::from(player.played.fear_tiles);
            Census::bits(&mut census.basics, u128::from(player.exiled_basics));
            player.helpers().for_each(|helper| census.assistants[helper.assistant.index()] += 1);
            Census::bits(&mut census.guardians, u128::from(player.guardians));
            census.idols += u32::from(player.idols());
            for (sum, count) in census.temple_tiles.iter_mut().zip(player.temple_tiles) {
                *sum += u32::from(count);
            }
        }
    }

    fn count_boards(&self, census: &mut Census) {
        let rival = &self.rival;
        self.supply.iter().for_each(|stack| Census::each(&mut census.assistants, stack.things()));
        Census::each(&mut census.assistants, self.rescue.things());
        Census::bits(&mut census.assistants, u128::from(self.gone_assistants));
        Census::each(&mut census.guardians, self.guardians.things());
        self.guards.iter().flatten().for_each(|guardian| census.guardians[guardian.index()] += 1);
        Census::bits(&mut census.guardians, u128::from(rival.guardians));
        self.sites.iter().for_each(|stack| Census::each(&mut census.site_tiles, stack.things()));
        self.tiles.iter().flatten().for_each(|tile| census.site_tiles[tile.index()] += 1);
        let hidden = Site::all().filter(|&site| !self.idols_found(site)).map(|site| u32::from(site.level()));
        census.idols += hidden.sum::<u32>() + u32::from(self.paid_idols);
        census.idols += rival.idols.count_ones() + u32::from(rival.other_idols);
        self.bonuses.iter().for_each(|tiles| Census::each(&mut census.bonuses, tiles.things()));
        Census::each(&mut census.bonuses, self.temple_bonuses.things());
        Census::each(&mut census.bonuses, self.unused_bonuses.things());
        for (sum, count) in census.bonuses.iter_mut().zip(self.used_bonuses) {
            *sum += u32::from(count);
        }
        for stack in 0..census.temple_tiles.len() {
            census.temple_tiles[stack] += u32::from(self.temple_tiles[stack] + rival.temple_tiles[stack]);
        }
    }

    /// Whether the idols of a site were taken: before its tile is turned up they already are.
    pub(crate) fn idols_found(&self, site: Site) -> bool {
        use crate::rules::task::Task;
        let pending = |task: Task| self.tasks.all().contains(&task);
        let taken = pending(Task::Uncover(site)) && !pending(Task::FindIdols(site));
        self.is_discovered(site) || taken
    }

    pub(crate) fn component_counts(&self) -> Vec<u32> {
        let census = self.census();
        let lists: [&[u32]; 8] = [
            &census.cards,
            &census.basics,
            &[census.fears, census.fear_tiles, census.idols],
            &census.assistants,
            &census.guardians,
            &census.site_tiles,
            &census.bonuses,
            &census.temple_tiles,
        ];
        lists.concat()
    }
}
