"""Sandboxes: a game goes on from a version of another, with what one viewer knew of it and all else dealt anew."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from . import events as e
from .commit import Commit
from .following import Following
from .game import Decided, Game
from .lobby import LEAVERS_BOT, ForkGame
from .redeal import neutral, redeal
from .refusal import Refused
from .state import State

S = TypeVar("S", bound=State)
UNDO = "own_last"
"""What may be taken back in a sandbox: it is there to try things."""


def is_calm(state: State) -> bool:
    """Whether a game can be forked as it is now: it runs, and no rule is suspended, as it is while something is to be decided."""
    return state.status == "running" and not state.stack


def version_to_fork(game: Game[Any, Any, Any], commits: Iterable[Commit], at: int | None = None) -> int:
    """The version at which a game is forked: `at`, or the newest that may be. `commits` are those up to it.

    Refused: it can't be forked there.
    """
    state, newest = game.state(), 0
    for commit in commits:
        game.apply(state, commit)
        newest = commit.version if is_calm(state) else newest
    if not newest:
        raise Refused("wrong_phase", "kernel.fork.version", detail="fork_never", pointer="/at")
    if at not in (None, newest):
        raise Refused("wrong_phase", "kernel.fork.version", detail="fork", pointer="/at", at=at, nearest=newest)
    return newest


def fork(following: Following[S], asked: ForkGame, seed: bytes) -> Decided[S]:
    """The sandbox that is asked for, from a game as the viewer could follow it. `seed` is the sandbox's own secret, 32 random bytes."""
    game, was = following.game, following.state
    t = game.at(game.state())
    t.because("kernel.fork.sandbox")
    game.lay(
        t,
        seed,
        preset=was.preset,
        options=was.options,
        seats=tuple(_seats(was, asked)),
        creator=asked.creator,
        visibility=asked.visibility,
        content=was.content,
        undo=UNDO,
    )
    t.emit(e.Forked(of=asked.of, at=asked.at, seat=asked.seat, zones=_zones(was), table=_table(following)))
    t.because("kernel.fork.dealt-anew")
    for redealt in redeal(following, t.random):
        t.emit(redealt)
    t.because("kernel.fork.seen-again")
    for to, cards in _seen(was, t.s):
        t.show(cards, to)
    return Decided(tuple(t.events), t.s)


def _seats(was: State, asked: ForkGame) -> Iterator[e.SeatPlan]:
    """The creator has the own seat, or all of them; bots play the others."""
    for seat, plan in enumerate(was.seats):
        if asked.hold == "all" or seat == asked.seat:
            yield e.SeatPlan("player", asked.creator)
        else:
            yield plan if plan.kind == "bot" else e.SeatPlan("bot", bot=LEAVERS_BOT)


def _zones(was: State) -> dict[str, list[int]]:
    return {zone: list(ids) for zone, ids in sorted(was.zones.items()) if ids}


def _table(following: Following[Any]) -> bytes:
    """The state with nothing in it that the viewer doesn't know: the end of the sandbox reveals it."""
    state: State = neutral(following)
    state.answers.clear()
    for facts in ("what", "known", "serial"):
        setattr(state, facts, dict(sorted(getattr(state, facts).items())))
    return state.packed()


def _seen(was: State, now: State) -> Iterator[tuple[int, list[int]]]:
    """The cards that somebody knew before they were dealt anew, by the mask of those who did: all know that they did."""
    cards = defaultdict[int, list[int]](list)
    for i, mask in sorted(was.known.items()):
        if mask != now.known[i]:
            cards[mask].append(i)
    yield from sorted(cards.items())
