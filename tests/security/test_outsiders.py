"""The law of the gate: two services that differ only in what an outsider may not see say the same to that outsider, byte for byte.

Asked is everything that there is, see `asking`, so an operation that is new is asked as well.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from copy import deepcopy
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from starlette.applications import Starlette

from domain.kernel.action import Decide
from schema.build import build_schema
from schema.desk import Caller
from schema.invites import NewInvite
from schema.limits import Limits
from schema.model import NewCampaign, NewFork, NewGame
from service.app import create_app
from service.house import House
from service.rest.operations import OPERATIONS
from service.settings import Settings
from service.signing import Signer
from service.store import MemoryStore
from tests.domain.toy import Smugglers
from tests.security.asking import BODIES, Answer, Asked, Documents, ask, operations
from tests.service.house import BEGAN, bots_for, house_of
from tests.service.table import NOBODY, OPEN

pytestmark = pytest.mark.anyio
SIGNER: Final = Signer.new()
GAMES: Final = {"smugglers": Smugglers()}
NEW: Final = re.compile(
    rb"\b[gcpti]_[0-9A-HJKMNP-TV-Z]{26}\b|\btl[pi]?_[\w-]{43}|\b[0-9a-f]{64}\b|[A-Za-z0-9+/]{86}==|\b[0-9A-Z]{5}(-[0-9A-Z]{5}){5}\b"
)
"""What is drawn by chance when something is made."""


class People(NamedTuple):
    """Ann, Ben, and Cat from outside, with Cat's token."""

    ann: Caller
    ben: Caller
    cat: Caller
    token: str


class Worlds(NamedTuple):
    """Two stores, and a game of the second (or of both) with its campaign, that Cat is to notice nothing of."""

    one: MemoryStore
    other: MemoryStore
    game: str
    campaign: str
    people: People


def app_on(store: MemoryStore) -> Starlette:
    settings = Settings(
        rate_limits=False, graphql_depth=50, graphql_tokens=200_000, graphql_aliases=50_000, graphql_cost=10**7
    )
    return create_app(settings, store=store, games=GAMES, bots_for=bots_for, clock=lambda: BEGAN, signer=SIGNER)


def copied(store: MemoryStore) -> MemoryStore:
    new = MemoryStore()
    for kept in ("_logs", "_commands", "_documents", "_indexes"):
        setattr(new, kept, deepcopy(getattr(store, kept)))
    return new


async def beginning() -> tuple[MemoryStore, House, People]:
    """A service with people, and a game that all may see."""
    store = MemoryStore()
    house = house_of(app_on(store))
    signed_up = [await house.desk.sign_up(NOBODY, name, "en") for name in ("Ann", "Ben", "Cat")]
    ann, ben, cat = (Caller(each.player.id) for each in signed_up)
    people = People(ann, ben, cat, signed_up[2].token)
    await laid(house, people, start=True)
    return store, house, people


async def laid(house: House, people: People, *, start: bool, **asked: Any) -> str:
    game = (await house.desk.create(people.ann, NewGame(game="smugglers", seats=(OPEN, OPEN), sit=True, **asked))).id
    await house.desk.invites.keep(people.ann, game, 1, str(people.ben.player))
    await house.desk.lobby.sit(people.ben, game, None, "")
    if start:
        await house.desk.lobby.start(people.ann, game, "")
    return game


async def paced(house: House, people: People, game: str, *paces: int) -> None:
    for n, pace in enumerate(paces):
        who = (people.ann, people.ben)[n]
        await house.desk.act(who, game, Decide(decision=n + 1, choice=(str(pace),)))


async def private() -> Worlds:
    """In one of them is a private game and all that there may be about it."""
    store, _, people = await beginning()
    other = copied(store)
    house = house_of(app_on(other))
    desk = house.desk
    game = await laid(house, people, start=True, visibility="private")
    await paced(house, people, game, 1, 2)
    await desk.fork(people.ann, game, NewFork())
    await desk.invites.make(people.ann, game, NewInvite())
    agreed = NewCampaign(game="smugglers", seats=(OPEN, OPEN), sit=True, visibility="private")
    campaign = (await desk.create_campaign(people.ann, agreed)).id
    await desk.begin_campaign_game(people.ann, campaign)
    return Worlds(store, other, game, campaign, people)


async def unwatched() -> Worlds:
    """In one of them runs a public game without spectators."""
    store, _, people = await beginning()
    other = copied(store)
    game = await laid(house_of(app_on(other)), people, start=True, spectators=False)
    return Worlds(store, other, game, game.replace("g_", "c_"), people)


async def delayed() -> Worlds:
    """A game that spectators see two commits later went on in one way or another."""
    store, house, people = await beginning()
    game = await laid(house, people, start=True, delay=2)
    one, other = copied(store), copied(store)
    await paced(house_of(app_on(one)), people, game, 1, 2)
    await paced(house_of(app_on(other)), people, game, 2, 1)
    return Worlds(one, other, game, game.replace("g_", "c_"), people)


async def about_to_start() -> Worlds:
    """A game that spectators see late has begun in one of them, and in the other its table is full."""
    store, house, people = await beginning()
    game = await laid(house, people, start=False, delay=2)
    other = copied(store)
    await house_of(app_on(other)).desk.lobby.start(people.ann, game, "")
    return Worlds(store, other, game, game.replace("g_", "c_"), people)


KINDS: Final[tuple[Callable[[], Awaitable[Worlds]], ...]] = (private, unwatched, delayed, about_to_start)


def everything(worlds: Worlds, depth: int) -> Iterator[Asked]:
    ids = {"player": str(worlds.people.ann.player), "invite": "i_01J00000000000000000000000"}
    parts = {"token": "t_01J00000000000000000000000", "seat": "0", "game": "smugglers", "message": "1"}
    parts["webhook"] = "w_01J00000000000000000000000"
    catalogue = {"card": "smugglers.lamp", "rule": "smugglers.watch"}
    asked = [*operations(id=worlds.game, campaign=worlds.campaign, **ids, **parts, **catalogue)]
    documents = Documents(build_schema(GAMES, Limits())._schema, depth)
    asked += documents.all(id=worlds.game, gameId=worlds.game, campaignId=worlds.campaign, **ids)
    asked += (each for each in documents.all(id=worlds.campaign) if worlds.campaign in each.body["query"])
    yield from sorted(asked, key=lambda each: (not each.reads, each.name in ("deleteMe", "deleteAccount")))


def comparable(asked: Asked, answer: Answer) -> Any:
    """An answer without what is drawn by chance, where something was made."""
    if answer.status == 201:
        return 201
    return answer if asked.reads else answer._replace(body=NEW.sub(b"#", answer.body))


@pytest.mark.parametrize(
    ("kind", "who"),
    [
        *((kind, who) for kind in (private, delayed) for who in ("nobody", "cat")),
        (unwatched, "cat"),
        (about_to_start, "nobody"),
    ],
    ids=lambda each: each if isinstance(each, str) else each.__name__,
)
async def test_an_outsider_is_told_the_same(kind: Callable[[], Awaitable[Worlds]], who: str) -> None:
    worlds = await kind()
    one, other = app_on(worlds.one), app_on(worlds.other)
    token = worlds.people.token if who == "cat" else None
    told, absent = 0, 0
    async with one.router.lifespan_context(one), other.router.lifespan_context(other):
        for asked in everything(worlds, 3 if kind is delayed else 1):
            answers = [await ask(app, asked, token) for app in (one, other)]
            first, second = (comparable(asked, answer) for answer in answers)
            assert first == second, asked
            told += answers[0].status < 300
            absent += answers[0].status == 404
            if kind in (private, unwatched) and asked.path.startswith(f"/v1/games/{worlds.game}"):
                assert answers[0].status in (401, 403, 404), asked
    assert told > 50
    assert absent > 10 or kind in (delayed, about_to_start)


async def test_what_is_hidden_is_there() -> None:
    """And the law isn't kept by telling nobody anything: who is inside is told what an outsider isn't."""
    for kind in KINDS:
        worlds = await kind()
        one, other = (house_of(app_on(store)).desk for store in (worlds.one, worlds.other))
        inside = msgspec.json.encode(await other.commits(worlds.people.ann, worlds.game))
        try:
            outside = msgspec.json.encode(await one.commits(worlds.people.ann, worlds.game))
        except Exception:  # it isn't there
            outside = b""
        assert inside != outside


def test_every_body_is_one() -> None:
    """Else an operation would only be asked what it refuses for another reason."""
    for operation in OPERATIONS:
        if isinstance(operation.body, type) and operation.body is not bytes and operation.name != "act":
            body = str(BODIES.get(operation.name, {})).replace("{player}", "p_01J00000000000000000000000")
            msgspec.convert(eval(body), operation.body)  # it is ours
