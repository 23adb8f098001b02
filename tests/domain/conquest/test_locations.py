"""What Locations, Heroes and Human Tech are, whichever they be."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.conquest import events as e

from .fights import COOP, SAUCER, battle, table
from .referee import set_up

INFANTRY, TANKS = "us-army-infantry", "us-army-tanks"


@pytest.mark.rule("conquest.location.two-features")
def test_so_many_fights_as_the_resistance_value_win_so_many_points_as_the_population() -> None:
    """An Atomic Pile: Resistance 3, Population 2."""
    fought = battle(*[INFANTRY] * 4, aliens=4, rolls=(5, 1), location="atomic-pile").stay(5, 1).stay(5, 1)

    assert len(fought.so_far(e.FightBegan)) == 3
    assert fought.keys("resistance-deck") == [INFANTRY]
    assert fought.waiting() == [(0, "conquer")]
    assert fought.choose("conquer").reading().terror(0) == 2


@pytest.mark.rule("conquest.location.example-zero-resistance")
@pytest.mark.parametrize("key", ["forest", "grassy-fields", "rolling-hills"])
def test_no_battle_is_fought_for_open_country(key: str) -> None:
    explored = table({"aliens.P1.2": [SAUCER], "location-deck": [key]}, phase="battle")

    assert explored.keys("location.P1.2") == [key]
    assert explored.so_far(e.BattleBegan) == []


@pytest.mark.rule("conquest.hero.chain")
def test_a_fight_is_won_where_no_resistance_is_left_at_all() -> None:
    fought = battle(aliens=1)

    assert fought.rounds() == []
    assert fought.waiting() == [(0, "conquer")]


@pytest.mark.rule("conquest.hero.chain")
def test_the_discard_pile_is_shuffled_for_whom_a_hero_can_help() -> None:
    fought = battle("local-geologist", aliens=3, rolls=(4, 2), zones={"resistance-discard": [INFANTRY]})

    assert fought.rounds() == [(13, 3 + 1 + 2, "aliens")]


@pytest.mark.rule("conquest.human_tech.use")
@pytest.mark.parametrize(
    ("options", "cards"), [({}, 0), ({"mode": "cooperative"}, 6), ({"active_resistance": True}, 6)], ids=str
)
def test_human_tech_is_in_use_only_where_the_humans_fight_back(options: dict[str, Any], cards: int) -> None:
    assert len(set_up(2, **options).keys("human-tech-deck")) == cards


@pytest.mark.rule("conquest.tech_breakthrough.card-in-play")
def test_human_tech_works_in_all_fights_from_then_on() -> None:
    zones = {"human-tech": ["sonic-rifles"]}
    fought = battle(INFANTRY, INFANTRY, aliens=4, rolls=(5, 1), location="town", zones=zones, options=COOP).stay(5, 1)

    assert fought.rounds() == [(17, 3 + 1 + 1, "aliens")] * 2


@pytest.mark.rule("conquest.tech_breakthrough.not-event")
def test_human_tech_is_not_among_the_events_in_play() -> None:
    """An Event can cancel another one that remains in play just so, but Human Tech with a 4 at least."""
    zones = {"human-tech": ["sonic-rifles"], "hand.0": ["overseers-veto"]}
    veto = table(zones, options=COOP, rolls=(3,)).play("overseers-veto").go_on()

    assert veto.keys("human-tech") == ["sonic-rifles"]
    assert veto.rolled() == [(3,)]
    assert veto.keys("event-discard") == ["overseers-veto"]


@pytest.mark.rule("conquest.faq.mind-control-total")
def test_a_location_that_helps_the_resistance_gives_nothing_to_one_under_mind_control() -> None:
    """Menthalars of Strength 2: the Infantry that helps them adds 3, and the National Monument 1 to the Tanks alone."""
    fought = battle(
        TANKS,
        INFANTRY,
        aliens=3,
        location="national-monument",
        zones={"race.0": ["menthalars"]},
        menace=(1, 0),
    )
    mind_control = fought.options()[0]
    fought.dice(4, 2).choose(mind_control).pass_()

    assert fought.rounds() == [(6 + 3 + 4, 6 + 1 + 2, "aliens")]


@pytest.mark.rule("conquest.faq.paratroopers-other-space")
def test_the_die_is_rolled_again_until_paratroopers_land_elsewhere() -> None:
    fought = battle("us-army-paratroopers", aliens=3, here="P1.3", rolls=(3, 3, 1, 4, 1))

    assert fought.on_board() == {"P1.1": ["paratroopers-counter"]}
