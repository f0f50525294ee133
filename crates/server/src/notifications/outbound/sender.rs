//! One request.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Method, Request, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::failure::Failure;
use super::network::Network;
use super::target::Target;

/// The timeout of the whole request, from resolving the name to the headers of the response.
const PATIENCE: Duration = Duration::from_secs(10);

/// The largest headers of a response. The rest is not read.
const LARGEST_HEAD: usize = 16 * 1024;

/// The user agent.
const AGENT: &str = concat!("dighouse/", env!("CARGO_PKG_VERSION"));

/// Sends requests.
pub(in crate::notifications) struct Sender {
    network: Arc<dyn Network>,
    /// With the trusted authorities, read when they are first needed.
    tls: OnceLock<TlsConnector>,
    private_too: bool,
}

/// What is sent: further headers, and a body.
pub(in crate::notifications) struct Delivery {
    pub(in crate::notifications) headers: Vec<(HeaderName, HeaderValue)>,
    pub(in crate::notifications) body: Vec<u8>,
}

impl Sender {
    /// `private_too`: also call addresses in private networks.
    pub(in crate::notifications) fn new(network: Arc<dyn Network>, private_too: bool) -> Sender {
        Sender { network, tls: OnceLock::new(), private_too }
    }

    /// Whether an address may be called.
    pub(in crate::notifications) async fn check(&self, url: &str) -> Result<(), Failure> {
        let target: Target = url.parse()?;
        let found = timeout(PATIENCE, target.addresses(&*self.network, self.private_too)).await;
        found.map_err(|_| Failure::Late)?.map(drop)
    }

    /// Sends something. Only a status from 200 to 299 is a success; redirects are not followed.
    pub(in crate::notifications) async fn send(&self, url: &str, delivery: Delivery) -> Result<(), Failure> {
        timeout(PATIENCE, self.deliver(url, delivery)).await.unwrap_or(Err(Failure::Late))
    }

    async fn deliver(&self, url: &str, delivery: Delivery) -> Result<(), Failure> {
        let target: Target = url.parse()?;
        let addresses = target.addresses(&*self.network, self.private_too).await?;
        let stream = self.network.connect(&addresses).await.map_err(|_| Failure::NoAnswer)?;
        let status = if target.encrypted {
            let name = ServerName::try_from(target.host.clone()).map_err(|_| Failure::Url)?;
            let tls = self.tls.get_or_init(|| trusting(&*self.network));
            let safe = tls.connect(name, stream).await.map_err(|_| Failure::Certificate)?;
            post(safe, &target, delivery).await
        } else {
            post(stream, &target, delivery).await
        };
        match status.map_err(|_| Failure::NoAnswer)? {
            200..300 => Ok(()),
            answer => Err(Failure::Refused { answer }),
        }
    }
}

fn trusting(network: &dyn Network) -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(network.authorities());
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

/// The status of the response. Its body is never read.
async fn post(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    target: &Target,
    delivery: Delivery,
) -> hyper::Result<u16> {
    let mut builder = http1::Builder::new();
    builder.max_buf_size(LARGEST_HEAD);
    let (mut sender, connection) = builder.handshake(TokioIo::new(stream)).await?;
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(target.path())
        .header(header::HOST, target.authority())
        .header(header::USER_AGENT, AGENT)
        .body(Body::from(delivery.body))
        .expect("its parts were checked");
    request.headers_mut().extend(delivery.headers);
    let answer = sender.send_request(request);
    tokio::pin!(answer, connection);
    let answer = tokio::select! {
        answer = &mut answer => answer,
        _ = connection => answer.await,
    };
    answer.map(|answer| answer.status().as_u16())
}
