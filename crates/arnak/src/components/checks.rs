//! What the rules rely on, checked against the files.
//!
//! These checks are about structure: how many components of a kind there must be because types and
//! set-up depend on it, and how components fit together. What is printed on a component is only in the
//! file; the totals of the box are in the test `the_box_holds_what_the_publisher_lists`.

use dighouse_game::{DataError, DataFile};

use crate::components::catalogue::{Catalogue, Kind, Track};
use crate::components::files::{self, Timing};
use crate::components::ids::{ITEMS, LEVEL_ONE_TILES, LEVEL_TWO_TILES};
use crate::components::site::{CAMPS, SITES};
use crate::{Assistant, Bonus, Guardian, Icons, Idol, SlotEffect, Space, Temple, Token};

type Checked = Result<(), DataError>;

/// The idols of the island: one per site that is not a camp, and a second one on level II.
const IDOLS: usize = SITES - CAMPS + 4;

impl Catalogue {
    /// Checks everything. The site tiles are counted by level.
    pub(crate) fn check(&self, tile_counts: (usize, usize)) -> Checked {
        self.check_names()?;
        self.check_cards()?;
        self.check_island(tile_counts)?;
        self.check_idols()?;
        self.check_guardians()?;
        check_count(files::ASSISTANTS, self.assistants.len(), Assistant::COUNT, "assistants")?;
        self.check_research()?;
        self.check_rival()
    }

    fn check_names(&self) -> Checked {
        let named = self.cards.iter().map(|card| (files::ITEMS, &card.id));
        let named = named.chain(self.assistants.iter().map(|row| (files::ASSISTANTS, &row.id)));
        let named = named.chain(self.guardians.iter().map(|row| (files::GUARDIANS, &row.id)));
        let names: Vec<(DataFile, &String)> = named.collect();
        for (number, (file, name)) in names.iter().enumerate() {
            let once = names[..number].iter().all(|(_, other)| other != name);
            file.ensure_in(name, once, "two components have the same name")?;
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            let kebab = name.chars().all(plain) && name.starts_with(|c: char| c.is_ascii_lowercase());
            file.ensure_in(name, kebab, "a name has small letters, digits and hyphens")?;
        }
        Ok(())
    }

    fn check_cards(&self) -> Checked {
        for card in &self.cards[..ITEMS] {
            let free = card.pass.is_none() || card.timing == Timing::Free;
            let rule = "an item that can be played to pass is a free action otherwise";
            files::ITEMS.ensure_in(&card.id, free, rule)?;
        }
        let enough = self.fear_cards >= 8;
        files::BASICS.ensure(enough, "four players begin with two Fear cards each")
    }

    fn check_island(&self, (level_one, level_two): (usize, usize)) -> Checked {
        check_count(files::ISLAND, self.camps.len(), CAMPS, "camps")?;
        check_count(files::ISLAND, level_one, LEVEL_ONE_TILES, "tiles of level I")?;
        check_count(files::ISLAND, level_two, LEVEL_TWO_TILES, "tiles of level II")?;
        let short = |icons: Icons| (1..=2).contains(&icons.len());
        for temple in [Temple::Bird, Temple::Snake] {
            for space in Space::all() {
                let right = short(self.travel(temple, space));
                files::ISLAND.ensure_in(space, right, "a space costs one or two travel icons")?;
            }
        }
        Ok(())
    }

    fn check_idols(&self) -> Checked {
        check_count(files::IDOLS, self.idols.len(), Idol::COUNT, "kinds of idols")?;
        check_count(files::IDOLS, copies(&self.idols), IDOLS, "idols")?;
        check_count(files::IDOLS, self.slots.len(), SlotEffect::COUNT, "effects of a slot")
    }

    fn check_guardians(&self) -> Checked {
        check_count(files::GUARDIANS, self.guardians.len(), Guardian::COUNT, "guardians")?;
        for row in &self.guardians {
            let one = !row.cost.card || row.cost.icons.is_empty();
            files::GUARDIANS.ensure_in(&row.id, one, "no guardian costs both a card and travel")?;
        }
        Ok(())
    }

    fn check_research(&self) -> Checked {
        check_count(files::RESEARCH, self.bonuses.len(), Bonus::COUNT, "kinds of bonus tiles")?;
        check_count(files::RESEARCH, copies(&self.bonuses), 18, "bonus tiles")?;
        for temple in [Temple::Bird, Temple::Snake] {
            check_track(self.track(temple), copies(&self.bonuses))?;
        }
        Ok(())
    }

    fn check_rival(&self) -> Checked {
        let tokens: Vec<_> = self.rival.dig.iter().map(|dig| dig.token).collect();
        files::RIVAL.ensure(tokens == Token::ALL, "the rival digs for each token with one tile")?;
        let discover = &self.rival.discover;
        let levels = discover.green.iter().chain(&discover.red).all(|(level, _)| *level <= 2);
        files::RIVAL.ensure(levels, "the rival discovers sites of level 1 or 2, or none with 0")
    }
}

fn check_count(file: DataFile, found: usize, wanted: usize, what: &str) -> Checked {
    file.ensure(found == wanted, format_args!("there are {found} {what}, not {wanted}"))
}

fn copies(kinds: &[Kind]) -> usize {
    kinds.iter().map(|kind| usize::from(kind.copies)).sum()
}

fn check_track(track: &Track, tiles: usize) -> Checked {
    check_count(files::RESEARCH, track.spaces.len(), 15, "spaces on a track")?;
    check_count(files::RESEARCH, track.rows.len(), 7, "rows below the temple")?;
    for (number, space) in track.spaces.iter().enumerate() {
        let next_row = |&up: &u8| track.spaces.get(usize::from(up)).is_some_and(|to| to.row == space.row + 1);
        let connected = space.up.iter().all(next_row) && space.up.is_empty() == (number == 14);
        let component = format_args!("space {number}");
        files::RESEARCH.ensure_in(component, connected, "it leads up to spaces of the next row")?;
        let fit = space.bonus.iter().all(|&count| count <= 3);
        files::RESEARCH.ensure_in(component, fit, "at most three bonus tiles lie on a space")?;
    }
    for expeditions in 2..=4 {
        let on_spaces: usize =
            track.spaces.iter().map(|space| usize::from(space.bonus[expeditions - 2])).sum();
        let enough = on_spaces + expeditions <= tiles;
        files::RESEARCH.ensure(enough, "there are not enough bonus tiles for the spaces and the temple")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::files::Files;

    #[test]
    fn an_error_names_the_component_and_the_constraint() {
        const FREE_WATCH: &str = "timing = \"free\"\neffect = \"gain 2 coin\"\npass";
        const MAIN_WATCH: &str = "timing = \"main\"\neffect = \"gain 2 coin\"\npass";
        type Break = fn(&mut Files<'static>, &'static str);
        const SHIPPED: Files<'static> = Files::SHIPPED;
        let cases: [(&str, &str, &str, &str, Break); 15] = [
            (SHIPPED.items, "draw 1; dig", "drew 1; dig", "sea-turtle: `drew` is not a step", |f, t| {
                f.items = t
            }),
            (SHIPPED.items, "{ gain 1 jewel }", "{ gain 1 jewel", "`}` is missing", |f, t| f.items = t),
            (SHIPPED.items, "\"ostrich\"", "\"sea-turtle\"", "sea-turtle: two components", |f, t| {
                f.items = t
            }),
            (SHIPPED.items, "\"ostrich\"", "\"Ostrich\"", "Ostrich: a name has small", |f, t| f.items = t),
            (SHIPPED.items, "confidence = \"V\"", "confidence = \"?\"", "variant `?`", |f, t| f.items = t),
            (SHIPPED.items, FREE_WATCH, MAIN_WATCH, "watch: an item that can be played to pass", |f, t| {
                f.items = t
            }),
            (SHIPPED.basics, "\"boot\"", "\"shoe\"", "fear: `shoe` is not a travel icon", |f, t| {
                f.basics = t
            }),
            (SHIPPED.basics, "cards = 19", "cards = 7", "two Fear cards each", |f, t| f.basics = t),
            (SHIPPED.idols, "copies = 2", "copies = 3", "there are 17 idols, not 16", |f, t| f.idols = t),
            (SHIPPED.guardians, "1 compass 1 coin", "1 compass 1 cone", "g01: `1` cannot", |f, t| {
                f.guardians = t
            }),
            (SHIPPED.guardians, "cost = \"card", "cost = \"card ship", "both a card and travel", |f, t| {
                f.guardians = t
            }),
            (SHIPPED.research, "up = [3, 4]", "up = [5, 4]", "space 1: it leads up", |f, t| f.research = t),
            (SHIPPED.research, "bonus = [1, 1, 1]", "bonus = [4, 1, 1]", "at most three bonus", |f, t| {
                f.research = t
            }),
            (SHIPPED.research, "copies = 3", "copies = 4", "there are 19 bonus tiles, not 18", |f, t| {
                f.research = t
            }),
            (SHIPPED.rival, "token = \"coin\"", "token = \"jewel\"", "each token with one tile", |f, t| {
                f.rival = t
            }),
        ];
        for (text, from, to, constraint, replace) in cases {
            assert!(text.contains(from), "{from}");
            let mut files = Files::SHIPPED;
            replace(&mut files, text.replacen(from, to, 1).leak());
            let error = Catalogue::load(&files).unwrap_err().to_string();
            assert!(error.contains(constraint), "{error:?} does not name {constraint:?}");
        }
    }

    #[test]
    fn a_corrected_number_on_a_card_is_one_line_of_data() {
        let items = Files::SHIPPED.items.replacen("cost = 3", "cost = 4", 1).leak();
        assert!(Catalogue::load(&Files { items, ..Files::SHIPPED }).is_ok());
    }
}
