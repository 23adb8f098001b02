"""A state that was packed goes on as the one that was replayed: whatever is suspended, asked or taken back in it."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings, strategies as st
from msgspec import DecodeError

from domain.kernel import snapshot
from domain.kernel.action import Undo
from domain.kernel.commit import pack
from domain.kernel.lobby import SitDown, StartGame
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from tests.domain.conformance.tables import GAMES, Laid, every_table, some
from tests.domain.play import Move, Played, lay, next_move
from tests.domain.toy import Smugglers

CUTS = 20
"""At how many versions of a long game it is cut."""


def goes_on(played: Played, cut: int, until: int) -> State:
    """The state at a version, from the packed one at an earlier version and the commits between."""
    state: State = snapshot.unpack(played.game.state, snapshot.pack(played.states[cut]))
    for commit in played.commits[cut:until]:
        played.game.apply(state, commit)
    return state


def same(one: State, other: State) -> bool:
    """Whether two states are equal through and through, in the order of what they hold too."""
    return one == other and pack(one) == pack(other) and one.digest() == other.digest()


@every_table
def test_a_snapshot_and_the_commits_after_it_make_the_state_of_the_whole_stream(laid: Laid) -> None:
    for played in laid.games():
        cuts = some(range(len(played.commits)), laid.part(CUTS, played))
        for cut, until in pairwise((*cuts, len(played.commits))):
            assert same(goes_on(played, cut, until), played.states[until])


def with_taking_back(seed: int) -> Played:
    """A game of two in which now and then something is taken back, to its end or for a while."""
    played, r = lay(Smugglers(), 2, seed=seed, policy="own_last"), Random(seed)
    for seat in (0, 1):
        played.take(Move(seat, SitDown(player=f"p_{seat}", client_seed="")))
    played.take(Move(0, StartGame()))
    while played.last.status != "ended" and len(played.commits) < 60:
        try:
            if r.random() < 0.3:
                played.take_back(r.randrange(2), Undo())
        except Refused:
            pass
        played.take(next_move(played.game, played.last, r))
    return played


@settings(max_examples=20)
@given(st.integers(0, 30), st.data())
def test_at_any_cut_of_a_game_in_which_moves_are_taken_back(seed: int, data: st.DataObject) -> None:
    played = with_taking_back(seed)
    cut = data.draw(st.integers(0, len(played.commits)))
    assert same(goes_on(played, cut, len(played.commits)), played.last)


def test_those_games_are_cut_while_rules_are_suspended_and_where_moves_were_taken_back() -> None:
    games = [with_taking_back(seed) for seed in range(5)]
    assert any(state.stack and state.open for played in games for state in played.states)
    assert any(b"Undone" in bytes(commit.events) for played in games for commit in played.commits)


def test_states_of_different_games_have_different_shapes() -> None:
    kinds: set[type[State]] = {game.state for game in GAMES}
    shapes = {kind: snapshot.shape(kind) for kind in kinds}
    assert len({*shapes.values()}) == len(shapes) > 3


def test_a_field_more_is_another_shape() -> None:
    class Later(State, kw_only=True):
        more: int = 0

    assert snapshot.shape(Later) != snapshot.shape(State)


def test_bytes_that_are_no_state_are_refused() -> None:
    with pytest.raises(DecodeError):
        snapshot.unpack(State, b"no state")
