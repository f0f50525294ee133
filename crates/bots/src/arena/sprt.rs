//! The sequential probability ratio test: is one bot stronger than the other by so many Elo points, or not?
//!
//! Two hypotheses are compared after every pair of games: the first bot's strength relative to the second is `elo0`, or
//! it is `elo1`. The two games of a pair have the same deal with the seats swapped, so their results depend on each
//! other; the test therefore counts pairs, by their five possible results, and takes no model of draws for granted. The
//! statistic is the generalized log-likelihood ratio: for each hypothesis the most likely distribution of those results
//! whose mean is the score that the hypothesis predicts. This is the test of Fishtest, see M. Van den Bergh, *Comments on
//! Normalized Elo* (2020), and A. Wald, *Sequential Analysis* (1947), for the bounds.

use std::fmt;
use std::str::FromStr;

use dighouse_game::ParseError;
use serde::Serialize;

/// The chance to accept `elo1` if `elo0` is true, and that to accept `elo0` if `elo1` is true.
const RISK: f64 = 0.05;

/// How often each result of a pair is counted in advance, so that no distribution is degenerate.
const PRIOR: f64 = 1e-3;

/// The results of a pair: the mean score of the first bot in its two games.
const RESULTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The two hypotheses of a test, in Elo points. Each is rejected by mistake with a chance of 5%.
///
/// ```
/// use dighouse_bots::arena::Sprt;
///
/// let test: Sprt = "0,30".parse()?;
/// assert_eq!((test.elo0(), test.elo1()), (0.0, 30.0));
/// assert!("30,0".parse::<Sprt>().is_err(), "the lower bound comes first");
/// # Ok::<(), dighouse_game::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

impl Sprt {
    /// A test of `elo0` against the greater `elo1`. `None` unless both are within 1000 points.
    pub fn new(elo0: f64, elo1: f64) -> Option<Sprt> {
        let near = |elo: f64| elo.abs() <= 1000.0;
        (near(elo0) && near(elo1) && elo0 < elo1).then_some(Sprt { elo0, elo1 })
    }

    /// The lower hypothesis.
    pub const fn elo0(self) -> f64 {
        self.elo0
    }

    /// The greater hypothesis.
    pub const fn elo1(self) -> f64 {
        self.elo1
    }
}

impl FromStr for Sprt {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Sprt, ParseError> {
        let number = |text: &str| text.trim().parse::<f64>().ok();
        text.split_once(',')
            .and_then(|(elo0, elo1)| Sprt::new(number(elo0)?, number(elo1)?))
            .ok_or_else(|| ParseError::new("two numbers of Elo points such as `0,30`, the lower first", text))
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.elo0, self.elo1)
    }
}

/// What a test found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SprtReport {
    /// The lower hypothesis, in Elo points of the first bot relative to the second.
    pub elo0: f64,
    /// The greater hypothesis.
    pub elo1: f64,
    /// The log-likelihood ratio of the hypotheses.
    pub llr: f64,
    /// At this ratio the lower hypothesis is accepted.
    pub lower: f64,
    /// At this ratio the greater hypothesis is accepted.
    pub upper: f64,
    /// The number of pairs in which the first bot scored 0, 1/2, 1, 3/2 and 2.
    pub pairs: [u64; 5],
    /// Which hypothesis is accepted.
    pub verdict: Verdict,
}

/// The end of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first bot is stronger by `elo1` rather than by `elo0`.
    Stronger,
    /// It is not.
    NotStronger,
    /// There were not enough games to decide.
    Undecided,
}

/// A test that is running.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    test: Sprt,
    pairs: [u64; 5],
    /// Twice the score of the first bot in the first game of the pair that is open.
    open: Option<usize>,
}

impl Trial {
    pub(super) const fn new(test: Sprt) -> Trial {
        Trial { test, pairs: [0; 5], open: None }
    }

    /// Counts a game in which the first bot scored `halves` halves of a win, and says whether the test is over.
    pub(super) fn add(&mut self, halves: usize) -> bool {
        match self.open.take() {
            None => self.open = Some(halves),
            Some(first) => self.pairs[first + halves] += 1,
        }
        self.open.is_none() && self.report().verdict != Verdict::Undecided
    }

    pub(super) fn report(&self) -> SprtReport {
        let Sprt { elo0, elo1 } = self.test;
        let upper = ((1.0 - RISK) / RISK).ln();
        let llr = log_likelihood_ratio(&self.pairs, score(elo0), score(elo1));
        let verdict = match llr {
            llr if llr >= upper => Verdict::Stronger,
            llr if llr <= -upper => Verdict::NotStronger,
            _ => Verdict::Undecided,
        };
        SprtReport { elo0, elo1, llr, lower: -upper, upper, pairs: self.pairs, verdict }
    }
}

/// The expected score of a bot that is stronger by so many Elo points.
fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

fn log_likelihood_ratio(pairs: &[u64; 5], score0: f64, score1: f64) -> f64 {
    let counts = pairs.map(|count| count as f64 + PRIOR);
    let total: f64 = counts.iter().sum();
    let shares = counts.map(|count| count / total);
    let (tilt0, tilt1) = (tilt(&shares, score0), tilt(&shares, score1));
    let ratio = |(share, result): (f64, f64)| {
        let likelihood = |tilt: f64, score: f64| (1.0 + tilt * (result - score)).ln();
        share * (likelihood(tilt0, score0) - likelihood(tilt1, score1))
    };
    total * shares.into_iter().zip(RESULTS).map(ratio).sum::<f64>()
}

/// The most likely distribution with the mean `score` has the shares p / (1 + x (result - score)), where x, the tilt,
/// makes them add up to one. It is found by bisection, since the sum falls as x grows.
fn tilt(shares: &[f64; 5], score: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..100 {
        let x = (low + high) / 2.0;
        let term = |(share, result): (&f64, f64)| share * (result - score) / (1.0 + x * (result - score));
        let slope: f64 = shares.iter().zip(RESULTS).map(term).sum();
        if slope > 0.0 { low = x } else { high = x }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Seed, Stream};

    use super::*;

    /// How a simulated match goes on.
    struct World {
        elo: f64,
        /// The share of drawn games.
        draws: f64,
        /// How much the first seat adds to the expected score.
        seat: f64,
    }

    impl World {
        /// Plays a match until the test is over, and returns the verdict and the number of pairs.
        fn play(&self, test: Sprt, rng: &mut Stream) -> (Verdict, u64) {
            let mut trial = Trial::new(test);
            let mut game = 0;
            loop {
                let seat = if game % 2 == 0 { self.seat } else { -self.seat };
                game += 1;
                let score = score(self.elo) + seat;
                // The draws take as much from either side as there is.
                let drawn = self.draws * 2.0 * score.min(1.0 - score);
                let chance = f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
                let win = score - drawn / 2.0;
                let halves = if chance < win { 2 } else { usize::from(chance < win + drawn) };
                if trial.add(halves) || game == 200_000 {
                    return (trial.report().verdict, game / 2);
                }
            }
        }

        /// The share of 400 matches that find the first bot stronger, and the mean number of pairs.
        fn stronger(&self, test: Sprt) -> (f64, f64) {
            let mut rng = Stream::new(Seed::from_number(5), 0);
            let matches: Vec<_> = (0..400).map(|_| self.play(test, &mut rng)).collect();
            assert!(matches.iter().all(|(verdict, _)| *verdict != Verdict::Undecided), "every test ends");
            let found = matches.iter().filter(|(verdict, _)| *verdict == Verdict::Stronger).count();
            (found as f64 / 400.0, matches.iter().map(|(_, pairs)| *pairs as f64).sum::<f64>() / 400.0)
        }
    }

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 60.0 };

    /// The standard error of 5% in 400 matches is 1.1%: 9% is more than three of them above the risk.
    #[test]
    fn either_hypothesis_is_rejected_by_mistake_in_one_match_of_twenty() {
        for (draws, seat) in [(0.0, 0.0), (0.4, 0.0), (0.1, 0.3)] {
            let (wrong, _) = World { elo: 0.0, draws, seat }.stronger(TEST);
            let (right, _) = World { elo: 60.0, draws, seat }.stronger(TEST);
            assert!(wrong < 0.09 && right > 0.91, "draws {draws}, seat {seat}: {wrong} {right}");
            assert!(wrong > 0.005 && right < 0.995, "the test is no stricter than it says: {wrong} {right}");
        }
    }

    #[test]
    fn a_clear_difference_is_found_sooner() {
        let pairs = |elo| World { elo, draws: 0.0, seat: 0.0 }.stronger(TEST).1;
        let (clear, middle) = (pairs(150.0), pairs(30.0));
        assert!(clear < 60.0 && middle > 3.0 * clear, "{clear} {middle}");
    }

    #[test]
    fn pairs_use_what_the_seats_explain() {
        // Where the seat decides most games, almost every pair is drawn: the games say less than as many coin tosses,
        // and a test of single games would take them for such.
        let pairs = |seat| World { elo: 60.0, draws: 0.0, seat }.stronger(TEST).1;
        assert!(pairs(0.38) < pairs(0.0), "{} {}", pairs(0.38), pairs(0.0));
    }

    #[test]
    fn the_ratio_matches_the_normal_approximation_for_many_games() {
        let pairs = [900, 2300, 3500, 2400, 900];
        let (score0, score1) = (score(0.0), score(5.0));
        let total: f64 = pairs.iter().sum::<u64>() as f64;
        let mean: f64 = pairs.iter().zip(RESULTS).map(|(&n, result)| n as f64 * result).sum::<f64>() / total;
        let variance: f64 =
            pairs.iter().zip(RESULTS).map(|(&n, result)| n as f64 * (result - mean).powi(2)).sum::<f64>()
                / total;
        let normal = total * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance);
        let exact = log_likelihood_ratio(&pairs, score0, score1);
        assert!((normal - exact).abs() < 0.02, "{normal} {exact}");
    }

    #[test]
    fn bounds_are_read_in_order() {
        assert_eq!("-5, 5".parse::<Sprt>().unwrap().to_string(), "-5,5");
        for text in ["", "0", "30,0", "0,0", "0,NaN", "0,inf", "0,9999", "0,30,60"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
