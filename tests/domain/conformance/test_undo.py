"""What is taken back has never been, but that nobody forgets: of every game, wherever it may be taken back at all."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec import structs, to_builtins

from domain.kernel.action import Undo
from domain.kernel.audience import Viewer, sees
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from tests.domain.conformance.tables import TELLING, TELLING_ANSWERS, TIMES, Laid, every_game, every_table
from tests.domain.hosts import host
from tests.domain.play import AnyGame, Played, next_move

EACH = 2 * TIMES
"""How many actions are taken back in a game."""
TRIED = 60
"""How many are tried at most."""
AHEAD = 3
"""Moves taken afterwards."""


def taken_back(played: Played, r: Random) -> Iterator[Played]:
    """Games that went as far as some action and no further, which was then taken back by who took it."""
    acted = [n for n, move in enumerate(played.moves) if move.seat >= 0 and played.states[n].status == "running"]
    for n in r.sample(acted, min(len(acted), TRIED)):
        states = [structs.replace(state, undo="own_last") for state in played.states[: n + 2]]
        so_far = Played(played.game, played.seed, played.moves[: n + 1], played.commits[: n + 1], states)
        with suppress(Refused):
            so_far.take_back(played.moves[n].seat, Undo())
            yield so_far


@every_table
@pytest.mark.rule("kernel.undo.table", "kernel.undo.own-last")
def test_taking_back_what_was_done_restores_the_table(laid: Laid) -> None:
    r, found = Random(7), 0
    for played in laid.games():
        for undone in islice(taken_back(played, r), EACH):
            *_, before, done, after = undone.states
            found += 1
            assert after.digest() == before.digest()
            assert [laid.game.legal(after, seat) for seat in range(laid.seats)] == [
                laid.game.legal(before, seat) for seat in range(laid.seats)
            ]
            for viewer in (None, *range(laid.seats)):
                assert_told_alike(laid.game, before, done, after, viewer)
            goes_on(undone, r)
    assert found


def assert_told_alike(game: AnyGame, before: State, done: State, after: State, viewer: Viewer) -> None:
    """A viewer is told what they were told before, and of cards that they have learnt, what they are."""
    was, now = (to_builtins(structs.replace(game.view(s, viewer), version=0)) for s in (before, after))
    for i in learnt(was, now):
        assert sees(done.known[i], viewer)
        assert not sees(before.known[i], viewer)


def learnt(was: Any, now: Any) -> Iterator[int]:
    """The cards that one view shows and another doesn't, by their ids; they are the same in all else."""
    match was, now:
        case {"id": id_, "card": None}, {"card": str()}:
            assert now | {"card": None} == was
            yield id_
        case dict(), dict():
            assert was.keys() == now.keys()
            for name in was:
                yield from learnt(was[name], now[name])
        case ((list() | tuple()), (list() | tuple())):
            assert len(was) == len(now)
            for one, other in zip(was, now, strict=True):
                yield from learnt(one, other)
        case _:
            assert was == now


def goes_on(undone: Played, r: Random) -> None:
    """The game goes on, and what is recorded of it is all there is to it."""
    back = len(undone.moves) - 1
    for _ in range(AHEAD):
        if undone.last.status != "ended":
            undone.take(next_move(undone.game, undone.last, r))
    replayed = undone.states[back].copy()
    for commit in undone.commits[back:]:
        undone.game.apply(replayed, commit)
    assert replayed.digest() == undone.last.digest()
    assert replayed.known == undone.last.known


@every_game
@pytest.mark.rule("kernel.undo.learnt")
def test_a_game_says_by_what_its_rules_tell_more_than_cards(game: AnyGame) -> None:
    telling = TELLING.get(host(game.name), frozenset()) | TELLING_ANSWERS.get(host(game.name), frozenset())
    assert game.telling == telling
