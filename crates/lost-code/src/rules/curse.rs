//! The Curse of the Temple.

use dighouse_game::{Log, Seat};
use serde::{Deserialize, Serialize};

use crate::rules::score::Category;
use crate::{Event, LostCode};

/// The space of the skull at the start.
pub(crate) const SKULL_SPACE: i16 = 7;

/// The space that ends the curse.
pub(crate) const END_SPACE: i16 = 13;

/// The place of the skull.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "lost-code.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Curse {
    /// Not in the game, or not any more.
    Out,
    /// On the track, for the first player to get there.
    Waiting,
    /// With a player.
    Held(Seat),
}

impl Curse {
    /// The cursed player.
    pub const fn holder(self) -> Option<Seat> {
        match self {
            Curse::Held(seat) => Some(seat),
            Curse::Out | Curse::Waiting => None,
        }
    }
}

impl LostCode {
    /// The first player to reach or pass the skull takes it.
    pub(crate) fn take_curse(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.curse == Curse::Waiting && self.track.points(seat) >= SKULL_SPACE {
            self.curse = Curse::Held(seat);
            log.tell(Event::CurseTaken { seat });
        }
    }

    /// The cursed player loses the points of the wheel for a miss, and gains 1 for each miss of another player.
    pub(crate) fn curse_strikes(
        &mut self,
        cursed: Option<Seat>,
        missed: Seat,
        points: i16,
        log: &mut impl Log<Event>,
    ) {
        let Some(seat) = cursed else { return };
        if seat == missed {
            let points = -self.score(seat, Category::Curse, -points);
            log.tell(Event::CurseLost { seat, points });
        } else {
            self.score(seat, Category::Curse, 1);
            log.tell(Event::CurseGained { seat, other: missed, points: 1 });
        }
    }

    /// At the end of a check the skull leaves the game or goes to the player in front.
    pub(crate) fn pass_curse(&mut self, log: &mut impl Log<Event>) {
        let foremost = self.track.foremost();
        let ended = match self.curse {
            Curse::Out => return,
            Curse::Waiting => false,
            Curse::Held(_) => self.track.points(foremost) >= END_SPACE,
        };
        if ended || self.round >= self.variants.last_cursed_round() {
            self.curse = Curse::Out;
            log.tell(Event::CurseGone);
        } else if self.curse.holder().is_some_and(|holder| holder != foremost) {
            self.curse = Curse::Held(foremost);
            log.tell(Event::CursePassed { seat: foremost });
        }
    }
}
