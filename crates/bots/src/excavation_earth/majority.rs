//! What the command centres promise.

use dighouse_excavation_earth::{Centre, ExcavationEarth, Party, Player, ROUNDS, majority_prizes};

/// A lead, or a lag, that is reckoned with ahead of time.
const FORESEEN: u8 = 8;

/// What envoys promise at the end of a round and of those to come. A lead may change by `spread` envoys in a round.
pub(super) struct Majorities {
    spread: f64,
    /// The round that goes on, and what a centre promises then to who has one rival there, by the rival's lead.
    round: u8,
    duels: [f64; 2 * FORESEEN as usize + 1],
}

impl Majorities {
    pub(super) fn new(round: u8, spread: f64) -> Majorities {
        let lead = |place: usize| place as f64 - f64::from(FORESEEN);
        let duels = std::array::from_fn(|place| prizes(&[lead(place)], round, spread));
        Majorities { spread, round, duels }
    }

    /// What a party's envoys promise.
    pub(super) fn promise(&self, game: &ExcavationEarth, party: Party) -> f64 {
        let own = game.player(party);
        let (mut rivals, mut count) = ([own; 3], 0);
        for rival in game.variants().parties().filter(|&other| other != party) {
            rivals[count] = game.player(rival);
            count += 1;
        }
        let of_centre = |&centre: &Centre| self.of_centre(own, &rivals[..count], centre, game.round());
        Centre::ALL.iter().map(of_centre).sum()
    }

    fn of_centre(&self, own: &Player, rivals: &[&Player], centre: Centre, round: u8) -> f64 {
        let own = own.envoys_at(centre);
        if own == 0 {
            return 0.0;
        }
        let (mut leads, mut present) = ([0.0; 3], 0);
        for theirs in rivals.iter().map(|rival| rival.envoys_at(centre)).filter(|&theirs| theirs > 0) {
            leads[present] = f64::from(theirs) - f64::from(own);
            present += 1;
        }
        match leads[..present] {
            [lead] if round == self.round && lead.abs() <= f64::from(FORESEEN) => {
                self.duels[(lead + f64::from(FORESEEN)) as usize]
            }
            ref leads => prizes(leads, round, self.spread),
        }
    }
}

/// What a centre pays from this round on to who has rivals with these leads there, in the mean.
fn prizes(leads: &[f64], round: u8, spread: f64) -> f64 {
    (round..=ROUNDS).map(|later| prize(leads, later, spread * f64::from(1 + later - round))).sum()
}

/// What a centre pays in a round to who has rivals with these leads there, in the mean.
fn prize(leads: &[f64], round: u8, spread: f64) -> f64 {
    let [first, second, third] = majority_prizes(round).map(f64::from);
    match leads {
        [] => first,
        [lead] => first + (second - first) * is_ahead(*lead, spread),
        _ => {
            let mut ranks = [1.0, 0.0, 0.0, 0.0];
            for (place, &lead) in leads.iter().enumerate() {
                fall_behind(&mut ranks[..place + 2], is_ahead(lead, spread));
            }
            ranks[0] * first + ranks[1] * second + ranks[2] * third
        }
    }
}

/// The chance that a rival with this lead ends ahead.
fn is_ahead(lead: f64, spread: f64) -> f64 {
    0.5 + 0.5 * lead / (spread + lead.abs())
}

/// The chances of each rank when one more rival is ahead with this chance.
fn fall_behind(ranks: &mut [f64], ahead: f64) {
    for rank in (0..ranks.len()).rev() {
        let from_before = if rank == 0 { 0.0 } else { ranks[rank - 1] * ahead };
        ranks[rank] = ranks[rank] * (1.0 - ahead) + from_before;
    }
}
