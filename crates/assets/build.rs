//! Builds the web client with npm and writes a table of its files.
//!
//! The client takes Vite half a minute, the texts of `locales` a second: a changed text does not build the client again.
//!
//! `DIGHOUSE_WEB` names a folder with a client that is already built. Without npm the program serves a page that says
//! what is missing.
//!
//! A release build builds the engines too, for tables in the browser; that takes minutes. Other builds take those that
//! `cargo xtask engines` has built. `DIGHOUSE_ENGINES` names a folder with engines that are already built, or an empty one.
//! Without engines the client has tables on the server only.

mod making;

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

fn main() {
    let folder = |name: &str| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let (root, out) = (folder("CARGO_MANIFEST_DIR").join("../.."), folder("OUT_DIR"));
    let folders = built("DIGHOUSE_WEB").map_or_else(|| build(&root, &out), |folder| vec![folder]);
    let mut files = BTreeMap::new();
    for folder in &folders {
        collect(folder, "", &mut files);
    }
    // Their list replaces the client's own, which is empty.
    let engines = built("DIGHOUSE_ENGINES").or_else(|| engines(&root, &out));
    if let Some(folder) = &engines {
        collect(folder, "engines/", &mut files);
    }
    // The finished one replaces the client's own, which has no list of the files.
    match service_worker(&root, &out, &folders, engines.as_deref()) {
        Some(script) => files.insert("sw.js".to_owned(), script),
        None => files.remove("sw.js"),
    };
    fs::write(out.join("client.rs"), table(&files)).expect("the output folder can be written");
}

/// The folder that an environment variable names.
fn built(variable: &str) -> Option<PathBuf> {
    println!("cargo::rerun-if-env-changed={variable}");
    let folder = PathBuf::from(env::var_os(variable)?);
    println!("cargo::rerun-if-changed={}", folder.display());
    Some(folder)
}

/// The folder of the engines, if there are any.
fn engines(root: &Path, out: &Path) -> Option<PathBuf> {
    if env::var("PROFILE").is_ok_and(|profile| profile != "release") {
        let folder = root.join("target/engines");
        fs::create_dir_all(&folder).ok()?;
        println!("cargo::rerun-if-changed={}", folder.display());
        return Some(folder);
    }
    let folder = out.join("engines");
    let outcome = making::build(root, &making::RELEASE, &folder);
    let mut watched = ["Cargo.toml", "Cargo.lock", "crates/engine", "web/build/engines.mjs"]
        .map(|name| root.join(name))
        .to_vec();
    match &outcome {
        Ok(sources) => watched.extend_from_slice(sources),
        Err(missing) => {
            println!("cargo::warning=there will be no tables in the browser: {missing}");
            println!("cargo::warning=`cargo xtask engines` builds what they need, and says more");
            watched.push(root.join("crates"));
            // Where a target appears when it is installed.
            watched.extend(making::rustc(&["--print", "sysroot"]).map(|sysroot| sysroot.join("lib/rustlib")));
        }
    }
    for path in watched {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    outcome.is_ok().then_some(folder)
}

/// Builds the client and its texts, each into a folder of its own if what it is made of has changed.
fn build(root: &Path, out: &Path) -> Vec<PathBuf> {
    let web = root.join("web");
    let sources = ["src", "public", "build", "index.html", "package-lock.json", "vite.config.ts"];
    let mut sources: Vec<PathBuf> = sources.iter().map(|source| web.join(source)).collect();
    sources.extend([root.join("docs/rules"), root.join("rules")]);
    let locales = root.join("locales");
    for watched in sources.iter().chain([&locales]) {
        println!("cargo::rerun-if-changed={}", watched.display());
    }
    let installed = web.join("node_modules/.package-lock.json");
    if modified(&installed) < modified(&web.join("package-lock.json"))
        && !npm(&web, &["ci", "--no-audit", "--no-fund"])
    {
        return vec![placeholder(&out.join("placeholder"))];
    }
    // The client lists the languages, which are folders.
    let newest = sources.iter().filter_map(|source| newest(source)).max().max(modified(&locales));
    let client = out.join("web");
    let done = client.join("index.html");
    if modified(&done) < newest && !vite(&web, "build:client", &client) {
        return vec![placeholder(&out.join("placeholder"))];
    }
    let texts = out.join("texts");
    vite(&web, "build:texts", &texts);
    vec![client, texts]
}

/// Writes the service worker, which keeps the client and the engines in the browser.
fn service_worker(root: &Path, out: &Path, client: &[PathBuf], engines: Option<&Path>) -> Option<PathBuf> {
    if !client[0].join("sw.js").exists() {
        return None;
    }
    let script = out.join("sw.js");
    let mut node = Command::new("node");
    node.arg(root.join("web/build/service-worker.mjs")).arg(&script).args(client);
    if let Some(engines) = engines {
        node.arg(format!("engines/={}", engines.display()));
    }
    match node.status() {
        Ok(status) if status.success() => Some(script),
        outcome => {
            println!(
                "cargo::warning=the client cannot be used offline: node cannot write its service worker ({outcome:?})"
            );
            None
        }
    }
}

/// Runs one of the client's build scripts, which fills `folder` anew.
fn vite(web: &Path, script: &str, folder: &Path) -> bool {
    let folder = folder.to_str().expect("a plain path");
    npm(web, &["run", script, "--", "--outDir", folder, "--emptyOutDir"])
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

/// When a file, or anything in a folder, was last changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let inside = fs::read_dir(path).into_iter().flatten().flatten();
    inside.filter_map(|entry| newest(&entry.path())).max().max(modified(path))
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

/// Files by their paths in the client.
type Files = BTreeMap<String, PathBuf>;

fn collect(folder: &Path, prefix: &str, files: &mut Files) {
    for entry in fs::read_dir(folder).expect("it is a folder").flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let inside = format!("{prefix}{}", name.to_str().expect("plain names"));
        if path.is_dir() {
            collect(&path, &format!("{inside}/"), files);
        } else {
            files.insert(inside, path);
        }
    }
}

/// The files as a table in Rust.
fn table(files: &Files) -> String {
    let packed = |name: String| match files.get(&name) {
        Some(path) => format!("Some(include_bytes!({path:?}))"),
        None => "None".to_owned(),
    };
    let mut table =
        String::from("/// The files of the client, sorted by path.\npub static CLIENT: &[Asset] = &[\n");
    for (name, path) in files.iter().filter(|(name, _)| !is_packed(name, files)) {
        let (kind, etag) = (kind(name), etag(path));
        let (gzip, brotli) = (packed(format!("{name}.gz")), packed(format!("{name}.br")));
        writeln!(
            table,
            "Asset {{ path: {name:?}, kind: {kind:?}, etag: {etag:?}, plain: include_bytes!({path:?}), \
             gzip: {gzip}, brotli: {brotli} }},"
        )
        .expect("a String takes any text");
    }
    table + "];\n"
}

/// Whether it is another file, compressed.
fn is_packed(name: &str, files: &Files) -> bool {
    let plain = name.strip_suffix(".br").or_else(|| name.strip_suffix(".gz"));
    plain.is_some_and(|plain| files.contains_key(plain))
}

/// Changes whenever the contents change.
fn etag(path: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    fs::read(path).expect("the file was just written").hash(&mut hasher);
    format!("W/\"{:016x}\"", hasher.finish())
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
        "wasm" => "application/wasm",
        "gz" => "application/gzip",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
