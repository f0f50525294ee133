//! Counts every component, wherever it is.

use crate::components::catalogue::catalogue;
use crate::components::ids::{ARTIFACTS, BASICS, ITEMS};
use crate::rules::temple::TEMPLE;
use crate::state::task::Task;
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
    /// What the box holds.
    pub(crate) fn of_box(variants: &Variants) -> Census {
        Census {
            cards: [1; PRINTED],
            basics: [u32::from(variants.seats); BASICS],
            fears: u32::from(catalogue().fear_cards),
            fear_tiles: u32::from(catalogue().fear_tiles),
            assistants: [1; Assistant::COUNT],
            guardians: [1; Guardian::COUNT],
            site_tiles: [1; SiteTile::COUNT],
            idols: catalogue().idols.iter().map(|kind| u32::from(kind.copies)).sum(),
            bonuses: std::array::from_fn(|kind| u32::from(catalogue().bonuses[kind].copies)),
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
        let market = &self.market;
        let decks = market.deck(true).iter().chain(market.deck(false)).copied();
        let rest = market.row_cards().chain(market.exiled()).chain(self.rival.cards());
        decks.chain(rest).for_each(|card| census.card(card));
        census.fears += u32::from(market.fears());
        census.fear_tiles += u32::from(market.fear_tiles());
    }

    fn count_players(&self, census: &mut Census) {
        for seat in self.seats() {
            let player = &self.players[seat];
            let held = player.holding.all().iter().chain(self.drawn_of(seat)).map(|held| held.card());
            held.chain(player.played.all()).for_each(|card| census.card(card));
            census.fear_tiles += u32::from(player.played.fear_tiles());
            player.exiled_basics().for_each(|card| census.card(card));
            player.helpers().for_each(|helper| census.assistants[helper.assistant.index()] += 1);
            player.guardians().for_each(|guardian| census.guardians[guardian.index()] += 1);
            census.idols += u32::from(player.idols());
            for (sum, count) in census.temple_tiles.iter_mut().zip(player.temple_tiles) {
                *sum += u32::from(count);
            }
        }
    }

    fn count_boards(&self, census: &mut Census) {
        let (island, research, rival) = (&self.island, &self.research, &self.rival);
        let stacks = self.assistants.stacks().into_iter().flatten();
        let assistants = stacks.chain(self.assistants.rescue_stack()).copied().chain(self.assistants.gone());
        assistants.for_each(|assistant| census.assistants[assistant.index()] += 1);
        let guardians = island.guardian_stack().iter().copied().chain(rival.guardians());
        let guardians = guardians.chain(Site::all().filter_map(|site| island.guardian(site)));
        guardians.for_each(|guardian| census.guardians[guardian.index()] += 1);
        let tiles = island.stack(1).iter().chain(island.stack(2)).copied();
        let tiles = tiles.chain(Site::all().filter_map(|site| island.tile(site)));
        tiles.for_each(|tile| census.site_tiles[tile.index()] += 1);
        let hidden = Site::all().filter(|&site| !self.idols_found(site)).map(|site| u32::from(site.level()));
        census.idols += hidden.sum::<u32>() + u32::from(research.paid_idols());
        census.idols += rival.idols().count() as u32 + u32::from(rival.other_idols());
        let bonuses = research.track_bonuses().flatten().chain(research.bonuses(TEMPLE));
        bonuses.chain(research.unused()).for_each(|bonus| census.bonuses[bonus.index()] += 1);
        for (sum, count) in census.bonuses.iter_mut().zip(research.used()) {
            *sum += u32::from(count);
        }
        let temple_tiles = research.all_temple_tiles().into_iter().zip(rival.temple_tiles());
        for (sum, (left, taken)) in census.temple_tiles.iter_mut().zip(temple_tiles) {
            *sum += u32::from(left + taken);
        }
    }

    /// Whether the idols of a site were taken. That happens just before its tile is turned up.
    pub(crate) fn idols_found(&self, site: Site) -> bool {
        let pending = |task: Task| self.tasks.all().contains(&task);
        self.island.is_discovered(site) || pending(Task::Uncover(site)) && !pending(Task::FindIdols(site))
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
