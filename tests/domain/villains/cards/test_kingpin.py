"""Kingpin: New Recruits, many of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ..referee import given

# -- Pull the Strings


@pytest.mark.rule("villains.clarification.pull-the-strings-own")
def test_pull_the_strings_gains_a_new_recruit_into_the_hand() -> None:
    table = given({"hand.0": ["pull-the-strings"]})

    table.play("pull-the-strings")

    assert table.keys("hand.0") == ["new-recruit"]
    assert table.keys("discard.0") == []
    assert len(table.keys("new-recruits")) == 14
    assert (table.s.attack, table.s.recruit) == (0, 0)


@pytest.mark.rule("villains.clarification.pull-the-strings-later")
def test_pull_the_strings_sends_new_recruits_gained_by_other_cards_to_the_hand() -> None:
    table = given({"hand.0": ["pull-the-strings"], "city.bridge": ["cops"]}, attack=3)

    table.play("pull-the-strings").fight("cops")

    assert table.keys("hand.0") == ["new-recruit", "new-recruit"]
    assert table.keys("discard.0") == []


@pytest.mark.rule("villains.clarification.pull-the-strings-recruiting")
def test_pull_the_strings_leaves_recruiting_as_it_is() -> None:
    table = given({"hand.0": ["pull-the-strings"]}, recruit=2)

    table.play("pull-the-strings").recruit("new-recruit")

    assert table.keys("hand.0") == ["new-recruit"]
    assert table.keys("discard.0") == ["new-recruit"]


@pytest.mark.rule("villains.clarification.pull-the-strings-before")
def test_pull_the_strings_leaves_what_was_gained_before() -> None:
    table = given({"hand.0": ["pull-the-strings"], "city.bridge": ["cops"]}, attack=3)

    table.fight("cops").play("pull-the-strings")

    assert table.keys("hand.0") == ["new-recruit"]
    assert table.keys("discard.0") == ["new-recruit"]


def test_pull_the_strings_sends_no_other_gains_to_the_hand() -> None:
    table = given(
        {"hand.0": ["pull-the-strings"], "city.bridge": ["namor-the-sub-mariner"], "city.bank": ["luke-cage"]}, attack=6
    )

    table.play("pull-the-strings").fight("namor-the-sub-mariner")

    assert table.keys("hand.0") == ["new-recruit"]
    assert table.keys("discard.0") == ["bindings"]


def test_pull_the_strings_holds_for_one_turn() -> None:
    table = given({"hand.0": ["pull-the-strings"], "deck.0": ["hydra-soldier"] * 12})

    table.play("pull-the-strings").end_turn().end_turn()
    table.play("hydra-soldier").play("hydra-soldier").play("hydra-soldier").fight("cops")

    assert table.keys("hand.0") == ["hydra-soldier"] * 3
    assert "new-recruit" in table.keys("discard.0")


def test_pull_the_strings_gains_nothing_from_an_empty_stack() -> None:
    table = given({"hand.0": ["pull-the-strings"], "new-recruits": []})

    table.play("pull-the-strings")

    assert table.keys("hand.0") == table.keys("discard.0") == []


# -- Recruitment Day


@pytest.mark.parametrize(
    ("before", "gained"), [([], 0), (["devour"], 0), (["symbiote-takeover"], 1), (["symbiote-takeover"] * 2, 1)]
)
def test_recruitment_day_after_a_strength_card_gains_a_new_recruit(before: Sequence[str], gained: int) -> None:
    table = given({"hand.0": ["recruitment-day"], "played.0": before})

    table.play("recruitment-day")

    assert table.s.recruit == 2
    assert table.keys("discard.0") == ["new-recruit"] * gained


# -- Import Illegal Weapons


def test_import_illegal_weapons_counts_new_recruits_played_before() -> None:
    table = given({"hand.0": ["new-recruit", "new-recruit", "new-recruit", "import-illegal-weapons"]})

    table.play("new-recruit").play("new-recruit").play("import-illegal-weapons")

    assert table.keys("hand.0").count("new-recruit") == 1
    assert table.s.attack == 2 + 3 + 2


def test_import_illegal_weapons_alone_and_with_new_recruits_played_after() -> None:
    table = given({"hand.0": ["import-illegal-weapons", "new-recruit"], "discard.0": ["new-recruit"]})

    table.play("import-illegal-weapons")
    assert table.s.attack == 3

    table.play("new-recruit")
    assert table.s.attack == 3 + 1


@pytest.mark.rule("villains.clarification.copy-counts-as-played")
def test_import_illegal_weapons_counts_a_new_recruit_played_as_a_copy() -> None:
    table = given({"hand.0": ["import-illegal-weapons"], "city.bridge": ["rogue"], "deck.1": ["new-recruit"]}, attack=4)

    table.fight("rogue")
    assert table.s.attack == 1

    table.play("import-illegal-weapons")
    assert table.s.attack == 1 + 3 + 1


# -- Endless Underlings


@pytest.mark.parametrize(("stack", "gained"), [(15, 3), (3, 3), (2, 2), (0, 0)])
def test_endless_underlings_gains_three_new_recruits(stack: int, gained: int) -> None:
    table = given({"hand.0": ["endless-underlings"], "new-recruits": ["new-recruit"] * stack})

    table.play("endless-underlings")

    assert table.keys("discard.0") == ["new-recruit"] * gained
    assert len(table.keys("new-recruits")) == stack - gained
    assert (table.s.attack, table.s.recruit) == (0, 0)


@pytest.mark.parametrize("before", [[], ["recruitment-day"], ["recruitment-day", "devour"]])
def test_endless_underlings_without_two_crime_syndicate_cards_changes_nothing_about_new_recruits(
    before: Sequence[str],
) -> None:
    table = given({"hand.0": ["endless-underlings", "new-recruit"], "played.0": before})

    table.play("endless-underlings").play("new-recruit")

    assert len(table.keys("new-recruits")) == 15 - 3 + 1
    assert table.keys("deck.0") == ["hydra-operative"] * 9


def test_endless_underlings_after_two_crime_syndicate_cards_sends_new_recruits_under_the_deck() -> None:
    table = given(
        {"hand.0": ["endless-underlings", "new-recruit"], "played.0": ["recruitment-day", "import-illegal-weapons"]}
    )

    table.play("endless-underlings").play("new-recruit")

    assert table.keys("deck.0") == ["new-recruit"] + ["hydra-operative"] * 9
    assert table.keys("hand.0") == ["hydra-operative"]
    assert len(table.keys("new-recruits")) == 15 - 3
    assert table.s.attack == 1


def test_endless_underlings_does_so_for_the_turn_only() -> None:
    table = given(
        {
            "hand.0": ["endless-underlings"],
            "played.0": ["recruitment-day"] * 2,
            "deck.0": ["new-recruit"] * 9,
            "new-recruits": [],
        }
    )

    table.play("endless-underlings").end_turn().end_turn().play("new-recruit")

    assert table.keys("new-recruits") == ["new-recruit"]
    assert table.keys("deck.0") == ["new-recruit"] * 2


@pytest.mark.rule("villains.clarification.endless-underlings")
def test_endless_underlings_putting_a_new_recruit_under_the_deck_is_no_gain() -> None:
    table = given(
        {
            "hand.0": ["pull-the-strings", "endless-underlings"],
            "played.0": ["recruitment-day"],
        }
    )

    table.play("pull-the-strings").play("endless-underlings")
    assert table.keys("hand.0") == ["new-recruit"] * 4

    table.play("new-recruit")
    assert table.keys("deck.0") == ["new-recruit"] + ["hydra-operative"] * 9
    assert table.keys("hand.0") == ["new-recruit"] * 3 + ["hydra-operative"]


@pytest.mark.rule("villains.clarification.endless-underlings")
def test_endless_underlings_with_an_empty_deck_brings_a_new_recruit_straight_back() -> None:
    table = given(
        {
            "hand.0": ["endless-underlings", "new-recruit"],
            "played.0": ["recruitment-day"] * 2,
            "deck.0": [],
            "new-recruits": [],
        }
    )

    table.play("endless-underlings").play("new-recruit").play("new-recruit")

    assert table.keys("hand.0") == ["new-recruit"]
    assert table.s.attack == 2
    assert len(table.s.plays) == 2 + 1 + 2
