//! Steps that run one after another or side by side, and a table of the time they took.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::step::Step;

struct Outcome {
    name: &'static str,
    time: Duration,
    passed: bool,
}

/// A run of steps.
pub(crate) struct Stages {
    began: Instant,
    outcomes: Mutex<Vec<Outcome>>,
}

impl Stages {
    pub(crate) fn new() -> Stages {
        Stages { began: Instant::now(), outcomes: Mutex::new(Vec::new()) }
    }

    /// Runs the lists side by side and the steps of each list in order. A failure stops every list after its current
    /// step.
    pub(crate) fn all(&self, lists: Vec<Vec<Step>>) -> bool {
        let failed = AtomicBool::new(false);
        thread::scope(|scope| {
            for list in &lists {
                scope.spawn(|| self.run_in_order(list, &failed));
            }
        });
        !failed.into_inner()
    }

    fn run_in_order(&self, list: &[Step], failed: &AtomicBool) {
        for step in list {
            if failed.load(Ordering::Relaxed) {
                return;
            }
            let began = Instant::now();
            let passed = step.succeeds();
            let outcome = Outcome { name: step.name, time: began.elapsed(), passed };
            self.outcomes.lock().expect("no step panics while it holds the list").push(outcome);
            failed.fetch_or(!passed, Ordering::Relaxed);
        }
    }

    /// Runs the lists as [`Stages::all`] does and prints the table.
    pub(crate) fn run(self, lists: Vec<Vec<Step>>) -> ExitCode {
        let passed = self.all(lists);
        self.conclude(passed)
    }

    /// Prints how long each step took, and what failed.
    pub(crate) fn conclude(self, passed: bool) -> ExitCode {
        let outcomes = self.outcomes.into_inner().expect("no step panics while it holds the list");
        println!("\n{:<32} {:>9}", "stage", "time");
        for Outcome { name, time, passed } in &outcomes {
            println!("{name:<32} {:>9}{}", clock(*time), if *passed { "" } else { "  FAILED" });
        }
        println!("{:<32} {:>9}", "total", clock(self.began.elapsed()));
        match outcomes.iter().find(|outcome| !outcome.passed) {
            None => println!("\nPASSED: all {} steps", outcomes.len()),
            Some(outcome) => println!("\nFAILED: {}", outcome.name),
        }
        if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

fn clock(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}
