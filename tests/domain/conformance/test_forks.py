"""A fork holds what its maker knew and nothing else, and is a game like any other."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from domain.kernel.audience import Viewer
from domain.kernel.commit import pack
from domain.kernel.events import Redealt
from domain.kernel.following import Following
from domain.kernel.fork import fork, is_calm
from domain.kernel.game import Decided
from domain.kernel.lobby import ForkGame
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from tests.domain.conformance.tables import Laid, every_table, some
from tests.domain.conformance.test_secrets import AHEAD, calm, exchangeable, followed, learnt, tells
from tests.domain.play import Move, Played, next_move
from tests.domain.proving import verdict_of, words_used

SEED = bytes(range(32))
FORKS = 2
"""Forks of each game."""
ON = 8
"""Moves that a fork is played on for."""


def forked(following: Following[Any], hold: str = "own") -> Decided[Any]:
    seat = -1 if following.viewer is None else following.viewer
    asked = ForkGame(of="g_1", at=following.state.version, creator="p_1", seat=seat, hold=hold)
    return fork(following, asked, SEED)


def forks(laid: Laid, n: int) -> Iterator[tuple[Played, int, Following[Any]]]:
    """What one viewer or another could follow of some games, up to some versions of each."""
    viewers = (None, *range(laid.seats))
    for played in laid.games():
        for start in some(calm(played), n):
            yield from (
                (played, at, following) for at, following in followed(played, (start,), viewers[start % len(viewers)])
            )


@every_table
@pytest.mark.rule("kernel.fork.dealt-anew")
def test_a_fork_holds_what_its_maker_knew_and_is_the_same_whatever_else_there_was(laid: Laid) -> None:
    r = Random(9)
    for played, start, following in forks(laid, FORKS):
        made, was = forked(following), played.states[start]
        assert pack(forked(twin(following, r)).events) == pack(made.events)
        assert {i: made.state.what[i] for i in was.what if following.knows(i)} == {
            i: card for i, card in was.what.items() if following.knows(i)
        }
        assert sorted(made.state.what.values()) == sorted(was.what.values())
        assert made.state.known == was.known
        assert told(laid, made.state, following.viewer) == told(laid, was, following.viewer)


def twin(following: Following[Any], r: Random) -> Following[Any]:
    """What the viewer could follow of a game that differs in what they don't know."""
    other = following.copy()
    for places in exchangeable(following):
        other.see(Redealt(ids=tuple(places), was=tuple(r.sample(places, len(places))), rng=(0, 0)))
    other.state.known.update(following.state.known)
    return other


@every_table
@pytest.mark.rule("kernel.fork.dealt-anew")
def test_games_that_look_the_same_are_followed_the_same(laid: Laid) -> None:
    r = Random(4)
    for played, start, following in forks(laid, 1):
        for one, other in list(alike(laid, played, start, following, r))[-1:]:
            assert pack(forked(one).events) == pack(forked(other).events)


def alike(
    laid: Laid, played: Played, start: int, following: Following[Any], r: Random
) -> Iterator[tuple[Following[Any], Following[Any]]]:
    """A game and one that differs in what the viewer doesn't know, wherever both can be forked in the moves that follow."""
    game, viewer, end = played.game, following.viewer, min(start + AHEAD, len(played.moves))
    fixed, state = learnt(played, start, end, viewer), played.states[start].copy()
    one, other = following.copy(), following.copy()
    for places in exchangeable(following):
        moving = [i for i in places if i not in fixed and not game.shows_itself(game.content(state)[state.what[i]])]
        was = tuple(r.sample(moving, len(moving)))
        other.see(Redealt(ids=tuple(moving), was=was, rng=(0, 0)))
        state.what.update(zip(moving, [state.what[i] for i in was], strict=True))
    other.state.known.update(following.state.known)
    for n in range(start, end):
        move = played.moves[n]
        if played.states[n + 1].status == "ended" or tells(laid, played.states[n], move, viewer):
            return
        try:
            decided = game.decide(state, *move)
        except Refused:
            return
        commit, state = game.commit(state, decided, *move, at=played.commits[n].at)
        for followed_one, made in ((one, played.commits[n]), (other, commit)):
            for event in game.events_of(made):
                followed_one.see(event)
        if is_calm(state):
            yield one.copy(), other.copy()


def told(laid: Laid, state: State, viewer: Viewer) -> Any:
    """The table as a viewer sees it, but for who sits there and how far the game has come."""
    view: Any = laid.game.view(state, viewer)
    legal = [] if viewer is None else laid.game.legal(state, viewer)
    return {f: getattr(view, f) for f in view.__struct_fields__ if f not in ("version", "scoring")}, legal


@every_table
@pytest.mark.rule("kernel.fork.sandbox")
def test_a_fork_plays_on_as_any_game(laid: Laid) -> None:
    r, compared = Random(3), 0
    for _, _, following in forks(laid, 1):
        played = sandbox(laid, following)
        while played.last.status != "ended" and len(played.moves) <= ON:
            played.take(next_move(laid.game, played.last, r))
            compared += 1
        assert laid.game.replay(played.commits).digest() == played.last.digest()
        assert words_used(played.commits) == played.last.rng
        assert verdict_of(laid.game, played.commits).verified
    assert compared


def sandbox(laid: Laid, following: Following[Any]) -> Played:
    """A fork as a game that is played on."""
    played = Played(laid.game, SEED, [], [], [laid.game.state()])
    asked = ForkGame(of="g_1", at=following.state.version, creator="p_1")
    played.record(Move(-1, asked), forked(following))
    return played
