"""S.H.I.E.L.D. Agents, Troopers and Officers, Wounds, and the cards that make others speak."""

from __future__ import annotations

import pytest

from ...referee import VILLAINS

CATALOGUE = {entry.key: entry for entry in VILLAINS.catalogue("en")}


@pytest.mark.parametrize(
    ("key", "attack", "recruit"),
    [("shield-agent", None, 1), ("shield-trooper", 1, None), ("shield-officer", None, 2), ("wound", None, None)],
)
def test_what_a_basic_card_gives(key: str, attack: int | None, recruit: int | None) -> None:
    entry = CATALOGUE[key]

    assert (entry.attack, entry.recruit) == (attack, recruit)


def test_scheme_twists_and_master_strikes_are_the_same_as_plot_twists_and_command_strikes() -> None:
    assert CATALOGUE["scheme-twist"].kind == CATALOGUE["plot-twist"].kind
    assert CATALOGUE["master-strike"].kind == CATALOGUE["command-strike"].kind


def test_a_bystander_of_the_heroic_set_is_worth_one_point() -> None:
    assert (CATALOGUE["bystander-core"].kind, CATALOGUE["bystander-core"].vp) == ("bystander", 1)
