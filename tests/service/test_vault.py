"""Seeds at rest: encrypted in the store and nowhere else."""

from __future__ import annotations

import lzma
from hashlib import sha256

import msgspec
import pytest
from cryptography.fernet import Fernet

from domain.kernel.commit import Commit, pack, unpack, unpack_commit
from domain.registry import games
from service.settings import SettingError
from service.vault import LOCKED, SeedLocked, Vault
from tests.domain.golden.games import HERE as RECORDED
from tests.service.house import TakingTurns, make_house
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two

OLD, NEW = Fernet.generate_key().decode(), Fernet.generate_key().decode()
SEED = "5e" * 32

pytestmark = pytest.mark.anyio


@pytest.fixture
def store() -> TakingTurns:
    return TakingTurns()


def first_commit() -> Commit:
    events = [{"type": "Created", "game": "toy", "seed": SEED, "campaign": ""}, {"type": "SatDown", "seat": 0}]
    return Commit(1, 5, -1, 2, msgspec.Raw(pack({"type": "createGame"})), msgspec.Raw(pack(events)), hash=b"h")


def test_a_seed_is_not_in_its_entry_and_comes_back_byte_for_byte() -> None:
    vault, commit = Vault([NEW]), first_commit()
    entry = vault.closed(commit)
    assert SEED.encode() not in entry
    assert unpack(unpack_commit(entry).events)[0]["seed"].startswith(LOCKED)
    assert pack(vault.opened(entry)) == pack(commit)


def test_without_keys_entries_are_as_packed() -> None:
    assert Vault().closed(first_commit()) == pack(first_commit())


def test_later_commits_are_never_touched() -> None:
    commit = msgspec.structs.replace(first_commit(), version=2)
    assert Vault([NEW]).closed(commit) == pack(commit)


def test_plain_seeds_and_those_of_older_keys_can_still_be_read() -> None:
    commit = first_commit()
    rotated = Vault([NEW, OLD])
    assert rotated.opened(pack(commit)) == rotated.opened(Vault([OLD]).closed(commit)) == commit
    assert Vault([NEW]).opened(rotated.closed(commit)) == commit  # the first of them encrypts


@pytest.mark.parametrize("keys", [(), (OLD,)])
def test_without_the_right_key_a_sentence_says_what_helps(keys: tuple[str, ...]) -> None:
    entry = Vault([NEW]).closed(first_commit())
    with pytest.raises(SeedLocked, match=r"any of the keys in TURNLEDGER_SEED_KEYS"):
        Vault(keys).opened(entry)


def test_a_setting_that_is_no_key_is_told_of_but_not_repeated() -> None:
    with pytest.raises(SettingError, match="TURNLEDGER_SEED_KEYS") as told:
        Vault([OLD, "hush"])
    assert "hush" not in str(told.value)


@pytest.mark.parametrize("game", sorted(games()))
def test_recorded_games_come_back_byte_for_byte(game: str) -> None:
    stream = min(RECORDED.glob(f"{game}-*.xz"))
    _, (first, *_) = unpack(lzma.decompress(stream.read_bytes()))
    vault = Vault([NEW])
    assert pack(vault.opened(vault.closed(unpack_commit(first)))) == first


async def test_nobody_but_the_store_knows_that_a_seed_is_encrypted(store: TakingTurns) -> None:
    house = make_house(store, seed_keys=(NEW,))
    two = await Two.begun(house)
    followed = house.desk.follow(two.ann, two.id, 0)
    first = await anext(followed)
    await followed.aclose()
    assert (await house.desk.commits(two.ann, two.id))[0] == first
    game = await two.play()
    assert sha256(bytes.fromhex(game.seed or "")).hexdigest() == game.seed_hash
    (entry,) = await store.read(two.id, 0, 1)
    assert (game.seed or "").encode() not in entry.data


async def test_nothing_in_the_store_has_the_seed_of_a_running_game(store: TakingTurns) -> None:
    """Neither another commit nor a table that moves may be taken back to."""
    house = make_house(store, seed_keys=(NEW,))
    two = await Two.begun(house)
    await two.play(until=12)
    state = await house.games.load(two.id)
    seed = state.seed.encode()
    entries = [entry.data for entry in await store.read(two.id)]
    assert not any(
        found in kept
        for kept in (*entries, *store._documents.values(), state.packed())
        for found in (seed, bytes.fromhex(state.seed))
    )


async def test_a_game_goes_on_after_keys_were_rotated_and_after_there_were_none(store: TakingTurns) -> None:
    plain = await Two.begun(make_house(store))
    locked = await Two.begun(make_house(store, seed_keys=(OLD,)))
    rotated = make_house(store, seed_keys=(NEW, OLD))
    for two in (plain, locked):
        two.house = rotated
        assert (await two.play()).status == "ended"


async def test_without_the_key_a_game_is_unavailable_and_the_log_says_what_helps(
    store: TakingTurns, caplog: pytest.LogCaptureFixture
) -> None:
    two = await Two.begun(make_house(store, seed_keys=(OLD,)))
    lost = make_house(store, seed_keys=(NEW,))
    for use in (lost.desk.summary(NOBODY, two.id), lost.desk.commits(NOBODY, two.id), lost.desk.view(two.ann, two.id)):
        with refused("unavailable"):
            await use
    assert "TURNLEDGER_SEED_KEYS" in caplog.text
    assert OLD not in caplog.text


async def test_one_game_without_its_key_takes_no_list_with_it(store: TakingTurns) -> None:
    await Two.laid(make_house(store, seed_keys=(OLD,)))
    readable = await Two.laid(make_house(store))
    page = await make_house(store, seed_keys=(NEW,)).desk.games(NOBODY)
    assert [game.id for game in page.games] == [readable.id]
