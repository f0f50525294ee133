//! The island: sites, spaces and who stands there, and what is still face down.

use dighouse_game::scenario::{Checked, ensure};
use dighouse_game::{Filler, List, ScenarioError, Stream};
use serde::{Deserialize, Serialize};

use crate::components::catalogue::catalogue;
use crate::components::site::{CAMPS, SITES, SPACES};
use crate::state::shuffled;
use crate::{Guardian, Idol, Reason, Seat, Site, SiteTile, Space};

/// Who stands on a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Figure {
    /// Nobody.
    #[default]
    None,
    /// An archaeologist of the rival.
    Rival,
    /// An archaeologist of a player.
    #[serde(untagged)]
    Of(Seat),
}

/// Sites that are not camps: they have idols until they are discovered.
const WITH_IDOLS: usize = SITES - CAMPS;
/// Sites of level II: they have a second idol, face down.
const LEVEL_TWO: usize = 4;

/// The island.
///
/// A site tile lies on a site of its level, a guardian at a discovered site, and nobody stands on a
/// blocked space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Island {
    figures: [Figure; SPACES],
    /// Camps without a second space, one bit each.
    blocked: u8,
    tiles: [Option<SiteTile>; SITES],
    guardians: [Option<Guardian>; SITES],
    idols: [Idol; WITH_IDOLS],
    hidden_idols: [Idol; LEVEL_TWO],
    stacks: [List<SiteTile, 10>; 2],
    /// How many tiles under those stacks everybody has seen.
    seen: [u8; 2],
    guardian_stack: List<Guardian, 15>,
}

impl Island {
    /// An island on which nothing lies.
    pub(crate) const EMPTY: Island = Island {
        figures: [Figure::None; SPACES],
        blocked: 0,
        tiles: [None; SITES],
        guardians: [None; SITES],
        idols: [Idol(0); WITH_IDOLS],
        hidden_idols: [Idol(0); LEVEL_TWO],
        stacks: [List::EMPTY; 2],
        seen: [0; 2],
        guardian_stack: List::EMPTY,
    };

    /// The island of a new game.
    pub(crate) fn deal(expeditions: u8, stream: &mut Stream) -> Island {
        let mut island = Island::EMPTY;
        let mut idols = [Idol(0); WITH_IDOLS + LEVEL_TWO];
        let kinds = Idol::all()
            .flat_map(|idol| std::iter::repeat_n(idol, usize::from(catalogue().idols[idol.index()].copies)));
        idols.iter_mut().zip(kinds).for_each(|(place, idol)| *place = idol);
        stream.shuffle(&mut idols);
        island.idols.copy_from_slice(&idols[..WITH_IDOLS]);
        island.hidden_idols.copy_from_slice(&idols[WITH_IDOLS..]);
        let mut camps = [0, 1, 2, 3, 4];
        let blocked = blocked_camps(expeditions);
        if 0 < blocked && blocked < CAMPS {
            stream.shuffle(&mut camps);
        }
        island.blocked = camps[..blocked].iter().fold(0, |bits, camp| bits | 1 << camp);
        island.stacks = [1, 2].map(|level| shuffled(SiteTile::of_level(level), stream));
        island.guardian_stack = shuffled(Guardian::all(), stream);
        island
    }

    pub(crate) fn figure(&self, space: Space) -> Figure {
        self.figures[space.index()]
    }

    pub(crate) fn figures_at(&self, site: Site) -> impl Iterator<Item = Figure> {
        site.spaces().map(|space| self.figure(space)).filter(|&figure| figure != Figure::None)
    }

    pub(crate) fn is_occupied(&self, site: Site) -> bool {
        self.figures_at(site).next().is_some()
    }

    /// Whether an archaeologist of this colour is at a site.
    pub(crate) fn is_there(&self, figure: Figure, site: Site) -> bool {
        self.figures_at(site).any(|other| other == figure)
    }

    /// How many archaeologists of this colour are on the island.
    pub(crate) fn count(&self, figure: Figure) -> usize {
        self.figures.iter().filter(|&&other| other == figure).count()
    }

    pub(crate) fn is_blocked(&self, space: Space) -> bool {
        space.is_second() && self.blocked >> space.site().0 & 1 == 1
    }

    pub(crate) fn is_discovered(&self, site: Site) -> bool {
        site.is_camp() || self.tiles[site.index()].is_some()
    }

    /// The tile of a site; none where nothing is discovered, and at camps.
    pub(crate) fn tile(&self, site: Site) -> Option<SiteTile> {
        self.tiles[site.index()]
    }

    pub(crate) fn guardian(&self, site: Site) -> Option<Guardian> {
        self.guardians[site.index()]
    }

    /// The idol that lies face up, or lay there before the discovery, at a site that is no camp.
    pub(crate) fn idol(&self, site: Site) -> Idol {
        self.idols[site.index() - CAMPS]
    }

    /// The same for the idol that lies face down at a site of level II.
    pub(crate) fn hidden_idol(&self, site: Site) -> Option<Idol> {
        self.hidden_idols.get(site.index().checked_sub(SITES - LEVEL_TWO)?).copied()
    }

    /// The stack of site tiles of a level, the last on top.
    pub(crate) fn stack(&self, level: u8) -> &[SiteTile] {
        &self.stacks[usize::from(level) - 1]
    }

    /// How many tiles under the stack of a level everybody has seen.
    pub(crate) fn seen(&self, level: u8) -> usize {
        usize::from(self.seen[usize::from(level) - 1])
    }

    /// The guardians still to come, the last on top.
    pub(crate) fn guardian_stack(&self) -> &[Guardian] {
        &self.guardian_stack
    }

    /// Why an archaeologist cannot stand on a space.
    #[inline]
    pub(crate) fn forbids_space(&self, space: Space) -> Option<Reason> {
        let site = space.site();
        if !self.is_discovered(site) {
            Some(Reason::NotDiscovered { site })
        } else if self.is_blocked(space) {
            Some(Reason::SpaceBlocked { site })
        } else if self.figure(space) != Figure::None {
            Some(Reason::SpaceTaken { site })
        } else {
            None
        }
    }

    pub(crate) fn place(&mut self, figure: Figure, space: Space) {
        self.figures[space.index()] = figure;
    }

    /// Takes the archaeologist off a space.
    pub(crate) fn lift(&mut self, space: Space) {
        self.figures[space.index()] = Figure::None;
    }

    /// Takes all archaeologists off the island.
    pub(crate) fn lift_all(&mut self) {
        self.figures = [Figure::None; SPACES];
    }

    /// Puts the top tile of its level on a site.
    pub(crate) fn turn_up_tile(&mut self, site: Site) -> Option<SiteTile> {
        let level = usize::from(site.level() - 1);
        let tile = self.stacks[level].pop()?;
        self.seen[level] = self.seen[level].min(self.stacks[level].len() as u8);
        self.tiles[site.index()] = Some(tile);
        Some(tile)
    }

    /// Shows the top tile of a level and puts it under its stack.
    pub(crate) fn put_tile_under(&mut self, level: u8) -> Option<SiteTile> {
        let level = usize::from(level - 1);
        let tile = self.stacks[level].pop()?;
        self.stacks[level].insert(0, tile);
        self.seen[level] = (self.seen[level] + 1).min(self.stacks[level].len() as u8);
        Some(tile)
    }

    /// Puts the top guardian at a site.
    pub(crate) fn turn_up_guardian(&mut self, site: Site) -> Option<Guardian> {
        let guardian = self.guardian_stack.pop()?;
        self.guardians[site.index()] = Some(guardian);
        Some(guardian)
    }

    pub(crate) fn remove_guardian(&mut self, site: Site) -> Option<Guardian> {
        self.guardians[site.index()].take()
    }

    pub(crate) fn lead_guardian(&mut self, from: Site, to: Site) -> Option<Guardian> {
        let guardian = self.remove_guardian(from)?;
        self.guardians[to.index()] = Some(guardian);
        Some(guardian)
    }

    /// Erases what nobody has seen: site tiles, guardians, hidden idols.
    pub(crate) fn erase_unseen(&mut self) {
        for (stack, seen) in self.stacks.iter_mut().zip(self.seen) {
            stack[usize::from(seen)..].fill(SiteTile::FILLER);
        }
        self.guardian_stack.fill(Guardian::FILLER);
        self.hidden_idols.fill(Idol::FILLER);
    }

    /// Shuffles what nobody has seen: site tiles, guardians, hidden idols.
    pub(crate) fn redeal(&mut self, stream: &mut Stream) {
        for (stack, seen) in self.stacks.iter_mut().zip(self.seen) {
            stream.deal(&mut stack[usize::from(seen)..]);
        }
        stream.deal(&mut self.guardian_stack);
        stream.deal(&mut self.hidden_idols);
    }
}

/// The parts of an island as a position names them.
pub(crate) struct IslandParts<'a> {
    pub(crate) expeditions: u8,
    pub(crate) figures: &'a [(Space, Figure)],
    pub(crate) blocked: &'a [Site],
    pub(crate) sites: &'a [(Site, Option<SiteTile>, Option<Guardian>)],
    pub(crate) idols: &'a [Idol],
    pub(crate) hidden_idols: &'a [Idol],
    pub(crate) stacks: &'a [Vec<SiteTile>],
    pub(crate) seen: [u8; 2],
    pub(crate) guardian_stack: &'a [Guardian],
}

impl Island {
    /// The island with these parts, if they can belong to one.
    pub(crate) fn assemble(parts: &IslandParts<'_>) -> Checked<Island> {
        let mut island = Island { seen: parts.seen, ..Island::EMPTY };
        ensure(
            parts.blocked.iter().all(|site| site.is_camp()),
            "only camps have spaces that can be blocked",
        )?;
        for site in parts.blocked {
            ensure(island.blocked >> site.0 & 1 == 0, "blocked: one is named twice")?;
            island.blocked |= 1 << site.0;
        }
        for &(site, tile, guardian) in parts.sites {
            let new = island.tile(site).is_none() && island.guardian(site).is_none();
            ensure(new, "sites: one is named twice")?;
            island.tiles[site.index()] = tile;
            island.guardians[site.index()] = guardian;
        }
        for &(space, figure) in parts.figures {
            island.place(figure, space);
        }
        let idols = (<[Idol; WITH_IDOLS]>::try_from(parts.idols), parts.hidden_idols.try_into());
        let (Ok(idols), Ok(hidden_idols)) = idols else {
            return Err(ScenarioError::impossible("12 idols lie face up on the sites and 4 face down"));
        };
        (island.idols, island.hidden_idols) = (idols, hidden_idols);
        ensure(parts.stacks.len() == 2, "site_stacks: there are two")?;
        for (stack, tiles) in island.stacks.iter_mut().zip(parts.stacks) {
            *stack = super::list("site_stacks", tiles)?;
        }
        island.guardian_stack = super::list("guardian_stack", parts.guardian_stack)?;
        island.check(parts.expeditions)?;
        Ok(island)
    }

    fn check(&self, expeditions: u8) -> Checked {
        for site in Site::all() {
            let right = self.tile(site).is_none_or(|tile| tile.level() == site.level());
            ensure(right, "a site tile lies on a site of its level")?;
            let guarded = self.guardian(site).is_none() || self.is_discovered(site);
            ensure(guarded, "a guardian stands on an undiscovered site")?;
        }
        for level in [1, 2] {
            let right = self.stack(level).iter().all(|tile| tile.level() == level);
            ensure(right, "a stack has only site tiles of its level")?;
            let seen = self.seen(level) <= self.stack(level).len();
            ensure(seen, "no more tiles under a stack were seen than lie there")?;
        }
        let mut kinds = [0u8; Idol::COUNT];
        self.idols.iter().chain(&self.hidden_idols).for_each(|idol| kinds[idol.index()] += 1);
        let idols = catalogue().idols.iter().zip(kinds).all(|(kind, count)| kind.copies == count);
        ensure(idols, "the idols are not those of the box")?;
        let blocked = blocked_camps(expeditions);
        let right = self.blocked.count_ones() as usize == blocked;
        ensure(right, format_args!("{blocked} camps have one space only"))?;
        let stands = |space: Space| self.figure(space) != Figure::None && self.is_blocked(space);
        ensure(!Space::all().any(stands), "somebody stands on a space that is blocked")
    }

    /// The camps that have one space only.
    pub(crate) fn blocked(&self) -> impl Iterator<Item = Site> {
        Site::camps().filter(|camp| self.blocked >> camp.0 & 1 == 1)
    }

    /// The idols of the sites that are no camps, face up and face down.
    pub(crate) fn idols(&self) -> (&[Idol], &[Idol]) {
        (&self.idols, &self.hidden_idols)
    }
}

/// How many camps have one space only.
fn blocked_camps(expeditions: u8) -> usize {
    match expeditions {
        2 => CAMPS,
        3 => 3,
        _ => 0,
    }
}
