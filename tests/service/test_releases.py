"""Two releases on one store: what the earlier one can't read it leaves alone, and says so; all else they play together."""

from __future__ import annotations

import asyncio
import logging

import pytest
from msgspec import Struct

from domain.kernel.later import LaterRelease
from domain.kernel.refusal import Refused
from schema.clocks import NewClock
from service.documents import reader
from service.due import DUE, Deadline
from service.house import House
from service.store import MemoryStore
from tests.service.house import BEGAN, Hand, make_app, make_house, served
from tests.service.table import Two
from tests.service.tomorrow import Prepared, tomorrows, with_more

pytestmark = pytest.mark.anyio


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def today(store: MemoryStore) -> House:
    return make_house(store)


@pytest.fixture
def tomorrow(store: MemoryStore) -> House:
    return tomorrows(store)


async def unreadable(house: House, tomorrow: House, *, bot: bool = False) -> Two:
    """A game that today's release laid, and tomorrow's has gone on with."""
    two = await Two.laid(house, bot=bot)
    if not bot:
        await house.desk.lobby.sit(two.ben, two.id, None, "")
    await tomorrow.desk.lobby.start(two.ann, two.id, "")
    return two


async def refused(asked: object) -> LaterRelease:
    with pytest.raises(LaterRelease) as refusal:
        await asked  # type: ignore[misc]
    assert refusal.value.code == "unavailable"
    return refusal.value


async def test_what_a_later_release_wrote_is_refused_and_never_guessed_at(today: House, tomorrow: House) -> None:
    two = await unreadable(today, tomorrow)
    head = await today.store.head(two.id)
    desk = today.desk
    assert "tide" in str(await refused(desk.act(two.ann, two.id, two.pace(0, 2))))  # what it read so far, it could read
    assert await today.store.head(two.id) == head
    await tomorrow.desk.act(two.ann, two.id, two.pace(0, 2))
    await tomorrow.desk.act(two.ben, two.id, two.pace(1, 2))  # and here the tide turns
    for asked in (
        desk.view(two.ann, two.id),
        desk.view(two.ann, two.id, 5),
        desk.summary(two.ann, two.id),
        desk.legal(two.ann, two.id),
        desk.commits(two.ann, two.id, 0, 10),
        desk.act(two.ann, two.id, two.pace(0, 2)),
        today.records.export(two.ann, two.id),
    ):
        await refused(asked)
    assert await today.store.head(two.id) == 5


async def test_the_later_release_goes_on_with_it_to_its_end(today: House, tomorrow: House) -> None:
    two = await unreadable(today, tomorrow)
    two.house = tomorrow
    assert (await two.play()).status == "ended"
    events = [each for commit in await tomorrow.desk.commits(two.ann, two.id, 0, 100) for each in commit.events]
    assert any(event["type"] == "TideTurned" for event in events)


async def test_what_both_can_read_they_play_together(store: MemoryStore, today: House) -> None:
    """As where a release first only reads what the next one will write."""
    tomorrow = tomorrows(store, rules=Prepared())
    two = await Two.begun(today)
    for until in range(4, 40):
        two.house = (today, tomorrow)[until % 2]
        game = await two.play(until=until)
        if game.status == "ended":
            break
    views = [await house.desk.view(two.ann, two.id) for house in (today, tomorrow)]
    assert views[0] == views[1]


async def test_a_stream_ends_where_it_can_no_longer_be_told(today: House, tomorrow: House) -> None:
    two = await Two.laid(today)
    await today.desk.lobby.sit(two.ben, two.id, None, "")
    told = today.desk.follow(two.ann, two.id, 0)
    assert [(await anext(told)).version for _ in range(2)] == [1, 2]
    await tomorrow.desk.lobby.start(two.ann, two.id, "")
    await tomorrow.desk.act(two.ann, two.id, two.pace(0, 2))
    await tomorrow.desk.act(two.ben, two.id, two.pace(1, 2))
    with pytest.raises(Refused) as refusal:
        [commit async for commit in told]
    assert refusal.value.code == "unavailable"
    await today.feed.close()


async def test_lists_go_on_without_it(today: House, tomorrow: House) -> None:
    two = await unreadable(today, tomorrow)
    await tomorrow.desk.act(two.ann, two.id, two.pace(0, 2))
    await tomorrow.desk.act(two.ben, two.id, two.pace(1, 2))
    other = await Two.laid(today)
    assert [game.id for game in (await today.desk.games(two.ann)).games] == [other.id]
    assert [game.id for game in (await tomorrow.desk.games(two.ann)).games] == [other.id, two.id]


async def test_over_http_it_is_503_and_says_to_try_again(store: MemoryStore, today: House, tomorrow: House) -> None:
    two = await unreadable(today, tomorrow)
    await tomorrow.desk.act(two.ann, two.id, two.pace(0, 2))
    await tomorrow.desk.act(two.ben, two.id, two.pace(1, 2))
    async with served(make_app(store)) as client:
        answer = await client.get(f"/v1/games/{two.id}")
    assert answer.status_code == 503
    assert answer.json()["code"] == "unavailable"
    assert "later release" in answer.json()["detail"]
    assert int(answer.headers["retry-after"]) > 0


async def test_bots_leave_it_to_the_later_release(
    today: House, tomorrow: House, caplog: pytest.LogCaptureFixture
) -> None:
    two = await unreadable(today, tomorrow, bot=True)
    await today.games.load(two.id)
    today.bots.kick(two.id)
    async with asyncio.timeout(10):
        while today.bots._tasks:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    (said,) = caplog.records
    assert said.getMessage().startswith("the bots of a game wait: a suspended rule: ")
    assert said.levelno == logging.WARNING
    async with tomorrow.running():
        two.house = tomorrow
        await two.order(0, 2)
        async with asyncio.timeout(10):
            while 0 not in (await two.summary()).awaited:  # noqa: ASYNC110
                await asyncio.sleep(0.001)


async def test_what_is_due_waits_for_the_later_release(store: MemoryStore) -> None:
    hand = Hand()
    today, tomorrow = make_house(store, hand), tomorrows(store, hand)
    two = await Two.laid(today, clock=NewClock(kind="decision", seconds=10, at_zero="answer"))
    await today.desk.lobby.sit(two.ben, two.id, None, "")
    await tomorrow.desk.lobby.start(two.ann, two.id, "")
    head = await store.head(two.id)
    hand.at = BEGAN + 60_000
    await today.deadlines.look()
    (due,) = await store.index_due(DUE, BEGAN * 2, 10)
    assert Deadline.read(due.member).version == head
    assert due.score - hand.at <= 1_000, "for so long it is kept from those who can do it"
    hand.at = due.score
    await tomorrow.deadlines.look()
    assert await store.head(two.id) > head


async def test_a_frozen_game_is_left_alone_as_well(store: MemoryStore, caplog: pytest.LogCaptureFixture) -> None:
    """What is wrong with it is said where it is frozen, and not again with each look."""
    hand = Hand()
    house = make_house(store, hand)
    two = await Two.begun(house, bot=True, clock=NewClock(kind="decision", seconds=10, at_zero="answer"))
    await store.freeze(two.id, b"{}")
    house.bots.kick(two.id)
    async with asyncio.timeout(10):
        while house.bots._tasks:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    hand.at = BEGAN + 60_000
    await house.deadlines.look()
    said = [(record.levelno, record.getMessage()) for record in caplog.records if "wait" in record.getMessage()]
    assert said == [
        (logging.WARNING, "the bots of a game wait: frozen"),
        (logging.WARNING, "what is due in a game waits: frozen"),
    ]
    assert not any(record.exc_info for record in caplog.records)


async def test_what_an_account_has_besides_is_not_lost(store: MemoryStore, today: House) -> None:
    two = await Two.laid(today)
    ann = two.ann.player or ""
    key = f"account:{ann}"
    await today.accounts.change(ann, lambda account: account)
    await store.put(key, later := with_more(await store.get(key) or b""))
    await refused(make_house(store).accounts.change(ann, lambda account: account))
    assert await store.get(key) == later


def test_a_document_that_would_lose_what_it_does_not_know_has_no_reader() -> None:
    class Loose(Struct):
        name: str = ""

    with pytest.raises(TypeError, match="Loose would lose"):
        reader(Loose)


async def test_a_game_that_only_the_later_release_has_is_refused_likewise(store: MemoryStore, today: House) -> None:
    two = await Two.laid(today)
    earlier = make_house(store)
    earlier.games.all_rules = {}
    await refused(earlier.desk.view(two.ann, two.id))


def test_the_person_and_the_operator_are_told_different_things() -> None:
    later = LaterRelease("version 5, of rules 3 where these are 2: Invalid value 'TideTurned'")
    assert "TideTurned" in str(later)
    assert "TideTurned" not in later.message("en") + later.message("fr")
