"""`turnledger validate`, as who runs a service uses it."""

from __future__ import annotations

import asyncio
import lzma
from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from domain.kernel.commit import unpack
from domain.registry import games
from service.cli import app
from service.ids import new_id
from service.store import RedisStore
from tests.domain.golden.games import HERE
from tests.service.house import BEGAN

Run = Callable[..., Result]

CONTENT, ENTRIES = unpack(lzma.decompress(min(HERE.glob("villains-*.xz")).read_bytes()))
WHOLE, DAMAGED = new_id("g", BEGAN), new_id("g", BEGAN)
SHORT = 12


@pytest.fixture
def run(valkey_url: str, namespace: str) -> Run:
    def invoke(*arguments: str) -> Result:
        environment = {"REDIS_URL": valkey_url, "TURNLEDGER_REDIS_NAMESPACE": namespace}
        return CliRunner().invoke(app, ["validate", *arguments], env=environment)

    async def store() -> None:
        opened = RedisStore(valkey_url, namespace=namespace)
        await opened.put_once(f"content:{games()['villains'].load(CONTENT)}", CONTENT)
        for n, entry in enumerate(ENTRIES[:SHORT]):
            await opened.append(WHOLE, n, entry)
            await opened.append(DAMAGED, n, entry[:-1] + b"!" if n == 7 else entry)
        await opened.close()

    asyncio.run(store())
    return invoke


def test_each_game_that_differs_is_named_with_the_version(run: Run) -> None:
    done = run("--store")
    found, sums, unsigned = done.stdout.splitlines()
    assert done.exit_code == 1
    assert found.startswith(f"{DAMAGED}  ")
    assert "8" in found
    assert sums == f"2 streams of {2 * SHORT} entries: 1 not whole"
    assert unsigned == f"not signed: {SHORT}"


def test_where_all_is_well_the_status_says_so(run: Run) -> None:
    done = run(WHOLE)
    assert (done.exit_code, done.stdout.splitlines()[0]) == (0, f"1 stream of {SHORT} entries: all whole")


def test_what_to_validate_has_to_be_said(run: Run) -> None:
    done = run()
    assert done.exit_code == 2
    assert "--store" in done.stderr
