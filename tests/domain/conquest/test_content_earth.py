"""The Humans' side of the box: what there is, how often, and what is printed on it."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Sequence
from typing import Any

import pytest

from domain.games.conquest.card import Counter, Definition, HumanTech, Location, Resistance
from domain.games.conquest.cards import ALL
from domain.games.conquest.language import Grant, Modify, Upon
from domain.games.conquest.sheet import SHEETS, SUPER_CANNON

CARDS = {card.key: card for card in ALL}
LOCATIONS = [card for card in ALL if isinstance(card, Location) and not card.objective]
OBJECTIVES = [card for card in ALL if isinstance(card, Location) and card.objective]
RESISTANCE = [card for card in ALL if isinstance(card, Resistance)]
FULL = [card for card in RESISTANCE if card.strength is not None]
HEROES = [card for card in RESISTANCE if card.strength is None]
COUNTERS = [card for card in ALL if isinstance(card, Counter)]
TECH = [card for card in ALL if isinstance(card, HumanTech)]


def named(card: Definition) -> str:
    return card.key


def copies(cards: Sequence[Definition]) -> int:
    return sum(card.copies for card in cards)


def abilities(card: Definition) -> set[str]:
    """The Resistance Abilities that a card simply has."""
    return {grant.ability for grant in card.each(Grant) if not grant.needs}


# -- Locations


@pytest.mark.rule("conquest.components.location-deck-count")
def test_the_location_deck_has_thirty_five_cards_and_no_objective_among_them() -> None:
    assert copies(LOCATIONS) == 35
    assert not {location.name for location in LOCATIONS} & {"Capitol City", "Historic Monument"}


@pytest.mark.rule("conquest.components.objective-card")
def test_the_objective_card_has_two_sides() -> None:
    assert [location.name for location in OBJECTIVES] == ["Capitol City", "Historic Monument"]
    assert copies(OBJECTIVES) == 2


@pytest.mark.rule("conquest.location.two-features")
@pytest.mark.parametrize("location", [*LOCATIONS, *OBJECTIVES], ids=named)
def test_a_location_has_a_resistance_value_and_a_population(location: Location) -> None:
    assert 0 <= location.resistance <= 4
    assert 0 <= location.population <= 5


def test_the_locations_of_the_deck_are_worth_fifty_six_resistance_and_forty_six_population() -> None:
    assert sum(location.copies * location.resistance for location in LOCATIONS) == 56
    assert sum(location.copies * location.population for location in LOCATIONS) == 46
    assert copies([location for location in LOCATIONS if not location.population]) == 13
    assert copies([location for location in LOCATIONS if not location.resistance]) == 9


@pytest.mark.rule("conquest.location.example-zero-resistance")
@pytest.mark.parametrize("key", ["forest", "grassy-fields", "rolling-hills"])
def test_nobody_defends_the_open_country(key: str) -> None:
    location = CARDS[key]
    assert isinstance(location, Location)
    assert location.resistance == 0


@pytest.mark.rule("conquest.location.example-named")
def test_towns_and_cities_have_the_values_of_the_book() -> None:
    town, small_town, city = (CARDS[key] for key in ("town", "small-town", "city"))
    assert isinstance(town, Location)
    assert isinstance(small_town, Location)
    assert isinstance(city, Location)
    assert (town.resistance, town.population) == (2, 2)
    assert small_town.resistance == 1
    assert city.resistance == 3


@pytest.mark.parametrize(
    ("key", "resistance", "population", "icons", "number"),
    [
        ("forest", 0, 0, ("forest",), 2),
        ("grassy-fields", 0, 0, (), 2),
        ("rolling-hills", 0, 0, (), 1),
        ("coastline", 0, 0, ("water",), 1),
        ("desert-flats", 0, 0, ("alien_menace",), 1),
        ("mountain-pass", 0, 0, ("mountain",), 1),
        ("murky-swamp", 0, 0, ("forest", "water"), 1),
        ("radio-station", 1, 0, ("radio",), 1),
        ("tank-factory", 3, 2, ("military", "power"), 1),
        ("hydro-electric-dam", 2, 1, ("power", "water"), 1),
        ("atomic-pile", 3, 2, ("power", "tech"), 1),
        ("proving-ground", 3, 0, ("military", "tech"), 1),
        ("hidden-lab", 2, 0, ("tech",), 1),
        ("hilltop-observatory", 1, 0, ("mountain", "tech"), 1),
        ("army-base", 3, 3, ("military",), 1),
        ("air-field", 2, 1, ("air", "military"), 1),
        ("national-monument", 2, 2, (), 1),
        ("college-town", 2, 3, ("town",), 1),
        ("town", 2, 2, ("town",), 3),
        ("small-town", 1, 1, ("town",), 3),
        ("city", 3, 3, ("city",), 3),
        ("grand-metropolis", 4, 4, ("city",), 1),
        ("seaport", 3, 3, ("city", "water"), 1),
        ("cattle-ranch", 1, 1, ("alien_menace",), 1),
        ("mining-town", 2, 2, ("mountain", "town"), 1),
        ("boardwalk-fair", 2, 2, ("town", "water"), 1),
        ("new-suburb", 2, 2, ("town",), 1),
        ("capitol-city", 4, 5, ("city", "objective"), 1),
        ("historic-monument", 3, 4, ("objective",), 1),
    ],
)
def test_what_is_printed_on_a_location(
    key: str, resistance: int, population: int, icons: tuple[str, ...], number: int
) -> None:
    location = CARDS[key]
    assert isinstance(location, Location)
    assert (location.resistance, location.population, location.icons) == (resistance, population, icons)
    assert location.copies == number


# -- Resistance


@pytest.mark.rule("conquest.components.resistance-deck-count")
def test_the_resistance_deck_has_thirty_five_cards() -> None:
    assert copies(RESISTANCE) == 35
    assert copies(FULL) == 24
    assert copies(HEROES) == 11


@pytest.mark.rule("conquest.resistance.regular-features")
@pytest.mark.parametrize("card", FULL, ids=named)
def test_a_full_resistance_has_a_strength_and_is_hard_or_soft(card: Resistance) -> None:
    assert card.strength is not None
    assert card.strength > 0
    assert card.type in ("hard", "soft")
    assert card.bonus is None


@pytest.mark.rule("conquest.hero.never-hard-soft")
@pytest.mark.parametrize("card", HEROES, ids=named)
def test_a_hero_has_a_bonus_and_is_neither_hard_nor_soft(card: Resistance) -> None:
    assert card.bonus is not None
    assert card.bonus > 0
    assert card.type is None
    assert not card.air


@pytest.mark.rule("conquest.resistance.example-named")
def test_infantry_is_soft_three_and_fighter_planes_are_hard_six() -> None:
    assert printed_on("us-army-infantry") == (3, "soft")
    assert printed_on("us-army-fighter-planes") == (6, "hard")


def printed_on(key: str) -> tuple[int | None, str | None]:
    card = CARDS[key]
    assert isinstance(card, Resistance | Counter)
    return card.strength, card.type


@pytest.mark.rule("conquest.resistance.full-definition")
def test_captain_fantastic_is_full_resistance_and_the_local_geologist_is_not() -> None:
    assert "captain-fantastic" in {card.key for card in FULL}
    assert "local-geologist" in {card.key for card in HEROES}


@pytest.mark.rule("conquest.hero.example-named")
def test_the_heroes_of_the_book_are_heroes() -> None:
    heroes = {card.name: card.bonus for card in HEROES if "Hero" in card.keywords}
    assert {"Local Geologist", "Forest Ranger", "Army Scientists", "Small Town Sheriff"} <= heroes.keys()
    assert heroes["Local Geologist"] == 1


@pytest.mark.rule("conquest.captain_fantastic.superhero")
def test_a_superhero_is_no_hero() -> None:
    captain = CARDS["captain-fantastic"]
    assert captain.keywords == ("Superhero",)
    assert [card.key for card in RESISTANCE if "Superhero" in card.keywords] == [captain.key]


@pytest.mark.parametrize(
    ("key", "strength", "type", "keywords", "has", "number"),
    [
        ("us-army-infantry", 3, "soft", ("Army",), set(), 3),
        ("us-army-fighter-planes", 6, "hard", ("Army", "Air"), set(), 3),
        ("us-army-paratroopers", 4, "soft", ("Army",), set(), 2),
        ("us-army-tanks", 6, "hard", ("Army",), set(), 3),
        ("us-army-artillery", 4, "hard", ("Army",), {"Barrage"}, 1),
        ("super-tanks", 8, "hard", ("Army",), {"Assault"}, 1),
        ("national-guard", 5, "soft", ("Army",), set(), 2),
        ("local-police", 3, "soft", ("Law",), {"Cunning"}, 1),
        ("angry-mob", 2, "soft", ("Mob",), {"Bold"}, 2),
        ("hill-folk", 3, "soft", ("Mob",), set(), 1),
        ("g-men", 4, "soft", ("Law",), {"Cunning"}, 1),
        ("big-bomber", 7, "hard", ("Army", "Air"), {"Deadly"}, 1),
        ("rocket-truck", 5, "hard", ("Army",), {"Deadly"}, 1),
        ("minefield", 4, "hard", ("Army",), set(), 1),
        ("captain-fantastic", 9, "hard", ("Superhero",), {"Assault"}, 1),
    ],
)
def test_what_is_printed_on_a_full_resistance(
    key: str, strength: int, type: str, keywords: tuple[str, ...], has: set[str], number: int
) -> None:
    card = CARDS[key]
    assert isinstance(card, Resistance)
    assert (card.strength, card.type, card.keywords) == (strength, type, keywords)
    assert card.air == ("Air" in keywords)
    assert abilities(card) == has
    assert card.copies == number


@pytest.mark.parametrize(
    ("key", "bonus", "keywords", "has"),
    [
        ("local-geologist", 1, (), set()),
        ("forest-ranger", 1, (), set()),
        ("army-scientists", 2, ("Army",), set()),
        ("small-town-sheriff", 2, ("Law",), set()),
        ("plucky-reporter", 1, (), set()),
        ("star-quarterback", 2, (), {"Assault"}),
        ("teen-sweethearts", 1, (), set()),
        ("slide-rule-whiz", 1, (), {"Cunning"}),
        ("mad-inventor", 2, (), {"Deadly"}),
        ("matinee-idol", 2, (), {"Bold"}),
        ("iron-jaw-general", 3, ("Army",), set()),
    ],
)
def test_what_is_printed_on_a_hero(key: str, bonus: int, keywords: tuple[str, ...], has: set[str]) -> None:
    card = CARDS[key]
    assert isinstance(card, Resistance)
    assert (card.bonus, card.keywords, card.copies) == (bonus, ("Hero", *keywords), 1)
    assert abilities(card) == has


# -- counters


@pytest.mark.rule("conquest.counters.strength", "conquest.counters.border-type")
@pytest.mark.parametrize(
    ("name", "strength", "type", "has", "number"),
    [
        ("Infantry", 3, "soft", set(), 5),
        ("Paratroopers", 4, "soft", set(), 4),
        ("Riflemen on Patrol", 3, "soft", {"Move"}, 2),
        ("Tanks", 6, "hard", set(), 2),
        ("Rolling Tanks", 6, "hard", {"Move"}, 1),
        ("Angry Mob", 2, "soft", {"Bold", "Move"}, 2),
        ("Artillery", 4, "hard", {"Barrage"}, 1),
        ("Fighter Planes", 6, "hard", {"Move"}, 2),
        ("Big Bomber", 7, "hard", {"Deadly", "Move"}, 1),
        ("Rocket Truck", 5, "hard", {"Deadly"}, 1),
        ("G-Men", 4, "soft", {"Cunning"}, 1),
        ("Super Tank", 8, "hard", {"Assault"}, 1),
        ("Captain Fantastic", 9, "hard", {"Captain Fantastic"}, 1),
    ],
)
def test_a_counter_has_a_strength_a_type_and_its_abilities(
    name: str, strength: int, type: str, has: set[str], number: int
) -> None:
    [counter] = [counter for counter in COUNTERS if counter.name == name]
    assert (counter.strength, counter.type) == (strength, type)
    assert abilities(counter) == has
    assert counter.copies == number


def test_the_pool_has_twenty_four_counters() -> None:
    assert copies(COUNTERS) == 24


@pytest.mark.rule("conquest.counters.no-keywords")
def test_counters_have_no_keywords_but_some_are_air() -> None:
    assert not any(counter.keywords for counter in COUNTERS)
    assert {counter.name for counter in COUNTERS if counter.air} == {"Fighter Planes", "Big Bomber"}


# -- Human Tech and its track


@pytest.mark.rule("conquest.components.human-tech-deck-count")
def test_the_human_tech_deck_has_six_cards() -> None:
    assert copies(TECH) == 6
    assert {card.name for card in TECH} == {
        "Sonic Rifles",
        "Armor Alloy",
        "Electronic Brain",
        "Atomic Motors",
        "Long-Range Guns",
        "Force Dome",
    }


@pytest.mark.rule("conquest.components.resistance-phase-sheet")
def test_the_resistance_phase_sheet_has_a_standard_and_a_brutal_side() -> None:
    assert set(SHEETS) == {"standard", "brutal"}


@pytest.mark.rule("conquest.tech_track.layout")
@pytest.mark.parametrize(
    ("side", "stages", "circles"),
    [
        ("standard", [1, 1, 1, 1, 2, 2, 2, 3, 3, 3], (4, 8)),
        ("brutal", [1, 1, 1, 2, 2, 3, 3, 3, 4, 4], (1, 2, 4, 5, 7, 8)),
    ],
)
def test_the_track_goes_from_zero_to_the_super_cannon_at_ten_through_its_stages(
    side: str, stages: list[int], circles: tuple[int, ...]
) -> None:
    sheet = SHEETS[side]
    assert SUPER_CANNON == 10
    assert [sheet.stage(step) for step in range(SUPER_CANNON)] == stages
    assert sheet.red_circles == circles


@pytest.mark.parametrize(("side", "events"), [("standard", [1, 1, 1]), ("brutal", [1, 1, 2, 2])])
def test_a_stage_says_how_many_resistance_events_are_drawn(side: str, events: list[int]) -> None:
    sheet = SHEETS[side]
    assert [sheet.events_at(step) for step in sheet.stages] == events


# -- all of them


def test_no_two_cards_or_pieces_have_the_same_key() -> None:
    assert [key for key, number in Bag(card.key for card in ALL).items() if number > 1] == []


@pytest.mark.parametrize("card", [*LOCATIONS, *OBJECTIVES, *RESISTANCE, *COUNTERS, *TECH], ids=named)
def test_a_card_of_the_humans_has_the_text_that_was_designed_and_no_other(card: Definition) -> None:
    assert [_kind(ability) for ability in card.abilities] == TEXTS.get(card.key, [])


def _kind(ability: Any) -> str:
    match ability:
        case Upon(moment=moment):
            return moment
        case Grant(ability=name):
            return name
        case Modify(figure=figure):
            return figure
    return str(getattr(ability, "feature", "use"))


TEXTS = {
    "desert-flats": ["explored"],
    "mountain-pass": ["stops"],
    "murky-swamp": ["leaving-price"],
    "radio-station": ["population"],
    "tank-factory": ["explored"],
    "hydro-electric-dam": ["demolished"],
    "atomic-pile": ["use"],
    "proving-ground": ["conquered", "conquered"],
    "hidden-lab": ["conquered"],
    "hilltop-observatory": ["explores-from"],
    "army-base": ["strength"],
    "air-field": ["strength", "lands-here"],
    "national-monument": ["strength"],
    "college-town": ["hero-strength"],
    "grand-metropolis": ["Bold"],
    "seaport": ["strength"],
    "cattle-ranch": ["conquered"],
    "mining-town": ["strength"],
    "boardwalk-fair": ["Cunning"],
    "new-suburb": ["strength"],
    "capitol-city": ["strength", "conquered"],
    "historic-monument": ["hero-strength", "Cunning", "conquered"],
    "us-army-paratroopers": ["drawn"],
    "us-army-artillery": ["Barrage"],
    "super-tanks": ["Assault"],
    "national-guard": ["strength"],
    "local-police": ["Cunning"],
    "angry-mob": ["Bold"],
    "hill-folk": ["Deadly"],
    "g-men": ["Cunning", "fight-won"],
    "big-bomber": ["Deadly"],
    "rocket-truck": ["Deadly"],
    "minefield": ["round-tied", "no-escape"],
    "captain-fantastic": ["Assault", "discarded"],
    "forest-ranger": ["strength"],
    "army-scientists": ["reroll-low"],
    "small-town-sheriff": ["Assault"],
    "plucky-reporter": ["round-lost"],
    "star-quarterback": ["Assault"],
    "teen-sweethearts": ["fight-won"],
    "slide-rule-whiz": ["Cunning"],
    "mad-inventor": ["Deadly"],
    "matinee-idol": ["Bold"],
    "riflemen-on-patrol-counter": ["Move"],
    "rolling-tanks-counter": ["Move"],
    "angry-mob-counter": ["Bold", "Move"],
    "artillery-counter": ["Barrage"],
    "fighter-planes-counter": ["Move"],
    "big-bomber-counter": ["Deadly", "Move"],
    "rocket-truck-counter": ["Deadly"],
    "g-men-counter": ["Cunning"],
    "super-tank-counter": ["Assault"],
    "captain-fantastic-counter": ["Captain Fantastic"],
    "sonic-rifles": ["strength"],
    "armor-alloy": ["Assault"],
    "electronic-brain": ["reroll-low"],
    "atomic-motors": ["Move"],
    "long-range-guns": ["barrage", "into-play"],
    "force-dome": ["resistance-value", "strength"],
}
"""The kinds of abilities by card; cards that aren't here have no text."""
