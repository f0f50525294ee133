//! The island: its sites from the mountains to the sea.

use dighouse_arnak::{Guardian, Site, SiteTile, SiteView};

use super::board::Board;
use crate::paint::{self, beside, cut, paint, shown_width};

/// The width of an undiscovered site.
const UNKNOWN: usize = 38;
/// The column where a site's effect starts.
const EFFECT: usize = 30;

impl Board<'_> {
    /// Row by row: first undiscovered sites, two per line, then the others with their effects.
    pub(super) fn island(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for row in (1..=4).rev() {
            let in_row = || self.view.sites.iter().filter(|site| site.site.row() == row);
            let unknown: Vec<String> = in_row().filter_map(|site| self.unknown(site)).collect();
            let mark = paint(paint::FAINT, "?");
            lines.extend(unknown.chunks(2).map(|two| format!(" {mark} {}", two.concat().trim_end())));
            lines.extend(in_row().filter_map(|site| self.site(site)));
        }
        lines
    }

    /// `b3 ship coin`: the travel cost and the idol.
    fn unknown(&self, site: &SiteView) -> Option<String> {
        let idol = self.thing(site.idol.filter(|_| !site.site.is_camp() && site.tile.is_none())?.name());
        let text = format!("{} {} {idol}", site.site, self.icons(site.spaces.first()?.cost));
        Some(format!("{:<UNKNOWN$}", cut(&text, UNKNOWN - 1)))
    }

    /// A site with its spaces, its effect, and the guardian below.
    fn site(&self, site: &SiteView) -> Option<String> {
        let effect = match site.tile {
            Some(tile) => self.tile_effect(tile),
            None if site.site.is_camp() => self.word(&format!("effect-place-{}", site.site.index())),
            None => return None,
        };
        let open = || site.spaces.iter().filter(|space| !space.blocked);
        let costs: Vec<String> = open().map(|space| self.icons(space.cost)).collect();
        let figures: Vec<String> = open().map(|space| self.figure(space.figure)).collect();
        let head = format!(" {} {}: {}", site.site, costs.join(" | "), figures.join(" | "));
        let gap = " ".repeat(EFFECT.saturating_sub(shown_width(&head)));
        let mut text = beside(&format!("{head}{gap}"), &effect);
        if let Some(guardian) = site.guardian {
            text.push_str(&format!("\n    {}", self.guardian(guardian)));
        }
        Some(text)
    }

    fn tile_effect(&self, tile: SiteTile) -> String {
        self.word(&format!("effect-{tile}"))
    }

    /// A guardian with its cost and boon.
    pub(super) fn guardian(&self, guardian: Guardian) -> String {
        let [name, cost, boon] =
            ["guardian", "cost", "boon"].map(|what| self.word(&format!("{what}-{guardian}")));
        let args = [("guardian", name.into()), ("cost", cost.into()), ("boon", boon.into())];
        paint(paint::BAD, &self.say("screen-guardian", &args))
    }

    /// Whether a site is discovered.
    pub(super) fn is_discovered(&self, site: Site) -> bool {
        let seen = self.view.sites.iter().find(|seen| seen.site == site);
        site.is_camp() || seen.is_some_and(|seen| seen.tile.is_some())
    }
}
