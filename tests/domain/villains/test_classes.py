"""The classes: each switches on its own Superpowers."""

from __future__ import annotations

import pytest

from .referee import Referee, given

OF_CLASS = {
    "strength": "eighth-times-a-charm",
    "instinct": "devour",
    "covert": "pull-the-strings",
    "tech": "crazed-experiments",
    "ranged": "psychedelic-mist",
    "grey": "hydra-operative",
}


def after(first: str, second: str) -> Referee:
    """A table where a card was played after another, with two Bystanders kidnapped before in the turn."""
    return given({"played.0": [first], "hand.0": [second]}, kidnapped=2).play(second)


def after_others(cls: str, card: str) -> list[Referee]:
    """Tables where a card was played after one of every class but this."""
    return [after(other, card) for name, other in OF_CLASS.items() if name != cls]


@pytest.mark.rule("villains.class.strength")
def test_only_strength_switches_on_a_strength_superpower() -> None:
    assert after(OF_CLASS["strength"], "recruitment-day").keys("discard.0") == ["new-recruit"]
    assert [table.keys("discard.0") for table in after_others("strength", "recruitment-day")] == [[]] * 5


@pytest.mark.rule("villains.class.instinct")
def test_only_instinct_switches_on_an_instinct_superpower() -> None:
    assert after(OF_CLASS["instinct"], "ravenous-greed").s.recruit == 2
    assert [table.s.recruit for table in after_others("instinct", "ravenous-greed")] == [0] * 5


@pytest.mark.rule("villains.class.covert")
def test_only_covert_switches_on_a_covert_superpower() -> None:
    assert after(OF_CLASS["covert"], "psychedelic-mist").s.attack == 1 + 2
    assert [table.s.attack for table in after_others("covert", "psychedelic-mist")] == [1] * 5


@pytest.mark.rule("villains.class.ranged")
def test_only_ranged_switches_on_a_ranged_superpower() -> None:
    assert after(OF_CLASS["ranged"], "illusionary-bindings").keys("discard.1") == ["bindings"]
    assert [table.keys("discard.1") for table in after_others("ranged", "illusionary-bindings")] == [[]] * 5


@pytest.mark.rule("villains.class.tech")
def test_only_tech_switches_on_a_tech_superpower() -> None:
    assert len(after(OF_CLASS["tech"], "brilliant-research").end_turn().keys("hand.0")) == 7
    hands = [table.end_turn().keys("hand.0") for table in after_others("tech", "brilliant-research")]
    assert [len(hand) for hand in hands] == [6] * 5
