"""Super Hero Civil War: each Twist KOs the HQ, until the Hero Deck has run out."""

from __future__ import annotations

import pytest

from domain.games.villains.box import places, twists

from ...referee import VILLAINS, Referee, turn_with

KEY = "super-hero-civil-war"
HQ = {f"lair.{n}": [f"{hero}"] for n, hero in enumerate(["devour", "devour", "hunt-down", "perfect-aim", "devour"], 1)}


def twist(heroes: int) -> Referee:
    return turn_with("scheme-twist", {"plot": [KEY], **HQ, "ally-deck": ["crazed-experiments"] * heroes})


@pytest.mark.rule("villains.equivalence.places")
def test_a_civil_war_kos_every_hero_of_the_hq() -> None:
    table = twist(9)

    assert sorted(table.keys("ko")) == ["devour"] * 3 + ["hunt-down", "perfect-aim", "scheme-twist"]
    assert [table.keys(f"lair.{n}") for n in range(1, 6)] == [["crazed-experiments"]] * 5
    assert len(table.keys("ally-deck")) == 4
    assert table.s.outcome == ""


@pytest.mark.parametrize(("heroes", "outcome"), [(6, ""), (5, "loss"), (3, "loss")])
def test_evil_wins_the_moment_the_hero_deck_has_run_out(heroes: int, outcome: str) -> None:
    table = twist(heroes)

    assert (table.s.outcome, table.s.reason) == (outcome, "good-wins" if outcome else "")


@pytest.mark.parametrize(("seats", "number", "heroes"), [(1, 8, 3), (2, 8, 4), (3, 8, 5), (4, 5, 5), (5, 5, 6)])
def test_how_many_twists_and_heroes_there_are(seats: int, number: int, heroes: int) -> None:
    plot = next(card for card in VILLAINS.definitions() if card.key == KEY)

    assert (twists(plot, seats), places("ally", seats, plot)) == (number, heroes)
