"""The challenge modes: each by itself, and where two of them meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.kernel.events import Moved, Shuffled

from .referee import Referee, given, new_game, pushed_out, set_up, turn_with

PILE_OF_COPS = ["cops"] * 6


def playing(zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **challenges: Any) -> Referee:
    """A table in the middle of a turn with these challenges in force."""
    return given(zones, seats, {"challenges": challenges})


def beginning(card: str, zones: Mapping[str, Sequence[str]] | None = None, **challenges: Any) -> Referee:
    """A turn that began with this card, with these challenges in force."""
    return turn_with(card, {"young-mutants": ["bystander"] * 8, **(zones or {})}, options={"challenges": challenges})


def attack_of_the_commander(**challenges: Any) -> int:
    return playing(**challenges).attack_of("dr-strange")


# -- one value of a scale


@pytest.mark.parametrize(
    ("mode", "twists"),
    [
        pytest.param("fiend", 9, marks=pytest.mark.rule("villains.challenge.fiend")),
        pytest.param("arch-villain", 10, marks=pytest.mark.rule("villains.challenge.arch-villain")),
        pytest.param(
            "legendary", 11, marks=pytest.mark.rule("villains.challenge.legendary", "villains.content.plot-twists")
        ),
    ],
)
def test_a_mode_adds_plot_twists(mode: str, twists: int) -> None:
    table = set_up(2, challenges={"twists": mode})

    assert table.keys("adversary-deck").count("plot-twist") == twists
    assert len(table.keys("adversary-deck")) == 33 + twists


@pytest.mark.parametrize(
    ("level", "attack"),
    [
        pytest.param(level, attack, marks=pytest.mark.rule(f"villains.challenge.{level}"))
        for level, attack in {
            "distracted": 7,
            "determined": 9,
            "enraged": 10,
            "devastating": 11,
            "supreme": 12,
            "all-powerful": 13,
        }.items()
    ],
)
def test_a_level_changes_the_commanders_attack(level: str, attack: int) -> None:
    table = playing({"city.bridge": ["cops"]}, commander=level)

    assert (table.attack_of("dr-strange"), table.attack_of("cops")) == (attack, 3)


# -- Attack


@pytest.mark.rule("villains.challenge.army-of-glory")
def test_an_army_of_glory_makes_each_adversary_stronger_but_not_the_commander() -> None:
    table = playing({"city.bridge": ["cops"], "city.bank": ["elektra"]}, army_of_glory=3)

    assert [table.attack_of(key) for key in ("cops", "elektra", "dr-strange")] == [6, 7, 8]


@pytest.mark.rule("villains.challenge.growing-threat")
def test_each_defeat_of_the_commander_makes_him_stronger() -> None:
    assert attack_of_the_commander(growing_threat=True) == 8

    table = given(
        {"tactics": ["eye-of-agamotto", "book-of-the-vishanti", "crimson-bands-of-cyttorak", "winds-of-watoomb"]},
        options={"challenges": {"growing_threat": True, "commander": "determined"}},
        attack=9 + 10,
    )
    table.fight("dr-strange")
    assert (table.s.attack, table.attack_of("dr-strange")) == (10, 10)
    table.fight("dr-strange")
    assert (table.s.attack, table.attack_of("dr-strange")) == (0, 11)


# -- hands, Bindings


@pytest.mark.rule("villains.challenge.hand-of-fate")
def test_hands_have_five_cards_at_the_start_and_at_the_end_of_a_turn() -> None:
    table = new_game(2, first_player=0, challenges={"hand_of_fate": True})
    assert [len(table.keys(f"hand.{seat}")) for seat in (0, 1)] == [5, 5]

    table = playing(hand_of_fate=True)
    table.end_turn()
    assert len(table.keys("hand.0")) == 5


@pytest.mark.rule("villains.challenge.prison-break")
def test_a_prison_break_gives_each_player_bindings_from_the_first_player_on() -> None:
    table = set_up(3, challenges={"prison_break": 2}, first_player=1)

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["bindings"] * 2] * 3
    assert len(table.keys("bindings")) == 24
    gained = [event.dst for event in table.happened(Moved) if event.src == "bindings"]
    assert gained == ["discard.1", "discard.1", "discard.2", "discard.2", "discard.0", "discard.0"]


@pytest.mark.rule("villains.challenge.imprison-the-wounded")
@pytest.mark.parametrize("place", ["hand", "played"])
def test_an_ally_of_yours_that_is_knocked_out_brings_you_a_bindings(place: str) -> None:
    zones = {f"{place}.0": ["devour", "hydra-soldier"], "city.bank": ["beast"]}
    table = given(zones, options={"challenges": {"imprison_the_wounded": True}}, attack=5)

    table.fight("beast").choose("hydra-soldier")

    assert (table.keys("ko"), table.keys("discard.0"), table.keys("discard.1")) == (["hydra-soldier"], ["bindings"], [])
    assert len(table.keys("bindings")) == 29


@pytest.mark.rule("villains.challenge.imprison-the-wounded")
def test_whoever_owns_the_ally_gains_the_bindings_in_anybodys_turn() -> None:
    decks = {"deck.0": ["hydra-soldier", "bindings"], "deck.1": ["hydra-soldier", "devour"]}
    table = pushed_out("punisher", decks, options={"challenges": {"imprison_the_wounded": True}})

    assert table.keys("ko") == ["devour"]
    assert (table.keys("discard.0"), table.keys("discard.1")) == ([], ["bindings"])


@pytest.mark.rule("villains.challenge.imprison-the-wounded")
def test_an_ally_of_the_lair_brings_nobody_a_bindings() -> None:
    zones = {"lair.1": ["devour"]}
    table = pushed_out("cops", zones, options={"challenges": {"imprison_the_wounded": True}})

    assert (table.keys("ko"), len(table.keys("bindings"))) == (["devour"], 30)


# -- more cards of the Adversary Deck


@pytest.mark.rule("villains.challenge.crackdown")
def test_a_crackdown_plays_two_cards_the_second_when_the_first_is_over() -> None:
    table = beginning("elektra", {"adversary-deck": [*PILE_OF_COPS, "bystander", "elektra"]}, crackdown=True)

    assert table.city() == {"bridge": "elektra"}
    assert table.guarded("city.bridge") == ["bystander"]
    assert len(table.keys("adversary-deck")) == 6


@pytest.mark.rule("villains.challenge.crackdown")
def test_the_second_card_of_a_crackdown_waits_for_what_the_first_asks() -> None:
    deck = [*PILE_OF_COPS, "punisher", "havok"]
    table = beginning("havok", {"adversary-deck": deck, "hand.0": ["hydra-soldier"] * 3}, crackdown=True)

    assert (table.city(), bool(table.s.open)) == ({"bridge": "havok"}, True)
    while table.s.open:
        asked = table.asked()
        table.choose(*[table.key(option) for option in asked.options[: asked.least]])
    assert table.city() == {"bridge": "punisher", "streets": "havok"}


@pytest.mark.rule("villains.challenge.crackdown")
def test_a_crackdown_with_one_card_left_plays_that_and_the_turn_goes_on() -> None:
    table = beginning("cops", {"adversary-deck": ["cops"]}, crackdown=True)

    assert (table.city(), table.s.status) == ({"bridge": "cops"}, "running")
    table.end_turn()
    assert (table.s.outcome, table.s.reason) == ("draw", "adversary-deck-out")


@pytest.mark.rule("villains.challenge.plots-upon-plots")
def test_each_plot_twist_brings_another_card() -> None:
    deck = [*PILE_OF_COPS, "elektra", "plot-twist", "plot-twist"]
    table = beginning("plot-twist", {"adversary-deck": deck}, plots_upon_plots=True)

    assert (table.keys("ko"), table.city()) == (["plot-twist"] * 2, {"bridge": "elektra"})


@pytest.mark.rule("villains.challenge.pain-upon-pain")
def test_each_command_strike_brings_another_card() -> None:
    deck = [*PILE_OF_COPS, "elektra", "bystander", "cops", "cops", "command-strike"]
    table = beginning("command-strike", {"adversary-deck": deck}, pain_upon_pain=True)
    table.choose("cops")

    assert (table.keys("ko"), table.city()) == (["command-strike"], {"bridge": "cops"})


def test_a_twist_is_no_strike_and_a_strike_no_twist() -> None:
    deck = [*PILE_OF_COPS, "plot-twist"]
    table = beginning("plot-twist", {"adversary-deck": deck}, pain_upon_pain=True)

    assert (table.keys("ko"), table.city()) == (["plot-twist"], {})


@pytest.mark.rule("villains.challenge.endless-spite")
def test_a_completed_twist_is_followed_by_the_strike_but_by_no_strike_card() -> None:
    deck = [*PILE_OF_COPS, "elektra", "bystander", "bystander", "plot-twist"]
    table = beginning("plot-twist", {"adversary-deck": deck}, endless_spite=True, pain_upon_pain=True)

    assert table.keys("ko") == ["plot-twist"]
    assert table.keys("adversary-deck")[-1] == "elektra"  # the strongest of three is back on top
    assert (table.happened(Shuffled), table.city()) != ([], {"bridge": "elektra"})


@pytest.mark.rule("villains.challenge.endless-spite")
def test_with_plots_upon_plots_the_strike_comes_before_the_extra_card() -> None:
    deck = [*PILE_OF_COPS, "elektra", "bystander", "bystander", "plot-twist"]
    table = beginning("plot-twist", {"adversary-deck": deck}, endless_spite=True, plots_upon_plots=True)

    assert table.city() == {"bridge": "elektra"}  # which Dr. Strange had put back on top


@pytest.mark.rule("villains.challenge.endless-spite")
def test_nick_furys_spite_stacks_nothing_and_demolishes_once_for_each_strike_already_stacked() -> None:
    fury = {"commander": ["nick-fury"], "stacked-strikes": ["command-strike"] * 2}
    table = beginning(
        "plot-twist", {**fury, "ally-deck": ["devour", "hidden-weapons", "pumpkin-bombs"]}, endless_spite=True
    )

    assert (table.keys("stacked-strikes"), table.keys("ko")) == (["command-strike"] * 2, ["plot-twist"])
    assert table.keys("ally-deck") == [
        "hidden-weapons",
        "pumpkin-bombs",
        "devour",
    ]  # one revealed and put under it each time


@pytest.mark.rule("villains.challenge.endless-spite")
def test_nick_furys_spite_stacks_no_twist_that_is_still_being_carried_out() -> None:
    fury = {"commander": ["nick-fury"], "plot": ["resurrect-heroes-with-the-norn-stones"]}
    deck = [*PILE_OF_COPS, "plot-twist", "plot-twist"]  # the Plot lets the second be played by the first
    table = beginning("plot-twist", {**fury, "adversary-deck": deck}, endless_spite=True)

    assert (table.keys("stacked-strikes"), table.keys("ko")) == ([], ["plot-twist"] * 2)


# -- all at once


@pytest.mark.rule("villains.challenge.optional")
def test_any_modes_go_together() -> None:
    table = set_up(
        2,
        challenges={
            "twists": "legendary",
            "commander": "supreme",
            "army_of_glory": 5,
            "prison_break": 6,
            **dict.fromkeys(("growing_threat", "hand_of_fate", "endless_spite", "imprison_the_wounded"), True),
            **dict.fromkeys(("final_blow", "plots_upon_plots", "pain_upon_pain", "crackdown"), True),
        },
    )

    assert table.attack_of("dr-strange") == 12
    assert [len(table.keys(f"hand.{seat}")) for seat in (0, 1)] == [5, 5]
    assert len(table.view().challenges) == 12
