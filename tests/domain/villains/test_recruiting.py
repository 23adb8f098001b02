"""Recruiting Allies, and the Lair they come from."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Fight, Recruit
from domain.games.villains.names import LAIR
from domain.kernel.audience import EVERYONE
from tests.domain.play import play

from .referee import VILLAINS, given

FULL_CITY = {f"city.{space}": ["cops"] for space in ("bridge", "streets", "rooftops", "bank", "sewers")}


@pytest.mark.rule("villains.recruit.interleave")
def test_playing_recruiting_and_fighting_are_mixed_as_one_likes() -> None:
    table = given(
        {"hand.0": ["hydra-operative", "hydra-operative", "hydra-soldier"], "city.bank": ["asgardian-warriors"]},
        attack=2,
        recruit=3,
    )

    table.play("hydra-operative").recruit("brilliant-research")
    table.play("hydra-soldier").fight("asgardian-warriors")
    table.play("hydra-operative").recruit("new-recruit")

    assert table.keys("discard.0") == ["brilliant-research", "new-recruit"]
    assert table.keys("victory.0") == ["asgardian-warriors"]
    assert (table.s.attack, table.s.recruit) == (0, 0)


@pytest.mark.rule("villains.recruit.any-number")
def test_one_recruits_as_many_as_one_can_pay_for() -> None:
    table = given(
        {"lair.1": ["symbiote-takeover"], "lair.2": ["recruitment-day"], "lair.3": ["psychedelic-mist"]},
        recruit=8,
    )

    table.recruit("symbiote-takeover").recruit("recruitment-day").recruit("psychedelic-mist")

    assert table.keys("discard.0") == ["symbiote-takeover", "recruitment-day", "psychedelic-mist"]
    assert table.s.recruit == 0


@pytest.mark.rule("villains.recruit.cost")
def test_recruiting_costs_the_cost_of_the_ally() -> None:
    table = given({"lair.1": ["import-illegal-weapons"], "lair.2": ["devour"]}, recruit=4)

    refusal = table.refused(Recruit(card=table.find("lair.1", "import-illegal-weapons")))
    table.recruit("devour")

    assert (refusal.code, refusal.about) == ("not_enough_recruit", {"needed": 5, "has": 4})
    assert table.s.recruit == 0


@pytest.mark.rule("villains.recruit.to-discard")
def test_a_recruited_ally_goes_to_the_discard_pile() -> None:
    table = given({"lair.1": ["devour"], "discard.0": ["hydra-soldier"]}, recruit=4)

    table.recruit("devour")

    assert table.keys("discard.0") == ["hydra-soldier", "devour"]
    assert table.keys("hand.0") == []


@pytest.mark.rule("villains.recruit.sources")
def test_allies_are_recruited_from_the_lair_and_from_two_stacks() -> None:
    table = given(
        {
            "lair.1": ["symbiote-takeover"],
            "lair.2": ["psychedelic-mist"],
            "lair.3": ["devour"],
            "lair.4": ["pumpkin-bombs"],
            "lair.5": ["shifting-decoy"],
        },
        recruit=3,
    )

    assert table.legal(Recruit) == [
        "madame-hydra",
        "new-recruit",
        "psychedelic-mist",
        "pumpkin-bombs",
        "shifting-decoy",
        "symbiote-takeover",
    ]


@pytest.mark.rule("villains.recruit.sources")
def test_nothing_else_is_recruited() -> None:
    table = given({"ko": ["hydra-soldier"], "discard.1": ["hydra-soldier"]}, recruit=20)

    for zone in ("ko", "discard.1", "ally-deck"):
        refusal = table.refused(Recruit(card=table.s.zone(zone)[-1]))
        assert (refusal.code, refusal.rule) == ("target_not_legal", "villains.recruit.sources")


@pytest.mark.rule("villains.recruit.in-step-2-only")
def test_nobody_recruits_or_fights_in_the_turn_of_another() -> None:
    table = given({"city.bridge": ["cops"]}, attack=3, recruit=3)

    recruit = Recruit(card=table.find("lair.1", "brilliant-research"))
    fight = Fight(card=table.find("city.bridge", "cops"))

    assert (table.legal(Recruit, seat=1), table.legal(Fight, seat=1)) == ([], [])
    assert table.refused(recruit, seat=1).code == "not_your_turn"
    assert table.refused(fight, seat=1).code == "not_your_turn"


@pytest.mark.rule("villains.recruit.in-step-2-only")
def test_nobody_recruits_or_fights_while_an_effect_is_being_resolved() -> None:
    table = given({"hand.0": ["shifting-decoy"], "city.bridge": ["cops"]}, attack=3, recruit=3)

    table.play("shifting-decoy")

    assert (table.legal(Recruit), table.legal(Fight)) == ([], [])
    assert table.refused(Recruit(card=table.find("lair.1", "brilliant-research"))).code == "decision_open"
    assert table.refused(Fight(card=table.find("city.bridge", "cops"))).code == "decision_open"


@pytest.mark.rule("villains.recruit.in-step-2-only")
def test_nobody_recruits_before_the_adversary_deck_card_is_resolved() -> None:
    table = given({**FULL_CITY, "hand.0": ["hydra-operative"]}, begin=True)

    assert table.waiting() == [(0, "ko")]
    assert table.refused(Recruit(card=table.s.zone("new-recruits")[-1])).code == "decision_open"


@pytest.mark.rule("villains.lair.five-faceup")
def test_the_lair_shows_five_allies_as_long_as_the_ally_deck_lasts() -> None:
    played = play(VILLAINS, 4, "first-game", 2)

    lasting = [state for state in played.states if state.status == "running" and state.zone("ally-deck")]
    assert len(lasting) > 50
    for state in lasting:
        lair = [state.zone(space) for space in LAIR]
        assert [len(cards) for cards in lair] == [1] * 5
        assert all(state.known[i] == EVERYONE for (i,) in lair)


@pytest.mark.rule("villains.lair.refill-at-once")
def test_a_lair_space_emptied_by_an_effect_is_filled_at_once() -> None:
    table = given(
        {**FULL_CITY, "lair.3": ["devour"], "ally-deck": ["crazed-experiments", "hidden-weapons"]}, begin=True
    )

    table.choose("devour")

    assert table.keys("ko") == ["devour"]
    assert table.shown("lair.3") == ["hidden-weapons"]
    assert table.keys("ally-deck") == ["crazed-experiments"]


@pytest.mark.rule("villains.lair.refill-at-once")
def test_a_lair_space_emptied_by_recruiting_is_filled_at_once() -> None:
    table = given({"lair.3": ["devour"], "ally-deck": ["crazed-experiments", "hidden-weapons"]}, recruit=4)

    table.recruit("devour")

    assert table.shown("lair.3") == ["hidden-weapons"]
    assert table.keys("ally-deck") == ["crazed-experiments"]


@pytest.mark.rule("villains.lair.recruit-newcomer")
def test_an_ally_that_filled_a_space_can_be_recruited_in_the_same_turn() -> None:
    table = given({"lair.1": ["recruitment-day"], "ally-deck": ["crazed-experiments", "symbiote-takeover"]}, recruit=6)

    table.recruit("recruitment-day").recruit("symbiote-takeover")

    assert table.keys("discard.0") == ["recruitment-day", "symbiote-takeover"]


@pytest.mark.rule("villains.lair.empty-deck")
def test_without_an_ally_deck_the_space_stays_empty_and_the_turn_is_the_last() -> None:
    table = given({"lair.1": ["devour"], "ally-deck": [], "hand.0": ["hydra-soldier"]}, recruit=4)

    table.recruit("devour")
    assert table.keys("lair.1") == []

    table.play("hydra-soldier").end_turn()
    assert (table.s.outcome, table.s.reason) == ("draw", "ally-deck-out")
