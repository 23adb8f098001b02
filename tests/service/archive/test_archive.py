"""The archive: a finished game is moved there step by step, and whoever asks for it can't tell."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import zstandard

from domain.kernel.action import (
    Action,
    AnswerUndo,
    Attending,
    ComeBack,
    Decide,
    RunOut,
    SetAutoPass,
    SetClock,
    StandIn,
    TakingBack,
    Undo,
)
from domain.kernel.expiry import Expire
from domain.kernel.hosting import ChangeOptions, HandOver, HostAction, Readmit, SeatBot
from domain.kernel.lobby import (
    CreateGame,
    EndGame,
    ForkGame,
    GiveUp,
    KeepSeat,
    LobbyAction,
    SitDown,
    StandUp,
    StartGame,
)
from domain.kernel.ready import SetReady
from domain.kernel.refusal import Refused
from schema.model import NewFork
from service.archive.archivist import ARCHIVED, LATER, NotArchivable
from service.archive.depot import ArchiveUnavailable, Depot, ObjectDamaged, ObjectMissing
from service.archive.volume import Stub, Volume
from service.games import FINISHED, Intent
from service.house import House
from service.now import DAY
from service.store import Archived, Command, CommandReused, Conflict, MemoryStore, Repeated, Store, StoreUnavailable
from tests.service.house import Hand, make_house
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two

pytestmark = pytest.mark.anyio
KEY = b64encode(bytes(32)).decode()
"""Replicas sign by the same key."""


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def house(store: Store, hand: Hand, tmp_path: Path) -> House:
    return replica(store, hand, tmp_path)


def replica(store: Store, hand: Hand, folder: Path, **settings: Any) -> House:
    """A service on this store, which knows no game yet, with its archive in a folder."""
    given = {"signing_key": KEY, "archive": str(folder / "archive"), "archive_days": 2, "snapshot_every": 5, **settings}
    return make_house(store, hand, **given)


async def over(house: House, **how: Any) -> Two:
    """A game that is over: after some moves somebody ended it."""
    two = await Two.begun(house, **how)
    await two.play(until=12)
    await ended(two)
    await house.games.snapshots.close()
    return two


async def ended(two: Two) -> None:
    """Let nobody play any more."""
    end = EndGame(player=two.ann.player or "", reason="enough")
    await two.house.games.change(two.id, lambda _: Intent(-1, end))


async def stub_of(store: Store, two: Two) -> Stub:
    written = await store.stub(two.id)
    assert written
    return Stub.read(written)


async def told(house: House, two: Two) -> list[Any]:
    """Everything that is read of a game, as its players, others and auditors may."""
    desk, audits = house.desk, []
    version = (await desk.summary(NOBODY, two.id)).version
    for caller in (NOBODY, two.ann, two.ben):
        audits += [
            await desk.summary(caller, two.id),
            await desk.view(caller, two.id),
            await desk.view(caller, two.id, 7),
            await desk.commits(caller, two.id),
            await desk.commits(caller, two.id, 3, 4),
            await house.records.export(caller, two.id),
        ]
    with refused("not_found"):
        await desk.view(NOBODY, two.id, version + 1)
    games = await desk.games(NOBODY)
    entries = await house.store.read(two.id)
    return [*audits, games, entries, await house.store.read(two.id, 2, 3), await house.store.read(two.id, version)]


async def followed(house: House, two: Two, after: int) -> list[int]:
    """The versions that somebody is told who follows a game that is over."""
    version, versions = await house.store.head(two.id), list[int]()
    async for entry in house.feed.follow(two.id, after):
        versions.append(entry.version)
        if entry.version == version:
            break
    return versions


async def test_whoever_asks_for_a_game_that_was_moved_can_not_tell(
    house: House, store: Store, hand: Hand, tmp_path: Path
) -> None:
    two = await over(house)
    before = await told(house, two)
    assert await house.archivist.move(two.id)
    assert await store.snapshot(two.id) is None
    with pytest.raises(Archived):
        await store.read(two.id)
    for asked in (house, replica(store, hand, tmp_path)):  # one that knows the game, and one that doesn't
        assert await told(asked, two) == before
        version = await store.head(two.id)
        assert await followed(asked, two, 0) == [*range(1, version + 1)]
        assert await followed(asked, two, version - 2) == [version - 1, version]
        await asked.feed.close()


async def test_sandboxes_and_rematches_of_it_are_laid_as_ever(
    house: House, store: Store, hand: Hand, tmp_path: Path
) -> None:
    two = await over(house)
    await house.archivist.move(two.id)
    there = replica(store, hand, tmp_path)
    fork = await there.desk.fork(two.ann, two.id, NewFork())
    assert (await there.desk.summary(two.ann, fork.id)).version > 0
    rematch = await there.desk.lobby.rematch(two.ann, two.id)
    assert (await there.desk.summary(two.ann, two.id)).rematch == rematch.id


async def test_it_is_listed_among_the_streams_once(house: House, store: Store) -> None:
    two, other = await over(house), await Two.begun(house)
    await house.archivist.move(two.id)
    assert sorted([stream async for stream in house.store.streams()]) == sorted([two.id, other.id])


async def test_a_command_is_answered_as_it_was_the_first_time(
    house: House, store: Store, hand: Hand, tmp_path: Path
) -> None:
    two = await Two.begun(house)
    first = await two.order(0, 3, command="mine")
    await ended(two)
    await house.archivist.move(two.id)
    two.house = replica(store, hand, tmp_path)
    assert await two.order(0, 3, command="mine") == first
    with refused("command_id_reused"):
        await two.order(0, 2, command="mine")
    with refused("game_over"):
        await two.order(0, 2, command="another")


async def test_an_append_to_it_brings_it_back(house: House, store: Store) -> None:
    two = await Two.begun(house)
    await two.order(0, 3, command="mine")
    await ended(two)
    version, entries = await store.head(two.id), await store.read(two.id)
    commands = await store.commands(two.id)
    await house.archivist.move(two.id)
    ((mine, known),) = commands.items()
    append = house.store.append
    repeated = await append(two.id, 1, b"", command=mine, fingerprint=known.fingerprint)
    assert repeated == Repeated(known.version)
    assert await append(two.id, version, b"", command=mine, fingerprint="x") == CommandReused(known.version)
    assert await append(two.id, version - 1, b"", command="new") == Conflict(version)
    assert await store.stub(two.id)
    await append(two.id, version, b"more", command="new")
    assert await store.stub(two.id) is None
    assert (await store.read(two.id))[:-1] == entries
    assert await store.commands(two.id) == {**commands, "new": Command(version + 1, b"")}


ACTIONS: list[Action] = [
    SitDown(player="p_3"),
    StandUp(seat=0),
    KeepSeat(seat=0, player="p_3"),
    StartGame(),
    EndGame(player="p_3", reason="because"),
    ChangeOptions(by="p_3"),
    SeatBot(by="p_3", bot="random"),
    HandOver(by="p_3", seat=0),
    Readmit(by="p_3", player="p_4"),
    SetReady(player="p_3"),
    Expire(),
    Undo(),
    AnswerUndo(agree=True),
    StandIn(),
    ComeBack(),
    SetClock(stopped=True),
    RunOut(seat=0),
    SetAutoPass(on=True),
    Decide(decision=1),
]


def test_those_are_all_actions_that_a_game_knows_besides_its_own() -> None:
    kinds = LobbyAction | HostAction | SetReady | Expire | TakingBack | Attending | RunOut | SetAutoPass | Decide
    only_where_commits_are_missing = GiveUp  # and then the game is frozen, and not archived
    assert {type(action) for action in ACTIONS} == {*get_args(kinds)} - {
        CreateGame,
        ForkGame,
        only_where_commits_are_missing,
    }


async def test_nothing_happens_to_a_game_that_is_over(hand: Hand, tmp_path: Path) -> None:
    """So an archived one never has to come back."""
    house = replica(MemoryStore(), hand, tmp_path)
    two = await over(house)
    version = await house.store.head(two.id)
    for action in ACTIONS:
        for seat in (-1, 0):
            with pytest.raises(Refused):
                await house.games.change(two.id, partial(lambda wanted, _: wanted, Intent(seat, action)))
    assert await house.store.head(two.id) == version


# -- when


async def test_a_game_is_moved_so_many_days_after_its_end(house: House, store: Store, hand: Hand) -> None:
    two, running = await over(house), await Two.begun(house)
    hand.at += 2 * DAY - 1
    assert await house.archivist.move_due() == 0
    hand.at += 1
    assert await house.archivist.move_due() == 1
    assert await house.archivist.move_due() == 0
    assert await store.stub(two.id)
    assert await store.stub(running.id) is None
    assert await store.index_due(FINISHED, hand.at, 10) == []
    assert [row.member for row in await store.index_due(ARCHIVED, hand.at, 10)] == [two.id]


async def test_one_replica_looks_at_a_time(house: House, store: Store, hand: Hand, tmp_path: Path) -> None:
    first, second = await over(house), await over(house)
    hand.at += 2 * DAY
    await house.archivist.look()
    assert await store.stub(first.id)
    assert await store.stub(second.id)
    third = await over(house)
    hand.at += 2 * DAY
    await replica(store, hand, tmp_path).archivist.look()
    assert await store.stub(third.id) is None


async def test_two_that_move_the_same_game_at_once_move_it_once(
    house: House, store: Store, hand: Hand, tmp_path: Path
) -> None:
    two = await over(house)
    before = await told(house, two)
    others = [replica(store, hand, tmp_path).archivist for _ in range(3)]
    moved = await asyncio.gather(*(each.move(two.id) for each in (house.archivist, *others)))
    assert sum(moved) == 1
    assert await told(replica(store, hand, tmp_path), two) == before


async def test_what_is_not_over_or_not_whole_stays(house: House, store: Store, hand: Hand) -> None:
    running = await Two.begun(house)
    with pytest.raises(NotArchivable, match="isn't over"):
        await house.archivist.move(running.id)
    for other in ("c_1", "g_1"):
        with pytest.raises(NotArchivable, match="no such game"):
            await house.archivist.move(other)
    broken = await over(house)
    entries = [entry.data for entry in await store.read(broken.id)]
    entries[3] = entries[3].replace(b"Answered", b"Answerec") if b"Answered" in entries[3] else entries[4]
    await store.archive(broken.id, len(entries), b"stub")
    await store.restore(broken.id, b"stub", entries, {})
    hand.at += 2 * DAY
    assert await house.archivist.move_due() == 0
    assert await store.stub(broken.id) is None
    assert house.archivist.failed == 1
    assert [row.score for row in await store.index_due(FINISHED, hand.at + LATER, 9)] == [hand.at + LATER]


# -- a machine that fails


class Broken(Exception):
    """The machine fails."""


def failing_at(*path: str, after: bool) -> Callable[[pytest.MonkeyPatch, House], None]:
    """Let the machine fail before or after a step of the archivist's."""

    def fail(monkeypatch: pytest.MonkeyPatch, house: House) -> None:
        whose: Any = house.archivist
        for name in path[:-1]:
            whose = getattr(whose, name)
        does: Callable[..., Awaitable[Any]] = getattr(whose, path[-1])

        async def step(*given: Any) -> Any:
            if after:
                await does(*given)
            raise Broken

        monkeypatch.setattr(whose, path[-1], step, raising=False)

    return fail


MOVING = [
    ("_store", "commands"),
    ("_store", "read"),
    ("_depot", "put"),
    ("_depot", "get"),
    ("_check",),
    ("_store", "archive"),
    ("_store", "index_add"),
    ("_store", "index_remove"),
]
DELETING = [
    ("_unlist",),
    ("_store", "swap"),
    ("_depot", "delete"),
    ("_store", "erase"),
    ("_store", "index_remove"),
]


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", MOVING, ids="-".join)
async def test_whoever_fails_at_any_step_of_moving_leaves_the_game_whole(
    house: House, store: Store, hand: Hand, tmp_path: Path, step: tuple[str, ...], after: bool
) -> None:
    two = await over(house)
    hand.at += 2 * DAY
    before = await told(house, two)
    with pytest.MonkeyPatch.context() as monkeypatch:
        failing_at(*step, after=after)(monkeypatch, house)
        with pytest.raises(Broken):
            await house.archivist.move_due()
    there = replica(store, hand, tmp_path)
    assert await told(there, two) == before
    await there.archivist.move_due()  # and the next does the rest
    assert await store.stub(two.id)
    assert await store.index_due(FINISHED, hand.at, 9) == []
    assert [row.member for row in await store.index_due(ARCHIVED, hand.at, 9)] == [two.id]
    assert await told(there, two) == before


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", DELETING, ids="-".join)
async def test_whoever_fails_at_any_step_of_deleting_leaves_what_the_next_one_finds(
    store: Store, hand: Hand, tmp_path: Path, step: tuple[str, ...], after: bool
) -> None:
    house = replica(store, hand, tmp_path, delete_days=3)
    two = await over(house)
    await house.archivist.move(two.id)
    hand.at += 3 * DAY
    with pytest.MonkeyPatch.context() as monkeypatch:
        failing_at(*step, after=after)(monkeypatch, house)
        with pytest.raises(Broken):
            await house.archivist.delete_due()
    there = replica(store, hand, tmp_path, delete_days=3)
    await there.archivist.delete_due()
    await is_gone(store, there, two, tmp_path)


async def is_gone(store: Store, house: House, two: Two, folder: Path) -> None:
    """Whether nothing is left of a game."""
    assert (await store.head(two.id), await store.read(two.id), await store.stub(two.id)) == (0, [], None)
    with refused("not_found", detail="game"):
        await house.desk.view(two.ann, two.id)
    assert [path for path in (folder / "archive").rglob("*") if path.is_file()] == []
    assert (await house.desk.games(NOBODY)).games == ()
    assert await store.index_due(ARCHIVED, 2**53, 9) == []
    assert await store.index_page(f"player:{two.ann.player}", None, 9) == []


# -- deleting for good


async def test_a_game_is_deleted_so_many_days_after_it_was_moved(store: Store, hand: Hand, tmp_path: Path) -> None:
    house = replica(store, hand, tmp_path, delete_days=3)
    two = await over(house)
    other = replica(store, hand, tmp_path)
    await other.games.load(two.id)
    hand.at += 2 * DAY
    await house.archivist.move_due()
    hand.at += 3 * DAY - 1
    assert await house.archivist.delete_due() == 0
    hand.at += 1
    assert await house.archivist.delete_due() == 1
    for asked in (house, other):  # one that deleted it, and one that had it in memory
        await is_gone(store, asked, two, tmp_path)


async def test_without_days_nothing_is_moved_or_deleted(store: Store, hand: Hand, tmp_path: Path) -> None:
    house = replica(store, hand, tmp_path, archive_days=0)
    two = await over(house)
    hand.at += 10_000 * DAY
    assert await house.archivist.move_due() == 0
    await house.archivist.move(two.id)
    hand.at += 10_000 * DAY
    assert await house.archivist.delete_due() == 0
    assert await store.stub(two.id)


# -- an archive that is away


async def test_an_archive_that_is_away_takes_no_other_game_with_it(
    house: House, store: Store, hand: Hand, tmp_path: Path
) -> None:
    two, running = await over(house), await Two.begun(house)
    await house.archivist.move(two.id)
    (tmp_path / "archive").rename(tmp_path / "elsewhere")
    there = replica(store, hand, tmp_path)
    for use in (
        there.desk.view(two.ann, two.id),
        there.desk.commits(NOBODY, two.id),
        there.desk.summary(NOBODY, two.id),
    ):
        with refused("unavailable"):
            await use
    assert [game.id for game in (await there.desk.games(NOBODY)).games] == [running.id]
    await there.desk.view(running.ann, running.id)
    (tmp_path / "elsewhere").rename(tmp_path / "archive")
    await there.desk.view(two.ann, two.id)


async def test_without_an_archive_the_log_says_what_is_missing(
    house: House, store: Store, hand: Hand, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    two = await over(house)
    await house.archivist.move(two.id)
    none = make_house(store, hand, redis_url="redis://nowhere")
    with refused("unavailable"):
        await none.desk.view(two.ann, two.id)
    assert "TURNLEDGER_ARCHIVE doesn't say where" in caplog.text
    with pytest.raises(ArchiveUnavailable, match="TURNLEDGER_ARCHIVE"):
        await none.archivist.move((await over(none)).id)


async def test_an_object_that_was_damaged_is_refused_by_name(
    house: House, store: Store, hand: Hand, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    two = await over(house)
    await house.archivist.move(two.id)
    stub = await stub_of(store, two)
    place = tmp_path / "archive" / stub.object
    whole = place.read_bytes()
    for broken in (b"", whole[:-1], whole + b"\0", whole[:20] + bytes([whole[20] ^ 1]) + whole[21:]):
        place.write_bytes(broken)
        with refused("unavailable"):
            await replica(store, hand, tmp_path).desk.view(two.ann, two.id)
        assert stub.object in caplog.text
    place.unlink()
    with pytest.raises(StoreUnavailable, match=stub.object):
        await replica(store, hand, tmp_path).store.read(two.id)


async def test_an_object_of_another_game_is_none_of_this(house: House, store: Store) -> None:
    two, other = await over(house), await over(house)
    volume = Volume.of(other.id, await store.read(other.id), await store.commands(other.id))
    data = volume.bound()
    with pytest.raises(ValueError, match="isn't the game"):
        Stub.of(volume, data, 0).opened(two.id, data)


async def test_a_depot_that_gives_another_object_than_it_was_given(house: House, store: Store) -> None:
    two = await over(house)
    before = await told(house, two)

    async def half(path: str) -> bytes:
        return b"something else"

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(house.archivist._depot, "get", half)
        with pytest.raises(ObjectDamaged):
            await house.archivist.move(two.id)
    assert await store.stub(two.id) is None
    assert await told(house, two) == before


# -- what is there


async def test_an_object_is_what_the_documents_say(house: House, store: Store, tmp_path: Path) -> None:
    """Read without a line of ours: zstandard of msgpack, in a folder by the day the game was laid."""
    two = await over(house)
    entries, commands = await store.read(two.id), await store.commands(two.id)
    await house.archivist.move(two.id)
    (place,) = [path for path in (tmp_path / "archive").rglob("*") if path.is_file()]
    assert place.relative_to(tmp_path / "archive").parts[:3] == ("2023", "11", "14")
    volume = msgspec.msgpack.decode(zstandard.decompress(place.read_bytes()))
    assert volume == {
        "format": "turnledger game 1",
        "game": two.id,
        "entries": [entry.data for entry in entries],
        "commands": {name: [version, mark] for name, (version, mark) in commands.items()},
    }
    stub = msgspec.json.decode(await store.stub(two.id) or b"")
    assert {*stub} == {"object", "sha256", "size", "version", "head", "at"}
    assert place.stat().st_size == stub["size"] < sum(len(entry.data) for entry in entries)


async def test_objects_in_memory(store: Store, hand: Hand) -> None:
    house = make_house(store, hand, archive="memory:///", archive_days=1)
    two = await over(house)
    before = await told(house, two)
    await house.archivist.move(two.id)
    house.games.forget(two.id)
    assert await told(house, two) == before


async def test_a_depot_is_tried_out() -> None:
    await Depot("memory:///").try_out()
    away = Depot("/proc/there")
    with pytest.raises(ArchiveUnavailable, match="takes no object"):
        await away.try_out()
    with pytest.raises(ObjectMissing, match="no object x"):
        await away.get("x")
