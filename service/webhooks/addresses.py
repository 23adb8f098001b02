"""Addresses that notices may go to: those of the public internet, and no machine of our own."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address

UNICAST: Final = ip_network("2000::/3")
"""All that is given out of IPv6 (RFC 4291, section 2.4): so nothing mapped, translated (NAT64), link-local or one's own."""

NEVER: Final = tuple(
    ip_network(network)
    for network in (
        "100.64.0.0/10",  # between a provider and its customers (RFC 6598), and Alibaba's metadata
        "168.63.129.16/32",  # what a machine of Azure's has in common with its host, though the address looks public
        "192.0.0.0/24",  # protocols' own (RFC 6890), and Oracle's metadata
        "192.88.99.0/24",  # once relays of 6to4 (RFC 7526)
        "198.18.0.0/15",  # measurements (RFC 2544)
        "2001::/23",  # protocols' own (RFC 2928), Teredo among them, which has an IPv4 address in it
        "2002::/16",  # 6to4 (RFC 3056), which has one too
        "3fff::/20",  # documents (RFC 9637)
    )
)
"""What is refused whatever the library thinks of it, which changes from one version to the next."""


def is_public(address: Address) -> bool:
    """Whether an address is some machine's on the public internet."""
    if isinstance(address, IPv6Address) and address not in UNICAST:
        return False
    if address.is_multicast or address.is_reserved or address.is_link_local or not address.is_global:
        return False
    return not any(address in network for network in NEVER if network.version == address.version)


def public(texts: Iterable[str]) -> tuple[str, ...]:
    """The addresses, if there are some and all of them are public; otherwise none."""
    known = tuple(dict.fromkeys(texts))
    return known if all(is_public(ip_address(text)) for text in known) else ()
