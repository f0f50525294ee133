//! Digging at a site and discovering a new one.

use dighouse_game::{Listing, Log};

use crate::components::catalogue::catalogue;
use crate::rules::effects::Dig;
use crate::state::Figure;
use crate::state::task::Task;
use crate::{Action, Arnak, Event, Icons, Reason, Site, Space, Tokens};

impl Arnak {
    pub(crate) fn list_digs(&self, how: Dig, out: &mut impl Listing<Action>) {
        if !self.has_archaeologist_at_home() {
            return;
        }
        let icons = self.journey_icons(how);
        for space in Space::all() {
            if self.forbids_journey_to(space, how, icons).is_none() {
                out.push(Action::Dig { space });
            }
        }
        let affordable = |level: &u8| self.me().tokens.cover(Self::discovery_cost(*level, how));
        for site in [1, 2].into_iter().filter(affordable).flat_map(Site::of_level) {
            if self.forbids_discovery_of(site, how, icons).is_none() {
                out.push(Action::Discover { site });
            }
        }
    }

    pub(crate) fn forbids_dig(&self, space: Space, how: Dig) -> Option<Reason> {
        if self.has_archaeologist_at_home() {
            self.forbids_journey_to(space, how, self.journey_icons(how))
        } else {
            Some(Reason::NoArchaeologist)
        }
    }

    /// Every icon that is available for the journey. Discovering costs no coins, so pilots can be paid
    /// with all of them.
    fn journey_icons(&self, how: Dig) -> Icons {
        self.travel_icons(how.icons, Tokens::NONE)
    }

    fn forbids_journey_to(&self, space: Space, how: Dig, icons: Icons) -> Option<Reason> {
        let site = space.site();
        if how.camps_only && !site.is_camp() {
            return Some(Reason::WrongSite { site });
        }
        let far = || !how.free && !icons.cover(self.travel_cost(space));
        self.island.forbids_space(space).or_else(|| far().then_some(Reason::CannotTravel))
    }

    fn travel_cost(&self, space: Space) -> Icons {
        catalogue().travel(self.variants.temple, space)
    }

    /// What discovering costs besides travelling.
    fn discovery_cost(level: u8, how: Dig) -> Tokens {
        let compass = catalogue().discover[usize::from(level)].saturating_sub(how.compass);
        Tokens { compass, ..Tokens::NONE }
    }

    pub(crate) fn forbids_discover(&self, site: Site, how: Dig) -> Option<Reason> {
        if self.has_archaeologist_at_home() {
            self.forbids_discovery_of(site, how, self.journey_icons(how))
        } else {
            Some(Reason::NoArchaeologist)
        }
    }

    fn forbids_discovery_of(&self, site: Site, how: Dig, icons: Icons) -> Option<Reason> {
        if self.island.is_discovered(site) {
            return Some(Reason::AlreadyDiscovered { site });
        }
        let cost = Self::discovery_cost(site.level(), how);
        let tokens = self.me().tokens;
        if how.camps_only {
            Some(Reason::WrongSite { site })
        } else if !tokens.cover(cost) {
            Some(Reason::TooFew { missing: cost.minus(tokens) })
        } else {
            (!icons.cover(self.travel_cost(Space(site.0)))).then_some(Reason::CannotTravel)
        }
    }

    pub(crate) fn dig(&mut self, space: Space, how: Dig) {
        for _ in 0..=u8::from(how.twice) {
            self.push(Task::UseSite(space.site()));
        }
        self.travel_to(space, how);
    }

    pub(crate) fn discover(&mut self, site: Site, how: Dig, log: &mut impl Log<Event>) {
        self.pay(Self::discovery_cost(site.level(), how), log);
        self.push(Task::Awaken(site));
        self.push(Task::Uncover(site));
        self.push(Task::FindIdols(site));
        self.travel_to(Space(site.0), how);
    }

    /// Pays for the journey and then puts the archaeologist there.
    fn travel_to(&mut self, space: Space, how: Dig) {
        self.push(Task::Place(space));
        if !how.free {
            self.pay_travel(self.travel_cost(space), how.icons);
        }
    }

    pub(crate) fn place(&mut self, space: Space, log: &mut impl Log<Event>) {
        let seat = self.turn;
        self.island.place(Figure::Of(seat), space);
        let site = space.site();
        let discovered = self.island.is_discovered(site);
        log.tell(if discovered { Event::Dug { seat, space } } else { Event::Discovered { seat, site } });
    }

    pub(crate) fn find_idols(&mut self, site: Site, log: &mut impl Log<Event>) {
        let idol = self.island.idol(site);
        let count = site.level();
        self.me_mut().find_idols(count);
        log.tell(Event::IdolsFound { seat: self.turn, idol, count });
        self.push(Task::Run(catalogue().idol(idol)));
    }

    pub(crate) fn uncover(&mut self, site: Site, log: &mut impl Log<Event>) {
        self.turn_up_tile(site, log);
        self.push(Task::UseSite(site));
    }

    /// Puts the top site tile of the level on the site.
    pub(crate) fn turn_up_tile(&mut self, site: Site, log: &mut impl Log<Event>) {
        if let Some(tile) = self.island.turn_up_tile(site) {
            self.chance.reveal();
            log.tell(Event::SiteRevealed { site, tile });
        }
    }

    /// Puts the top guardian on the site.
    pub(crate) fn turn_up_guardian(&mut self, site: Site, log: &mut impl Log<Event>) {
        if let Some(guardian) = self.island.turn_up_guardian(site) {
            self.chance.reveal();
            log.tell(Event::GuardianAwoke { site, guardian });
        }
    }

    /// Carries out the effect of a camp or a site tile.
    pub(crate) fn use_site(&mut self, site: Site) {
        let effect = match self.island.tile(site) {
            Some(tile) => catalogue().site_tiles[tile.index()].effect,
            None => catalogue().camps[site.index()].effect,
        };
        self.push(Task::Run(effect));
    }
}
