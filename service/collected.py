"""The page of metrics, on a listener of its own: what is said there is for whoever runs the service."""

from __future__ import annotations

import asyncio

import uvicorn
from prometheus_client.exposition import choose_encoder
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .house import House


class Collected(uvicorn.Server):
    """Answers `/metrics` in the loop of the service, in the text format of Prometheus or as OpenMetrics, as is asked."""

    def __init__(self, house: House) -> None:
        assert house.metrics, "there is something to collect"
        settings, self._house, self._registry = house.settings, house, house.metrics.registry
        app = Starlette(routes=[Route("/metrics", self._page)])
        super().__init__(
            uvicorn.Config(
                app,
                host=settings.metrics_host,
                port=settings.metrics_port,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=1,
            )
        )

    async def start(self) -> None:
        """Listen."""
        self.config.load()
        self.lifespan = self.config.lifespan_class(self.config)
        await self.startup()

    async def close(self) -> None:
        """Listen no more."""
        if self.started:
            await self.shutdown()

    async def _page(self, request: Request) -> Response:
        await self._house.readings.look()
        encode, media = choose_encoder(request.headers.get("accept", ""))
        # It is some thousand lines, and players need not wait for all of them.
        text = await asyncio.to_thread(encode, self._registry)
        return Response(text, headers={"Content-Type": media})
