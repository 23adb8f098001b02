"""What a viewer may not know makes no difference to anything that the viewer is told.

Take a state of a game and deal it again: cards that the viewer doesn't know change places as far as the viewer takes it to be possible
(`domain.kernel.following`), but for those that the viewer comes to know in the moves that follow. Then take the same moves at both tables. Whatever is said
to the viewer must be the same, byte for byte, but for commitments.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence, Set as AbstractSet
from random import Random
from typing import Any

from domain.kernel.action import Decide
from domain.kernel.audience import Viewer, sees
from domain.kernel.events import Seen, Shuffled
from domain.kernel.following import Following
from domain.kernel.redeal import heap_of
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from tests.domain.conformance.tables import TELLING, TELLING_ANSWERS, Laid, every_table, some
from tests.domain.conformance.told import refusal, told
from tests.domain.conformance.wishes import forbidden
from tests.domain.hosts import host
from tests.domain.play import Move, Played

AHEAD = 6
"""Moves taken at both tables after each new deal."""
DEALS = 24
"""States dealt anew, about, for each table."""


@every_table
def test_nobody_is_told_what_they_may_not_know(laid: Laid) -> None:
    r, compared = Random(5), 0
    for played in laid.games():
        starts = some(calm(played), laid.part(DEALS, played))
        for viewer in (None, *range(laid.seats)):
            for start, following in followed(played, starts, viewer):
                compared += compare(laid, played, start, following, r)
    assert compared >= laid.commits // 3, f"only {compared} comparisons show little"


def calm(played: Played) -> list[int]:
    """States in which no rule is suspended: what one holds can't be dealt again."""
    return [n for n, state in enumerate(played.states) if state.status == "running" and not state.stack]


def followed(played: Played, starts: Sequence[int], viewer: Viewer) -> Iterator[tuple[int, Following[Any]]]:
    """What a viewer could follow up to each of some states. It is one that changes."""
    following = Following(played.game, viewer)
    for n, commit in enumerate(played.commits):
        if n in starts:
            yield n, following
        for event in played.game.events_of(commit):
            following.see(event)


def compare(laid: Laid, played: Played, start: int, following: Following[Any], r: Random) -> int:
    """How many times the viewer was told the same at both tables; AssertionError where not."""
    game, viewer, end = laid.game, following.viewer, min(start + AHEAD, len(played.moves))
    twin = redealt(played.states[start], following, learnt(played, start, end, viewer), r)
    if twin.what == played.states[start].what:
        return 0
    for n in range(start, end):
        after, move = played.states[n + 1], played.moves[n]
        if after.status == "ended" or tells(laid, played.states[n], move, viewer):
            return n - start
        compare_refusals(laid, played.states[n], twin, viewer, r)
        try:
            decided = game.decide(twin, *move)
        except Refused:
            assert move.seat != viewer, f"move {n} is no longer legal for its own seat"
            return n - start
        before = twin
        commit, twin = game.commit(twin, decided, *move, at=played.commits[n].at)
        said = told(game, played.states[n], played.commits[n], after, viewer)
        assert told(game, before, commit, twin, viewer) == said, f"move {n}, {viewer=}"
    return end - start


def tells(laid: Laid, state: State, move: Move, viewer: Viewer) -> bool:
    """Whether a move tells, by the rules, what cards a hand doesn't hold: it could mean another hand at the twin."""
    if isinstance(move.action, Decide):
        asked = state.open[move.action.decision].ask
        return asked in TELLING_ANSWERS.get(host(laid.game.name), ())
    return move.seat != viewer and move.action.__struct_config__.tag in TELLING.get(host(laid.game.name), ())


def compare_refusals(laid: Laid, state: State, twin: State, viewer: Viewer, r: Random) -> None:
    """A refusal tells no more than a view."""
    if viewer is not None:
        for wish in some(list(forbidden(laid.game, state, viewer, r)), 2):
            move = Move(viewer, wish)
            assert refusal(laid.game, twin, move) == refusal(laid.game, state, move)


def learnt(played: Played, start: int, end: int, viewer: Viewer) -> set[int]:
    """The cards that a viewer comes to know in some moves, by the ids they have at the start."""
    was, found = dict[int, int](), set[int]()
    for commit in played.commits[start:end]:
        for event in played.game.events_of(commit):
            if isinstance(event, Shuffled):
                was |= {event.first + n: was.get(old, old) for n, old in enumerate(event.was)}
            if isinstance(event, Seen) and sees(event.to, viewer):
                found |= {was.get(i, i) for i in event.ids}
    return found


def redealt(state: State, following: Following[Any], fixed: AbstractSet[int], r: Random) -> State:
    """The state with the cards that the viewer doesn't know changed about, but for fixed ones and those that show themselves."""
    twin, game = state.copy(), following.game
    for places in exchangeable(following):
        moving = [i for i in places if i not in fixed and not game.shows_itself(game.content(state)[twin.what[i]])]
        cards = [twin.what[i] for i in moving]
        r.shuffle(cards)
        twin.what.update(zip(moving, cards, strict=True))
    return twin


def exchangeable(following: Following[Any]) -> Iterator[Sequence[int]]:
    """The hidden cards that may be in each other's places: first those of pools, wherever they lie, then lot by lot."""
    pools, lots = defaultdict[Any, list[int]](list), defaultdict[int, list[int]](list)
    for i in following.hidden():
        if (heap := heap_of(following, i)).sort:
            pools[heap].append(i)
        lots[following.lots[i]].append(i)
    yield from pools.values()
    yield from lots.values()
