"""A service in its own process: the server, and the store where it was given none."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import ExitStack
from types import FrameType
from typing import TYPE_CHECKING, Final, TypeAlias

import uvicorn
from starlette.applications import Starlette

from . import log
from .app import create_app
from .collected import Collected
from .connections import cutting
from .fitness import check, look_at
from .frames import Frames
from .house import House
from .keeping import private_server, store_at
from .patience import Patient
from .settings import Settings
from .signing import Signer

if TYPE_CHECKING:
    from .tracing import Tracing

Beside: TypeAlias = "Callable[[Server], Awaitable[None]]"

TICK: Final = 0.1


class Server(uvicorn.Server):
    """A server that ends the streams before it waits for all requests to finish.

    `beside` runs in the same loop once the server listens; what it raises ends the server and is its `fault`.
    """

    def __init__(self, settings: Settings, app: Starlette, beside: Beside | None = None) -> None:
        self.house: House = app.state.house
        super().__init__(
            uvicorn.Config(
                app,
                host=settings.host,
                port=settings.port,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,  # see service/address.py
                http=cutting(_requests(settings), settings.slow_seconds, self.house.note_cut),
                # the application says why before
                ws=cutting(_frames(settings), 2 * settings.slow_seconds, self.house.note_cut),
                ws_max_size=settings.socket_message,
                ws_ping_interval=settings.heartbeat_seconds,
                ws_ping_timeout=settings.slow_seconds,
                timeout_graceful_shutdown=settings.shutdown_seconds,
            )
        )
        self.fault: Exception | None = None
        self._beside = beside
        self._companion: asyncio.Task[None] | None = None
        self.collected = Collected(self.house) if self.house.metrics else None

    @property
    def url(self) -> str:
        """Where the server listens."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and start what runs beside."""
        await super().startup(sockets)
        if self.collected and self.started:
            await self.collected.start()
        if self._beside and self.started:
            self._companion = asyncio.create_task(self._run_beside(self._beside))

    async def _run_beside(self, beside: Beside) -> None:
        try:
            await beside(self)
        except Exception as fault:
            self.fault, self.should_exit = fault, True

    async def main_loop(self) -> None:
        """Serve until it is time to go, and then for `drain_seconds` more, though not ready: so nobody is sent to closed doors."""
        await super().main_loop()
        self.house.leave()
        clock = asyncio.get_running_loop().time
        until = clock() + (0 if self.fault else self.house.settings.drain_seconds)
        while clock() < until and not self.force_exit:
            await asyncio.sleep(TICK)
            await self.on_tick(0)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody go, and then the app, all within `shutdown_seconds`."""
        if self._companion and not self._companion.done():
            self._companion.cancel()
        loop = asyncio.get_running_loop()
        ends = loop.time() + self.house.settings.shutdown_seconds
        await self.house.end_streams()
        self.config.timeout_graceful_shutdown = max(0, int(ends - loop.time()))
        await super().shutdown(sockets)
        if self.collected:
            await self.collected.close()


def _requests(settings: Settings) -> type[Patient]:
    class Timed(Patient):
        head_seconds, body_seconds, head_limit = settings.head_seconds, settings.body_seconds, settings.head_limit

    return Timed


def _frames(settings: Settings) -> type[Frames]:
    class Timed(Frames):
        seconds, parting = settings.body_seconds, settings.slow_seconds

    return Timed


def serve(settings: Settings, beside: Beside | None = None) -> None:
    """Serve until SIGTERM or SIGINT. What runs `beside` may raise.

    SettingError, KeyFileError, EmbeddedServerError, Unfit: there is no key to sign with, or no store that will do, and why.
    """
    signer = Signer.of(settings)
    log.set_up(settings)
    signal.signal(signal.SIGTERM, _leave)
    with ExitStack() as stack:
        url = settings.redis_url or stack.enter_context(private_server(settings)).url
        look = look_at(url, settings)
        check(look)
        tracing = _tracing(settings, os.environ)
        app = create_app(settings, store=store_at(url, settings), signer=signer, look=look, tracing=tracing)
        if tracing:
            stack.callback(tracing.close)
        _calm_collector()
        server = Server(settings, app, beside)
        server.run()
    if server.fault:
        raise server.fault


def _tracing(settings: Settings, environment: Mapping[str, str]) -> Tracing | None:
    """What traces, if the standard variables of OpenTelemetry say where to; only then it is loaded."""
    said = environment.get
    if said("OTEL_SDK_DISABLED", "").lower() == "true" or said("OTEL_TRACES_EXPORTER", "otlp") != "otlp":
        return None
    if not (said("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") or said("OTEL_EXPORTER_OTLP_ENDPOINT")):
        return None
    from .tracing import Tracing

    return Tracing.by_environment(settings.name())


def _leave(number: int, frame: FrameType | None) -> None:
    """End in good order, also where the signal comes before the server runs or is passed on by it."""
    sys.exit(0)


def _calm_collector() -> None:
    """What was made by now stays, so the collector needn't look at it again: its pauses are what callers notice.

    Each GraphQL operation leaves some 90 objects in cycles, so the young are looked at often: 50,000 of them at once
    take 40 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)
