"""Guests and their tokens."""

from __future__ import annotations

import re

import pytest

from schema.desk import Caller
from service.house import House
from service.store import MemoryStore, StoreUnavailable
from tests.service.house import TakingTurns
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two

pytestmark = pytest.mark.anyio


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
    ann = await house.desk.sign_up(NOBODY, "Ann", "en", "key")
    await house.callers.caller(f"Bearer {ann.token}")
    kept = repr(vars(store))
    assert ann.player.id in kept
    assert ann.token not in kept
    assert ann.token.removeprefix("tl_") not in kept


@pytest.mark.parametrize("name", ["x" * 61, "a\x00b", "a\u202eb", "a\nb", "a\n"])
async def test_a_name_is_short_and_can_be_printed(house: House, name: str) -> None:
    with refused("malformed", "/name"):
        await house.desk.sign_up(NOBODY, name, "en")


async def test_a_repeated_sign_up_makes_no_second_player(house: House) -> None:
    await house.desk.sign_up(NOBODY, "Ann", "en", "key")
    with refused("command_id_reused"):
        await house.desk.sign_up(NOBODY, "Ann", "en", "key")


async def test_a_sign_up_that_the_store_failed_may_be_repeated(
    house: House, store: TakingTurns, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(key: str, value: bytes) -> None:
        raise StoreUnavailable("The event store doesn't answer.")

    with monkeypatch.context() as patch:
        patch.setattr(store, "put", away)
        with refused("unavailable"):
            await house.desk.sign_up(NOBODY, "Ann", "en", "key")
    assert (await house.desk.sign_up(NOBODY, "Ann", "en", "key")).token


async def test_a_player_hears_first_of_the_games_that_wait_for_them(house: House) -> None:
    waits = await Two.begun(house)
    other = await Two.laid(house)
    ann = waits.ann
    await house.desk.sit(ann, other.id, None, "")
    assert [game.id for game in await house.desk.waiting(ann)] == [waits.id, other.id]
    await waits.order(0, 1)
    assert [game.id for game in await house.desk.waiting(ann)] == [other.id, waits.id]


async def test_a_game_that_is_over_waits_for_nobody(begun: Two) -> None:
    await begun.play()
    assert await begun.house.desk.waiting(begun.ann) == ()


async def test_an_unknown_player_is_not_found(house: House) -> None:
    with refused("not_found"):
        await house.desk.player(Caller("p_00000000000000000000000000"))
