//! Programs of the system that the tests need.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::step::Step;

/// The names under which a browser may be installed, the one that takes least first.
const BROWSERS: [&str; 4] = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/// Whether a program says that all is well.
fn answers(program: &str, argument: &str) -> bool {
    let probe = Command::new(program).arg(argument).stdout(Stdio::null()).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}

/// Makes sure that there is a proxy.
pub(crate) fn caddy() -> Step {
    if answers("caddy", "version") {
        Step::new("proxy", "caddy", "version", ".")
    } else {
        installed("proxy", "caddy curl")
    }
}

/// Makes sure that there is a browser.
pub(crate) fn browser() -> Step {
    match BROWSERS.iter().find(|name| answers(name, "--version")) {
        Some(name) => Step::new("browser", name, "--version", "."),
        None => installed("browser", "chromium-headless-shell"),
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
