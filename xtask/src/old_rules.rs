//! Building the modules of earlier rules from the history: `rules/sources/README.md`.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde::Deserialize;

use crate::publish_rules::{Outcome, build, run, store};
use crate::step::ROOT;

const SOURCES: &str = "rules/sources";

#[derive(Deserialize)]
struct Sources {
    module: Vec<Source>,
}

/// What a module is built from.
#[derive(Deserialize)]
struct Source {
    name: String,
    game: String,
    rules: u32,
    /// The commit that has the module crate.
    workspace: String,
    /// The commit that has the crate of the game.
    sources: String,
    /// Changes to it, without `.patch`.
    patches: Vec<String>,
}

/// Builds the module `name` of `rules/sources/sources.toml`, and lists it and stores it unless it is there.
pub(crate) fn publish(name: &str) -> Outcome {
    let list = fs::read_to_string(Path::new(ROOT).join(SOURCES).join("sources.toml"))?;
    let sources: Sources = toml::from_str(&list)?;
    let names: Vec<&str> = sources.module.iter().map(|module| module.name.as_str()).collect();
    let source = sources.module.iter().find(|module| module.name == name);
    let source =
        source.ok_or_else(|| format!("there is no module {name}; there are {}", names.join(", ")))?;
    for commit in [&source.workspace, &source.sources] {
        run(git().args(["cat-file", "-e", commit])).map_err(|_| {
            format!("{commit} is not here; get the whole history with `git fetch --unshallow`")
        })?;
    }
    let folder = tempfile::tempdir()?;
    let tree = folder.path().join("dighouse");
    run(git().args(["worktree", "add", "--detach"]).arg(&tree).arg(&source.workspace))?;
    let built = check_out(source, &tree).and_then(|()| build(&source.game, &tree));
    run(git().args(["worktree", "remove", "--force"]).arg(&tree))?;
    store(&source.game, &source.rules.to_string(), &built?, &source.sources)
}

/// Replaces the crate of the game by that of its commit, with the patches.
fn check_out(source: &Source, tree: &Path) -> Outcome {
    let game = format!("crates/{}", source.game);
    let git = || {
        let mut git = git();
        git.arg("-C").arg(tree);
        git
    };
    run(git().args(["rm", "-r", "--quiet", &game]))?;
    run(git().args(["checkout", "--quiet", &source.sources, "--", &game]))?;
    for patch in &source.patches {
        run(git()
            .arg("apply")
            .arg(Path::new(ROOT).canonicalize()?.join(SOURCES).join(format!("{patch}.patch"))))?;
    }
    Ok(())
}

fn git() -> Command {
    Command::new("git")
}
