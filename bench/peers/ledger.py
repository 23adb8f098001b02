"""Commits appended and replayed by the `eventsourcing` library, timed; run by the Python of .venv-peers.

`ledger.py FILE memory|sqlite DIRECTORY`: FILE holds a game's commits as JSON, each a list of events. For every line of input
a new game is made of them, saved commit by commit, and loaded again; the answer is a line with the seconds of both.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import perf_counter

from eventsourcing.application import Application
from eventsourcing.domain import Aggregate, event

MODULES = {"memory": "eventsourcing.popo", "sqlite": "eventsourcing.sqlite"}


class Game(Aggregate):
    """A game that keeps nothing of an event but that it was there."""

    def __init__(self) -> None:
        self.told = 0

    @event("Told")
    def tell(self, what: dict[str, object]) -> None:
        """One event."""
        self.told += 1


class Games(Application):
    """Games in a store."""


def measured(games: Games, commits: list[list[dict[str, object]]]) -> tuple[float, float]:
    """The seconds that it took to save a game commit by commit, and to load it."""
    game = Game()
    start = perf_counter()
    for commit in commits:
        for each in commit:
            game.tell(each)
        games.save(game)
    saved = perf_counter()
    again: Game = games.repository.get(game.id)
    loaded = perf_counter()
    if again.told != sum(map(len, commits)):
        raise RuntimeError("not all events came back")
    return saved - start, loaded - saved


def main() -> None:
    """Measure whenever asked."""
    file, kind, directory = sys.argv[1:]
    commits = json.loads(Path(file).read_text(encoding="utf-8"))
    games = Games(env={"PERSISTENCE_MODULE": MODULES[kind], "SQLITE_DBNAME": str(Path(directory) / "events.db")})
    for _ in sys.stdin:
        print(*measured(games, commits), flush=True)


if __name__ == "__main__":
    main()
