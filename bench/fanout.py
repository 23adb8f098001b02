"""One commit to many subscribers, against a bare broadcast of the same bytes: `python bench/fanout.py [clients]`.

The server runs in a process of its own, as `turnledger serve` does, with a second route that sends one text to all
sockets and knows nothing else. Both are timed from the moment the request to send is made until the last client has
the frame, in turns.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx
import uvloop
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from domain import registry
from service.app import create_app
from service.server import Server, _calm_collector
from service.settings import Settings
from service.store import MemoryStore

ROUNDS = 15
FOLLOW = """subscription ($g: ID!) { gameEvents(gameId: $g) {
  version seat events { __typename rule card } } }"""


def serve(told: Connection) -> None:
    """The service, and beside it the least that a broadcast can be."""
    app = create_app(
        Settings(port=0, log_level="warning", rate_limits=False), store=MemoryStore(), games=registry.games()
    )
    bare: set[WebSocket] = set()

    async def listen(socket: WebSocket) -> None:
        await socket.accept()
        bare.add(socket)
        try:
            while True:
                await socket.receive_text()
        except WebSocketDisconnect:
            bare.discard(socket)

    async def broadcast(request: Request) -> Response:
        text = (await request.body()).decode()
        for socket in list(bare):
            await socket.send_text(text)
        return Response()

    async def memory(request: Request) -> Response:
        pages = int(Path("/proc/self/statm").read_text().split()[1])  # noqa: ASYNC240
        return JSONResponse(pages * os.sysconf("SC_PAGE_SIZE") / 2**20)

    app.router.routes[:0] = [
        WebSocketRoute("/bare", listen),
        Route("/broadcast", broadcast, methods=["POST"]),
        Route("/memory", memory),
    ]
    _calm_collector()

    async def say_where(server: Server) -> None:
        told.send(server.url)

    Server(Settings(port=0), app, say_where).run()


class Clients:
    """Many sockets, and when all of them have heard."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []

    async def come(self, count: int, url: str, greet: Callable[[ClientConnection], Awaitable[None]]) -> None:
        """Connect, so many at a time as a listening socket likes."""
        for _ in range(0, count, 50):
            made = await asyncio.gather(
                *(
                    connect(url, subprotocols=[Subprotocol("graphql-transport-ws")], ping_interval=None)
                    for _ in range(50)
                )
            )
            await asyncio.gather(*map(greet, made))
            self.sockets += made

    async def heard(self, send: Callable[[], Awaitable[Any]]) -> tuple[float, str]:
        """How long it takes until everybody has what is sent, and the last frame."""
        hearing = [asyncio.ensure_future(socket.recv()) for socket in self.sockets]
        await asyncio.sleep(0.05)
        start = perf_counter()
        _, frames = await asyncio.gather(send(), asyncio.gather(*hearing))
        return perf_counter() - start, str(frames[-1])


async def next_action(client: httpx.AsyncClient, game: str) -> dict[str, Any]:
    """Something that the player of both seats may do now."""
    may = (await client.get(f"{game}/actions")).json()
    for decision in may["decisions"]:
        if decision["options"] is not None:
            keys = [option["key"] for option in decision["options"]]
            return {"type": "decide", "decision": decision["decision"], "choice": keys[: decision["least"]]}
    action: dict[str, Any] = may["actions"][0]["action"]
    return action


async def act(client: httpx.AsyncClient, game: str, action: dict[str, Any]) -> None:
    """One commit."""
    answer = await client.post(f"{game}/actions", json=action)
    assert answer.is_success, answer.text


async def measure(url: str, count: int) -> None:
    """Connect everybody, and take turns."""
    sockets = url.replace("http", "ws", 1)
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        token = (await client.post("/v1/players", json={"name": "Ann"})).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        body = {"game": "villains", "preset": "first-game", "seats": [{}, {}], "sit": True}
        game = (await client.post("/v1/games", json=body)).headers["location"]
        for step in ("seats", "start"):
            (await client.post(f"{game}/{step}", json={})).raise_for_status()

        async def follow(socket: ClientConnection) -> None:
            await socket.send('{"type": "connection_init"}')
            await socket.recv()
            variables = {"g": game.rpartition("/")[2]}
            await socket.send(
                json.dumps({"type": "subscribe", "id": "1", "payload": {"query": FOLLOW, "variables": variables}})
            )
            await socket.send('{"type": "ping"}')
            pong = str(await socket.recv())
            assert "pong" in pong, pong

        async def nothing(_: ClientConnection) -> None:
            return

        async def resident() -> float:
            size: float = (await client.get("/memory")).json()
            return size

        before = await resident()
        following, bare = Clients(), Clients()
        await following.come(count, f"{sockets}/graphql", follow)
        await asyncio.sleep(1)
        print(f"{count} idle subscribers: {await resident() - before:.0f} MiB more than {before:.0f} MiB")
        before = await resident()
        await bare.come(count, f"{sockets}/bare", nothing)
        print(f"{count} bare sockets: {await resident() - before:.0f} MiB")

        ours: list[float] = []
        theirs: list[float] = []
        for _ in range(ROUNDS):
            took, frame = await following.heard(partial(act, client, game, await next_action(client, game)))
            ours.append(took)
            took, _ = await bare.heard(partial(client.post, "/broadcast", content=frame))
            theirs.append(took)
        print(f"a commit to {count}: {median(ours) * 1000:.1f} ms, worst {max(ours) * 1000:.1f}")
        print(
            f"a bare broadcast of its {len(frame)} bytes: {median(theirs) * 1000:.1f} ms, worst {max(theirs) * 1000:.1f}"
        )
        print(f"ratio: {median(ours) / median(theirs):.2f}")


def main() -> None:
    """Serve in another process, and measure."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    here, there = multiprocessing.Pipe()
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(there,), daemon=True)
    server.start()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(here.recv(), count))
    finally:
        server.terminate()
        server.join()


if __name__ == "__main__":
    main()
