"""What a game is worth to whom."""

from __future__ import annotations

from typing import Any

import pytest

from domain.deckbuilding.language import Pool, WinAlone

from .referee import Referee, besides, given, trial

ORGANISM = "the-perfect-organism"
GOOD, MORE_GOOD, YET_MORE_GOOD, EVIL = "fearless", "hot-blooded", "gentle", "ruthless"
AGENDAS = {"hidden_agendas": "on"}


def _won(seats: int, zones: dict[str, list[str]] | None = None, **about: Any) -> Referee:
    """A game in which seat 0 has just killed the last Final Enemy."""
    table = given({"combat-zone": [ORGANISM], **(zones or {})}, seats, stage=3, attack=12, **about)
    table.fight(ORGANISM)
    assert (table.s.status, table.s.outcome) == ("ended", "win")
    return table


def _lost(seats: int) -> Referee:
    """A game in which the Hive has just run out for good."""
    return given({"hive": [], "dead-enemies": []}, seats, begin=True)


def _won_by_the_traitor(zones: dict[str, list[str]], seats: int, **about: Any) -> Referee:
    """A game that the traitor, seat 0, has just won alone."""
    with besides(trial(WinAlone())):
        return given({"hand.0": ["trial"], **zones}, seats, options=AGENDAS, **about).play("trial")


@pytest.mark.rule("alien.scoring.regular-loss")
def test_a_lost_game_is_worth_nothing() -> None:
    table = _lost(3)

    assert (table.s.outcome, table.s.scores, table.s.winners) == ("loss", (0, 0, 0), ())


@pytest.mark.rule("alien.scoring.regular-win", "alien.scoring.regular-dead-share")
def test_a_won_game_is_worth_a_point_for_each_survivor_to_the_dead_too() -> None:
    assert _won(4, dead=[2]).s.scores == (3, 3, 3, 3)
    assert _won(3, dead=[1]).s.scores == (2, 2, 2)
    assert _won(4, dead=[2]).s.winners == (0, 1, 2, 3)


@pytest.mark.rule("alien.scoring.alien-zero")
def test_who_turned_alien_scores_nothing() -> None:
    zones = {"alien-deck": ["resin-wall"] * 12, "alien-avatars": ["hunter-xenomorph"], "combat-zone": [ORGANISM]}
    with besides(trial(Pool(12))):
        table = given({**zones, "hand.1": ["trial"]}, 3, current=2, stage=3, burst=[0], options={"alien_players": True})

        table.end_turn().end_turn()
        assert (table.s.current, table.s.prowling) == (1, (0,))
        table.play("trial").fight(ORGANISM)

    assert (table.s.outcome, table.s.winners, table.s.scores) == ("win", (1, 2), (0, 2, 2))


@pytest.mark.rule("alien.scoring.agenda-good-win-no-traitor")
def test_with_agendas_but_no_traitor_a_win_is_worth_a_point_more() -> None:
    agendas = {"agenda.0": [GOOD], "agenda.1": [MORE_GOOD], "agenda.2": [YET_MORE_GOOD]}

    table = _won(3, agendas, options=AGENDAS)

    assert (table.s.scores, table.s.winners) == ((4, 4, 4), (0, 1, 2))


@pytest.mark.rule("alien.scoring.agenda-good-win-traitor", "alien.scoring.agenda-evil-loss")
@pytest.mark.parametrize("dead", [[], [2]])
def test_with_a_traitor_a_win_is_worth_five_points_more_to_the_good_and_nothing_to_the_traitor(dead: list[int]) -> None:
    agendas = {"agenda.0": [GOOD], "agenda.1": [MORE_GOOD], "agenda.2": [EVIL]}

    table = _won(3, agendas, options=AGENDAS, dead=dead)

    assert (table.s.scores, table.s.winners) == ((7, 7, 0), (0, 1))


@pytest.mark.rule("alien.scoring.agenda-dead-share")
def test_with_agendas_the_dead_share_unless_they_turned_alien() -> None:
    zones = {"alien-deck": ["resin-wall"] * 12, "alien-avatars": ["hunter-xenomorph"], "combat-zone": [ORGANISM]}
    agendas = {f"agenda.{seat}": [key] for seat, key in enumerate([GOOD, MORE_GOOD, YET_MORE_GOOD, "stubborn", EVIL])}
    with besides(trial(Pool(12))):
        table = given(
            {**zones, **agendas, "hand.2": ["trial"]},
            5,
            current=4,
            stage=3,
            dead=[1],
            burst=[0],
            options={**AGENDAS, "alien_players": True},
        )

        table.end_turn().end_turn()
        assert (table.s.current, table.s.prowling) == (2, (0,))
        table.play("trial").fight(ORGANISM)

    assert (table.s.scores, table.s.winners) == ((0, 7, 7, 7, 0), (1, 2, 3))


@pytest.mark.rule("alien.scoring.agenda-evil-win", "alien.scoring.agenda-good-loss")
def test_a_winning_traitor_has_two_points_for_each_good_player_who_died_and_the_good_have_none() -> None:
    agendas = {"agenda.0": [EVIL], "agenda.4": [GOOD]}

    table = _won_by_the_traitor(agendas, 5, dead=[1, 2], burst=[3])

    assert (table.s.outcome, table.s.winners, table.s.scores) == ("loss", (0,), (6, 0, 0, 0, 0))


@pytest.mark.rule("alien.scoring.optional")
def test_points_of_several_games_add_up_to_an_overall_winner() -> None:
    agendas = {"agenda.0": [GOOD], "agenda.1": [EVIL], "agenda.2": [MORE_GOOD]}
    series = [_won(3, agendas, options=AGENDAS), _lost(3), _won_by_the_traitor({"agenda.0": [EVIL]}, 3, dead=[1])]

    totals = [sum(points) for points in zip(*(table.s.scores for table in series), strict=True)]

    assert totals == [7 + 0 + 2, 0, 7]
    assert totals.index(max(totals)) == 0
