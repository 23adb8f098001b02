"""Bystanders: their deck, who guards them, who kidnaps them."""

from __future__ import annotations

from collections import Counter

import pytest

from domain.deckbuilding.card import Card

from .referee import Referee, given, set_up

SPECIAL = {"engineer": 3, "computer-hacker": 3, "public-speaker": 3}


def bystanders(table: Referee) -> Counter[str]:
    """All Bystanders of a game, wherever they lie."""
    cards: list[Card] = table.cards(*table.s.zones)
    return Counter(card.key for card in cards if card.kind == "bystander")


@pytest.mark.rule("villains.bystander.deck-composition")
def test_forty_one_bystanders_of_five_kinds_or_forty_two() -> None:
    assert bystanders(set_up(2)) == {"bystander": 30, "rock-star": 2, **SPECIAL}
    assert bystanders(set_up(2, rock_stars=3)) == {"bystander": 30, "rock-star": 3, **SPECIAL}


@pytest.mark.rule("villains.bystander.deck-hidden")
def test_nobody_knows_what_lies_in_the_bystander_deck() -> None:
    table = set_up(2)

    for viewer in (None, 0, 1):
        deck = table.view(viewer).bystander_deck
        assert [card.card for card in deck] == [None] * len(table.keys("bystander-deck"))


@pytest.mark.rule("villains.bystander.deck-hidden")
def test_the_bystander_deck_is_shuffled() -> None:
    assert len({tuple(set_up(2, seed).keys("bystander-deck")) for seed in (1, 2, 3)}) == 3


@pytest.mark.rule("villains.bystander.guard-nearest")
def test_the_adversary_nearest_the_adversary_deck_guards() -> None:
    table = given(
        {
            "city.rooftops": ["elektra"],
            "city.sewers": ["punisher"],
            "adversary-deck": ["cops", "engineer"],
        }
    )

    table.end_turn()

    assert (table.guarded("city.rooftops"), table.guarded("city.sewers")) == (["engineer"], [])


@pytest.mark.rule("villains.bystander.guard-commander")
def test_with_an_empty_city_the_commander_guards() -> None:
    table = given({"adversary-deck": ["cops", "engineer"]})

    table.end_turn()

    assert table.guarded("commander") == ["engineer"]


@pytest.mark.rule("villains.bystander.guard-many")
@pytest.mark.parametrize(("city", "guard"), [({"city.bridge": ["cops"]}, "city.bridge"), ({}, "commander")])
def test_one_can_guard_many(city: dict[str, list[str]], guard: str) -> None:
    table = given({**city, f"guarded@{guard}": ["bystander"], "adversary-deck": ["cops", "engineer"]})

    table.end_turn()

    assert table.guarded(guard) == ["bystander", "engineer"]


@pytest.mark.rule("villains.bystander.guard-visible")
def test_a_spectator_sees_who_is_guarded_and_by_whom() -> None:
    table = given({"city.bank": ["elektra"], "adversary-deck": ["cops", "engineer", "rock-star"]})

    table.end_turn().end_turn()

    guarding = {space.space: [card.card for card in space.guarding] for space in table.view().city}
    assert guarding["bank"] == ["rock-star", "engineer"]


@pytest.mark.rule("villains.bystander.guard-visible")
def test_a_bystander_taken_unseen_to_be_guarded_is_turned_face_up() -> None:
    table = given({"adversary-deck": ["cops", "jean-grey"], "bystander-deck": ["bystander", "rock-star"]})

    table.end_turn()

    assert [card.card for card in table.view().city[0].guarding] == ["rock-star"]


@pytest.mark.rule("villains.bystander.kidnap-on-defeat")
@pytest.mark.parametrize(
    ("city", "guard", "who"), [({"city.bank": ["cops"]}, "city.bank", "cops"), ({}, "commander", "dr-strange")]
)
def test_who_defeats_the_guard_kidnaps_the_guarded(city: dict[str, list[str]], guard: str, who: str) -> None:
    table = given({**city, f"guarded@{guard}": ["bystander", "public-speaker"]}, current=1, attack=8)
    (zone,) = [zone for zone in table.s.zones if zone.startswith("guarded.")]

    table.fight(who)

    pile = [card.card for card in table.view().players[1].victory]
    assert [card for card in pile if card in ("bystander", "public-speaker")] == ["bystander", "public-speaker"]
    assert (table.keys(zone), table.keys("victory.0")) == ([], [])


@pytest.mark.rule("villains.bystander.one-vp")
def test_every_bystander_is_worth_one_point() -> None:
    table = given({"victory.0": ["bystander", "rock-star", *SPECIAL]})

    assert [player.victory_points for player in table.view().players] == [5, 0]
