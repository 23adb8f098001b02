"""Snapshots: they save replaying, and nothing is ever believed of them that the stream doesn't say."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from cryptography.fernet import Fernet

from domain.kernel.state import State
from service import snapshots
from service.games import Games
from service.house import House
from service.signing import Signer
from service.snapshots import Snapshot
from service.store import Entry, MemoryStore, Store, StoreUnavailable
from tests.domain.toy import Smugglers
from tests.service.house import Hand, bots_for, make_house
from tests.service.refusing import refused
from tests.service.table import Two, any_of

pytestmark = pytest.mark.anyio
SIGNER = Signer.new()
EVERY = 4


class Reading(MemoryStore):
    """A store that notes what is read of its streams, and may keep no snapshot."""

    full = False

    def __init__(self) -> None:
        super().__init__()
        self.told: list[int] = []

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        entries = await super().read(stream, after, limit)
        self.told += [entry.version for entry in entries]
        return entries

    async def keep_snapshot(self, stream: str, snapshot: bytes) -> None:
        if self.full:
            raise StoreUnavailable("The event store is full.")
        await super().keep_snapshot(stream, snapshot)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "LATER", 0)


@pytest.fixture
def reading() -> Reading:
    return Reading()


def house_on(store: Store, signer: Signer = SIGNER, **settings: Any) -> House:
    """A replica: it knows no game yet."""
    given = {"snapshot_every": EVERY, "rate_limits": False, **settings}
    made = make_house(store, Hand(), **given)
    return House(made.settings, store, {"smugglers": Smugglers()}, bots_for, Hand(), signer)


async def played(store: Store, until: int = 10, **settings: Any) -> Two:
    """A game that has come so far, with the snapshots that were due."""
    two = await Two.begun(house_on(store, **settings))
    await two.play(until=until)
    await two.house.games.snapshots.close()
    return two


async def replayed(store: Store, id_: str, **settings: Any) -> State:
    """What the whole stream comes to."""
    return await house_on(store, snapshot_every=0, **settings).games.load(id_)


async def loaded(reading: Reading, id_: str, **how: Any) -> tuple[State, list[int]]:
    """What another replica loads, and the versions that it read for it."""
    reading.told.clear()
    return await house_on(reading, **how).games.load(id_), reading.told.copy()


async def test_another_replica_reads_the_snapshot_and_the_rest(store: Store) -> None:
    two = await played(store)
    assert await store.snapshot(two.id)
    assert await house_on(store).games.load(two.id) == await replayed(store, two.id)


async def test_it_reads_no_more_than_that_and_goes_on_as_ever(reading: Reading) -> None:
    two = await played(reading)
    state, told = await loaded(reading, two.id)
    assert (state, told) == (await replayed(reading, two.id), [8, 9, 10])
    two.house = house_on(reading)
    assert (await two.play()).status == "ended"


async def test_what_is_at_an_earlier_version_is_not_read_off_a_later_one(reading: Reading) -> None:
    two = await played(reading)
    states = {version: await two.house.games.at(two.id, version) for version in range(1, 11)}
    assert [state.version for state in states.values()] == [*states]
    reading.told.clear()
    assert await house_on(reading).games.at(two.id, 9) == states[9]
    assert reading.told == [8, 9]
    with refused("not_found"):
        await house_on(reading).games.at(two.id, 11)


async def test_whoever_replays_much_leaves_one_for_the_next(reading: Reading) -> None:
    two = await played(reading, snapshot_every=0)
    assert await reading.snapshot(two.id) is None
    replica = house_on(reading)
    await replica.games.load(two.id)
    await replica.games.snapshots.close()
    assert (await loaded(reading, two.id))[1] == [10]


async def test_commands_of_long_ago_are_forgotten_with_it(reading: Reading, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "REMEMBERED", 3)
    two = await Two.begun(house_on(reading))
    while (version := (await two.summary()).version) < 8:
        (seat, *_) = (await two.summary()).awaited
        legal = await two.house.desk.legal(two.caller(seat), two.id)
        await two.house.desk.act(two.caller(seat), two.id, any_of(legal, Random(1)), command=f"c{version + 1}")
    await two.house.games.snapshots.close()
    assert [command.version for command in (await reading.commands(two.id)).values()] == [6, 7, 8]


async def test_none_is_made_before_one_is_due(reading: Reading) -> None:
    two = await played(reading, until=4, snapshot_every=100)
    assert await reading.snapshot(two.id) is None


async def test_a_move_is_none_the_worse_for_a_snapshot_that_could_not_be_kept(reading: Reading) -> None:
    reading.full = True
    two = await played(reading)
    assert two.house.games.snapshots.failed == 2
    assert (await two.summary()).version == 10


async def ignored(reading: Reading, two: Two, why: str, caplog: pytest.LogCaptureFixture, **how: Any) -> None:
    """Another replica goes through the whole stream, and says why."""
    state, told = await loaded(reading, two.id, **how)
    assert state == await replayed(reading, two.id, **how)
    assert told[-10:] == [*range(1, 11)]
    assert f"the snapshot of {two.id} is ignored: " in caplog.text
    assert why in caplog.text


def kept(reading: Reading, id_: str) -> Snapshot:
    return msgspec.msgpack.decode(reading._snapshots[id_], type=Snapshot)


async def test_one_that_is_damaged_is_ignored(reading: Reading, caplog: pytest.LogCaptureFixture) -> None:
    two = await played(reading)
    whole = reading._snapshots[two.id]
    for place in range(0, len(whole), 101):
        reading._snapshots[two.id] = whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]
        assert (await loaded(reading, two.id))[1][0] == 1
    for broken in (b"", whole[:-1], whole + b"\0"):
        reading._snapshots[two.id] = broken
        await ignored(reading, two, "", caplog)


async def test_one_of_another_release_is_ignored(
    reading: Reading, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await played(reading)
    monkeypatch.setattr(snapshots, "RULES_VERSION", 99)
    await ignored(reading, two, "other code made it", caplog)


async def test_what_events_do_to_a_state_is_part_of_the_release(monkeypatch: pytest.MonkeyPatch) -> None:
    one = snapshots.code_of(Smugglers())
    monkeypatch.setattr(snapshots, "_sources", lambda: "other sources")
    assert snapshots.code_of(Smugglers()) != one


async def test_one_by_another_key_is_ignored(reading: Reading, caplog: pytest.LogCaptureFixture) -> None:
    two = await played(reading)
    await ignored(reading, two, "another signing key", caplog, signer=Signer.new())


async def test_one_of_another_game_is_ignored(reading: Reading, caplog: pytest.LogCaptureFixture) -> None:
    two, other = await played(reading), await played(reading, until=9)
    reading._snapshots[two.id] = reading._snapshots[other.id]
    await ignored(reading, two, "another game", caplog)


async def test_one_that_the_stream_knows_nothing_of_is_ignored(
    reading: Reading, caplog: pytest.LogCaptureFixture
) -> None:
    """A store that lost commits: it ends before the snapshot, or went on otherwise."""
    two = await played(reading)
    state = await two.house.games.load(two.id)
    for other in ({"version": 12}, {"head": b"another"}):
        reading._snapshots[two.id] = two.house.games.snapshots._made(two.id, msgspec.structs.replace(state, **other))
        await ignored(reading, two, "its stream has another commit there, or none", caplog)


async def test_it_is_encrypted_where_seeds_are(reading: Reading, caplog: pytest.LogCaptureFixture) -> None:
    old, new = (Fernet.generate_key().decode() for _ in range(2))
    two = await played(reading, seed_keys=(old,))
    with pytest.raises(msgspec.DecodeError):
        kept(reading, two.id)
    assert (await loaded(reading, two.id, seed_keys=(new, old)))[1] == [8, 9, 10]
    with refused("unavailable"):  # as the seed itself is
        await loaded(reading, two.id, seed_keys=(new,))
    assert "it can't be read" in caplog.text


async def test_games_without_the_setting_have_none(reading: Reading) -> None:
    two = await played(reading, snapshot_every=0)
    assert Games(reading, {}, Hand(), 1).snapshots.every == 0
    assert await reading.snapshot(two.id) is None
