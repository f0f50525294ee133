//! A house that is opened for a test, and guests who ask it things over HTTP.

#![allow(dead_code, reason = "every test file uses another part")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::store::Sqlite;
use server::{Config, Server};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// An open house with a database of its own.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) folder: Arc<TempDir>,
    /// What its clock says.
    pub(crate) time: Arc<AtomicI64>,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<()>>,
}

impl House {
    /// A new house whose bots answer at once.
    pub(crate) async fn open() -> House {
        House::open_in(Arc::new(tempfile::tempdir().unwrap()), |_| ()).await
    }

    /// A house in a folder, with other settings.
    pub(crate) async fn open_in(folder: Arc<TempDir>, change: impl FnOnce(&mut Config)) -> House {
        let time = Arc::new(AtomicI64::new(1_700_000_000_000));
        let clock = Arc::clone(&time);
        let mut config = Config {
            bot_delay: Duration::ZERO,
            rate: None,
            clock: Arc::new(move || clock.load(Ordering::Relaxed)),
            ..Config::default()
        };
        change(&mut config);
        let store = Sqlite::open(&folder.path().join("dighouse.sqlite")).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let server = Server::start(Arc::new(store), config).await.unwrap();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            server.serve(listener, stopped).await.unwrap();
        });
        House { address, folder, time, stop: Some(stop), serving: Some(serving) }
    }

    /// Closes the house and opens it again in the same folder.
    pub(crate) async fn reopen(mut self) -> House {
        drop(self.stop.take());
        self.serving.take().unwrap().await.unwrap();
        House::open_in(Arc::clone(&self.folder), |_| ()).await
    }

    pub(crate) fn pass_time(&self, millis: i64) {
        self.time.fetch_add(millis, Ordering::Relaxed);
    }

    /// Somebody who visits for the first time.
    pub(crate) async fn guest(&self) -> Guest {
        let answer = reqwest::get(format!("http://{}/api/me", self.address)).await.unwrap();
        let cookie = answer.headers()[SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
        let me: Value = answer.json().await.unwrap();
        Guest { client: reqwest::Client::new(), address: self.address, cookie, id: me["id"].as_str().unwrap().to_owned() }
    }

    /// Somebody without a cookie.
    pub(crate) fn stranger(&self) -> Guest {
        Guest { client: reqwest::Client::new(), address: self.address, cookie: String::new(), id: String::new() }
    }
}

/// Somebody who asks.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) client: reqwest::Client,
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) id: String,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Answered {
    pub(crate) status: StatusCode,
    pub(crate) text: String,
}

impl Answered {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The data of an answer that must be a good one.
    pub(crate) fn good(&self) -> Value {
        assert!(self.status.is_success(), "{self:?}");
        self.json()
    }

    /// Asserts a refusal.
    pub(crate) fn refused(&self, status: u16, error: &str) -> Value {
        let body = self.json();
        assert_eq!((self.status.as_u16(), &body["error"]), (status, &json!(error)), "{self:?}");
        assert!(body["detail"].as_str().is_some_and(|words| !words.contains("house-error")), "it has words: {body}");
        body
    }
}

impl Guest {
    pub(crate) async fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> Answered {
        let request = self.client.request(method, format!("http://{}{path}", self.address)).header(COOKIE, &self.cookie);
        let request = match body {
            Some(body) => request.json(body),
            None => request,
        };
        let answer = request.send().await.unwrap();
        Answered { status: answer.status(), text: answer.text().await.unwrap() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answered {
        self.ask(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answered {
        self.ask(Method::POST, path, Some(&body)).await
    }

    /// Makes a table of The Lost Code and sits down; its id.
    pub(crate) async fn make(&self, seats: Value) -> String {
        self.make_with(json!({ "game": "lost-code", "seats": seats })).await
    }

    pub(crate) async fn make_with(&self, table: Value) -> String {
        let made = self.post("/api/tables", table).await.good();
        let id = made["id"].as_str().unwrap().to_owned();
        self.post(&format!("/api/tables/{id}/sit"), json!({ "salt": "salt-of-the-maker" })).await.good();
        id
    }

    /// The table as this guest's seat sees it.
    pub(crate) async fn table(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.good()
    }

    /// The answer that `pick` chooses from what `table` shows, ready to be sent.
    pub(crate) fn answer(table: &Value, pick: usize) -> Value {
        let now = &table["game_now"];
        let choices = now["choices"].as_array().unwrap();
        json!({
            "seat": table["viewer"],
            "step": now["step"],
            "stamp": now["stamp"],
            "action": choices[pick % choices.len()]["text"],
        })
    }
}
