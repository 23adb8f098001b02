"""The start of a game: shuffled decks, a full Lair, six cards each, a first player."""

from __future__ import annotations

import pytest

from domain.deckbuilding.events import TurnBegan
from domain.kernel import events as k

from .referee import given, new_game, set_up

EVERY_VIEWER = (None, 0, 1)


@pytest.mark.rule("villains.start.shuffle-adversary-deck")
def test_of_the_adversary_deck_only_its_size_is_known() -> None:
    table = set_up(2)

    for viewer in EVERY_VIEWER:
        assert [card.card for card in table.view(viewer).adversary_deck] == [None] * 41


@pytest.mark.rule("villains.start.shuffle-adversary-deck")
def test_the_adversary_deck_is_shuffled() -> None:
    twists = {
        tuple(n for n, key in enumerate(set_up(2, seed).keys("adversary-deck")) if key == "plot-twist")
        for seed in (1, 2, 3)
    }

    assert len(twists) == 3


@pytest.mark.rule("villains.start.shuffle-ally-deck")
def test_of_the_ally_deck_only_its_size_is_known() -> None:
    table = set_up(2)

    for viewer in EVERY_VIEWER:
        assert [card.card for card in table.view(viewer).ally_deck] == [None] * 65


@pytest.mark.rule("villains.start.shuffle-ally-deck")
def test_the_ally_deck_is_shuffled() -> None:
    assert len({tuple(set_up(2, seed).keys("ally-deck")) for seed in (1, 2, 3)}) == 3


@pytest.mark.rule("villains.start.fill-lair")
def test_the_lair_shows_the_five_top_allies() -> None:
    table = set_up(2)

    shown = [space.ally and space.ally.card for space in table.view().lair]

    assert shown == [card.key for card in table.cards(*(f"lair.{n}" for n in range(1, 6)))]
    assert (len(shown), len(table.keys("ally-deck"))) == (5, 65)


@pytest.mark.rule("villains.start.hand")
def test_everybody_has_drawn_six_of_twelve() -> None:
    table = set_up(3)

    for player in table.view().players:
        assert (len(player.hand), len(player.deck)) == (6, 6)


@pytest.mark.rule("villains.start.hand")
def test_the_own_decks_are_shuffled() -> None:
    table = set_up(5)

    assert len({tuple(table.keys(f"deck.{seat}")) for seat in range(5)}) > 1


@pytest.mark.rule("villains.start.first-player")
def test_the_lot_says_who_begins_for_all_to_see() -> None:
    table = new_game(3)

    (lot,) = table.happened(k.Rolled)

    assert table.view().current == lot.faces[0] - 1
    assert new_game(3).view().current == table.view().current
    assert {new_game(3, seed).view().current for seed in range(1, 12)} == {0, 1, 2}


@pytest.mark.rule("villains.start.first-player")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_may_name_who_begins(seat: int) -> None:
    assert new_game(3, first_player=seat).view().current == seat


@pytest.mark.rule("villains.start.clockwise")
def test_turns_go_round_clockwise() -> None:
    table = given(seats=3, current=1)

    order = [table.end_turn().happened(TurnBegan)[0].seat for _ in range(3)]

    assert order == [2, 0, 1]
