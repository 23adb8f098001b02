"""What GraphQL costs over HTTP, as ratios: `python bench/graphql.py`.

In-process ASGI: the whole application but for the sockets, one request after another. The game is one of five seats
in the memory store. "Plain" is Strawberry's own view and JSON with its ParserCache and ValidationCache on the same
types; the others are ours. All takes turns in short blocks, and what is counted is the time of this process: whatever
else runs on the machine disturbs all alike.

The desk keeps views and summaries (`service/views.py`), for plain Strawberry too. So the view is asked for twice: of a
desk that keeps them, as a poller or a second device asks, and of one that doesn't, as everybody asks after a move.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from importlib.metadata import version
from itertools import cycle
from pathlib import Path
from platform import python_version
from random import Random
from statistics import median
from typing import Any

sys.path.pop(0)  # where `graphql` would be this file
sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec
from graphql import GraphQLNamedType, GraphQLSchema, get_named_type, is_abstract_type, is_leaf_type
from starlette.types import ASGIApp, Message, Scope
from strawberry.asgi import GraphQL
from strawberry.extensions import ParserCache, ValidationCache

from domain.bots import bots_for, first_move
from domain.registry import games
from schema.app import graphql_app
from schema.build import build_schema
from schema.context import Context, Sockets
from schema.desk import Caller
from schema.limits import Limits
from schema.model import NewGame, SeatRequest
from service.accounts import Accounts
from service.admin import Admin
from service.desk import Desk
from service.games import Games
from service.own_account import OwnAccount
from service.players import Players
from service.quotas import Quotas
from service.settings import Settings
from service.store import Feed
from service.store.memory import MemoryStore
from service.subjects import Subjects
from service.summaries import Summaries
from service.webhooks.office import Office

RULES = games()
SEATS, MOVES = 5, 150
BLOCKS, BLOCK_SECONDS = 40, 0.05
NO_LIMITS = Limits(body=10**9, depth=10**9, tokens=10**9, aliases=10**9, cost=10**9)
SEAT = """mutation ($in: {0}Input!) {{ {1}(input: $in) {{
  __typename
  ... on Game {{ id version status seats {{ seat kind name }} }}
  ... on Refusal {{ code message rule }}
}} }}"""


class Table:
    """A game in the middle, and who sits at it; `desk` keeps views, and `forgetful` does not."""

    def __init__(self) -> None:
        store = MemoryStore()
        self.games = Games(store, RULES, lambda: time.time_ns() // 10**6, 100)
        players, accounts, feed = Players(store, lambda: 0), Accounts(store, lambda: 0), Feed(store)
        subjects = Subjects(store, players, accounts, lambda: 0, None)
        own = OwnAccount(self.games, players, accounts, subjects, Office(self.games, accounts, Settings()))
        quotas = Quotas(self.games, accounts, 500)

        def desk(cached: int) -> Desk:
            summaries = Summaries(self.games, players, cached)
            admin = Admin(self.games, players, accounts, quotas, summaries, 100)
            return Desk(self.games, players, feed, bots_for, own, admin, quotas, summaries, 100, cached)

        self.desk, self.forgetful = desk(100), desk(0)
        self.callers: list[Caller] = []
        self.id = ""

    async def lay(self) -> None:
        """Sit down, begin, and let the bots play."""
        for n in range(SEATS):
            player = (await self.desk.sign_up(Caller(), f"Player {n}", "en")).player
            self.callers.append(Caller(player.id))
        self.id = await self.empty()
        for caller in self.callers:
            await self.desk.lobby.sit(caller, self.id, None, "")
        await self.desk.lobby.start(self.callers[0], self.id, "")
        rules, bot, chance = RULES["villains"], bots_for("villains")["greedy"], Random(1)
        for _ in range(MOVES):
            state = await self.games.load(self.id)
            move = first_move(rules, state, lambda _: bot, lambda _: chance)
            assert move is not None
            await self.desk.act(self.callers[move[0]], self.id, move[1])

    async def empty(self) -> str:
        """Another game, at which nobody sits."""
        asked = NewGame(game="villains", preset="first-game", seats=(SeatRequest(),) * SEATS)
        return (await self.desk.create(self.callers[0], asked)).id

    def apps(self, desk: Desk) -> dict[str, ASGIApp]:
        """The endpoints of a desk by name."""
        return {
            "plain Strawberry, its caches": self.plain(desk),
            "ours, compiler off": self.ours(desk, compiler=False),
            "ours": self.ours(desk, compiler=True),
            "ours, no limits": self.ours(desk, compiler=True, limits=NO_LIMITS),
        }

    def ours(self, desk: Desk, *, compiler: bool, limits: Limits | None = None) -> ASGIApp:
        """Our endpoint."""

        async def authenticate(_: str | None) -> Caller:
            return self.callers[0]

        return graphql_app(desk, authenticate, games=RULES, limits=limits, compiler=compiler)

    def plain(self, desk: Desk) -> ASGIApp:
        """Strawberry's endpoint."""
        schema = build_schema(RULES, compiler=False)
        schema.extensions = (ParserCache, ValidationCache)
        context = Context(
            desk=desk,
            games=RULES,
            limits=Limits(),
            report=print,
            sockets=Sockets(),
            caller=self.callers[0],
        )

        class View(GraphQL[Context, None]):
            async def get_context(self, request: Any, response: Any) -> Context:
                return context

        return View(schema)


def everything(schema: GraphQLSchema, type_: GraphQLNamedType) -> str:
    """All fields of a type, to the leaves."""
    if is_leaf_type(type_):
        return ""
    if is_abstract_type(type_):
        arms = (f"... on {each.name} {everything(schema, each)}" for each in schema.get_possible_types(type_))
        return f"{{ __typename {' '.join(arms)} }}"
    fields = getattr(type_, "fields", {}).items()
    return f"{{ {' '.join(f'{name} {everything(schema, get_named_type(field.type))}' for name, field in fields)} }}"


def request(app: ASGIApp, query: str, variables: dict[str, Any]) -> Callable[[], Awaitable[bytes]]:
    """What POSTs a query and gives the body of the answer."""
    body = msgspec.json.encode({"query": query, "variables": variables})
    headers = [(b"content-type", b"application/json"), (b"accept", b"application/json"), (b"host", b"bench")]
    scope: Scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": "/",
        "raw_path": b"/",
        "query_string": b"",
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("bench", 80),
    }

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def post() -> bytes:
        parts: list[bytes] = []

        async def send(message: Message) -> None:
            parts.append(message.get("body", b""))

        await app(dict(scope), receive, send)
        return b"".join(parts)

    return post


def sitting(app: ASGIApp, game: str) -> Callable[[], Awaitable[bytes]]:
    """What takes a seat and leaves it, in turns."""
    given = {"in": {"gameId": game, "seat": 0}}
    takes = request(app, SEAT.format("JoinGame", "joinGame"), given)
    leaves = request(app, SEAT.format("LeaveGame", "leaveGame"), given)
    turns = cycle((takes, leaves))
    return lambda: next(turns)()


async def microseconds(post: Callable[[], Awaitable[object]]) -> float:
    """What one takes, over a block of them."""
    done, start = 0, time.process_time()
    while (taken := time.process_time() - start) < BLOCK_SECONDS:
        await post()
        done += 1
    return taken / done * 1e6


async def compare(title: str, posts: Mapping[str, Callable[[], Awaitable[object]]]) -> None:
    """Print what each takes, and the median of its ratios to the first."""
    for post in posts.values():
        for _ in range(3):
            await post()
    blocks = [{name: await microseconds(post) for name, post in posts.items()} for _ in range(BLOCKS)]
    print(f"\n{title}")
    first = next(iter(posts))
    for name in posts:
        taken, ratio = median(b[name] for b in blocks), median(b[first] / b[name] for b in blocks)
        print(f"  {name:<34} {taken:8.0f} us   {1e6 / taken:7.0f} requests/s   {ratio:6.2f} x")


async def compare_views(title: str, table: Table, desk: Desk, query: str) -> None:
    """Ask the endpoints of a desk for the whole view. AssertionError: they don't say the same."""
    views = {name: request(app, query, {"g": table.id}) for name, app in table.apps(desk).items()}
    bodies = {name: await post() for name, post in views.items()}
    assert len({msgspec.json.encode(msgspec.json.decode(body)) for body in bodies.values()}) == 1, bodies

    async def only() -> bytes:
        return msgspec.json.encode(await desk.view(table.callers[0], table.id))

    size = len(bodies["ours"])
    await compare(f"{title}, {size} bytes", {**views, "only the view, as JSON": only})


async def main() -> None:
    """Compare."""
    table = Table()
    await table.lay()
    packages = ("strawberry-graphql", "graphql-core", "starlette", "msgspec")
    print(f"Python {python_version()}, {', '.join(f'{name} {version(name)}' for name in packages)}; in-process ASGI")
    core = build_schema(RULES)._schema
    query = f"query ($g: ID!) {{ game(id: $g) {{ view {everything(core, core.type_map['View'])} }} }}"
    seats = {name: sitting(app, await table.empty()) for name, app in table.apps(table.desk).items()}
    assert b'"seat":0,"kind":"player"' in await seats["ours"]()
    await seats["ours"]()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)

    await compare_views(f"The full view of a game of {SEATS}, new to the desk", table, table.forgetful, query)
    await compare_views(f"The full view of a game of {SEATS}, asked for before", table, table.desk, query)
    await compare("A small mutation: a seat is taken, or left again", seats)


if __name__ == "__main__":
    asyncio.run(main())
