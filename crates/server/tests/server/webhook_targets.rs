//! The addresses of webhooks.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpListener;

use crate::kit::{Authority, Internet, Receiver, TestServer};
use crate::webhooks::{called_at, private_too, set, shown, try_out};

async fn server_in(internet: Internet) -> TestServer {
    TestServer::open_with(|config| config.network = Arc::new(internet)).await
}

#[tokio::test]
async fn an_https_call_needs_a_certificate_from_a_trusted_authority() {
    let (trusted, unknown) = (Authority::new(), Authority::new());
    let (certified, pretended) = (trusted.certify("hook.example"), unknown.certify("unknown.example"));
    let mut internet = Internet::trusting(trusted);
    let receivers = [
        internet.machine("8.8.8.1", certified).await,
        internet.machine("8.8.8.2", pretended).await,
        internet.plain_machine("8.8.8.3").await,
    ];
    internet.name("hook.example", &["8.8.8.1"]);
    internet.name("another.example", &["8.8.8.1"]);
    internet.name("unknown.example", &["8.8.8.2"]);
    internet.name("plain.example", &["8.8.8.3"]);
    let server = server_in(internet).await;
    let (ala, secret) = called_at(&server, "https://hook.example/hook?key=owl").await;
    assert_eq!(try_out(&ala).await.status, 204);
    let call = receivers[0].until(1).await;
    assert_eq!((call.header("host"), &call.json()["event"]), ("hook.example", &json!("test")));
    assert!(call.header("dighouse-signature").starts_with("v1=") && !call.text.contains(&secret));

    for host in ["another.example", "unknown.example", "plain.example"] {
        set(&ala, &format!("https://{host}/hook")).await.good();
        let refused = try_out(&ala).await.refused(422, "webhook-certificate");
        assert!(refused["detail"].as_str().unwrap().contains("certificate"), "{host}: {refused}");
        assert_eq!(shown(&ala).await["problem"], json!({ "error": "webhook-certificate" }));
    }
    assert_eq!(receivers.map(|receiver| receiver.heard().len()), [1, 0, 0], "nothing was said before that");
}

#[tokio::test]
async fn a_name_that_resolves_differently_the_second_time_is_not_called() {
    let mut internet = Internet::trusting(Authority::new());
    let public = internet.plain_machine("8.8.8.8").await;
    let private = internet.plain_machine("192.168.0.1").await;
    // Public when it is kept, and when it is looked at before the call; private from then on.
    internet.name("hook.example", &["8.8.8.8", "8.8.8.8", "192.168.0.1"]);
    let server = server_in(internet).await;
    let (ala, _) = called_at(&server, "http://hook.example:8080/hook").await;
    assert_eq!(try_out(&ala).await.status, 204);
    assert_eq!(public.heard().len(), 1, "what was looked at is what was called");
    try_out(&ala).await.refused(422, "webhook-not-public");
    assert_eq!((public.heard().len(), private.heard().len()), (1, 0));
}

#[tokio::test]
async fn nobody_is_called_in_a_private_network_unless_the_host_allows_it() {
    let (mut server, receiver) = (TestServer::open_with(private_too).await, Receiver::open().await);
    let (ala, _) = called_at(&server, &receiver.url).await;
    assert_eq!(try_out(&ala).await.status, 204);
    server.close().await;
    let (place, time) = (server.place.clone(), Arc::clone(&server.time));
    let server = TestServer::open_on(place.open().await, place, time, |_| ()).await;
    let ala = server.again(&ala);
    try_out(&ala).await.refused(422, "webhook-not-public");
    assert_eq!(receiver.heard().len(), 1, "also one that is kept is looked at whenever it is called");
    for host in ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "10.1.2.3", "169.254.169.254", "localhost"] {
        set(&ala, &format!("http://{host}:8080/")).await.refused(400, "webhook-not-public");
    }
    set(&ala, "http://ala:kot@1.1.1.1/").await.refused(400, "webhook-url");
    assert_eq!(shown(&ala).await["url"], receiver.url, "what is refused changes nothing");
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let (server, receiver) = (TestServer::open_with(private_too).await, Receiver::open().await);
    let (ala, _) = called_at(&server, &receiver.url).await;
    for status in [301, 302, 307, 308] {
        receiver.status.store(status, Ordering::Relaxed);
        assert_eq!(try_out(&ala).await.refused(422, "webhook-refused")["answer"], status);
    }
    assert_eq!(receiver.heard().len(), 4);
}

/// A receiver that responds with this for ever, or not at all.
async fn endless(answer: &'static [u8]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    tokio::spawn(async move {
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            tokio::spawn(async move {
                while !answer.is_empty() && stream.write_all(answer).await.is_ok() {}
                std::future::pending::<()>().await;
            });
        }
    });
    url
}

#[tokio::test]
async fn an_endless_response_is_cut_off() {
    let server = TestServer::open_with(private_too).await;
    let (ala, _) =
        called_at(&server, &endless(b"HTTP/1.1 200 OK\r\nx: yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\r\n").await)
            .await;
    try_out(&ala).await.refused(422, "webhook-no-answer");
    set(&ala, &endless(b"HTTP/1.1 200 OK\r\ncontent-length: 99999999999\r\n\r\n").await).await.good();
    assert_eq!(try_out(&ala).await.status, 204, "nobody reads more than the head");
    set(&ala, &endless(b"").await).await.good();
    try_out(&ala).await.refused(422, "webhook-late");
}
