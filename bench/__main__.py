"""Measure: `scripts/bench [--rounds N] [--beside PATH] [kernel|replay|proof|append|requests|serving ...]`."""

from __future__ import annotations

import argparse
from pathlib import Path

from bench import append, kernel, proof, replay, requests, serving
from bench.figures import show, show_machine


def main() -> None:
    """Measure the parts asked for, or all."""
    asked = argparse.ArgumentParser(prog="scripts/bench", description="What the service costs, as ratios.")
    asked.add_argument("--rounds", type=int, default=15, help="how often each figure is measured")
    asked.add_argument("--beside", type=Path, metavar="PATH", help="another checkout, for kernel and requests")
    asked.add_argument(
        "parts",
        nargs="*",
        metavar="kernel|replay|proof|append|requests|serving",
        help="what to measure; all, if none is named",
    )
    given = asked.parse_args()
    parts = {
        "kernel": lambda: show("The domain", kernel.figures(given.rounds, given.beside)),
        "replay": lambda: show("Loading a game", replay.figures(given.rounds)),
        "proof": lambda: show("Proof", proof.figures(given.rounds)),
        "append": lambda: show("An append by the store", append.figures(given.rounds)),
        "requests": lambda: show("Requests without the wire", requests.figures(given.rounds, given.beside)),
        "serving": lambda: show(f"The service, {serving.CLIENTS} clients", serving.figures(given.rounds)),
    }
    if unknown := set(given.parts) - set(parts):
        asked.error(f"there is no part {', '.join(sorted(unknown))}")
    show_machine()
    for name in given.parts or parts:
        parts[name]()


if __name__ == "__main__":
    main()
