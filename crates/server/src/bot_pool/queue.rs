//! The queue for cores: turns of bots first, then hints, then analyses.

use std::array;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// What a job is for. Jobs of an earlier kind go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Purpose {
    /// A game waits for it.
    Turn,
    /// A player waits for it.
    Hint,
    /// It may take a while.
    Analysis,
}

/// How many purposes there are.
pub(super) const PURPOSES: usize = 3;

/// Gives cores to jobs.
#[derive(Clone)]
pub(super) struct Queue(Arc<Mutex<State>>);

struct State {
    /// Cores that nothing uses.
    free: usize,
    /// How many of them hints and analyses may take: all but one, so that no turn waits for them to end.
    spare: usize,
    waiting: [VecDeque<oneshot::Sender<Core>>; PURPOSES],
}

/// A core, until it is dropped.
pub(super) struct Core {
    queue: Queue,
    purpose: Purpose,
}

impl Queue {
    /// With one core, turns wait for a hint that runs already.
    pub(super) fn new(cores: usize) -> Queue {
        let waiting = array::from_fn(|_| VecDeque::new());
        Queue(Arc::new(Mutex::new(State { free: cores, spare: cores.saturating_sub(1).max(1), waiting })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a core. A job whose future is dropped leaves the queue.
    pub(super) async fn core(&self, purpose: Purpose) -> Core {
        let (sender, receiver) = oneshot::channel();
        {
            let waiting = &mut self.state().waiting[purpose as usize];
            waiting.retain(|sender| !sender.is_closed());
            waiting.push_back(sender);
        }
        self.advance();
        receiver.await.expect("a waiting job gets a core some time")
    }

    /// Gives free cores to those who wait.
    fn advance(&self) {
        loop {
            // A core that nobody takes any more comes back when it is dropped, so the lock must be free by then.
            let Some((sender, purpose)) = self.state().next() else { return };
            drop(sender.send(Core { queue: self.clone(), purpose }));
        }
    }
}

impl State {
    /// The next job to get a core, which is then taken.
    fn next(&mut self) -> Option<(oneshot::Sender<Core>, Purpose)> {
        for purpose in [Purpose::Turn, Purpose::Hint, Purpose::Analysis] {
            let allowed = self.free > 0 && (purpose == Purpose::Turn || self.spare > 0);
            if let Some(sender) = self.waiting[purpose as usize].pop_front_if(|_| allowed) {
                self.free -= 1;
                self.spare -= usize::from(purpose != Purpose::Turn);
                return Some((sender, purpose));
            }
        }
        None
    }
}

impl Drop for Core {
    fn drop(&mut self) {
        {
            let mut state = self.queue.state();
            state.free += 1;
            state.spare += usize::from(self.purpose != Purpose::Turn);
        }
        self.queue.advance();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn turns_go_before_hints_and_hints_before_analyses() {
        let queue = Queue::new(1);
        let first = queue.core(Purpose::Turn).await;
        let mut analysis = Box::pin(queue.core(Purpose::Analysis));
        let mut hint = Box::pin(queue.core(Purpose::Hint));
        let mut turn = Box::pin(queue.core(Purpose::Turn));
        for waiting in [&mut analysis, &mut hint, &mut turn] {
            assert!(waiting.now_or_never().is_none());
        }
        drop(first);
        assert!((&mut hint).now_or_never().is_none() && (&mut analysis).now_or_never().is_none());
        drop(turn.await);
        assert!((&mut analysis).now_or_never().is_none());
        drop(hint.await);
        analysis.await;
    }

    #[tokio::test]
    async fn hints_leave_a_core_to_turns() {
        let queue = Queue::new(3);
        let hints = [queue.core(Purpose::Hint).await, queue.core(Purpose::Analysis).await];
        let mut third = Box::pin(queue.core(Purpose::Hint));
        assert!((&mut third).now_or_never().is_none(), "although a core is free");
        let turn = queue.core(Purpose::Turn).now_or_never().expect("a core is free");
        assert!((&mut third).now_or_never().is_none());
        drop(hints);
        third.await;
        drop(turn);
    }

    #[tokio::test]
    async fn who_gives_up_leaves_the_queue() {
        let queue = Queue::new(1);
        let first = queue.core(Purpose::Turn).await;
        let mut gone = Box::pin(queue.core(Purpose::Turn));
        assert!((&mut gone).now_or_never().is_none());
        let mut late = Box::pin(queue.core(Purpose::Turn));
        assert!((&mut late).now_or_never().is_none());
        drop(gone);
        drop(first);
        // It was given the core and gives up before it notices.
        drop(late);
        assert!(queue.core(Purpose::Hint).now_or_never().is_some());
    }
}
