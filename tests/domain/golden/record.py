"""Records the golden games again: `python -m tests.domain.golden.record [NAME …]`, those named or all.

Do it only when the rules are meant to have changed; the diff of the summaries beside the recordings is what to review.
"""

from __future__ import annotations

import sys

from tests.domain.golden.games import GOLDEN, HERE, recording
from tests.domain.golden.summary import summary


def main(names: list[str]) -> None:
    """Play golden games, and write each down with its summary."""
    HERE.mkdir(exist_ok=True)
    for golden in (golden for golden in GOLDEN if not names or golden.name in names):
        played = golden.play()
        golden.stream.write_bytes(recording(played))
        golden.summary.write_text(summary(played.game, played.commits), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
