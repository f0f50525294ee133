//! The axes of a picture.

use super::svg::{LEFT, RIGHT, Svg, TOP};

/// Maps numbers from `low` to `high` to a line from `start` to `end`.
pub(super) struct Axis {
    low: f64,
    high: f64,
    start: f64,
    end: f64,
}

impl Axis {
    /// A horizontal axis.
    pub(super) fn across(low: f64, high: f64) -> Axis {
        Axis::new(low, high, LEFT, RIGHT)
    }

    /// A vertical axis.
    pub(super) fn up(low: f64, high: f64, picture: &Svg) -> Axis {
        Axis::new(low, high, picture.bottom(), TOP)
    }

    fn new(low: f64, high: f64, start: f64, end: f64) -> Axis {
        Axis { low, high: if high > low { high } else { low + 1.0 }, start, end }
    }

    /// The coordinate of a number.
    pub(super) fn at(&self, number: f64) -> f64 {
        self.start + (number - self.low) / (self.high - self.low) * (self.end - self.start)
    }

    /// At most six round numbers along the axis.
    pub(super) fn marks(&self) -> Vec<f64> {
        let least = (self.high - self.low) / 5.0;
        let ten = 10.0_f64.powf(least.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|part| part * ten).into_iter().find(|&step| step >= least);
        let step = step.unwrap_or(least);
        let (first, last) = ((self.low / step).ceil() as i64, (self.high / step).floor() as i64);
        (first..=last).map(|number| number as f64 * step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(Axis::across(0.0, 100.0).marks(), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(Axis::across(-7.0, 131.0).marks(), [0.0, 50.0, 100.0]);
        assert_eq!(Axis::across(-320.0, 180.0).marks(), [-300.0, -200.0, -100.0, 0.0, 100.0]);
        assert_eq!(Axis::across(5.0, 5.0).marks().first(), Some(&5.0), "one number has a place, too");
    }

    #[test]
    fn numbers_map_to_coordinates() {
        let axis = Axis::across(10.0, 20.0);
        assert_eq!((axis.at(10.0), axis.at(20.0), axis.at(15.0)), (LEFT, RIGHT, f64::midpoint(LEFT, RIGHT)));
    }
}
