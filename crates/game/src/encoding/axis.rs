use crate::MAX_SEATS;

/// A dimension of an array: what its places stand for.
///
/// ```
/// use dighouse_game::encoding::Axis;
///
/// const SIDE: Axis = Axis::new("side", 2).named(|place| ["left", "right"][place].to_owned());
/// assert_eq!(SIDE.item(1), "right");
/// assert_eq!(Axis::new("value", 9).item(8), "8", "places are called by their number, from 0");
/// assert_eq!(Axis::SEATS.item(0), "viewer");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    name: &'static str,
    size: usize,
    item: fn(usize) -> String,
}

impl Axis {
    /// The seats in the order of an observation: see [`around`](super::around).
    pub const SEATS: Axis = Axis::new("seat", MAX_SEATS).named(|place| match place {
        0 => "viewer".to_owned(),
        _ => format!("viewer+{place}"),
    });

    /// An axis with `size` places, called by their numbers from 0.
    pub const fn new(name: &'static str, size: usize) -> Axis {
        assert!(size > 0, "an axis has places");
        Axis { name, size, item: |place| place.to_string() }
    }

    /// The same axis, whose places are called what `item` returns.
    #[must_use]
    pub const fn named(self, item: fn(usize) -> String) -> Axis {
        Axis { item, ..self }
    }

    /// The same axis under another name.
    #[must_use]
    pub const fn called(self, name: &'static str) -> Axis {
        Axis { name, ..self }
    }

    /// What the places are.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The number of places.
    pub const fn size(&self) -> usize {
        self.size
    }

    /// What a place is called.
    pub fn item(&self, place: usize) -> String {
        (self.item)(place)
    }
}

/// The number of places of an array with these axes.
pub(super) const fn volume(axes: &[Axis]) -> usize {
    let (mut volume, mut axis) = (1, 0);
    while axis < axes.len() {
        volume *= axes[axis].size;
        axis += 1;
    }
    volume
}
