"""What is due is done when its time has come: once, whoever dies and whoever comes first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from domain.kernel.due import Due
from domain.kernel.lobby import EndGame
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from service import deadlines, due as index
from service.due import DUE, Deadline
from service.house import House
from service.store import Appended, Indexed, StoreUnavailable
from tests.service.house import BEGAN, Hand, TakingTurns, make_house
from tests.service.table import Two

pytestmark = pytest.mark.anyio
SOON = BEGAN + 60_000


@pytest.fixture(autouse=True)
def ends_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that isn't over within a minute is called off."""

    def due(state: State) -> Due | None:
        return None if state.status == "ended" else Due(SOON, EndGame(player="", reason="late"))

    monkeypatch.setattr(deadlines, "due", due)
    monkeypatch.setattr(index, "due", due)


@pytest.fixture
def house(store: TakingTurns, hand: Hand) -> House:
    """A house in which nobody looks round by themselves."""
    return make_house(store, hand)


async def announced(house: House) -> list[Deadline]:
    """Everything that is said to be due, at whatever time."""
    rows = await house.store.index_due(DUE, BEGAN * 2, 100)
    return [Deadline.read(row.member) for row in rows]


async def test_what_is_due_is_done_when_its_time_has_come(house: House, hand: Hand) -> None:
    two = await Two.begun(house)
    hand.at = SOON - 1
    await house.deadlines.look()
    assert (await two.summary()).status == "running"
    hand.at = SOON
    await house.deadlines.look()
    assert (await two.summary()).reason == "called-off"


async def test_each_version_has_its_own_deadline_and_the_last_has_none(house: House, hand: Hand) -> None:
    two = await Two.begun(house)
    assert await announced(house) == [Deadline(two.id, 3, SOON)]
    await two.order(0, 1)
    assert await announced(house) == [Deadline(two.id, 4, SOON)]
    hand.at = SOON
    await house.deadlines.look()
    assert await announced(house) == []


async def test_what_was_due_while_nobody_was_there_is_done_at_the_start(store: TakingTurns, hand: Hand) -> None:
    two = await Two.begun(make_house(store, hand))
    hand.at = SOON + 9_000_000
    later = make_house(store, hand)
    async with later.running():
        async with asyncio.timeout(10):
            while (await later.desk.summary(two.ann, two.id)).status == "running":  # noqa: ASYNC110
                await asyncio.sleep(0.001)
    assert (await later.desk.summary(two.ann, two.id)).reason == "called-off"


async def test_whoever_comes_first_does_it_and_nobody_else(store: TakingTurns, hand: Hand) -> None:
    houses = [make_house(store, hand) for _ in range(3)]
    two = await Two.begun(houses[0])
    hand.at = SOON
    await asyncio.gather(*(house.deadlines.look() for house in houses))
    assert (await two.summary()).version == 4
    assert await announced(houses[0]) == []


async def test_who_knows_an_older_version_does_what_is_due_in_the_newest(
    store: TakingTurns, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    anywhere = vars(deadlines)["due"]
    monkeypatch.setattr(deadlines, "due", lambda state: anywhere(state) if state.status == "running" else None)
    here, there = make_house(store, hand), make_house(store, hand)
    two = await Two.laid(here)
    await here.desk.lobby.sit(two.ben, two.id, None, "")
    await there.games.load(two.id)
    await here.desk.lobby.start(two.ann, two.id, "")
    hand.at = SOON
    await there.deadlines.look()
    assert (await two.summary()).reason == "called-off"


async def test_who_dies_before_appending_leaves_a_deadline_that_comes_to_nothing(
    house: House, store: TakingTurns, hand: Hand
) -> None:
    two = await Two.begun(house)
    append = store.append

    async def dies(*_: object, **__: object) -> Appended:
        raise StoreUnavailable("The event store doesn't answer.")

    store.append = dies  # type: ignore[method-assign]
    with pytest.raises(Refused):
        await two.order(0, 1)
    store.append = append  # type: ignore[method-assign]
    assert await announced(house) == [Deadline(two.id, 3, SOON), Deadline(two.id, 4, SOON)]
    hand.at = SOON
    await house.deadlines.look()
    assert (await two.summary()).version == 4
    hand.at += deadlines.COMING
    await house.deadlines.look()
    assert await announced(house) == []
    assert (await two.summary()).version == 4


async def test_a_version_that_is_still_to_come_is_waited_for_and_given_up_at_last(house: House, hand: Hand) -> None:
    two = await Two.begun(house)
    coming = Deadline(two.id, 9, SOON - 10)
    await house.store.index_add(DUE, coming.member, coming.at)
    hand.at = SOON - 10
    await house.deadlines.look()
    assert coming in await announced(house)
    assert (await two.summary()).version == 3
    hand.at = SOON - 10 + deadlines.GIVEN_UP
    await house.deadlines.look()
    assert await announced(house) == []


async def test_more_than_a_page_is_done_at_one_look(house: House, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "PAGE", 2)
    tables = [await Two.laid(house) for _ in range(5)]
    hand.at = SOON
    await house.deadlines.look()
    assert [(await two.summary()).status for two in tables] == ["ended"] * 5


async def test_what_fails_is_logged_and_tried_again_later(
    house: House, hand: Hand, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await Two.laid(house), await Two.laid(house)
    change: Callable[..., object] = house.games.change

    async def failing(id_: str, ask: object) -> object:
        if id_ == bad.id:
            raise RuntimeError("a rule never ends")
        return await change(id_, ask)  # type: ignore[misc]

    monkeypatch.setattr(house.games, "change", failing)
    hand.at = SOON
    await house.deadlines.look()
    assert "what is due in a game can't be done" in caplog.text
    assert [(await two.summary()).status for two in (bad, good)] == ["open", "ended"]
    assert await house.store.index_due(DUE, SOON + deadlines.AGAIN, 9) == [
        Indexed(SOON + deadlines.AGAIN, Deadline(bad.id, 1, SOON).member)
    ]
    monkeypatch.undo()


async def test_a_store_that_does_not_answer_loses_nothing(house: House, store: TakingTurns, hand: Hand) -> None:
    two = await Two.begun(house)
    hand.at, store.cut_off = SOON, True
    with pytest.raises(StoreUnavailable):
        await house.deadlines.look()
    store.cut_off = False
    await house.deadlines.look()
    assert (await two.summary()).reason == "called-off"
