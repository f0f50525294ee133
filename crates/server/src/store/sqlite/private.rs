//! Files that only their owner may read: a database has the secrets of running games and the hashes of cookies.

#[cfg(unix)]
use std::fs;
use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Creates an empty file for its owner only, or opens the one that is there. SQLite gives its log the same permissions.
pub(super) fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Takes the permissions of all others away from a database.
#[cfg(unix)]
pub(super) fn restrict(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    if fs::metadata(path)?.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    for end in ["", "-wal", "-shm"] {
        let mut name = path.to_owned().into_os_string();
        name.push(end);
        match fs::set_permissions(&name, fs::Permissions::from_mode(0o600)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            changed => changed?,
        }
    }
    Ok(())
}

/// Elsewhere the folder decides who may read it.
#[cfg(not(unix))]
pub(super) fn restrict(_path: &Path) -> io::Result<()> {
    Ok(())
}
