"""Who may do what: each cell of the table in docs/security.md, over REST and over GraphQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import structs
from starlette.applications import Starlette

from domain.kernel.action import Decide
from schema.accounts import Suspension
from schema.clocks import NewClock
from schema.desk import Caller
from schema.model import NewGame
from schema.talking import NewMessage
from schema.webhooks import NewWebhook, Webhook
from service.house import House
from service.ids import new_id
from service.rest.live import SSE
from service.rest.operations import OPERATIONS
from tests.security.matrix import USES, WHO, YES, Use, lines
from tests.service.house import house_of, make_app, served, token_for
from tests.service.table import NOBODY, OPEN

pytestmark = pytest.mark.anyio
cells = pytest.mark.parametrize(
    ("does", "who"), [(does, who) for does in USES for who in WHO], ids=lambda part: part.replace(" ", "-")
)
CLOCK = NewClock(kind="days", days=21)
PATHS = {operation.name: operation for operation in OPERATIONS}


class World:
    """Games of the host's, open, full, running and with nothing to be decided just now, at which there sits somebody."""

    def __init__(self, house: House, client: httpx.AsyncClient) -> None:
        self.house, self.client = house, client
        self.tokens: dict[str, str] = {}
        self.games: dict[str, str] = {}
        self.players: dict[str, Caller] = {}

    async def begin(self, who: str) -> None:
        """All that it takes to try what somebody may do."""
        for name in ("host", "seated", "ben", "outsider", "lost"):
            signed_up = await self.house.desk.sign_up(NOBODY, name, "en")
            self.tokens[name], self.players[name] = signed_up.token, Caller(signed_up.player.id)
        for status in ("open", "full", "running", "settled", "away"):
            await self._lay(status)
        self.webhook = (await self._hooked(self.players["seated"])).id
        said = await self.house.desk.talk.say(self.players["ben"], self.games["running"], NewMessage(text="Ahoy!"))
        self.message = said.id
        self.code = (await self.house.desk.account.prepare_recovery(self.players["lost"])).code
        await self._become(who)

    async def _lay(self, status: str) -> None:
        desk = self.house.desk
        id_ = (await desk.create(self.players["host"], NewGame(game="smugglers", seats=(OPEN, OPEN), clock=CLOCK))).id
        self.games[status] = id_
        for name in ("seated",) if status == "open" else ("seated", "ben"):
            await desk.lobby.sit(self.players[name], id_, None, "")
        if status in ("running", "settled", "away"):
            await desk.lobby.start(self.players["host"], id_, "")
        if status == "away":
            await desk.attendance.stand_in(self.players["seated"], id_, 0)
        if status == "settled":
            for n, name in enumerate(("seated", "ben"), 1):
                await desk.act(self.players[name], id_, Decide(decision=n, choice=("1",)))

    async def _hooked(self, caller: Caller) -> Webhook:
        url, id_ = "http://localhost:9/", new_id("w", self.house.games.clock())
        await self.house.webhooks.history.begin(id_)
        asked = NewWebhook(url=url, kinds=("turn.waiting",))
        return (await self.house.webhooks.endpoints.make(caller.player or "", id_, asked)).about

    async def _become(self, who: str) -> None:
        """Let there be a token of such a caller."""
        seated, outsider = (str(self.players[name].player) for name in ("seated", "outsider"))
        if who in ("audit", "admin"):
            self.tokens[who] = await token_for(self.house, outsider, who)  # type: ignore[arg-type]  # it is a scope
        elif who in ("read", "play"):
            self.tokens[who] = await token_for(self.house, seated, who)  # type: ignore[arg-type]  # it is a scope
        elif who == "both":
            self.tokens[who] = await token_for(self.house, seated, "audit")
        elif who in ("suspended", "deleted"):
            self.tokens[who] = self.tokens["seated"]
        if who == "suspended":
            reason = Suspension("noise")
            await self.house.accounts.change(seated, lambda account: structs.replace(account, suspended=reason))
        if who == "deleted":
            await self.house.desk.account.delete(self.players["seated"])

    def headers(self, who: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[who]}"} if who in self.tokens else {}

    def filled(self, text: str, use: Use) -> str:
        told = {
            "game": self.games.get(use.at, ""),
            "code": self.code,
            "message": self.message,
            "player": str(self.players["ben"].player),
            "webhook": self.webhook,
        }
        for name, value in told.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    async def rest(self, use: Use, who: str) -> str:
        """What becomes of it over REST."""
        operation = PATHS[use.operation]
        parts = {"id": self.games.get(use.at, ""), "seat": "0", "token": "t_01J00000000000000000000000"}
        parts |= {"player": self.players["ben"].player or "", "message": self.message, "webhook": self.webhook}
        path = operation.path.format(**parts)
        body = {name: self.filled(v, use) if isinstance(v, str) else v for name, v in (use.body or {}).items()}
        given: dict[str, Any] = {} if use.body is None else {"json": body}
        asked = {"url": path, "params": dict(use.query), "headers": self.headers(who), **given}
        if set(operation.answers) == {SSE} and (await self.client.request("HEAD", **asked)).is_success:
            return YES  # what would be answered goes on for ever
        answer = await self.client.request(operation.method, **asked)
        return YES if answer.is_success else str(answer.json()["code"])

    async def graphql(self, use: Use, who: str) -> str:
        """What becomes of it over GraphQL."""
        query = self.filled(use.graphql, use)
        answer = (await self.client.post("/graphql", json={"query": query}, headers=self.headers(who))).json()
        if "errors" in answer:
            return str(answer["errors"][0]["extensions"]["code"])
        if any(name in answer["data"] and answer["data"][name] is None for name in ("me", "adminPlayer")):
            return "unauthenticated"  # nobody is told that there is nothing
        does: dict[str, str] = answer["data"].get("does") or {}
        return does.get("code", YES)


@cache
def app() -> Starlette:
    """One for all cells, of which each has players and games of its own."""
    return make_app(rate_limits=False, webhook_private_hosts=("localhost",))


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with served(app()) as client:
        yield World(house_of(app()), client)


@cells
async def test_each_may_do_what_the_table_says_over_rest(world: World, does: str, who: str) -> None:
    await world.begin(who)
    assert await world.rest(USES[does], who) == USES[does].cell(who)


@cells
async def test_each_may_do_what_the_table_says_over_graphql(world: World, does: str, who: str) -> None:
    if USES[does].graphql:
        await world.begin(who)
        assert await world.graphql(USES[does], who) == USES[does].cell(who)


def test_the_table_is_the_one_in_the_document() -> None:
    said = (Path(__file__).parents[2] / "docs/security.md").read_text(encoding="utf-8")
    assert "\n".join(lines()) in said


def test_every_row_says_of_each_what_becomes_of_it() -> None:
    for does, use in USES.items():
        assert {*use.yes, *use.no} <= {*WHO, "else"}, does
        assert not {*use.yes} & {*use.no, "deleted"}, does
