//! The static site: the client and the engines, for any host, in `target/site`.

use crate::engines;
use crate::step::{ROOT, Step};

/// The site of a release.
pub(crate) fn release() -> Vec<Step> {
    let mut steps = vec![crate::packages(), engines::release()];
    steps.extend(assemble("target/site"));
    steps
}

/// The site with the engines that are in `target/engines`, for tests.
pub(crate) fn quick() -> Vec<Step> {
    assemble("target/quick-site")
}

/// Measures the site in a browser, next to the native program.
pub(crate) fn measure() -> Vec<Step> {
    let mut steps = release();
    steps.extend([
        Step::cargo("native program", "build --release --locked --package dighouse-engine --example speed"),
        crate::install::browser(),
        Step::npm("measure", "run measure").with("DIGHOUSE_SITE", "../target/site"),
    ]);
    steps
}

fn assemble(folder: &str) -> Vec<Step> {
    let into = format!("-- --outDir ../{folder}");
    let node = |name, script: &str| Step::new(name, "node", &format!("web/build/{script}"), ROOT);
    vec![
        Step::npm("client", &format!("run build:client {into} --emptyOutDir")),
        Step::npm("texts", &format!("run build:texts {into}")),
        node("stand alone", &format!("stand-alone.mjs {folder} target/engines")),
        node("service worker", &format!("service-worker.mjs {folder}/sw.js {folder}")),
    ]
}
