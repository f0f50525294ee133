//! The address of a database, and connecting to it.

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

/// The timeout for connecting.
const CONNECTING: Duration = Duration::from_secs(5);

/// The timeout for a silent peer.
const SILENCE: Duration = Duration::from_secs(10);

/// The address of a database. With `sslmode=require` the connection is encrypted and the server's certificate is verified.
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
        // Servers of version 1 of the schema are called `dighouse`.
        config.application_name("dighouse server");
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
    /// A new connection, which passes notifications to `hear`. The error is the message of the system or the database.
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

/// Drives the connection until it ends.
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
