"""The Masters of Evil: Baron Zemo, Melter, Ultron and Whirlwind."""

from __future__ import annotations

import pytest

from ...referee import given, pushed_out

# -- Baron Zemo


def test_baron_zemo_lets_you_rescue_a_bystander_for_each_of_your_avengers() -> None:
    yours = {"hand.0": ["mission-accomplished", "devour", "covert-operation"], "played.0": ["dangerous-rescue"]}
    table = given({"city.bank": ["baron-zemo"], **yours, "discard.0": ["covert-operation"]}, attack=6)

    table.fight("baron-zemo")
    assert (table.waiting(), table.options()) == ([(0, "reveal")], ["covert-operation", "mission-accomplished"])
    table.choose("mission-accomplished")

    assert table.keys("victory.0") == ["baron-zemo", "bystander", "bystander"]
    assert table.shown("hand.0", 1) == ["mission-accomplished", None, None]


def test_baron_zemo_rescues_nobody_where_there_are_no_avengers() -> None:
    table = given({"city.bank": ["baron-zemo"], "hand.0": ["devour"]}, attack=6).fight("baron-zemo")
    assert table.options() == []

    assert table.choose().keys("victory.0") == ["baron-zemo"]


# -- Melter


def test_melter_lets_you_decide_about_the_top_card_of_each_deck() -> None:
    decks = {"deck.0": ["devour", "hydra-soldier"], "deck.1": ["devour", "spy-games"], "deck.2": []}
    table = given({"city.bank": ["melter"], **decks}, seats=3, attack=5).fight("melter")
    assert table.waiting() == [(0, "either.0")]
    assert table.shown("deck.0", 1) == [None, "hydra-soldier"]

    table.choose("0")
    assert table.waiting() == [(0, "either.1")]
    assert table.shown("deck.1", 2) == [None, "spy-games"]

    table.choose("1")
    assert table.waiting() == []
    assert table.keys("ko") == ["hydra-soldier"]
    assert (table.keys("deck.0"), table.keys("deck.1")) == (["devour"], ["devour", "spy-games"])


def test_melter_makes_a_deck_anew_that_has_run_out() -> None:
    table = given({"city.bank": ["melter"], "deck.1": [], "discard.1": ["devour"]}, attack=5)

    table.fight("melter").choose("1").choose("0")

    assert (table.keys("ko"), table.keys("discard.1")) == (["devour"], [])


# -- Ultron

TECH = {
    "hand.0": ["crazed-experiments"],
    "deck.0": ["brilliant-research", "devour"],
    "discard.0": ["hidden-weapons"],
    "played.0": ["pumpkin-bombs", "hydra-soldier"],
}


def ended(zones: dict[str, list[str]], points: int) -> None:
    """The game is won with these cards, and the first player's Victory Pile is worth so much, but for the Tactic."""
    table = given({"tactics": ["winds-of-watoomb"], **zones}, attack=8)
    table.fight("dr-strange")

    assert table.s.status == "ended"
    assert table.s.scores[0] - 6 == points == table.view().players[0].victory_points - 6


def test_ultron_is_worth_one_more_at_the_end_for_each_tech_hero_among_all_your_cards() -> None:
    ended({"victory.0": ["ultron"], **TECH, "hand.1": ["crazed-experiments"]}, 2 + 4)


def test_two_ultrons_count_the_same_heroes_each() -> None:
    ended({"victory.0": ["ultron", "ultron"], **TECH}, 2 * (2 + 4))


def test_ultron_is_worth_what_is_printed_without_tech_heroes() -> None:
    ended({"victory.0": ["ultron"], "deck.0": ["devour"], "lair.1": ["crazed-experiments"]}, 2)


def test_ultron_counts_the_same_in_the_score_of_a_lone_player() -> None:
    table = given({"tactics": ["winds-of-watoomb"], "victory.0": ["ultron"], **TECH}, seats=1, attack=8)

    assert table.fight("dr-strange").s.scores == (6 + 2 + 4,)


def test_ultron_tells_nobody_before_the_end_what_a_deck_holds() -> None:
    table = given({"victory.0": ["ultron"], **TECH})

    assert [table.view(viewer).players[0].victory_points for viewer in (None, 0, 1)] == [2, 2, 2]


def test_ultron_wounds_who_shows_no_tech_hero_when_he_escapes() -> None:
    table = pushed_out("ultron", {"wounds": ["wound"] * 2, "hand.0": ["crazed-experiments"], "hand.1": ["devour"]})

    table.choose("crazed-experiments", seat=0).choose(seat=1)

    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [[], ["wound"]]


# -- Whirlwind


@pytest.mark.parametrize("space", ["rooftops", "bridge"])
def test_whirlwind_lets_you_ko_two_heroes_on_the_rooftops_or_the_bridge(space: str) -> None:
    table = given({f"city.{space}": ["whirlwind"], "hand.0": ["devour", "spy-games", "hydra-soldier"]}, attack=4)

    table.fight("whirlwind")
    assert (table.waiting(), table.asked().least, table.asked().most) == ([(0, "ko")], 2, 2)
    table.choose("devour", "hydra-soldier")

    assert table.keys("ko") == ["devour", "hydra-soldier"]


@pytest.mark.parametrize("space", ["streets", "bank", "sewers"])
def test_whirlwind_does_nothing_elsewhere(space: str) -> None:
    table = given({f"city.{space}": ["whirlwind"], "hand.0": ["devour"]}, attack=4).fight("whirlwind")

    assert (table.waiting(), table.keys("ko")) == ([], [])
