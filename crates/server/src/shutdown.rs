//! Shutting down.

use std::future::Future;
use std::sync::Arc;

use tokio::sync::watch;

/// Whether the server is shutting down, for everybody who has a clone.
#[derive(Clone, Default)]
pub(crate) struct Shutdown(Arc<watch::Sender<bool>>);

impl Shutdown {
    /// Ends all streams and background tasks.
    pub(crate) fn begin(&self) {
        self.0.send_replace(true);
    }

    pub(crate) fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until the server shuts down.
    pub(crate) async fn wait(&self) {
        // The sender is alive as long as `self` is.
        self.0.subscribe().wait_for(|&begun| begun).await.ok();
    }

    /// Runs a task in the background until the server shuts down.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let shutdown = self.clone();
        tokio::spawn(async move {
            tokio::select! {
                () = task => {}
                () = shutdown.wait() => {}
            }
        });
    }
}
