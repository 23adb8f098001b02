"""Guests and their tokens."""

from __future__ import annotations

import asyncio
import re
from base64 import urlsafe_b64decode

import pytest

from schema.desk import Caller
from service.house import House
from service.players import SIGN_UP, new_secret, token_of
from service.store import MemoryStore, StoreUnavailable
from tests.service.house import TakingTurns, make_house
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two

pytestmark = pytest.mark.anyio
KEY = "7f8b1f6e-9a55-4b7c-9a0e-2f4f6f0f5b11"


async def test_a_guest_gets_an_id_and_a_token(house: House) -> None:
    ann = await house.desk.sign_up(NOBODY, " Ann the Bold ", "EN-gb")
    assert re.fullmatch(r"p_[0-9A-Z]{26}", ann.player.id)
    assert re.fullmatch(r"tl_[\w-]{43}", ann.token)
    assert (ann.player.name, ann.player.locale) == ("Ann the Bold", "en")


async def test_the_token_proves_the_player(house: House) -> None:
    ann = await house.desk.sign_up(NOBODY, "Ann", "en")
    caller = await house.callers.caller(f"Bearer {ann.token}")
    assert caller.player == ann.player.id
    assert await house.desk.player(caller) == ann.player


async def test_without_a_token_it_is_nobody(house: House) -> None:
    assert (await house.callers.caller(None)).player is None
    with refused("unauthenticated"):
        await house.desk.player(NOBODY)


@pytest.mark.parametrize("header", ["Bearer tl_nonsense", "Bearer", "", "Basic YTpi", "tl_x", "Bearer \xff"])
async def test_any_other_token_proves_nothing(house: House, header: str) -> None:
    with refused("unauthenticated"):
        await house.callers.caller(header)


async def test_the_store_knows_no_token(house: House, store: MemoryStore) -> None:
    for key in (KEY, ""):
        ann = await house.desk.sign_up(NOBODY, "Ann", "en", key)
        await house.callers.caller(f"Bearer {ann.token}")
        kept = repr(vars(store))
        assert ann.player.id in kept
        assert ann.token.removeprefix("tl_") not in kept
        assert urlsafe_b64decode(ann.token.removeprefix("tl_") + "=").hex() not in kept
    assert KEY not in kept


@pytest.mark.parametrize("name", ["x" * 61, "a\x00b", "a\u202eb", "a\nb", "a\n"])
async def test_a_name_is_short_and_can_be_printed(house: House, name: str) -> None:
    with refused("malformed", "/name"):
        await house.desk.sign_up(NOBODY, name, "en")


async def test_a_repeated_sign_up_gets_the_same_player_and_token(house: House, store: TakingTurns) -> None:
    first = await house.desk.sign_up(NOBODY, "Ann", "en", KEY)
    assert re.fullmatch(r"tl_[\w-]{43}", first.token)
    assert await house.desk.sign_up(NOBODY, "Ann", "en", KEY) == first
    assert await make_house(store).desk.sign_up(Caller("p_another"), "Ann", "en", KEY) == first
    assert (await house.callers.caller(f"Bearer {first.token}")).player == first.player.id
    assert await house.desk.player(Caller(first.player.id)) == first.player


async def test_a_token_is_derived_as_it_always_was() -> None:
    """Whoever sends a key again after an upgrade is to get the same token."""
    assert token_of(new_secret(KEY, SIGN_UP)) == "tl_3OaHJhI27onn5YZ8sa2qStLRWEaI1-_Zho8sDh2CBMk"


async def test_another_key_is_another_player(house: House) -> None:
    first = await house.desk.sign_up(NOBODY, "Ann", "en", KEY)
    for key in (KEY.upper(), KEY + "0", ""):
        other = await house.desk.sign_up(NOBODY, "Ann", "en", key)
        assert other.player.id != first.player.id
        assert other.token != first.token


async def test_a_key_stands_for_one_sign_up(house: House) -> None:
    first = await house.desk.sign_up(NOBODY, "Ann", "en", KEY)
    for name, locale in (("Ben", "en"), ("Ann", "fr"), ("", "en")):
        with refused("command_id_reused"):
            await house.desk.sign_up(NOBODY, name, locale, KEY)
    assert await house.desk.sign_up(NOBODY, "Ann", "en", KEY) == first


@pytest.mark.parametrize("key", ["k", "x" * 31])
async def test_a_key_that_might_be_guessed_is_refused(house: House, store: MemoryStore, key: str) -> None:
    with refused("malformed"):
        await house.desk.sign_up(NOBODY, "Ann", "en", key)
    assert not store._documents


async def test_those_who_send_a_key_at_the_same_time_are_one_player(house: House, store: TakingTurns) -> None:
    desks = [house.desk, make_house(store).desk] * 5
    first, *others = await asyncio.gather(*(desk.sign_up(NOBODY, "Ann", "en", KEY) for desk in desks))
    assert others == [first] * 9
    assert (await house.callers.caller(f"Bearer {first.token}")).player == first.player.id
    assert sum(name.startswith("player:") for name in store._documents) == 1


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("write", [1, 2, 3])
async def test_a_store_that_fails_between_the_writes_leaves_one_player_and_one_token(
    house: House, store: TakingTurns, monkeypatch: pytest.MonkeyPatch, write: int, done: bool
) -> None:
    """At each of the writes it fails before it did it, or before it said so."""
    put_once, writes = store.put_once, 0

    async def failing(key: str, value: bytes) -> bool:
        nonlocal writes
        writes += 1
        if writes == write:
            if done:
                await put_once(key, value)
            raise StoreUnavailable("The event store doesn't answer.")
        return await put_once(key, value)

    monkeypatch.setattr(store, "put_once", failing)
    with refused("unavailable"):
        await house.desk.sign_up(NOBODY, "Ann", "en", KEY)
    signed_up = await house.desk.sign_up(NOBODY, "Ann", "en", KEY)
    assert await make_house(store).desk.sign_up(NOBODY, "Ann", "en", KEY) == signed_up
    assert (await house.callers.caller(f"Bearer {signed_up.token}")).player == signed_up.player.id
    assert await house.desk.player(Caller(signed_up.player.id)) == signed_up.player
    assert sum(name.startswith("player:") for name in store._documents) == 1


async def test_a_player_hears_first_of_the_games_that_wait_for_them(house: House) -> None:
    waits = await Two.begun(house)
    other = await Two.laid(house)
    ann = waits.ann
    await house.desk.lobby.sit(ann, other.id, None, "")
    assert [game.id for game in await house.desk.waiting(ann)] == [waits.id, other.id]
    await waits.order(0, 1)
    assert [game.id for game in await house.desk.waiting(ann)] == [other.id, waits.id]


async def test_a_game_that_is_over_waits_for_nobody(begun: Two) -> None:
    await begun.play()
    assert await begun.house.desk.waiting(begun.ann) == ()


async def test_an_unknown_player_is_not_found(house: House) -> None:
    with refused("not_found"):
        await house.desk.player(Caller("p_00000000000000000000000000"))
