//! Admission of requests, rate limits and security headers.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::config::Config;
use crate::limits::Limit;
use crate::metrics::{Metrics, Route};
use crate::problem::Problem;
use crate::sessions::Client;

/// The largest burst, in seconds of the sustained rate.
const BURST: NonZeroU32 = NonZeroU32::new(4).expect("it is not 0");

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The security headers of every response.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Admits requests.
pub(super) struct Gate {
    limit: Option<Limit<IpAddr>>,
    secure: bool,
    behind_proxy: bool,
}

impl Gate {
    pub(super) fn new(config: &Config) -> Gate {
        Gate {
            limit: config.rate.map(|rate| Limit::per_second(rate, BURST)),
            secure: config.secure,
            behind_proxy: config.behind_proxy,
        }
    }

    fn admit(&self, request: &Request, client: Client) -> Result<(), Problem> {
        if !same_origin(request.method(), request.headers()) {
            return Err(Problem::forbidden("another-origin"));
        }
        self.limit.as_ref().map_or(Ok(()), |limit| limit.check(&client.address))
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
        match named.or_else(connected) {
            Some(IpAddr::V6(address)) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            Some(address) => address,
            None => IpAddr::V4(Ipv4Addr::UNSPECIFIED),
        }
    }
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
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
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
