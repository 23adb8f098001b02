"""Records the game that test_recorded.py reads: `python -m tests.domain.kernel.record NAME`.

Do it only to add a recording; what was once published must be read for ever, so a file that is there is never
written again.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import get_args

import msgspec

from domain.kernel.action import SetAutoPass
from domain.kernel.commit import pack
from domain.kernel.lobby import SitDown, StandUp, StartGame
from domain.kernel.state import State
from tests.domain.kernel.arrange import GAME
from tests.domain.play import Move, Played, lay, next_move

RECORDED = Path(__file__).parent / "recorded"


def whole_game(seed: int) -> Played:
    """A game with everything in it that the kernel can record."""
    played, r = lay(GAME, 3, "first-night", seed), Random(seed)
    for move in (
        Move(0, SitDown(player="p_1", client_seed="one")),
        Move(0, StandUp(seat=0)),
        Move(0, SitDown(player="p_2", client_seed="two")),
        Move(1, SitDown(player="p_3")),
        Move(2, SitDown(player="p_4", seat=2, client_seed="trois, à l'aveugle")),
        Move(0, StartGame(client_seed="go")),
        Move(2, SetAutoPass(on=True)),
        Move(1, StandUp(seat=1)),
    ):
        played.take(move)
    while played.last.status != "ended":
        played.take(next_move(GAME, played.last, r))
    return played


def complete(played: Played) -> bool:
    """Whether there is every event of the game and of the kernel in it."""
    there = {type(event) for commit in played.commits for event in GAME.events_of(commit)}
    return there == set(get_args(GAME.events))


def summary(state: State) -> bytes:
    """What a recording adds up to, field by field: a field that is added later is not in it."""
    return msgspec.json.format(msgspec.json.encode(msgspec.to_builtins(state, str_keys=True)), indent=1)


def main(name: str) -> None:
    """Record a game that has every event, and what it adds up to."""
    played = next(game for game in map(whole_game, range(1000)) if complete(game))
    stream = RECORDED / f"{name}.msgpack"
    if stream.exists():
        sys.exit(f"{stream} is there already; a recording is never written again")
    RECORDED.mkdir(exist_ok=True)
    stream.write_bytes(pack([pack(commit) for commit in played.commits]))
    stream.with_suffix(".json").write_bytes(summary(played.last) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
