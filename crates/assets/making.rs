//! Builds the engines: the WebAssembly modules for tables in the browser.
//!
//! The build script of this crate and `cargo xtask engines` share this file. The engines are compiled by a cargo of its own with its
//! own target folder, which compiles only what has changed.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

const TARGET: &str = "wasm32-unknown-unknown";

/// Variables of the cargo that runs this, which would change what its own cargo builds, by how they begin.
const INHERITED: [&str; 7] = [
    "CARGO_BUILD_RUSTFLAGS",
    "CARGO_CFG_",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_FEATURE_",
    "CARGO_PROFILE_",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTFLAGS",
];

/// How engines are built.
pub(crate) struct Make {
    /// The modules: the game of each, or `all`, and the features with which it is compiled.
    pub(crate) modules: &'static [(&'static str, &'static str)],
    /// Options of cargo that choose the profile.
    pub(crate) profile: &'static [&'static str],
    /// Where they are compiled, and the profile's folder there.
    pub(crate) target: (&'static str, &'static str),
}

/// Small and fast engines, one for each game. This takes minutes.
pub(crate) const RELEASE: Make = Make {
    modules: &[
        ("arnak", "arnak"),
        ("excavation-earth", "excavation-earth"),
        ("lost-code", "lost-code"),
        ("mykerinos", "mykerinos"),
    ],
    profile: &["--profile", "engine"],
    // Cargo locks the folder in which it works, so a build script needs another.
    target: ("target/engines-build", "engine"),
};

/// Builds the engines of the workspace at `root` and puts them into a folder, compressed and listed in `index.json`. Files that
/// have not changed are not written again. Needs Node.js, as the client does. Returns the files of which the engines are made.
pub(crate) fn build(root: &Path, make: &Make, folder: &Path) -> Result<Vec<PathBuf>, String> {
    install_target()?;
    let (target, profile) = make.target;
    let compiled = root.join(target).join(TARGET).join(profile).join("dighouse_engine.wasm");
    let modules = root.join(target).join("engine-modules").join(profile);
    fs::create_dir_all(&modules).map_err(|error| format!("{}: {error}", modules.display()))?;
    let mut sources = Vec::new();
    for (name, features) in make.modules {
        compile(root, make, features)?;
        // The next module has the same name.
        fs::copy(&compiled, modules.join(name).with_extension("wasm"))
            .map_err(|error| format!("{}: {error}", compiled.display()))?;
        sources.extend(listed(&compiled.with_extension("d")));
    }
    let mut list = Command::new("node");
    list.arg(root.join("web/build/engines.mjs")).arg(&modules).arg(root.join("crates/engine/games.json"));
    finish(list.arg(folder), "node")?;
    sources.sort();
    sources.dedup();
    Ok(sources)
}

/// The files of which cargo made something: `made: one another`, with a backslash before a space in a name.
fn listed(file: &Path) -> Vec<PathBuf> {
    let text = fs::read_to_string(file).unwrap_or_default().replace("\\ ", "\0");
    let sources = text.split_once(": ").map_or("", |(_, sources)| sources);
    sources.split_whitespace().map(|name| PathBuf::from(name.replace('\0', " "))).collect()
}

/// Compiles one engine.
fn compile(root: &Path, make: &Make, features: &str) -> Result<(), String> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // A library for tests beside the module would keep the linker from optimizing the whole.
    cargo.args(["rustc", "--locked", "--package", "dighouse-engine", "--lib", "--crate-type", "cdylib"]);
    cargo.args(["--features", features, "--target", TARGET]).args(make.profile);
    cargo.arg("--target-dir").arg(root.join(make.target.0)).current_dir(root);
    for (name, _) in env::vars_os() {
        if INHERITED.iter().any(|inherited| starts_with(&name, inherited)) {
            cargo.env_remove(name);
        }
    }
    finish(&mut cargo, "cargo")
}

fn starts_with(name: &OsStr, beginning: &str) -> bool {
    name.to_str().is_some_and(|name| name.starts_with(beginning))
}

/// Runs a command whose output goes where that of this program goes, except that build scripts speak to cargo there.
fn finish(command: &mut Command, name: &str) -> Result<(), String> {
    match command.stdout(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name} failed: {status}")),
        Err(error) => Err(format!("{name} cannot be run: {error}")),
    }
}

/// Makes sure that the compiler can compile for WebAssembly.
fn install_target() -> Result<(), String> {
    if has_target() {
        return Ok(());
    }
    // Without rustup, the distribution's packages may still have it.
    finish(Command::new("rustup").args(["target", "add", TARGET]), "rustup").ok();
    if has_target() {
        return Ok(());
    }
    Err(format!("the compiler lacks the target {TARGET}: rustup target add {TARGET}"))
}

fn has_target() -> bool {
    let folder = rustc(&["--print", "target-libdir", "--target", TARGET]);
    folder.is_some_and(|folder| folder.exists())
}

/// A path that the compiler prints.
pub(crate) fn rustc(arguments: &[&str]) -> Option<PathBuf> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(arguments).output().ok()?;
    Some(PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim()))
}
