//! How many tables a server can hold: `cargo xtask load`.
//!
//! Starts the program, seats two scripted players at each of many tables, lets them play random games
//! over HTTP, each listening to a stream of its own, and says how long the server took to
//! acknowledge an action and how much memory a table takes. With a bot at the second seat of each table it also says how long
//! players waited for bots. On PostgreSQL there are two servers, and the two players of
//! a table are in different ones.

mod figures;
mod players;
mod plot;
mod servers;

use std::error::Error;
use std::fs;
use std::time::Duration;

use figures::Figures;
use players::Run;
use servers::{Houses, Store};

type Fallible<T> = Result<T, Box<dyn Error + Send + Sync>>;

const USAGE: &str = "usage: load PROGRAM PLOT.svg [STORE,… [TABLES,… [SECONDS [PAUSE_MS [BOT]]]]]";

/// What is asked on the command line.
struct Plan {
    program: String,
    /// Where the picture goes.
    plot: String,
    stores: Vec<Store>,
    tables: Vec<usize>,
    seconds: u64,
    /// The mean pause of a player, in milliseconds.
    pause: u64,
    /// Against whom every player plays, if not against another one.
    bot: Option<String>,
}

impl Plan {
    fn read(words: &[String]) -> Fallible<Plan> {
        let word = |index: usize, default: &'static str| words.get(index).map_or(default, String::as_str);
        let (Some(program), Some(plot)) = (words.first(), words.get(1)) else { return Err(USAGE.into()) };
        Ok(Plan {
            program: program.clone(),
            plot: plot.clone(),
            stores: word(2, "sqlite").split(',').map(str::parse).collect::<Result<_, _>>()?,
            tables: word(3, "2000").split(',').map(str::parse).collect::<Result<_, _>>()?,
            seconds: word(4, "60").parse()?,
            pause: word(5, "5000").parse()?,
            bot: words.get(6).cloned(),
        })
    }
}

fn main() -> Fallible<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    tokio::runtime::Runtime::new()?.block_on(run(&Plan::read(&words)?))
}

async fn run(plan: &Plan) -> Fallible<()> {
    let mut all = Vec::new();
    for &store in &plan.stores {
        for &tables in &plan.tables {
            let figures = measure(plan, store, tables).await?;
            eprintln!("{figures}");
            all.push(figures);
        }
    }
    println!("{}", Figures::head(plan.bot.is_some()));
    all.iter().for_each(|figures| println!("{figures}"));
    fs::write(&plan.plot, plot::latencies(&all))?;
    println!("\n{}", plan.plot);
    Ok(())
}

async fn measure(plan: &Plan, store: Store, tables: usize) -> Fallible<Figures> {
    let servers = Houses::open(&plan.program, store)?;
    let empty = servers.memory()?;
    let run = Run::new(servers.addresses(), plan.pause, plan.bot.clone())?;
    run.fill(tables).await;
    // Whoever has just sat down is still busy with it.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = servers.processor()?;
    let (latencies, waits) = run.measure(plan.seconds).await;
    let processor = (servers.processor()? - before) / plan.seconds as f64;
    let memory = servers.memory()?.saturating_sub(empty) as f64 / tables as f64;
    let failures = run.end();
    let players = if plan.bot.is_some() { tables } else { 2 * tables };
    let waits = plan.bot.as_ref().map(|_| waits);
    let seconds = plan.seconds;
    Ok(Figures { store, tables, players, seconds, latencies, waits, processor, memory, failures })
}
