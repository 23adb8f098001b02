"""The Resistance Abilities, whoever has them, and Captain Fantastic."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.conquest import events as e
from domain.kernel.events import Rolled

from .fights import COOP, OTHER, SAUCER, Table, battle

INFANTRY, TANKS, ARTILLERY = "us-army-infantry", "us-army-tanks", "us-army-artillery"
GEOLOGIST, CAPTAIN = "local-geologist", "captain-fantastic"


# -- Assault


@pytest.mark.rule("conquest.abilities.assault")
def test_with_assault_the_resistance_wins_a_tie() -> None:
    tied = battle("star-quarterback", INFANTRY, aliens=2, rolls=(1, 2))

    assert tied.rounds() == [(7, 7, "foe")]
    assert tied.pool(0) == [SAUCER]
    assert tied.rules().count("conquest.abilities.assault") == 1


@pytest.mark.rule("conquest.abilities.assault")
def test_with_assault_the_resistance_wins_also_where_two_crushing_victories_make_a_tie() -> None:
    tied = battle("super-tanks", aliens=4, rolls=(6, 6))

    assert tied.rounds() == [(18, 14, "foe")]


@pytest.mark.rule("conquest.abilities.assault")
def test_without_assault_a_tie_costs_nobody_anything() -> None:
    tied = battle(INFANTRY, aliens=2, rolls=(1, 4))

    assert tied.rounds() == [(7, 7, "tie")]
    assert tied.pool(0) == []


# -- Barrage


def dice_of_barrage(fought: Table) -> list[tuple[int, ...]]:
    """What was rolled before the first Fight Dice."""
    first = next(n for n, event in enumerate(fought.all_events) if isinstance(event, e.FightDiceRolled))
    return [event.faces for event in fought.all_events[: first - 1] if isinstance(event, Rolled)]


@pytest.mark.rule("conquest.abilities.barrage-fight")
def test_barrage_rolls_for_each_alien_there_and_next_door_before_the_round() -> None:
    """Two Aliens in the Space, one beside it and one too far away; a 2 destroys, a 3 does not."""
    zones = {"aliens.P1.1": [SAUCER], "aliens.P1.5": [SAUCER], "location.P1.1": ["forest"], "location.P1.5": ["forest"]}
    fought = battle(ARTILLERY, aliens=2, rolls=(2, 3, 1, 5, 1), zones=zones)

    assert dice_of_barrage(fought) == [(2,), (3,), (1,)]
    assert len(fought.pool(0)) == 2
    assert fought.keys("aliens.P1.1") == []
    assert fought.keys("aliens.P1.5") == [SAUCER]
    assert fought.rounds() == [(3 + 5, 4 + 1, "aliens")]


@pytest.mark.rule("conquest.abilities.barrage-fight")
def test_barrage_rolls_for_the_aliens_of_every_player() -> None:
    zones = {"aliens.P1.1": [OTHER], "location.P1.1": ["forest"]}
    fought = battle(ARTILLERY, aliens=2, rolls=(6, 6, 2, 5, 1), zones=zones)

    assert fought.pool(1) == [OTHER]


@pytest.mark.rule("conquest.abilities.barrage-fight")
def test_barrage_rolls_again_in_each_round() -> None:
    fought = battle(ARTILLERY, aliens=2, rolls=(3, 3, 1, 3)).stay(2, 3, 5, 1)

    assert fought.results() == ["tie", "aliens"]
    assert fought.pool(0) == [SAUCER]


@pytest.mark.rule("conquest.abilities.barrage-fight")
def test_a_counter_with_barrage_rolls_as_a_card_does() -> None:
    fought = battle(counters=["artillery-counter"], aliens=2, rolls=(2, 3, 5, 1))

    assert fought.pool(0) == [SAUCER]
    assert fought.rounds() == [(8, 5, "aliens")]


@pytest.mark.rule("conquest.abilities.barrage-last-alien")
def test_the_battle_is_lost_without_dice_where_barrage_destroys_the_last_alien() -> None:
    fought = battle(ARTILLERY, aliens=1, rolls=(2,))

    assert fought.so_far(e.FightDiceRolled) == []
    assert fought.keys("aliens.P1.2") == []
    assert [decided.winner for decided in fought.so_far(e.BattleDecided)] == [-1]
    assert fought.keys("resistance-discard") == [ARTILLERY]


# -- Bold


@pytest.mark.rule("conquest.abilities.bold")
def test_bold_counts_the_aliens_anew_in_each_round() -> None:
    fought = battle("matinee-idol", INFANTRY, aliens=3, rolls=(1, 6)).stay(6, 1)

    assert fought.rounds() == [(9 + 1, 3 + 2 + 3 + 6, "foe"), (6 + 6, 3 + 2 + 2 + 1, "aliens")]


@pytest.mark.rule("conquest.abilities.bold")
def test_bold_counts_aliens_that_only_look_on() -> None:
    zones = {"aliens.P1.2": [SAUCER] * 2 + [OTHER] * 2}
    fought = battle("angry-mob", aliens=0, rolls=(5, 1), zones=zones, options=COOP)

    assert fought.rounds() == [(6 + 5, 2 + 4 + 1, "aliens")]


# -- Cunning and Deadly


@pytest.mark.rule("conquest.abilities.cunning")
@pytest.mark.parametrize("dice", [(2, 5), (5, 2)])
def test_with_cunning_the_higher_of_two_dice_counts(dice: tuple[int, int]) -> None:
    fought = battle("slide-rule-whiz", INFANTRY, aliens=3, rolls=(4, *dice))

    assert fought.rounds() == [(9 + 4, 3 + 1 + 5, "aliens")]


@pytest.mark.rule("conquest.abilities.deadly")
@pytest.mark.parametrize(("die", "result"), [(4, "aliens"), (5, "foe"), (6, "foe")])
def test_deadly_makes_a_five_and_a_six_crushing(die: int, result: str) -> None:
    assert battle("mad-inventor", INFANTRY, aliens=4, rolls=(4, die)).results() == [result]


@pytest.mark.rule("conquest.abilities.deadly")
def test_a_six_of_the_aliens_and_a_five_of_the_deadly_tie() -> None:
    assert battle("mad-inventor", INFANTRY, aliens=4, rolls=(6, 5)).results() == ["tie"]


@pytest.mark.rule("conquest.abilities.stacking")
def test_the_same_ability_twice_is_the_ability_once() -> None:
    """A Hero who is cunning helps policemen who are."""
    fought = battle("slide-rule-whiz", "local-police", aliens=3, rolls=(4, 2, 3, 6))

    assert fought.rounds() == [(9 + 4, 3 + 1 + 3, "aliens")]


@pytest.mark.rule("conquest.abilities.stacking")
def test_strength_from_several_cards_adds_up() -> None:
    zones = {"human-tech": ["sonic-rifles"]}
    fought = battle(INFANTRY, aliens=4, rolls=(5, 1), location="mining-town", zones=zones, options=COOP)

    assert fought.rounds() == [(17, 3 + 1 + 1 + 1, "aliens")]


@pytest.mark.rule("conquest.resistance.abilities")
def test_what_is_said_of_being_drawn_happens_before_the_round() -> None:
    """The counter is placed before any Fight Die is rolled."""
    fought = battle("us-army-paratroopers", aliens=3, rolls=(5, 4, 1))
    placed = next(n for n, event in enumerate(fought.all_events) if getattr(event, "dst", "") == "counters.P1.5")
    rolled = next(n for n, event in enumerate(fought.all_events) if isinstance(event, e.FightDiceRolled))

    assert placed < rolled


# -- Captain Fantastic


@pytest.mark.rule("conquest.captain_fantastic.superhero")
def test_captain_fantastic_is_a_full_resistance_whom_nobody_has_to_follow() -> None:
    fought = battle(CAPTAIN, INFANTRY, aliens=4, rolls=(5, 1))

    assert fought.rounds() == [(17, 9 + 1, "aliens")]
    assert len(fought.so_far(e.FightBegan)) == 1


@pytest.mark.rule("conquest.captain_fantastic.reshuffle")
@pytest.mark.parametrize(
    ("end", "about"),
    [
        ("beaten", {"aliens": 5, "rolls": (3, 1)}),
        ("lost", {"aliens": 1, "rolls": (1, 5)}),
        ("escaped", {"aliens": 2, "rolls": (1, 5)}),
    ],
)
def test_whenever_captain_fantastic_is_discarded_the_pile_goes_back_into_the_deck(
    end: str, about: dict[str, Any]
) -> None:
    fought = battle(CAPTAIN, zones={"resistance-discard": [INFANTRY] * 9}, **about)
    if end == "escaped":
        fought.choose("P1.C")

    assert fought.keys("resistance-discard") == []
    assert sorted(fought.keys("resistance-deck")) == [CAPTAIN, *[INFANTRY] * 9]


@pytest.mark.rule("conquest.faq.superhero-not-hero")
@pytest.mark.parametrize(
    ("drawn", "events"), [((GEOLOGIST, CAPTAIN), 0), ((GEOLOGIST, "star-quarterback", CAPTAIN), 1)], ids=["one", "two"]
)
def test_a_superhero_is_not_counted_among_the_heroes(drawn: tuple[str, ...], events: int) -> None:
    """Two Heroes in a Fight bring a Resistance Event; Captain Fantastic and one Hero don't."""
    fought = battle(*drawn, aliens=5, rolls=(3, 1), options=COOP)

    assert len(fought.so_far(e.EventPlayed)) == events


@pytest.mark.rule("conquest.captain_fantastic.reshuffle")
def test_the_pile_goes_back_also_where_captain_fantastic_was_made_to_help_the_aliens() -> None:
    zones = {"race.0": ["menthalars"], "resistance-discard": [TANKS]}
    fought = battle(INFANTRY, CAPTAIN, aliens=2, zones=zones, menace=(1, 0))
    fought.dice(4, 2).choose(fought.options()[0]).pass_()

    assert fought.rounds() == [(4 + 9 + 4, 3 + 2, "aliens")]
    assert fought.keys("resistance-discard") == []
    assert sorted(fought.keys("resistance-deck")) == [CAPTAIN, INFANTRY, TANKS]
