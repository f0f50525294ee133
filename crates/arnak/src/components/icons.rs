//! Travel icons and what they can pay for.
//!
//! A boot pays a boot; a car or a ship pays itself or a boot; a plane pays anything. Each icon pays
//! one icon of a cost.

use std::fmt;
use std::str::FromStr;

use dighouse_game::ParseError;
use serde::{Deserialize, Serialize};

/// A travel icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Icon {
    Boot,
    Car,
    Ship,
    Plane,
}

impl Icon {
    /// All of them.
    pub const ALL: [Icon; 4] = [Icon::Boot, Icon::Car, Icon::Ship, Icon::Plane];

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        ["boot", "car", "ship", "plane"][self as usize]
    }
}

impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Icon {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Icon, ParseError> {
        let icon = Icon::ALL.into_iter().find(|icon| icon.name() == text);
        icon.ok_or_else(|| ParseError::new("a travel icon", text))
    }
}

/// A number of each icon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Icons {
    pub boot: u8,
    pub car: u8,
    pub ship: u8,
    pub plane: u8,
}

impl Icons {
    /// None at all.
    pub const NONE: Icons = Icons { boot: 0, car: 0, ship: 0, plane: 0 };

    /// Just this one.
    pub fn one(icon: Icon) -> Icons {
        let mut counts = [0; 4];
        counts[icon as usize] = 1;
        Icons::new(counts)
    }

    /// Only planes.
    pub const fn planes(plane: u8) -> Icons {
        Icons { plane, ..Icons::NONE }
    }

    /// These numbers, in the order of [`Icon::ALL`].
    pub const fn new([boot, car, ship, plane]: [u8; 4]) -> Icons {
        Icons { boot, car, ship, plane }
    }

    /// These numbers, in the order of [`Icon::ALL`].
    pub const fn counts(self) -> [u8; 4] {
        [self.boot, self.car, self.ship, self.plane]
    }

    /// How many there are of a kind.
    pub const fn count(self, icon: Icon) -> u8 {
        self.counts()[icon as usize]
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.boot + self.car + self.ship + self.plane
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, more: Icons) -> Icons {
        let (left, right) = (self.counts(), more.counts());
        Icons::new(std::array::from_fn(|kind| left[kind].saturating_add(right[kind])))
    }

    /// What is left.
    #[must_use]
    pub fn minus(self, less: Icons) -> Icons {
        let (left, right) = (self.counts(), less.counts());
        Icons::new(std::array::from_fn(|kind| left[kind].saturating_sub(right[kind])))
    }

    /// All of them as planes: Guardian's Ocarina.
    #[must_use]
    pub const fn as_planes(self) -> Icons {
        Icons::planes(self.len())
    }

    /// How many icons of a cost these can pay at most. Each icon pays one icon of the cost.
    ///
    /// ```
    /// use dighouse_arnak::Icons;
    ///
    /// let plane_and_car: Icons = "plane car".parse()?;
    /// assert_eq!(plane_and_car.pay_of("ship ship".parse()?), 1);
    /// assert_eq!(plane_and_car.pay_of("ship boot".parse()?), 2);
    /// # Ok::<(), dighouse_game::ParseError>(())
    /// ```
    pub fn pay_of(self, cost: Icons) -> u8 {
        let cars = self.car.min(cost.car);
        let ships = self.ship.min(cost.ship);
        let beyond_planes = (cost.car - cars) + (cost.ship - ships) + cost.plane;
        let planes = self.plane.min(beyond_planes);
        let left = self.len() - cars - ships - planes;
        cars + ships + planes + left.min(cost.boot)
    }

    /// What is left of a cost when these pay as much of it as they can, the dearest icons first.
    #[must_use]
    pub fn unpaid_of(self, cost: Icons) -> Icons {
        let own = Icons { car: self.car.min(cost.car), ship: self.ship.min(cost.ship), ..Icons::NONE };
        let mut left = cost.minus(own);
        let mut planes = self.plane;
        for due in [&mut left.plane, &mut left.car, &mut left.ship] {
            let paid = planes.min(*due);
            *due -= paid;
            planes -= paid;
        }
        let others = self.minus(own);
        left.boot = left.boot.saturating_sub(others.boot + others.car + others.ship + planes);
        left
    }

    /// Whether these pay the whole cost.
    pub fn cover(self, cost: Icons) -> bool {
        self.pay_of(cost) == cost.len()
    }

    /// Whether these are at least as good as `other` for whatever may come.
    pub fn dominate(self, other: Icons) -> bool {
        self.cover(other)
    }

    /// Every choice of some of these.
    pub fn parts(self) -> impl Iterator<Item = Icons> {
        let [boots, cars, ships, planes] = self.counts();
        (0..=boots).flat_map(move |boot| {
            (0..=cars).flat_map(move |car| {
                (0..=ships)
                    .flat_map(move |ship| (0..=planes).map(move |plane| Icons { boot, car, ship, plane }))
            })
        })
    }
}

impl FromStr for Icons {
    type Err = ParseError;

    /// Names with spaces in between: `car car`.
    fn from_str(text: &str) -> Result<Icons, ParseError> {
        text.split_whitespace().try_fold(Icons::NONE, |icons, word| Ok(icons.plus(Icons::one(word.parse()?))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn icons(text: &str) -> Icons {
        text.parse().unwrap()
    }

    #[test]
    fn the_hierarchy_of_travel() {
        let pays = [
            ("boot", [true, false, false, false]),
            ("car", [true, true, false, false]),
            ("ship", [true, false, true, false]),
            ("plane", [true, true, true, true]),
        ];
        for (spent, row) in pays {
            for (cost, pays) in Icon::ALL.into_iter().zip(row) {
                assert_eq!(icons(spent).cover(Icons::one(cost)), pays, "{spent} for {cost}");
            }
        }
    }

    #[test]
    fn what_is_unpaid_is_as_easy_to_pay_as_can_be() {
        for (spent, cost, left) in [
            ("", "boot car", "boot car"),
            ("car", "boot boot", "boot"),
            ("ship", "car", "car"),
            ("plane car", "boot car", ""),
            ("boot", "boot car", "car"),
            ("plane", "ship car", "ship"),
            ("plane", "boot plane", "boot"),
            ("plane boot", "boot plane", ""),
        ] {
            assert_eq!(icons(spent).unpaid_of(icons(cost)), icons(left), "{spent} for {cost}");
        }
        let some = icons("boot boot car car ship ship plane plane");
        for (spent, cost) in some.parts().flat_map(|spent| some.parts().map(move |cost| (spent, cost))) {
            assert_eq!(
                spent.unpaid_of(cost).len(),
                cost.len() - spent.pay_of(cost),
                "{spent:?} for {cost:?}"
            );
        }
    }

    #[test]
    fn each_icon_pays_one_icon_of_a_cost() {
        for (spent, cost, pays) in [
            ("car", "car car", false),
            ("car plane", "car car", true),
            ("plane plane", "ship car", true),
            ("car car", "ship car", false),
            ("car ship", "ship car", true),
            ("plane boot", "boot plane", true),
            ("plane car", "boot plane", true),
            ("car car", "boot plane", false),
            ("car ship", "boot boot", true),
            ("", "", true),
        ] {
            assert_eq!(icons(spent).cover(icons(cost)), pays, "{spent} for {cost}");
        }
    }
}
