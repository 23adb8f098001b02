"""An OpenID provider to test with: keys, tokens, and a small server on loopback that tells the keys."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from joserfc import jwt
from joserfc.jwk import ECKey, OctKey, OKPKey, RSAKey

Key = RSAKey | ECKey | OKPKey | OctKey
AUDIENCE = "turnledger"
NOW = 1_700_000_000
"""Seconds since 1970: the time at which tokens are looked at."""


class Issuer:
    """What the server says; `asked` are the paths that it was asked for."""

    def __init__(self) -> None:
        self.keys: list[Any] = []
        self.said: dict[str, bytes] = {}
        self.status = 200
        self.silent = False
        self.asked: list[str] = []
        self.url = ""

    def publish(self, *keys: Key) -> None:
        self.keys = [key.as_dict(private=False) for key in keys]

    def answer(self, path: str) -> bytes:
        """The body of an answer."""
        if path in self.said:
            return self.said[path]
        if path == "/keys":
            return json.dumps({"keys": self.keys}).encode()
        return json.dumps({"issuer": self.url, "jwks_uri": f"{self.url}/keys"}).encode()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request, and the end of the connection."""
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            path = head.split(b" ")[1].decode()
            self.asked.append(path)
            if self.silent:
                await reader.read()
                return
            body = self.answer(path)
            writer.write(b"HTTP/1.1 %d X\r\ncontent-length: %d\r\nconnection: close\r\n" % (self.status, len(body)))
            writer.write(b"location: /keys\r\n\r\n" + body)
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    def token(self, key: Key, alg: str = "", **claims: Any) -> str:
        """A token that is good, but for what these claims say; None leaves one out."""
        algorithm = alg or {"RSA": "RS256", "EC": "ES256", "OKP": "Ed25519", "oct": "HS256"}[key.key_type]
        said = {"iss": self.url, "aud": AUDIENCE, "sub": "ann", "iat": NOW - 5, "exp": NOW + 300, **claims}
        header = {"alg": algorithm, **({"kid": key.kid} if key.kid else {})}
        return jwt.encode(header, {k: v for k, v in said.items() if v is not None}, key, algorithms=[algorithm])


@asynccontextmanager
async def issuing() -> AsyncIterator[Issuer]:
    """An issuer, as long as it serves."""
    issuer = Issuer()
    server = await asyncio.start_server(issuer.serve, "127.0.0.1", 0)
    issuer.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield issuer


def rsa(kid: str | None = "rsa", bits: int = 2048) -> RSAKey:
    return RSAKey.generate_key(bits, _named(kid))


def ec(kid: str | None = "ec", curve: str = "P-256") -> ECKey:
    return ECKey.generate_key(curve, _named(kid))


def okp(kid: str | None = "okp") -> OKPKey:
    return OKPKey.generate_key("Ed25519", _named(kid))


def _named(kid: str | None) -> Any:
    return {"kid": kid} if kid else None
