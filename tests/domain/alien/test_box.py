"""What is in the box: how many cards of what, and what they show."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest
from msgspec import structs

from domain.deckbuilding.card import Card
from domain.games.alien.game import Alien
from domain.games.alien.names import COMPLEX, HQ, ZONES
from domain.games.alien.options import FILMS

from .referee import besides, given, new_game, trial

BOX = Alien().definitions()


def _count(kind: str, deck: str = "") -> int:
    """How many cards of a kind (and a deck) there are."""
    return sum(card.copies for card in BOX if card.kind == kind and (not deck or card.deck == deck))


def _of(group: str) -> Card:
    return next(card for card in BOX if card.group == group)


@pytest.mark.rule("alien.content.total")
def test_there_are_600_cards() -> None:
    assert sum(card.copies for card in BOX) == 600


@pytest.mark.rule("alien.content.role-avatars", "alien.content.role-characters")
def test_there_are_ten_avatars_each_with_its_role_card() -> None:
    avatars = [card.group for card in BOX if card.kind == "avatar"]

    assert (_count("avatar"), _count("character", "roles"), len(set(avatars))) == (10, 10, 10)
    assert sorted(avatars) == sorted(card.group for card in BOX if card.kind == "character" and card.deck == "roles")


@pytest.mark.rule("alien.content.specialists", "alien.content.grunts", "alien.content.sergeants")
def test_there_are_marines_for_five_players() -> None:
    table = new_game(5)
    keys = Counter(table.s.what.values())

    assert (_of("Specialist").copies, _of("Grunt").copies, _count("character", "sergeants")) == (35, 25, 10)
    assert (keys["specialist"], keys["grunt"], len(table.keys("sergeants"))) == (35, 25, 10)


@pytest.mark.rule("alien.content.character-cards", "alien.content.character-split")
def test_there_are_sixteen_characters_of_five_five_three_and_one() -> None:
    cards = sorted((card for card in BOX if card.deck == "barracks"), key=lambda card: card.group)
    copies = {group: sorted(card.copies for card in each) for group, each in groupby(cards, lambda card: card.group)}

    assert len(copies) == 16
    assert all(split == [1, 3, 5, 5] for split in copies.values())
    assert _count("character", "barracks") == 224


@pytest.mark.rule("alien.content.locations")
def test_there_are_four_locations_with_three_hazards_each() -> None:
    locations = [card for card in BOX if card.kind == "location"]

    assert [card.name for card in locations] == ["The Nostromo", "Hadley's Hope", 'Fiorina "Fury" 161', "The Auriga"]
    assert ([card.copies for card in locations], [len(card.hazards) for card in locations]) == ([1] * 4, [3] * 4)


@pytest.mark.rule("alien.content.objectives")
def test_there_are_four_objectives_of_each_number() -> None:
    assert Counter(card.stage for card in BOX if card.kind == "objective") == {1: 4, 2: 4, 3: 4}


@pytest.mark.rule("alien.content.hive-cards")
def test_the_mini_decks_have_nine_eleven_and_thirteen_cards() -> None:
    objectives = [card for card in BOX if card.kind == "objective"]
    sizes = [(card.stage, sum(each.copies for each in BOX if each.deck == card.name)) for card in objectives]

    assert sorted(sizes) == [(1, 9)] * 4 + [(2, 11)] * 4 + [(3, 13)] * 4


@pytest.mark.rule("alien.content.drones", "alien.content.hatchery", "alien.content.strikes")
def test_there_are_24_drones_14_hatchery_cards_and_40_strikes() -> None:
    hatchery = _count("enemy", "hatchery") + _count("chestburster", "hatchery")

    assert (_count("enemy", "drones"), hatchery, _count("strike", "strikes")) == (24, 14, 40)


@pytest.mark.rule("alien.content.alien-avatars", "alien.content.alien-player-cards")
def test_there_are_four_alien_avatars_and_36_alien_cards() -> None:
    assert (_count("alien-avatar"), sum(card.copies for card in BOX if card.deck == "aliens")) == (4, 36)


@pytest.mark.rule("alien.content.agendas", "alien.content.secrets-revealed")
def test_there_are_ten_good_and_five_evil_agendas_and_five_secrets_revealed() -> None:
    agendas = Counter(card.side for card in BOX if card.deck == "agendas" for _ in range(card.copies))

    assert (agendas, _count("secrets")) == ({"good": 10, "evil": 5}, 5)


@pytest.mark.rule("alien.content.board-spaces")
def test_the_board_has_all_its_spaces() -> None:
    kinds = {zone.name for zone in ZONES}
    spaces = {"hive", "complex", "combat-zone", "location", "objectives", "barracks", "hq", "sergeants", "strike-deck"}
    spaces |= {"discarded-strikes", "hatchery", "dead-enemies", "dead-characters", "discarded"}

    assert spaces <= kinds
    assert (len(set(COMPLEX)), len(set(HQ))) == (5, 5)
    assert [len(new_game(2).keys(space)) for space in HQ] == [1] * 5


@pytest.mark.rule("alien.content.character-fields")
def test_a_character_shows_name_class_crew_cost_points_and_text() -> None:
    cards = [card for card in BOX if card.deck == "barracks"]

    assert all(card.name and card.group and card.cls and card.team and card.cost is not None for card in cards)
    assert [card.key for card in cards if (card.attack, card.recruit, card.effect) == (None, None, ())] == []


@pytest.mark.rule("alien.content.enemy-fields")
def test_an_enemy_shows_name_and_attack_and_may_have_no_ability() -> None:
    assert [card.key for card in BOX if card.kind == "enemy" and (not card.name or card.attack is None)] == []

    with besides(trial(kind="enemy", attack=4)):
        table = given({"combat-zone": ["trial"]}, attack=4).fight("trial")

    assert (table.s.attack, table.keys("dead-enemies")) == (0, ["trial"])


@pytest.mark.rule("alien.content.marine-values")
def test_the_figures_of_marines_and_avatars_are_those_of_the_cards() -> None:
    specialist = structs.replace(next(card for card in BOX if card.key == "specialist"), recruit=5)
    technician = structs.replace(next(card for card in BOX if card.key == "technician"), health=1, defense=7)
    with besides(specialist, technician):
        table = given({"hand.0": ["specialist"]}).play("specialist")
        figures = table.reading().health(1), table.reading().avatar(1).defense

    assert (table.s.recruit, figures) == (5, (1, 7))


@pytest.mark.rule("alien.crew.nostromo", "alien.crew.sulaco", "alien.crew.fury-161", "alien.crew.the-betty")
def test_each_film_has_a_crew() -> None:
    crews = {
        film: {card.team for card in BOX if card.deck == "barracks" and card.group in preset.characters}
        for film, preset in FILMS.items()
    }

    assert crews == {
        "alien": {"nostromo"},
        "aliens": {"sulaco"},
        "alien-3": {"fury161"},
        "alien-resurrection": {"the_betty"},
    }


@pytest.mark.rule("alien.crew.colonial-marines")
def test_specialists_grunts_and_sergeants_are_colonial_marines() -> None:
    marines = [card for card in BOX if card.deck in ("base", "sergeants")]

    assert {card.name for card in marines} == {"Specialist", "Grunt", "Sergeant"}
    assert {card.team for card in marines} == {"colonial_marines"}
