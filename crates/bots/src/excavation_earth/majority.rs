//! What the command centres are expected to bring.

use dighouse_excavation_earth::{Centre, ExcavationEarth, Party, Player, ROUNDS, majority_prizes};

/// The largest lead for which duels are computed in advance.
const MAX_LEAD: u8 = 8;

/// What envoys are expected to bring at the end of this round and of later ones. A lead may change by `spread` envoys in
/// a round.
pub(super) struct Majorities {
    spread: f64,
    /// The current round.
    round: u8,
    /// What a centre brings a party with one rival there, by the rival's lead.
    duels: [f64; 2 * MAX_LEAD as usize + 1],
}

impl Majorities {
    pub(super) fn new(round: u8, spread: f64) -> Majorities {
        let lead = |place: usize| place as f64 - f64::from(MAX_LEAD);
        let duels = std::array::from_fn(|place| prizes(&[lead(place)], round, spread));
        Majorities { spread, round, duels }
    }

    /// What a party's envoys are expected to bring.
    pub(super) fn expected(&self, game: &ExcavationEarth, party: Party) -> f64 {
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
            [lead] if round == self.round && lead.abs() <= f64::from(MAX_LEAD) => {
                self.duels[(lead + f64::from(MAX_LEAD)) as usize]
            }
            ref leads => prizes(leads, round, self.spread),
        }
    }
}

/// The mean prize of a centre from this round on, against rivals with these leads.
fn prizes(leads: &[f64], round: u8, spread: f64) -> f64 {
    (round..=ROUNDS).map(|later| prize(leads, later, spread * f64::from(1 + later - round))).sum()
}

/// The mean prize of a centre in one round, against rivals with these leads.
fn prize(leads: &[f64], round: u8, spread: f64) -> f64 {
    let [first, second, third] = majority_prizes(round).map(f64::from);
    match leads {
        [] => first,
        [lead] => first + (second - first) * chance_ahead(*lead, spread),
        _ => {
            let mut ranks = [1.0, 0.0, 0.0, 0.0];
            for (place, &lead) in leads.iter().enumerate() {
                add_rival(&mut ranks[..place + 2], chance_ahead(lead, spread));
            }
            ranks[0] * first + ranks[1] * second + ranks[2] * third
        }
    }
}

/// The chance that a rival with this lead ends ahead.
fn chance_ahead(lead: f64, spread: f64) -> f64 {
    0.5 + 0.5 * lead / (spread + lead.abs())
}

/// Updates the chances of each rank for one more rival, who is ahead with this chance.
fn add_rival(ranks: &mut [f64], ahead: f64) {
    for rank in (0..ranks.len()).rev() {
        let from_before = if rank == 0 { 0.0 } else { ranks[rank - 1] * ahead };
        ranks[rank] = ranks[rank] * (1.0 - ahead) + from_before;
    }
}
