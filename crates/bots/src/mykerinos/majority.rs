//! What the zones are expected to bring while players still dig.

use dighouse_game::Seat;
use dighouse_mykerinos::{Expedition, Placement, View};

use super::rewards::Rewards;
use super::weights::Weights;

/// The seats, then the neutral expedition.
const EXPEDITIONS: usize = 5;
const NEUTRAL: usize = 4;

/// The chances of each rank in a zone.
type Ranks = [f64; EXPEDITIONS];

/// Everything that decides the majorities: the archaeologists in each zone, how many more may come, and who wins ties.
#[derive(Clone, Debug)]
pub(super) struct Majorities<'a> {
    weights: &'a Weights,
    /// The archaeologists in each zone, by expedition.
    cubes: Vec<[u8; EXPEDITIONS]>,
    /// How many may still be placed: 0 for those who have passed.
    may_come: [f64; EXPEDITIONS],
    /// The rank of each expedition in ties, the strongest first. Between equal ranks a tie is still open.
    ties: [usize; EXPEDITIONS],
    /// What the first three ranks of each zone bring each seat.
    rewards: Vec<Vec<[f64; 3]>>,
}

impl<'a> Majorities<'a> {
    pub(super) fn of(weights: &'a Weights, view: &View) -> Majorities<'a> {
        let mut majorities = Majorities {
            weights,
            cubes: vec![[0; EXPEDITIONS]; view.zones.len()],
            may_come: [0.0; EXPEDITIONS],
            ties: [usize::MAX; EXPEDITIONS],
            rewards: view.zones.iter().map(|zone| rewards(weights, view, zone.zone)).collect(),
        };
        for zone in &view.zones {
            for ranked in &zone.ranking {
                majorities.cubes[usize::from(zone.zone) - 1][index(ranked.who)] = ranked.cubes;
            }
        }
        for player in view.players.iter().filter(|player| player.space.is_none()) {
            majorities.may_come[player.seat.index()] = f64::from(player.pool.min(8));
            majorities.may_come[NEUTRAL] += f64::from(player.neutral_pool);
        }
        for (group, members) in view.ties.iter().enumerate() {
            members.iter().for_each(|&who| majorities.ties[index(who)] = group);
        }
        majorities
    }

    /// The same after archaeologists were placed on these squares.
    pub(super) fn with(&self, view: &View, who: Expedition, squares: Placement) -> Majorities<'a> {
        let mut after = self.clone();
        for square in squares.iter() {
            let zone = view.squares.iter().find(|seen| seen.square == square).map_or(0, |seen| seen.zone - 1);
            after.cubes[usize::from(zone)][index(who)] += 1;
        }
        let placed = squares.len() as f64;
        after.may_come[index(who)] = (after.may_come[index(who)] - placed).max(0.0);
        after
    }

    /// The same after a seat has passed: it places nothing more and wins the ties that are open.
    pub(super) fn passed(&self, seat: Seat) -> Majorities<'a> {
        let mut after = self.clone();
        let group = self.ties[seat.index()];
        for (other, tie) in after.ties.iter_mut().enumerate() {
            if other != seat.index() && *tie >= group {
                *tie = tie.saturating_add(1);
            }
        }
        after.may_come[seat.index()] = 0.0;
        after
    }

    /// What all zones together are expected to bring a seat.
    pub(super) fn expected(&self, seat: Seat) -> f64 {
        let zone = |zone: usize| {
            let ranks = self.ranks(zone, seat.index());
            let rewards = self.rewards[zone][seat.index()];
            ranks.iter().zip(rewards).map(|(chance, reward)| chance * reward).sum::<f64>()
        };
        (0..self.cubes.len()).map(zone).sum()
    }

    /// The chances of each rank in a zone; all 0 for an expedition that is not there.
    fn ranks(&self, zone: usize, own: usize) -> Ranks {
        let mut ranks = Ranks::default();
        if self.cubes[zone][own] == 0 {
            return ranks;
        }
        ranks[0] = 1.0;
        for rival in (0..EXPEDITIONS).filter(|&rival| rival != own && self.may_compete(zone, rival)) {
            let ahead = self.chance_ahead(zone, rival, own);
            for rank in (0..EXPEDITIONS).rev() {
                let from_before = if rank == 0 { 0.0 } else { ranks[rank - 1] * ahead };
                ranks[rank] = ranks[rank] * (1.0 - ahead) + from_before;
            }
        }
        ranks
    }

    /// Whether a rival is in a zone or may still come.
    fn may_compete(&self, zone: usize, rival: usize) -> bool {
        self.cubes[zone][rival] > 0 || self.may_come[rival] >= 1.0
    }

    /// The chance that a rival ends ahead of `own` in a zone.
    fn chance_ahead(&self, zone: usize, rival: usize, own: usize) -> f64 {
        let zones = self.cubes.len() as f64;
        let lead = f64::from(self.cubes[zone][rival]) - f64::from(self.cubes[zone][own]);
        let tie = match self.ties[rival].cmp(&self.ties[own]) {
            std::cmp::Ordering::Less => 0.5,
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Greater => -0.5,
        };
        let drift = self.weights.drift * (self.may_come[rival] - self.may_come[own]) / zones;
        let spread =
            0.12 + self.weights.spread * ((self.may_come[rival] + self.may_come[own]) / zones).sqrt();
        1.0 / (1.0 + (-(lead + tie + drift) / spread).exp())
    }
}

fn index(who: Expedition) -> usize {
    who.seat().map_or(NEUTRAL, Seat::index)
}

/// What the first, the second and the third of a zone get, by seat.
fn rewards(weights: &Weights, view: &View, zone: u8) -> Vec<[f64; 3]> {
    let seats = view.players.iter().map(|player| {
        let rewards = Rewards::new(weights, view, player.seat);
        let plots = view.plots.iter().filter(|plot| plot.zone == zone);
        let mut plots: Vec<f64> = plots.map(|plot| rewards.plot(plot.face)).collect();
        plots.sort_by(|one, other| other.total_cmp(one));
        let [better, other] = [plots.first(), plots.last()].map(|plot| plot.copied().unwrap_or_default());
        let museum = rewards.best_room();
        [better.max(museum), other.max(museum), 0.25 * other]
    });
    seats.collect()
}
