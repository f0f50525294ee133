//! A lock that lets one server at a time open a database.

use std::fs::{self, File, TryLockError};
use std::path::{self, Path, PathBuf};

use super::{OpenError, private};

/// The lock on a database, until it is dropped. A server caches tables and relies on nobody else changing them.
///
/// The lock is on a file beside the database: SQLite's own locks would be lost if the process opened and closed the database
/// a second time. It ends with the process, however that ends.
pub(super) struct Claim {
    path: PathBuf,
    _lock: File,
}

impl Claim {
    /// Locks the database at `path`, and creates its folder.
    pub(super) fn of(path: &Path) -> Result<Claim, OpenError> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        // All links to a database lead to the same lock.
        let path = fs::canonicalize(path).or_else(|_| path::absolute(path))?;
        let mut beside = path.clone().into_os_string();
        beside.push(".lock");
        let lock = private::create(Path::new(&beside))?;
        match lock.try_lock() {
            Ok(()) => Ok(Claim { path, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(OpenError::DatabaseInUse),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// The path of the database.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}
