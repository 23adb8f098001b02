"""Bots that look ahead think in processes beside the service: nobody waits for them, and they may die."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from domain.bots import bots_for, first_move
from domain.kernel.commit import pack
from domain.kernel.following import follow
from domain.kernel.sight import sight
from domain.registry import games
from schema.desk import Caller
from schema.model import NewGame, SeatRequest
from service import thinking
from service.house import House
from service.settings import Settings
from service.store import MemoryStore
from tests.service.house import FREE, ticking
from tests.service.table import player

pytestmark = pytest.mark.anyio
SEARCH, GREEDY, OPEN = SeatRequest(kind="bot", bot="search"), SeatRequest(kind="bot", bot="greedy"), SeatRequest()
ENOUGH = 4
TINY = 0.004
"""A thought of so many seconds: a playout or two."""


def house_on(store: MemoryStore, **settings: Any) -> House:
    return House(Settings(**{**FREE, "bots_search_seconds": TINY, **settings}), store, games(), bots_for, ticking())


@pytest.fixture
async def house() -> AsyncIterator[House]:
    house = house_on(MemoryStore())
    async with house.running():
        yield house


async def begun(
    house: House, *seats: SeatRequest, game: str = "villains", preset: str = "first-game"
) -> tuple[Caller, str]:
    ann = await player(house, "Ann")
    id_ = (await house.desk.create(ann, NewGame(game=game, preset=preset, seats=seats, sit=OPEN in seats))).id
    await house.desk.lobby.start(ann, id_, "")
    return ann, id_


async def until(house: House, ann: Caller, game: str, version: int = 10**6, seconds: float = 100) -> int:
    """Wait until a game is over, or has come to a version; its version then."""
    async with asyncio.timeout(seconds):
        while (told := await house.desk.summary(ann, game)).status != "ended" and told.version < version:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return told.version


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a process would do is done here: to begin one takes a second."""

    async def submitted(self: thinking.Thinking, packed: bytes) -> bytes:
        return await asyncio.to_thread(thinking.answer, packed)

    monkeypatch.setattr(thinking.Thinking, "_submitted", submitted)


def processes() -> list[Any]:
    return [one for one in multiprocessing.active_children() if "Spawn" in type(one).__name__]


async def test_they_play_to_the_end_and_their_processes_end_with_the_service() -> None:
    house = house_on(MemoryStore())
    async with house.running():
        ann, game = await begun(house, SEARCH)
        assert await until(house, ann, game) > 50
        (one,) = processes()
    assert not one.is_alive()
    assert not processes()


async def test_the_death_of_a_process_costs_no_more_than_a_thought_begun_again(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ann, game = await begun(house, SEARCH)
    version = await until(house, ann, game, 20)
    (one,) = processes()
    os.kill(one.pid, signal.SIGKILL)
    assert await until(house, ann, game, version + 15) >= version + 15
    assert "another one begins" in caplog.text
    assert [other.pid for other in processes()] != [one.pid]


async def test_where_they_always_die_the_quick_move_is_made(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def running(self: thinking.Thinking, packed: bytes) -> bytes:
        asked.append(1)
        if len(asked) > 2 * ENOUGH:
            await asyncio.Event().wait()
        raise BrokenProcessPool

    monkeypatch.setattr(thinking.Thinking, "_submitted", running)
    ann, game = await begun(house, SEARCH)
    async with asyncio.timeout(30):
        while len(asked) <= 2 * ENOUGH:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    moves = (await house.desk.summary(ann, game)).version
    assert moves - 2 >= 2 * ENOUGH / thinking.ATTEMPTS


@pytest.mark.parametrize("none", [{"bots_search_processes": 0}, {"bots_search_seconds": 0.0}])
async def test_without_time_or_processes_they_play_like_the_greedy_ones(none: dict[str, Any]) -> None:
    house = house_on(MemoryStore(), **none)
    async with house.running():
        ann, game = await begun(house, SEARCH)
        await until(house, ann, game)
        assert not processes()
        commits = await house.games.record(game, 10)
    rules = games()["villains"]
    state = rules.replay(commits[:5])
    bot = bots_for("villains")["greedy"]
    quick = bot(rules.view(state, 0), rules.legal(state, 0), rules.decisions(state, 0), Random(f"{game} 5 0"))
    assert rules.unpack_action(commits[5].action) == quick


@pytest.mark.usefixtures("at_home")
async def test_what_was_thought_about_a_version_that_is_past_is_dropped(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_go = asyncio.Event(), asyncio.Event()
    think = thinking.Thinking.think

    async def slow(self: thinking.Thinking, *asked: Any) -> Any:
        thinks.set()
        await may_go.wait()
        return await think(self, *asked)

    monkeypatch.setattr(thinking.Thinking, "think", slow)
    ann, game = await begun(house, SEARCH, OPEN)
    rules, bot = games()["villains"], bots_for("villains")["greedy"]
    async with asyncio.timeout(20):
        while not thinks.is_set():
            state = await house.games.load(game)
            if move := first_move(rules, state, {1: bot}.get, lambda _: Random(1)):
                await house.desk.act(ann, game, move[1])
            await asyncio.sleep(0)
    before = (await house.desk.summary(ann, game)).version
    await house.desk.lobby.stand(ann, game, 1)  # a bot takes the seat: the version changes while the other thinks
    may_go.set()
    assert await until(house, ann, game, before + 8) >= before + 8


@pytest.mark.usefixtures("at_home")
async def test_two_services_never_double_a_move() -> None:
    store = MemoryStore()
    one, other = house_on(store), house_on(store, bots_look_seconds=0.05)
    async with one.running(), other.running():
        ann, game = await begun(one, SEARCH, GREEDY)
        await other.games.load(game)
        await until(one, ann, game, 30)
        commits = await one.games.record(game, 30)
    assert [commit.version for commit in commits] == [*range(1, len(commits) + 1)]
    assert all(later.prev == earlier.hash for earlier, later in pairwise(commits))


async def test_a_process_is_told_what_the_seat_may_know_and_nothing_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[thinking.Question] = []

    async def noting(self: thinking.Thinking, question: thinking.Question) -> bytes:
        questions.append(question)
        if len(questions) > ENOUGH:
            await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(thinking.Thinking, "_answer", noting)
    _, game = await begun(house, SEARCH, SEARCH)
    async with asyncio.timeout(30):
        while len(questions) <= ENOUGH:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    rules = games()["villains"]
    for question in questions:
        _, version, seat = question.chance.split()
        commits = await house.games.record(game, int(version))
        assert question.sight == sight(follow(rules, commits, int(seat)), int(seat))
        assert rules.replay(commits).seed.encode() not in pack(question)
        assert question.content == b""


async def test_many_who_wait_share_the_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    async def noting(self: thinking.Thinking, packed: bytes) -> bytes:
        given.append(thinking._unpacked(packed).seconds)
        await asyncio.sleep(0.05)
        return b""

    monkeypatch.setattr(thinking.Thinking, "_submitted", noting)
    for _ in range(4):
        await begun(house, SEARCH)
    async with asyncio.timeout(20):
        while len(given) < 8:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert max(given) == TINY
    assert min(given) == pytest.approx(TINY / 4)


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("game", "preset"),
    [("villains", "first-game"), ("alien", "first-game"), ("firefly", "first-game"), ("conquest", "cooperative")],
)
async def test_each_game_can_be_played_with_them(house: House, game: str, preset: str) -> None:
    ann, id_ = await begun(house, SEARCH, game=game, preset=preset)
    assert await until(house, ann, id_, 25) >= 25
    seats = (await house.desk.summary(ann, id_)).seats
    assert [seat.bot for seat in seats] == ["search"]
