//! The cookies of this server.
//!
//! Over https their names begin with `__Host-`: browsers accept such a cookie only from this host over https, so no other
//! host of the domain can set it.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::sessions::Client;

/// How long a browser keeps a cookie, in seconds: a little more than a year.
const MAX_AGE: u32 = 400 * 24 * 60 * 60;

/// What starts the names of cookies over https.
const HOST: &str = "__Host-";

/// A cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cookie {
    /// The token of a session.
    Session,
    /// The proof that an account was signed in to from this browser.
    Device,
}

/// A cookie as a browser sent it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sent<'a> {
    pub(crate) value: &'a str,
    /// Whether its name is the one for https.
    pub(crate) host: bool,
}

impl Sent<'_> {
    /// The headers that give the cookie of a session its name for https, if the browser has come by https and still has the
    /// other name.
    pub(crate) fn renamed(self, client: Client) -> Vec<HeaderValue> {
        if self.host || !client.secure {
            return Vec::new();
        }
        vec![Cookie::Session.set(self.value, client), Cookie::Session.remove_plain(client)]
    }
}

impl Cookie {
    const fn name(self) -> &'static str {
        match self {
            Cookie::Session => "dighouse",
            Cookie::Device => "dighouse-device",
        }
    }

    /// The cookie of a request: 64 characters. The one for https goes first; the other may be older than that name.
    pub(crate) fn sent(self, headers: &HeaderMap) -> Option<Sent<'_>> {
        let find = |host: bool| {
            let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
            let mut pairs =
                lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
            let is_named = |name: &str| match name.strip_prefix(HOST) {
                Some(rest) => host && rest == self.name(),
                None => !host && name == self.name(),
            };
            pairs
                .find_map(|(name, value)| (is_named(name) && value.len() == 64).then_some(value))
                .map(|value| Sent { value, host })
        };
        find(true).or_else(|| find(false))
    }

    /// The header that sets it.
    pub(crate) fn set(self, value: &str, client: Client) -> HeaderValue {
        self.header(value, MAX_AGE, client.secure, client.secure)
    }

    /// The headers that remove it, under both names.
    pub(crate) fn remove(self, client: Client) -> Vec<HeaderValue> {
        let plain = self.remove_plain(client);
        if client.secure { vec![self.header("", 0, true, true), plain] } else { vec![plain] }
    }

    /// The header that removes it under its name for plain http.
    pub(crate) fn remove_plain(self, client: Client) -> HeaderValue {
        self.header("", 0, false, client.secure)
    }

    fn header(self, value: &str, max_age: u32, host: bool, secure: bool) -> HeaderValue {
        let (prefix, secure) = (if host { HOST } else { "" }, if secure { "; Secure" } else { "" });
        let name = self.name();
        let text =
            format!("{prefix}{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={max_age}{secure}");
        let mut cookie = HeaderValue::try_from(text).expect("a cookie is plain ASCII");
        cookie.set_sensitive(true);
        cookie
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_for_https_goes_first() {
        let (one, other) = ("1".repeat(64), "2".repeat(64));
        let sent = |cookies: &str| {
            let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::try_from(cookies).unwrap())]);
            Cookie::Session.sent(&headers).map(|sent| (sent.value.to_owned(), sent.host))
        };
        assert_eq!(sent(&format!("dighouse={one}; __Host-dighouse={other}")), Some((other, true)));
        assert_eq!(sent(&format!("x=y; dighouse={one}")), Some((one.clone(), false)));
        assert_eq!(sent(&format!("dighouse-device={one}")), None);
        assert_eq!(sent("dighouse=short; __Host-dighouse="), None);
    }
}
