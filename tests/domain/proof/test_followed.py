"""Cards, dice and shuffles are followed by the second verifier through whatever is taken back."""

from contextlib import suppress
from random import Random

import pytest
from msgspec import Raw, structs

from docs.verifier.verify import Fault
from domain.kernel.action import Undo
from domain.kernel.commit import pack, unpack
from domain.kernel.events import Rolled, Shuffled, Undone
from domain.kernel.refusal import Refused
from tests.domain.kernel.arrange import GAME
from tests.domain.play import Played, next_move, play
from tests.domain.proving import words_used


def restless(seed: int) -> Played:
    """A game in which whatever may be taken back is, at first; it goes on for a while, and there is chance again."""
    r, whole = Random(seed), play(GAME, 3, "first-night", seed, limit=40)
    states = [structs.replace(state, undo="own_last") for state in whole.states[:30]]
    played = Played(GAME, whole.seed, whole.moves[:29], whole.commits[:29], states)
    while played.last.status != "ended" and len(played.commits) < 150:
        move = next_move(GAME, played.last, r)
        played.take(move)
        with suppress(Refused):
            played.take_back(move.seat, Undo())
            played.take(next_move(GAME, played.last, r))
    return played


@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_which_much_is_taken_back_follows_from_its_seed(seed: int) -> None:
    played = restless(seed)
    events = [event for commit in played.commits for event in GAME.events_of(commit)]
    back = [n for n, event in enumerate(events) if isinstance(event, Undone)]
    assert len(back) > 3
    assert any(isinstance(event, Rolled | Shuffled) for event in events[back[0] :])
    assert words_used(played.commits) == played.last.rng


def test_had_it_not_been_taken_back_the_cards_would_lie_elsewhere() -> None:
    played = restless(0)
    stay = [
        structs.replace(
            commit, events=Raw(pack([event for event in unpack(commit.events) if event["type"] != "Undone"]))
        )
        for commit in played.commits
    ]
    with pytest.raises(Fault, match="wrong-shuffle"):
        words_used(stay)
