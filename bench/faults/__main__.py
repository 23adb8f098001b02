"""Kill the store, the services or the power again and again, and say what was lost: `scripts/faults --help`."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from .campaign import Outcome, campaign
from .power import Cuts, power_cuts

LEVELS = ("memory", "disk", "replicated")


def main() -> int:
    """Fight a campaign, and say what became of it; 1 if anything is wrong."""
    asked = argparse.ArgumentParser(prog="scripts/faults", description="What is lost while things die.")
    asked.add_argument("--kills", type=int, default=200, help="how many times something is killed, or the power cut")
    asked.add_argument("--level", choices=LEVELS, default="disk", help="the level of durability")
    asked.add_argument(
        "--what", choices=("store", "service", "both", "failover", "power"), default="both", help="what dies"
    )
    asked.add_argument("--tables", type=int, default=2, help="at how many tables is played meanwhile")
    asked.add_argument("--seed", type=int, help="to do again what was done before, as far as time allows")
    asked.add_argument("--json", type=Path, metavar="FILE", help="where the outcome is added, one line of JSON")
    given: Any = asked.parse_args()
    if given.what == "failover" and given.level != "replicated":
        asked.error("only at `replicated` is there somebody to whom the store can fail over")
    if given.what == "power" and given.level == "replicated":
        asked.error("power is cut at one server: `replicated` has two")
    seed = Random().randrange(2**31) if given.seed is None else given.seed
    print(f"seed {seed}", flush=True)
    outcome = fought(given, seed)
    if given.json:
        with given.json.open("ab") as file:
            file.write(msgspec.json.encode(outcome) + b"\n")
    print(said(outcome))
    must_not_lose = not isinstance(outcome, Cuts) or outcome.level != "memory"
    return bool(outcome.wrong or (outcome.lost and must_not_lose))


def fought(given: Any, seed: int) -> Outcome | Cuts:
    """What a campaign in a directory of its own came to."""
    directory = Path(tempfile.mkdtemp(prefix="turnledger-"))
    try:
        if given.what == "power":
            return asyncio.run(power_cuts(given.level, given.kills, seed, directory))
        return asyncio.run(campaign(given.level, given.what, given.kills, seed, given.tables, directory))
    finally:
        shutil.rmtree(directory)


def said(outcome: Outcome | Cuts) -> str:
    """The outcome, for a person."""
    faults = "".join(f"{fault}\n" for fault in outcome.wrong)
    if isinstance(outcome, Cuts):
        return (
            f"{faults}{outcome.level}, {outcome.cuts} power cuts: {outcome.acknowledged} appends acknowledged, "
            f"{outcome.lost} of them lost, at most {outcome.most} at a cut ({outcome.bytes_lost} bytes of the log in all); "
            f"{len(outcome.wrong)} other faults."
        )
    calls = outcome.calls
    return (
        f"{faults}{outcome.level}, {outcome.what}: {outcome.kills} kills in {outcome.seconds:.0f} s, {outcome.games} games, "
        f"{outcome.commits} commits. {outcome.acknowledged} commands acknowledged, {outcome.resent} requests sent again, "
        f"{calls.get('unknown', 0)} given up ({calls.get('unknown and done', 0)} of them carried out), "
        f"{calls.get('refused', 0)} refused, {calls.get('conflict', 0)} conflicts; {calls.get('seen', 0)} looks and "
        f"{calls.get('heard', 0)} deliveries checked. Lost: {outcome.lost}. The longest pause: {outcome.pause} s. "
        f"{len(outcome.wrong)} faults."
    )


if __name__ == "__main__":
    sys.exit(main())
