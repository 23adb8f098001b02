"""The yardstick of the service: a Starlette route that does nothing but the same append.

`python -m bench.bare URL FILE` serves on a free port and says where. FILE holds the packed entries of each game.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from service.store import Appended, RedisStore


def app(store: RedisStore, games: list[list[bytes]]) -> Starlette:
    """The application."""

    async def append(request: Request) -> Response:
        game, version = int(request.path_params["game"]), int(request.path_params["version"])
        msgspec.json.decode(await request.body())
        outcome = await store.append(request.path_params["stream"], version, games[game][version])
        assert isinstance(outcome, Appended)
        return Response(msgspec.json.encode({"version": outcome.version}), media_type="application/json")

    return Starlette(routes=[Route("/{stream}/{game}/{version}", append, methods=["POST"])])


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
    application = app(RedisStore(url), games)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    Server(uvicorn.Config(application, port=0, log_config=None, access_log=False, server_header=False)).run()


if __name__ == "__main__":
    main()
