//! Where the database is, and the way there.

use std::fmt;
use std::future::poll_fn;
use std::str::FromStr;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{AsyncMessage, Client, Config, Connection, Error, NoTls, Notification};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::told;
use crate::store::OpenError;

/// How long a connection may take to come about.
const CONNECTING: Duration = Duration::from_secs(5);

/// How long a peer that says nothing at all is believed to live.
const SILENCE: Duration = Duration::from_secs(10);

/// Where the database is. With `sslmode=require` the way there is encrypted, and the server must prove
/// with a certificate that it is the one that was meant.
#[derive(Clone)]
pub(super) struct Address {
    config: Config,
    tls: Option<MakeRustlsConnect>,
}

impl FromStr for Address {
    type Err = OpenError;

    fn from_str(text: &str) -> Result<Address, OpenError> {
        let wrong = |what: String| OpenError::DatabaseAddress { what };
        let mut config: Config = text.parse().map_err(|error: Error| wrong(told(&error)))?;
        config.application_name("dighouse");
        config.keepalives_idle(SILENCE).keepalives_interval(SILENCE).tcp_user_timeout(SILENCE);
        let tls = match config.get_ssl_mode() {
            SslMode::Require => {
                let roots = MakeRustlsConnect::with_native_certs();
                Some(roots.map_err(|_| wrong("this machine knows no certificates".to_owned()))?.0)
            }
            _ => None,
        };
        Ok(Address { config, tls })
    }
}

/// Without the password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.config.get_dbname().or_else(|| self.config.get_user()).unwrap_or("postgres");
        match self.config.get_hosts().first() {
            Some(Host::Tcp(host)) => write!(f, "{name} ({host})"),
            #[cfg(unix)]
            Some(Host::Unix(folder)) => write!(f, "{name} ({})", folder.display()),
            None => write!(f, "{name}"),
        }
    }
}

impl Address {
    /// A new connection. It tells `hear` what is notified, as long as it lives. The error is what the system or
    /// the database says.
    pub(super) async fn connect(
        &self,
        hear: impl FnMut(Notification) + Send + 'static,
    ) -> Result<Client, String> {
        let connecting = async {
            match &self.tls {
                Some(tls) => {
                    let (client, connection) = self.config.connect(tls.clone()).await?;
                    tokio::spawn(drive(connection, hear));
                    Ok(client)
                }
                None => {
                    let (client, connection) = self.config.connect(NoTls).await?;
                    tokio::spawn(drive(connection, hear));
                    Ok(client)
                }
            }
        };
        let connected = timeout(CONNECTING, connecting).await;
        connected.map_err(|_| "the database does not answer".to_owned())?.map_err(|error: Error| told(&error))
    }
}

/// Carries what goes to and fro until one side is gone. Whoever waits for an answer then is told.
async fn drive<S, T>(mut connection: Connection<S, T>, mut hear: impl FnMut(Notification))
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notification(notification) = message {
            hear(notification);
        }
    }
}
