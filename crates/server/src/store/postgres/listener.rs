//! The task that listens for changes.

use std::convert::Infallible;
use std::time::Duration;

use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::{interval, timeout};
use tokio_postgres::Notification;

use super::address::Address;
use super::session::{failed, in_time};
use crate::store::{News, NewsFeed, StoreError};

/// How soon to try again when the connection is lost.
const AGAIN: Duration = Duration::from_millis(250);

/// How often an idle connection is checked, and the timeout of the check.
const PING: Duration = Duration::from_secs(3);

/// Listens for changes in a schema, until the feed is dropped.
pub(super) fn listen(address: Address, schema: String) -> NewsFeed {
    let (news, feed) = unbounded_channel();
    tokio::spawn(async move {
        while !news.is_closed() {
            let Err(error) = tokio::select! {
                ended = hear(&address, &schema, &news) => ended,
                () = news.closed() => return,
            };
            tracing::warn!(%error, "cannot listen for changes in the database");
            tokio::time::sleep(AGAIN).await;
        }
    });
    feed
}

/// Listens until the connection is lost. Changes before it was made may have been missed.
async fn hear(
    address: &Address,
    schema: &str,
    news: &UnboundedSender<News>,
) -> Result<Infallible, StoreError> {
    let (heard, mut hearing) = unbounded_channel();
    let connected = address.connect(move |notification| _ = heard.send(notification)).await;
    let client = connected.map_err(StoreError::Failed)?;
    let channel = format!("dighouse {schema}").replace('"', "\"\"");
    in_time(async { client.batch_execute(&format!("LISTEN \"{channel}\"")).await.map_err(failed) }).await?;
    news.send(News::Gap).ok();
    let lost = || StoreError::Failed("the connection is lost".to_owned());
    let mut pings = interval(PING);
    loop {
        tokio::select! {
            notification = hearing.recv() => {
                if let Some(told) = read(&notification.ok_or_else(lost)?) {
                    news.send(told).ok();
                }
            }
            _ = pings.tick() => timeout(PING, client.check_connection()).await.map_err(|_| lost())?.map_err(failed)?,
        }
    }
}

/// Reads a notification; `change` writes them.
fn read(notification: &Notification) -> Option<News> {
    let (what, ids) = notification.payload().split_once(' ')?;
    let mut ids = ids.split('\x1f').map(str::to_owned);
    let id = ids.next()?;
    match what {
        "player" => Some(News::Player { id }),
        lines => Some(News::Table { table: id, lines: lines.parse().ok()?, turned: ids.collect() }),
    }
}
