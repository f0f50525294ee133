//! A server for tests, and guests who send it requests over HTTP.

mod description;
mod earlier;
mod events;
mod internet;
mod place;
mod play;
mod receiver;
mod requests;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use dighouse_server::store::Store;
use dighouse_server::{Config, Server};
use reqwest::header::{COOKIE, HeaderMap, SET_COOKIE};
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use earlier::made_earlier;
pub(crate) use events::Events;
pub(crate) use internet::{Authority, Internet};
pub(crate) use place::Place;
pub(crate) use play::{any, asked, play_out, play_while, two_at_a_table};
pub(crate) use receiver::Receiver;
pub(crate) use requests::{all_requests, looks, requests, send_text};

/// A running server with its own database.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) place: Place,
    /// What its clock says.
    pub(crate) time: Arc<AtomicI64>,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<()>>,
}

impl TestServer {
    /// A new server whose bots answer at once.
    pub(crate) async fn open() -> TestServer {
        TestServer::open_with(|_| ()).await
    }

    /// A new server with other settings.
    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> TestServer {
        TestServer::open_in(Place::new(), change).await
    }

    /// A server in a place, with other settings.
    pub(crate) async fn open_in(place: Place, change: impl FnOnce(&mut Config)) -> TestServer {
        TestServer::open_on(place.open().await, place, TestServer::opening_time(), change).await
    }

    /// A new server, and its store to put something into.
    pub(crate) async fn open_with_store() -> (TestServer, Arc<dyn Store>) {
        let place = Place::new();
        let store = place.open().await;
        let server = TestServer::open_on(Arc::clone(&store), place, TestServer::opening_time(), |_| ()).await;
        (server, store)
    }

    pub(crate) fn opening_time() -> Arc<AtomicI64> {
        Arc::new(AtomicI64::new(1_700_000_000_000))
    }

    /// A server with this store and this clock.
    pub(crate) async fn open_on(
        store: Arc<dyn Store>,
        place: Place,
        time: Arc<AtomicI64>,
        change: impl FnOnce(&mut Config),
    ) -> TestServer {
        let clock = Arc::clone(&time);
        let mut config = Config {
            shelf: dighouse_shelf::shelf(),
            client: dighouse_assets::CLIENT,
            bot_delay: Duration::ZERO,
            rate: None,
            per_address: None,
            clock: Arc::new(move || clock.load(Ordering::Relaxed)),
            ..Config::default()
        };
        change(&mut config);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let server = Server::start(store, config).await.unwrap();
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            server.serve(listener, stopped).await.unwrap();
        });
        TestServer { address, place, time, stop: Some(stop), serving: Some(serving) }
    }

    /// Stops the server: every request is finished, every stream ends.
    pub(crate) async fn close(&mut self) {
        drop(self.stop.take());
        self.serving.take().unwrap().await.unwrap();
    }

    /// Restarts the server in the same place.
    pub(crate) async fn reopen(self) -> TestServer {
        self.reopen_with(|_| ()).await
    }

    /// Restarts the server in the same place, with other settings.
    pub(crate) async fn reopen_with(mut self, change: impl FnOnce(&mut Config)) -> TestServer {
        self.close().await;
        TestServer::open_on(self.place.open().await, self.place.clone(), Arc::clone(&self.time), change).await
    }

    /// Waits until the server is healthy; a result holds for a second.
    pub(crate) async fn is_healthy_again(&self) {
        for _ in 0..100 {
            if self.stranger().get("/healthz").await.text == "ok\n" {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("it stays unhealthy");
    }

    pub(crate) fn pass_time(&self, millis: i64) {
        self.time.fetch_add(millis, Ordering::Relaxed);
    }

    /// Somebody who visits for the first time.
    pub(crate) async fn guest(&self) -> Guest {
        let answer = reqwest::get(format!("http://{}/api/me", self.address)).await.unwrap();
        let cookie = answer.headers()[SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
        let me: Value = answer.json().await.unwrap();
        Guest {
            client: reqwest::Client::new(),
            address: self.address,
            cookie,
            id: me["id"].as_str().unwrap().to_owned(),
        }
    }

    /// Somebody without a cookie at another address of this machine, such as `127.0.0.2`.
    pub(crate) fn stranger_at(&self, address: &str) -> Guest {
        let client =
            reqwest::Client::builder().local_address(address.parse::<IpAddr>().unwrap()).build().unwrap();
        Guest { client, ..self.stranger() }
    }

    /// A new guest at another address of this machine.
    pub(crate) async fn guest_at(&self, address: &str) -> Guest {
        let mut guest = self.stranger_at(address);
        let me = guest.get("/api/me").await;
        guest.id = me.good()["id"].as_str().unwrap().to_owned();
        guest.cookie = me.header("set-cookie").split(';').next().unwrap().to_owned();
        guest
    }

    /// The same guest after a restart.
    pub(crate) fn again(&self, guest: &Guest) -> Guest {
        Guest { client: reqwest::Client::new(), address: self.address, ..guest.clone() }
    }

    /// Somebody without a cookie.
    pub(crate) fn stranger(&self) -> Guest {
        Guest {
            client: reqwest::Client::new(),
            address: self.address,
            cookie: String::new(),
            id: String::new(),
        }
    }
}

/// A guest.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) client: reqwest::Client,
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) id: String,
}

/// A response.
#[derive(Clone, Debug)]
pub(crate) struct Answered {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answered {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The data of a response, which must be a success.
    pub(crate) fn good(&self) -> Value {
        assert!(self.status.is_success(), "{self:?}");
        self.json()
    }

    /// Asserts a refusal, whose form is always the same.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, error: &str) -> Value {
        let body = self.problem();
        assert_eq!((self.status.as_u16(), &body["error"]), (status, &json!(error)), "{self:?}");
        body
    }

    /// The data of any refusal.
    #[track_caller]
    pub(crate) fn problem(&self) -> Value {
        assert_eq!(self.header("content-type"), "application/problem+json", "{self:?}");
        let body = self.json();
        assert_eq!(body["status"], self.status.as_u16(), "{self:?}");
        let raw = |words: &str| words.is_empty() || words.contains("house-") || words.contains("lost-code-");
        assert!(body["detail"].as_str().is_some_and(|words| !raw(words)), "it has words: {body}");
        body
    }

    /// A header of the response; empty if there is none.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

impl Guest {
    /// A request to the server with this guest's cookie.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.client.request(method, format!("http://{}{path}", self.address));
        if self.cookie.is_empty() { request } else { request.header(COOKIE, &self.cookie) }
    }

    pub(crate) async fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> Answered {
        let request = self.request(method, path);
        send(match body {
            Some(body) => request.json(body),
            None => request,
        })
        .await
    }

    pub(crate) async fn get(&self, path: &str) -> Answered {
        self.ask(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answered {
        self.ask(Method::POST, path, Some(&body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Answered {
        self.ask(Method::PUT, path, Some(&body)).await
    }

    /// Sends a request to a table, such as `undo`.
    pub(crate) async fn post_at(&self, id: &str, what: &str, body: Value) -> Answered {
        self.post(&format!("/api/tables/{id}/{what}"), body).await
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

    /// The table as one of this guest's seats sees it, or as a spectator does.
    pub(crate) async fn table_as(&self, id: &str, eyes: &str) -> Value {
        self.get(&format!("/api/tables/{id}?as={eyes}")).await.good()
    }

    /// The request for the action that `pick` chooses.
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

/// Sends a request and reads the whole response, which must be as the API is described.
pub(crate) async fn send(request: RequestBuilder) -> Answered {
    let (client, request) = request.build_split();
    let request = request.unwrap();
    let (method, path) = (request.method().clone(), request.url().path().to_owned());
    let answer = client.execute(request).await.unwrap();
    let (status, headers) = (answer.status(), answer.headers().clone());
    let answer = Answered { status, headers, text: answer.text().await.unwrap() };
    description::check_response(&method, &path, &answer);
    answer
}
