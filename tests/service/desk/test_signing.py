"""What the service signs, and what it says of it."""

from __future__ import annotations

from base64 import b64decode, b64encode

import msgspec
import pytest
from msgspec import structs

from domain.kernel.commit import pack, unpack_commit
from domain.kernel.signature import head_statement, is_signed
from schema.model import CommitView, GameSummary
from service.house import House
from service.signing import Signer, Signing
from tests.service.house import BEGAN, TakingTurns, make_house, ticking
from tests.service.table import NOBODY, Two

pytestmark = pytest.mark.anyio


async def key_of(house: House, id_: str | None) -> bytes:
    return next(b64decode(key.key) for key in await house.desk.keys() if key.id == id_)


async def is_good(two: Two, version: int, head: str, told: GameSummary | CommitView) -> bool:
    assert told.signature is not None
    public = await key_of(two.house, told.signed_by)
    return is_signed(public, b64decode(told.signature), head_statement(two.id, version, bytes.fromhex(head)))


async def test_each_commit_is_signed_for_its_game_and_version(begun: Two) -> None:
    await begun.play(until=6)
    for commit in await begun.house.desk.commits(begun.ann, begun.id):
        assert await is_good(begun, commit.version, commit.hash, commit)
        assert not await is_good(begun, commit.version + 1, commit.hash, commit)


async def test_the_head_is_told_with_its_signature(begun: Two) -> None:
    game = await begun.summary()
    assert await is_good(begun, game.version, game.head, game)
    accepted = await begun.order(0, 1)
    assert accepted.head != game.head
    told = await begun.summary()
    assert (accepted.head, accepted.signature, accepted.signed_by) == (told.head, told.signature, told.signed_by)


async def test_another_process_tells_the_signature_that_was_given(begun: Two, store: TakingTurns) -> None:
    other = make_house(store)
    assert await other.desk.summary(NOBODY, begun.id) == await begun.summary()
    assert [key.id for key in await other.desk.keys()] == [(await begun.summary()).signed_by]


async def test_nothing_is_signed_by_being_read(begun: Two, store: TakingTurns) -> None:
    log = store._logs[begun.id]
    commit = unpack_commit(log[-1].data)
    log[-1] = log[-1]._replace(data=pack(structs.replace(commit, hash=bytes(32), signature=b"", signed_by="")))
    other = make_house(store)
    told = await other.desk.summary(NOBODY, begun.id)
    assert (told.head, told.signature, told.signed_by) == ("00" * 32, None, None)
    (commit_view,) = await other.desk.commits(NOBODY, begun.id, told.version - 1)
    assert (commit_view.signature, commit_view.signed_by) == (None, None)


async def test_keys_are_published_at_their_first_use_and_stay(store: TakingTurns) -> None:
    old, new = Signer(bytes(32)), Signer(bytes(31) + b"\1")
    clock = ticking()
    assert await Signing(old, store, clock).keys() == ()
    for signer in (old, new, old):
        await Signing(signer, store, clock).publish()
    keys = await Signing(new, store, clock).keys()
    assert [key.id for key in keys] == [new.id, old.id]
    assert [key.first_used for key in keys] == [BEGAN + 1000, BEGAN]


async def test_a_key_is_published_before_anything_that_it_signed(store: TakingTurns) -> None:
    house = make_house(store, cached_games=1)
    put_once, order = store.put_once, list[str]()

    async def noting(key: str, value: bytes) -> bool:
        order.append(f"{key} {len(store._logs)}")
        return await put_once(key, value)

    store.put_once = noting  # type: ignore[method-assign]
    await Two.begun(house)
    assert [entry for entry in order if entry.startswith("key:")] == [f"key:{house.games.signing.key[0]} 0"]


async def test_a_house_signs_with_the_key_of_its_settings(store: TakingTurns) -> None:
    signer = Signer(bytes(32))
    two = await Two.laid(make_house(store, signing_key=b64encode(bytes(32)).decode()))
    assert (await two.summary()).signed_by == signer.id


def test_a_signature_is_for_one_statement_by_one_key() -> None:
    signer, other = Signer(bytes(32)), Signer.new()
    signature = signer.sign(b"so it is")
    assert is_signed(signer.public, signature, b"so it is")
    assert not is_signed(signer.public, signature, b"so it was")
    assert not is_signed(other.public, signature, b"so it is")
    assert not is_signed(b"no key", signature, b"so it is")
    assert not is_signed(signer.public, b"no signature", b"so it is")


def test_the_statement_is_the_documented_one() -> None:
    said = head_statement("g_1", 7, b"\xab\xcd")
    assert said == b'turnledger head 1{"game":"g_1","hash":"abcd","version":7}'
    assert msgspec.json.decode(said.removeprefix(b"turnledger head 1"))["version"] == 7
