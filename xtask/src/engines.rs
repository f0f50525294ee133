//! Builds the engines: the WebAssembly modules for tables in the browser.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::step::ROOT;

const TARGET: &str = "wasm32-unknown-unknown";

/// What engines are made of.
const SOURCES: [&str; 13] = [
    "Cargo.lock",
    "Cargo.toml",
    "crates/arnak",
    "crates/bots",
    "crates/engine",
    "crates/excavation-earth",
    "crates/game",
    "crates/lost-code",
    "crates/mykerinos",
    "crates/shelf",
    "crates/table",
    "crates/tables",
    "rules/modules.toml",
];

/// Builds the engine of each game into `target/engines`, with `index.json`, unless nothing has changed since. Installs the
/// compiler's target if that is missing.
pub(crate) fn build() -> Result<(), Box<dyn Error>> {
    let root = Path::new(ROOT);
    let folder = root.join("target/engines");
    let index = folder.join("index.json");
    if modified(&index) > SOURCES.iter().filter_map(|source| newest(&root.join(source))).max() {
        println!("   nothing has changed since they were built");
        return Ok(());
    }
    install_target()?;
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder)?;
    let games: Vec<Value> =
        serde_json::from_str(&fs::read_to_string(root.join("crates/engine/games.json"))?)?;
    let mut entries = serde_json::Map::new();
    for info in games {
        let game = info["id"].as_str().unwrap_or_default().to_owned();
        let module = fs::read(compile(root, &game)?)?;
        let hash: String = Sha256::digest(&module).iter().map(|byte| format!("{byte:02x}")).collect();
        let name = format!("{game}-{}.wasm", &hash[..16]);
        println!("   {game}: {} bytes", module.len());
        fs::write(folder.join(&name), module)?;
        compress(&folder.join(&name));
        entries.insert(game, json!({ "file": format!("engines/{name}"), "sha256": hash, "info": info }));
    }
    fs::write(index, json!({ "games": entries }).to_string())?;
    // The next build of the program notices the first engines.
    let script = fs::File::options().append(true).open(root.join("crates/assets/build.rs"))?;
    Ok(script.set_modified(SystemTime::now())?)
}

/// Compiles one engine.
fn compile(root: &Path, game: &str) -> Result<PathBuf, String> {
    let built = root.join("target/engines-build");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["build", "--locked", "--package", "dighouse-engine", "--lib", "--profile", "engine"])
        .args(["--features", game, "--target", TARGET, "--target-dir"])
        .arg(&built)
        .current_dir(root)
        .env_remove("RUSTFLAGS")
        .status();
    match status {
        Ok(status) if status.success() => Ok(built.join(TARGET).join("engine/dighouse_engine.wasm")),
        Ok(status) => Err(format!("the engine of {game} cannot be compiled: {status}")),
        Err(error) => Err(format!("cargo cannot be run: {error}")),
    }
}

/// Makes sure that the compiler can compile for WebAssembly.
fn install_target() -> Result<(), String> {
    if has_target() {
        return Ok(());
    }
    // Without rustup, a distribution's package may still have it.
    Command::new("rustup").args(["target", "add", TARGET]).status().ok();
    if has_target() {
        return Ok(());
    }
    Err(format!("the compiler's target {TARGET} is missing (rustup target add {TARGET})"))
}

fn has_target() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|answer| Path::new(String::from_utf8_lossy(&answer.stdout).trim()).exists())
}

/// Writes a file's compressed forms beside it. Without Node.js there are none, and it is sent as it is.
fn compress(file: &Path) {
    const SCRIPT: &str = "const [fs, zlib] = [require('fs'), require('zlib')], name = process.argv[1], plain = fs.readFileSync(name); \
        fs.writeFileSync(name + '.gz', zlib.gzipSync(plain, { level: 9 })); \
        fs.writeFileSync(name + '.br', zlib.brotliCompressSync(plain));";
    Command::new("node").args(["-e", SCRIPT]).arg(file).status().ok();
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

/// When a file, or anything in a folder, was last changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let inside = fs::read_dir(path).into_iter().flatten().flatten();
    inside.filter_map(|entry| newest(&entry.path())).max().max(modified(path))
}
