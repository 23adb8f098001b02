"""A long campaign against a service of its own: `scripts/fuzz [--seconds N] [--seed N]`."""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

import httpx

from tests.contract.noise import Noise, at_a_table
from tests.e2e.service import running
from tests.security.frames import OURS, Ended, Frames, send

# The rules of a game refuse much that has the right shape.
WITHOUT: Final = "positive_data_acceptance"
ROUNDS: Final = 20


def main() -> int:
    """Run each part for a third of the time; how many went wrong."""
    asked = argparse.ArgumentParser(prog="scripts/fuzz", description="Send a service what it should withstand.")
    asked.add_argument("--seconds", type=int, default=300, help="how long, all in all")
    asked.add_argument("--seed", type=int, help="to do again what was done before")
    given = asked.parse_args()
    seed = Random().randrange(2**31) if given.seed is None else given.seed
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as directory:
        place = Path(directory)
        with (place / "log").open("w+b") as log, running(place / "data", log=log) as service:
            wrong = [name for name, part in PARTS.items() if not part(service.url, seed, given.seconds // len(PARTS))]
        said = (place / "log").read_text(encoding="utf-8")
    if faults := [line for line in said.splitlines() if '"level": "error"' in line or '"level": "critical"' in line]:
        print(*faults, sep="\n")
        wrong.append("the service's log")
    print(f"wrong: {', '.join(wrong)}" if wrong else "all is well")
    return len(wrong)


def rest(url: str, seed: int, seconds: int) -> bool:
    """What the OpenAPI document promises, call by call and call after call along its links."""
    return _schemathesis(f"{url}/openapi.json", url, seed, seconds, f"--exclude-checks={WITHOUT}")


def graphql(url: str, seed: int, seconds: int) -> bool:
    """Whatever the GraphQL schema allows. A refusal is an error there, so only our own faults count."""
    return _schemathesis(f"{url}/graphql", url, seed, seconds, "--checks=no_fault")


def _schemathesis(schema: str, url: str, seed: int, seconds: int, checks: str) -> bool:
    token = httpx.post(f"{url}/v1/players", json={"name": "Fuzz"}).json()["token"]
    options: Sequence[str] = (
        f"--header=Authorization: Bearer {token}",
        checks,
        f"--max-time={seconds}",
        f"--seed={seed}",
        "--max-examples=1000",
        "--continue-on-failure",
        "--suppress-health-check=all",
        "--warnings=off",
    )
    command = [str(Path(sys.executable).parent / "st"), "run", schema, *options]
    hooks = {**os.environ, "SCHEMATHESIS_HOOKS": "tests.contract.checks"}
    return subprocess.run(command, env=hooks, check=False).returncode == 0


def noise(url: str, seed: int, seconds: int) -> bool:
    """Bytes, frames and bodies without sense."""
    end = time.monotonic() + seconds

    async def go_on(maker: Noise) -> None:
        rounds = 0
        while time.monotonic() < end:
            await maker.all(ROUNDS)
            rounds += ROUNDS
        print(f"noise: {rounds} bodies, {rounds} connections, {rounds} sockets", flush=True)

    try:
        asyncio.run(at_a_table(url, seed, go_on))
    except AssertionError as error:
        print(f"noise: {error}", flush=True)
        return False
    return True


def frames(url: str, seed: int, seconds: int) -> bool:
    """Frames without sense, on sockets by hand."""

    async def many(seeds: range) -> list[Ended]:
        return await asyncio.gather(*(send(url, Frames(each).some(), seconds=60) for each in seeds))

    end, count = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        seeds = range(seed + count, seed + count + ROUNDS)
        for each, ended in zip(seeds, asyncio.run(many(seeds)), strict=True):
            if ended.code not in OURS | {0}:
                print(f"frames, seed {each}: {ended}", flush=True)
                return False
        count += ROUNDS
    print(f"frames: {count} sockets", flush=True)
    return True


PARTS: Final[dict[str, Callable[[str, int, int], bool]]] = {
    "REST": rest,
    "GraphQL": graphql,
    "noise": noise,
    "frames": frames,
}

if __name__ == "__main__":
    sys.exit(main())
