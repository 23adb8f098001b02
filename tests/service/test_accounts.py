"""Accounts: what is kept of a player apart."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from schema.accounts import Suspension
from service.accounts import NEW, Account, Accounts, Quota
from service.players import FRESH
from service.store import MemoryStore
from tests.service.house import TakingTurns
from tests.service.refusing import refused

pytestmark = pytest.mark.anyio


class Clock:
    """A clock that stands still until it is set."""

    now = 0

    def __call__(self) -> int:
        return self.now


def suspending(reason: str, until: int | None = None) -> Account:
    return structs.replace(NEW, suspended=Suspension(reason, until))


async def test_whoever_has_no_record_has_a_new_account() -> None:
    assert await Accounts(MemoryStore(), Clock()).get("p_x") == NEW


async def test_a_change_is_kept_and_leaves_the_rest() -> None:
    store = MemoryStore()
    accounts = Accounts(store, Clock())
    await accounts.change("p_x", lambda account: structs.replace(account, quota=Quota(games=3)))
    await accounts.change("p_x", lambda account: structs.replace(account, suspended=Suspension("noise")))
    kept = Account(suspended=Suspension("noise"), quota=Quota(games=3))
    assert await accounts.get("p_x") == await Accounts(store, Clock()).get("p_x") == kept
    assert await accounts.get("p_y") == NEW


async def test_who_changes_an_account_at_once_loses_nothing() -> None:
    store, seen = TakingTurns(), set[int]()

    def count(account: Account) -> Account:
        seen.add(account.generation)
        return structs.replace(account, generation=account.generation + 1)

    here, there = Accounts(store, Clock()), Accounts(store, Clock())
    await asyncio.gather(*(accounts.change("p_x", count) for accounts in (here, there, here, there)))
    assert (await Accounts(store, Clock()).get("p_x")).generation == 4
    assert seen == {0, 1, 2, 3}


async def test_a_change_that_always_comes_too_late_is_unavailable() -> None:
    class Hurried(MemoryStore):
        async def swap(self, key: str, old: bytes | None, new: bytes | None) -> bool:
            return False

    with refused("unavailable"):
        await Accounts(Hurried(), Clock()).change("p_x", lambda account: account)


async def test_another_replica_learns_of_a_change_within_seconds() -> None:
    store, clock = MemoryStore(), Clock()
    here, there = Accounts(store, clock), Accounts(store, clock)
    assert await there.get("p_x") == NEW
    await here.change("p_x", lambda _: suspending("noise"))
    clock.now = FRESH - 1
    assert await there.get("p_x") == NEW
    clock.now = FRESH
    assert await there.get("p_x") == suspending("noise")


@pytest.mark.parametrize(("until", "now", "held"), [(None, 10**15, True), (100, 99, True), (100, 100, False)])
def test_a_suspension_holds_until_its_end(until: int | None, now: int, held: bool) -> None:
    account = suspending("noise", until)
    assert account.suspension(now) == (account.suspended if held else None)
    assert NEW.suspension(now) is None
