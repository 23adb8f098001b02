"""Keeps golden games for ever, as what the rules of their day recorded: `python -m tests.domain.golden.keep NAME …`.

Do it before the rules' version is raised, one or two of each game: what is kept replays to the digest beside it, whatever
becomes of the rules.
"""

from __future__ import annotations

import sys
from pathlib import Path

from domain.registry import games
from tests.domain.golden.games import EARLIER, HERE, recorded


def digest_beside(stream: Path) -> Path:
    """The file that says what a stream replays to."""
    return stream.with_suffix(".digest")


def digest_of(stream: Path) -> str:
    """What a stream replays to."""
    game = games()[game_of(stream)]
    digest: str = game.replay(recorded(game, stream).commits).digest()
    return digest


def game_of(stream: Path) -> str:
    """The name of the game that a stream is of."""
    return stream.stem.partition("-")[0]


def main(names: list[str]) -> None:
    """Keep golden games, each under its name and the version of the rules that recorded it."""
    for name in names:
        stream = HERE / f"{name}.xz"
        first = recorded(games()[game_of(stream)], stream).commits[0]
        kept = EARLIER / f"{name}-{first.rules}.xz"
        if kept.exists():
            sys.exit(f"{kept} is there already; what is kept is never written again")
        kept.write_bytes(stream.read_bytes())
        digest_beside(kept).write_text(f"{digest_of(kept)}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
