//! Known devices: browsers in which an account was signed in to with its current password.
//!
//! Such a browser has a cookie that only the server can make. It signs nobody in; its wrong passwords are counted apart, so
//! that guesses by others at the same address do not keep the owner out.

use axum::http::{HeaderMap, HeaderValue};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::cookies::Cookie;
use crate::sessions::Client;
use crate::store::Profile;

/// What the cookie holds: an HMAC with a key that is secret and changes with the password, the password's hash.
pub(crate) struct Device(String);

impl Device {
    /// A known device of an account; none for a guest.
    pub(crate) fn of(profile: &Profile) -> Option<Device> {
        let account = profile.account.as_ref()?;
        let mut proof =
            Hmac::<Sha256>::new_from_slice(account.password.as_bytes()).expect("any length will do");
        proof.update(format!("device of {}", profile.id).as_bytes());
        Some(Device(proof.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect()))
    }

    /// What the browser claims.
    pub(crate) fn sent(headers: &HeaderMap) -> Option<Device> {
        Cookie::Device.sent(headers).map(|sent| Device(sent.value.to_owned()))
    }

    /// Whether it belongs to this account. Takes the same time whatever is wrong.
    pub(crate) fn is_of(&self, profile: &Profile) -> bool {
        let differs = |proof: &Device| {
            self.0.bytes().zip(proof.0.bytes()).fold(0, |differs, (one, other)| differs | (one ^ other))
        };
        Device::of(profile).is_some_and(|proof| self.0.len() == proof.0.len() && differs(&proof) == 0)
    }

    /// The cookie.
    pub(crate) fn cookie(&self, client: Client) -> HeaderValue {
        Cookie::Device.set(&self.0, client)
    }
}
