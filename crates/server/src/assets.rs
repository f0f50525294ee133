//! The web client, which the build put into the program.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::problem::Problem;

/// A file of the client.
struct Asset {
    path: &'static str,
    kind: &'static str,
    plain: &'static [u8],
    gzip: Option<&'static [u8]>,
    brotli: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Files whose names change with their contents.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A file, or the page for any address that is the client's own.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method").into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let wanted = if is_page { "index.html" } else { path };
    let Ok(found) = ASSETS.binary_search_by(|asset| asset.path.cmp(wanted)) else {
        return Problem::new(StatusCode::NOT_FOUND, "no-such-address").into_response();
    };
    send(&ASSETS[found], &headers)
}

fn send(asset: &Asset, headers: &HeaderMap) -> Response {
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
    sent.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    let kept = if asset.path.starts_with("assets/") { FOR_EVER } else { "no-cache" };
    sent.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    if let Some(coding) = coding {
        sent.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}
