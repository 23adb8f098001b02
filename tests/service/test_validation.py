"""A store is gone through, and whatever in it isn't as the service put it there is found."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Sequence

import msgspec
import pytest
from cryptography.fernet import Fernet
from msgspec import structs

from domain.kernel.campaign import CampaignCreated, CampaignGameBegun
from domain.kernel.commit import pack, unpack_commit
from domain.kernel.verdict import Verdict, What
from schema.accounts import AUDIT
from service.audit_log import stream_of, unpacked
from service.ids import new_id
from service.signing import published
from service.store import Entry, MemoryStore, RedisStore, Store
from service.validation import Finding, Validation
from service.vault import Vault
from tests.domain.toy import Smugglers
from tests.service.house import BEGAN, make_house
from tests.service.table import Two

pytestmark = pytest.mark.anyio

SEED_KEY = Fernet.generate_key().decode()


async def findings(store: Store, *streams: str, keys: Sequence[str] = ()) -> list[Finding]:
    public = {key.id: b64decode(key.key) for key in await published(store)}
    validation = Validation(store, Vault(keys), {"smugglers": Smugglers()}, public)
    return [found async for found in validation.all(streams)]


async def wrong(store: Store, *streams: str, keys: Sequence[str] = ()) -> list[str | None]:
    return [found.wrong for found in await findings(store, *streams, keys=keys)]


def at(version: int, what: What) -> str:
    return Verdict(verified=False, version=version, fault=what).sentence("en")


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
async def two(store: MemoryStore) -> Two:
    two = await Two.begun(make_house(store))
    await two.play(until=8)
    return two


def change(store: MemoryStore, two: Two, version: int, by: Callable[[bytes], bytes]) -> None:
    log = store._logs[two.id]
    log[version - 1] = Entry(version, by(log[version - 1].data))


def commit(entry: bytes, **changes: object) -> bytes:
    return pack(structs.replace(unpack_commit(entry), **changes))


async def test_what_the_service_stored_is_whole(store: MemoryStore, two: Two) -> None:
    other = await Two.begun(two.house)
    await other.play()
    found = await findings(store)
    assert {each.stream: each.wrong for each in found} == {two.id: None, other.id: None}
    assert [sum(each.signed.values()) for each in found] == [each.entries for each in found]
    assert {*found[0].signed} == {two.house.games.signing.key[0]}


async def test_only_those_that_are_named_are_looked_at(store: MemoryStore, two: Two) -> None:
    await Two.laid(two.house)
    assert [each.stream for each in await findings(store, two.id)] == [two.id]


async def test_one_that_is_named_and_not_there_is_not_whole(store: MemoryStore) -> None:
    assert await wrong(store, new_id("g", BEGAN)) == ["Version 1 is missing."]


async def test_a_byte_too_many_is_found(store: MemoryStore, two: Two) -> None:
    change(store, two, 5, lambda entry: commit(entry, events=msgspec.Raw(b"\xdc\x00" + bytes(entry[:0]))))
    assert await wrong(store) == [at(5, "altered")]


async def test_another_time_is_found(store: MemoryStore, two: Two) -> None:
    change(store, two, 5, lambda entry: commit(entry, at=1))
    assert await wrong(store) == [at(5, "altered")]


async def test_commits_in_another_order_are_found(store: MemoryStore, two: Two) -> None:
    log = store._logs[two.id]
    log[4], log[5] = Entry(5, log[5].data), Entry(6, log[4].data)
    assert await wrong(store) == [at(5, "reordered")]


async def test_a_gap_is_found(store: MemoryStore, two: Two) -> None:
    del store._logs[two.id][4]
    assert await wrong(store) == ["Version 5 is missing."]


async def test_a_tail_that_was_cut_off_is_found(store: MemoryStore, two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    async def head(stream: str) -> int:
        return 8

    monkeypatch.setattr(store, "head", head)
    del store._logs[two.id][6:]
    assert await wrong(store) == ["Version 7 is missing."]


async def test_commits_made_anew_without_the_key_are_found(store: MemoryStore, two: Two) -> None:
    """Who may write into the store can chain other commits, but not sign them."""
    change(store, two, 8, lambda entry: commit(entry, signature=b"", signed_by=""))
    assert await wrong(store) == ["Version 8 isn't signed, though versions before it are."]
    change(store, two, 8, lambda entry: commit(entry, signature=bytes(64), signed_by=two.house.games.signing.key[0]))
    assert await wrong(store) == [at(8, "wrong-signature")]


async def test_a_signature_by_a_key_that_was_never_published_is_found(store: MemoryStore, two: Two) -> None:
    store._indexes["keys"].clear()
    assert await wrong(store) == [at(1, "wrong-signature")]


async def test_games_of_before_heads_were_signed_are_whole(store: MemoryStore, two: Two) -> None:
    for version in range(1, 9):
        change(store, two, version, lambda entry: commit(entry, signature=b"", signed_by=""))
    (found,) = await findings(store)
    assert (found.wrong, found.signed) == (None, {"": 8})


async def test_cards_that_are_missing_or_others_are_found(store: MemoryStore, two: Two) -> None:
    (key,) = (key for key in store._documents if key.startswith("content:"))
    store._documents[key] += b" "
    (found,) = await wrong(store)
    assert found is not None
    assert "altered" in found
    del store._documents[key]
    (found,) = await wrong(store)
    assert found is not None
    assert "missing" in found


async def test_encrypted_seeds_are_looked_into(store: MemoryStore) -> None:
    two = await Two.begun(make_house(store, seed_keys=(SEED_KEY,)))
    assert await wrong(store, keys=[SEED_KEY]) == [None]
    (found,) = await wrong(store)
    assert found is not None
    assert "TURNLEDGER_SEED_KEYS" in found
    change(store, two, 1, lambda entry: commit(entry, at=1))
    assert await wrong(store, keys=[SEED_KEY]) == [at(1, "altered")]


async def test_every_change_of_an_encrypted_seed_is_found(store: MemoryStore) -> None:
    """Also one that stands for the same bytes: base64 has bits to spare at its end."""
    two = await Two.begun(make_house(store, seed_keys=(SEED_KEY,)))
    entry = store._logs[two.id][0].data
    end = entry.index(b"=", entry.index(b"fernet:"))
    for place in (*range(entry.index(b"fernet:"), end, 9), *range(end - 3, end + 1)):
        change(store, two, 1, lambda _, place=place: entry[:place] + bytes([entry[place] ^ 1]) + entry[place + 1 :])  # type: ignore[misc]
        assert await wrong(store, keys=[SEED_KEY]) != [None]


# -- other streams


def campaign() -> CampaignCreated:
    return CampaignCreated(game="smugglers", options={}, plan=(("a",),), seats=(), creator="p", visibility="", sit=True)


@pytest.mark.parametrize(
    ("entries", "says"),
    [
        ([pack(campaign())], None),
        ([pack(campaign()), pack(campaign())], "Version 2 can't stand where it does."),
        ([pack(CampaignGameBegun(game="g"))], "Version 1 can't stand where it does."),
        ([pack(campaign()), pack(CampaignGameBegun(game="g"))], "Version 2 names a game that isn't there."),
        ([pack(campaign()), b"\xc1"], "Version 2 isn't what the service writes."),
        ([pack({"zeal": 1, **msgspec.to_builtins(campaign())})], "Version 1 isn't what the service writes."),
    ],
)
async def test_campaigns_are_checked(store: MemoryStore, entries: list[bytes], says: str | None) -> None:
    id_ = new_id("c", BEGAN)
    for n, entry in enumerate(entries):
        await store.append(id_, n, entry)
    assert await wrong(store, id_) == [says]


async def test_the_games_of_a_campaign_are_there(store: MemoryStore, two: Two) -> None:
    id_ = new_id("c", BEGAN)
    for n, event in enumerate((campaign(), CampaignGameBegun(game=two.id))):
        await store.append(id_, n, pack(event))
    assert await wrong(store) == [None, None]


async def test_what_is_noted_of_auditors_is_checked(store: MemoryStore, two: Two) -> None:
    house = make_house(store)
    cat = structs.replace(two.cat, scopes=frozenset({AUDIT}))
    for version in (2, 3, 4):
        await house.desk.audits.table(cat, two.id, version)
    log = stream_of(two.id)
    assert await wrong(store, two.id, log) == [None, None]
    second = unpacked(store._logs[log][1].data)
    forged = structs.replace(second, arguments={}), structs.replace(second, hash=second.prev), {"look": 1}
    for other in forged:
        store._logs[log][1] = Entry(2, pack(other))
        assert await wrong(store, log) == ["Version 2 isn't what was noted."]


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        (pack({"a": 1}), None),
        (b"\xd9\x01a", "Version 1 isn't what the service writes."),
        (b"\xc1", "Version 1 isn't what the service writes."),
    ],
)
async def test_of_other_streams_the_writing_is_checked(store: MemoryStore, entry: bytes, says: str | None) -> None:
    await store.append("x_1", 0, entry)
    assert await wrong(store) == [says]


# -- with a real server


async def test_a_store_is_gone_through_while_it_is_played_on(valkey_url: str, namespace: str) -> None:
    store, other = RedisStore(valkey_url, namespace=namespace), RedisStore(valkey_url, namespace=f"{namespace}[*]?\\")
    house = make_house(store)
    games = [await Two.begun(house) for _ in range(3)]
    await Two.laid(make_house(other))
    seen = list[Finding]()
    async for found in Validation(store, Vault(), house.games.all_rules, {}).all(()):
        seen.append(found)
        await games[0].play(until=8)
    assert {found.stream for found in seen} == {two.id for two in games}
    assert await wrong(store) == [None] * 3
    assert await wrong(other) == [None]
    await store._ask("DEL", store._of(games[0].id, "log"))
    assert [found.stream for found in await findings(store) if found.wrong == "Version 1 is missing."] == [games[0].id]
    await store.close()
    await other.close()
