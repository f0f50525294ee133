//! Signals to processes.

use std::fs;
use std::io;
use std::process::Command;

/// A signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// Suspend.
    Stop,
    /// Resume.
    Continue,
    /// Terminate.
    Terminate,
}

/// Sends a signal to processes.
pub fn send(signal: Signal, processes: &[u32]) -> io::Result<()> {
    let name = match signal {
        Signal::Stop => "-STOP",
        Signal::Continue => "-CONT",
        Signal::Terminate => "-TERM",
    };
    let sent = Command::new("kill").arg(name).args(processes.iter().map(u32::to_string)).status()?;
    if sent.success() { Ok(()) } else { Err(io::Error::other(format!("kill {name} {processes:?}"))) }
}

/// The processes that a process has started.
pub(crate) fn children(process: u32) -> io::Result<Vec<u32>> {
    let listed = fs::read_to_string(format!("/proc/{process}/task/{process}/children"))?;
    Ok(listed.split_whitespace().filter_map(|child| child.parse().ok()).collect())
}
