//! The house behind the proxy of `deploy/`, by https: `cargo xtask tls`.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::program::Home;

/// The program Caddy, ended with this value.
struct Caddy {
    child: Child,
    address: String,
    /// The certificate that it signs others with.
    root: PathBuf,
}

/// A port that nobody listens on just now.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Caddy {
    /// Starts it with our own file, but for the name, the certificate and the ports.
    fn start(home: &Home, house: &str) -> Caddy {
        let file =
            fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/Caddyfile")).unwrap();
        let (http, https) = (free_port(), free_port());
        let globals =
            format!("{{\n\tadmin off\n\thttp_port {http}\n\thttps_port {https}\n\tskip_install_trust\n}}\n");
        let site =
            file.replace("dig.example {", "localhost {\n\ttls internal").replace("127.0.0.1:8080", house);
        let (config, data) = (home.file("Caddyfile"), home.file("caddy"));
        fs::write(&config, globals + &site).unwrap();
        let child = Command::new("caddy")
            .args(["run", "--adapter", "caddyfile", "--config"])
            .arg(config)
            .env("XDG_DATA_HOME", &data)
            .env("XDG_CONFIG_HOME", &data)
            .stderr(Stdio::null())
            .spawn()
            .expect("Caddy is installed");
        let root = data.join("caddy/pki/authorities/local/root.crt");
        Caddy { child, address: format!("https://localhost:{https}"), root }
    }

    /// What comes from an address, head included, within two seconds.
    fn get(&self, path: &str) -> String {
        let curl = Command::new("curl")
            .args(["--silent", "--include", "--no-buffer", "--max-time", "2", "--cacert"])
            .arg(&self.root)
            .arg(format!("{}{path}", self.address))
            .output()
            .expect("curl is installed");
        String::from_utf8(curl.stdout).unwrap()
    }
}

impl Drop for Caddy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
#[ignore = "needs Caddy: cargo xtask tls"]
fn behind_our_proxy_everything_comes_by_https() {
    let home = Home::new();
    let house = home.open_house(&["--behind-proxy"]);
    let caddy = Caddy::start(&home, &house.address);
    let mut healthy = String::new();
    for _ in 0..50 {
        healthy = caddy.get("/healthz");
        if healthy.contains("ok\n") {
            break;
        }
        sleep(Duration::from_millis(200));
    }
    assert!(healthy.starts_with("HTTP/2 200"), "{healthy}");
    let me = caddy.get("/api/me");
    let cookie = me.lines().find(|line| line.starts_with("set-cookie: __Host-dighouse=")).expect(&me);
    assert!(cookie.trim_end().ends_with("; Secure"), "{cookie}");
    assert!(
        caddy.get("/api/events").contains("event: lobby"),
        "streams come at once, although they do not end"
    );
    let metrics = caddy.get("/metrics");
    assert!(metrics.starts_with("HTTP/2 404"), "which is nobody's business");
    for answer in [&healthy, &me, &metrics] {
        assert_eq!(answer.matches("strict-transport-security: max-age=31536000").count(), 1, "{answer}");
    }
}
