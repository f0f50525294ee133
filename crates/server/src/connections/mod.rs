//! HTTP connections: how many there are, and timeouts for slow and silent clients.

mod admission;
mod open_files;

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

pub(crate) use admission::Accepted;
use admission::Admission;

use crate::config::Config;

/// How long to wait when the system accepts no more connections.
const AGAIN: Duration = Duration::from_millis(100);

/// The longest time that a connection of the reserve is open.
const BRIEF: Duration = Duration::from_secs(10);

/// How long a client may leave what was sent to it unacknowledged. A computer that was put to sleep, or a client that does
/// not read, then gives its place back.
#[cfg(any(target_os = "linux", target_os = "android"))]
const UNACKNOWLEDGED: Duration = Duration::from_secs(60);

/// Serves requests until `stop`, then lets every request finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    config: &Config,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    // All clients of a proxy have its address; what they may do is limited by request.
    let per_address = config.per_address.map(|most| most.connections).filter(|_| !config.behind_proxy);
    let most = config.connections.unwrap_or_else(open_files::most_connections);
    let admission = Admission::new(most, per_address);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(config.head_patience);
    let mut brief_http = http.clone();
    brief_http.header_read_timeout(config.head_patience.min(BRIEF)).keep_alive(false);
    let connections = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut stop => break,
        };
        let Some(place) = admission.admit(address.ip()) else { continue };
        let accepted = place.accepted;
        let router = router.clone();
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(address));
            request.extensions_mut().insert(accepted);
            router.clone().oneshot(request)
        });
        let (http, longest) = match accepted {
            Accepted::Fully => (&http, Duration::MAX),
            Accepted::AddressFull | Accepted::ServerFull => (&brief_http, BRIEF),
        };
        let connection = connections.watch(http.serve_connection(TokioIo::new(stream), service));
        tokio::spawn(async move {
            let _place = place;
            if let Ok(Err(error)) = tokio::time::timeout(longest, connection).await {
                tracing::debug!(%error, "a connection ended");
            }
        });
    }
    drop(listener);
    connections.shutdown().await;
    Ok(())
}

/// The next connection. Failed ones are skipped.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                stream.set_nodelay(true).ok();
                #[cfg(any(target_os = "linux", target_os = "android"))]
                socket2::SockRef::from(&stream).set_tcp_user_timeout(Some(UNACKNOWLEDGED)).ok();
                return (stream, address);
            }
            Err(error) => {
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(AGAIN).await;
            }
        }
    }
}
