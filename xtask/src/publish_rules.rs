//! Publishing rules modules: `docs/modules.md`.

use std::env;
use std::error::Error;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};

use crate::step::{ROOT, cargo};

pub(crate) type Outcome<T = ()> = Result<T, Box<dyn Error>>;

const TARGET: &str = "wasm32-unknown-unknown";

/// The list of all modules, those of a game in the order in which they were published.
const LIST: &str = "rules/modules.toml";

/// Builds the module of `game`, and lists it and stores it under `rules/` unless it is there.
pub(crate) fn publish(game: &str) -> Outcome {
    let wasm = build(game, Path::new(ROOT))?;
    let commit = run(Command::new("git").args(["log", "-1", "--format=%H", "--"]).args(sources(game)))?;
    store(game, &version(game)?, &wasm, commit.trim())
}

/// Lists a module and stores it, unless it is there.
pub(crate) fn store(game: &str, rules: &str, wasm: &[u8], commit: &str) -> Outcome {
    let hash = hash(wasm);
    let list = Path::new(ROOT).join(LIST);
    if fs::read_to_string(&list)?.contains(&hash) {
        println!("{game} {rules} is published already: {hash}");
        return Ok(());
    }
    let path = format!("rules/{game}/{rules}-{}.wasm.gz", &hash[..16]);
    fs::create_dir_all(Path::new(ROOT).join("rules").join(game))?;
    // No time and no name, so that the same module is the same file.
    let file = File::create(Path::new(ROOT).join(&path))?;
    let mut compressed = GzBuilder::new().write(file, Compression::best());
    compressed.write_all(wasm)?;
    compressed.finish()?;
    let mut list = OpenOptions::new().append(true).open(list)?;
    write!(
        list,
        "\n[[module]]\ngame = \"{game}\"\nrules = {rules}\nsha256 = \"{hash}\"\ncommit = \"{commit}\"\nrustc = \"{}\"\n",
        rustc()?.trim()
    )?;
    println!("{path}: {} bytes, SHA-256 {hash}", wasm.len());
    Ok(())
}

/// Builds the module of `game` here and in a copy of the sources in another folder, and fails if the bytes differ.
pub(crate) fn check(game: &str) -> Outcome {
    let elsewhere = tempfile::tempdir()?;
    let copied = elsewhere.path().join("another").join("place");
    let files = run(Command::new("git").args([
        "ls-files",
        "-z",
        "--",
        "Cargo.toml",
        "Cargo.lock",
        "crates",
        "xtask",
    ]))?;
    for file in files.split('\0').filter(|file| !file.is_empty()) {
        let to = copied.join(file);
        fs::create_dir_all(to.parent().expect("it is in a folder"))?;
        fs::copy(Path::new(ROOT).join(file), to)?;
    }
    let (here, there) = (hash(&build(game, Path::new(ROOT))?), hash(&build(game, &copied)?));
    if here == there {
        println!("{game}: {here} in both folders");
        Ok(())
    } else {
        Err(format!("{game}: {here} here, {there} in another folder").into())
    }
}

/// What the module of `game` is made of.
fn sources(game: &str) -> [String; 3] {
    ["game", game, "module"].map(|name| format!("crates/{name}"))
}

/// The bytes of the module, which depend only on the sources in `root`, `Cargo.lock` and the compiler.
pub(crate) fn build(game: &str, root: &Path) -> Outcome<Vec<u8>> {
    let target = root.join("target/rules");
    let arguments =
        ["build", "--locked", "--profile", "module", "--package", "dighouse-module", "--target", TARGET];
    let mut command = Command::new(cargo());
    command.args(arguments).args(["--features", game]).current_dir(root);
    command.env("CARGO_TARGET_DIR", &target).env("CARGO_ENCODED_RUSTFLAGS", flags(root)?);
    command.env_remove("CARGO_INCREMENTAL");
    if !command.status()?.success() {
        return Err(format!("the module of {game} cannot be built; run `rustup target add {TARGET}`").into());
    }
    Ok(fs::read(target.join(TARGET).join("module/dighouse_module.wasm"))?)
}

/// Options that keep the folders of this machine out of the module.
fn flags(root: &Path) -> Outcome<String> {
    let home = env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let cargo_home = env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
    let mut folders = vec![(root.canonicalize()?, "/dighouse")];
    for registry in fs::read_dir(cargo_home.join("registry/src"))? {
        folders.push((registry?.path(), "/packages"));
    }
    let remap = |(folder, name): &(PathBuf, &str)| format!("--remap-path-prefix={}={name}", folder.display());
    Ok(folders.iter().map(remap).collect::<Vec<_>>().join("\x1f"))
}

/// The version of the rules in the sources.
fn version(game: &str) -> Outcome<String> {
    let setup = fs::read_to_string(Path::new(ROOT).join("crates").join(game).join("src/setup.rs"))?;
    let rules = setup.lines().find_map(|line| line.trim().strip_prefix("rules: ")?.strip_suffix(','));
    Ok(rules.ok_or_else(|| format!("{game} does not say which rules it has"))?.to_owned())
}

fn hash(wasm: &[u8]) -> String {
    Sha256::digest(wasm).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn rustc() -> Outcome<String> {
    let version = run(Command::new("rustc").arg("--version"))?;
    Ok(version.split(' ').nth(1).unwrap_or_default().to_owned())
}

pub(crate) fn run(command: &mut Command) -> Outcome<String> {
    let output = command.current_dir(ROOT).output()?;
    if output.status.success() {
        Ok(String::from_utf8(output.stdout)?)
    } else {
        Err(format!("{command:?}: {}", output.status).into())
    }
}
