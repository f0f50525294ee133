//! The engines: the WebAssembly modules for tables in the browser, in `target/engines`.

#[path = "../../crates/assets/making.rs"]
mod making;

use std::error::Error;
use std::path::Path;

use making::{Make, RELEASE};

use crate::step::{ROOT, Step};

/// One slow engine for all games, for tests.
const QUICK: Make = Make {
    modules: &[("all", "arnak,excavation-earth,lost-code,mykerinos")],
    profile: &[
        "--profile=dev",
        "--config=profile.dev.debug=false",
        "--config=profile.dev.package.dighouse-bots.opt-level=1",
        "--config=profile.dev.package.dighouse-lost-code.opt-level=1",
        "--config=profile.dev.package.dighouse-mykerinos.opt-level=1",
    ],
    // What runs at compile time is compiled once for these and for the tests.
    target: ("target", "debug"),
};

/// The engines of a release.
pub(crate) fn release() -> Step {
    Step::own("engines", || build(&RELEASE))
}

/// Engines for tests. A debug build of the program has what is in `target/engines`, so they come first.
pub(crate) fn quick() -> Step {
    Step::own("engines", || build(&QUICK))
}

fn build(make: &Make) -> Result<(), Box<dyn Error>> {
    making::build(Path::new(ROOT), make, &Path::new(ROOT).join("target/engines"))?;
    Ok(())
}
