//! Public and private IP addresses.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// IPv4 networks that are not public, each with the length of its prefix.
const NOT_PUBLIC: [(Ipv4Addr, u32); 16] = [
    // This network; unspecified.
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    // Carrier-grade NAT.
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::LOCALHOST, 8),
    // Azure's metadata service, although the address looks public.
    (Ipv4Addr::new(168, 63, 129, 16), 32),
    // Link-local, with the metadata services of other clouds.
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    // Multicast.
    (Ipv4Addr::new(224, 0, 0, 0), 4),
    (Ipv4Addr::new(240, 0, 0, 0), 4),
];

/// Whether an address belongs to the public internet.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => !NOT_PUBLIC.iter().any(|&(network, length)| {
            let mask = u32::MAX << (32 - length);
            (address.to_bits() ^ network.to_bits()) & mask == 0
        }),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// Of IPv6 only `2000::/3` is allocated, and it contains tunnels to IPv4 and networks for protocols and documentation. All
/// else (link-local, private, multicast, NAT64 prefixes) is not public.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let given_out = first & 0xe000 == 0x2000;
    let for_protocols = first == 0x2001 && second < 0x0200;
    let for_examples = (first, second) == (0x2001, 0x0db8) || (first == 0x3fff && second < 0x1000);
    let to_v4 = first == 0x2002;
    given_out && !for_protocols && !for_examples && !to_v4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_public() {
        let public = [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.0",
            "172.15.255.255",
            "172.32.0.0",
            "168.63.129.17",
            "198.17.255.255",
            "198.20.0.0",
            "223.255.255.255",
            "::ffff:8.8.8.8",
            "2606:4700:4700::1111",
            "2001:200::1",
            "2a00:1450::1",
        ];
        for address in public {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        let not_public = [
            // Unspecified, this network, this machine.
            "0.0.0.0",
            "0.1.2.3",
            "127.0.0.1",
            "127.255.255.255",
            "::",
            "::1",
            // Private networks and carrier-grade NAT.
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "fc00::1",
            "fd00:ec2::254",
            // Link-local and metadata services.
            "169.254.1.1",
            "169.254.169.254",
            "100.100.100.200",
            "168.63.129.16",
            "192.0.0.192",
            "fe80::1",
            "febf::1",
            "fec0::1",
            // Multicast and broadcast.
            "224.0.0.1",
            "239.255.255.255",
            "255.255.255.255",
            "240.0.0.1",
            "ff02::1",
            // IPv4 embedded in IPv6: mapped, compatible, NAT64, 6to4, Teredo.
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b::808:808",
            "64:ff9b:1::a00:1",
            "2002:7f00:1::",
            "2001::1",
            // Examples, measurements, protocols.
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "192.88.99.1",
            "2001:db8::1",
            "2001:10::1",
            "3fff::1",
            "100::1",
        ];
        for address in not_public {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }
}
