//! tmp
use bots::arena::{self, Plan};
use game::{Game, Setup};
use lost_code::LostCode;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    // tune bots games seed opts..
    let bots: Vec<_> = args[1].split(',').map(|b| b.parse().unwrap()).collect();
    let mut setup = Setup::new(&LostCode::INFO, bots.len() as u8).unwrap();
    for o in &args[4..] { setup = setup.choose(o, "on").unwrap(); }
    let plan = Plan { setup, bots, games: args[2].parse().unwrap(), seed: args[3].parse().unwrap(), threads: 2 };
    let t = std::time::Instant::now();
    let r = arena::run::<LostCode>(&plan, &|_| {}).unwrap();
    println!("{:?} {:.1}s {:?}", plan.setup, t.elapsed().as_secs_f64(), &args[1]);
    for b in r.bots { println!("  {:30} {:.3} [{:.3} {:.3}] mean {:.2} {:?} {:.4} ms {}", b.bot, b.win_rate, b.win_rate_low, b.win_rate_high, b.mean_score, b.scores, b.ms_per_decision, b.decisions); }
}
