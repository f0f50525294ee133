//! Guests, and what the server shows to everybody.

use std::collections::BTreeSet;

use crate::kit::{Guest, TestServer, any, send};
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn the_first_visit_makes_a_guest_who_is_recognized_later() {
    let server = TestServer::open().await;
    let first = server.stranger().get("/api/me").await;
    let cookie = first.header("set-cookie").to_owned();
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] {
        assert!(cookie.split("; ").any(|part| part == attribute), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "at home there is no https");
    let me = first.good();
    assert_eq!(me["name"], Value::Null);
    assert!((1000..10_000).contains(&me["number"].as_u64().unwrap()));

    let again = server.stranger().request(Method::GET, "/api/me");
    let again =
        send(again.header("cookie", format!("theme=dark; {}", cookie.split(';').next().unwrap()))).await;
    assert_eq!((again.good(), again.header("set-cookie")), (me.clone(), ""));
    let server = server.reopen().await;
    let later = server.stranger().request(Method::GET, "/api/me").header("cookie", &cookie);
    assert_eq!(send(later).await.good(), me, "also after the server was closed");
}

#[tokio::test]
async fn a_forged_cookie_belongs_to_nobody() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    for cookie in ["dighouse=", "dighouse=x", &format!("dighouse={}", "0".repeat(64)), "dighouse", ";;=;"] {
        let request = server.stranger().request(Method::GET, "/api/me").header("cookie", cookie);
        let answer = send(request).await;
        assert_ne!(answer.good()["id"], json!(ala.id));
        assert_ne!(answer.header("set-cookie"), "", "a new guest");
        let request = server.stranger().request(Method::PUT, "/api/me").header("cookie", cookie);
        send(request.json(&json!({ "name": "Ala" }))).await.refused(401, "unknown-player");
    }
}

#[tokio::test]
async fn behind_https_cookies_are_only_sent_by_https() {
    let server = TestServer::open_with(|config| config.secure = true).await;
    let first = server.stranger().get("/api/me").await;
    let cookie = first.header("set-cookie");
    assert!(cookie.starts_with("__Host-dighouse=") && cookie.contains("; Path=/;"), "{cookie}");
    assert!(cookie.ends_with("; Secure") && !cookie.contains("Domain"), "{cookie}");
    let again = server.guest().await;
    assert_eq!(again.get("/api/me").await.header("set-cookie"), "");
}

#[tokio::test]
async fn a_session_survives_the_new_name_of_its_cookie() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    assert!(ala.cookie.starts_with("dighouse="), "as all cookies were named once");
    let server = server.reopen_with(|config| config.secure = true).await;
    let ala = server.again(&ala);
    ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    let me = ala.get("/api/me").await;
    assert_eq!(me.good()["id"], json!(ala.id));
    let cookies: Vec<_> =
        me.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap()).collect();
    let token = ala.cookie.split('=').nth(1).unwrap();
    assert!(cookies[0].starts_with(&format!("__Host-dighouse={token}; ")), "{cookies:?}");
    assert!(cookies[1].starts_with("dighouse=; ") && cookies[1].contains("; Max-Age=0;"), "{cookies:?}");
    let renamed = Guest { cookie: format!("__Host-{}", ala.cookie), ..ala.clone() };
    let me = renamed.get("/api/me").await;
    assert_eq!((&me.good()["id"], me.header("set-cookie")), (&json!(ala.id), ""));
    // A cookie that another host of the domain has set does not count.
    let planted = server.guest().await.cookie.replace("__Host-", "");
    let both = Guest { cookie: format!("{planted}; {}", renamed.cookie), ..ala.clone() };
    assert_eq!(both.get("/api/me").await.good()["id"], json!(ala.id));
}

#[tokio::test]
async fn browsers_that_came_by_https_are_told_to_stay_there() {
    let header = "strict-transport-security";
    let plain = TestServer::open_with(|config| config.behind_proxy = true).await;
    assert_eq!(plain.stranger().get("/healthz").await.header(header), "");
    let secure = plain.stranger().request(Method::GET, "/healthz").header("x-forwarded-proto", "https");
    assert_eq!(send(secure).await.header(header), "max-age=31536000");
    let server = TestServer::open_with(|config| config.secure = true).await;
    for path in ["/", "/api/me", "/api/nothing", "/metrics"] {
        assert_eq!(server.stranger().get(path).await.header(header), "max-age=31536000", "{path}");
    }
}

#[tokio::test]
async fn a_guest_takes_a_name() {
    let server = TestServer::open().await;
    let (ala, olek) = (server.guest().await, server.guest().await);
    let named = ala.put("/api/me", json!({ "name": "  Ala\u{a0} z Łodzi " })).await.good();
    assert_eq!(named["name"], "Ala z Łodzi");
    assert_eq!(ala.get("/api/me").await.good(), named);
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "open" }])).await;
    let seat = olek.table(&id).await["seats"][0].clone();
    assert_eq!((&seat["name"], &seat["number"]), (&named["name"], &named["number"]));
    assert!(!olek.get(&format!("/api/tables/{id}")).await.text.contains(&ala.id), "ids are not shown around");
    let server = server.reopen().await;
    assert_eq!(server.again(&ala).get("/api/me").await.good(), named);
}

#[tokio::test]
async fn every_response_has_security_headers() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    for path in
        ["/", "/api/house", "/api/nowhere", "/table/x", "/nowhere.js", "/healthz", "/metrics", "/early.js"]
    {
        let answer = ala.get(path).await;
        let policy = answer.header("content-security-policy");
        for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
        if path.starts_with("/api") {
            assert_eq!(answer.header("cache-control"), "no-store", "{path}");
        }
    }
}

#[tokio::test]
async fn the_client_is_served_for_each_of_its_addresses() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    let page = stranger.get("/").await;
    assert!(page.text.contains("<!doctype html>"));
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(page.header("cache-control"), "no-cache", "so that a new version is noticed");
    for path in ["/table/k3jf83ha", "/table/k3jf83ha?as=1", "/rules/lost-code", "/settings", "/apiary"] {
        assert_eq!(stranger.get(path).await.text, page.text, "{path}");
    }
    stranger.get("/nothing.js").await.refused(404, "no-such-address");
    stranger.get("/api/nothing").await.refused(404, "no-such-address");
    stranger.get("/api").await.refused(404, "no-such-address");
    stranger.get("/api/").await.refused(404, "no-such-address");
    stranger.post("/", json!({})).await.refused(405, "wrong-method");
    let head = stranger.ask(Method::HEAD, "/", None).await;
    assert_eq!((head.status.as_u16(), head.text.as_str()), (200, ""));
}

#[tokio::test]
async fn a_page_that_did_not_change_is_not_sent_again() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    let etag = stranger.get("/").await.header("etag").to_owned();
    let ask = |known: String| send(stranger.request(Method::GET, "/").header("if-none-match", known));
    for known in [etag.clone(), format!("\"other\", {etag}")] {
        let again = ask(known).await;
        assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));
        assert_eq!(again.header("etag"), etag);
        assert_eq!(again.header("cache-control"), "no-cache");
    }
    assert_eq!(ask("\"other\"".to_owned()).await.status.as_u16(), 200);
}

#[tokio::test]
async fn large_files_are_sent_compressed() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    let page = stranger.get("/").await.text;
    // Built without Node.js, the page has no script.
    let Some(script) = page
        .split("src=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .find(|src| src.contains("assets"))
    else {
        return;
    };
    let script = format!("/{}", script.trim_start_matches('/'));
    let mut sizes = Vec::new();
    for (accepted, sent) in [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("identity", ""),
        ("br;q=0, gzip;q=0", ""),
        ("zstd", ""),
    ] {
        let answer =
            stranger.request(Method::GET, &script).header("accept-encoding", accepted).send().await.unwrap();
        let header = |name: &str| answer.headers().get(name).map_or("", |value| value.to_str().unwrap());
        assert_eq!((header("content-encoding"), header("vary")), (sent, "Accept-Encoding"), "{accepted}");
        assert_eq!(header("content-type"), "text/javascript; charset=utf-8");
        assert!(header("cache-control").contains("immutable"), "its name changes with it");
        sizes.push(answer.bytes().await.unwrap().len());
    }
    assert!(sizes[0] < sizes[1] && sizes[1] < sizes[2], "{sizes:?}");
}

#[tokio::test]
async fn the_server_says_what_it_offers() {
    let server =
        TestServer::open_with(|config| config.addresses = vec!["http://192.168.1.7:8080".to_owned()]).await;
    let offered = server.stranger().get("/api/house").await.good();
    assert_eq!(offered["addresses"], json!(["http://192.168.1.7:8080"]));
    let game = &offered["games"][0];
    assert_eq!(
        (&game["id"], &game["min_seats"], &game["max_seats"]),
        (&json!("lost-code"), &json!(2), &json!(4))
    );
    assert!(game["options"].as_array().unwrap().iter().all(|option| option["values"][0].is_string()));
    assert!(game["bots"].as_array().unwrap().contains(&json!("exact")));
}

#[tokio::test]
async fn the_server_reports_health_and_metrics() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    assert_eq!(ala.get("/healthz").await.text, "ok\n");
    let id = ala.make(json!([{ "kind": "you" }, { "kind": "here", "name": "Olek" }])).await;
    let rng = &mut any(1);
    for _ in 0..3 {
        ala.act(&id, rng).await;
    }
    let metrics = ala.get("/metrics").await;
    assert!(metrics.header("content-type").starts_with("application/openmetrics-text"));
    assert!(metrics.text.ends_with("# EOF\n"));
    for line in [
        "dighouse_actions_total 3",
        "dighouse_tables_made_total 1",
        "dighouse_live_tables 1",
        "dighouse_requests_total{route=\"/api/tables/{id}/actions\",status=\"200\"} 3",
        "dighouse_requests_total{route=\"/api/tables\",status=\"201\"} 1",
    ] {
        assert!(metrics.text.lines().any(|own| own == line), "{line} in\n{}", metrics.text);
    }
    assert!(!metrics.text.contains(&id) && !metrics.text.contains(&ala.id));
}

#[tokio::test]
async fn the_dashboard_shows_exactly_what_is_counted() {
    let dashboard = include_str!("../../../../deploy/grafana.json");
    let server = TestServer::open().await;
    server.stranger().get("/healthz").await;
    let metrics = server.stranger().get("/metrics").await.text;
    let shown: BTreeSet<&str> = dashboard
        .split(|c: char| !c.is_ascii_lowercase() && c != '_')
        .filter(|word| word.starts_with("dighouse_"))
        .map(|word| word.trim_end_matches("_total").trim_end_matches("_bucket"))
        .collect();
    let counted: BTreeSet<&str> =
        metrics.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    assert_eq!(shown, counted);
}

/// What the OpenAPI page promises.
const ROUTES: [(&str, &str); 55] = [
    ("get", "/api/house"),
    ("get", "/api/games/{game}/printed"),
    ("get", "/api/me"),
    ("put", "/api/me"),
    ("get", "/api/me/data"),
    ("post", "/api/me/forget"),
    ("get", "/api/me/webhook"),
    ("put", "/api/me/webhook"),
    ("delete", "/api/me/webhook"),
    ("post", "/api/me/webhook/test"),
    ("post", "/api/account"),
    ("put", "/api/account/password"),
    ("post", "/api/sign-in"),
    ("post", "/api/sign-out"),
    ("get", "/api/me/career"),
    ("get", "/api/players/{name}"),
    ("get", "/api/me/blocked"),
    ("post", "/api/me/unblock"),
    ("get", "/api/tables"),
    ("post", "/api/tables"),
    ("post", "/api/tables/import"),
    ("get", "/api/tables/{id}"),
    ("post", "/api/tables/{id}/enter"),
    ("post", "/api/tables/{id}/sit"),
    ("post", "/api/tables/{id}/leave"),
    ("post", "/api/tables/{id}/start"),
    ("post", "/api/tables/{id}/actions"),
    ("post", "/api/tables/{id}/undo"),
    ("post", "/api/tables/{id}/take-back"),
    ("post", "/api/tables/{id}/take-back/vote"),
    ("post", "/api/tables/{id}/say"),
    ("post", "/api/tables/{id}/block"),
    ("post", "/api/tables/{id}/report"),
    ("post", "/api/tables/{id}/pause"),
    ("post", "/api/tables/{id}/pause/vote"),
    ("post", "/api/tables/{id}/resume"),
    ("post", "/api/tables/{id}/away"),
    ("post", "/api/tables/{id}/resign"),
    ("post", "/api/tables/{id}/replace"),
    ("post", "/api/tables/{id}/return"),
    ("post", "/api/tables/{id}/share"),
    ("post", "/api/tables/{id}/unshare"),
    ("post", "/api/tables/{id}/rematch"),
    ("get", "/api/tables/{id}/why-not"),
    ("get", "/api/tables/{id}/hint"),
    ("get", "/api/tables/{id}/aid"),
    ("get", "/api/tables/{id}/record"),
    ("get", "/api/tables/{id}/replay"),
    ("get", "/api/tables/{id}/replay/{step}"),
    ("get", "/api/tables/{id}/analysis"),
    ("post", "/api/verify"),
    ("get", "/api/events"),
    ("get", "/api/openapi.json"),
    ("get", "/healthz"),
    ("get", "/livez"),
];

/// The schemas that a document names.
fn references<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_api_describes_itself() {
    let server = TestServer::open().await;
    let described = server.stranger().get("/api/openapi.json").await.good();
    assert!(described["openapi"].as_str().unwrap().starts_with("3."));
    let paths = described["paths"].as_object().unwrap();
    let told: BTreeSet<(&str, &str)> = paths
        .iter()
        .flat_map(|(path, methods)| {
            methods.as_object().unwrap().keys().map(move |method| (method.as_str(), path.as_str()))
        })
        .collect();
    // These are for machines that need no description.
    let plain = [("get", "/api/openapi.json"), ("get", "/healthz"), ("get", "/livez")];
    let promised: BTreeSet<_> = ROUTES.into_iter().filter(|route| !plain.contains(route)).collect();
    assert_eq!(told, promised);

    let mut found = BTreeSet::new();
    references(&described, &mut found);
    assert!(found.len() > 20, "{found:?}");
    for reference in found {
        let pointer = reference.strip_prefix('#').expect(reference);
        assert!(described.pointer(pointer).is_some(), "{reference}");
    }
    for (method, path) in promised {
        let operation = &paths[path][method];
        let answers = operation["responses"].as_object().unwrap();
        assert!(answers.keys().any(|status| status.starts_with('2')), "{method} {path}");
        let named = path.matches('{').count();
        let parameters = operation["parameters"].as_array().map_or(&[][..], Vec::as_slice);
        let given = parameters.iter().filter(|parameter| parameter["in"] == "path").count();
        assert_eq!(named, given, "{method} {path} tells its parameters");
        assert_ne!(operation["summary"], Value::Null, "{method} {path} says what it does");
    }
}

#[tokio::test]
async fn every_route_answers_as_a_route() {
    let server = TestServer::open().await;
    let ala = server.guest().await;
    for (method, path) in ROUTES {
        if path == "/api/events" {
            continue;
        }
        let path = path.replace("{id}", "nowhere").replace("{step}", "0");
        let body = (method != "get").then(|| json!({}));
        let answer = ala.ask(method.to_uppercase().parse().unwrap(), &path, body.as_ref()).await;
        let nowhere = answer.status == 404 && answer.text.contains("no-such-address") || answer.status == 405;
        assert!(!nowhere, "{method} {path}: {answer:?}");
    }
}
