"""Who may do what: each cell of the table in docs/security.md, over REST and over GraphQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import structs
from starlette.applications import Starlette

from domain.kernel.action import Decide, Undo
from domain.kernel.lobby import EndGame
from schema.accounts import Suspension
from schema.clocks import NewClock
from schema.desk import Caller
from schema.invites import NewInvite
from schema.model import NewCampaign, NewGame, UndoPolicy
from schema.talking import NewMessage
from schema.webhooks import NewWebhook, Webhook
from service.games import NOBODY as TABLE, Intent
from service.house import House
from service.ids import new_id
from service.rest.live import SSE
from service.rest.operation import JSON
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
NAMED = {
    "seat": "0",
    "token": "t_01J00000000000000000000000",
    "game": "smugglers",
    "card": "smugglers:Crate",
    "rule": "smugglers.moon",
    "invite": "i_01J00000000000000000000000",
}
"""What addresses name besides."""
UNDO: dict[str, UndoPolicy] = {"acted": "own_last", "proposed": "all_agree"}
"""At which tables something may be taken back, which have begun."""
ASKED = {"seated": 1, "ben": 2}
ACTED = {"settled": ("seated", "ben"), "acted": ("seated",), "proposed": ("ben",)}
"""Who has answered which decision at tables that have begun."""
SEEN: dict[str, dict[str, Any]] = {
    "private": {"visibility": "private"},
    "private open": {"visibility": "private"},
    "unwatched": {"spectators": False},
    "late": {"delay": 100},
}
"""Who sees which tables, and how late."""
RUNNING = ("running", "settled", "away", "private", "unwatched", "late", *UNDO)


class World:
    """A game, or a campaign, of the host's, at whose table somebody sits, and to which another is invited."""

    def __init__(self, house: House, client: httpx.AsyncClient) -> None:
        self.house, self.client = house, client
        self.tokens: dict[str, str] = {}
        self.game = self.campaign = self.message = self.invite = ""
        self.players: dict[str, Caller] = {}

    async def begin(self, who: str, at: str = "") -> None:
        """All that it takes to try what somebody may do at a table."""
        for name in ("host", "seated", "ben", "outsider", "invited", "lost"):
            signed_up = await self.house.desk.sign_up(NOBODY, name, "en")
            self.tokens[name], self.players[name] = signed_up.token, Caller(signed_up.player.id)
        if at == "campaign":
            await self._agree()
        elif at:
            await self._lay(at)
        self.webhook = (await self._hooked(self.players["seated"])).id
        self.code = (await self.house.desk.account.prepare_recovery(self.players["lost"])).code
        await self._become(who)

    async def _agree(self) -> None:
        """A campaign of which no game has begun."""
        asked = NewCampaign(game="smugglers", seats=(OPEN, OPEN))
        self.campaign = (await self.house.desk.create_campaign(self.players["host"], asked)).id

    async def _lay(self, status: str) -> None:
        """A table at which two sit, where it isn't `open`; what else is so the other words say."""
        desk, undo = self.house.desk, UNDO.get(status, "none")
        asked = NewGame(game="smugglers", seats=(OPEN, OPEN), undo=undo, clock=CLOCK, **SEEN.get(status, {}))
        id_ = self.game = (await desk.create(self.players["host"], asked)).id
        self.invite = (await desk.invites.make(self.players["host"], id_, NewInvite(uses=9))).token
        for name in ("invited", "seated", "ben"):
            await desk.invites.accept(self.players[name], self.invite)
        for name in ("seated",) if status.endswith("open") else ("seated", "ben"):
            await desk.lobby.sit(self.players[name], id_, None, "")
        if status == "parted":
            await desk.lobby.stand(self.players["host"], id_, 1)
        if status == "over":
            stop = EndGame(player="p_admin", reason="Enough.")
            await self.house.games.change(id_, lambda _: Intent(TABLE, stop))
        if status in RUNNING:
            await desk.lobby.start(self.players["host"], id_, "")
        if status == "away":
            await desk.attendance.stand_in(self.players["seated"], id_, 0)
        for name in ACTED.get(status, ()):
            await desk.act(self.players[name], id_, Decide(decision=ASKED[name], choice=("1",)))
        if status == "proposed":
            await desk.act(self.players["ben"], id_, Undo())
        if status == "running":
            self.message = (await desk.talk.say(self.players["ben"], id_, NewMessage(text="Ahoy!"))).id

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

    def filled(self, text: str) -> str:
        told = {
            "game": self.game,
            "campaign": self.campaign,
            "code": self.code,
            "message": self.message,
            "player": str(self.players["ben"].player),
            "webhook": self.webhook,
            "invite": self.invite,
            "seated": str(self.players["seated"].player),
        }
        for name, value in told.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    async def rest(self, use: Use, who: str, name: str, query: Mapping[str, str]) -> str:
        """What becomes of one of its operations over REST."""
        operation = PATHS[name]
        parts = {
            "id": self.game,
            "campaign": self.campaign,
            "message": self.message,
            "player": self.players["ben"].player,
            "webhook": self.webhook,
        }
        path = operation.path.format(**parts, **NAMED)
        headers, given = self.headers(who), dict[str, Any]()
        if operation.takes != JSON:
            headers, given = {**headers, "Content-Type": operation.takes}, {"content": b"{}"}
        elif use.body is not None:
            given["json"] = {name: self.filled(v) if isinstance(v, str) else v for name, v in use.body.items()}
        asked = {"url": path, "params": dict(query), "headers": headers, **given}
        if set(operation.answers) == {SSE} and (await self.client.request("HEAD", **asked)).is_success:
            return YES  # what would be answered goes on for ever
        answer = await self.client.request(operation.method, **asked)
        return YES if answer.is_success else str(answer.json()["code"])

    async def graphql(self, use: Use, who: str) -> str:
        """What becomes of it over GraphQL."""
        query = self.filled(use.graphql)
        answer = (await self.client.post("/graphql", json={"query": query}, headers=self.headers(who))).json()
        if "errors" in answer:
            return str(answer["errors"][0]["extensions"]["code"])
        if any(name in answer["data"] and answer["data"][name] is None for name in ("me", "adminPlayer")):
            return "unauthenticated"  # nobody is told that there is nothing
        if "game" in answer["data"] and answer["data"]["game"] is None:
            return "not_found"
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
    await world.begin(who, USES[does].at)
    for name, query in USES[does].operations.items():
        assert (name, await world.rest(USES[does], who, name, query)) == (name, USES[does].cell(who))


@cells
async def test_each_may_do_what_the_table_says_over_graphql(world: World, does: str, who: str) -> None:
    if USES[does].graphql:
        await world.begin(who, USES[does].at)
        assert await world.graphql(USES[does], who) == USES[does].cell(who)


def test_every_operation_has_its_row() -> None:
    """There is no way in for which it isn't said who may come."""
    assert {name for use in USES.values() for name in use.operations} == PATHS.keys()


def test_the_table_is_the_one_in_the_document() -> None:
    said = (Path(__file__).parents[2] / "docs/security.md").read_text(encoding="utf-8")
    assert "\n".join(lines()) in said


def test_every_row_says_of_each_what_becomes_of_it() -> None:
    for does, use in USES.items():
        assert {*use.yes, *use.no} <= {*WHO, "else"}, does
        assert not {*use.yes} & {*use.no, "deleted"}, does
