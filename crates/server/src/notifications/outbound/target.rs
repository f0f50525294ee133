//! An address that a player names.

use std::net::SocketAddr;
use std::str::FromStr;

use axum::http::Uri;
use axum::http::uri::Scheme;

use super::failure::Failure;
use super::network::Network;
use super::public::is_public;

/// The longest address.
const LONGEST: usize = 500;

/// An address that may be called: `http` or `https`, without credentials, at a port that web servers use.
#[derive(Clone)]
pub(super) struct Target {
    uri: Uri,
    pub(super) host: String,
    port: u16,
    pub(super) encrypted: bool,
}

impl FromStr for Target {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Target, Failure> {
        let uri: Uri = text.parse().map_err(|_| Failure::Url)?;
        let encrypted = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP => false,
            _ => return Err(Failure::Url),
        };
        let authority = uri.authority().ok_or(Failure::Url)?;
        let port = match authority.port() {
            Some(port) => port.as_u16(),
            None if authority.as_str().ends_with(':') => return Err(Failure::Url),
            None => {
                if encrypted {
                    443
                } else {
                    80
                }
            }
        };
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let named = !authority.as_str().contains('@') && !host.is_empty();
        let may_serve = matches!(port, 80 | 443 | 1024..);
        if named && may_serve && text.len() <= LONGEST {
            Ok(Target { host, port, encrypted, uri })
        } else {
            Err(Failure::Url)
        }
    }
}

impl Target {
    /// The path and the query.
    pub(super) fn path(&self) -> &str {
        self.uri.path_and_query().map_or("/", |path| path.as_str())
    }

    /// The host, with the port if the address has one.
    pub(super) fn authority(&self) -> &str {
        self.uri.authority().map_or("", |authority| authority.as_str())
    }

    /// The IP addresses of the host. The caller connects to these, so a name server cannot answer differently the second time.
    /// All of them must be public, unless private ones are allowed.
    pub(super) async fn addresses(
        &self,
        network: &dyn Network,
        private_too: bool,
    ) -> Result<Vec<SocketAddr>, Failure> {
        let found = network.addresses(&self.host, self.port).await;
        let addresses = found.map_err(|_| Failure::UnknownName)?;
        if addresses.is_empty() {
            return Err(Failure::UnknownName);
        }
        let allowed = private_too || addresses.iter().all(|address| is_public(address.ip()));
        if allowed { Ok(addresses) } else { Err(Failure::NotPublic) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notifications::Internet;

    #[test]
    fn only_plain_web_addresses_are_called() {
        let good = [
            "https://a.example",
            "http://a.example:80/x?y=1",
            "https://a.example:8443/",
            "http://[2606::1]:1024/x",
        ];
        for text in good {
            assert!(text.parse::<Target>().is_ok(), "{text}");
        }
        let long = format!("https://a.example/{}", "x".repeat(500));
        let bad = [
            "",
            "a.example/x",
            "/x",
            "ftp://a.example",
            "file:///etc/passwd",
            "gopher://a.example:70",
            "https://",
            "https://ala@a.example/",
            "https://ala:kot@a.example/",
            "https://a.example@b.example/",
            "http://a.example:22/",
            "http://a.example:25/",
            "http://a.example:0/",
            "http://a.example:/",
            "https://a.example/\nHost: b",
            "https://ż.example/",
            &long,
        ];
        for text in bad {
            assert_eq!(text.parse::<Target>().err(), Some(Failure::Url), "{text}");
        }
    }

    #[tokio::test]
    async fn a_name_that_resolves_to_a_private_network_is_not_called() {
        // However an address is written, what counts is where it leads.
        let written = [
            "localhost",
            "127.0.0.1",
            "127.1",
            "2130706433",
            "0x7f.1",
            "0",
            "[::1]",
            "[::ffff:7f00:1]",
            "[64:ff9b::a00:1]",
        ];
        for host in written {
            let target: Target = format!("http://{host}:8080/").parse().unwrap();
            let addresses = target.addresses(&Internet, false).await;
            assert!(
                matches!(addresses, Err(Failure::NotPublic | Failure::UnknownName)),
                "{host}: {addresses:?}"
            );
        }
        let target: Target = "http://127.0.0.1:8080/".parse().unwrap();
        assert_eq!(target.addresses(&Internet, false).await, Err(Failure::NotPublic));
        let here = vec!["127.0.0.1:8080".parse().unwrap()];
        assert_eq!(target.addresses(&Internet, true).await, Ok(here));
    }
}
