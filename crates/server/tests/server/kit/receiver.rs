//! A receiver of webhook calls.

use std::fmt::Debug;
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::serve::Listener;
use serde_json::Value;
use tokio::net::TcpListener;

/// A web server that records its requests.
#[derive(Clone)]
pub(crate) struct Receiver {
    pub(crate) url: String,
    heard: Arc<Mutex<Vec<Heard>>>,
    /// The status it responds with.
    pub(crate) status: Arc<AtomicU16>,
}

#[derive(Clone, Debug)]
pub(crate) struct Heard {
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Heard {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().unwrap()
    }
}

async fn hear(State(receiver): State<Receiver>, headers: HeaderMap, text: String) -> (StatusCode, HeaderMap) {
    receiver.heard.lock().unwrap().push(Heard { headers, text });
    let status = StatusCode::from_u16(receiver.status.load(Ordering::Relaxed)).unwrap();
    let on =
        HeaderMap::from_iter([(header::LOCATION, receiver.url.replace("/hook", "/other").parse().unwrap())]);
    (status, on)
}

impl Receiver {
    pub(crate) async fn open() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook?key=owl", listener.local_addr().unwrap());
        Receiver::behind(listener, url)
    }

    /// Listens, and is known by this address.
    pub(crate) fn behind(listener: impl Listener<Addr: Debug>, url: String) -> Receiver {
        let receiver = Receiver { url, heard: Arc::default(), status: Arc::new(AtomicU16::new(204)) };
        let router = Router::new().fallback(hear).with_state(receiver.clone());
        tokio::spawn(async { axum::serve(listener, router).await });
        receiver
    }

    pub(crate) fn heard(&self) -> Vec<Heard> {
        self.heard.lock().unwrap().clone()
    }

    /// Waits until it was called this often.
    pub(crate) async fn until(&self, calls: usize) -> Heard {
        let called = async {
            while self.heard().len() < calls {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), called).await.expect("it is called in time");
        assert_eq!(self.heard().len(), calls, "{:?}", self.heard());
        self.heard().pop().unwrap()
    }
}
