"""Measure: `scripts/bench [--rounds N] [--beside PATH] [--quick] [--events N [--cluster]] [PART ...]`."""

from __future__ import annotations

import argparse
from pathlib import Path

from bench import append, footprint, kernel, many, proof, replay, requests, serving
from bench.crowd import report as crowd
from bench.figures import show, show_machine
from bench.load import report as load

LONG = ("load", "crowd", "footprint")
"""Parts that take minutes, and are measured only where they are named."""


def main() -> None:
    """Measure the parts asked for, or all."""
    asked = argparse.ArgumentParser(prog="scripts/bench", description="What the service costs, as ratios.")
    asked.add_argument("--rounds", type=int, default=15, help="how often each figure is measured")
    asked.add_argument("--beside", type=Path, metavar="PATH", help="another checkout, for kernel and requests")
    asked.add_argument("--quick", action="store_true", help="of the parts that take minutes, only whether they run")
    asked.add_argument("--events", type=int, help="replay: so many from a store that is full of games, instead of one")
    asked.add_argument("--cluster", action="store_true", help="replay: that store is a cluster of six servers")
    names = "|".join(("kernel", "replay", "proof", "append", "requests", "serving", *LONG))
    asked.add_argument(
        "parts", nargs="*", metavar=names, help="what to measure; all but the long ones, if none is named"
    )
    given = asked.parse_args()
    parts = {
        "kernel": lambda: show("The domain", kernel.figures(given.rounds, given.beside)),
        "replay": lambda: (
            many.run(given.events, given.cluster)
            if given.events
            else show("Loading a game", replay.figures(given.rounds))
        ),
        "proof": lambda: show("Proof", proof.figures(given.rounds)),
        "append": lambda: show("An append by the store", append.figures(given.rounds)),
        "requests": lambda: show("Requests without the wire", requests.figures(given.rounds, given.beside)),
        "serving": lambda: show(f"The service, {serving.CLIENTS} clients", serving.figures(given.rounds)),
        "load": lambda: load.run(load.QUICK if given.quick else load.FULL),
        "crowd": lambda: crowd.run(crowd.QUICK if given.quick else crowd.FULL),
        "footprint": lambda: footprint.run(footprint.QUICK if given.quick else footprint.FULL),
    }
    if unknown := set(given.parts) - set(parts):
        asked.error(f"there is no part {', '.join(sorted(unknown))}")
    show_machine()
    for name in given.parts or [part for part in parts if part not in LONG]:
        parts[name]()


if __name__ == "__main__":
    main()
