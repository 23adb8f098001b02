"""Clients that never give up: they send the same command again, to the other replica, until they are told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.e2e.client import ORDER

from .linear import Call, heard, look
from .replica import Replica

PAUSE = 0.05
ANSWER_SECONDS = 8
FOLLOW = "subscription ($id: ID!, $after: Int) { gameEvents(gameId: $id, after: $after) { version hash } }"

NONE: Final[Mapping[str, str]] = {}

Json = dict[str, Any]


class Told(NamedTuple):
    """What an accepted command was answered: the version and, of an action, the events, or some fields of each."""

    call: Call
    seat: int
    action: Json | None
    events: list[Json] | None


class GivenUp(Exception):
    """Somebody has lost patience, and will never know what became of a command."""


class Player:
    """A player who signed up, and holds a seat at every table."""

    def __init__(self, seat: int, token: str, id_: str = "") -> None:
        self.seat, self.token, self.id = seat, token, id_


class Device:
    """Something that a player plays with. Several of one player know nothing of each other.

    `commands` are those of the game at hand, `told` what it was told of them, `calls` what it was told there besides, and
    `refused` has the commands that it was refused. `resent` is how often it sent something again, `longest` for how long, in seconds, it had no
    answer. The `fickle` give up an action, now and then, that isn't answered: as a part of all cases.
    """

    def __init__(
        self, name: str, player: Player, turns: Iterator[Replica], *, careful: bool = False, fickle: float = 0.0
    ) -> None:
        self.name, self.player, self.careful, self.fickle = name, player, careful, fickle
        self.told: list[Told] = []
        self.calls: list[Call] = []
        self.refused: dict[str, Json] = {}
        self.commands: list[str] = []
        self.resent = 0
        self.longest = 0.0
        self._turns, self._chance, self._commands = turns, Random(name), 0
        self._http = httpx.AsyncClient(timeout=ANSWER_SECONDS, headers={"Authorization": f"Bearer {player.token}"})

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    def forget(self) -> None:
        """Begin a new game."""
        self.told, self.calls, self.refused, self.commands = [], [], {}, []

    async def ask(
        self, method: str, path: str, body: Json | None = None, headers: Mapping[str, str] = NONE, fickle: float = 0.0
    ) -> httpx.Response:
        """The answer of the first replica that has one. GivenUp: one that is fickle won't wait for it."""
        began = time.monotonic()
        while True:
            replica = next(self._turns)
            try:
                answer = await self._http.request(method, replica.url + path, json=body, headers=headers)
            except httpx.TransportError:
                pass
            else:
                if not self.unavailable(answer):
                    assert answer.status_code != 500, answer.text
                    self.longest = max(self.longest, time.monotonic() - began)
                    return answer
            if self._chance.random() < fickle:
                raise GivenUp
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
        self.calls.append(look(self.name, said["version"], began, time.monotonic()))
        return said

    async def command(self, path: str, body: Json, action: Json | None = None) -> Json | None:
        """Have something done, once; nothing, if it is refused."""
        key, began = self._next_key(), time.monotonic()
        answer = await self.ask("POST", path, body, {"Idempotency-Key": key})
        said: Json = answer.json()
        if not answer.is_success:
            self.refused[key] = said
            return None
        self._note(Call(self.name, key, said["version"], began, time.monotonic()), said, action)
        return said

    async def act(self, game: str, action: Json, version: int) -> None:
        """Have an action done; the careful do it only at the version that they know."""
        base = self._base(action, version)
        call = Call(self.name, self._next_key(), 0, time.monotonic(), inf, "unknown", base)
        try:
            said = await self._acted(game, call, action)
        except GivenUp:
            self.calls.append(call)
            return
        call = call._replace(ended=time.monotonic())
        if "events" in said:
            self._note(call._replace(version=said["version"], came="done", hash=said["head"]), said, action)
            return
        self.refused[call.command] = said
        current = said.get("current")
        came = call._replace(came="refused") if current is None else call._replace(came="conflict", version=current)
        self.calls.append(came)

    def _base(self, action: Json, version: int) -> int | None:
        """The only version at which an action is to be done."""
        return version if self.careful else None

    async def _acted(self, game: str, call: Call, action: Json) -> Json:
        headers = {"Idempotency-Key": call.command}
        if call.base is not None:
            headers["If-Match"] = f'"{call.base}"'
        answer = await self.ask("POST", f"/v1/games/{game}/actions", action, headers, self.fickle)
        said: Json = answer.json()
        return said

    def _next_key(self) -> str:
        self._commands += 1
        self.commands.append(f"{self.name} {self._commands}")
        return self.commands[-1]

    def _note(self, call: Call, said: Json, action: Json | None) -> None:
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

    def _base(self, action: Json, version: int) -> int | None:
        """A mutation that answers a decision is about that, at whichever version it still waits: it has no other condition."""
        return None if action["type"] == "decide" else super()._base(action, version)

    async def _acted(self, game: str, call: Call, action: Json) -> Json:
        condition = {} if call.base is None else {"expectedVersion": call.base}
        body = mutation(game, call.command, action, **condition)
        answer = await self.ask("POST", "/graphql", body, fickle=self.fickle)
        result: Json = answer.json()["data"]["it"]
        return result

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
        ... on ActionAccepted {{ version head events {{ type: __typename rule }} }}
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

    `seen` are the versions it was told, `calls` the same with when, and the hash; `cut` says how often it was cut off.
    """

    def __init__(self, turns: Iterator[Replica], game: str) -> None:
        self.game, self.seen, self.cut = game, list[int](), 0
        self.calls: list[Call] = []
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

    def _hear(self, commit: Json) -> None:
        self.seen.append(commit["version"])
        self.calls.append(heard(type(self).__name__, commit["version"], time.monotonic(), commit["hash"]))

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
                    self._hear(json.loads(line[6:]))


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
                self._hear(data["gameEvents"])

    async def _subscribe(self, socket: ClientConnection) -> None:
        variables = {"id": self.game, "after": self._last}
        await socket.send(json.dumps({"type": "connection_init"}))
        await socket.recv()
        asked = {"query": FOLLOW, "variables": variables}
        await socket.send(json.dumps({"id": "a", "type": "subscribe", "payload": asked}))
