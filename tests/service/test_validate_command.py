"""`turnledger validate`, as who runs a service uses it."""

from __future__ import annotations

import asyncio
import lzma
from collections.abc import Callable

import pytest
from cryptography.fernet import Fernet
from typer.testing import CliRunner, Result

from domain.kernel.commit import unpack, unpack_commit
from domain.registry import games
from service.cli import command_line
from service.ids import new_id
from service.store import RedisStore
from service.vault import Vault
from tests.domain.golden.games import HERE
from tests.service.house import BEGAN

Run = Callable[..., Result]

CONTENT, ENTRIES = unpack(lzma.decompress(min(HERE.glob("villains-*.xz")).read_bytes()))
WHOLE, DAMAGED = new_id("g", BEGAN), new_id("g", BEGAN)
SHORT = 12


@pytest.fixture(params=["server", "cluster"])
def run(request: pytest.FixtureRequest, namespace: str) -> Run:
    url = request.getfixturevalue("valkey_url")
    if request.param == "cluster":
        url = request.getfixturevalue("whole_cluster").url

    def invoke(*arguments: str) -> Result:
        environment = {
            "REDIS_URL": url,
            "TURNLEDGER_DURABILITY": "memory",
            "TURNLEDGER_REDIS_NAMESPACE": namespace,
        }
        return CliRunner().invoke(command_line(["validate"]), ["validate", *arguments], env=environment)

    damaged = [entry[:-1] + b"!" if n == 8 else entry for n, entry in enumerate(ENTRIES[:SHORT], 1)]
    asyncio.run(put(url, namespace, WHOLE, ENTRIES[:SHORT]))
    asyncio.run(put(url, namespace, DAMAGED, damaged))
    return invoke


async def put(url: str, namespace: str, game: str, entries: list[bytes]) -> None:
    store = RedisStore(url, namespace=namespace)
    await store.put_once(f"content:{games()['villains'].load(CONTENT)}", CONTENT)
    for n, entry in enumerate(entries):
        await store.append(game, n, entry)
    await store.close()


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


def test_commands_read_encrypted_seeds(valkey_url: str, namespace: str) -> None:
    key = Fernet.generate_key().decode()
    entries = [Vault([key]).closed(unpack_commit(ENTRIES[0])), *ENTRIES[1:SHORT]]
    asyncio.run(put(valkey_url, namespace, WHOLE, entries))
    environment = {
        "REDIS_URL": valkey_url,
        "TURNLEDGER_DURABILITY": "memory",
        "TURNLEDGER_REDIS_NAMESPACE": namespace,
        "TURNLEDGER_SEED_KEYS": key,
    }
    for command in ("replay", "events", "validate"):
        assert CliRunner().invoke(command_line([command]), [command, WHOLE], env=environment).exit_code == 0
        locked = CliRunner().invoke(
            command_line([command]), [command, WHOLE], env={**environment, "TURNLEDGER_SEED_KEYS": ""}
        )
        assert locked.exit_code == 1
        assert "TURNLEDGER_SEED_KEYS" in f"{locked.stdout} {locked.exception}"


def test_what_to_validate_has_to_be_said(run: Run) -> None:
    done = run()
    assert done.exit_code == 2
    assert "--store" in done.stderr
