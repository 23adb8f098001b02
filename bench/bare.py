"""The yardsticks of the service: Starlette routes that do nothing but the same append.

One does it as anybody would, with the client library of Redis; the other with the service's own store.

`python -m bench.bare URL FILE` serves on a free port and says where. FILE holds the packed entries of each game.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import msgspec
import uvicorn
from redis.asyncio import Redis
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from service.store import RedisStore
from service.store.redis import APPEND

Append: TypeAlias = Callable[[str, int, bytes], Awaitable[object]]


def with_library(url: str) -> Append:
    """The append by the client library."""
    script = Redis.from_url(url).register_script(APPEND.text)

    async def append(stream: str, version: int, entry: bytes) -> object:
        keys = [f"{{g:{stream}}}:{part}" for part in ("log", "head", "cmd")]
        return await script(keys, [version, entry, "", "", "appended", stream])

    return append


def route(path: str, append: Append, games: list[list[bytes]]) -> Route:
    """A route that reads its body, appends, and says the version."""

    async def answer(request: Request) -> Response:
        parts = request.path_params
        version = int(parts["version"])
        msgspec.json.decode(await request.body())
        await append(parts["stream"], version, games[int(parts["game"])][version])
        return Response(msgspec.json.encode({"version": version + 1}), media_type="application/json")

    return Route(path + "/{stream}/{game}/{version}", answer, methods=["POST"])


class Server(uvicorn.Server):
    """Says where it listens."""

    async def startup(self, sockets: object = None) -> None:
        """Listen."""
        await super().startup()
        print(f"listens on http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}", flush=True)


def main() -> None:
    """Serve until told to end, with the settings of the service."""
    url, file = sys.argv[1:]
    games = msgspec.msgpack.decode(Path(file).read_bytes(), type=list[list[bytes]])
    app = Starlette(
        routes=[route("/library", with_library(url), games), route("/store", RedisStore(url).append, games)]
    )
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)
    Server(uvicorn.Config(app, port=0, log_config=None, access_log=False, server_header=False)).run()


if __name__ == "__main__":
    main()
