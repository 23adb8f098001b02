"""Tells the faults of the cards of every game: exit status 1 if there are any."""

from __future__ import annotations

import sys

from .games import linted


def main() -> int:
    """Print every fault, a line each, and how many cards were looked at."""
    found = linted()
    lines = [f"{name}: {fault}" for name, game in found.items() for fault in game.faults]
    looked_at = sum(game.cards for game in found.values())
    sys.stdout.write("\n".join((*lines, f"{looked_at} cards, {len(lines)} faults")) + "\n")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
