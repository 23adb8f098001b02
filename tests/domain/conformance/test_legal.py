"""What is listed may be done, and nothing else: a client never needs to know a rule."""

from collections.abc import Iterator
from random import Random

import pytest

from domain.kernel.action import Action, Decide, SetAutoPass, Setting
from domain.kernel.commit import pack
from domain.kernel.refusal import CODES, Refused
from domain.kernel.state import State
from domain.locale import LOCALES
from tests.domain.conformance.tables import Laid, every_table, some
from tests.domain.conformance.wishes import bad_answers, forbidden
from tests.domain.play import AnyGame, Move, answer


def situations(laid: Laid, n: int) -> Iterator[State]:
    """About n states of random games, fewer at a table of which less is looked at."""
    for played in laid.games():
        yield from some(played.states[1:], laid.part(n, played))


def refused(game: AnyGame, state: State, move: Move) -> Refused:
    """The refusal of a move that must be refused, and change nothing."""
    before = pack(state)
    with pytest.raises(Refused) as refusal:
        game.decide(state, *move)
    assert pack(state) == before
    return refusal.value


@every_table
def test_every_legal_action_is_accepted(laid: Laid) -> None:
    for state in situations(laid, 60):
        for seat in range(laid.seats):
            for legal in some(laid.game.legal(state, seat), 10):
                assert laid.game.decide(state, seat, legal.action).events


@every_table
def test_what_is_listed_of_one_kind_is_what_all_of_the_list_has_of_it(laid: Laid) -> None:
    """An action is accepted by a look at its own kind alone."""
    kinds: tuple[type[Action], ...] = (*laid.game.kinds_of_action(), SetAutoPass)
    for state in situations(laid, 300):
        for seat in (-1, *range(laid.seats), laid.seats):
            all_ = laid.game.legal(state, seat)
            for kind in kinds:
                assert list(laid.game.listed(state, seat, kind)) == [of for of in all_ if type(of.action) is kind]
            assert {type(of.action) for of in all_} <= {*kinds}


@every_table
@pytest.mark.rule("kernel.decision.answer")
def test_every_choice_within_the_bounds_is_accepted(laid: Laid) -> None:
    r = Random(1)
    for state in situations(laid, 100):
        for asked in state.open.values():
            assert laid.game.decide(state, *answer(asked, r)).events


@every_table
def test_an_action_not_listed_is_refused(laid: Laid) -> None:
    r = Random(2)
    for state in situations(laid, 40):
        for seat in (-1, *range(laid.seats), laid.seats):
            for wish in some(list(forbidden(laid.game, state, seat, r)), 10):
                refusal = refused(laid.game, state, Move(seat, wish))
                assert refusal.code in CODES
                assert all(refusal.message(locale) for locale in LOCALES)


@every_table
@pytest.mark.rule("kernel.decision.answer")
def test_an_answer_that_does_not_hold_to_the_decision_is_refused(laid: Laid) -> None:
    r = Random(3)
    for state in situations(laid, 60):
        for asked in state.open.values():
            for move in bad_answers(state, asked, r):
                code = refused(laid.game, state, move).code
                own = move.seat == asked.seat and isinstance(move.action, Decide) and move.action.decision in state.open
                assert code == ("choice_out_of_bounds" if own else "no_open_decision")


@every_table
def test_while_a_decision_is_open_only_settings_may_be_changed(laid: Laid) -> None:
    for state in situations(laid, 100):
        if state.open:
            listed = [legal.action for seat in range(laid.seats) for legal in laid.game.legal(state, seat)]
            assert all(isinstance(action, Setting) for action in listed)


@every_table
def test_a_running_game_always_waits_for_somebody(laid: Laid) -> None:
    for state in situations(laid, 100):
        assert bool(laid.game.awaited(state)) == (state.status == "running")


@every_table
@pytest.mark.rule("kernel.ended")
def test_after_the_end_every_action_is_refused(laid: Laid) -> None:
    played = next(laid.games())
    for move in some(played.moves, 30):
        assert refused(laid.game, played.last, move).code == "game_over"
    assert not any(laid.game.legal(played.last, seat) for seat in range(laid.seats))
