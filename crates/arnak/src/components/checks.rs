//! What is known of the box, checked against the files.

use dighouse_game::SetupError;

use crate::components::catalogue::{COUNTS, Catalogue, Kind, Track, broken};
use crate::components::files::{Arrow, Timing};
use crate::components::ids::{ARTIFACTS, BASICS, ITEMS};
use crate::rules::effects::{Draw, Exile, Op, Travel, Upgrade};
use crate::{Assistant, Bonus, Card, Guardian, Icons, Idol, SlotEffect, Temple};

type Checked = Result<(), SetupError>;

fn ensure(file: &str, holds: bool, what: &str) -> Checked {
    if holds { Ok(()) } else { Err(broken(file, what)) }
}

impl Catalogue {
    pub(crate) fn check(&self, tile_counts: (usize, usize)) -> Checked {
        self.check_names()?;
        self.check_items()?;
        self.check_artifacts()?;
        self.check_island(tile_counts)?;
        self.check_idols()?;
        self.check_guardians()?;
        self.check_assistants()?;
        self.check_research()?;
        self.check_rival()
    }

    fn check_names(&self) -> Checked {
        let named = self.cards.iter().map(|card| ("items", &card.id));
        let named = named.chain(self.assistants.iter().map(|row| ("assistants", &row.id)));
        let named = named.chain(self.guardians.iter().map(|row| ("guardians", &row.id)));
        let names: Vec<(&str, &String)> = named.collect();
        for (number, (file, name)) in names.iter().enumerate() {
            let once = names[..number].iter().all(|(_, other)| other != name);
            ensure(file, once, &format!("`{name}`: no two components have the same name"))?;
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            let kebab = name.chars().all(plain) && name.starts_with(|c: char| c.is_ascii_lowercase());
            ensure(file, kebab, &format!("`{name}`: a name has small letters, digits and hyphens"))?;
        }
        Ok(())
    }

    fn check_items(&self) -> Checked {
        let items = &self.cards[..ITEMS];
        let costs = histogram(items.iter().map(|card| card.cost));
        ensure("items", costs == [0, 7, 13, 12, 8], "7, 13, 12 and 8 items cost 1, 2, 3 and 4 coins")?;
        let points = histogram(items.iter().map(|card| card.points as u8));
        ensure("items", points == [0, 27, 9, 4, 0], "27, 9 and 4 items are worth 1, 2 and 3 points")?;
        let travel = items.iter().fold(Icons::NONE, |sum, card| sum.plus(card.travel));
        ensure(
            "items",
            travel == Icons::new([0, 24, 25, 4]),
            "the items have 24 cars, 25 ships and 4 planes in all",
        )?;
        ensure("items", items.iter().filter(|card| card.exiles).count() == 7, "7 items exile themselves")?;
        let free = items.iter().filter(|card| card.timing == Timing::Free);
        ensure("items", free.clone().count() == 7, "7 items are free actions")?;
        let pass = |card: &&crate::components::catalogue::CardData| card.pass.is_some();
        ensure("items", free.filter(pass).count() == 2, "2 items can also be played to pass")?;
        let of_free = items.iter().all(|card| card.pass.is_none() || card.timing == Timing::Free);
        ensure("items", of_free, "an item that can be played to pass is a free action otherwise")
    }

    fn check_artifacts(&self) -> Checked {
        let artifacts = &self.cards[ITEMS..ITEMS + ARTIFACTS];
        let costs = histogram(artifacts.iter().map(|card| card.cost));
        ensure("artifacts", costs == [0, 0, 5, 13, 17], "5, 13 and 17 artifacts cost 2, 3 and 4 compasses")?;
        let points = histogram(artifacts.iter().map(|card| card.points as u8));
        ensure(
            "artifacts",
            points == [0, 20, 14, 1, 0],
            "20, 14 and 1 artifacts are worth 1, 2 and 3 points",
        )?;
        let travel = artifacts.iter().fold(Icons::NONE, |sum, card| sum.plus(card.travel));
        ensure("artifacts", travel == Icons::planes(36), "the artifacts have 36 planes in all")?;
        let basics = &self.cards[ITEMS + ARTIFACTS..ITEMS + ARTIFACTS + BASICS];
        let travel = basics.iter().fold(Icons::NONE, |sum, card| sum.plus(card.travel));
        ensure("basics", travel == Icons::new([0, 2, 2, 0]), "two basic cards have a car, two a ship")?;
        let fear = &self.cards[Card::FEAR.index()];
        let fears = (fear.points, self.fear_cards, self.fear_tiles, self.fear_tile_points);
        ensure("basics", fears == (-1, 19, 10, -2), "19 Fear cards of -1 point, 10 fear tiles of -2")
    }

    fn check_island(&self, (level_one, level_two): (usize, usize)) -> Checked {
        let counts = [self.camps.len(), level_one, level_two];
        for ((count, what), found) in COUNTS.into_iter().zip(counts) {
            ensure("island", count == found, &format!("there are {count} {what}"))?;
        }
        let discover = self.discover == [0, 3, 6];
        ensure("island", discover, "discovering costs 3 compasses on level I and 6 on level II")?;
        let short = |icons: Icons| (1..=2).contains(&icons.len());
        let travel = [Temple::Bird, Temple::Snake]
            .into_iter()
            .all(|temple| crate::Space::all().all(|space| short(self.travel(temple, space))));
        ensure("island", travel, "every space has one or two travel icons")
    }

    fn check_idols(&self) -> Checked {
        let copies = |kinds: &[Kind]| kinds.iter().map(|kind| kind.copies).collect::<Vec<_>>();
        let idols = self.idols.len() == Idol::COUNT && copies(&self.idols) == [3, 3, 3, 3, 2, 2];
        ensure("idols", idols, "there are 3, 3, 3, 3, 2 and 2 idols of six kinds")?;
        ensure("idols", self.slots.len() == SlotEffect::COUNT, "a slot has five effects")?;
        let points = self.idol_points == 3 && self.slot_points == [1, 2, 3, 4];
        ensure("idols", points, "idols are worth 3 points, empty slots 1 to 4")?;
        let bonuses = self.bonuses.len() == Bonus::COUNT && copies(&self.bonuses) == [3; 6];
        ensure("research", bonuses, "there are 3 bonus tiles of each of six kinds")
    }

    fn check_guardians(&self) -> Checked {
        ensure("guardians", self.guardians.len() == Guardian::COUNT, "there are 15 guardians")?;
        ensure("guardians", self.guardian_points == 5, "a guardian is worth 5 points")?;
        let boons =
            |of: &dyn Fn(Op) -> bool| self.guardians.iter().filter(|row| of(self.op(row.boon))).count();
        let travel = |icon: &str| boons(&|op| op == Op::Travel(Travel(icon.parse().unwrap_or_default())));
        let counts = [
            boons(&|op| op == Op::Exile(Exile)),
            travel("ship"),
            travel("car"),
            travel("plane"),
            boons(&|op| op == Op::Draw(Draw(1))),
            boons(&|op| op == Op::Upgrade(Upgrade)),
        ];
        ensure(
            "guardians",
            counts == [5, 3, 3, 2, 1, 1],
            "the boons are 5 exiles, 3 ships, 3 cars, 2 planes, a draw and an upgrade",
        )?;
        let mixed = self.guardians.iter().find(|row| row.cost.card && !row.cost.icons.is_empty());
        ensure("guardians", mixed.is_none(), "no guardian costs both a card and travel")
    }

    fn check_assistants(&self) -> Checked {
        ensure("assistants", self.assistants.len() == Assistant::COUNT, "there are 12 assistants")?;
        let main = self.assistants.iter().filter(|row| row.timing == Timing::Main).count();
        ensure("assistants", main == 1, "one assistant is a main action")?;
        let travelling = self.assistants.iter().filter(|row| !row.sides[0].travel.is_empty()).count();
        ensure("assistants", travelling == 3, "three assistants can travel")
    }

    fn check_research(&self) -> Checked {
        ensure(
            "research",
            self.temple_ranks == [23, 21, 20, 19],
            "the temple is worth 23, 21, 20 and 19 points",
        )?;
        for (temple, bonus) in [(Temple::Bird, [7, 9, 11]), (Temple::Snake, [8, 10, 12])] {
            check_track(self.track(temple), bonus)?;
        }
        Ok(())
    }

    fn check_rival(&self) -> Checked {
        let arrows = &self.rival.arrows;
        let pairs = [arrows.discover, arrows.research, arrows.overcome, arrows.item, arrows.artifact];
        let all = self.rival.dig.iter().map(|dig| dig.arrow).chain(pairs);
        let tokens: Vec<_> = self.rival.dig.iter().map(|dig| dig.token).collect();
        ensure("rival", tokens == crate::Token::ALL, "the rival digs for each token with one tile")?;
        let left = all.filter(|&arrow| arrow == Arrow::Left).count();
        ensure("rival", left == 5, "5 of the 10 tiles in play have an arrow to the left")?;
        let discover = &self.rival.discover;
        let known = discover.green == [(1, true), (1, false), (1, true), (2, false), (0, false)]
            && discover.red == [(1, false), (1, true), (1, false), (2, true), (2, false)];
        ensure("rival", known, "the rival discovers by the rulebook's schedule")?;
        let points = (self.rival.points.unique_idol, self.rival.points.other_idol);
        ensure("rival", points == (3, 2), "the rival's idols are worth 3 and 2 points")
    }
}

fn check_track(track: &Track, bonus: [u8; 3]) -> Checked {
    ensure("research", track.spaces.len() == 15, "a track has 15 spaces")?;
    ensure("research", track.rows.len() == 7, "a track has 7 rows below the temple")?;
    for (number, space) in track.spaces.iter().enumerate() {
        let next_row = |&up: &u8| track.spaces.get(usize::from(up)).is_some_and(|to| to.row == space.row + 1);
        let connected = space.up.iter().all(next_row) && space.up.is_empty() == (number == 14);
        ensure("research", connected, &format!("space {number}: leads up to spaces of the next row"))?;
    }
    let totals: [u8; 3] =
        std::array::from_fn(|count| track.spaces.iter().map(|space| space.bonus[count]).sum());
    ensure("research", totals == bonus, &format!("{bonus:?} bonus tiles lie on the spaces"))
}

/// How often 0 to 4 occur.
fn histogram(values: impl Iterator<Item = u8>) -> [u8; 5] {
    let mut counts = [0; 5];
    values.for_each(|value| counts[usize::from(value.min(4))] += 1);
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::catalogue::Files;

    #[test]
    fn the_shipped_files_are_the_box() {
        let catalogue = Catalogue::load(&Files::SHIPPED).unwrap();
        let sum = |cards: &[crate::components::catalogue::CardData]| {
            cards
                .iter()
                .fold((0, 0), |(cost, points), card| (cost + u32::from(card.cost), points + card.points))
        };
        assert_eq!(sum(&catalogue.cards[..ITEMS]), (101, 57));
        assert_eq!(sum(&catalogue.cards[ITEMS..ITEMS + ARTIFACTS]), (117, 51));
    }

    #[test]
    fn a_wrong_file_is_told_which_component_breaks_which_constraint() {
        type Break = fn(&mut Files<'static>, &'static str);
        let cases: [(&str, &str, &str, &str, Break); 21] = [
            (Files::SHIPPED.items, "cost = 3", "cost = 4", "12 and 8 items cost", |f, t| f.items = t),
            (Files::SHIPPED.items, "points = 1", "points = 2", "27, 9 and 4", |f, t| f.items = t),
            (Files::SHIPPED.items, "ship ship", "ship car", "24 cars, 25 ships", |f, t| f.items = t),
            (Files::SHIPPED.items, "exiles = true", "exiles = false", "7 items exile", |f, t| f.items = t),
            (
                Files::SHIPPED.items,
                "draw 1; dig",
                "drew 1; dig",
                "`sea-turtle`: `drew` is not a step",
                |f, t| f.items = t,
            ),
            (Files::SHIPPED.items, "{ gain 1 jewel }", "{ gain 1 jewel", "`}` is missing", |f, t| {
                f.items = t
            }),
            (Files::SHIPPED.items, "\"ostrich\"", "\"sea-turtle\"", "`sea-turtle`: no two", |f, t| {
                f.items = t
            }),
            (Files::SHIPPED.items, "\"ostrich\"", "\"Ostrich\"", "`Ostrich`: a name has small", |f, t| {
                f.items = t
            }),
            (
                Files::SHIPPED.items,
                "confidence = \"V\"",
                "confidence = \"?\"",
                "unknown variant `?`",
                |f, t| f.items = t,
            ),
            (Files::SHIPPED.artifacts, "cost = 3", "cost = 4", "5, 13 and 17", |f, t| f.artifacts = t),
            (Files::SHIPPED.artifacts, "\"plane\"", "\"car\"", "36 planes", |f, t| f.artifacts = t),
            (Files::SHIPPED.basics, "\"boot\"", "\"shoe\"", "`fear`: `shoe` are not", |f, t| f.basics = t),
            (Files::SHIPPED.basics, "cards = 19", "cards = 18", "19 Fear cards", |f, t| f.basics = t),
            (Files::SHIPPED.island, "level-1 = 3", "level-1 = 4", "3 compasses on level I", |f, t| {
                f.island = t
            }),
            (Files::SHIPPED.idols, "copies = 2", "copies = 3", "3, 3, 3, 3, 2 and 2", |f, t| f.idols = t),
            (Files::SHIPPED.guardians, "travel ship", "travel car", "5 exiles, 3 ships", |f, t| {
                f.guardians = t
            }),
            (Files::SHIPPED.guardians, "1 compass 1 coin", "1 compass 1 cone", "`g01`: `1`", |f, t| {
                f.guardians = t
            }),
            (Files::SHIPPED.assistants, "timing = \"main\"\n", "", "one assistant is a main", |f, t| {
                f.assistants = t
            }),
            (Files::SHIPPED.research, "up = [3, 4]", "up = [5, 4]", "space 1: leads up", |f, t| {
                f.research = t
            }),
            (
                Files::SHIPPED.research,
                "bonus = [1, 1, 1]",
                "bonus = [0, 1, 1]",
                "[7, 9, 11] bonus",
                |f, t| f.research = t,
            ),
            (Files::SHIPPED.rival, "arrow = \"left\"", "arrow = \"right\"", "5 of the 10 tiles", |f, t| {
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
}
