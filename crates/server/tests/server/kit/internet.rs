//! A simulated internet.

use std::collections::{HashMap, VecDeque};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use axum::serve::Listener;
use dighouse_server::Network;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer};
use tokio_rustls::server::TlsStream;

use super::Receiver;

/// Names, addresses, and the machines behind them.
pub(crate) struct Internet {
    authority: Authority,
    names: Mutex<HashMap<String, VecDeque<IpAddr>>>,
    /// The local address behind each public address.
    machines: HashMap<IpAddr, SocketAddr>,
}

impl Internet {
    /// Trusts one authority.
    pub(crate) fn trusting(authority: Authority) -> Internet {
        Internet { authority, names: Mutex::default(), machines: HashMap::new() }
    }

    /// Resolves a name to each of these answers in turn; the last one stays.
    pub(crate) fn name(&self, name: &str, answers: &[&str]) {
        let answers = answers.iter().map(|address| address.parse().unwrap()).collect();
        self.names.lock().unwrap().insert(name.to_owned(), answers);
    }

    /// A receiver at an address, without a certificate.
    pub(crate) async fn plain_machine(&mut self, address: &str) -> Receiver {
        let listener = self.listener(address).await;
        Receiver::behind(listener, format!("http://{address}/hook"))
    }

    /// A receiver at an address, with a certificate.
    pub(crate) async fn machine(&mut self, address: &str, certified: Certified) -> Receiver {
        let acceptor = TlsAcceptor::from(Arc::new(certified));
        let listener = Safe { listener: self.listener(address).await, acceptor };
        Receiver::behind(listener, format!("https://{address}/hook"))
    }

    async fn listener(&mut self, address: &str) -> TcpListener {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        self.machines.insert(address.parse().unwrap(), listener.local_addr().unwrap());
        listener
    }
}

#[async_trait]
impl Network for Internet {
    async fn addresses(&self, host: &str, port: u16) -> io::Result<Vec<SocketAddr>> {
        let mut names = self.names.lock().unwrap();
        let answers = names.get_mut(host).ok_or(io::ErrorKind::NotFound)?;
        let answer = if answers.len() > 1 { answers.pop_front() } else { answers.front().copied() };
        Ok(answer.map(|address| SocketAddr::new(address, port)).into_iter().collect())
    }

    async fn connect(&self, addresses: &[SocketAddr]) -> io::Result<TcpStream> {
        let machine = self.machines.get(&addresses[0].ip()).ok_or(io::ErrorKind::HostUnreachable)?;
        TcpStream::connect(machine).await
    }

    fn authorities(&self) -> Vec<CertificateDer<'static>> {
        vec![self.authority.0.der().clone()]
    }
}

/// The certificate and key of a machine.
type Certified = ServerConfig;

/// A certificate authority.
pub(crate) struct Authority(CertifiedIssuer<'static, KeyPair>);

impl Authority {
    pub(crate) fn new() -> Authority {
        let mut own = CertificateParams::default();
        own.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        Authority(CertifiedIssuer::self_signed(own, KeyPair::generate().unwrap()).unwrap())
    }

    /// The certificate and key for a name.
    pub(crate) fn certify(&self, name: &str) -> Certified {
        let key = KeyPair::generate().unwrap();
        let certificate =
            CertificateParams::new([name.to_owned()]).unwrap().signed_by(&key, &self.0).unwrap();
        let key = PrivatePkcs8KeyDer::from(key.serialize_der());
        let config = ServerConfig::builder().with_no_client_auth();
        config.with_single_cert(vec![certificate.der().clone()], key.into()).unwrap()
    }
}

/// Accepts TLS connections.
struct Safe {
    listener: TcpListener,
    acceptor: TlsAcceptor,
}

impl Listener for Safe {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (TlsStream<TcpStream>, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            // Whoever does not trust it goes away.
            if let Ok(safe) = self.acceptor.accept(stream).await {
                return (safe, address);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}
