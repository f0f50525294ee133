//! Access to the network.

use std::io;
use std::net::SocketAddr;

use async_trait::async_trait;
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::rustls::pki_types::CertificateDer;

/// How the server reaches addresses that players name.
#[async_trait]
pub trait Network: Send + Sync {
    /// Resolves a host.
    async fn addresses(&self, host: &str, port: u16) -> io::Result<Vec<SocketAddr>>;

    /// Connects to the first of these addresses that answers.
    async fn connect(&self, addresses: &[SocketAddr]) -> io::Result<TcpStream>;

    /// The authorities whose certificates are trusted.
    fn authorities(&self) -> Vec<CertificateDer<'static>>;
}

/// The network of this machine.
pub(crate) struct Internet;

#[async_trait]
impl Network for Internet {
    async fn addresses(&self, host: &str, port: u16) -> io::Result<Vec<SocketAddr>> {
        Ok(lookup_host((host, port)).await?.collect())
    }

    async fn connect(&self, addresses: &[SocketAddr]) -> io::Result<TcpStream> {
        TcpStream::connect(addresses).await
    }

    fn authorities(&self) -> Vec<CertificateDer<'static>> {
        rustls_native_certs::load_native_certs().certs
    }
}
