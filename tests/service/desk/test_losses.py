"""A store that lost commits: the game is frozen by whoever notices, never silently continued, and repaired by an operator."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, suppress
from random import Random

import pytest
from msgspec import structs

from domain.kernel.audience import AUDITOR
from domain.kernel.commit import unpack_commit
from domain.kernel.refusal import Refused
from domain.kernel.reopened import commits_of
from service.audit_log import admin_log
from service.house import House
from service.losses import FROZEN
from service.records import written
from service.repair import NotRepaired, Repair
from service.store import MemoryStore
from service.vault import Vault
from tests.service.house import BEGAN, Hand, make_house
from tests.service.refusing import refused
from tests.service.table import Two, any_of

pytestmark = pytest.mark.anyio
LATER = BEGAN + 60_000
"""Another replica's clock: what is done there is another commit, be it the same move."""
KEY = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="


class Losing(MemoryStore):
    """A store that can become what it was at an earlier version, as an old replica that is promoted."""

    def lose(self, stream: str, version: int) -> None:
        """Forget all that came after a version of a stream."""
        del self._logs[stream][version:]
        self._commands[stream] = {
            name: known for name, known in self._commands[stream].items() if known.version <= version
        }
        last = unpack_commit(self._logs[stream][-1].data).hash if version else b""
        self._digests[stream] = version, last


@pytest.fixture
def store() -> Losing:
    return Losing()


@pytest.fixture
async def house(store: Losing) -> AsyncIterator[House]:
    house = make_house(store, Hand(), signing_key=KEY)
    async with house.running():
        yield house


@pytest.fixture
async def other(store: Losing) -> House:
    """Another replica."""
    return make_house(store, Hand(LATER), signing_key=KEY)


@pytest.fixture
async def two(house: House) -> Two:
    """A game that is under way, at version 12."""
    two = await Two.begun(house)
    await two.play(until=12)
    return two


def at(two: Two, house: House) -> Two:
    """The same table, at another replica."""
    there = Two()
    there.__dict__.update(two.__dict__, house=house)
    return there


def repair(house: House) -> Repair:
    return Repair(house.games, Vault())


async def test_who_knows_more_than_the_store_freezes_the_game(
    two: Two, store: Losing, other: House, caplog: pytest.LogCaptureFixture
) -> None:
    head = (await two.house.games.load(two.id)).head
    store.lose(two.id, 10)
    with refused("frozen"):
        await two.play()
    assert await store.head(two.id) == 10

    lost = await two.house.games.losses.of(two.id)
    assert lost is not None
    assert (lost.version, lost.head, lost.stored) == (12, head.hex(), 10)
    assert [row.member for row in await store.index_page(FROZEN, None, 10)] == [two.id]
    assert f"lost commits of {two.id}" in caplog.text
    with refused("frozen"):  # who never knew more than the store has
        await at(two, other).play()
    for replica in (two, at(two, other)):
        assert (await replica.summary()).version == 10


async def test_another_commit_at_the_version_that_is_known_is_noticed(two: Two, store: Losing, other: House) -> None:
    store.lose(two.id, 10)
    await at(two, other).play(until=12, seed=2)
    with refused("frozen"):
        await two.play()
    with refused("frozen"):
        await at(two, other).play()
    assert await store.head(two.id) == 12


async def test_it_is_noticed_by_who_reads(two: Two, store: Losing, other: House) -> None:
    store.lose(two.id, 10)
    await at(two, other).play(until=14, seed=2)
    theirs = await other.games.load(two.id)
    assert (await two.house.games.load(two.id)).head == theirs.head
    assert await store.frozen(two.id)


async def test_a_client_that_only_says_so_freezes_nothing(two: Two, store: Losing, other: House) -> None:
    store.lose(two.id, 10)
    there = at(two, other)
    seat = (await there.summary()).awaited[0]
    legal = await other.desk.legal(there.caller(seat), two.id)
    with refused("version_conflict"):
        await other.desk.act(there.caller(seat), two.id, any_of(legal, Random(1)), expected=12)
    with refused("cursor_unavailable"):
        async with aclosing(other.desk.follow(there.ann, two.id, after=12)) as events:
            await anext(events)
    assert await store.frozen(two.id) is None
    assert (await there.play(until=12)).version == 12


async def test_who_was_told_of_what_is_lost_is_let_go(two: Two, store: Losing, monkeypatch: pytest.MonkeyPatch) -> None:
    feed = two.house.feed
    async with aclosing(feed.follow(two.id, 11)) as entries:
        assert (await anext(entries)).version == 12
        waits = asyncio.ensure_future(anext(entries, None))
        await asyncio.sleep(0)
        store.lose(two.id, 10)
        await feed._look()
        assert await waits is None
    assert await store.frozen(two.id)


async def test_what_another_store_has_is_put_back(two: Two, store: Losing, house: House) -> None:
    commits = await repair(house).stored(two.id)
    store.lose(two.id, 10)
    with refused("frozen"):
        await two.play()

    assert await repair(house).restore(two.id, commits) == 2
    assert [entry.data for entry in await store.read(two.id)] == [Vault().closed(commit) for commit in commits]
    assert await store.frozen(two.id) is None
    assert not await store.index_page(FROZEN, None, 10)
    assert (await two.play()).status == "ended"
    acts, _ = await admin_log(house.games).page("", 0, 10)
    assert [(act.operation, act.arguments["version"]) for act in acts] == [("restore", 12)]


async def test_a_record_with_everything_in_it_is_enough(two: Two, store: Losing, house: House) -> None:
    before = [entry.data for entry in await store.read(two.id)]
    state = await house.games.load(two.id)
    record = await written(house.games, two.id, state, AUDITOR, 0)
    store.lose(two.id, 10)
    assert await repair(house).restore(two.id, commits_of(record, house.games.all_rules)) == 2
    assert [entry.data for entry in await store.read(two.id)] == before


async def test_a_seats_record_is_not(two: Two, house: House) -> None:
    record = await written(house.games, two.id, await house.games.load(two.id), 0, 0)
    with pytest.raises(ValueError, match="isn't open"):
        commits_of(record, house.games.all_rules)


async def test_nothing_is_put_back_that_does_not_go_on_from_what_is_there(
    two: Two, store: Losing, house: House, other: House
) -> None:
    commits = await repair(house).stored(two.id)
    with pytest.raises(NotRepaired, match="further"):
        await repair(house).restore(two.id, commits)
    store.lose(two.id, 10)
    await two.house.games.lost(two.id, await house.games.at(two.id, 10))
    with pytest.raises(NotRepaired, match="no good"):
        await repair(house).restore(two.id, [*commits[:-1], commits[-2]])
    store.lose(two.id, 9)
    await at(two, other).play(until=10)
    with pytest.raises(NotRepaired, match="part ways after version 9"):
        await repair(house).restore(two.id, commits)
    assert await store.head(two.id) == 10


async def test_nothing_is_put_back_that_nobody_signed(two: Two, store: Losing, house: House) -> None:
    *commits, last = await repair(house).stored(two.id)
    store.lose(two.id, 10)
    with pytest.raises(NotRepaired, match="is signed by this service"):
        await repair(house).restore(two.id, [*commits, structs.replace(last, signature=b"", signed_by="")])


async def test_nothing_is_put_back_that_others_signed(two: Two, store: Losing, house: House) -> None:
    foreign = make_house(store, Hand())
    await at(two, foreign).play(until=14)
    commits = await repair(house).stored(two.id)
    del store._documents[f"key:{foreign.games.signing.key[0]}"]
    await store.index_remove("keys", foreign.games.signing.key[0])
    store.lose(two.id, 12)
    with pytest.raises(NotRepaired, match="no good"):
        await repair(house).restore(two.id, commits)


async def test_what_is_lost_is_given_up_and_says_so(two: Two, store: Losing, house: House, other: House) -> None:
    known = await house.games.load(two.id)
    await other.games.load(two.id)
    store.lose(two.id, 10)
    with refused("frozen"):
        await two.play()

    assert await repair(make_house(store, Hand(), signing_key=KEY)).accept(two.id) == 11
    (last,) = await house.games.commits(two.id, 10, 1)
    told = house.games.rules("smugglers").events_of(last)[0]
    assert (told.version, told.head) == (12, known.head.hex())  # type: ignore[attr-defined]
    assert await store.frozen(two.id) is None
    # Who knew what is given up has no reason to freeze the game again.
    with suppress(Refused):  # of what its table shows until it looks
        await at(two, other).play(until=13, seed=2)
    assert (await at(two, other).play(until=13, seed=2)).version == 13
    assert (await two.play()).status == "ended"
    assert await store.frozen(two.id) is None


async def test_only_what_is_frozen_is_given_up(two: Two, house: House) -> None:
    with pytest.raises(NotRepaired, match="isn't frozen"):
        await repair(house).accept(two.id)
