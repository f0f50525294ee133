//! What the command centres promise.

use excavation_earth::{Centre, ExcavationEarth, Party, ROUNDS, majority_prizes};

/// What a party's envoys promise at the end of this round and of those to come. A lead may change by `spread` envoys
/// in a round.
pub(super) fn promise(game: &ExcavationEarth, party: Party, spread: f64) -> f64 {
    Centre::ALL.iter().map(|&centre| of_centre(game, party, centre, spread)).sum()
}

fn of_centre(game: &ExcavationEarth, party: Party, centre: Centre, spread: f64) -> f64 {
    let own = game.player(party).envoys_at(centre);
    if own == 0 {
        return 0.0;
    }
    let rivals = game.variants().parties().filter(|&other| other != party);
    let (mut leads, mut present) = ([0.0; 3], 0);
    for theirs in rivals.map(|rival| game.player(rival).envoys_at(centre)).filter(|&theirs| theirs > 0) {
        leads[present] = f64::from(theirs) - f64::from(own);
        present += 1;
    }
    (game.round()..=ROUNDS)
        .map(|round| prize(&leads[..present], round, spread * f64::from(1 + round - game.round())))
        .sum()
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
