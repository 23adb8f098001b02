"""The keys of an OpenID provider: fetched, kept, and fetched again when they are changed."""

from __future__ import annotations

import asyncio
import logging
import warnings
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
from joserfc.errors import JoseError
from joserfc.jwk import ECKey, JWKRegistry, OKPKey, RSAKey

from domain.kernel.refusal import Refused

from .settings import SettingError

Key = RSAKey | ECKey | OKPKey
SECONDS: Final = 5.0
"""How long the provider has for an answer."""
LARGEST: Final = 256 * 1024
"""The largest answer that is read, in bytes."""
MOST_KEYS: Final = 100
AGAIN: Final = 10_000
"""For how many milliseconds nobody asks again: so strangers with tokens of their own making can't have us ask for each."""
FRESH: Final = 600_000
"""For how many milliseconds keys are used without a look whether they have changed."""
RSA_BITS: Final = 2048
DISCOVERY: Final = "/.well-known/openid-configuration"

logger = logging.getLogger(__name__)


def check_url(url: str, setting: str) -> None:
    """Keys come over TLS, or from this very machine. SettingError."""
    parts = urlsplit(url)
    if parts.scheme == "https" and parts.hostname:
        return
    if parts.scheme == "http" and _is_loopback(parts.hostname or ""):
        return
    raise SettingError(f"{setting} can't be {url!r}: it is an https URL, or an http one of this machine.")


def _is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


class Keys:
    """The keys of a provider by their ids, from `url`, or from where the issuer's discovery document says.

    A key that isn't known is asked for, but not again for a while; where no answer comes, the keys known before go on being good.
    """

    def __init__(self, issuer: str, url: str, clock: Callable[[], int]) -> None:
        self._issuer, self._url, self._clock = issuer, url, clock
        self._keys: dict[str | None, Key] = {}
        self._asked = self._fetched = -FRESH
        self._asking = asyncio.Lock()

    async def get(self, kid: str | None) -> Key | None:
        """The key with this id; without one, the only key there is. Refused: `unavailable` where none was ever to be had."""
        now = self._clock()
        if self._known(kid) is None or (now - self._fetched >= FRESH and not self._asking.locked()):
            async with self._asking:
                await self._ask()
        if not self._keys:
            raise Refused("unavailable", detail="provider")
        return self._known(kid)

    def _known(self, kid: str | None) -> Key | None:
        if kid is None:
            return next(iter(self._keys.values())) if len(self._keys) == 1 else None
        return self._keys.get(kid)

    async def _ask(self) -> None:
        """Fetch the keys, unless that was tried a moment ago."""
        if self._clock() - self._asked < AGAIN:
            return
        self._asked = self._clock()
        try:
            self._keys = _keys(await self._fetch_keys())
            self._fetched = self._clock()
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, TimeoutError) as error:
            logger.warning("the provider's keys can't be had: %r", error)

    async def _fetch_keys(self) -> Any:
        async with asyncio.timeout(SECONDS), httpx.AsyncClient(timeout=SECONDS) as client:
            return await _fetch(client, self._url or await self._discovered(client))

    async def _discovered(self, client: httpx.AsyncClient) -> str:
        """Where the issuer says that its keys are (OpenID Connect Discovery 4). ValueError: it is another issuer."""
        told = await _fetch(client, self._issuer.rstrip("/") + DISCOVERY)
        if not isinstance(told, dict) or told.get("issuer") != self._issuer:
            raise ValueError("the discovery document is of another issuer")
        url = str(told.get("jwks_uri"))
        check_url(url, "jwks_uri")
        return url


async def _fetch(client: httpx.AsyncClient, url: str) -> Any:
    """What is at a URL, as JSON. ValueError: it isn't JSON, or too large; httpx.HTTPError: it isn't there."""
    data = bytearray()
    async with client.stream("GET", url, headers={"Accept": "application/json"}) as response:
        if response.status_code != httpx.codes.OK:
            raise ValueError(f"{url} answers with status {response.status_code}")
        async for chunk in response.aiter_bytes():
            data += chunk
            if len(data) > LARGEST:
                raise ValueError(f"what is at {url} is larger than {LARGEST} bytes")
    return msgspec.json.decode(data)


def _keys(told: Any) -> dict[str | None, Key]:
    """The keys of a set that can check a signature (RFC 7517): others are passed over. ValueError: it has none."""
    listed = told.get("keys") if isinstance(told, dict) else None
    keys = dict[str | None, Key]()
    for each in listed[:MOST_KEYS] if isinstance(listed, list) else ():
        if (key := _key(each)) is not None:
            keys[each.get("kid")] = key
    if not keys:
        raise ValueError("there is no key in the set")
    return keys


def _key(told: Any) -> Key | None:
    if not isinstance(told, dict) or told.get("use", "sig") != "sig":
        return None
    with suppress(JoseError, ValueError, TypeError, KeyError), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the library warns of keys that are passed over here
        key = JWKRegistry.import_key(told)
        weak = isinstance(key, RSAKey) and key.raw_value.key_size < RSA_BITS
        return key if isinstance(key, Key) and not key.is_private and not weak else None
    return None
