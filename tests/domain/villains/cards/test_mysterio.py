"""Mysterio: the cards of the Lair."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.villains.names import LAIR

from ..referee import given


def lair(*allies: str) -> dict[str, list[str]]:
    """These Allies in the first spaces of the Lair, and nobody in the others."""
    return {space: [key] for space, key in zip(LAIR, allies, strict=False)} | {
        space: [] for space in LAIR[len(allies) :]
    }


# -- Psychedelic Mist


@pytest.mark.parametrize(
    ("before", "attack"), [([], 1), (["devour"], 1), (["shifting-decoy"], 3), (["shifting-decoy"] * 2, 3)]
)
def test_psychedelic_mist_after_a_covert_card_hits_harder(before: Sequence[str], attack: int) -> None:
    table = given({"hand.0": ["psychedelic-mist"], "played.0": before})

    table.play("psychedelic-mist")

    assert table.s.attack == attack


def test_psychedelic_mist_can_be_dodged() -> None:
    table = given({"hand.0": ["psychedelic-mist"], "played.0": ["shifting-decoy"]})

    table.dodge("psychedelic-mist")

    assert table.keys("hand.0") == ["hydra-operative"]
    assert table.keys("discard.0") == ["psychedelic-mist"]
    assert table.s.attack == 0


# -- Shifting Decoy


@pytest.mark.rule("villains.clarification.icon-lower-left")
@pytest.mark.parametrize(
    ("decoy", "attack", "recruit"),
    [
        ("brilliant-research", 0, 2),
        ("eighth-times-a-charm", 2, 0),
        ("octo-pulverize", 2, 0),
        ("ravenous-greed", 2, 2),
        ("shifting-decoy", 2, 2),
        ("pull-the-strings", 0, 0),
    ],
)
def test_shifting_decoy_looks_for_the_icons_of_the_card_it_removes(decoy: str, attack: int, recruit: int) -> None:
    table = given({"hand.0": ["shifting-decoy"], "lair.3": [decoy]})

    table.play("shifting-decoy")
    assert table.options() == sorted(["brilliant-research"] * 4 + [decoy])
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose(decoy)
    assert (table.s.attack, table.s.recruit) == (attack, recruit)


def test_shifting_decoy_puts_a_lair_card_under_the_ally_deck_and_its_space_is_refilled() -> None:
    table = given(
        {"hand.0": ["shifting-decoy"], "lair.3": ["devour"], "ally-deck": ["crazed-experiments", "spy-games"]}
    )

    table.play("shifting-decoy").choose("devour")

    assert table.shown("ally-deck") == ["devour", None]
    assert table.keys("ally-deck") == ["devour", "crazed-experiments"]
    assert table.shown("lair.3") == ["spy-games"]


def test_shifting_decoy_with_an_empty_ally_deck_gets_the_same_card_back() -> None:
    table = given({"hand.0": ["shifting-decoy"], **lair("devour"), "ally-deck": []})

    table.play("shifting-decoy")

    assert table.waiting() == []
    assert table.keys("lair.1") == ["devour"]
    assert (table.s.attack, table.s.recruit) == (2, 0)


def test_shifting_decoy_with_an_empty_lair_does_nothing() -> None:
    table = given({"hand.0": ["shifting-decoy"], **lair()})

    table.play("shifting-decoy")

    assert table.waiting() == []
    assert (table.s.attack, table.s.recruit) == (0, 0)


# -- Holographic Illusion


@pytest.mark.parametrize(
    ("allies", "attack"),
    [
        (["brilliant-research"] * 5, 1),
        (["brilliant-research", "devour", "spy-games", "psychedelic-mist", "recruitment-day"], 5),
        (["brilliant-research", "devour", "devour", "false-reflection", "crazed-experiments"], 2),
        (["devour", "spy-games"], 2),
        ([], 0),
    ],
)
def test_holographic_illusion_counts_the_colours_of_the_lair(allies: Sequence[str], attack: int) -> None:
    table = given({"hand.0": ["holographic-illusion"], **lair(*allies)})

    table.play("holographic-illusion")

    assert table.s.attack == attack


# -- False Reflection


@pytest.mark.parametrize(
    ("mirrored", "attack", "recruit"),
    [
        ("eighth-times-a-charm", 4, 0),
        ("unstable-kidnapper", 0, 3),
        ("ravenous-greed", 5, 0),
        ("pull-the-strings", 0, 0),
    ],
)
def test_false_reflection_gives_the_printed_figures_of_a_lair_card(mirrored: str, attack: int, recruit: int) -> None:
    table = given({"hand.0": ["false-reflection"], "lair.2": [mirrored]})

    table.play("false-reflection")
    assert len(table.options()) == 5
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose(mirrored)
    assert (table.s.attack, table.s.recruit) == (attack, recruit)
    assert table.keys("ally-deck")[0] == mirrored
    assert table.keys("lair.2") == ["crazed-experiments"]
    assert table.waiting() == []


@pytest.mark.parametrize(
    ("before", "times"), [(["recruitment-day"], 1), (["devour"], 2), (["devour", "octo-pulverize"], 3)]
)
def test_false_reflection_is_done_again_for_each_sinister_six_ally_played_before(
    before: Sequence[str], times: int
) -> None:
    table = given({"hand.0": ["false-reflection"], "played.0": before})

    table.play("false-reflection")
    for _ in range(times):
        assert table.waiting() == [(0, "put-under")]
        table.choose("brilliant-research")

    assert table.waiting() == []
    assert table.s.recruit == 2 * times
    assert table.keys("ally-deck")[:times] == ["brilliant-research"] * times


def test_false_reflection_may_use_a_card_that_refilled_the_lair() -> None:
    table = given({"hand.0": ["false-reflection"], "played.0": ["devour"]})

    table.play("false-reflection").choose("brilliant-research")
    assert table.options() == sorted(["brilliant-research"] * 4 + ["crazed-experiments"])

    table.choose("crazed-experiments")
    assert (table.s.attack, table.s.recruit) == (2, 2)


def test_false_reflection_uses_no_card_twice() -> None:
    table = given(
        {
            "hand.0": ["false-reflection"],
            "played.0": ["devour"] * 3,
            **lair("unstable-kidnapper", "eighth-times-a-charm"),
            "ally-deck": [],
        }
    )

    table.play("false-reflection").choose("unstable-kidnapper")

    assert table.waiting() == []
    assert (table.s.attack, table.s.recruit) == (4, 3)
    assert table.keys("lair.1") + table.keys("lair.2") == ["unstable-kidnapper", "eighth-times-a-charm"]


def test_false_reflection_remembers_used_cards_for_itself_only() -> None:
    table = given({"hand.0": ["false-reflection"] * 2, **lair("unstable-kidnapper"), "ally-deck": []})

    table.play("false-reflection").play("false-reflection")

    assert table.s.recruit == 3 + 3


def test_false_reflection_with_an_empty_lair_does_nothing() -> None:
    table = given({"hand.0": ["false-reflection"], "played.0": ["devour"], **lair()})

    table.play("false-reflection")

    assert table.waiting() == []
    assert (table.s.attack, table.s.recruit) == (0, 0)
