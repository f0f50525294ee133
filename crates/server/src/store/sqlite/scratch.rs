//! A temporary folder.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io, process};

/// A new folder, which is deleted when this is dropped.
pub(super) struct Scratch(PathBuf);

impl Scratch {
    /// Creates one in the system's folder for temporary files.
    pub(super) fn new() -> io::Result<Scratch> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let folder = env::temp_dir().join(format!("dighouse-{}-{number}", process::id()));
            match fs::create_dir(&folder) {
                // Left behind by an earlier process with the same id.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                made => return made.map(|()| Scratch(folder)),
            }
        }
    }

    /// The path of a file in it.
    pub(super) fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_of_it() {
        let (one, other) = (Scratch::new().unwrap(), Scratch::new().unwrap());
        let file = one.path("file");
        fs::write(&file, "x").unwrap();
        assert_ne!(file, other.path("file"));
        drop(one);
        assert!(!file.parent().unwrap().exists());
    }
}
