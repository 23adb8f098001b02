"""Tells the faults of the cards of every game: exit status 1 if there are any."""

from __future__ import annotations

import sys

from .box import boxes
from .checks import faults


def main() -> int:
    """Print every fault, a line each, and how many cards were looked at."""
    found = {name: faults(box) for name, box in boxes().items()}
    lines = [f"{name}: {fault}" for name, several in found.items() for fault in several]
    looked_at = sum(len(box.cards) for box in boxes().values())
    sys.stdout.write("\n".join((*lines, f"{looked_at} cards, {len(lines)} faults")) + "\n")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
