"""Clients that never give up: they send the same command again, to the other replica, until they are told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.e2e.client import ORDER

from .linear import Call, look
from .replica import Replica

PAUSE = 0.05
ANSWER_SECONDS = 8
FOLLOW = "subscription ($id: ID!, $after: Int) { gameEvents(gameId: $id, after: $after) { version hash } }"

Json = dict[str, Any]


class Told(NamedTuple):
    """What an accepted command was answered: the version and, of an action, the events, or some fields of each."""

    call: Call
    seat: int
    action: Json | None
    events: list[Json] | None


class Player:
    """A player who signed up, and holds a seat at every table."""

    def __init__(self, seat: int, token: str) -> None:
        self.seat, self.token = seat, token


class Device:
    """Something that a player plays with. Several of one player know nothing of each other.

    `told` and `looks` are what it was told of the game at hand, `refused` the commands that it was refused.
    """

    def __init__(self, name: str, player: Player, turns: Iterator[Replica], *, careful: bool = False) -> None:
        self.name, self.player, self.careful = name, player, careful
        self.told: list[Told] = []
        self.looks: list[Call] = []
        self.refused: dict[str, Json] = {}
        self.resent = 0
        self._turns, self._chance, self._commands = turns, Random(name), 0
        self._http = httpx.AsyncClient(timeout=ANSWER_SECONDS, headers={"Authorization": f"Bearer {player.token}"})

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    def forget(self) -> None:
        """Begin a new game."""
        self.told, self.looks, self.refused = [], [], {}

    async def ask(self, method: str, path: str, body: Json | None = None, **headers: str) -> httpx.Response:
        """The answer of the first replica that has one."""
        while True:
            replica = next(self._turns)
            try:
                answer = await self._http.request(method, replica.url + path, json=body, headers=headers)
            except httpx.TransportError:
                pass
            else:
                if not self.unavailable(answer):
                    assert answer.status_code != 500, answer.text
                    return answer
            self.resent += 1
            await asyncio.sleep(PAUSE)

    def unavailable(self, answer: httpx.Response) -> bool:
        """Whether an answer is that there is none just now."""
        assert answer.status_code != 503 or answer.headers["retry-after"] == "1", answer.headers
        return answer.status_code == 503

    async def get(self, path: str) -> Json:
        """What is there."""
        answer = await self.ask("GET", path)
        assert answer.is_success, answer.text
        said: Json = answer.json()
        return said

    async def look(self, game: str) -> Json:
        """What this device's player may do."""
        began = time.monotonic()
        said = await self.get(f"/v1/games/{game}/actions")
        self.looks.append(look(self.name, said["version"], began, time.monotonic()))
        return said

    async def command(self, path: str, body: Json, action: Json | None = None, **headers: str) -> Json | None:
        """Have something done, once; nothing, if it is refused."""
        key, began = self._next_key(), time.monotonic()
        answer = await self.ask("POST", path, body, **{"Idempotency-Key": key}, **headers)
        said: Json = answer.json()
        if not answer.is_success:
            self.refused[key] = said
            return None
        self._note(key, began, said, action)
        return said

    async def act(self, game: str, action: Json, version: int) -> None:
        """Have an action done; the careful do it only at the version that they know."""
        condition = {"If-Match": f'"{version}"'} if self.careful else {}
        await self.command(f"/v1/games/{game}/actions", action, action, **condition)

    def _next_key(self) -> str:
        self._commands += 1
        return f"{self.name} {self._commands}"

    def _note(self, key: str, began: float, said: Json, action: Json | None) -> None:
        call = Call(self.name, key, said["version"], began, time.monotonic())
        self.told.append(Told(call, self.player.seat, action, said.get("events")))

    async def play(self, game: str, enough: Callable[[int], bool]) -> None:
        """Act whenever the game waits for this player, until it is over or has come to a version that is enough."""
        while not enough((may := await self.look(game))["version"]):
            action = choice(may, self._chance)
            if action is not None:
                await self.act(game, action, may["version"])
            elif (await self.get(f"/v1/games/{game}"))["status"] == "ended":
                return
            else:
                await asyncio.sleep(PAUSE)


class OverMutations(Device):
    """A device that acts by GraphQL mutations, and looks by REST."""

    async def act(self, game: str, action: Json, version: int) -> None:
        """See `Device.act`."""
        key, began = self._next_key(), time.monotonic()
        condition = {"expectedVersion": version} if self.careful else {}
        answer = await self.ask("POST", "/graphql", mutation(game, key, action, **condition))
        result: Json = answer.json()["data"]["it"]
        if result["__typename"] == "ActionAccepted":
            self._note(key, began, result, action)
        else:
            self.refused[key] = result

    def unavailable(self, answer: httpx.Response) -> bool:
        """Also where the answer is a refusal, which in GraphQL is data like others."""
        if super().unavailable(answer):
            return True
        said = answer.json()
        if not isinstance(data := said.get("data"), dict):
            return False
        assert "errors" not in said, said
        return bool(data["it"].get("code") == "unavailable")


def mutation(game: str, command: str, action: Json, **envelope: Any) -> Json:
    """The body of a request for an action, whose result is called `it`; its events are told by type and rule."""
    name = action["type"]
    query = f"""mutation ($input: {name[0].upper()}{name[1:]}Input!) {{ it: {name}(input: $input) {{
        __typename
        ... on ActionAccepted {{ version events {{ type: __typename rule }} }}
        ... on ActionRefused {{ code }}
        ... on VersionConflict {{ current }}
    }} }}"""
    fields = {name: value for name, value in action.items() if name != "type"}
    return {"query": query, "variables": {"input": {"gameId": game, "commandId": command, **envelope, **fields}}}


def choice(may: Json, chance: Random) -> Json | None:
    """What a client does of what it may: it answers what it is asked, and else does what ends games soon."""
    for asked in may["decisions"]:
        if asked["options"] is not None:
            keys = [option["key"] for option in asked["options"]]
            chosen = chance.sample(keys, chance.randint(asked["least"], asked["most"]))
            return {"type": "decide", "decision": asked["decision"], "choice": chosen}
    actions: list[Json] = sorted(
        (one["action"] for one in may["actions"]), key=lambda action: ORDER.index(action["type"])
    )
    return actions[0] if actions else None


class Subscriber:
    """Follows a game on one replica, and on the other when it is cut off.

    `seen` are the versions it was told, `cut` says how often it was cut off.
    """

    def __init__(self, turns: Iterator[Replica], game: str) -> None:
        self.game, self.seen, self.cut = game, list[int](), 0
        self._turns = turns

    async def follow(self) -> None:
        """Follow for ever."""
        while True:
            with suppress(httpx.TransportError, WebSocketException, OSError):
                await self._on(next(self._turns).url)
            self.cut += 1
            await asyncio.sleep(PAUSE)

    @property
    def _last(self) -> int:
        return self.seen[-1] if self.seen else 0

    async def _on(self, url: str) -> None:
        raise NotImplementedError


class OverSSE(Subscriber):
    """By server-sent events."""

    async def _on(self, url: str) -> None:
        headers = {"Accept": "text/event-stream", "Last-Event-ID": str(self._last)}
        async with (
            httpx.AsyncClient(timeout=None) as http,
            http.stream("GET", f"{url}/v1/games/{self.game}/events", headers=headers) as answer,
        ):
            async for line in answer.aiter_lines():
                if answer.is_success and line.startswith("data: "):
                    self.seen.append(json.loads(line[6:])["version"])


class OverSocket(Subscriber):
    """By a GraphQL subscription."""

    async def _on(self, url: str) -> None:
        address = url.replace("http", "ws", 1) + "/graphql"
        async with connect(address, subprotocols=["graphql-transport-ws"]) as socket:  # type: ignore[list-item]
            await self._subscribe(socket)
            async for text in socket:
                message = json.loads(text)
                data = message["payload"].get("data") if message["type"] == "next" else None
                if data is None:  # it was refused, or is over
                    return
                self.seen.append(data["gameEvents"]["version"])

    async def _subscribe(self, socket: ClientConnection) -> None:
        variables = {"id": self.game, "after": self._last}
        await socket.send(json.dumps({"type": "connection_init"}))
        await socket.recv()
        asked = {"query": FOLLOW, "variables": variables}
        await socket.send(json.dumps({"id": "a", "type": "subscribe", "payload": asked}))
