//! Effects on sites and figures: activating, relocating, recalling, leading a guardian away.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::rules::effects::{At, Op, Which};
use crate::state::Figure;
use crate::task::Task;
use crate::{Action, Arnak, Event, Reason, Site, SiteTile, Space, Tokens};

impl Arnak {
    /// Why an effect cannot activate this site. `but` is a site that was activated before, counted
    /// from 1; 0 is none.
    pub(crate) fn can_activate(&self, at: At, but: u8, site: Site) -> Option<Reason> {
        let Op::Activate { which, fee, .. } = catalogue().op(at) else {
            return Some(Reason::AnotherDecision);
        };
        if !self.is_discovered(site) {
            return Some(Reason::NotDiscovered { site });
        }
        let fits = match which {
            Which::Camp => site.is_camp(),
            Which::EmptyCamp => site.is_camp() && !self.is_occupied(site),
            Which::LevelOne => site.level() == 1,
            Which::Mine => self.is_mine(site),
        };
        if !fits || but == site.0 + 1 {
            return Some(Reason::WrongSite { site });
        }
        let fee = site_fee(site, fee);
        let tokens = self.me().tokens;
        (!tokens.cover(fee)).then(|| Reason::TooFew { missing: fee.minus(tokens) })
    }

    pub(crate) fn activate(&mut self, at: At, but: u8, site: Site, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let Op::Activate { fee, twice, .. } = catalogue().op(at) else { return };
        self.pay(site_fee(site, fee), log);
        if twice && but == 0 {
            self.push(Task::Activate { at, but: site.0 + 1 });
        }
        self.activate_site(site, log);
    }

    fn activate_site(&mut self, site: Site, log: &mut impl Log<Event>) {
        log.tell(Event::Activated { seat: self.turn, site });
        self.push(Task::UseSite(site));
    }

    pub(crate) fn list_relocations(&self, level: u8, out: &mut Vec<Action>) {
        for from in Site::all().filter(|&site| self.is_mine(site)) {
            for to in Space::all() {
                if self.forbids_relocation(level, from, to).is_none() {
                    out.push(Action::Relocate { from, to });
                }
            }
        }
    }

    pub(crate) fn forbids_relocation(&self, level: u8, from: Site, to: Space) -> Option<Reason> {
        let site = to.site();
        if !self.is_mine(from) {
            Some(Reason::NotThere { site: from })
        } else if site == from || site.level() > level {
            Some(Reason::WrongSite { site })
        } else {
            self.forbids_space(to)
        }
    }

    /// Pathfinder's Sandals and Staff: moves an archaeologist and activates the new site.
    pub(crate) fn relocate(&mut self, from: Site, to: Space, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let seat = self.turn;
        self.lift(from);
        self.spaces[to.index()] = Figure::Of(seat);
        log.tell(Event::Relocated { seat, from, to });
        self.activate_site(to.site(), log);
    }

    /// Takes an own archaeologist off a site: of two on a camp, the one on the second space.
    fn lift(&mut self, from: Site) {
        let mine = from.spaces().filter(|&space| self.figure(space) == Figure::Of(self.turn)).last();
        if let Some(space) = mine {
            self.spaces[space.index()] = Figure::None;
        }
    }

    /// Guardian's Ocarina: an archaeologist comes back.
    pub(crate) fn recall(&mut self, site: Site, log: &mut impl Log<Event>) {
        self.tasks.pop();
        self.lift(site);
        log.tell(Event::Recalled { seat: self.turn, site });
    }

    /// Guardian's Ocarina: every icon counts as a plane this round.
    pub(crate) fn play_ocarina(&mut self, log: &mut impl Log<Event>) {
        self.me_mut().ocarina = true;
        log.tell(Event::OcarinaPlayed { seat: self.turn });
    }

    /// War Mask: no Fear from guardians at the end of this round.
    pub(crate) fn wear_war_mask(&mut self, log: &mut impl Log<Event>) {
        self.me_mut().war_mask = true;
        log.tell(Event::WarMaskWorn { seat: self.turn });
    }

    /// Guiding Stone and Guiding Skull: the effect of the top site tile, which goes under its stack.
    pub(crate) fn reveal_site(&mut self, level: u8, log: &mut impl Log<Event>) {
        let stack = usize::from(level - 1);
        let Some(tile) = self.sites[stack].pop() else { return };
        self.sites[stack].push_under(tile);
        self.sites_seen[stack] = (self.sites_seen[stack] + 1).min(self.sites[stack].len() as u8);
        self.chance.reveal();
        let tile = SiteTile(tile);
        log.tell(Event::TileActivated { seat: self.turn, tile });
        self.push(Task::Run(catalogue().site_tiles[tile.index()].effect));
    }

    pub(crate) fn list_leads(&self, out: &mut Vec<Action>) {
        for from in Site::all().filter(|&site| self.is_mine(site) && self.guard(site).is_some()) {
            for to in Site::all().filter(|&to| self.forbids_lead(from, to).is_none()) {
                out.push(Action::Lead { from, to });
            }
        }
    }

    pub(crate) fn forbids_lead(&self, from: Site, to: Site) -> Option<Reason> {
        if self.guard(from).is_none() {
            Some(Reason::NoGuardian { site: from })
        } else if !self.is_mine(from) {
            Some(Reason::NotThere { site: from })
        } else if to.level() > 1 {
            Some(Reason::WrongSite { site: to })
        } else if !self.is_discovered(to) {
            Some(Reason::NotDiscovered { site: to })
        } else if self.is_occupied(to) {
            Some(Reason::SpaceTaken { site: to })
        } else if self.guard(to).is_some() {
            Some(Reason::GuardianThere { site: to })
        } else {
            None
        }
    }

    /// Guardian's Crown: the guardian goes elsewhere, and that site is activated.
    pub(crate) fn lead(&mut self, from: Site, to: Site, log: &mut impl Log<Event>) {
        self.tasks.pop();
        if let Some(guardian) = self.guards[from.index()].take() {
            self.guards[to.index()] = Some(guardian);
            log.tell(Event::GuardianLed { seat: self.turn, guardian, from, to });
        }
        self.activate_site(to, log);
    }
}

/// What activating a site of level II costs.
fn site_fee(site: Site, fee: u8) -> Tokens {
    Tokens { compass: if site.level() == 2 { fee } else { 0 }, ..Tokens::NONE }
}
