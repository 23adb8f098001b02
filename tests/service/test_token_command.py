"""`turnledger token`, as who runs a service uses it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from typer.testing import CliRunner, Result

from schema.desk import Caller
from service.cli import command_line
from service.house import House
from service.store import RedisStore
from tests.service.house import make_house
from tests.service.table import NOBODY

T = TypeVar("T")
Run = Callable[..., Result]


@pytest.fixture
def run(valkey_url: str, namespace: str) -> Run:
    def invoke(*arguments: str) -> Result:
        environment = {
            "REDIS_URL": valkey_url,
            "TURNLEDGER_DURABILITY": "memory",
            "TURNLEDGER_REDIS_NAMESPACE": namespace,
        }
        return CliRunner().invoke(command_line(["token"]), ["token", *arguments], env=environment)

    return invoke


@pytest.fixture
def ask(valkey_url: str, namespace: str) -> Callable[[Callable[[House], Awaitable[T]]], T]:
    """What a service on the same store answers."""

    async def asked(what: Callable[[House], Awaitable[T]]) -> T:
        store = RedisStore(valkey_url, namespace=namespace)
        try:
            return await what(make_house(store))
        finally:
            await store.close()

    return lambda what: asyncio.run(asked(what))


Ask = Callable[[Callable[[House], Awaitable[T]]], T]


def test_it_prints_a_token_that_a_running_service_takes(run: Run, ask: Ask[str], namespace: str) -> None:
    async def sign_up(house: House) -> str:
        return (await house.desk.sign_up(NOBODY, "Dot", "en")).player.id

    player = ask(sign_up)
    done = run(player, "--scopes", "audit, admin", "--days", "3")
    assert done.exit_code == 0
    token = done.stdout.strip()

    async def whose(house: House) -> str:
        caller = await house.callers.caller(f"Bearer {token}")
        assert caller == Caller(player, scopes=frozenset({"audit", "admin"}))
        return str(caller.player)

    assert ask(whose) == player


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("p_01J00000000000000000000000", "--scopes", "audit"), "There is no such thing here."),
        (("p_x", "--scopes", "everything"), "there is no such token"),
        (("p_x", "--scopes", ""), "there is no such token"),
        (("p_x", "--scopes", "audit", "--days", "0"), "days"),
    ],
)
def test_it_says_why_there_is_no_token(run: Run, arguments: tuple[str, ...], why: str) -> None:
    done = run(*arguments)
    assert done.exit_code != 0
    assert why in done.output + str(done.exception)
    assert "tlp_" not in done.output
