"""How operations get to the service and back: over HTTP, on a socket, or as a stream of events."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Generator, Mapping
from contextlib import aclosing
from types import TracebackType
from typing import Any, Final, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Subprotocol

from .errors import NotUnderstood, Refused, Unreachable
from .exchange import Exchange, Pause, RateLimit, decoded, refusal_in
from .streams import PROTOCOL, Following, closed, events, message

PATIENCE: Final = 60.0
TIMEOUT: Final = 30.0
STREAM: Final = "text/event-stream"


class Address:
    """Where the service is, and who calls.

    `token` may be set later, for example to that of a sign-up; `locale` is a language for sentences. `rate_limit` is what
    the last answer said of it. For `patience` seconds without success what can be tried again is.
    """

    def __init__(
        self, url: str, token: str | None = None, *, locale: str | None = None, patience: float = PATIENCE
    ) -> None:
        self.url, self.token, self.locale, self.patience = url.rstrip("/"), token, locale, patience
        self.rate_limit: RateLimit | None = None

    @property
    def _graphql(self) -> str:
        return f"{self.url}/graphql"

    def _headers(self, accept: str = "application/json") -> dict[str, str]:
        headers = {"Content-Type": "application/json", "Accept": accept}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.locale:
            headers["Accept-Language"] = self.locale
        return headers

    def _read(self, exchange: Exchange, response: httpx.Response) -> dict[str, Any] | Pause:
        self.rate_limit = RateLimit.of(response.headers.get("RateLimit")) or self.rate_limit
        return exchange.read(response)

    def get_data(self, data: dict[str, Any]) -> dict[str, Any]:
        """What the generated methods make their results of."""
        return data


class Transport(Address):
    """Calls that wait for their answer."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        locale: str | None = None,
        patience: float = PATIENCE,
        http: httpx.Client | None = None,
    ) -> None:
        super().__init__(url, token, locale=locale, patience=patience)
        self.http = http or httpx.Client(timeout=TIMEOUT)

    def close(self) -> None:
        """Hang up."""
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    def execute(self, query: str, operation_name: str, variables: Mapping[str, Any]) -> dict[str, Any]:
        """The data that an operation answers. Refused, Unreachable, NotUnderstood."""
        exchange = Exchange(query, operation_name, variables, self.patience)
        body = exchange.body()
        while True:
            try:
                response = self.http.post(self._graphql, content=body, headers=self._headers())
            except httpx.TransportError as error:
                said: dict[str, Any] | Pause = exchange.lost(error)
            else:
                said = self._read(exchange, response)
            if not isinstance(said, Pause):
                return said
            time.sleep(said.seconds)

    def execute_ws(
        self, query: str, operation_name: str, variables: Mapping[str, Any]
    ) -> Generator[dict[str, Any], None, None]:
        """What a subscription tells, as events over HTTP. Refused, Unreachable, NotUnderstood."""
        following = Following(query, operation_name, variables, self.patience, self.locale)
        while True:
            why: Exception | None = None
            try:
                for said in self._events(following.payload):
                    if data := following.news(said):
                        yield data
            except (httpx.TransportError, Refused) as error:
                why = error
            time.sleep(following.broken(why).seconds)

    def _events(self, payload: Mapping[str, Any]) -> Generator[dict[str, Any], None, None]:
        with self.http.stream("POST", self._graphql, json=payload, headers=self._headers(STREAM)) as response:
            if not response.headers.get("Content-Type", "").startswith(STREAM):
                response.read()
                raise refusal_in(decoded(response), response.status_code) or NotUnderstood(
                    "This is no stream of events."
                )
            for name, data in events(response.iter_lines()):
                if name == "complete":
                    return
                yield json.loads(data)


class AsyncTransport(Address):
    """The same for programs that do something else meanwhile; what is followed comes over a socket."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        locale: str | None = None,
        patience: float = PATIENCE,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        super().__init__(url, token, locale=locale, patience=patience)
        self.http = http or httpx.AsyncClient(timeout=TIMEOUT)

    async def close(self) -> None:
        """Hang up."""
        await self.http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self.close()

    async def execute(self, query: str, operation_name: str, variables: Mapping[str, Any]) -> dict[str, Any]:
        """The data that an operation answers. Refused, Unreachable, NotUnderstood."""
        exchange = Exchange(query, operation_name, variables, self.patience)
        body = exchange.body()
        while True:
            try:
                response = await self.http.post(self._graphql, content=body, headers=self._headers())
            except httpx.TransportError as error:
                said: dict[str, Any] | Pause = exchange.lost(error)
            else:
                said = self._read(exchange, response)
            if not isinstance(said, Pause):
                return said
            await asyncio.sleep(said.seconds)

    async def execute_ws(
        self, query: str, operation_name: str, variables: Mapping[str, Any]
    ) -> AsyncGenerator[dict[str, Any], None]:
        """What a subscription tells, on a socket of its own. Refused, Unreachable, NotUnderstood."""
        following = Following(query, operation_name, variables, self.patience, self.locale)
        while True:
            why: Exception | None = None
            try:
                async with self._socket() as socket, aclosing(self._messages(socket, following.payload)) as messages:
                    async for said in messages:
                        if data := following.news(said):
                            yield data
            except ConnectionClosed as error:
                why = closed(error.rcvd.code, error.rcvd.reason) if error.rcvd else error
            except (OSError, InvalidHandshake, Refused) as error:  # TimeoutError is an OSError
                why = error
            await asyncio.sleep(following.broken(why).seconds)

    def _socket(self) -> connect:
        url = self._graphql.replace("http", "ws", 1)
        return connect(url, subprotocols=[Subprotocol(PROTOCOL)], open_timeout=TIMEOUT, max_size=None)

    async def _messages(
        self, socket: ClientConnection, payload: Mapping[str, Any]
    ) -> AsyncGenerator[dict[str, Any], None]:
        """The results of one subscription, until the service ends it. Refused: it doesn't begin."""
        who = {"authorization": f"Bearer {self.token}"} if self.token else {}
        await socket.send(json.dumps({"type": "connection_init", "payload": who}))
        async for text in socket:
            said = message(text)
            if said["type"] == "connection_ack":
                await socket.send(json.dumps({"type": "subscribe", "id": "1", "payload": payload}))
            elif said["type"] == "ping":
                await socket.send(json.dumps({"type": "pong"}))
            elif said["type"] == "next":
                yield said["payload"]
            elif said["type"] == "error":
                raise refusal_in({"errors": said["payload"]}) or Unreachable("The subscription did not begin.")
            elif said["type"] == "complete":
                return
