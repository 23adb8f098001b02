"""The printed figures hang together: as many cards as a set has, and no name twice."""

from __future__ import annotations

from collections import Counter

import pytest

from . import FILES, Printed, printed

SETS = tuple(FILES)


def copies(name: str, kind: str, *, basic: bool = False) -> Counter[str]:
    """How many cards a set has of each group of a kind."""
    counted = Counter[str]()
    for card in printed(name):
        if card.figures["kind"] == kind and bool(card.figures["group"]) != basic:
            counted[card.figures["group"] or card.name] += card.figures["copies"]
    return counted


@pytest.mark.parametrize("name", SETS)
def test_a_set_has_fifteen_allies_seven_groups_four_backup_groups_four_commanders_eight_plots(name: str) -> None:
    assert list(copies(name, "ally").values()) == [14] * 15
    assert sorted(copies(name, "adversary").values()) == [8] * 7 + [10] * 4
    assert list(copies(name, "commander").values()) == [1] * 4
    assert list(copies(name, "tactic").values()) == [4] * 4
    assert list(copies(name, "plot", basic=True).values()) == [1] * 8


@pytest.mark.parametrize("name", SETS)
def test_no_name_is_there_twice_among_cards_of_a_kind(name: str) -> None:
    names = Counter((card.figures["kind"], called) for card in printed(name) for called in card.names)

    assert {called for called, n in names.items() if n > 1} == set()


def test_only_figures_of_the_heroic_core_set_are_unconfirmed() -> None:
    assert unconfirmed("villains") == {}
    assert unconfirmed("core") == {
        "S.H.I.E.L.D. Agent": ("copies",),
        "S.H.I.E.L.D. Trooper": ("copies",),
        "Wound": ("cost",),
        "Scheme Twist": ("copies",),
        "Master Strike": ("copies",),
        "Super Hero Civil War": ("twists",),
    }


def unconfirmed(name: str) -> dict[str, tuple[str, ...]]:
    cards: tuple[Printed, ...] = printed(name)
    return {card.name: card.unverified for card in cards if card.unverified}
