//! The Python package: its tests in an environment of their own, and its wheels.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use crate::install;
use crate::step::{ROOT, Step};

/// The environment of the tests, below the target folder.
const ENVIRONMENT: &str = "target/python";

/// A step that installs packages into the environment, which it makes first if it has to.
fn packages(name: &'static str, wanted: &str) -> Step {
    Step::new(name, "sh", "-c", ROOT).then(&format!(
        "[ -x {ENVIRONMENT}/bin/pip ] || python3 -m venv {ENVIRONMENT}; \
         {ENVIRONMENT}/bin/pip install --quiet --disable-pip-version-check {wanted}"
    ))
}

/// Puts the extension that cargo has built into the package, as an installation would.
fn place() -> Result<(), Box<dyn Error>> {
    let built = ["lib_native.so", "lib_native.dylib", "_native.dll"];
    let built = built.map(|name| PathBuf::from(format!("{ROOT}/target/debug/{name}")));
    let built = built.iter().find(|file| file.exists()).ok_or("cargo has built no extension")?;
    let name = if built.extension().is_some_and(|ending| ending == "dll") {
        "_native.pyd"
    } else {
        "_native.abi3.so"
    };
    let placed = format!("{ROOT}/python/dighouse/{name}");
    // A file that is in use may not be overwritten, but it may be replaced.
    let _ = fs::remove_file(&placed);
    fs::copy(built, &placed)?;
    Ok(())
}

/// What the tests need from elsewhere.
pub(crate) fn requirements() -> Vec<Step> {
    vec![install::python(), packages("Python packages", "-r python/tests/requirements.txt")]
}

/// The tests of the package.
pub(crate) fn tests() -> Vec<Step> {
    let mut steps = requirements();
    steps.extend(with_extension("build --locked --package dighouse-python"));
    steps
}

/// The same after the tests of the workspace. The extension is built together with them, so that what both need is not
/// compiled again with other features.
pub(crate) fn tests_with_workspace() -> Vec<Step> {
    with_extension("build --locked --workspace --lib --tests")
}

fn with_extension(build: &str) -> Vec<Step> {
    let python = format!("{ROOT}/{ENVIRONMENT}/bin/python");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../python");
    vec![
        Step::cargo("Python extension", build),
        Step::own("Python package", place),
        Step::new("Python tests", &python, "-B -m pytest", folder).with("PYTHONPATH", "."),
    ]
}

/// Builds a wheel for every Linux of the last ten years. Zig's linker knows their C libraries.
pub(crate) fn wheel() -> Vec<Step> {
    vec![
        install::python(),
        packages("wheel tools", "maturin ziglang"),
        Step::new("wheel", "sh", "-c", ROOT).then(&format!(
            "PATH=\"$PWD/{ENVIRONMENT}/bin:$PATH\" maturin build --locked --manifest-path python/Cargo.toml \
             --release --zig --compatibility manylinux2014 --out target/wheels"
        )),
    ]
}
