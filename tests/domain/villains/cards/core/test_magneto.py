"""Magneto and his Tactics."""

from __future__ import annotations

import pytest

from ...referee import Referee, given, turn_with

MAGNETO = {"commander": ["magneto"]}
FIVE = ["devour", "hydra-soldier", "hydra-operative", "hydra-operative", "bindings"]


def fought(tactic: str, zones: dict[str, list[str]] | None = None, seats: int = 2) -> Referee:
    """Magneto has been fought, and this was his Tactic."""
    return given({**MAGNETO, "tactics": ["bitter-captor", tactic], **(zones or {})}, seats, attack=8).fight("magneto")


def test_magneto_lets_who_shows_no_x_men_hero_discard_down_to_four_cards() -> None:
    table = turn_with("command-strike", {**MAGNETO, "hand.0": [*FIVE, "devour"], "hand.1": FIVE})
    assert table.waiting() == [(0, "show"), (1, "show")]
    assert table.options(0) == []

    table.choose(seat=0).choose(seat=1)
    assert (table.asked().least, table.asked().most) == (2, 2)
    table.choose("devour", "devour").choose("bindings")

    assert table.keys("discard.0") == ["devour", "devour"]
    assert table.keys("discard.1") == ["bindings"]


def test_magneto_spares_who_shows_an_x_men_hero() -> None:
    table = turn_with("master-strike", {**MAGNETO, "hand.0": [*FIVE, "shadowed-thoughts"], "hand.1": FIVE})
    assert table.options(0) == ["shadowed-thoughts"]

    table.choose("shadowed-thoughts", seat=0).choose(seat=1).choose("bindings")

    assert (len(table.keys("hand.0")), len(table.keys("hand.1"))) == (6, 4)
    assert table.shown("hand.0", 1)[-1] == "shadowed-thoughts"


@pytest.mark.parametrize("n", [3, 4])
def test_magneto_takes_nothing_of_four_cards_or_fewer(n: int) -> None:
    table = turn_with("command-strike", {**MAGNETO, "hand.0": FIVE[:n]})

    table.choose()

    assert (table.waiting(), table.keys("discard.0")) == ([], [])


def test_bitter_captor_recruits_an_x_men_hero_for_nothing() -> None:
    table = fought("bitter-captor", {"lair.1": ["shadowed-thoughts"], "lair.2": ["devour"], "lair.3": ["optic-blast"]})
    assert table.options() == ["optic-blast", "shadowed-thoughts"]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("optic-blast")

    assert table.keys("discard.0") == ["optic-blast"]
    assert table.keys("lair.3") == ["crazed-experiments"]
    assert len(table.s.tally("recruited", 0)) == 1


def test_bitter_captor_finds_nobody_in_an_hq_without_x_men() -> None:
    assert fought("bitter-captor").waiting() == []


def test_crushing_shockwave_gives_two_wounds_to_every_other_player_who_shows_no_x_men_hero() -> None:
    zones = {"wounds": ["wound"] * 5, "hand.1": ["devour"], "hand.2": ["devour", "optic-blast"], "hand.3": ["devour"]}
    table = fought("crushing-shockwave", zones, seats=4)
    assert table.waiting() == [(1, "show"), (2, "show"), (3, "show")]

    table.choose(seat=3).choose("optic-blast", seat=2).choose(seat=1)

    assert [table.keys(f"discard.{seat}") for seat in range(4)] == [[], ["wound"] * 2, [], ["wound"] * 2]


def test_crushing_shockwave_gives_as_many_wounds_as_there_are() -> None:
    table = fought("crushing-shockwave", {"wounds": ["wound"], "hand.1": ["devour"]}).choose(seat=1)

    assert table.keys("discard.1") == ["wound"]


@pytest.mark.parametrize("where", ["hand.0", "played.0"])
def test_electromagnetic_bubble_lets_an_x_men_hero_join_the_next_hand(where: str) -> None:
    zones = {"hand.0": ["devour"], "deck.0": ["hydra-soldier"] * 9}
    table = fought("electromagnetic-bubble", {**zones, where: [*zones.get(where, ()), "optic-blast"]})
    assert table.options() == ["optic-blast"]

    table.choose("optic-blast")
    assert table.shown(where, 1)[-1] == "optic-blast"

    table.end_turn()
    assert sorted(table.keys("hand.0")) == ["hydra-soldier"] * 6 + ["optic-blast"]
    assert table.keys("discard.0") == ["devour"]


def test_electromagnetic_bubble_keeps_a_hero_that_is_played_after_it() -> None:
    table = fought(
        "electromagnetic-bubble", {"hand.0": ["shadowed-thoughts", "hydra-soldier"], "deck.0": ["devour"] * 9}
    )

    table.choose("shadowed-thoughts").play("shadowed-thoughts").end_turn()

    assert sorted(table.keys("hand.0")) == ["devour"] * 6 + ["shadowed-thoughts"]


def test_electromagnetic_bubble_keeps_its_hero_when_another_card_leaves_the_hand_in_secret() -> None:
    zones = {"hand.0": ["shadowed-thoughts", "stack-the-deck", "hydra-soldier"], "deck.0": ["devour"] * 9}
    table = fought("electromagnetic-bubble", zones).choose("shadowed-thoughts")

    table.play("stack-the-deck").choose("hydra-soldier")
    assert "shadowed-thoughts" in table.shown("hand.0", 1)

    assert sorted(table.end_turn().keys("hand.0")) == ["devour"] * 5 + ["hydra-soldier", "shadowed-thoughts"]


def test_electromagnetic_bubble_keeps_nobody_where_there_are_no_x_men() -> None:
    table = fought("electromagnetic-bubble", {"hand.0": ["devour"], "played.0": ["devour"]})
    assert table.options() == []

    table.choose().end_turn()

    assert len(table.keys("hand.0")) == 6


@pytest.mark.rule("villains.equivalence.rescues-kidnaps")
def test_xaviers_nemesis_rescues_a_bystander_for_each_x_men_hero_played_or_shown() -> None:
    zones = {"hand.0": ["optic-blast", "devour", "shadowed-thoughts"], "played.0": ["optic-blast"]}
    table = fought("xaviers-nemesis", {**zones, "bystander-deck": ["bystander"] * 3 + ["public-speaker", "bystander"]})
    assert table.options() == ["optic-blast", "shadowed-thoughts"]

    table.choose("shadowed-thoughts")

    assert sorted(table.keys("victory.0")) == ["bystander", "public-speaker", "xaviers-nemesis"]
    assert table.s.recruit == 1
    assert table.shown("hand.0", 1).count(None) >= 1


def test_xaviers_nemesis_rescues_for_a_hero_that_lies_open_even_if_none_is_shown() -> None:
    table = fought("xaviers-nemesis", {"hand.0": ["optic-blast"], "played.0": ["optic-blast"]}).choose()

    assert sorted(table.keys("victory.0")) == ["bystander", "xaviers-nemesis"]


def test_xaviers_nemesis_rescues_nobody_without_x_men() -> None:
    table = fought("xaviers-nemesis", {"hand.0": ["devour"]}).choose()

    assert table.keys("victory.0") == ["xaviers-nemesis"]
