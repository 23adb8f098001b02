"""Where a request comes from: the address that limits are counted by."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, Literal, TypeAlias

from starlette.types import Scope

from .settings import SettingError, variable

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network
Header: TypeAlias = Literal["x-forwarded-for", "forwarded"]

ADDRESS: Final[ContextVar[str]] = ContextVar("address", default="")
"""Where the request being answered comes from; empty where that can't be told."""

HOUSEHOLD: Final = 64
"""Of an IPv6 address, the bits that tell a household: whoever has one has all addresses that begin so."""
REMEMBERED: Final = 1000
"""Of how many addresses that come to us directly it is remembered what they are counted as: their clients come again."""
_FOR: Final = re.compile(r'(?:^|[;,\s])for=("(?:[^"\\]|\\.)*"|[^;,\s]*)', re.IGNORECASE)
_PORT: Final = re.compile(r"\[(?P<six>[^\]]*)\](?::\d+)?|(?P<four>[\d.]+)(?::\d+)?")


class Whereabouts:
    """Tells where requests come from, through proxies that are trusted to say so in one header, and no others.

    Whatever a client writes into that header stands before what our proxies add, so it is read from its end, as far as
    there are proxies of ours.
    """

    def __init__(self, trusted: Iterable[str] = (), header: Header = "x-forwarded-for") -> None:
        """SettingError: what is trusted isn't a network."""
        self._trusted: Sequence[Network] = [_network(each) for each in trusted]
        self._header = header.encode()
        self._read = _in_forwarded if header == "forwarded" else _in_list

    def of(self, scope: Scope) -> str:
        """The address of a request, of IPv6 the network; empty without one."""
        client = (scope.get("client") or ("",))[0]
        return household(self._behind(_address(client), scope)) if self._trusted else _household_of(client)

    def _behind(self, at: Address | None, scope: Scope) -> Address | None:
        said = [value for name, value in scope["headers"] if name == self._header]
        hops = self._read(b",".join(said).decode("latin-1"))
        while at and self._trusts(at) and hops:
            at = _address(hops.pop()) or at
        return at

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)


def _network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError as error:
        raise SettingError(f"{variable('trusted_proxies')} can't be {text!r}. {error}.") from None


def household(address: Address | None) -> str:
    """What is counted as one address."""
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address or "")


@lru_cache(REMEMBERED)
def _household_of(client: str) -> str:
    """What is counted as one address, from how it is written."""
    return household(_address(client))


def _address(text: str) -> Address | None:
    """An address as it is written, with a port or without; an IPv4 address is one in either dress."""
    found = _PORT.fullmatch(text.strip())
    try:
        address = ip_address((found["six"] or found["four"]) if found else text.strip())
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _in_list(said: str) -> list[str]:
    return [each for each in said.split(",") if each.strip()]


def _in_forwarded(said: str) -> list[str]:
    return [each.strip('"') for each in _FOR.findall(said)]
