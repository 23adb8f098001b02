"""A store is copied into a file while it is used, and all that was played goes on from there."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from pathlib import Path

import pytest
import zstandard
from typer.testing import CliRunner, Result

from schema.clocks import NewClock
from schema.talking import NewMessage
from schema.webhooks import NewWebhook
from service import backup
from service.backup import BackupError
from service.cli import command_line
from service.due import DUE
from service.games import seated_of
from service.house import House
from service.store import RedisStore
from tests.service.house import BEGAN, Hand, make_house
from tests.service.table import Two

from .test_validate_command import DAMAGED, ENTRIES, SHORT, WHOLE, put

pytestmark = pytest.mark.anyio


@pytest.fixture
async def kept(valkey_url: str, namespace: str) -> AsyncIterator[RedisStore]:
    store = RedisStore(valkey_url, namespace=namespace)
    yield store
    await store.close()


@pytest.fixture
async def empty(valkey_url: str, namespace: str) -> AsyncIterator[RedisStore]:
    store = RedisStore(valkey_url, namespace=f"restored:{namespace}")
    yield store
    await store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "turnledger.backup"


async def moved(kept: RedisStore, empty: RedisStore, file: Path) -> None:
    """Back up one store and restore it into the other."""
    end = await backup.write(kept, file, BEGAN)
    assert await backup.restore(file, empty) == end.keys


async def relisted(house: House) -> set[str]:
    async with aclosing(backup.relist(house.games)) as games:
        return {game async for game in games}


async def test_what_was_played_is_there_again_and_goes_on(kept: RedisStore, empty: RedisStore, file: Path) -> None:
    hand, near = Hand(), ("localhost",)
    before, after = [make_house(store, hand, webhook_private_hosts=near) for store in (kept, empty)]
    two = await Two.begun(before, clock=NewClock(kind="decision", seconds=600, at_zero="answer"))
    done = await two.order(0, 2, command="once")
    await before.desk.talk.say(two.ann, two.id, NewMessage(text="Ahoy"))
    hook = await before.desk.webhooks.make(two.ann, NewWebhook(url="http://localhost:9/hook", kinds=("game.ended",)))

    await moved(kept, empty, file)
    assert await relisted(after) == {two.id}
    for caller in (two.ann, two.ben, two.cat):
        assert await after.desk.view(caller, two.id) == await before.desk.view(caller, two.id)
        assert (await after.records.verify(await after.records.export(caller, two.id))).verified
    two.house = after
    again = await two.order(0, 2, command="once")
    assert again.version == done.version, "what was sent before the backup is known as a repeat after it"
    (said,) = (await after.desk.talk.messages(two.ben, two.id)).messages
    assert said.text == "Ahoy"
    assert [each.id for each in (await after.desk.webhooks.list(two.ann)).webhooks] == [hook.about.id]
    assert (await two.play()).status == "ended"
    assert (await before.desk.summary(two.ann, two.id)).version == done.version


async def test_a_backup_is_made_of_one_moment_for_each_game(kept: RedisStore, empty: RedisStore, file: Path) -> None:
    """Somebody plays on while it is written: whatever of it is there fits together, and goes on."""
    before, after = make_house(kept), make_house(empty)
    tables = [await Two.begun(before) for _ in range(5)]
    playing = asyncio.gather(*(two.play() for two in tables))
    await moved(kept, empty, file)
    await playing
    assert await relisted(after) == {two.id for two in tables}
    for two in tables:
        two.house = after
        assert (await two.play(seed=2)).status == "ended"


async def test_what_a_game_was_when_it_was_copied_decides_where_it_is_listed(
    kept: RedisStore, empty: RedisStore, file: Path
) -> None:
    """Its indexes are copied later, when it may have ended."""
    hand = Hand()
    before, after = make_house(kept, hand), make_house(empty, hand)
    two = await Two.begun(before, clock=NewClock(kind="decision", seconds=600, at_zero="answer"))
    await kept.index_remove(seated_of(two.ann.player or ""), two.id)
    for row in await kept.index_due(DUE, BEGAN * 2, 10):
        await kept.index_remove(DUE, row.member)
    await moved(kept, empty, file)
    await relisted(after)
    assert [row.member for row in await empty.index_page(seated_of(two.ann.player or ""), None, 5)] == [two.id]
    assert len(await empty.index_due(DUE, BEGAN * 2, 10)) == 1


async def test_what_expires_goes_on_expiring(kept: RedisStore, empty: RedisStore, file: Path) -> None:
    await kept.say("gone soon", b"word", 10, 1)
    await kept.say("stays", b"word", 10, 1000)
    await moved(kept, empty, file)
    await asyncio.sleep(1.1)
    assert await empty.said("gone soon") == []
    assert len(await empty.said("stays")) == 1


async def test_nothing_is_restored_into_a_store_that_has_something(kept: RedisStore, file: Path) -> None:
    await kept.put("mine", b"here")
    await backup.write(kept, file, BEGAN)
    with pytest.raises(BackupError, match="isn't empty"):
        await backup.restore(file, kept)


async def test_a_backup_takes_the_place_of_no_file_and_is_for_its_owner_alone(kept: RedisStore, file: Path) -> None:
    await backup.write(kept, file, BEGAN)
    written = content(file)
    with pytest.raises(BackupError, match="is there already"):
        await backup.write(kept, file, BEGAN)
    assert content(file) == written


def content(file: Path) -> bytes:
    """What is in a backup, which is its owner's alone, and alone in its folder."""
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [*file.parent.iterdir()] == [file]
    return file.read_bytes()


def damage(file: Path, how: Callable[[bytes], bytes]) -> None:
    file.write_bytes(how(file.read_bytes()))


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def without_its_end(data: bytes) -> bytes:
    whole = zstandard.ZstdDecompressor().stream_reader(data).read()
    return zstandard.compress(whole[:-70])


def with_another_byte(data: bytes) -> bytes:
    whole = zstandard.ZstdDecompressor().stream_reader(data).read()
    assert whole.count(b"precious") == 1
    return zstandard.compress(whole.replace(b"precious", b"Precious"))


def of_tomorrow(data: bytes) -> bytes:
    whole = zstandard.ZstdDecompressor().stream_reader(data).read()
    return zstandard.compress(whole.replace(b"\xa6format\x01", b"\xa6format\x02"))


@pytest.mark.parametrize(
    ("damaged", "why"),
    [
        (cut, "isn't whole"),
        (without_its_end, "isn't whole"),
        (with_another_byte, "was altered"),
        (of_tomorrow, "by a later release"),
        (lambda data: b"", "isn't whole"),
        (lambda data: b"a diary", "no backup"),
        (lambda data: zstandard.compress(b"\0\0\0\x05diary"), "no backup"),
    ],
)
async def test_of_a_backup_that_is_not_what_was_written_nothing_is_restored(
    kept: RedisStore, empty: RedisStore, file: Path, damaged: Callable[[bytes], bytes], why: str
) -> None:
    await kept.put("cargo", b"precious")
    await backup.write(kept, file, BEGAN)
    damage(file, damaged)
    with pytest.raises(BackupError, match=why):
        await backup.restore(file, empty)
    assert await empty.is_empty()


def run(url: str, namespace: str, *arguments: str) -> Result:
    environment = {"REDIS_URL": url, "TURNLEDGER_DURABILITY": "memory", "TURNLEDGER_REDIS_NAMESPACE": namespace}
    return CliRunner().invoke(command_line(arguments), [*arguments], env=environment)


def test_who_runs_a_service_backs_it_up_and_is_told_that_all_is_whole(
    valkey_url: str, namespace: str, file: Path
) -> None:
    asyncio.run(put(valkey_url, namespace, WHOLE, ENTRIES[:SHORT]))
    assert "1 streams, 3 keys" in run(valkey_url, namespace, "backup", str(file)).stdout
    done = run(valkey_url, f"restored:{namespace}", "restore", str(file))
    assert done.exit_code == 0
    assert f"1 stream of {SHORT} entries: all whole" in done.stdout


def test_who_restores_a_game_that_is_not_whole_is_told_which(valkey_url: str, namespace: str, file: Path) -> None:
    damaged = [entry[:-1] + b"!" if n == 8 else entry for n, entry in enumerate(ENTRIES[:SHORT], 1)]
    asyncio.run(put(valkey_url, namespace, DAMAGED, damaged))
    run(valkey_url, namespace, "backup", str(file))
    done = run(valkey_url, f"restored:{namespace}", "restore", str(file))
    assert done.exit_code == 1
    assert DAMAGED in done.stdout
