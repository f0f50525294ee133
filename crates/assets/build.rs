//! Builds the web client with npm and writes a table of its files.
//!
//! `DIGHOUSE_WEB` names a folder with a client that is already built. Without npm the program serves a page that says
//! what is missing.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let folder = |name: &str| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let (root, out) = (folder("CARGO_MANIFEST_DIR").join("../.."), folder("OUT_DIR"));
    println!("cargo::rerun-if-env-changed=DIGHOUSE_WEB");
    let built = match env::var_os("DIGHOUSE_WEB") {
        Some(folder) => {
            let folder = PathBuf::from(folder);
            println!("cargo::rerun-if-changed={}", folder.display());
            folder
        }
        None => build(&root, &out),
    };
    let mut files = Vec::new();
    collect(&built, &built, &mut files);
    files.sort();
    fs::write(out.join("client.rs"), table(&built, &files)).expect("the output folder can be written");
}

/// Builds the client into the output folder.
fn build(root: &Path, out: &Path) -> PathBuf {
    let web = root.join("web");
    for source in ["src", "public", "build", "index.html", "package-lock.json", "vite.config.ts"] {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    for texts in ["locales", "docs/rules"] {
        println!("cargo::rerun-if-changed={}", root.join(texts).display());
    }
    let folder = out.join("web");
    let installed = web.join("node_modules/.package-lock.json");
    let fresh = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
    if fresh(&installed) < fresh(&web.join("package-lock.json"))
        && !npm(&web, &["ci", "--no-audit", "--no-fund"])
    {
        return placeholder(&folder);
    }
    let target = folder.to_str().expect("a plain path");
    if !npm(&web, &["run", "build", "--", "--outDir", target, "--emptyOutDir"]) {
        return placeholder(&folder);
    }
    folder
}

fn npm(web: &Path, arguments: &[&str]) -> bool {
    let done = Command::new("npm").args(arguments).current_dir(web).output();
    match done {
        Ok(done) if done.status.success() => true,
        Ok(done) => {
            let said = String::from_utf8_lossy(&done.stderr);
            panic!("npm {} failed:\n{}\n{said}", arguments.join(" "), String::from_utf8_lossy(&done.stdout));
        }
        Err(error) => {
            println!("cargo::warning=the web client is not built: npm cannot be run ({error})");
            false
        }
    }
}

/// A page that says what is missing.
fn placeholder(folder: &Path) -> PathBuf {
    fs::create_dir_all(folder).expect("the output folder can be written");
    let page = "<!doctype html><title>Dighouse</title><h1>Dighouse</h1><p>Built without Node.js: install it (20 or newer, with npm) \
        and run cargo again.</p><p>Zbudowano bez Node.js: zainstaluj go (20 lub nowszy, z npm) i uruchom cargo ponownie.</p>";
    fs::write(folder.join("index.html"), page).expect("the output folder can be written");
    folder.to_owned()
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the client is a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(root, &path, files);
        } else if let Ok(inside) = path.strip_prefix(root) {
            files.push(inside.to_str().expect("plain names").replace('\\', "/"));
        }
    }
}

/// The files as a table in Rust.
fn table(root: &Path, files: &[String]) -> String {
    let include = |name: &str| format!("include_bytes!({:?})", root.join(name));
    let packed = |name: String| match files.contains(&name) {
        true => format!("Some({})", include(&name)),
        false => "None".to_owned(),
    };
    let mut table =
        String::from("/// The files of the client, sorted by path.\npub static CLIENT: &[Asset] = &[\n");
    for name in files.iter().filter(|name| !name.ends_with(".br") && !name.ends_with(".gz")) {
        let (plain, kind) = (include(name), kind(name));
        let (gzip, brotli) = (packed(format!("{name}.gz")), packed(format!("{name}.br")));
        writeln!(
            table,
            "Asset {{ path: {name:?}, kind: {kind:?}, plain: {plain}, gzip: {gzip}, brotli: {brotli} }},"
        )
        .expect("a String takes any text");
    }
    table + "];\n"
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
