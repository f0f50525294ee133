//! `dighouse serve`, also the default command: the server for browsers.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::num::NonZeroU32;
use std::process::{Command, Stdio};
use std::time::Duration;

use clap::ValueEnum;
use dighouse_server::{Config, PerAddress, Server};
use dighouse_text::Texts;
use tokio::net::TcpListener;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::failure::{Failure, Outcome};
use crate::place::Place;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Starts the server.
#[derive(clap::Args)]
pub(crate) struct Serve {
    #[arg(long, env = "DIGHOUSE_LISTEN", value_name = "ADDR", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[command(flatten)]
    place: Place,
    #[arg(long, env = "DIGHOUSE_NO_OPEN")]
    no_open: bool,
    #[arg(long, env = "DIGHOUSE_BOT_DELAY", value_name = "MS", default_value = "700")]
    bot_delay: u64,
    #[arg(long, env = "DIGHOUSE_RATE", value_name = "N", default_value = "50")]
    rate: u32,
    #[arg(long, env = "DIGHOUSE_GUEST_DAYS", value_name = "N", default_value = "90")]
    guest_days: u32,
    #[arg(long, env = "DIGHOUSE_ROOMS", value_name = "N", default_value = "5000")]
    rooms: usize,
    #[arg(long, env = "DIGHOUSE_SECURE")]
    secure: bool,
    #[arg(long, env = "DIGHOUSE_BEHIND_PROXY")]
    behind_proxy: bool,
    #[arg(long, env = "DIGHOUSE_WEBHOOKS_TO_PRIVATE_NETWORKS")]
    webhooks_to_private_networks: bool,
    #[arg(long, env = "DIGHOUSE_LOG", value_name = "LEVEL", default_value = "warn")]
    log: LevelFilter,
    #[arg(long, env = "DIGHOUSE_LOG_FORM", value_name = "FORM", default_value = "text")]
    log_form: LogForm,
}

/// The format of the log.
#[derive(Clone, Copy, ValueEnum)]
enum LogForm {
    Text,
    Json,
}

impl Serve {
    pub(crate) fn run(&self, texts: &Texts) -> Outcome {
        self.start_log();
        let runtime = tokio::runtime::Runtime::new().map_err(|error| said(texts, &error))?;
        runtime.block_on(self.serve(texts))
    }

    async fn serve(&self, texts: &Texts) -> Outcome {
        let (store, place) = self.place.open(texts).await?;
        let listener =
            TcpListener::bind(self.listen).await.map_err(|error| self.no_listener(texts, &error))?;
        let address = listener.local_addr().map_err(|error| said(texts, &error))?;
        let config = Config { addresses: home_addresses(address), ..self.config() };
        let addresses = config.addresses.clone();
        let server = Server::start(store, config).await.map_err(|error| {
            Failure::failed(texts.say("house-error-store", &[("what", error.to_string().into())]))
        })?;
        let own = format!("http://{}", browsable(address));
        say(&greeting(texts, &own, &addresses, &place));
        if !self.no_open && io::stdout().is_terminal() {
            open_browser(&own);
        }
        server.serve(listener, stopped()).await.map_err(|error| said(texts, &error))?;
        say(&texts.say("house-serve-closed", &[]));
        Ok(())
    }

    fn config(&self) -> Config {
        Config {
            shelf: dighouse_shelf::shelf(),
            bot_delay: Duration::from_millis(self.bot_delay),
            rate: NonZeroU32::new(self.rate),
            per_address: (self.rate > 0).then(PerAddress::default),
            guest_patience: (self.guest_days > 0).then(|| DAY * self.guest_days),
            client: dighouse_assets::CLIENT,
            cached_tables: self.rooms.max(1),
            secure: self.secure,
            behind_proxy: self.behind_proxy,
            webhooks_to_private_networks: self.webhooks_to_private_networks,
            ..Config::default()
        }
    }

    /// Sets up logging to standard error.
    fn start_log(&self) {
        let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
        let own = Targets::new().with_target("dighouse_server", self.log);
        let log = tracing_subscriber::registry().with(own);
        // A second server in the same process uses the log of the first.
        let _ = match self.log_form {
            LogForm::Text => log.with(lines).try_init(),
            LogForm::Json => log.with(lines.json()).try_init(),
        };
    }

    fn no_listener(&self, texts: &Texts, error: &io::Error) -> Failure {
        let address = self.listen.to_string().into();
        match error.kind() {
            io::ErrorKind::AddrInUse => {
                Failure::failed(texts.say("house-error-address-in-use", &[("address", address)]))
            }
            _ => {
                let what = error.to_string().into();
                Failure::failed(texts.say("house-error-listen", &[("address", address), ("what", what)]))
            }
        }
    }
}

fn said(texts: &Texts, error: &io::Error) -> Failure {
    Failure::failed(texts.say("house-error-system", &[("what", error.to_string().into())]))
}

fn greeting(texts: &Texts, own: &str, others: &[String], place: &str) -> String {
    let mut lines = vec![texts.say("house-serve-open", &[("address", own.into())])];
    for address in others {
        lines.push(texts.say("house-serve-network", &[("address", address.as_str().into())]));
    }
    lines.push(texts.say("house-serve-data", &[("folder", place.into())]));
    lines.push(texts.say("house-serve-stop", &[]));
    lines.join("\n")
}

/// Prints a line; a closed output is ignored.
fn say(text: &str) {
    let _ = writeln!(anstream::stdout(), "{text}");
}

/// The address for a browser on this computer.
fn browsable(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() { (Ipv4Addr::LOCALHOST, address.port()).into() } else { address }
}

/// The home network address of a server that listens on all interfaces.
fn home_addresses(address: SocketAddr) -> Vec<String> {
    let own = if address.ip().is_unspecified() { home_ip() } else { Some(address.ip()) };
    own.filter(|ip| !ip.is_loopback())
        .map(|ip| format!("http://{}", SocketAddr::new(ip, address.port())))
        .into_iter()
        .collect()
}

/// This computer's address in the local network. Nothing is sent: the system only reports which route
/// it would use.
fn home_ip() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// Opens the lobby in the browser. If that fails, the printed address is enough.
fn open_browser(address: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let quiet = || Stdio::null();
    let _ = Command::new(program)
        .args(arguments)
        .arg(address)
        .stdin(quiet())
        .stdout(quiet())
        .stderr(quiet())
        .spawn();
}

/// Waits for a signal to stop.
async fn stopped() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
