"""Playing cards: what may be played, what it gives, where it lies."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Fight, PlayCard
from tests.domain.play import play

from .referee import VILLAINS, given


@pytest.mark.rule("villains.play.hand-contents")
def test_hands_hold_allies_and_bindings_and_nothing_else() -> None:
    played = play(VILLAINS, 5, "first-game", 1)

    content = VILLAINS.content(played.last)
    hands = [(state, state.zone(f"hand.{seat}")) for state in played.states for seat in range(5)]
    assert {content[state.what[i]].kind for state, hand in hands for i in hand} == {"ally", "bindings"}


@pytest.mark.rule("villains.play.one-at-a-time")
def test_any_card_may_be_played_next() -> None:
    table = given({"hand.0": ["hydra-operative", "shifting-decoy", "hydra-soldier"]})

    assert table.legal(PlayCard) == ["hydra-operative", "hydra-soldier", "shifting-decoy"]


@pytest.mark.rule("villains.play.one-at-a-time")
def test_no_card_is_played_while_another_waits_for_a_decision() -> None:
    table = given({"hand.0": ["hydra-soldier", "shifting-decoy"]})

    table.play("shifting-decoy")

    assert table.legal(PlayCard) == []
    assert table.refused(PlayCard(card=table.find("hand.0", "hydra-soldier"))).code == "decision_open"
    table.choose("brilliant-research")
    assert table.legal(PlayCard) == ["hydra-soldier"]


@pytest.mark.rule("villains.play.cost-to-play")
def test_what_can_not_be_paid_for_can_not_be_played() -> None:
    table = given({"hand.0": ["madame-hydra"]})

    refusal = table.refused(PlayCard(card=table.find("hand.0", "madame-hydra")))

    assert table.legal(PlayCard) == []
    assert (refusal.code, refusal.rule) == ("target_not_legal", "villains.play.cost-to-play")


@pytest.mark.rule("villains.play.cost-to-play")
def test_the_price_of_a_card_is_paid_before_it_is_played() -> None:
    table = given({"hand.0": ["hydra-soldier", "madame-hydra"]})

    table.play("madame-hydra")

    assert (table.keys("played.0"), table.s.recruit) == ([], 0)
    table.choose("hydra-soldier")
    assert (table.keys("discard.0"), table.keys("played.0")) == (["hydra-soldier"], ["madame-hydra"])
    assert table.s.recruit == 2


@pytest.mark.rule("villains.play.cost-to-play")
def test_a_card_discarded_as_a_price_counts_as_discarded_this_turn() -> None:
    table = given({"hand.0": ["hydra-soldier", "madame-hydra", "pumpkin-bombs"]})

    table.play("madame-hydra").choose("hydra-soldier").play("pumpkin-bombs")

    assert table.s.attack == 3


@pytest.mark.rule("villains.play.do-text")
def test_a_card_that_says_draw_a_card_draws_a_card() -> None:
    table = given({"hand.0": ["crazed-experiments"], "deck.0": ["hydra-operative", "hydra-soldier"]})

    table.play("crazed-experiments")

    assert table.keys("hand.0") == ["hydra-soldier"]
    assert table.keys("deck.0") == ["hydra-operative"]


@pytest.mark.rule("villains.play.recruit-icon")
def test_the_recruit_icon_gives_recruit_points() -> None:
    table = given({"hand.0": ["hydra-operative"]})

    table.play("hydra-operative")

    assert (table.s.attack, table.s.recruit) == (0, 1)


@pytest.mark.rule("villains.play.attack-icon")
def test_the_attack_icon_gives_attack() -> None:
    table = given({"hand.0": ["hydra-soldier"]})

    table.play("hydra-soldier")

    assert (table.s.attack, table.s.recruit) == (1, 0)


@pytest.mark.rule("villains.play.plus-icon")
@pytest.mark.parametrize(("discarded", "attack"), [(0, 1), (1, 3)])
def test_a_figure_with_a_plus_is_given_in_any_case(discarded: int, attack: int) -> None:
    table = given({"hand.0": ["pumpkin-bombs"]}, discarded=discarded)

    table.play("pumpkin-bombs")

    assert table.s.attack == attack


@pytest.mark.rule("villains.play.stay-in-front")
def test_played_cards_lie_in_front_of_the_player_where_no_reshuffle_finds_them() -> None:
    table = given({"hand.0": ["hydra-soldier", "crazed-experiments"], "deck.0": [], "discard.0": []})

    table.play("hydra-soldier").play("crazed-experiments")

    assert table.keys("played.0") == ["hydra-soldier", "crazed-experiments"]
    assert (table.keys("discard.0"), table.keys("hand.0")) == ([], [])


@pytest.mark.rule("villains.play.optional")
def test_a_turn_may_end_without_a_card_played() -> None:
    table = given({"hand.0": ["hydra-soldier"] * 6})

    table.end_turn()

    assert table.s.current == 1
    assert table.keys("discard.0") == ["hydra-soldier"] * 6


@pytest.mark.rule("villains.play.pools-this-turn")
def test_points_that_are_not_spent_are_lost_when_the_turn_ends() -> None:
    table = given(attack=2, recruit=3)

    table.end_turn()

    assert table.s.current == 1
    assert (table.s.attack, table.s.recruit) == (0, 0)
    assert table.legal(Fight) == []


@pytest.mark.rule("villains.play.ally-card-parts")
def test_an_ally_card_has_its_parts() -> None:
    allies = [entry for entry in VILLAINS.catalogue("en") if entry.kind == "ally"]

    assert allies
    for entry in allies:
        assert entry.name
        assert entry.cls
        assert entry.cost is not None
        assert entry.text or entry.cls == "grey"
        assert entry.group or entry.cls == "grey"


@pytest.mark.rule("villains.play.ally-card-parts")
def test_an_icon_that_is_not_there_is_no_printed_0() -> None:
    catalogue = {entry.key: entry for entry in VILLAINS.catalogue("en")}

    decoy, research, strings = (catalogue[key] for key in ("shifting-decoy", "brilliant-research", "pull-the-strings"))
    assert (decoy.attack, decoy.recruit) == (0, 0)
    assert (research.attack, research.recruit) == (None, 2)
    assert (strings.attack, strings.recruit) == (None, None)
