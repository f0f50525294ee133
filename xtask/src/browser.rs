//! The browser that the tests need.

use std::process::{Command, Stdio};

use crate::step::Step;

/// The names under which it may be installed.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Makes sure that there is a browser: on Debian it is installed, if it is missing.
pub(crate) fn installed() -> Step {
    let found = NAMES.iter().find(|name| {
        let probe = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        probe.is_ok_and(|status| status.success())
    });
    match found {
        Some(name) => Step::new("browser", name, "--version", "."),
        None => Step::new("browser", "sh", "-c", ".").then(
            "export DEBIAN_FRONTEND=noninteractive; \
             sudo=$([ \"$(id -u)\" = 0 ] || echo sudo); \
             $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends chromium",
        ),
    }
}
