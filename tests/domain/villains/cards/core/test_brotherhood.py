"""The Brotherhood: Blob, Juggernaut, Mystique and Sabretooth."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Fight

from ...referee import given, pushed_out, turn_with

HANDS = {"hand.0": ["devour"], "hand.1": ["devour"]}

# -- Blob


@pytest.mark.rule("villains.equivalence.not-other-teams")
@pytest.mark.parametrize("zones", [{}, {"hand.0": ["devour", "mutants-will-rule"]}, {"discard.0": ["optic-blast"]}])
def test_blob_can_not_be_fought_without_an_x_men_hero(zones: dict[str, list[str]]) -> None:
    table = given({"city.bank": ["blob"], **zones}, attack=4)

    assert table.legal(Fight) == []
    assert table.refused(Fight(card=table.find("city.bank", "blob"))).detail == "fight_condition"


def test_blob_is_fought_by_who_shows_an_x_men_hero_of_the_hand() -> None:
    table = given({"city.bank": ["blob"], "hand.0": ["devour", "optic-blast", "determination"]}, attack=4).fight("blob")
    assert table.waiting() == [(0, "show-needed")]
    assert table.options() == ["determination", "optic-blast"]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("determination")

    assert table.shown("hand.0", 1) == [None, None, "determination"]
    assert table.keys("victory.0") == ["blob"]


def test_blob_takes_an_x_men_hero_that_was_played() -> None:
    table = given({"city.bank": ["blob"], "played.0": ["optic-blast"]}, attack=4).fight("blob")

    assert (table.waiting(), table.keys("victory.0")) == ([], ["blob"])


# -- Juggernaut


def test_juggernaut_lets_each_player_ko_two_heroes_of_their_discard_pile() -> None:
    table = turn_with(
        "juggernaut",
        {"discard.0": ["devour", "bindings", "hydra-soldier", "spy-games"], "discard.1": ["devour"], "discard.2": []},
        seats=3,
    )
    assert table.waiting() == [(0, "ko")]
    assert table.options() == ["devour", "hydra-soldier", "spy-games"]
    assert (table.asked().least, table.asked().most) == (2, 2)

    table.choose("hydra-soldier", "devour")

    assert sorted(table.keys("ko")) == ["devour", "devour", "hydra-soldier"]
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["bindings", "spy-games"], [], []]


def test_juggernaut_escapes_and_each_player_kos_two_heroes_of_their_hand() -> None:
    hands = {"hand.0": ["devour", "spy-games", "hydra-soldier"], "hand.1": ["bindings", "devour"]}
    table = pushed_out("juggernaut", {**hands, "discard.0": ["devour"], "played.1": ["devour"]})
    assert table.waiting() == [(0, "ko"), (1, "ko")]
    assert table.options(0) == ["devour", "hydra-soldier", "spy-games"]
    assert (table.asked(1).least, table.asked(1).most) == (1, 1)

    table.choose("devour", seat=1).choose("spy-games", "hydra-soldier", seat=0)

    assert table.keys("ko") == ["spy-games", "hydra-soldier", "devour"]
    assert (table.keys("hand.0"), table.keys("hand.1")) == (["devour"], ["bindings"])


# -- Mystique


def test_mystique_escapes_and_her_twist_is_done_at_once() -> None:
    table = pushed_out("mystique", {"plot": ["the-legacy-virus"], "wounds": ["wound"] * 3, **HANDS})
    assert table.waiting() == [(0, "show"), (1, "show")]
    assert table.s.totals["twist"] == 1

    table.choose(seat=0).choose(seat=1)

    assert (table.keys("overrun"), table.keys("ko")) == ([], ["mystique"])
    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [["wound"], ["wound"]]
    assert table.s.totals["overrun"] == 1


def test_mystique_lies_where_a_twist_would_lie_and_counts_as_one_there() -> None:
    table = pushed_out("mystique", {"plot": ["portals-to-the-dark-dimension"], "commander": ["magneto"]})

    assert table.keys("dark-portal-at-the-mastermind") == ["mystique"]
    assert table.attack_of("magneto") == 9
    assert list(table.s.became.values()) == ["scheme-twist"]


def test_mystique_is_the_twist_of_its_number() -> None:
    table = pushed_out(
        "mystique", {"plot": ["unleash-the-power-of-the-cosmic-cube"], "wounds": ["wound"] * 3}, twists=4
    )

    assert table.keys("cosmic-cube") == ["mystique"]
    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [["wound"], ["wound"]]


def test_mystique_that_is_defeated_stays_a_villain() -> None:
    table = given({"city.bank": ["mystique"]}, attack=5).fight("mystique")

    assert table.reading().victory_points(0) == 3
    assert table.s.became == {}


# -- Sabretooth


def test_sabretooth_wounds_who_shows_no_x_men_hero_when_he_is_fought() -> None:
    hands = {"hand.0": ["devour"], "hand.1": ["optic-blast"], "hand.2": ["determination"]}
    table = given({"city.bank": ["sabretooth"], "wounds": ["wound"] * 3, **hands}, seats=3, attack=5)

    table.fight("sabretooth")
    assert table.waiting() == [(0, "show"), (1, "show"), (2, "show")]
    assert (table.options(0), table.options(1)) == ([], ["optic-blast"])

    table.choose(seat=0).choose("optic-blast", seat=1).choose(seat=2)

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["wound"], [], ["wound"]]
    assert table.shown("hand.1", 0) == ["optic-blast"]


def test_sabretooth_does_the_same_when_he_escapes() -> None:
    table = pushed_out("sabretooth", {"wounds": ["wound"] * 3, **HANDS})

    table.choose(seat=0).choose(seat=1)

    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [["wound"], ["wound"]]
