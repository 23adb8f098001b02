"""OpenID Connect: what a token of the provider says of its subject, once it is proved."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from joserfc import jws, jwt
from joserfc.errors import JoseError
from msgspec import Struct

from domain.kernel.refusal import Refused

from .jwks import Keys

ALGORITHMS: Final = ("RS256", "ES256", "EdDSA", "Ed25519")
"""Signatures with public keys only: none that our knowledge of the key could make, and no token without one."""
LEEWAY: Final = 30
"""By how many seconds the provider's clock may differ from ours."""
LONGEST: Final = 8192
"""The longest token that is looked at, in characters."""
WRONG: Final = (JoseError, ValueError, TypeError, KeyError, RecursionError)
"""What the library says of a token that isn't one."""


class Claims(Struct, frozen=True):
    """What a token says of its subject that is of use here."""

    iss: str
    sub: str
    name: str = ""
    preferred_username: str = ""
    locale: str = ""


class Provider:
    """Who issues tokens, for which audiences (any of them will do)."""

    def __init__(self, issuer: str, audience: Sequence[str], keys: Keys, clock: Callable[[], int]) -> None:
        self._keys, self._clock = keys, clock
        self._asked: dict[str, Any] = {
            "iss": {"essential": True, "value": issuer},
            "aud": {"essential": True, "values": list(audience)},
            **{name: {"essential": True} for name in ("sub", "exp", "iat")},
        }

    async def claims(self, token: str) -> Claims:
        """What a token says, which is from the provider, for us, and good now (RFC 7519, OpenID Connect Core 3.1.3.7).

        Refused: `unauthenticated`; `unavailable` where the provider's keys were never to be had.
        """
        try:
            algorithm, kid = _header(token)
            key = await self._keys.get(kid)
            if key is None:
                raise ValueError(kid)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of the older name of Ed25519, which providers still use
                claims = jwt.decode(token, key, algorithms=[algorithm]).claims
            jwt.JWTClaimsRegistry(self._clock() // 1000, LEEWAY, **self._asked).validate(claims)
            return _read(claims)
        except WRONG as error:
            raise Refused("unauthenticated", detail="token") from error


def _header(token: str) -> tuple[str, str | None]:
    """The algorithm of a token, and the id of its key. ValueError, JoseError: it isn't one, or one that isn't allowed."""
    if len(token) > LONGEST:
        raise ValueError("too long")
    header = jws.extract_compact(token.encode("ascii")).headers()
    algorithm, kid = header.get("alg"), header.get("kid")
    if algorithm not in ALGORITHMS or not isinstance(kid, str | None):
        raise ValueError(algorithm)
    return algorithm, kid


def _read(claims: dict[str, Any]) -> Claims:
    """The claims; those that only describe are left out where they aren't text. ValueError: there is no subject."""
    told = {name: claims[name] for name in Claims.__struct_fields__ if isinstance(claims.get(name), str)}
    if not told.get("sub"):
        raise ValueError("sub")
    return msgspec.convert(told, Claims)
