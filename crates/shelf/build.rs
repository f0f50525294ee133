//! Makes the files of `rules/` part of the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let folder = |name: &str| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let rules = folder("CARGO_MANIFEST_DIR").join("../../rules");
    println!("cargo::rerun-if-changed={}", rules.display());
    let mut table = String::from("fn compressed(file: &str) -> Option<&'static [u8]> {\n    match file {\n");
    for game in entries(&rules).filter(|entry| entry.is_dir()) {
        println!("cargo::rerun-if-changed={}", game.display());
        for file in entries(&game) {
            let name = file.strip_prefix(&rules).expect("it is in this folder");
            writeln!(table, "        {name:?} => Some(include_bytes!({file:?})),")
                .expect("a string takes all");
        }
    }
    table.push_str("        _ => None,\n    }\n}\n");
    fs::write(folder("OUT_DIR").join("modules.rs"), table).expect("the output folder can be written");
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder of modules can be read");
    entries.map(|entry| entry.expect("its entries can be read").path())
}
