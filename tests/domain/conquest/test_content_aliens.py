"""The aliens' side of the box: Race Sheets, Space Stuff, miniatures."""

from __future__ import annotations

from collections import Counter

import pytest

from domain.games.conquest.card import Card, Figure, Race, SpaceStuff
from domain.games.conquest.cards import ALL

BY_KEY = {card.key: card for card in ALL}
RACES = [card for card in ALL if isinstance(card, Race)]
STUFF = [card for card in ALL if isinstance(card, SpaceStuff)]
FIGURES = [card for card in ALL if isinstance(card, Figure)]

SHEETS = [
    ("orzax", "The Orzax", 2, 6, ("Technological", "Robotic")),
    ("vento", "The Vento Star Empire", 3, 4, ("Military", "Proud")),
    ("venezian", "The Venezian Matriarchy", 3, 4, ("Pirate", "Seductive")),
    ("fome", "Fome Guild Mages", 2, 5, ("Sinister", "Sorcerous")),
    ("vyborian", "Vyborian Arbiters", 4, 3, ("Giant", "Tentacled")),
    ("fishmen", "The Fishmen of Atlorak", 3, 4, ("Amphibious", "Soldier")),
    ("trun", "The Trun", 4, 3, ("Barbaric", "Giant")),
    ("menthalars", "Menthalars", 2, 5, ("Sinister", "Psychic")),
    ("rantillion", "Rantillion Beetlemen", 3, 3, ("Insect", "Swarm")),
    ("setaris", "Setaris Kitewings", 3, 5, ("Winged", "Reptilian")),
]
"""Of each race: the last word of its rule, its name, Strength, Intelligence, keywords."""

ABILITIES = {
    "The Orzax": ["Crated Wonders", "Robot Assembly Line", "Laboratory Death Ray 1", "Rush the Prototype 2"],
    "The Vento Star Empire": ["Parade-Ground Formation", "Recall the Old Legions 1", "Imperial Pride 1"],
    "The Venezian Matriarchy": ["Disarming Charm", "Plunder the Weak", "Beguile 1"],
    "Fome Guild Mages": ["Sleepless Servants", "Harvest of Graves", "Army of the Dead 1"],
    "Vyborian Arbiters": ["Colossal Bulk", "Peel the Armour 1", "Hurl the Wreckage 2"],
    "The Fishmen of Atlorak": ["Egg-to-Spawn Drill", "At Home in the Deep", "Call the Land Squid 2"],
    "The Trun": ["Never Retreat", "Slow Readers", "Gruesome Beam 1", "Slave Labour 1"],
    "Menthalars": ["Psychic Reservoir", "Exploding Minds", "Mind Control 1", "Probe Thoughts 1"],
    "Rantillion Beetlemen": ["Teeming Hive", "Claws Through Steel", "Shaman's Pheromones 1"],
    "Setaris Kitewings": ["Soaring Wings", "Hideous Screech 1", "Carrion Feast 1"],
}
"""What each race can do, with the Menace Tokens it takes."""

GEAR = {
    "Disintegrator Beams": (2, True, ("Weapon",)),
    "Gravity Shields": (2, False, ("Device",)),
    "Warp Gate": (2, True, ("Device",)),
    "Cloning Vats": (2, True, ("Biological",)),
    "Menace Amplifier": (2, False, ("Device",)),
    "Thought Helmets": (2, False, ("Psychic",)),
    "Plasma Thrusters": (2, True, ("Saucer",)),
    "Probability Scrambler": (2, True, ("Device",)),
    "Universal Translator": (1, True, ("Device",)),
    "Armour-Melting Acid": (1, False, ("Weapon", "Biological")),
    "Tectonic Cracker": (1, True, ("Weapon",)),
    "Space Scanner": (1, False, ("Device",)),
    "Overseers' Medallion": (1, False, ("Command",)),
}
"""Alien gear: how many, whether it is Activated, keywords."""

ALLIES = {
    "Glorbax the Devourer": (5, ("Ally", "Blob")),
    "Robo-Colossus Mark Nine": (4, ("Ally", "Robot")),
    "Zyra of the Outer Rim": (3, ("Ally", "Huntress")),
    "Cerebrox, the Living Brain": (1, ("Ally", "Psychic")),
}
"""Allies: Strength, keywords."""


def names(cards: list[Race] | list[SpaceStuff]) -> list[str]:
    return [card.name for card in cards]


def abilities(race: Race) -> list[str]:
    return [" ".join([a.name, *([str(menace)] if (menace := getattr(a, "menace", 0)) else [])]) for a in race.abilities]


@pytest.mark.rule("conquest.components.race-sheets-count")
def test_there_are_ten_race_sheets_one_of_each() -> None:
    assert len(set(names(RACES))) == 10
    assert sum(race.copies for race in RACES) == 10


@pytest.mark.parametrize(
    ("name", "strength", "intelligence", "keywords"),
    [pytest.param(*rest, marks=pytest.mark.rule(f"conquest.content.race-{word}"), id=word) for word, *rest in SHEETS],
)
def test_a_race_has_its_strength_and_intelligence(
    name: str, strength: int, intelligence: int, keywords: tuple[str, ...]
) -> None:
    race = next(race for race in RACES if race.name == name)
    assert (race.strength, race.intelligence, race.keywords) == (strength, intelligence, keywords)


@pytest.mark.rule("conquest.board.race-sheet-content")
@pytest.mark.parametrize("race", RACES, ids=lambda race: race.key)
def test_a_race_sheet_has_strength_intelligence_keywords_and_abilities(race: Race) -> None:
    assert race.strength > 0
    assert race.intelligence > 0
    assert len(race.keywords) == 2
    assert abilities(race) == ABILITIES[race.name]
    assert {bool(getattr(ability, "menace", 0)) for ability in race.abilities} == {False, True}


def test_no_two_races_can_do_the_same() -> None:
    assert len({(race.strength, race.intelligence, race.abilities) for race in RACES}) == 10


@pytest.mark.rule("conquest.components.space-stuff-deck-count")
def test_there_are_25_cards_of_space_stuff() -> None:
    assert sum(stuff.copies for stuff in STUFF) == 25
    assert len(set(names(STUFF))) == 17


@pytest.mark.rule("conquest.space_stuff.what")
def test_space_stuff_is_gear_or_an_ally_with_a_strength() -> None:
    for stuff in STUFF:
        assert (stuff.strength is not None) == ("Ally" in stuff.keywords)
    assert set(names(STUFF)) == {*GEAR, *ALLIES}


@pytest.mark.parametrize(("name", "printed"), GEAR.items())
def test_gear_is_as_often_in_the_deck_as_designed(name: str, printed: tuple[int, bool, tuple[str, ...]]) -> None:
    gear = next(stuff for stuff in STUFF if stuff.name == name)
    assert (gear.copies, any(use.activate for _, use in gear.uses), gear.keywords) == printed


@pytest.mark.parametrize(("name", "printed"), ALLIES.items())
def test_an_ally_is_in_the_deck_once_with_its_strength(name: str, printed: tuple[int, tuple[str, ...]]) -> None:
    ally = next(stuff for stuff in STUFF if stuff.name == name)
    assert ally.copies == 1
    assert (ally.strength, ally.keywords) == printed


@pytest.mark.rule("conquest.components.miniatures-count")
def test_there_are_four_saucers_of_each_colour_and_four_figures_for_allies() -> None:
    assert Counter({figure.colour: figure.copies for figure in FIGURES if figure.colour}) == Counter(
        green=4, blue=4, red=4, gold=4
    )
    assert [figure.copies for figure in FIGURES if figure.ally] == [1, 1, 1, 1]
    assert sum(figure.copies for figure in FIGURES) == 20


def test_every_ally_card_has_a_figure() -> None:
    assert {figure.ally for figure in FIGURES if figure.ally} == {
        stuff.key for stuff in STUFF if stuff.strength is not None
    }


def test_no_key_is_there_twice() -> None:
    assert len(BY_KEY) == len(ALL)


def test_all_of_it_is_our_design() -> None:
    cards: list[Card] = [*RACES, *STUFF]
    assert {card.provenance for card in cards} == {"designed"}
