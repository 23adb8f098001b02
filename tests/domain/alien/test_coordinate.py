"""Coordinate: cards lent to the player whose turn it is."""

from __future__ import annotations

import pytest

from domain.games.alien import actions as a
from domain.games.alien.cards.words import KILL_OWN, each_player
from domain.games.alien.game import Alien

from .referee import besides, given, trial

ORDERS, KILL = "the-companys-orders", "find-it-and-kill-it"


@pytest.mark.rule("alien.keyword.list")
def test_characters_have_four_keywords_besides_being_ripley() -> None:
    keywords = {keyword for card in Alien().definitions() if card.kind == "character" for keyword in card.keywords}

    assert keywords == {"coordinate", "vigilant", "sacrifice", "mobilize", "ripley"}


@pytest.mark.rule("alien.keyword.coordinate-sergeants")
def test_all_ten_sergeants_coordinate_and_it_is_the_most_frequent_keyword_of_the_barracks() -> None:
    characters = [card for card in Alien().definitions() if card.kind == "character"]
    sergeants = [card for card in characters if card.deck == "sergeants"]
    having = {
        keyword: sum(card.copies for card in characters if card.deck == "barracks" and keyword in card.keywords)
        for keyword in ("coordinate", "vigilant", "sacrifice", "mobilize")
    }

    assert sum(card.copies for card in sergeants) == 10
    assert all(card.keywords == ("coordinate",) for card in sergeants)
    assert max(having, key=having.__getitem__) == "coordinate"


@pytest.mark.rule("alien.keyword.coordinate-purpose")
def test_nobody_coordinates_to_oneself() -> None:
    table = given({"hand.0": [ORDERS], "hand.1": [ORDERS]})

    refusal = table.refused(a.Coordinate(card=table.find("hand.0", ORDERS)))

    assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.keyword.coordinate-purpose")
    assert (table.legal(a.Coordinate, 0), table.legal(a.Coordinate, 1)) == ([], [ORDERS])


@pytest.mark.rule("alien.keyword.coordinate-set-aside")
def test_a_coordinated_card_lies_open_aside_and_is_replaced_at_once() -> None:
    table = given({"hand.1": ["grunt", "grunt", "grunt", "grunt", "grunt", ORDERS]})

    table.coordinate(ORDERS, 1)

    assert table.keys("hand.1") == ["grunt"] * 5 + ["specialist"]
    assert (table.shown("lent.1"), len(table.keys("deck.1"))) == ([ORDERS], 9)
    assert table.s.recruit == 0


@pytest.mark.rule("alien.keyword.coordinate-set-aside")
def test_a_card_without_the_keyword_is_not_coordinated() -> None:
    table = given({"hand.1": ["grunt"]})

    refusal = table.refused(a.Coordinate(card=table.find("hand.1", "grunt")), 1)

    assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.keyword.coordinate-set-aside")


@pytest.mark.rule("alien.keyword.coordinate-out-of-play")
def test_a_card_set_aside_is_none_of_its_owners_characters() -> None:
    with besides(trial(each_player(KILL_OWN))):
        table = given({"hand.0": ["trial", "grunt"], "hand.1": ["grunt", ORDERS]})

        table.coordinate(ORDERS, 1).play("trial").choose("grunt")

    assert table.options(1) == ["grunt", "specialist"]
    assert table.keys("lent.1") == [ORDERS]


@pytest.mark.rule("alien.keyword.coordinate-copy")
def test_the_player_whose_turn_it_is_plays_a_copy_once() -> None:
    table = given({"hand.1": [KILL]})

    table.coordinate(KILL, 1)
    assert table.s.attack == 0
    table.play_lent(KILL)

    assert (table.s.attack, table.keys("played.0"), table.keys("lent.1")) == (2, [], [KILL])
    assert table.legal(a.PlayCoordinated) == []


@pytest.mark.rule("alien.keyword.coordinate-return")
def test_a_coordinated_card_comes_to_the_discard_pile_of_its_owner_as_the_turn_ends() -> None:
    table = given({"hand.1": [KILL]})

    table.coordinate(KILL, 1).play_lent(KILL).end_turn()

    assert (table.s.current, table.keys("discard.1"), table.keys("discard.0")) == (1, [KILL], [])
    assert table.keys("lent.1") == []


@pytest.mark.rule("alien.keyword.coordinate-decline")
def test_without_its_copy_being_played_a_card_is_discarded_all_the_same_and_its_replacement_kept() -> None:
    table = given({"hand.1": [KILL]})

    table.coordinate(KILL, 1).end_turn()

    assert (table.keys("discard.1"), table.keys("hand.1")) == ([KILL], ["specialist"])


@pytest.mark.rule("alien.keyword.coordinate-limit")
def test_each_coordinates_one_card_in_the_turn_of_another_and_again_in_the_next() -> None:
    table = given({"hand.2": [KILL, ORDERS]}, seats=3)

    table.coordinate(KILL, 2)
    refusal = table.refused(a.Coordinate(card=table.find("hand.2", ORDERS)), 2)
    table.end_turn()

    assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.keyword.coordinate-limit")
    assert (table.s.current, table.legal(a.Coordinate, 2)) == (1, [ORDERS])


@pytest.mark.rule("alien.keyword.coordinate-many-helpers")
def test_several_helpers_coordinate_one_card_each_in_a_turn() -> None:
    table = given({"hand.1": [KILL], "hand.2": [ORDERS], "hand.3": ["sergeant-tech"]}, seats=4)

    table.coordinate(KILL, 1).coordinate(ORDERS, 2).coordinate("sergeant-tech", 3)
    table.play_lent("sergeant-tech").play_lent(KILL).play_lent(ORDERS)

    assert (table.s.attack, table.s.recruit, len(table.s.plays)) == (2, 4, 3)


@pytest.mark.rule("alien.keyword.coordinate-timing")
def test_in_the_strike_phase_nobody_coordinates_any_more() -> None:
    table = given({"combat-zone": ["warrior-drone"], "vigilant.0": ["wary-retreat"], "hand.1": [KILL]})

    assert table.legal(a.Coordinate, 1) == [KILL]
    table.end_turn()

    assert (table.s.phase, table.waiting()) == ("strike", [(0, "answer-strike")])
    assert table.legal(a.Coordinate, 1) == []
    table.refused(a.Coordinate(card=table.find("hand.1", KILL)), 1)


@pytest.mark.rule("alien.keyword.coordinate-counts-for-combo")
def test_a_copy_counts_as_played_for_what_asks_for_its_class() -> None:
    table = given({"hand.0": ["wary-retreat"], "hand.1": [KILL]})

    table.coordinate(KILL, 1).play_lent(KILL).play("wary-retreat")

    assert table.s.attack == 2 + 1 + 1


@pytest.mark.rule("alien.keyword.coordinate-chestburster-draw")
def test_a_helper_who_draws_the_chestburster_dies_and_the_copy_remains_for_the_turn() -> None:
    table = given({"hand.1": [KILL, "grunt"], "deck.1": ["specialist", "chestburster"]}, seats=3)

    table.coordinate(KILL, 1)
    assert (table.s.dead, table.s.by, table.legal(a.PlayCoordinated)) == ((1,), {1: "chestburster"}, [KILL])
    table.play_lent(KILL)
    assert table.s.attack == 2
    table.end_turn()

    assert (table.s.current, table.keys("lent.1"), table.keys("discard.1")) == (2, [], [])
    assert sorted(table.keys("removed")) == ["chestburster", KILL, "grunt", "specialist"]


@pytest.mark.rule("alien.solo.no-coordinate")
def test_alone_a_card_with_coordinate_is_played_and_never_set_aside() -> None:
    table = given({"hand.0": ["sergeant-tech"]}, seats=1)

    assert (table.legal(a.Coordinate), table.legal(a.PlayCard)) == ([], ["sergeant-tech"])
    table.refused(a.Coordinate(card=table.find("hand.0", "sergeant-tech")))
    assert table.play("sergeant-tech").s.recruit == 2
