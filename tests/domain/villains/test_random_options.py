"""Any options that are accepted make a game that can be played to its end, and proved; any others are refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domain.games.villains.box import FIELDS, KINDS, Box, Kind, places
from domain.games.villains.options import COMMANDER_LEVELS, EXTRA_TWISTS, Challenges
from domain.kernel.event import causes
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame
from domain.kernel.refusal import Refused
from tests.domain.conformance.test_rules import known_rules
from tests.domain.play import Played, next_move, replayed, start
from tests.domain.proving import words_used

from .referee import VILLAINS

BOX = Box({card.key: card for card in VILLAINS.definitions()})
FLAGS = [field for field in Challenges.__struct_fields__ if getattr(Challenges(), field) is False]
GAMES = range(24)


def some_options(seats: int, r: Random) -> dict[str, Any]:
    """Options at random, each as often as not left alone; they may not go together."""
    challenges: dict[str, Any] = {
        "twists": r.choice([None, *EXTRA_TWISTS]),
        "commander": r.choice([None, *COMMANDER_LEVELS]),
        "army_of_glory": r.choice([None, r.randint(1, 5)]),
        "prison_break": r.choice([None, r.randint(1, 6)]),
        **{flag: r.random() < 0.4 for flag in FLAGS},
    }
    options: dict[str, Any] = {FIELDS[kind]: some_stacks(kind, seats, r) for kind in KINDS if r.random() < 0.4}
    if r.random() < 0.3:
        options["madame_hydra_swaps"] = [r.randint(0, 3) for _ in range(seats)]
    return {**options, "challenges": challenges, "first_player": r.choice([None, r.randrange(seats)])}


def some_stacks(kind: Kind, seats: int, r: Random) -> str | list[str]:
    """A Commander or a Plot, or some of the groups or Allies, no more than there are places."""
    stacks = BOX.stacks(kind)
    if kind in ("commander", "plot"):
        return r.choice(stacks)
    return r.sample(stacks, r.randint(0, min(places(kind, seats), len(stacks))))


def accepted(seats: int, r: Random) -> dict[str, Any]:
    """The first random options that can be played."""
    while refusal(seats, options := some_options(seats, r)):
        pass
    return options


def refusal(seats: int, options: dict[str, Any]) -> Refused | None:
    """Why options are refused, if they are."""
    try:
        VILLAINS.checked_options(request(seats, options))
    except Refused as no:
        return no
    return None


def request(seats: int, options: dict[str, Any]) -> CreateGame:
    return CreateGame(game="villains", creator="p", seats=(SeatPlan(),) * seats, options=options)


def played_out(seats: int, seed: int) -> Played:
    """A game of random players with random options."""
    r = Random(seed)
    played = start(VILLAINS, seats, seed=seed, **accepted(seats, r))
    while played.last.status != "ended":
        played.take(next_move(VILLAINS, played.last, r))
    return played


@pytest.mark.parametrize("seed", GAMES)
def test_a_game_with_random_options_is_played_to_its_end_and_proved(seed: int) -> None:
    played, rules = played_out(1 + seed % 5, seed), known_rules(VILLAINS)

    assert played.last.reason in VILLAINS.endings
    for n, state in enumerate(replayed(played), 1):
        assert state.digest() == played.states[n].digest()
    assert words_used(played.commits) > 0
    for commit in played.commits:
        assert {rule for _, rule, _ in causes(VILLAINS.events_of(commit))} <= rules
    for kind in KINDS:
        used = played.last.in_use[kind]
        assert 1 <= len(used) == len(set(used)) <= places(kind, len(played.last.seats))


def test_what_is_refused_points_at_an_option_and_says_why() -> None:
    r = Random(7)
    tried = [refusal(1 + n % 5, some_options(1 + n % 5, r)) for n in range(500)]

    refused = [no for no in tried if no]

    assert 0 < len(refused) < len(tried)
    assert {no.code for no in refused} == {"option_invalid"}
    assert all(no.pointer.startswith("/options/") and "{" not in no.message("en") for no in refused)
