"""Achievements: noted when they are earned, and of no effect."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import Pool
from domain.games.alien.cards.words import combo
from domain.games.alien.events import AchievementEarned

from .referee import Referee, besides, given, trial


def _earned(table: Referee) -> list[tuple[int, str]]:
    """Who has earned what in the last action."""
    return [(event.seat, event.achievement) for event in table.happened(AchievementEarned)]


@pytest.mark.rule("alien.achievement.hand-no-basics")
@pytest.mark.parametrize(
    ("drawn", "earned"),
    [
        (["sergeant-tech", "lets-rock", *["autopsy"] * 4], [(0, "hand-no-basics")]),
        (["grunt", *["autopsy"] * 5], []),
        (["specialist", *["autopsy"] * 5], []),
    ],
)
def test_a_new_hand_without_marines_is_an_achievement(drawn: list[str], earned: list[tuple[int, str]]) -> None:
    table = given({"deck.0": [*["specialist"] * 6, *drawn]}, seats=1)

    table.end_turn()
    assert _earned(table) == []
    table.end_turn()

    assert _earned(table) == earned


@pytest.mark.rule("alien.achievement.three-class-combo")
def test_abilities_of_three_classes_in_a_turn_are_an_achievement() -> None:
    classes = ("intel", "tech", "survival")
    abilities = [trial(combo(cls, Pool(1)), key=f"trial-{cls}") for cls in classes]
    with besides(*abilities):
        table = given({"hand.0": ["versatile-programming", *(card.key for card in abilities)]})

        table.play("versatile-programming").play("trial-intel").play("trial-tech")
        assert _earned(table) == []
        table.play("trial-survival")

    assert (_earned(table), table.s.earned) == ([(0, "three-class-combo")], ("three-class-combo.0",))


@pytest.mark.rule("alien.achievement.three-class-combo")
def test_three_abilities_of_two_classes_or_abilities_that_did_not_work_are_none() -> None:
    abilities = [trial(combo(cls, Pool(1)), key=f"trial-{cls}") for cls in ("intel", "tech", "survival")]
    with besides(*abilities):
        table = given(
            {"hand.0": ["autopsy", "spare-parts", "trial-intel", "trial-intel", "trial-tech", "trial-survival"]}
        )

        for key in ("autopsy", "spare-parts", "trial-intel", "trial-intel", "trial-tech", "trial-survival"):
            table.play(key)

    assert (table.s.attack, table.s.earned) == (1 + 2 + 3, ())


@pytest.mark.rule("alien.achievement.five-classes-hand")
@pytest.mark.parametrize(("last", "earned"), [("sergeant-tech", [(0, "five-classes-hand")]), ("fire-axe", [])])
def test_all_five_classes_in_hand_and_in_play_are_an_achievement(last: str, earned: list[tuple[int, str]]) -> None:
    table = given(
        {"hand.0": ["autopsy", "fire-axe"], "played.0": ["captain-of-the-ship", last], "vigilant.0": ["wary-retreat"]}
    )

    table.end_turn()

    assert _earned(table) == earned


def _recruit_from(hq: list[str], barracks: str) -> list[tuple[int, str]]:
    """What is earned as one of these HQ cards, the first, is recruited and this card comes for it."""
    zones = {f"hq.{n}": [key] for n, key in enumerate(hq, 1)}
    table = given({**zones, "barracks": ["grunt", barracks]}, recruit=9)
    return _earned(table.recruit(hq[0]))


@pytest.mark.rule("alien.achievement.hq-one-class")
def test_an_hq_of_one_class_is_an_achievement() -> None:
    hq = ["fire-axe", "power-loader", "bar-brawler", "twin-pistols", "loud-bravado"]

    assert _recruit_from(["first-aid", *hq[1:]], "fire-axe") == [(0, "hq-one-class")]
    assert _recruit_from(hq, "first-aid") == []


@pytest.mark.rule("alien.achievement.hq-five-classes")
def test_an_hq_of_five_classes_is_an_achievement() -> None:
    hq = ["autopsy", "captain-of-the-ship", "power-loader", "first-aid"]

    assert _recruit_from(["fire-axe", *hq], "remote-uplink") == [(0, "hq-five-classes")]
    assert _recruit_from(["remote-uplink", *hq], "fire-axe") == []


@pytest.mark.rule("alien.achievement.hq-one-class")
def test_where_achievements_are_switched_off_none_is_earned() -> None:
    zones = {f"hq.{n}": ["fire-axe"] for n in range(1, 6)}
    table = given({**zones, "barracks": ["fire-axe"]}, recruit=9, options={"achievements": False})

    assert _earned(table.recruit("fire-axe")) == []
