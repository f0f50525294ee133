//! Serves the web client, whose files the program provides.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::config::Config;
use crate::problem::Problem;

/// A file of the web client, in each encoding in which it can be sent.
#[derive(Debug)]
pub struct Asset {
    /// Its path, without a leading slash.
    pub path: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// Its entity tag, weak because it is the same for every encoding: `W/"1f"`.
    pub etag: &'static str,
    /// The file itself.
    pub plain: &'static [u8],
    /// Compressed with gzip.
    pub gzip: Option<&'static [u8]>,
    /// Compressed with Brotli.
    pub brotli: Option<&'static [u8]>,
}

impl Asset {
    /// Whether it is an engine, which plays a game in a browser.
    pub(crate) fn is_engine(&self) -> bool {
        self.path.starts_with("engines/") && self.path.ends_with(".wasm")
    }

    /// Whether its name contains a hash of its contents, so that it never changes.
    fn is_immutable(&self) -> bool {
        let is_rules_module = self.path.starts_with("modules/") && self.path.ends_with(".wasm.gz");
        self.path.starts_with("assets/") || self.is_engine() || is_rules_module
    }
}

/// For files whose names contain a hash of their contents.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// The beginning of the names of workers' scripts.
const WORKER: &str = "assets/worker-";

/// What a worker may do: run the WebAssembly modules of this server. Pages may not, because they need not.
const WORKER_POLICY: &str =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";

/// Sends a file, or the page for any path without a file extension, which the client routes itself.
pub(crate) async fn serve(
    State(config): State<Arc<Config>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method").into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let wanted = if is_page { "index.html" } else { path };
    match config.client.iter().find(|asset| asset.path == wanted) {
        Some(asset) => send(asset, &headers),
        None => Problem::new(StatusCode::NOT_FOUND, "no-such-address").into_response(),
    }
}

fn send(asset: &Asset, headers: &HeaderMap) -> Response {
    let cache_control = if asset.is_immutable() { IMMUTABLE } else { "no-cache" };
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known = known.flat_map(|list| list.split(',')).any(|etag| etag.trim() == asset.etag);
    let mut response =
        if is_known { StatusCode::NOT_MODIFIED.into_response() } else { encoded(asset, headers) };
    let sent = response.headers_mut();
    sent.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    sent.insert(header::ETAG, HeaderValue::from_static(asset.etag));
    sent.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache_control));
    if asset.path.starts_with(WORKER) {
        sent.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(WORKER_POLICY));
    }
    response
}

/// The file in the best encoding that the client accepts.
fn encoded(asset: &Asset, headers: &HeaderMap) -> Response {
    let accepts =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepts = |coding: &str| {
        accepts.split(',').any(|item| {
            let (name, weight) = item.split_once(';').unwrap_or((item, ""));
            name.trim() == coding
                && weight.trim().strip_prefix("q=").and_then(|q| q.parse().ok()) != Some(0.0)
        })
    };
    let (body, coding) = match (asset.brotli, asset.gzip) {
        (Some(brotli), _) if accepts("br") => (brotli, Some("br")),
        (_, Some(gzip)) if accepts("gzip") => (gzip, Some("gzip")),
        _ => (asset.plain, None),
    };
    let mut response = body.into_response();
    let sent = response.headers_mut();
    sent.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    if let Some(coding) = coding {
        sent.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}
