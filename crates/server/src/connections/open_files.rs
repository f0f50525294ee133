//! The operating system's limit of open files, which is also that of connections.

/// Open files for everything but the connections of clients: the database, webhooks, the program itself.
const OWN: u64 = 128;

/// More connections than any machine holds.
const MOST: u64 = 1_000_000;

/// Raises the limit as far as the system allows; how many connections fit into it.
pub(super) fn most_connections() -> usize {
    let limit = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot raise the limit of open files");
        rlimit::getrlimit(rlimit::Resource::NOFILE).map_or(1024, |(soft, _)| soft)
    });
    let left = limit.saturating_sub(OWN).max(limit / 2).min(MOST);
    usize::try_from(left).unwrap_or(usize::MAX)
}
