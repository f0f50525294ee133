//! Streams of server-sent events, as a tab reads them.

use std::time::Duration;

use reqwest::{Method, Response};
use serde_json::Value;

use super::description::{check_event, check_response};
use super::{Answered, Guest};

/// How long a test waits for something that should come soon.
const PATIENCE: Duration = Duration::from_secs(20);

/// An open stream.
pub(crate) struct Events {
    answer: Response,
    buffer: Vec<u8>,
}

/// One event.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) name: String,
    pub(crate) id: Option<String>,
    pub(crate) data: Value,
}

impl Events {
    /// The next event of what is watched; none when the server ends the stream.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            match self.any().await {
                Some(event) if event.name == "turns" => {}
                event => return event,
            }
        }
    }

    /// The next news about the tables where it is the reader's turn.
    pub(crate) async fn turns(&mut self) -> Vec<String> {
        loop {
            let event = self.any().await.expect("the stream goes on");
            if event.name == "turns" {
                let table = |turn: &Value| turn["table"].as_str().unwrap().to_owned();
                return event.data.as_array().unwrap().iter().map(table).collect();
            }
        }
    }

    /// Waits until it is the reader's turn at these tables. Each action at one of them is news, too.
    pub(crate) async fn until_turns(&mut self, tables: &[&str]) {
        while self.turns().await != tables {}
    }

    async fn any(&mut self) -> Option<Event> {
        tokio::time::timeout(PATIENCE, self.read()).await.expect("an event in time")
    }

    async fn read(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.buffer.windows(2).position(|pair| pair == b"\n\n") {
                let text: Vec<u8> = self.buffer.drain(..end + 2).collect();
                match parse(std::str::from_utf8(&text).unwrap()) {
                    Some(event) => {
                        check_event(&event.name, &event.data);
                        return Some(event);
                    }
                    None => continue,
                }
            }
            self.buffer.extend(self.answer.chunk().await.unwrap()?);
        }
    }

    /// The data of the next event.
    pub(crate) async fn news(&mut self) -> Value {
        self.next().await.expect("the stream goes on").data
    }

    /// Reads until `seen` holds for an event's data.
    pub(crate) async fn until(&mut self, seen: impl Fn(&Value) -> bool) -> Value {
        loop {
            let news = self.news().await;
            if seen(&news) {
                return news;
            }
        }
    }

    /// What comes next, whatever it is.
    pub(crate) async fn piece(&mut self) -> String {
        let piece = tokio::time::timeout(PATIENCE, self.answer.chunk()).await.expect("something in time");
        String::from_utf8(piece.unwrap().unwrap().to_vec()).unwrap()
    }
}

/// An event; none for a comment.
fn parse(text: &str) -> Option<Event> {
    let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let data = serde_json::from_str(field("data")?).expect("events are JSON");
    Some(Event { name: field("event")?.to_owned(), id: field("id").map(str::to_owned), data })
}

impl Guest {
    /// Opens a stream for a reader who has the events up to `last`; the response if it is refused.
    pub(crate) async fn try_watch(&self, query: &str, last: Option<u64>) -> Result<Events, Answered> {
        let mut request = self.request(Method::GET, &format!("/api/events{query}"));
        if let Some(last) = last {
            request = request.header("last-event-id", last.to_string());
        }
        let answer = request.send().await.unwrap();
        if answer.status().is_success() {
            return Ok(Events { answer, buffer: Vec::new() });
        }
        let (status, headers) = (answer.status(), answer.headers().clone());
        let answer = Answered { status, headers, text: answer.text().await.unwrap() };
        check_response(&Method::GET, "/api/events", &answer);
        Err(answer)
    }

    /// Opens a stream, such as `?table=…`.
    pub(crate) async fn watch(&self, query: &str) -> Events {
        self.try_watch(query, None).await.unwrap_or_else(|refused| panic!("{refused:?}"))
    }

    /// Waits until a table is closed.
    pub(crate) async fn until_gone(&self, id: &str) {
        let gone = async {
            while self.get(&format!("/api/tables/{id}")).await.status != 410 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, gone).await.expect("it is closed in time");
    }

    /// Waits until `seen` holds for the table as this guest sees it.
    pub(crate) async fn until(&self, id: &str, seen: impl Fn(&Value) -> bool) -> Value {
        self.watch(&format!("?table={id}")).await.until(seen).await;
        // Streams tell only what is new: the whole is asked for.
        self.table(id).await
    }
}
