//! Delivers what is due.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use tokio::time::interval;

use super::backoff::again;
use super::channel::{Channel, Notice};
use crate::config::Clock;
use crate::store::StoreError;

/// How often what is due is looked for.
const LOOK: Duration = Duration::from_secs(1);

/// How many notices are looked at each time.
const LOOKED_AT: u32 = 1024;

/// The most that are delivered each time, and at the same time.
const MOST: usize = 64;
const AT_ONCE: usize = 16;

/// The most for one player each time, so that a player with many tables, or one whose address answers slowly, delays nobody.
const PER_PLAYER: usize = 4;

/// Delivers the notices of a channel.
pub(crate) struct Queue<C> {
    channel: Arc<C>,
    clock: Clock,
}

#[expect(private_bounds, reason = "channels are named in this module only")]
impl<C: Channel> Queue<C> {
    pub(crate) fn new(channel: Arc<C>, clock: Clock) -> Queue<C> {
        Queue { channel, clock }
    }

    /// Delivers what is due, for ever.
    pub(crate) async fn run(self) {
        let mut looks = interval(LOOK);
        loop {
            looks.tick().await;
            if let Err(error) = self.deliver_due().await {
                tracing::warn!(%error, "cannot deliver notifications");
            }
        }
    }

    async fn deliver_due(&self) -> Result<(), StoreError> {
        let due = self.channel.due((self.clock)() + 1, LOOKED_AT).await?;
        let mut delivered =
            stream::iter(fair_share(due)).map(|notice| self.attempt(notice)).buffer_unordered(AT_ONCE);
        while let Some(result) = delivered.next().await {
            result?;
        }
        Ok(())
    }

    async fn attempt(&self, notice: C::Notice) -> Result<(), StoreError> {
        let now = (self.clock)();
        if !self.channel.claim(&notice, again(notice.tries(), now)).await? {
            return Ok(());
        }
        let result = self.channel.deliver(&notice, now).await;
        self.channel.settle(notice, result).await
    }
}

/// The first notices, but not too many of one player. The others stay due.
fn fair_share<N: Notice>(due: Vec<N>) -> Vec<N> {
    let mut shares: HashMap<String, usize> = HashMap::new();
    let has_share = |notice: &N| {
        let share = shares.entry(notice.player().to_owned()).or_default();
        *share += 1;
        *share <= PER_PLAYER
    };
    due.into_iter().filter(has_share).take(MOST).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use async_trait::async_trait;

    use super::super::outbound::Failure;
    use super::*;

    /// A notice: whose, and after how many attempts.
    #[derive(Clone, Debug, PartialEq)]
    struct Note(String, u32);

    impl Notice for Note {
        fn player(&self) -> &str {
            &self.0
        }

        fn tries(&self) -> u32 {
            self.1
        }
    }

    /// Fails for everybody but `ok`, and remembers what it was told.
    #[derive(Default)]
    struct Remembers {
        due: Vec<Note>,
        claims: Mutex<Vec<(String, Option<i64>)>>,
        running: Mutex<(usize, usize)>,
        settled: Mutex<Vec<(Note, bool)>>,
    }

    #[async_trait]
    impl Channel for Remembers {
        type Notice = Note;

        async fn due(&self, _: i64, most: u32) -> Result<Vec<Note>, StoreError> {
            Ok(self.due.iter().take(most as usize).cloned().collect())
        }

        async fn claim(&self, notice: &Note, again: Option<i64>) -> Result<bool, StoreError> {
            self.claims.lock().unwrap().push((notice.0.clone(), again));
            Ok(notice.0 != "claimed elsewhere")
        }

        async fn deliver(&self, notice: &Note, _: i64) -> Result<(), Failure> {
            {
                let mut running = self.running.lock().unwrap();
                running.0 += 1;
                running.1 = running.1.max(running.0);
            }
            tokio::task::yield_now().await;
            self.running.lock().unwrap().0 -= 1;
            if notice.0 == "ok" { Ok(()) } else { Err(Failure::NoAnswer) }
        }

        async fn settle(&self, notice: Note, result: Result<(), Failure>) -> Result<(), StoreError> {
            self.settled.lock().unwrap().push((notice, result.is_ok()));
            Ok(())
        }
    }

    async fn deliver(due: Vec<Note>) -> Remembers {
        let channel = Arc::new(Remembers { due, ..Remembers::default() });
        Queue::new(Arc::clone(&channel), Arc::new(|| 1_000_000)).deliver_due().await.unwrap();
        Arc::try_unwrap(channel).ok().unwrap()
    }

    #[tokio::test]
    async fn one_player_does_not_delay_the_others() {
        let note = |player: &str| Note(player.to_owned(), 0);
        let due = [vec![note("greedy"); 500], vec![note("ok")]].concat();
        let told = deliver(due).await.settled.into_inner().unwrap();
        assert_eq!(told.iter().filter(|(note, _)| note.0 == "greedy").count(), PER_PLAYER);
        assert!(told.contains(&(note("ok"), true)));
    }

    #[tokio::test]
    async fn a_round_is_bounded() {
        let channel = deliver((0..500).map(|number| Note(format!("player {number}"), 0)).collect()).await;
        assert_eq!(channel.settled.into_inner().unwrap().len(), MOST);
        let (_, most) = channel.running.into_inner().unwrap();
        assert!(most > 1 && most <= AT_ONCE, "{most}");
    }

    #[tokio::test]
    async fn an_attempt_is_claimed_with_the_time_of_the_next() {
        let tries = [("first", 0), ("last", 5), ("claimed elsewhere", 0)];
        let channel = deliver(tries.map(|(player, tries)| Note(player.to_owned(), tries)).to_vec()).await;
        let claims: HashMap<_, _> = channel.claims.into_inner().unwrap().into_iter().collect();
        assert!(claims["first"].is_some_and(|again| again > 1_000_000));
        assert_eq!(claims["last"], None);
        let mut settled: Vec<_> =
            channel.settled.into_inner().unwrap().into_iter().map(|(note, good)| (note.0, good)).collect();
        settled.sort();
        assert_eq!(settled, [("first".to_owned(), false), ("last".to_owned(), false)]);
    }
}
