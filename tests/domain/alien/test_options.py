"""What can be agreed on: presets and difficulty, and what is refused, with the option at fault and what to do."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from domain.games.alien import names as at
from domain.games.alien.box import Box
from domain.games.alien.options import FILMS, FIRST_ROLES
from domain.locale import LOCALES

from .referee import ALIEN, Referee, given, new_game, not_set_up

BOX = Box(ALIEN.packs[ALIEN.content_hash])


def mini_decks(table: Referee) -> list[list[str]]:
    """The labels of the cards of each mini-deck, the first one first."""
    hive = [BOX.content[key].deck for key in table.hive()]
    each = (len(hive) - 33) // 3
    ends = (0, 9 + each, 20 + 2 * each, len(hive))
    return [hive[start:end] for start, end in pairwise(ends)]


def drones(table: Referee) -> list[int]:
    """How many Drones each mini-deck has."""
    return [deck.count("drones") for deck in mini_decks(table)]


# -- presets


@pytest.mark.rule("alien.preset.recommended-first")
def test_the_films_are_offered_before_anything_else() -> None:
    offered = [preset.name for preset in ALIEN.ruleset("en").presets]

    assert offered == ["first-game", *FILMS, "free-mix"]


@pytest.mark.rule("alien.preset.first-game")
def test_the_first_game_is_the_first_film_with_roles() -> None:
    first, film = (new_game(3, preset=preset) for preset in ("first-game", "alien"))

    assert {name: value for name, value in first.s.options.items() if value != film.s.options[name]} == {
        "roles": list(FIRST_ROLES)
    }


@pytest.mark.rule(
    "alien.preset.first-game-roles-3", "alien.preset.first-game-roles-4", "alien.preset.first-game-roles-5"
)
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_roles_of_the_first_game_by_seats(seats: int) -> None:
    table = new_game(seats, preset="first-game")

    roles = ("Gunner", "Technician", "Researcher", "Medic", "Scout")
    assert tuple(table.reading().avatar(seat).name for seat in range(seats)) == roles[:seats]


FILMS_BOARDS = [
    pytest.param("alien", "the-nostromo", "the-sos", "no-one-can-hear-you-scream", "a-perfect-organism",
                 marks=pytest.mark.rule("alien.preset.alien-board")),
    pytest.param("aliens", "hadleys-hope", "the-lost-colony", "they-mostly-come-at-night", "whos-laying-the-eggs",
                 marks=pytest.mark.rule("alien.preset.aliens-board")),
    pytest.param("alien-3", "fiorina-fury-161", "where-are-the-brothers", "the-beast-is-out-there",
                 "nobody-can-stop-it", marks=pytest.mark.rule("alien.preset.alien3-board")),
    pytest.param("alien-resurrection", "the-auriga", "breakout", "youre-a-thing-a-construct",
                 "shell-breed-youll-die", marks=pytest.mark.rule("alien.preset.resurrection-board")),
]  # fmt: skip


@pytest.mark.parametrize(("film", "location", "first", "second", "third"), FILMS_BOARDS)
def test_the_location_and_the_objectives_of_a_film(
    film: str, location: str, first: str, second: str, third: str
) -> None:
    table = new_game(1, preset=film, roles=["Scout"])

    assert table.keys(at.LOCATION) == [location]
    assert table.keys(at.OBJECTIVES) == [third, second, first]
    names = [BOX.content[key].name for key in (first, second, third)]
    assert [set(deck) - {"drones"} for deck in mini_decks(table)] == [{name} for name in names]


CREWS = [
    pytest.param("alien", "nostromo",
                 {"Warrant Officer Ripley", "Captain Dallas", "Chief Engineer Parker", "Navigator Lambert"},
                 marks=pytest.mark.rule("alien.preset.alien-characters")),
    pytest.param("aliens", "sulaco", {"Lieutenant Ripley", "Corporal Hicks", "Private Hudson", "Bishop"},
                 marks=pytest.mark.rule("alien.preset.aliens-characters")),
    pytest.param("alien-3", "fury161", {"Sister Ripley", "Brother Dillon", "CMO Clemens", 'Francis "85" Aaron'},
                 marks=pytest.mark.rule("alien.preset.alien3-characters")),
    pytest.param("alien-resurrection", "the_betty", {"Ripley No. 8", "Call", "Johner", "Christie"},
                 marks=pytest.mark.rule("alien.preset.resurrection-characters")),
]  # fmt: skip


@pytest.mark.parametrize(("film", "crew", "characters"), CREWS)
def test_the_characters_of_a_film_are_of_one_crew(film: str, crew: str, characters: set[str]) -> None:
    table = new_game(1, preset=film, roles=["Scout"])

    cards = [BOX.content[key] for zone in (at.BARRACKS, *at.HQ) for key in table.keys(zone)]
    assert Counter(card.group for card in cards) == dict.fromkeys(characters, 14)
    assert {card.team for card in cards} == {crew}


@pytest.mark.rule("alien.difficulty.inherent")
def test_it_is_said_that_the_cards_make_a_game_harder_or_easier() -> None:
    (free_mix,) = [preset.text for preset in ALIEN.ruleset("en").presets if preset.name == "free-mix"]

    assert "harder than others" in free_mix


# -- difficulty


@pytest.mark.rule("alien.difficulty.easier-drones")
def test_more_drones_make_a_longer_hive() -> None:
    table = new_game(2, drones=1)

    assert drones(table) == [3, 3, 3]
    assert len(table.hive()) == 42


@pytest.mark.rule("alien.difficulty.harder-drones")
def test_fewer_drones_make_a_shorter_hive() -> None:
    table = new_game(3, drones=-1)

    assert drones(table) == [2, 2, 2]
    assert len(table.hive()) == 39


@pytest.mark.rule("alien.difficulty.harder-drones-floor")
@pytest.mark.parametrize("seats", range(1, 5))
def test_there_are_at_least_no_drones(seats: int) -> None:
    table = new_game(seats, drones=-seats)

    assert drones(table) == [0, 0, 0]
    assert not_set_up(seats, drones=-seats - 1).about["least"] == -seats


@pytest.mark.rule("alien.difficulty.easier-drones-cap")
@pytest.mark.parametrize("seats", range(1, 6))
def test_there_are_at_most_all_drones_of_the_box(seats: int) -> None:
    most = 8 - seats
    table = new_game(seats, drones=most)

    assert drones(table) == [8, 8, 8]
    if most < 7:
        assert not_set_up(seats, drones=most + 1).about["most"] == most


@pytest.mark.rule("alien.difficulty.easier-drones-cap")
@pytest.mark.parametrize(("seats", "most"), [(2, 6), (3, 6), (4, 5), (5, 4)])
def test_drones_that_secrets_revealed_replace_do_not_count(seats: int, most: int) -> None:
    table = new_game(seats, drones=most, hidden_agendas="on", preparation_turns=1)

    decks = Counter(BOX.content[key].deck for key in table.keys(at.HIVE))
    assert decks["secrets"] == seats
    assert decks["drones"] == 3 * (seats + most) - seats <= 24
    assert not_set_up(seats, drones=most + 1, hidden_agendas="on").about["most"] == most


@pytest.mark.rule("alien.difficulty.easier-defense")
@pytest.mark.parametrize(("damage", "living"), [(10, True), (11, False)])
def test_defense_can_count_as_health(damage: int, living: bool) -> None:
    strikes = {"combat-zone": ["worker-drone"], "avatar.0": ["medic"], "strikes.0": ["raking-claws"] * damage}
    table = given(strikes, options={"defense_as_health": True})
    assert (table.view().crew[0].health, table.view().crew[0].defense) == (12, 2)

    table.end_turn()

    assert (0 in table.s.living) is living


@pytest.mark.rule("alien.difficulty.easier-preparations")
@pytest.mark.parametrize("rounds", [1, 2])
def test_players_may_have_turns_to_prepare(rounds: int) -> None:
    table = new_game(3, preparation_turns=rounds)
    for _ in range(3 * rounds):
        assert table.complex() == {}
        table.end_turn()

    assert list(table.complex()) == ["ventilation-shafts"]
    assert len(table.keys(at.HIVE)) == 41


@pytest.mark.rule("alien.difficulty.harder-prefilled")
@pytest.mark.parametrize("n", range(1, 6))
def test_the_complex_may_be_filled_from_the_start(n: int) -> None:
    table = new_game(2, prefilled=n, preparation_turns=1)

    rooms = ("ventilation-shafts", "operations", "weapons-locker", "med-lab", "airlock")
    assert tuple(table.complex()) == rooms[:n]
    assert table.reading().face_up() == ()
    assert len(table.keys(at.HIVE)) == 39 - n


@pytest.mark.rule("alien.difficulty.combine")
def test_what_makes_a_game_easier_or_harder_can_be_combined() -> None:
    table = new_game(2, drones=1, defense_as_health=True, preparation_turns=1, prefilled=2)

    assert len(table.hive()) == 42
    assert table.view().crew[0].health == 15
    assert len(table.complex()) == 2


# -- what is refused


@pytest.mark.parametrize(
    ("seats", "options", "pointer", "says"),
    [
        (2, {"location": "lv-426"}, "location", "There is no lv-426 here; there are: the-nostromo, hadleys-hope"),
        (2, {"location": 4}, "location", "Expected `str | null`"),
        (2, {"objectives": ["breakout", "the-sos"]}, "objectives/1", "with the number 1 is named already"),
        (2, {"objectives": ["the-nostromo"]}, "objectives/0", "There is no the-nostromo here; there are: the-sos"),
        (2, {"objectives": "breakout"}, "objectives", "Expected `array`"),
        (2, {"characters": ["Call", "Newt"]}, "characters/1", "There is no Newt here; there are: Captain Dallas"),
        (2, {"characters": ["Call", "Call"]}, "characters/1", "Call is named twice"),
        (2, {"characters": ["Call", "Bishop", "Johner", "Christie", "Brother Dillon"]}, "characters/4", "At most 4"),
        (2, {"roles": ["Gunner", "Captain"]}, "roles/1", "There is no Captain here; there are: Commander"),
        (2, {"roles": ["Gunner", "Gunner"]}, "roles/1", "Gunner is named twice"),
        (2, {"roles": ["Gunner"]}, "roles", "There are 2 seats, but 1 Roles are named"),
        (2, {"role_pick": "auction"}, "role_pick", "'auction'"),
        (2, {"first_player": 2}, "first_player", "There is no seat 2 at this table: choose one from 0 to 1"),
        (2, {"first_player": -1}, "first_player", ">= 0"),
        (2, {"hidden_agendas": True}, "hidden_agendas", "Expected"),
        (1, {"hidden_agendas": "on"}, "hidden_agendas", "It takes 2 players at least"),
        (2, {"alien_players": "some"}, "alien_players", "Expected `bool`"),
        (2, {"fight_players": 1}, "fight_players", "Expected `bool | null`"),
        (5, {"drones": 4}, "drones", "it can be from -5 to 3 Drones"),
        (1, {"drones": -2}, "drones", "it can be from -1 to 7 Drones"),
        (1, {"drones": 8}, "drones", "<= 7"),
        (2, {"defense_as_health": "yes"}, "defense_as_health", "Expected `bool`"),
        (2, {"preparation_turns": 3}, "preparation_turns", "<= 2"),
        (2, {"prefilled": 6}, "prefilled", "<= 5"),
        (2, {"prefilled": -1}, "prefilled", ">= 0"),
        (2, {"achievements": None}, "achievements", "Expected `bool`"),
        (2, {"films": 2}, "", "unknown field `films`"),
    ],
)
def test_bad_options_are_refused_with_what_to_do(seats: int, options: dict[str, Any], pointer: str, says: str) -> None:
    refused = not_set_up(seats, **options)

    assert refused.pointer == f"/options/{pointer}".rstrip("/")
    assert says in refused.message("en")
    assert all(refused.message(locale) for locale in LOCALES)
