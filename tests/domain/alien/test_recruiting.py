"""Recruiting from the HQ, and Sergeants."""

from __future__ import annotations

import pytest

from domain.games.alien import names as at
from domain.games.alien.actions import Recruit
from domain.games.alien.box import Box

from .referee import ALIEN, given, new_game

BOX = Box(ALIEN.packs[ALIEN.content_hash])


@pytest.mark.rule("alien.recruit.hq-size")
def test_the_hq_has_five_spaces_with_an_open_character_each() -> None:
    table = new_game(2)

    shown = [space.character.card for space in table.view().hq if space.character]
    assert len(shown) == 5
    assert {BOX.content[str(key)].deck for key in shown} == {"barracks"}


@pytest.mark.rule("alien.recruit.from-hq")
def test_a_character_costs_its_cost_and_comes_to_the_discard_pile() -> None:
    table = given({"hq.2": ["captain-of-the-ship"], "discard.0": ["grunt"]}, recruit=5)

    table.recruit("captain-of-the-ship")

    assert (table.s.recruit, table.keys("discard.0")) == (1, ["grunt", "captain-of-the-ship"])


@pytest.mark.rule("alien.recruit.from-hq")
def test_only_what_is_on_offer_can_be_recruited() -> None:
    table = given({"discard.0": ["grunt"]}, recruit=9)

    for zone in ("discard.0", "barracks"):
        refusal = table.refused(Recruit(card=table.s.zone(zone)[-1]))
        assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.recruit.from-hq")
    assert table.refused(Recruit(card=table.s.zone(at.SERGEANTS)[0])).code == "target_not_legal"


@pytest.mark.rule("alien.recruit.insufficient")
def test_with_too_few_points_nobody_is_recruited() -> None:
    table = given({"hq.2": ["captain-of-the-ship"]}, recruit=3)

    refusal = table.refused(Recruit(card=table.find("hq.2", "captain-of-the-ship")))

    assert (refusal.code, refusal.about) == ("not_enough_recruit", {"needed": 4, "has": 3})
    assert table.legal(Recruit) == ["find-it-and-kill-it", "sergeant-tech"]


@pytest.mark.rule("alien.recruit.refill")
def test_a_space_that_is_empty_is_filled_at_once() -> None:
    table = given({at.BARRACKS: ["chain-of-command", "motion-tracker"]}, recruit=3)

    table.recruit("find-it-and-kill-it")

    assert table.shown("hq.1") == ["motion-tracker"]
    assert table.keys(at.BARRACKS) == ["chain-of-command"]


@pytest.mark.rule("alien.recruit.refill")
@pytest.mark.parametrize(
    ("card", "about"),
    [("where-are-the-brothers", {}), ("the-sos", {"strike-deck": ["near-miss", "torn-supply-lines"]})],
)
def test_a_space_is_filled_whatever_emptied_it(card: str, about: dict[str, list[str]]) -> None:
    table = given(
        {
            at.OBJECTIVES: [card],
            "complex.airlock": ["event-breakout"],
            "hq.2": ["captain-of-the-ship"],
            at.BARRACKS: ["motion-tracker"],
            "combat-zone": ["worker-drone"],
            **about,
        },
        attack=1,
    )

    if card == "the-sos":
        table.end_turn()
    else:
        table.scan("airlock")

    assert table.keys("hq.2") == ["motion-tracker"]
    assert table.keys("dead-characters") == ["captain-of-the-ship"]


@pytest.mark.rule("alien.recruit.chain-example")
def test_who_fills_the_space_can_be_recruited_in_the_same_turn() -> None:
    table = given({at.BARRACKS: ["motion-tracker"]}, recruit=7)

    table.recruit("find-it-and-kill-it").recruit("motion-tracker")

    assert (table.s.recruit, table.keys("discard.0")) == (0, ["find-it-and-kill-it", "motion-tracker"])
    assert table.keys("hq.1") == []


@pytest.mark.rule("alien.recruit.sergeant")
def test_the_top_sergeant_is_recruited() -> None:
    table = given({at.SERGEANTS: ["sergeant-tech", "sergeant-intel"]}, recruit=3)

    table.recruit("sergeant-intel")

    assert (table.keys(at.SERGEANTS), table.keys("discard.0")) == (["sergeant-tech"], ["sergeant-intel"])
    assert table.s.recruit == 0


@pytest.mark.rule("alien.recruit.sergeant-cost-fixed")
@pytest.mark.parametrize("cls", ["intel", "leadership", "strength", "survival", "tech"])
def test_every_sergeant_costs_three(cls: str) -> None:
    key = f"sergeant-{cls}"

    assert given({at.SERGEANTS: [key]}, recruit=4).recruit(key).s.recruit == 1
    table = given({at.SERGEANTS: [key]}, recruit=2)
    assert table.refused(Recruit(card=table.find(at.SERGEANTS, key))).about == {"needed": 3, "has": 2}


@pytest.mark.rule("alien.recruit.sergeant-cost-fixed")
def test_a_discount_for_the_hq_is_none_for_sergeants() -> None:
    table = given({"hand.0": ["search-parties"], "played.0": ["captains-log"]}, recruit=3)
    table.play("search-parties")
    assert table.view().hq[0].cost == 1

    table.recruit("sergeant-tech")

    assert table.s.recruit == 0


@pytest.mark.rule("alien.recruit.sergeant-blind")
def test_a_sergeants_class_is_seen_when_it_is_recruited() -> None:
    table = given(recruit=6)
    assert {shown for seat in (0, 1, None) for shown in table.shown(at.SERGEANTS, seat)} == {None}

    table.recruit("sergeant-tech")

    assert table.shown("discard.0", 1) == ["sergeant-tech"]
    assert set(table.shown(at.SERGEANTS)) == {None}


@pytest.mark.rule("alien.recruit.sergeant-classes")
def test_there_are_two_sergeants_of_each_class_alike_in_everything_else() -> None:
    sergeants = [card for card in BOX.content.values() if card.group == "Sergeant"]

    assert {card.cls: card.copies for card in sergeants} == dict.fromkeys(
        ("intel", "leadership", "strength", "survival", "tech"), 2
    )
    figures = {(card.cost, card.attack, card.recruit, card.team, card.keywords, card.effect) for card in sergeants}
    assert len(figures) == 1


@pytest.mark.rule("alien.recruit.several-sergeants")
def test_several_sergeants_can_be_recruited() -> None:
    table = given(recruit=9)

    table.recruit("sergeant-tech").recruit("sergeant-tech").recruit("sergeant-tech")

    assert (table.keys("discard.0"), table.s.recruit) == (["sergeant-tech"] * 3, 0)
    assert table.keys(at.SERGEANTS) == ["sergeant-tech"] * 7
