//! Addresses, as they are counted.

use std::net::{IpAddr, Ipv6Addr};

/// The address under which a client is counted: an IPv4 address, or the network (64 bits) of an IPv6 address, of which a client
/// has all.
pub(crate) fn counted_as(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_addresses_of_an_ipv6_network_count_as_one() {
        let counted = |text: &str| counted_as(text.parse().unwrap()).to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("2001:db8:1:2::1"), "2001:db8:1:2::");
        assert_ne!(counted("2001:db8:1:3::1"), "2001:db8:1:2::");
        assert_eq!(counted("192.0.2.1"), "192.0.2.1");
        assert_eq!(counted("::ffff:192.0.2.1"), "192.0.2.1", "as a listener for both kinds reports it");
    }
}
