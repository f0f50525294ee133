//! The build steps of deploy/Containerfile without a container engine: each stage in a clean folder, with exactly the
//! files that the stage copies. This finds a file that a stage needs and does not copy.
//!
//! Stages that only install system packages are skipped. The program is checked instead of built, in the target folder
//! of the workspace: `ARG BUILD` of the Containerfile makes that possible.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::ROOT;

/// Replaces the Containerfile's own `ARG BUILD`.
const BUILD: &str = "check";

pub(crate) fn build() -> Result<(), Box<dyn Error>> {
    let scratch = tempfile::tempdir()?;
    let context = scratch.path().join("context");
    export(&context)?;
    let text = fs::read_to_string(context.join("deploy/Containerfile"))?;
    let mut stages = BTreeMap::new();
    let mut stage = None;
    for line in instructions(&text) {
        let (instruction, rest) = line.split_once(' ').unwrap_or((&line, ""));
        if instruction == "FROM" {
            // The last stage has no name: it only copies the program.
            stage = rest.split_once(" AS ").map(|(_, name)| {
                let root = scratch.path().join("stages").join(name);
                stages.insert(name.to_owned(), root.clone());
                Stage { root, folder: PathBuf::from("/"), environment: Vec::new() }
            });
        } else if let Some(stage) = &mut stage {
            println!("   {line}");
            stage
                .carry_out(instruction, rest, &context, &stages)
                .map_err(|error| format!("{line}: {error}"))?;
        }
    }
    if stages.is_empty() { Err("the Containerfile names no stage".into()) } else { Ok(()) }
}

/// Writes the committed files into an empty folder, as a fresh clone has them.
fn export(folder: &Path) -> Result<(), Box<dyn Error>> {
    run(Command::new("git")
        .args(["clone", "--quiet", "--depth", "1"])
        .arg(format!("file://{ROOT}"))
        .arg(folder))
}

/// The instructions, each on one line, without comments.
fn instructions(text: &str) -> Vec<String> {
    let joined = text.replace("\\\n", " ");
    let lines = joined.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

struct Stage {
    root: PathBuf,
    folder: PathBuf,
    environment: Vec<(String, String)>,
}

impl Stage {
    fn carry_out(
        &mut self,
        instruction: &str,
        rest: &str,
        context: &Path,
        stages: &BTreeMap<String, PathBuf>,
    ) -> Result<(), Box<dyn Error>> {
        match instruction {
            "WORKDIR" => {
                self.folder = self.folder.join(rest);
                Ok(fs::create_dir_all(self.inside(""))?)
            }
            "ARG" | "ENV" => {
                let (name, value) = rest.split_once('=').ok_or("a value is missing")?;
                let value = if name == "BUILD" { BUILD } else { value.trim_matches('"') };
                // A path of the stage is a path below its root here.
                let value = match value.strip_prefix('/') {
                    Some(path) => self.root.join(path).display().to_string(),
                    None => value.to_owned(),
                };
                self.environment.push((name.to_owned(), value));
                Ok(())
            }
            "COPY" => self.copy(rest, context, stages),
            "RUN" => run(Command::new("sh")
                .args(["-ec", rest])
                .current_dir(self.inside(""))
                .env("CARGO_TARGET_DIR", format!("{ROOT}/target"))
                .envs(self.environment.iter().map(|(name, value)| (name, value)))),
            other => Err(format!("{other} is not supported by this check").into()),
        }
    }

    fn copy(
        &self,
        rest: &str,
        context: &Path,
        stages: &BTreeMap<String, PathBuf>,
    ) -> Result<(), Box<dyn Error>> {
        let mut words: Vec<&str> = rest.split(' ').collect();
        let from = match words[0].strip_prefix("--from=") {
            // A program of another image.
            Some(image) if image.contains('/') => return Ok(()),
            Some(stage) => {
                words.remove(0);
                stages.get(stage).ok_or("there is no such stage")?.clone()
            }
            None => context.to_owned(),
        };
        let target = self.inside(words.pop().ok_or("a target is missing")?);
        for source in words {
            let source = from.join(source.trim_start_matches('/'));
            // The contents of a folder are copied, not the folder itself.
            let source = if source.is_dir() { source.join(".") } else { source };
            fs::create_dir_all(&target)?;
            run(Command::new("cp").arg("-a").arg(source).arg(&target))?;
        }
        Ok(())
    }

    /// A path of the stage, relative to its working folder.
    fn inside(&self, path: &str) -> PathBuf {
        let path = self.folder.join(path);
        self.root.join(path.strip_prefix("/").unwrap_or(&path))
    }
}

fn run(command: &mut Command) -> Result<(), Box<dyn Error>> {
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(status.to_string().into()) }
}
