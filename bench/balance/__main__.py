"""Lets bots play, and writes the parts of the page for the games named, or for all."""

from __future__ import annotations

import argparse
import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from . import PARTS, Part

PAGE = Path(__file__).parents[2] / "docs" / "balance.md"


def main() -> None:
    """Play them all, and write the page."""
    asked = argparse.ArgumentParser(prog="scripts/balance", description="How bots fare, for docs/balance.md.")
    asked.add_argument("games_named", nargs="*", metavar="GAME", help=f"which of {', '.join(PARTS)}; all, if none")
    asked.add_argument("--games", type=int, help="how many games at each table; as many as usual, if not said")
    asked.add_argument("--seed", type=int, default=1, help="the seed of the first game; the others follow it")
    asked.add_argument("--jobs", type=int, default=2, help="processes to play in")
    given = asked.parse_args()
    if unknown := set(given.games_named) - set(PARTS):
        asked.error(f"there is no game {', '.join(sorted(unknown))}")
    said = parts_of(PAGE.read_text(encoding="utf-8"))
    with ProcessPoolExecutor(given.jobs) as pool:
        for name in given.games_named or PARTS:
            said[PARTS[name].title] = played(PARTS[name], given.games or PARTS[name].usual, given.seed, pool)
    PAGE.write_text("\n".join(said[part.title] for part in PARTS.values() if part.title in said), encoding="utf-8")


def played(part: Part, number: int, seed: int, pool: ProcessPoolExecutor) -> str:
    """A part of the page, with the games played for it."""
    return part.text(pool.map(part.play, enumerate(part.laid(number), seed), chunksize=8), number, seed)


def parts_of(page: str) -> dict[str, str]:
    """The parts of a page by their titles."""
    parts = re.split(r"^(?=# )", page, flags=re.MULTILINE)
    return {part.splitlines()[0].removeprefix("# "): part.rstrip() + "\n" for part in parts if part.startswith("# ")}


if __name__ == "__main__":
    main()
