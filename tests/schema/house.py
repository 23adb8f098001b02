"""A service of the toy game in memory, and clients of its GraphQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute

from domain.kernel.game import Game
from domain.kernel.lobby import EndGame
from domain.kernel.refusal import Refused
from schema.app import graphql_app
from schema.context import Sockets
from schema.desk import Caller
from schema.limits import Limits
from service.accounts import Accounts
from service.admin import Admin
from service.cache import Cache
from service.desk import Desk
from service.games import NOBODY, Games, Intent
from service.own_account import OwnAccount
from service.players import Players, hash_of
from service.quotas import Quotas
from service.settings import Settings
from service.store import Feed
from service.store.memory import MemoryStore
from service.subjects import Subjects
from service.summaries import Summaries
from service.webhooks.office import Office
from tests.apps import transport
from tests.domain.toy import Smugglers

GRAPHQL = "application/graphql-response+json"
Rules = Game[Any, Any, Any]


class Reply(NamedTuple):
    """What came back."""

    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def data(self) -> Any:
        """The data of an answer without errors."""
        assert "errors" not in self.body, self.body
        return self.body["data"]

    @property
    def codes(self) -> list[str]:
        """The codes of its errors."""
        return [error["extensions"]["code"] for error in self.body["errors"]]


class House:
    """The endpoint with everything behind it; `faults` are those it reported."""

    def __init__(self, limits: Limits | None = None, *games: Rules) -> None:
        self.games: dict[str, Rules] = {game.name: game for game in games or (Smugglers(),)}
        store = MemoryStore()
        self.players = Players(store, self.clock)
        self.feed = Feed(store)
        self.kept = kept = Games(store, self.games, self.clock, 100)
        accounts = Accounts(store, self.clock)
        subjects = Subjects(store, self.players, accounts, self.clock, None)
        office = Office(kept, accounts, Settings(webhook_private_hosts=("localhost",)))
        account = OwnAccount(kept, self.players, accounts, subjects, office)
        quotas = Quotas(kept, accounts, 500)
        summaries = Summaries(kept, self.players, 100)
        admin = Admin(kept, self.players, accounts, quotas, summaries, 100)
        bots = {"random": 0}
        self.desk = Desk(
            kept,
            self.players,
            self.feed,
            lambda _: bots,
            account,
            admin,
            quotas,
            summaries,
            100,
            100,
            table_days=14,
        )
        self.faults: list[BaseException] = []
        self.sockets = Sockets()
        self.app = graphql_app(
            self.desk,
            self.authenticate,
            games=self.games,
            limits=limits,
            report=lambda fault, _: self.faults.append(fault),
            sockets=self.sockets,
            recheck=self.authenticate,
        )
        self.http = httpx.AsyncClient(transport=transport(self.app), base_url="http://table")

    @staticmethod
    def clock() -> int:
        return time.time_ns() // 10**6

    async def authenticate(self, authorization: str | None) -> Caller:
        """The player of a bearer token."""
        if authorization is None:
            return Caller(request_id="request-1")
        scheme, _, token = authorization.partition(" ")
        if scheme != "Bearer":
            raise Refused("unauthenticated")
        player = await self.players.get((await self.players.proved(token)).player)
        return Caller(player.id, player.locale, "request-1")

    async def revoke(self, token: str) -> None:
        """Let a token prove nobody from now on."""
        await self.players.forget_token(hash_of(token))
        self.players._by_token = Cache(0)

    async def ask(self, query: str, token: str | None = None, **variables: Any) -> Reply:
        """POST a query."""
        headers = {"accept": GRAPHQL, **({"authorization": f"Bearer {token}"} if token else {})}
        answer = await self.http.post("/", json={"query": query, "variables": variables}, headers=headers)
        return Reply(answer.status_code, answer.json(), answer.headers)

    async def sign_up(self, name: str = "") -> str:
        """A new player's token."""
        reply = await self.ask(
            "mutation ($name: String!) { signUp(input: {name: $name}) { ... on SignedUp { token } } }", name=name
        )
        token: str = reply.data["signUp"]["token"]
        return token

    async def laid(self, token: str, seats: int = 2) -> str:
        """A game that the player created and sits at."""
        reply = await self.ask(
            """mutation ($seats: [SeatInput!]!) {
              createGame(input: {game: smugglers, seats: $seats, sit: true}) { ... on Game { id } }
            }""",
            token,
            seats=[{}] * seats,
        )
        game: str = reply.data["createGame"]["id"]
        return game

    async def call_off(self, game: str) -> None:
        """Let a game be over, as an operator does."""
        stop = EndGame(player="p_admin", reason="Enough.")
        await self.kept.change(game, lambda _: Intent(NOBODY, stop))

    async def started(self, *tokens: str) -> str:
        """A running game of these players, in their order."""
        game = await self.laid(tokens[0], len(tokens))
        for token in tokens[1:]:
            await self.ask("mutation ($g: ID!) { joinGame(input: {gameId: $g}) { __typename } }", token, g=game)
        reply = await self.ask(
            "mutation ($g: ID!) { startGame(input: {gameId: $g}) { ... on Game { status } } }", tokens[0], g=game
        )
        assert reply.data["startGame"]["status"] == "running"
        return game


@asynccontextmanager
async def serving(house: House) -> AsyncIterator[str]:
    """The house behind a real server on loopback; yields `host:port/path`."""
    app = Starlette(routes=[Route("/graphql", house.app), WebSocketRoute("/graphql", house.app)])
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=1)
    )
    running = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110  # uvicorn has no event for it
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"127.0.0.1:{port}/graphql"
    finally:
        server.should_exit = True
        await running


async def until(true: Callable[[], object]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
