"""No notice is lost between a commit and the queue, whatever ends in between."""

from __future__ import annotations

import asyncio

import pytest

from domain.kernel.refusal import Refused
from service.games import Appending
from service.house import House
from service.now import now
from service.store import Store, StoreUnavailable
from service.webhooks.deliveries import QUEUE
from service.webhooks.outbox import NEVER, OUTBOX, Due
from tests.service.table import Two

from .conftest import emptied, hooked, make_house
from .receiver import Receiver

pytestmark = pytest.mark.anyio


async def stopped(house: House) -> None:
    """Let nothing be queued here any more, as in a process that is killed right after an append."""
    for task in house.webhooks._outbox._tasks:
        task.cancel()


async def test_what_a_dead_replica_left_in_the_outbox_another_tells(store: Store, receiver: Receiver) -> None:
    dying = make_house(store)
    async with dying.running():
        two = await Two.begun(dying)
        made = await hooked(dying, two.ann, receiver, "game.commit", "turn.waiting")
        await stopped(dying)
        await two.order(1, 2)
        (left,) = await store.index_page(OUTBOX, None, 10)
        assert left.member.startswith(f"{two.id}:4:")
        other = make_house(store)
        async with other.running():
            (got,) = await receiver.count(1)
            assert got.verified(made.secret)["data"]["version"] == 4
            await emptied(other)


async def test_what_bots_do_until_they_end_is_told(
    store: Store, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, left = make_house(store), list[str]()

    async def last_move() -> None:
        await two.order(1, 2)
        left.extend(row.member for row in await store.index_page(OUTBOX, None, 10))

    async with house.running():
        two = await Two.begun(house)
        await hooked(house, two.ann, receiver, "game.commit")
        await stopped(house)
        await house.bots.close()
        monkeypatch.setattr(house.bots, "close", last_move)
    assert [member.rpartition(":")[0] for member in left] == [f"{two.id}:4"]


async def test_a_notice_has_the_same_id_whoever_makes_it(store: Store, receiver: Receiver) -> None:
    one, other = make_house(store), make_house(store)
    async with one.running(), other.running():
        two = await Two.begun(one)
        await hooked(one, two.ann, receiver, "game.commit")
        told = []
        for house in (one, other):
            outbox = house.webhooks._outbox
            (commit,) = await house.games.commits(two.id, 2, 1)
            found = await outbox._found(Due.of(two.id, commit))
            assert found is not None
            told.append(found)
            await outbox._queue(found)
        await receiver.count(2)
        assert len({each.id for each in receiver.got}) == 1
        assert told[0].before.version == 2


async def test_the_first_commit_of_a_game_is_told_from_the_outbox_too(house: House) -> None:
    two = await Two.laid(house)
    (commit,) = await house.games.commits(two.id, 0, 1)
    found = await house.webhooks._outbox._found(Due.of(two.id, commit))
    assert found is not None
    assert (found.before.version, found.after.version) == (0, 1)


async def test_what_was_never_appended_is_dropped_after_a_while(store: Store) -> None:
    house = make_house(store)
    two = await Two.begun(house)
    lost, other = Due(two.id, 99, "0" * 16), Due(two.id, 2, "0" * 16)
    for due, age in ((lost, NEVER - 2000), (other, 1000)):
        await store.index_add(OUTBOX, due.member, now() - age)
    await house.webhooks._outbox._look()
    assert [row.member for row in await store.index_page(OUTBOX, None, 10)] == [lost.member]
    await store.index_add(OUTBOX, lost.member, now() - NEVER - 2000)
    await house.webhooks._outbox._look()
    assert await store.index_page(OUTBOX, None, 10) == []


async def test_of_what_met_a_conflict_nobody_is_told(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    await hooked(house, two.ann, receiver, "game.commit")
    (commit,) = await house.games.commits(two.id, 1, 1)
    state = await house.games.load(two.id)
    outbox, appending = house.webhooks._outbox, Appending(two.id, commit, state, state)
    await outbox.foretell(appending)
    assert len(await house.store.index_page(OUTBOX, None, 10)) == 1
    await outbox.settle(appending, await house.store.append(two.id, 1, b"too late"))
    assert await house.store.index_page(OUTBOX, None, 10) == []
    assert receiver.got == []


async def test_what_cant_be_noted_isnt_appended(
    house: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The note may lie on another server of a cluster than the game, and that one alone be away."""
    two = await Two.begun(house)
    await hooked(house, two.ann, receiver, "game.commit")
    head, add = await house.store.head(two.id), house.store.index_add

    async def failing(name: str, member: str, score: int) -> None:
        if name == OUTBOX:
            await asyncio.sleep(0)
            raise StoreUnavailable("it is away")
        await add(name, member, score)

    monkeypatch.setattr(house.store, "index_add", failing)
    with pytest.raises(Refused, match="unavailable"):
        await two.order(1, 2)
    assert await house.store.head(two.id) == head


async def test_it_is_noted_before_it_is_appended(
    house: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await Two.begun(house)
    await hooked(house, two.ann, receiver, "game.commit")
    noted = []
    add = house.store.index_add

    async def adding(name: str, member: str, score: int) -> None:
        noted.append((name, await house.store.head(two.id)))
        await add(name, member, score)

    monkeypatch.setattr(house.store, "index_add", adding)
    await two.order(1, 2)
    assert noted == [(OUTBOX, 3)]


async def test_without_the_note_nothing_is_said_to_be_done(
    house: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await Two.begun(house)
    await hooked(house, two.ann, receiver, "game.commit")

    async def failing(name: str, member: str, score: int) -> None:
        raise StoreUnavailable("The event store doesn't answer.")

    monkeypatch.setattr(house.store, "index_add", failing)
    with pytest.raises(Exception, match="unavailable"):
        await two.order(1, 2)


async def test_a_notice_nobody_can_read_stops_no_other(house: House, receiver: Receiver) -> None:
    two = await Two.begun(house)
    await hooked(house, two.ann, receiver, "game.commit")
    await house.store.queue_add(QUEUE, b"nonsense")
    await two.order(1, 2)
    await receiver.count(1)
    await house.webhooks.close()
    assert await house.store.queue_take(QUEUE, 10, 0) == []
