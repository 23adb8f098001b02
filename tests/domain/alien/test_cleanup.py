"""The Cleanup Phase, and personal decks."""

from __future__ import annotations

from collections import Counter

import pytest

from domain.games.alien.actions import PlayCard
from domain.kernel.events import Shuffled

from .referee import Referee, given


def piles(table: Referee, seat: int = 0) -> list[int]:
    """How many cards a seat has in hand, deck and discard pile."""
    return [len(table.s.zone(f"{zone}.{seat}")) for zone in ("hand", "deck", "discard")]


# -- Cleanup


@pytest.mark.rule("alien.cleanup.discard-played")
def test_cards_that_were_played_are_discarded() -> None:
    table = given({"hand.0": ["specialist", "grunt", "sergeant-tech", "captain-of-the-ship"]})
    for key in ("specialist", "grunt", "sergeant-tech", "captain-of-the-ship"):
        table.play(key)
    assert table.keys("played.0") == ["specialist", "grunt", "sergeant-tech", "captain-of-the-ship"]

    table.end_turn()

    assert table.keys("discard.0") == ["specialist", "grunt", "sergeant-tech", "captain-of-the-ship"]
    assert table.keys("played.0") == []


@pytest.mark.rule("alien.cleanup.discard-hand", "alien.action.play-optional")
def test_cards_left_in_hand_are_discarded_without_effect() -> None:
    table = given({"hand.0": ["grunt", "versatile-programming"]})

    table.end_turn()

    assert table.keys("discard.0") == ["grunt", "versatile-programming"]
    assert table.keys("hand.0") == ["specialist"] * 6
    assert table.s.plays == ()


@pytest.mark.rule("alien.cleanup.draw-six")
@pytest.mark.parametrize("hand", [[], ["grunt"] * 4])
def test_the_new_hand_is_six_cards(hand: list[str]) -> None:
    table = given({"hand.0": hand})

    table.end_turn()

    assert (table.keys("hand.0"), table.keys("deck.0")) == (["specialist"] * 6, ["specialist"] * 4)
    assert table.shown("hand.0", 0) == ["specialist"] * 6
    assert table.shown("hand.0", 1) == [None] * 6


@pytest.mark.rule("alien.cleanup.order")
def test_what_was_discarded_can_be_drawn_again_at_once() -> None:
    table = given({"deck.0": [], "hand.0": ["grunt"] * 4, "played.0": ["sergeant-tech"] * 2})

    table.end_turn()

    assert Counter(table.keys("hand.0")) == {"grunt": 4, "sergeant-tech": 2}
    assert piles(table) == [6, 0, 0]


@pytest.mark.rule("alien.cleanup.order")
def test_nothing_is_drawn_before_all_is_discarded() -> None:
    table = given({"deck.0": ["specialist"] * 6, "hand.0": ["grunt"] * 4, "played.0": ["sergeant-tech"] * 2})

    table.end_turn()

    assert (table.keys("hand.0"), piles(table)) == (["specialist"] * 6, [6, 0, 6])
    assert table.happened(Shuffled) == []


@pytest.mark.rule("alien.cleanup.vigilant-stays")
def test_vigilant_cards_stay_in_play_besides_a_full_hand() -> None:
    table = given({"hand.0": ["wary-retreat", "grunt"], "vigilant.0": ["wary-retreat"]})

    table.play("wary-retreat").end_turn()

    assert table.keys("vigilant.0") == ["wary-retreat"] * 2
    assert (table.keys("discard.0"), len(table.keys("hand.0"))) == (["grunt"], 6)


# -- decks


@pytest.mark.rule("alien.deck.reshuffle-when-needed")
def test_a_deck_that_is_too_short_is_drawn_to_its_end_and_made_anew() -> None:
    table = given({"deck.0": ["grunt"] * 2, "discard.0": ["sergeant-tech"] * 10})

    table.end_turn()

    assert Counter(table.keys("hand.0")) == {"grunt": 2, "sergeant-tech": 4}
    assert piles(table) == [6, 6, 0]
    assert [event.zone for event in table.happened(Shuffled)] == ["discard.0"]
    assert table.shown("deck.0", 0) == [None] * 6


@pytest.mark.rule("alien.deck.reshuffle-when-needed")
def test_a_deck_is_made_anew_for_what_is_to_be_looked_at_too() -> None:
    table = given({"deck.0": ["grunt"], "discard.0": ["sergeant-tech"] * 5, "hand.0": ["medical-files"]})

    table.play("medical-files")

    assert table.options() == ["grunt", "sergeant-tech", "sergeant-tech"]
    assert table.keys("deck.0")[-1] == "grunt"
    assert piles(table)[2] == 0


@pytest.mark.rule("alien.deck.no-early-reshuffle")
def test_an_empty_deck_waits_until_a_card_is_needed() -> None:
    table = given({"deck.0": ["specialist"] * 6, "discard.0": ["grunt"] * 3, "deck.1": ["specialist"] * 9})
    table.end_turn()
    assert piles(table) == [6, 0, 3]
    assert table.happened(Shuffled) == []

    table.end_turn()

    assert piles(table) == [6, 0, 3]


@pytest.mark.rule("alien.deck.draw-short")
def test_who_has_too_few_cards_draws_what_there_is() -> None:
    table = given({"deck.0": ["grunt"]})

    table.end_turn()

    assert (table.keys("hand.0"), piles(table)) == (["grunt"], [1, 0, 0])
    assert table.s.current == 1


@pytest.mark.rule("alien.deck.discard-viewable")
@pytest.mark.parametrize("current", [0, 1])
def test_the_own_discard_pile_can_be_looked_through_at_any_time(current: int) -> None:
    table = given({"discard.0": ["grunt", "sergeant-tech", "search-parties"]}, current=current)

    assert table.shown("discard.0", 0) == ["grunt", "sergeant-tech", "search-parties"]
    assert [card.card for card in table.view(0).crew[0].discard] == ["grunt", "sergeant-tech", "search-parties"]


@pytest.mark.rule("alien.deck.newcomers-after-shuffle")
def test_a_gained_card_is_drawn_only_after_a_shuffle() -> None:
    table = given({"deck.0": ["specialist"] * 7}, recruit=3)

    table.recruit("find-it-and-kill-it").end_turn()

    assert (table.keys("hand.0"), table.keys("deck.0")) == (["specialist"] * 6, ["specialist"])
    assert table.keys("discard.0") == ["find-it-and-kill-it"]
    assert table.legal(PlayCard, 0) == []
