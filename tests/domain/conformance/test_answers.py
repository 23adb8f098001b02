"""Those who are asked together answer in any order, and in secret."""

from collections.abc import Iterator
from itertools import islice, permutations
from math import perm
from random import Random

from msgspec import structs

from domain.kernel.action import Decide
from domain.kernel.state import State
from tests.domain.conformance.tables import LAID, SECRET_ASKS, Laid, every_game, every_table, some
from tests.domain.conformance.told import told
from tests.domain.hosts import host
from tests.domain.play import AnyGame, Move, Played, answer

ORDERS = 3
"""How many other orders are tried than the one in which the game was played."""
DRAWS = 20
"""How often an answer is drawn, so that another is found where there is one."""


def asked_together(played: Played) -> Iterator[tuple[int, int]]:
    """Where several were asked at once and did nothing but answer: the state, and how many they were."""
    for n, state in enumerate(played.states):
        many = len(state.open)
        fresh = many > 1 and len(played.states[n - 1].open) < 2
        if fresh and all(isinstance(move.action, Decide) for move in played.moves[n : n + many]):
            yield n, many


@every_table
def test_the_order_of_answers_makes_no_difference(laid: Laid) -> None:
    for played in laid.games():
        for n, many in some(list(asked_together(played)), laid.part(40, played)):
            for order in islice(permutations(played.moves[n : n + many]), 1, 1 + ORDERS):
                after = played.states[n]
                for move in order:
                    decided = laid.game.decide(after, *move)
                    after = laid.game.commit(after, decided, *move, at=0)[1]
                assert headless(after) == headless(played.states[n + many])


def headless(state: State) -> str:
    """The digest of a state, but for the chain: it does record who answered first."""
    return structs.replace(state, head=b"").digest()


@every_table
def test_an_answer_is_secret_while_others_think(laid: Laid) -> None:
    """Had it been another, nobody else would have been told anything else. Who can show nothing has no other answer."""
    r, tried, possible = Random(4), 0, 0
    for played in laid.games():
        for n, many in some(list(asked_together(played)), laid.part(40, played)):
            for move in played.moves[n : n + many - 1]:
                possible += has_another(played, n, move)
                tried += other_answers(played, n, move, r)
                n += 1
    assert tried >= possible


@every_table
def test_some_answers_stay_secret_when_they_have_been_carried_out(laid: Laid) -> None:
    r = Random(6)
    for played in laid.games():
        for n, move, ask in answers(played):
            if ask in SECRET_ASKS.get(host(laid.game.name), ()):
                other_answers(played, n, move, r)


@every_game
def test_what_is_said_to_be_asked_in_secret_is_asked(game: AnyGame) -> None:
    secret = SECRET_ASKS.get(host(game.name), frozenset())
    for laid in (laid for laid in LAID if laid.game is game):
        if secret:
            secret -= {ask for _, _, ask in answers(next(laid.games()))}
    assert not secret


def answers(played: Played) -> Iterator[tuple[int, Move, str]]:
    """Each answer of a game: its state, the move, what was asked."""
    for n, (state, move) in enumerate(zip(played.states, played.moves, strict=False)):
        if isinstance(move.action, Decide):
            yield n, move, state.open[move.action.decision].ask


def has_another(played: Played, n: int, move: Move) -> bool:
    """Whether the question could be answered in more ways than one."""
    assert isinstance(move.action, Decide)
    asked = played.states[n].open[move.action.decision]
    return sum(perm(len(asked.options), k) for k in range(asked.least, asked.most + 1)) > 1


def other_answers(played: Played, n: int, move: Move, r: Random) -> int:
    """Answer differently in state n; how many comparisons that gave."""
    game, before, tried = played.game, played.states[n], 0
    assert isinstance(move.action, Decide)
    asked = before.open[move.action.decision]
    others = dict.fromkeys(other for _ in range(DRAWS) if (other := answer(asked, r)) != move)
    for other in islice(others, 2):
        commit, after = game.commit(before, game.decide(before, *other), *other, at=played.commits[n].at)
        for viewer in {None, *range(len(before.seats))} - {move.seat}:
            said = told(game, before, played.commits[n], played.states[n + 1], viewer)
            assert told(game, before, commit, after, viewer) == said
            tried += 1
    return tried
