"""Where a request comes from, whatever it says of itself."""

from __future__ import annotations

from typing import Any

import pytest

from service.address import Whereabouts
from service.settings import SettingError

OURS = ("10.0.0.0/8", "2001:db8:ff::/48")


def scope(peer: str | None, *headers: tuple[str, str]) -> dict[str, Any]:
    said = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    return {"client": (peer, 1) if peer else None, "headers": said}


@pytest.mark.parametrize(
    ("peer", "said", "address"),
    [
        ("192.0.2.1", "198.51.100.1", "192.0.2.1"),  # no proxy of ours
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "10.0.0.9, 10.0.0.2", "10.0.0.9"),
        ("10.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
        ("10.0.0.1", "[2001:db8::5]:4711", "2001:db8::/64"),
        ("10.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("2001:db8:ff::1", "2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", " , ,", "10.0.0.1"),
        ("10.0.0.1", "unknown", "10.0.0.1"),
        ("10.0.0.1", "\xff\x00, evil", "10.0.0.1"),
        ("2001:db8:1:2:3::4", "", "2001:db8:1:2::/64"),
        ("testclient", "", ""),
        (None, "198.51.100.1", ""),
    ],
)
def test_who_is_behind_our_proxies(peer: str | None, said: str, address: str) -> None:
    assert Whereabouts(OURS).of(scope(peer, ("x-forwarded-for", said))) == address


@pytest.mark.parametrize(
    ("said", "address"),
    [
        ("for=198.51.100.1", "198.51.100.1"),
        ('for="[2001:db8::5]:4711";proto=https', "2001:db8::/64"),
        ("for=1.1.1.1, For=198.51.100.1;by=10.0.0.1, for=10.0.0.3", "198.51.100.1"),
        ("proto=https;by=10.0.0.1", "10.0.0.1"),
        ('for=_hidden, for="unknown"', "10.0.0.1"),
    ],
)
def test_the_standard_header(said: str, address: str) -> None:
    whereabouts = Whereabouts(OURS, "forwarded")
    assert whereabouts.of(scope("10.0.0.1", ("forwarded", said), ("x-forwarded-for", "6.6.6.6"))) == address


def test_the_other_header_is_not_believed() -> None:
    """A proxy that writes one of them passes the other on as the client sent it."""
    assert Whereabouts(OURS).of(scope("10.0.0.1", ("forwarded", "for=6.6.6.6"))) == "10.0.0.1"


def test_a_header_that_comes_twice_is_read_as_one() -> None:
    said = (("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "198.51.100.1"))
    assert Whereabouts(OURS).of(scope("10.0.0.1", *said)) == "198.51.100.1"


@pytest.mark.parametrize("network", ["999.1.1.1", "10.0.0.0/33", "::1/129"])
def test_what_is_no_network_is_not_trusted(network: str) -> None:
    with pytest.raises(SettingError, match="TURNLEDGER_TRUSTED_PROXIES"):
        Whereabouts([network])
