"""Audits over GraphQL."""

from __future__ import annotations

from typing import Any

import pytest
from graphql import get_named_type
from msgspec import structs
from msgspec.json import encode

from domain.kernel.commit import pack
from domain.registry import games
from schema.accounts import AUDIT
from schema.build import build_schema
from schema.desk import Caller
from schema.model import Player
from service.ids import new_id
from tests.domain.golden.games import GOLDEN, Golden

from .conftest import Visit
from .house import House
from .test_play import NO_LIMITS, everything

pytestmark = pytest.mark.anyio

LENGTH = 60
"""How much of a recorded game is looked at."""

EVERYTHING = """query ($g: ID!, $event: String!) { game(id: $g) { version audit {
  timeline(first: 2, after: 2) {
    version madeAt seat player name bot action text rules hash
    events { at event { __typename rule text } cited { id text ruling } }
  }
  table(at: 3) { ... on NightView { version boats { hand { id card } } } }
  cause(event: $event) {
    at event { __typename } cited { id } card { id card } entry { id name text }
    running { frame text cited { id } card { card } } agreed
    action { version text player } answer { decision prompt chosen askedAt }
  }
  difference(before: 2, after: 3) {
    before after cards { card { id card } left reached text } shuffled values { what before after text }
    opened { decision options { key } } closed { decision }
  }
  legal(seat: 1) { version actions { seat type } decisions { decision options { key } } }
  reads { version at player requestId operation arguments prev hash }
} } }"""


class Auditing(House):
    """A house in which whoever has no seat yet may be an auditor: `auditors` are their names."""

    auditors: frozenset[str] = frozenset()

    async def authenticate(self, authorization: str | None) -> Caller:
        """The player of a bearer token, perhaps an auditor."""
        caller = await super().authenticate(authorization)
        more = frozenset({AUDIT}) if caller.player in self.auditors else frozenset[str]()
        return structs.replace(caller, scopes=caller.scopes | more)


@pytest.fixture
def house() -> House:
    return Auditing()


@pytest.fixture
async def dot(visit: Visit) -> str:
    """The token of an auditor; Ann is one too."""
    token = await visit.house.sign_up("Dot")
    ids = [(await visit.house.ask("{ me { id } }", each)).data["me"]["id"] for each in (token, visit.ann)]
    assert isinstance(visit.house, Auditing)
    visit.house.auditors = frozenset(ids)
    return token


async def asked(visit: Visit, token: str | None, what: str = EVERYTHING) -> Any:
    return await visit.house.ask(what, token, g=visit.game, event="3.0")


async def test_everything_is_told(visit: Visit, dot: str) -> None:
    told = (await asked(visit, dot)).data["game"]["audit"]
    (started,) = told["timeline"]
    assert (started["text"], started["version"], started["seat"]) == ("Begin", 3, -1)
    first = started["events"][0]
    assert (first["at"], first["event"]["__typename"], first["cited"]["id"]) == ("3.0", "Started", "kernel.lobby.start")
    assert first["event"]["text"]
    assert all(card["card"] for boat in told["table"]["boats"] for card in boat["hand"])
    (cause,) = told["cause"]
    assert (cause["at"], cause["agreed"], cause["answer"], cause["action"]["text"]) == ("3.0", True, None, "Begin")
    assert [asked["decision"] for asked in told["difference"]["opened"]] == [1, 2]
    assert {action["seat"] for action in told["legal"]["actions"]} == {1}
    assert [decision["options"] is not None for decision in told["legal"]["decisions"]] == [False, True]
    assert told["reads"][-1]["operation"] == "reads"


async def test_every_field_is_noted(visit: Visit, dot: str) -> None:
    await asked(visit, dot)
    what = "query ($g: ID!) { game(id: $g) { audit { reads(first: 100) { version operation requestId } } } }"
    reads = (await visit.house.ask(what, dot, g=visit.game)).data["game"]["audit"]["reads"]
    assert [read["version"] for read in reads] == list(range(1, 8))
    assert sorted(read["operation"] for read in reads[:6]) == [
        "cause", "difference", "legal", "reads", "table", "timeline",
    ]  # fmt: skip
    assert {read["requestId"] for read in reads} == {"request-1"}
    page = "query ($g: ID!) { game(id: $g) { audit { reads(first: 1, after: 2) { version } } } }"
    assert (await visit.house.ask(page, dot, g=visit.game)).data["game"]["audit"]["reads"] == [{"version": 3}]


async def test_the_audit_itself_tells_nothing_and_is_not_noted(visit: Visit, dot: str) -> None:
    what = "query ($g: ID!) { game(id: $g) { audit { __typename } } }"
    assert (await visit.house.ask(what, visit.bo, g=visit.game)).data["game"]["audit"] == {"__typename": "Audit"}


@pytest.mark.parametrize(("who", "code"), [("ann", "forbidden"), ("bo", "forbidden"), (None, "unauthenticated")])
async def test_others_are_refused_and_the_rest_is_told(visit: Visit, dot: str, who: str | None, code: str) -> None:
    """Ann is an auditor who sits at the table, Bo is none."""
    reply = await asked(visit, getattr(visit, who) if who else None)
    assert reply.body["data"]["game"] == {
        "version": 3,
        "audit": dict.fromkeys(("timeline", "table", "cause", "difference", "legal", "reads")),
    }
    assert set(reply.codes) == {code}
    assert len(reply.codes) == 6


async def test_a_page_is_bounded_and_what_is_asked_has_a_cost(visit: Visit, dot: str) -> None:
    long = "query ($g: ID!) { game(id: $g) { audit { timeline(first: 101) { version } } } }"
    assert (await visit.house.ask(long, dot, g=visit.game)).codes == ["malformed"]
    dear = "query ($g: ID!) { game(id: $g) { audit { timeline(first: 100) { events { event { text rule card } cited { id text check kind ruling } } } } } }"
    assert (await visit.house.ask(dear, dot, g=visit.game)).codes == ["query_too_complex"]


async def test_all_that_is_told_of_recorded_games_fits_the_schema() -> None:
    """The beginnings of golden games, as a store holds them."""
    house = Auditing(NO_LIMITS, *games().values())
    dot, query = await house.sign_up("Dot"), all_of("Audit", house.games)
    house.auditors = frozenset({(await house.ask("{ me { id } }", dot)).data["me"]["id"]})
    for name, rules in games().items():
        game = await stored(house, next(golden for golden in GOLDEN if golden.game == name))
        for event in ("20.0", "59.0"):
            told = (await house.ask(query, dot, g=game, event=event, after=LENGTH - 20)).data["game"]["audit"]
            assert told["cause"][0]["at"] == event
            assert all(cause["agreed"] for cause in told["cause"])
            assert told["timeline"][0]["version"] == LENGTH - 19
            assert {commit["name"] for commit in told["timeline"]} <= {f"the player p_{seat}" for seat in range(5)}
            assert told["table"]["__typename"] == rules.view_type.__name__
            assert told["legal"]["version"] == LENGTH
            assert told["difference"]["cards"]
    assert house.faults == []


async def stored(house: House, golden: Golden) -> str:
    """The id of a game whose beginning is put into the store of a house."""
    rules, (content, commits) = house.games[golden.game], golden.recorded()
    game, store = new_id("g", 0), house.desk._games.store
    await store.put_once(f"content:{rules.replay(commits[:1]).content}", content)
    for player in {plan.player for plan in rules.replay(commits).seats}:
        await store.put_once(f"player:{player}", encode(Player(id=player, name=f"the player {player}")))
    for n, commit in enumerate(commits[:LENGTH]):
        await store.append(game, n, pack(commit))
    return game


def all_of(name: str, rules: Any) -> str:
    """A query for every field of a type that a game has, to the leaves."""
    core = build_schema(rules)._schema
    below = {
        field: everything(core, get_named_type(about.type))
        for field, about in core.type_map[name].fields.items()  # type: ignore[attr-defined]  # an object has them
    }
    given = {
        "timeline": "(after: $after)",
        "cause": "(event: $event)",
        "difference": "(before: 10)",
    }
    asked = " ".join(f"{field}{given.get(field, '')} {below[field]}" for field in below)
    return f"query ($g: ID!, $event: String!, $after: Int!) {{ game(id: $g) {{ audit {{ {asked} }} }} }}"


async def test_it_is_told_in_a_language(visit: Visit, dot: str) -> None:
    what = """query ($g: ID!) { game(id: $g) { audit { timeline(after: 2, locale: "fr") { events { event { text } } } } } }"""
    told = (await visit.house.ask(what, dot, g=visit.game)).data["game"]["audit"]["timeline"]
    assert all("(fr)" in each["event"]["text"] for each in told[0]["events"])
