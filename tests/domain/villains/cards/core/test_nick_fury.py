"""Nick Fury, the Hero: S.H.I.E.L.D. does the work."""

from __future__ import annotations

import pytest

from ...referee import Referee, given

SHIELD = ["shield-agent", "shield-trooper", "shield-officer", "high-tech-weaponry"]

# -- Battlefield Promotion


def promotion(**zones: list[str]) -> Referee:
    """Battlefield Promotion has been played, with Officers on their stack."""
    usual = {"officers": ["shield-officer"] * 3, "madame-hydras": ["madame-hydra"] * 3}
    return given({**usual, "hand.0": ["battlefield-promotion"], **zones}).play("battlefield-promotion")


@pytest.mark.rule("villains.equivalence.not-shield-hydra")
def test_battlefield_promotion_kos_a_shield_hero_and_no_other_from_hand_or_discard_pile() -> None:
    hand = ["battlefield-promotion", "shield-agent", "hydra-operative", "bindings"]
    table = promotion(**{"hand.0": hand, "discard.0": ["shield-trooper", "devour"]})

    assert table.waiting() == [(0, "ko")]
    assert table.options() == ["shield-agent", "shield-trooper"]
    assert (table.asked().least, table.asked().most) == (0, 1)


@pytest.mark.rule("villains.equivalence.not-officers-madame-hydra")
@pytest.mark.parametrize("pile", ["hand.0", "discard.0"])
def test_battlefield_promotion_brings_an_officer_into_hand_for_it(pile: str) -> None:
    zones = {pile: ["battlefield-promotion", "shield-agent"]} if pile == "hand.0" else {pile: ["shield-agent"]}
    table = promotion(**zones)

    table.choose("shield-agent").choose("do")

    assert table.keys("ko") == ["shield-agent"]
    assert table.keys("hand.0") == ["shield-officer"]
    assert table.keys("officers") == ["shield-officer"] * 2
    assert table.keys("madame-hydras") == ["madame-hydra"] * 3
    assert len(table.s.tally("gained", 0)) == 1


def test_battlefield_promotion_promotes_nobody_if_nobody_is_koed() -> None:
    table = promotion(**{"discard.0": ["shield-agent"]})

    table.choose()

    assert table.waiting() == []
    assert table.keys("ko") == table.keys("hand.0") == []


def test_battlefield_promotion_may_ko_without_promoting() -> None:
    table = promotion(**{"discard.0": ["shield-agent"]})

    table.choose("shield-agent").choose()

    assert table.keys("ko") == ["shield-agent"]
    assert table.keys("hand.0") == []


def test_battlefield_promotion_gives_nothing_from_an_empty_stack() -> None:
    table = promotion(**{"officers": [], "discard.0": ["shield-agent"]})

    table.choose("shield-agent").choose("do")

    assert table.keys("hand.0") == []


# -- High-Tech Weaponry, Legendary Commander


@pytest.mark.parametrize(("before", "attack"), [([], 2), (["devour"], 2), (["crazed-experiments"], 3)])
def test_high_tech_weaponry_has_one_attack_more_after_a_tech_card(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["high-tech-weaponry"], "played.0": before})

    assert table.play("high-tech-weaponry").s.attack == attack


@pytest.mark.rule("villains.equivalence.not-shield-hydra")
@pytest.mark.parametrize(
    ("before", "attack"),
    [([], 1), (["hydra-operative"], 1), (["legendary-commander"], 2), (SHIELD, 5)],
)
def test_legendary_commander_has_one_attack_for_each_other_shield_hero_played(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["legendary-commander"], "played.0": before})

    assert table.play("legendary-commander").s.attack == attack


# -- Pure Fury


def fury(n: int, **zones: list[str]) -> Referee:
    """Pure Fury has been played, with so many S.H.I.E.L.D. Heroes in the KO pile, and others."""
    knocked_out = [*(SHIELD * 3)[:n], "devour", "hydra-operative", "cops"]
    return given({"hand.0": ["pure-fury"], "ko": knocked_out, **zones}).play("pure-fury")


CITY = {"city.bridge": ["cops"], "city.bank": ["punisher"]}


@pytest.mark.parametrize(
    ("n", "whom"),
    [(4, ["cops"]), (6, ["cops"]), (7, ["cops", "punisher"]), (9, ["cops", "dr-strange", "punisher"])],
)
def test_pure_fury_defeats_who_has_less_attack_than_there_are_shield_heroes_in_the_ko_pile(
    n: int, whom: list[str]
) -> None:
    table = fury(n, **CITY)
    if len(whom) > 1:
        assert table.waiting() == [(0, "defeat")]
        assert table.options() == whom
        table.choose("cops")

    assert table.keys("victory.0") == ["cops"]
    assert table.s.attack == 0


def test_pure_fury_defeats_nobody_who_is_too_strong() -> None:
    table = fury(3, **CITY)

    assert table.waiting() == []
    assert table.keys("victory.0") == []
    assert table.city() == {"bridge": "cops", "bank": "punisher"}


def test_pure_fury_may_take_a_tactic_of_the_mastermind() -> None:
    table = fury(9, tactics=["eye-of-agamotto", "crimson-bands-of-cyttorak"])

    assert table.keys("victory.0") == ["crimson-bands-of-cyttorak"]


def test_pure_fury_looks_at_the_attack_as_it_is_now() -> None:
    weakened = given({"hand.0": ["lightning-bolt", "pure-fury"], "city.rooftops": ["cops"], "ko": SHIELD[:2]})

    weakened.play("lightning-bolt").play("pure-fury")

    assert weakened.keys("victory.0") == ["cops"]
