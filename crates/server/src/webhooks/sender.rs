//! One request to a webhook.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, header};
use hmac::{Hmac, KeyInit, Mac};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use sha2::Sha256;
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

/// Sends requests to webhooks.
pub(super) struct Sender {
    network: Arc<dyn Network>,
    /// With the trusted authorities, read when they are first needed.
    tls: OnceLock<TlsConnector>,
    private_too: bool,
}

/// The body of a call, and the secret to sign it with.
pub(super) struct Payload<'a> {
    pub(super) body: String,
    pub(super) secret: &'a str,
    /// In seconds since 1970.
    pub(super) at: i64,
}

impl Payload<'_> {
    /// Signs the time and the body with the secret.
    fn signature(&self) -> String {
        let mut signing = Hmac::<Sha256>::new_from_slice(self.secret.as_bytes()).expect("any length will do");
        signing.update(format!("{}.{}", self.at, self.body).as_bytes());
        let hex: String = signing.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        format!("v1={hex}")
    }
}

impl Sender {
    /// `private_too`: also call addresses in private networks.
    pub(super) fn new(network: Arc<dyn Network>, private_too: bool) -> Sender {
        Sender { network, tls: OnceLock::new(), private_too }
    }

    /// Whether an address may be called.
    pub(super) async fn check(&self, url: &str) -> Result<(), Failure> {
        let target: Target = url.parse()?;
        let found = timeout(PATIENCE, target.addresses(&*self.network, self.private_too)).await;
        found.map_err(|_| Failure::Late)?.map(drop)
    }

    /// Sends a payload. Only a status from 200 to 299 is a success; redirects are not followed.
    pub(super) async fn send(&self, url: &str, payload: Payload<'_>) -> Result<(), Failure> {
        timeout(PATIENCE, self.deliver(url, payload)).await.unwrap_or(Err(Failure::Late))
    }

    async fn deliver(&self, url: &str, payload: Payload<'_>) -> Result<(), Failure> {
        let target: Target = url.parse()?;
        let addresses = target.addresses(&*self.network, self.private_too).await?;
        let stream = self.network.connect(&addresses).await.map_err(|_| Failure::NoAnswer)?;
        let status = if target.encrypted {
            let name = ServerName::try_from(target.host.clone()).map_err(|_| Failure::Url)?;
            let tls = self.tls.get_or_init(|| trusting(&*self.network));
            let safe = tls.connect(name, stream).await.map_err(|_| Failure::Certificate)?;
            post(safe, &target, payload).await
        } else {
            post(stream, &target, payload).await
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
    payload: Payload<'_>,
) -> hyper::Result<u16> {
    let mut builder = http1::Builder::new();
    builder.max_buf_size(LARGEST_HEAD);
    let (mut sender, connection) = builder.handshake(TokioIo::new(stream)).await?;
    let request = Request::builder()
        .method(Method::POST)
        .uri(target.path())
        .header(header::HOST, target.authority())
        .header(header::USER_AGENT, AGENT)
        .header(header::CONTENT_TYPE, "application/json")
        .header("dighouse-timestamp", payload.at)
        .header("dighouse-signature", payload.signature())
        .body(Body::from(payload.body))
        .expect("its parts were checked");
    let answer = sender.send_request(request);
    tokio::pin!(answer, connection);
    let answer = tokio::select! {
        answer = &mut answer => answer,
        _ = connection => answer.await,
    };
    answer.map(|answer| answer.status().as_u16())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payload_is_signed_as_openssl_computes_it() {
        let payload = Payload { body: "{}".to_owned(), secret: "kot", at: 1_700_000_000 };
        // printf '1700000000.{}' | openssl dgst -sha256 -hmac kot
        assert_eq!(
            payload.signature(),
            "v1=0c4f9879ae096f85d7597c3d037a9e627e8f0ad22770b6d555b6751d9a06184b"
        );
    }
}
