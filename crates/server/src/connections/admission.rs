//! Which connections are accepted, so that no client takes all of them.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::limits::{AtOnce, Held, counted_as};

/// How many connections the reserve has, and how many of them one address may have.
const RESERVE: usize = 64;
const RESERVE_PER_ADDRESS: usize = 8;

/// How a connection was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Accepted {
    Fully,
    /// Into the reserve, because its address has enough connections: only essential requests are carried out.
    AddressFull,
    /// Into the reserve, because the server has enough connections.
    ServerFull,
}

/// A connection's place, until it is dropped.
pub(super) struct Place {
    pub(super) accepted: Accepted,
    _permit: OwnedSemaphorePermit,
    _of_address: Option<Held<IpAddr>>,
}

/// The places for connections.
pub(super) struct Admission {
    all: Arc<Semaphore>,
    reserve: Arc<Semaphore>,
    by_address: Option<AtOnce<IpAddr>>,
    reserve_by_address: AtOnce<IpAddr>,
}

impl Admission {
    /// `most` connections, and `per_address` of each address. No address gets more than half of them.
    pub(super) fn new(most: usize, per_address: Option<usize>) -> Admission {
        let reserve = RESERVE.min(most / 4).max(1);
        let ordinary = most.saturating_sub(reserve).max(1);
        Admission {
            all: Arc::new(Semaphore::new(ordinary)),
            reserve: Arc::new(Semaphore::new(reserve)),
            by_address: per_address.map(|most| AtOnce::new(most.min(ordinary / 2).max(1))),
            reserve_by_address: AtOnce::new(RESERVE_PER_ADDRESS.min(reserve / 2).max(1)),
        }
    }

    /// A place for a connection from an address; none if even the reserve is full.
    pub(super) fn admit(&self, address: IpAddr) -> Option<Place> {
        let address = counted_as(address);
        let of_address = match &self.by_address {
            Some(by_address) => match by_address.hold(address) {
                Some(held) => Some(held),
                None => return self.admit_to_reserve(address, Accepted::AddressFull),
            },
            None => None,
        };
        match Arc::clone(&self.all).try_acquire_owned() {
            Ok(permit) => Some(Place { accepted: Accepted::Fully, _permit: permit, _of_address: of_address }),
            Err(_) => self.admit_to_reserve(address, Accepted::ServerFull),
        }
    }

    fn admit_to_reserve(&self, address: IpAddr, accepted: Accepted) -> Option<Place> {
        // All clients of a proxy have its address.
        let of_address = match &self.by_address {
            Some(_) => Some(self.reserve_by_address.hold(address)?),
            None => None,
        };
        let permit = Arc::clone(&self.reserve).try_acquire_owned().ok()?;
        Some(Place { accepted, _permit: permit, _of_address: of_address })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted(place: Option<&Place>) -> Option<Accepted> {
        place.map(|place| place.accepted)
    }

    #[test]
    fn no_address_takes_all_connections() {
        let admission = Admission::new(100, Some(20));
        let [greedy, other]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().unwrap());
        let mut held: Vec<_> = (0..40).map(|_| admission.admit(greedy)).collect();
        let of = |held: &[Option<Place>], wanted| {
            held.iter().filter(|place| accepted(place.as_ref()) == wanted).count()
        };
        assert_eq!(of(&held, Some(Accepted::Fully)), 20);
        assert_eq!(of(&held, Some(Accepted::AddressFull)), RESERVE_PER_ADDRESS);
        assert_eq!(of(&held, None), 12, "the rest is closed at once");
        assert_eq!(accepted(admission.admit(other).as_ref()), Some(Accepted::Fully));
        held.clear();
        assert_eq!(accepted(admission.admit(greedy).as_ref()), Some(Accepted::Fully));
    }

    #[test]
    fn a_full_server_has_a_reserve() {
        let admission = Admission::new(100, None);
        let proxy: IpAddr = "127.0.0.1".parse().unwrap();
        let held: Vec<_> = (0..75).map(|_| admission.admit(proxy).unwrap()).collect();
        assert!(held.iter().all(|place| place.accepted == Accepted::Fully));
        let reserve: Vec<_> = (0..25).map(|_| admission.admit(proxy).unwrap()).collect();
        assert!(reserve.iter().all(|place| place.accepted == Accepted::ServerFull));
        assert!(admission.admit(proxy).is_none());
    }
}
