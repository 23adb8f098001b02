"""The yardsticks of the service: Starlette routes that do nothing but the same append.

One does it as anybody would, with the client library of Redis; another with the service's own store. The third decides first what it
appends, by the rules, and chains and signs it: that is what no service for these games could leave out, and so the most that ours
could reach.

`python -m bench.bare URL FILE` serves on a free port and says where. FILE holds the packed entries of each game.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, Union

import msgspec
import uvicorn
from redis.asyncio import Redis
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bench.play import RULES
from domain.kernel.commit import pack, unpack_commit
from service.now import now
from service.signing import Signer, Signing
from service.store import Link, MemoryStore, RedisStore
from service.store.redis import APPEND

Append: TypeAlias = Callable[[str, int, bytes, Link], Awaitable[object]]


class Appended(NamedTuple):
    """What is appended: an entry, and its place in the chain."""

    entry: bytes
    link: Link


def with_library(url: str) -> Append:
    """The append by the client library."""
    script = Redis.from_url(url).register_script(APPEND.text)

    async def append(stream: str, version: int, entry: bytes, link: Link) -> object:
        keys = [f"{{g:{stream}}}:{part}" for part in ("log", "head", "cmd")]
        return await script(keys, [version, entry, "", "", "appended", stream, *link, 0])

    return append


def with_store(url: str) -> Append:
    """The append by the service's store."""
    store = RedisStore(url)

    async def append(stream: str, version: int, entry: bytes, link: Link) -> object:
        return await store.append(stream, version, entry, link=link)

    return append


def route(path: str, append: Append, games: list[list[Appended]]) -> Route:
    """A route that reads its body, appends, and says the version."""

    async def answer(request: Request) -> Response:
        parts = request.path_params
        version = int(parts["version"])
        msgspec.json.decode(await request.body())
        await append(parts["stream"], version, *games[int(parts["game"])][version])
        return Response(msgspec.json.encode({"version": version + 1}), media_type="application/json")

    return Route(path + "/{stream}/{game}/{version}", answer, methods=["POST"])


def ruled(path: str, append: Append, games: list[list[Appended]]) -> Route:
    """A route that reads an action, decides on it, makes a signed commit of it and appends that, and says the version."""
    read = msgspec.json.Decoder(Union[RULES.kinds_of_action()]).decode  # noqa: UP007
    begun = [[unpack_commit(each.entry) for each in game] for game in games]
    states: dict[str, Any] = {}
    sign = Signing(Signer.new(), MemoryStore(), now).signed

    async def answer(request: Request) -> Response:
        parts = request.path_params
        stream, version, commits = parts["stream"], int(parts["version"]), begun[int(parts["game"])]
        state = states[stream] if stream in states else RULES.replay(commits[:version])
        seat, action = commits[version].seat, read(await request.body())
        made, after = RULES.commit(state, RULES.decide(state, seat, action), seat, action, now())
        commit = sign(stream, made)
        await append(stream, version, pack(commit), Link(commit.prev, commit.hash))
        states[stream] = after
        return Response(msgspec.json.encode({"version": version + 1}), media_type="application/json")

    return Route(path + "/{stream}/{game}/{version}", answer, methods=["POST"])


def appended(entry: bytes) -> Appended:
    """An entry with its link, as the service has it."""
    commit = unpack_commit(entry)
    return Appended(entry, Link(commit.prev, commit.hash))


class Server(uvicorn.Server):
    """Says where it listens."""

    async def startup(self, sockets: object = None) -> None:
        """Listen."""
        await super().startup()
        print(f"listens on http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}", flush=True)


def main() -> None:
    """Serve until told to end, with the settings of the service."""
    url, file = sys.argv[1:]
    entries = msgspec.msgpack.decode(Path(file).read_bytes(), type=list[list[bytes]])
    games = [[appended(entry) for entry in game] for game in entries]
    store = with_store(url)
    routes = [route("/library", with_library(url), games), route("/store", store, games), ruled("/rules", store, games)]
    app = Starlette(routes=routes)
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)
    Server(uvicorn.Config(app, port=0, log_config=None, access_log=False, server_header=False)).run()


if __name__ == "__main__":
    main()
