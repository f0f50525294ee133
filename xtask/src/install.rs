//! System programs that the tests need. Missing ones are installed from Debian's packages.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::step::{ROOT, Step};

/// The names under which a browser may be installed, the lightest first.
const BROWSERS: [&str; 4] = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

fn runs(program: &str, argument: &str) -> bool {
    let probe = Command::new(program).arg(argument).stdout(Stdio::null()).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}

/// Installs Caddy unless it is there.
pub(crate) fn caddy() -> Step {
    if runs("caddy", "version") { present("Caddy") } else { package("Caddy", "caddy curl") }
}

/// Installs a headless browser unless there is one.
pub(crate) fn browser() -> Step {
    let found = BROWSERS.iter().any(|name| runs(name, "--version"));
    if found { present("browser") } else { package("browser", "chromium-headless-shell") }
}

/// Installs pngquant, which makes pictures small, unless it is there.
pub(crate) fn pngquant() -> Step {
    if runs("pngquant", "--version") { present("pngquant") } else { package("pngquant", "pngquant") }
}

/// Installs PostgreSQL unless it is there.
pub(crate) fn postgres() -> Step {
    let found = Path::new("/usr/lib/postgresql").exists();
    if found { present("PostgreSQL") } else { package("PostgreSQL", "postgresql") }
}

/// Installs Python, with what makes environments, unless it is there.
pub(crate) fn python() -> Step {
    let found = Command::new("python3").args(["-c", "import ensurepip, venv"]).stderr(Stdio::null()).status();
    let found = found.is_ok_and(|status| status.success());
    if found { present("Python") } else { package("Python", "python3 python3-venv") }
}

fn present(name: &'static str) -> Step {
    Step::new(name, "true", "", ROOT)
}

fn package(name: &'static str, packages: &str) -> Step {
    Step::new(name, "sh", "-c", ROOT).then(&format!(
        "export DEBIAN_FRONTEND=noninteractive; \
         sudo=$([ \"$(id -u)\" = 0 ] || echo sudo); \
         $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends {packages}"
    ))
}
