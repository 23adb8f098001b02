"""Records the games that test_recorded.py reads: `python -m tests.domain.kernel.record NAME`.

Do it only to add a recording; what was once published must be read for ever, so a file that is there is never
written again.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import get_args

import msgspec

from domain.kernel import events as e
from domain.kernel.action import Action, AnswerUndo, ComeBack, SetAutoPass, SetClock, StandIn, Undo
from domain.kernel.clock_events import CLOCK_EVENTS, Clock
from domain.kernel.commit import pack
from domain.kernel.due import due
from domain.kernel.event import Event
from domain.kernel.expiry import Expire
from domain.kernel.following import follow
from domain.kernel.fork import fork, version_to_fork
from domain.kernel.hosting import ChangeOptions, HandOver, Readmit, SeatBot
from domain.kernel.lobby import EndGame, ForkGame, GiveUp, KeepSeat, SitDown, StandUp, StartGame
from domain.kernel.lobby_events import Expired
from domain.kernel.ready import SetReady
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from tests.domain.kernel.arrange import GAME
from tests.domain.play import Move, Played, lay, next_move

RECORDED = Path(__file__).parent / "recorded"
TAKING_BACK = 0.15
"""How often, before a move, somebody would like to take something back."""


OF_SANDBOX = (e.Forked, e.Redealt, e.CalledOff)
ELSEWHERE = (e.GivenUp, *OF_SANDBOX, Expired)
"""Events that no game has which is played to its end: those of a sandbox, and those by which a game ends otherwise."""

MINUTES = 60_000
BY_THE_CLOCK = Clock("turn", 60, 5, "stand_in")


def whole_game(seed: int) -> Played:
    """A game with everything in it that the kernel can record, but for what only a sandbox has."""
    played, r = lay(GAME, 3, "first-night", seed, "all_agree"), Random(seed)
    for move in (
        Move(0, SitDown(player="p_1", client_seed="one")),
        Move(0, StandUp(seat=0)),
        *hosted(),
        Move(0, SitDown(player="p_2", client_seed="two")),
        Move(-1, KeepSeat(seat=1, player="p_3")),
        Move(-1, KeepSeat(seat=2, player="p_3")),
        Move(-1, KeepSeat(seat=2)),
        Move(1, SitDown(player="p_3")),
        Move(2, SitDown(player="p_4", seat=2, client_seed="trois, à l'aveugle")),
        Move(0, StartGame(client_seed="go")),
        Move(2, SetAutoPass(on=True)),
        Move(1, StandUp(seat=1)),
    ):
        played.take(move)
    while played.last.status != "ended":
        if r.random() < TAKING_BACK:
            take_back(played, r)
        played.take(next_move(GAME, played.last, r))
    return played


def hosted() -> tuple[Move, ...]:
    """What a host does before a game begins, so that the table is again as it was."""
    said: tuple[Action, ...] = (
        SitDown(player="p_5", seat=1),
        HandOver(by="p_1", seat=1),
        SetReady(player="p_5"),
        ChangeOptions(by="p_5", preset="long-river"),
        ChangeOptions(by="p_5", preset="first-night"),
        SitDown(player="p_6", seat=2),
        StandUp(seat=2, by="p_5"),
        Readmit(by="p_5", player="p_6"),
        SeatBot(by="p_5", bot="random", seat=2),
        StandUp(seat=2, by="p_5"),
        StandUp(seat=1),
    )
    return tuple(Move(-1, action) for action in said)


def take_back(played: Played, r: Random) -> None:
    """Somebody proposes to take something back, if it may be, and the other player agrees, or doesn't, or says nothing."""
    with suppress(Refused):
        played.take_back(0, Undo())
        played.take_back(2, AnswerUndo(agree=r.random() < 0.5) if r.random() < 0.7 else Undo())


def sandbox(played: Played, seed: int) -> Played:
    """A sandbox that was forked from a game, and that an operator ended."""
    forked, r = Played(GAME, played.seed[::-1], [], [], [GAME.state()]), Random(seed)
    at = version_to_fork(GAME, played.commits[: len(played.commits) // 2])
    asked = ForkGame(of="g_1", at=at, creator="p_4", seat=2)
    forked.record(Move(-1, asked), fork(follow(GAME, played.commits[:at], 2), asked, forked.seed))
    for _ in range(10):
        forked.take(next_move(GAME, forked.last, r))
    forked.take(Move(-1, EndGame(player="p_9", reason="The table was abandoned.")))
    return forked


def expired() -> Played:
    """A table at which nobody began in time."""
    played = lay(GAME, 2, expires=5 * MINUTES)
    played.take(Move(-1, SitDown(player="p_2", client_seed="one")))
    played.take(Move(-1, Expire()), 5 * MINUTES)
    return played


def given_up() -> Played:
    """A table of which moves were lost, and given up."""
    played = lay(GAME, 2)
    played.take(Move(-1, SitDown(player="p_2", client_seed="one")))
    played.take(Move(-1, GiveUp(version=4, head=64 * "a", player="p_9")))
    played.take(Move(-1, SitDown(player="p_3", client_seed="two")))
    return played


def kinds(played: Played) -> set[type[Event]]:
    """The kinds of events in a game."""
    return {type(event) for commit in played.commits for event in GAME.events_of(commit)}


def timed_game(seed: int) -> Played:
    """A game with a clock, in which time runs out, all agree to stop it, and bots stand in."""
    played, r = lay(GAME, 3, "creek", seed, clock=BY_THE_CLOCK), Random(seed)
    for seat in range(3):
        played.take(Move(-1, SitDown(player=f"p_{seat}")))
    played.take(Move(-1, StartGame()))
    for stopped in (True, False):
        for seat in range(3):
            played.take(Move(seat, SetClock(stopped=stopped)), in_person=True)
    played.take(Move(2, StandIn()), in_person=True)
    at = 1000 * len(played.commits) + 2 * MINUTES
    while coming := due(played.last):
        played.take(Move(-1, coming.action), at)
    played.take(Move(1, ComeBack()), at, in_person=True)
    while played.last.status != "ended":
        at += 1000
        played.take(next_move(GAME, played.last, r), at)
    return played


def complete(played: Played) -> bool:
    """Whether there is every event of the game and of the kernel in it that can be."""
    return kinds(played) == set(get_args(GAME.events)) - set(ELSEWHERE) - set(CLOCK_EVENTS)


def summary(state: State) -> bytes:
    """What a recording adds up to, field by field: a field that is added later is not in it."""
    return msgspec.json.format(msgspec.json.encode(msgspec.to_builtins(state, str_keys=True)), indent=1)


def main(name: str) -> None:
    """Record a game that has every event, a sandbox of it, and what each adds up to."""
    seed, played = next(game for game in enumerate(map(whole_game, range(1000))) if complete(game[1]))
    record(played, name)
    forked = sandbox(played, seed)
    if not kinds(forked).issuperset(OF_SANDBOX):
        sys.exit("the sandbox lacks an event")
    record(forked, f"{name}-sandbox")
    record(expired(), f"{name}-expired")
    record(given_up(), f"{name}-given-up")
    timed = timed_game(seed)
    if not kinds(timed).issuperset(CLOCK_EVENTS):
        sys.exit("the game with a clock lacks an event")
    record(timed, f"{name}-clock")


def record(played: Played, name: str) -> None:
    """Write a game down, unless there is one of that name."""
    stream = RECORDED / f"{name}.msgpack"
    if stream.exists():
        sys.exit(f"{stream} is there already; a recording is never written again")
    RECORDED.mkdir(exist_ok=True)
    stream.write_bytes(pack([pack(commit) for commit in played.commits]))
    stream.with_suffix(".json").write_bytes(summary(played.last) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
