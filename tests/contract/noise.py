"""Noise for a running service: bytes, frames and bodies that no client in its right mind would send.

Whatever comes, nothing may be answered with a 5xx or with a glimpse of our code, and the service goes on.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

SECONDS: Final = 5
PROTOCOL: Final = Subprotocol("graphql-transport-ws")
TYPES: Final = ("application/json", "application/msgpack", "text/plain", "application/json; charset=utf-16", "", "\x80")
ACCEPTED: Final = ("*/*", "application/msgpack", "application/graphql-response+json", "text/html;q=x", ",;,", "a/b")
METHODS: Final = ("GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE")
WORDS: Final = (
    "type", "id", "payload", "query", "variables", "operationName", "extensions", "seat", "decision", "choice", "game",
    "name", "locale", "decide", "playCard", "subscribe", "connection_init", "complete", "ping", "pong", "next",
    "{ games { edges { node { id } } } }", "{ __schema { types { name } } }", "subscription { gameEvents }", "{", "",
    "\x00", "\ud800", "😀", "../..", "__proto__", "$", "-1", "9" * 30,
)  # fmt: skip
NEVER: Final = (b"Traceback", b'.py"', b"site-packages", b"RuntimeError", b"redis")
"""What only our own code, or what it is built on, could say."""


class Noise:
    """Chance's own clients of the service at `url`; a player's `token` and a `game` let them get somewhere."""

    def __init__(self, url: str, seed: int, token: str, game: str) -> None:
        self.url, self.token, self.game = url, token, game
        self.chance = Random(seed)

    async def all(self, rounds: int) -> None:
        """So many rounds of each kind. AssertionError: the service said what it never may."""
        async with httpx.AsyncClient(base_url=self.url, timeout=SECONDS) as client:
            for _ in range(rounds):
                await self.body(client)
                await self.wire()
                await self.socket()
            assert (await client.get("/readyz")).status_code == 200

    # -- what is sent

    def value(self, depth: int = 0) -> Any:
        """Any value that JSON can say, and some that only look so."""
        chance = self.chance
        kind = chance.randrange(9 if depth < 4 else 6)
        if kind < 3:
            return chance.choice([*WORDS, self.game, self.token])
        if kind < 6:
            return chance.choice([None, True, 0, -1, 1, 2**31, 2**63, 10**40, 1.5, 1e308, chance.randrange(100)])
        if kind == 6:
            return [self.value(depth + 1) for _ in range(chance.randrange(5))]
        return {chance.choice(WORDS): self.value(depth + 1) for _ in range(chance.randrange(6))}

    def data(self) -> bytes:
        """Bytes: random ones, a packed value, or JSON, whole or damaged."""
        kind = self.chance.randrange(5)
        if kind == 0:
            return self.chance.randbytes(self.chance.choice([0, 1, 10, 1000]))
        if kind == 1:
            with suppress(OverflowError, UnicodeError):
                return msgspec.msgpack.encode(self.value())
        text = json.dumps(self.value(), ensure_ascii=self.chance.random() < 0.5).encode("utf-8", "surrogatepass")
        return self.damaged(text) if kind > 2 else text

    def damaged(self, data: bytes) -> bytes:
        """The data cut off, with bytes flipped, or with some of it said again."""
        at = self.chance.randrange(len(data) + 1)
        kind = self.chance.randrange(3)
        if kind == 0:
            return data[:at]
        if kind == 1:
            return data[:at] + self.chance.randbytes(3) + data[at + 3 :]
        return data[:at] + data * self.chance.randrange(1, 4)

    def headers(self) -> dict[bytes, bytes]:
        """Headers that make sense one by one."""
        chance = self.chance
        given = {
            "content-type": chance.choice(TYPES).encode("latin-1"),
            "accept": chance.choice(ACCEPTED).encode(),
            "authorization": chance.choice([f"Bearer {self.token}"] * 3 + ["Bearer", "Basic x", ""]).encode(),
            "idempotency-key": chance.choice(["", "a", "x" * 300, "\xff"]).encode("latin-1"),
            "if-match": chance.choice(['"1"', "*", '"x"', ""]).encode(),
            "last-event-id": chance.choice(["1", "-1", "x", "9" * 40]).encode(),
        }
        return {name.encode(): value for name, value in given.items() if chance.random() < 0.6}

    def path(self) -> str:
        """An address, mostly one that there is."""
        game = self.chance.choice([self.game, self.game, self.game.lower(), "g_", "%00", "%ff", "x" * 200])
        query = self.chance.choice(
            ["", "", "?after=-1", "?first=99999999999999999999", "?at=1&at=2", "?%ff=%00", "?query={"]
        )
        parts = ("", "/seats", "/seats/0", "/start", "/view", "/actions", "/actions", "/actions", "/events")
        others = (
            "/v1/games",
            "/v1/players",
            "/v1/players/me",
            "/v1/rulesets/x/cards",
            "/graphql",
            "/graphql",
            "/nowhere",
        )
        return self.chance.choice([f"/v1/games/{game}{part}" for part in parts] + list(others)) + query

    # -- and what comes of it

    async def body(self, client: httpx.AsyncClient) -> None:
        """A request whose body is noise."""
        method, path, headers, data = self.chance.choice(METHODS), self.path(), self.headers(), self.data()
        answer = await client.request(method, path, headers=headers, content=data)
        assert answer.status_code < 500, (method, path, headers, data, answer.status_code, answer.text)
        if answer.is_error:
            no_glimpse(answer.content)
            kind = answer.headers.get("content-type", "")
            assert "json" in kind or method == "HEAD", (method, path, headers, data, answer.status_code, kind)

    async def wire(self) -> None:
        """A connection on which noise is said instead of HTTP, or after its beginning."""
        place = urlsplit(self.url)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        begun = self.chance.choice(
            [b"", b"GET / HTTP/1.1\r\n", b"POST /v1/players HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n"]
        )
        writer.write(begun + self.damaged(self.data()) + b"\r\n\r\n")
        with suppress(OSError):
            writer.write_eof()
            heard = await asyncio.wait_for(reader.read(), SECONDS)
            assert not heard or int(heard.split(b" ", 2)[1]) < 500, (begun, heard)
            no_glimpse(heard)
        writer.close()

    async def socket(self) -> None:
        """A socket on which noise is said, mostly once it is let in."""
        address = self.url.replace("http", "ws", 1) + "/graphql"
        try:
            async with connect(address, subprotocols=[PROTOCOL], proxy=None) as socket:
                if self.chance.random() < 0.8:
                    await socket.send(
                        json.dumps({"type": "connection_init", "payload": {"authorization": f"Bearer {self.token}"}})
                    )
                for _ in range(self.chance.randrange(1, 8)):
                    await socket.send(self.frame())
                await self.listen(socket)
        except ConnectionClosed as closed:
            ended(closed.rcvd.code if closed.rcvd else 1006, closed.rcvd.reason if closed.rcvd else "")
        except InvalidStatus as refused:
            ended(refused.response.status_code, "")

    def frame(self) -> str | bytes:
        """A frame: a message with noise in it, or nothing but noise."""
        kind = self.chance.randrange(6)
        if kind == 0:
            return self.data()
        if kind == 1:
            return self.data().decode("utf-8", "replace")
        message = {"type": self.chance.choice(["subscribe"] * 3 + ["complete", "ping", "pong", "next", "x"])}
        payload = {"query": self.chance.choice(WORDS), "variables": self.value()} if kind > 3 else self.value()
        return json.dumps({**message, "id": self.chance.choice(["1", "2", self.value()]), "payload": payload})

    async def listen(self, socket: ClientConnection) -> None:
        """Hear what is said, up to the end or to the answer to a ping."""
        await socket.send('{"type": "ping"}')
        async with asyncio.timeout(SECONDS):
            async for message in socket:
                heard = message if isinstance(message, str) else message.decode()
                no_glimpse(heard.encode())
                if '"internal"' in heard:
                    raise AssertionError(heard)
                if json.loads(heard)["type"] == "pong":
                    return


def ended(code: int, reason: str) -> None:
    """A socket may only be refused or closed for what the client did."""
    assert code in (1000, 1002, 1003, 1007, 1009) or 400 <= code < 500 or 4400 <= code < 4500, (code, reason)
    no_glimpse(reason.encode())


def no_glimpse(said: bytes) -> None:
    """Nothing that is answered may show what we are made of."""
    for never in NEVER:
        assert never not in said, said


async def at_a_table(url: str, seed: int, make: Callable[[Noise], Awaitable[None]]) -> None:
    """Make noise as a player at a running game against bots."""
    async with httpx.AsyncClient(base_url=url, timeout=SECONDS) as client:
        token = (await client.post("/v1/players", json={"name": "Noise"})).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        table = {"game": "villains", "preset": "first-game", "sit": True, "seats": [{}, {"kind": "bot"}]}
        game = (await client.post("/v1/games", json=table)).json()["id"]
        await client.post(f"/v1/games/{game}/start", json={})
    await make(Noise(url, seed, token, game))
