//! Admission of requests, rate limits and security headers.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::config::Config;
use crate::connections::Accepted;
use crate::limits::{AtOnce, Held, Limit, counted_as};
use crate::metrics::{Metrics, Route};
use crate::problem::Problem;
use crate::sessions::Client;

/// The largest burst, in seconds of the sustained rate.
const BURST: NonZeroU32 = NonZeroU32::new(4).expect("it is not 0");

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The security headers of every response.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// For browsers that came by https: for a year, only that.
const ONLY_HTTPS: &str = "max-age=31536000";

/// Admits requests.
pub(super) struct Gate {
    limit: Option<Limit<IpAddr>>,
    /// Requests that are being answered.
    unanswered: Option<AtOnce<IpAddr>>,
    secure: bool,
    behind_proxy: bool,
}

impl Gate {
    pub(super) fn new(config: &Config) -> Gate {
        Gate {
            limit: config.rate.map(|rate| Limit::per_second(rate, BURST)),
            unanswered: config.per_address.map(|most| AtOnce::new(most.connections)),
            secure: config.secure,
            behind_proxy: config.behind_proxy,
        }
    }

    /// A place for a request until it is answered, where that is limited.
    fn admit(&self, request: &Request, client: Client) -> Result<Option<Held<IpAddr>>, Problem> {
        if !same_origin(request.method(), request.headers()) {
            return Err(Problem::forbidden("another-origin"));
        }
        // Requests whose length two programs could read differently are refused by refusing all that give none. `hyper` drops a
        // length beside an encoding, so what is ambiguous cannot be told from what is not.
        if request.headers().contains_key(header::TRANSFER_ENCODING) {
            return Err(Problem::new(StatusCode::LENGTH_REQUIRED, "length-required"));
        }
        let again_later = |status, error| Problem::new(status, error).with("retry_after", 5);
        let address_full = || again_later(StatusCode::TOO_MANY_REQUESTS, "too-many-connections");
        match request.extensions().get() {
            Some(Accepted::AddressFull) if !is_essential(request) => return Err(address_full()),
            Some(Accepted::ServerFull) if !is_essential(request) => {
                return Err(again_later(StatusCode::SERVICE_UNAVAILABLE, "server-full"));
            }
            _ if is_probe(request) => return Ok(None),
            _ => {}
        }
        self.limit.as_ref().map_or(Ok(()), |limit| limit.check(&client.address))?;
        match &self.unanswered {
            Some(unanswered) => unanswered.hold(client.address).map(Some).ok_or_else(address_full),
            None => Ok(None),
        }
    }

    /// The last value, which the proxy wrote. Anybody can write those before it.
    fn forwarded<'a>(&self, request: &'a Request, name: &str) -> Option<&'a str> {
        let value = request.headers().get_all(name).iter().next_back().filter(|_| self.behind_proxy)?;
        value.to_str().ok()?.rsplit(',').next().map(str::trim)
    }

    fn client(&self, request: &Request) -> Client {
        let by_https = self.forwarded(request, "x-forwarded-proto") == Some("https");
        Client { address: self.address(request), secure: self.secure || by_https }
    }

    fn address(&self, request: &Request) -> IpAddr {
        let named = self.forwarded(request, "x-forwarded-for").and_then(|address| address.parse().ok());
        let connected = || request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        named.or_else(connected).map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), counted_as)
    }
}

/// Whether it asks how the server is, which is always answered.
fn is_probe(request: &Request) -> bool {
    matches!(request.uri().path(), "/healthz" | "/livez")
}

/// Whether a request is carried out even on a connection of the reserve.
fn is_essential(request: &Request) -> bool {
    is_probe(request) || request.uri().path() == "/api/sign-in"
}

/// Whether a request that may change something comes from our own page. Programs other than browsers send no such headers,
/// and have only their own cookies.
fn same_origin(method: &Method, headers: &HeaderMap) -> bool {
    if matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return true;
    }
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match text(header::ORIGIN) {
        None => true,
        Some(origin) => {
            let origin: Option<Uri> = origin.parse().ok();
            let authority = origin.as_ref().and_then(Uri::authority).map(|authority| authority.as_str());
            authority.is_some() && authority == text(header::HOST)
        }
    }
}

/// Admits a request, and adds the security headers.
pub(super) async fn pass(State(gate): State<Arc<Gate>>, mut request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api");
    let client = gate.client(&request);
    request.extensions_mut().insert(client);
    let mut response = match gate.admit(&request, client) {
        Ok(_place) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    let close = response.status() == StatusCode::LENGTH_REQUIRED;
    let headers = response.headers_mut();
    if close {
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    for (name, value) in HEADERS {
        // A worker's script has a policy of its own.
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if client.secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_HTTPS));
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Counts requests and logs each.
pub(super) async fn count(State(metrics): State<Arc<Metrics>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), began.elapsed());
    tracing::debug!(%method, route, status, micros = took.as_micros() as u64, "request");
    if route != "/api/events" {
        metrics.latency.observe(took.as_secs_f64());
    }
    metrics.requests.get_or_create(&Route { route, status }).inc();
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_our_own_page_may_change_something() {
        let post = |pairs: &[_]| same_origin(&Method::POST, &headers(pairs));
        assert!(post(&[]), "a program");
        assert!(post(&[("sec-fetch-site", "same-origin")]));
        assert!(post(&[("origin", "http://dig.example:8080"), ("host", "dig.example:8080")]));
        assert!(!post(&[("sec-fetch-site", "cross-site")]));
        assert!(!post(&[("sec-fetch-site", "same-site")]));
        assert!(!post(&[("origin", "http://evil.example"), ("host", "dig.example")]));
        assert!(!post(&[("origin", "null"), ("host", "dig.example")]));
        assert!(
            same_origin(&Method::GET, &headers(&[("sec-fetch-site", "cross-site")])),
            "a link from elsewhere"
        );
    }
}
