//! The default data folder.

use std::env;
use std::path::PathBuf;

/// The user's data folder: `$XDG_DATA_HOME/dighouse`, or its equivalent in the home folder.
pub(crate) fn data_folder() -> PathBuf {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || set("HOME").or_else(|| set("USERPROFILE")).map(|home| home.join(".local/share"));
    set("XDG_DATA_HOME").or_else(home).unwrap_or_else(env::temp_dir).join("dighouse")
}
