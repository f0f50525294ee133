//! Programs of the system that the tests need.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::step::Step;

/// The names under which a browser may be installed.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Makes sure that there is a browser.
pub(crate) fn browser() -> Step {
    let found = BROWSERS.iter().find(|name| {
        let probe = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        probe.is_ok_and(|status| status.success())
    });
    match found {
        Some(name) => Step::new("browser", name, "--version", "."),
        None => installed("browser", "chromium"),
    }
}

/// Makes sure that there is a database server.
pub(crate) fn postgres() -> Step {
    let folder = Path::new("/usr/lib/postgresql");
    if folder.exists() {
        Step::new("database", "ls", "/usr/lib/postgresql", ".")
    } else {
        installed("database", "postgresql")
    }
}

/// Installs a package, on Debian.
fn installed(name: &'static str, package: &str) -> Step {
    Step::new(name, "sh", "-c", ".").then(&format!(
        "export DEBIAN_FRONTEND=noninteractive; \
         sudo=$([ \"$(id -u)\" = 0 ] || echo sudo); \
         $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends {package}"
    ))
}
