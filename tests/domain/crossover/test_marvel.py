"""Alien cards at a table of Marvel: what their words come to there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from domain.deckbuilding.actions import Coordinate, PlayCoordinated, Sacrifice
from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Advance,
    All,
    Cards,
    CompleteObjective,
    Draw,
    Effects,
    Heal,
    Some,
    Strike,
    TurnDown,
    effects_in,
)
from domain.games.alien.cards import ALL as ALIEN
from domain.games.alien.cards.words import AlienCard
from domain.games.crossover.marvel.cards import ALL, DRONES, GUESTS, composed, points
from domain.games.crossover.terms import IN_MARVEL
from domain.games.crossover.to_marvel import ToMarvel
from domain.games.crossover.translation import MOMENTS
from domain.games.villains.cards import ALL as MARVEL
from domain.kernel.refusal import Refused

from .marvel import CROSSED, besides, create, entering, given, new_game

CARDS = {card.key: card for card in ALL}
FILMS = ("Alien", "Aliens", "Alien 3", "Alien: Resurrection")
CHARACTERS = tuple(dict.fromkeys(card.group for card in GUESTS if card.kind == "ally"))
DOC = Path(__file__).parents[3] / "docs/crossover.md"
FULL = {f"city.{space}": ["cops"] for space in ("bridge", "streets", "rooftops", "bank", "sewers")}


PLAIN: dict[str, Any] = {"commander": "red-skull", "plot": "midtown-bank-robbery"}
"""A Mastermind that leads a group of its own, and a Scheme that changes nothing of the decks."""

VILLAINOUS = {"sets": ["villains", "core", "alien"]}
"""The board whose city begins at the Bridge and ends in the Sewers."""

NO_LAIR: dict[str, list[str]] = {f"lair.{n}": [] for n in range(1, 6)}


def translated(*text: Effects) -> Card:
    """A Character that says this when played, as the Marvel game reads it."""
    said = AlienCard(key="made-up", name="Made up", kind="character", group="Made up", attack=0, cost=0, effect=text)
    return ToMarvel().card(said)


# -- what the games lend each other


@pytest.mark.rule("alien.crossover.legendary-heroes")
@pytest.mark.parametrize("names", [CHARACTERS[:5], ("Call", "Wolverine")])
def test_characters_may_replace_heroes_of_the_hero_deck(names: tuple[str, ...]) -> None:
    table = new_game(2, allies=names, **PLAIN)
    everywhere = table.cards("ally-deck", "ko", *(f"lair.{n}" for n in range(1, 6)))
    groups = [card.group for card in everywhere if card.kind == "ally"]

    assert len(groups) == 5 * 14
    assert {name: groups.count(name) for name in (*names, *groups)} == dict.fromkeys((*names, *groups), 14)


@pytest.mark.rule("alien.crossover.legendary-villains")
@pytest.mark.parametrize("film", FILMS)
def test_enemies_may_replace_villains_and_henchmen_of_the_villain_deck(film: str) -> None:
    table = new_game(2, groups=[film], backup=[DRONES], **PLAIN)
    everywhere = ("adversary-deck", "ko", "overrun", *FULL, "set-aside")
    groups = Counter(card.group for card in table.cards(*everywhere) if card.kind == "adversary")

    assert (groups[film], groups[DRONES], len(groups)) == (8, 10, 3)


@pytest.mark.parametrize(("seats", "drones"), [(1, 3), (2, 10)])
def test_the_drones_of_a_game_are_drawn_by_lot_and_nobody_knows_which(seats: int, drones: int) -> None:
    drawn = set()
    for seed in range(4):
        table = new_game(seats, seed=seed, backup=[DRONES])
        left = table.cards("unused")
        assert (len(left), {card.group for card in left}) == (24 - drones, {DRONES})
        assert set(table.shown("unused")) | set(table.shown("unused", 0)) == {None}
        drawn.add(tuple(sorted(card.key for card in left)))
    assert len(drawn) == 4


@pytest.mark.parametrize("film", FILMS)
def test_a_group_has_every_enemy_of_a_film_and_eight_cards(film: str) -> None:
    """Of those of the first Objective there is a second one, so far as places are left."""
    there = [card for card, _ in composed(film)]
    copies = [n for _, n in composed(film)]

    assert sum(copies) == 8 == sum(card.copies for card in GUESTS if card.group == film)
    assert copies == sorted(copies, reverse=True)
    assert {card.key for card in there} == {card.key for card in GUESTS if card.group == film}
    assert any(card.final for card in there)
    assert not any(card.final for card in GUESTS)


def test_an_enemy_is_worth_what_marvels_own_of_its_attack_are() -> None:
    own = [card for card in MARVEL if card.kind == "adversary" and not card.backup and card.attack and card.attack > 3]
    usual = {attack: Counter(c.vp for c in own if c.attack == attack).most_common(1)[0][0] for attack in range(4, 8)}

    assert {attack: points(attack) for attack in usual} == usual
    assert {card.key: card.vp for card in GUESTS if card.kind == "adversary"} == {
        card.key: 1 if card.backup else points(card.attack or 0) for card in GUESTS if card.kind == "adversary"
    }


def test_all_that_the_books_let_in_is_there() -> None:
    barracks = {card.key: card.copies for card in ALIEN if card.deck == "barracks" and card.kind == "character"}
    drones = {card.key: card.copies for card in ALIEN if card.deck == "drones"}

    assert {card.key: card.copies for card in GUESTS if card.kind == "ally"} == barracks
    assert {card.key: card.copies for card in GUESTS if card.backup} == drones
    assert (len(barracks), sum(barracks.values()), sum(drones.values())) == (64, 16 * 14, 24)
    choices = CROSSED.choices()
    assert {*CHARACTERS, "Wolverine", "Loki"} <= {*choices["allies"]}
    assert {*FILMS, "HYDRA"} <= {*choices["groups"]}
    assert {DRONES, "Cops"} <= {*choices["backup"]}


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "not_described": ({"sets": ["core", "alien", "conquest"]}, "/options/sets/2"),
    "twice": ({"sets": ["core", "alien", "alien"]}, "/options/sets/2"),
    "no_guest": ({"sets": ["core"]}, "/options/sets"),
    "no_wounds": ({"sets": ["villains", "alien"]}, "/options/sets"),
    "no_first_game": ({"cards": "first-game"}, "/options/cards"),
    "unknown.ally": ({"allies": ["Loki"]}, "/options/allies/0"),
    "other_set": ({"starting_decks": "hydra"}, "/options/starting_decks"),
}


@pytest.mark.parametrize("detail", REFUSED)
def test_what_no_book_describes_is_refused_with_the_reason(detail: str) -> None:
    options, pointer = REFUSED[detail]

    with pytest.raises(Refused) as refused:
        create(2, **options)

    assert (refused.value.code, refused.value.detail, refused.value.pointer) == ("option_invalid", detail, pointer)
    assert len({refused.value.message(locale) for locale in ("en", "fr")}) == 2


@pytest.mark.parametrize(
    ("sets", "stacks"),
    [
        (("core", "alien"), {"officers", "wounds"}),
        (("alien", "core"), {"officers", "wounds"}),
        (("villains", "core", "alien"), {"madame-hydras", "new-recruits", "bindings", "officers", "wounds"}),
    ],
)
def test_the_sets_of_marvel_lay_the_table(sets: tuple[str, ...], stacks: set[str]) -> None:
    table = new_game(2, sets=sets)

    assert {
        stack for stack in ("madame-hydras", "new-recruits", "bindings", "officers", "wounds") if table.keys(stack)
    } == stacks
    starting = {card.key for card in table.cards("deck.0", "hand.0")}
    assert starting == (
        {"hydra-operative", "hydra-soldier"} if sets[0] == "villains" else {"shield-agent", "shield-trooper"}
    )


# -- Strikes and Wounds


@pytest.mark.rule("alien.crossover.legendary-draw-strike")
def test_who_would_draw_a_strike_gains_a_wound() -> None:
    """None of the guests says so; a card that does is read so."""
    with besides(translated(Strike(2), Draw())):
        table = given({"hand.0": ["made-up"]}).play("made-up")

    assert table.news() == {
        "hand.0": ["shield-agent"],
        "deck.0": -1,
        "played.0": ["made-up"],
        "wounds": -2,
        "discard.0": ["wound", "wound"],
    }


@pytest.mark.rule("alien.crossover.legendary-heal-strike")
@pytest.mark.parametrize(
    ("chosen", "healed"),
    [((), {}), (("wound",), {"ko": ["wound"]})],
)
def test_who_would_heal_a_strike_may_ko_a_wound(chosen: tuple[str, ...], healed: dict[str, list[str]]) -> None:
    """One of the own hand or discard pile; nobody else's."""
    zones = {"hand.0": ["first-aid"], "discard.0": ["wound"], "discard.1": ["wound"], "played.0": ["old-scars"]}
    table = given(zones).play("first-aid")
    assert (table.waiting(), table.options()) == ([(0, "ko")], ["wound"])

    table.choose(*chosen)

    assert table.news() == {
        "hand.0": ["shield-agent"],
        "deck.0": -1,
        "played.0": ["old-scars", "first-aid"],
        **({"discard.0": []} if healed else {}),
        **healed,
    }


def test_a_wound_in_hand_may_heal_too() -> None:
    table = given({"hand.0": ["intensive-care", "wound", "shield-agent"], "discard.0": ["wound", "wound"]})

    table.play("intensive-care").choose("wound", "wound")

    assert len(table.keys("ko")) == 2
    assert (len(table.keys("hand.0")), len(table.keys("discard.0"))) in {(1, 1), (2, 0)}


def test_each_player_may_heal_and_nobody_sees_another_hand() -> None:
    zones = {"hand.0": ["into-the-furnace", "wound"], "hand.1": ["wound"], "discard.1": ["wound"]}
    table = given(zones).play("into-the-furnace")
    assert (table.waiting(), table.options(0), table.options(1)) == ([(0, "ko"), (1, "ko")], ["wound"], ["wound"] * 2)

    table.choose("wound", seat=0).choose(seat=1)

    assert table.news() == {
        "hand.0": [],
        "played.0": ["into-the-furnace"],
        "ko": ["wound"],
        "attack": 5,
    }


@pytest.mark.parametrize("kept", [True, False])
def test_a_vigilant_card_may_be_discarded_instead_of_gaining_a_wound(kept: bool) -> None:
    with besides(translated(Strike())):
        table = given({"hand.0": ["made-up", "wary-retreat"], "hand.1": ["shield-agent"]}).play("made-up")
        assert (table.waiting(), table.options()) == ([(0, "ward")], ["wary-retreat"])
        table.choose(*(["wary-retreat"] if kept else []))

    assert table.news() == {
        "hand.0": [] if kept else ["wary-retreat"],
        "played.0": ["made-up"],
        "discard.0": ["wary-retreat"] if kept else ["wound"],
        **({} if kept else {"wounds": -1}),
    }


def test_what_was_played_this_turn_may_be_discarded_instead_of_gaining_a_wound() -> None:
    with besides(translated(Strike())):
        table = given({"hand.0": ["made-up"], "played.0": ["weld-the-door"]}).play("made-up").choose("weld-the-door")

    assert table.news() == {"hand.0": [], "played.0": ["made-up"], "discard.0": ["weld-the-door"]}


def test_the_first_wound_of_the_turn_is_averted() -> None:
    with besides(translated(Strike(2))):
        table = given({"hand.0": ["seal-the-bulkheads", "made-up"]}).play("seal-the-bulkheads").play("made-up")

    assert table.news() == {
        "hand.0": [],
        "played.0": ["seal-the-bulkheads", "made-up"],
        "discard.0": ["wound"],
        "wounds": -1,
        "attack": 3,
    }


def test_wounds_of_others_are_not_averted() -> None:
    table = (
        given({"hand.0": ["seal-the-bulkheads", "crazed-rampage"]}).play("seal-the-bulkheads").play("crazed-rampage")
    )

    assert (table.keys("discard.0"), table.keys("discard.1")) == ([], ["wound"])


# -- moments


@pytest.mark.rule("alien.crossover.legendary-reveal")
def test_a_reveal_is_an_ambush() -> None:
    zones = {"adversary-deck": ["cops", "worker-drone", "night-swarmer"]}
    table = entering("night-swarmer", zones, options=VILLAINOUS)

    assert (table.city(), table.keys("adversary-deck")) == (
        {"bridge": "worker-drone", "streets": "night-swarmer"},
        ["cops"],
    )


@pytest.mark.rule("alien.crossover.legendary-death")
def test_a_death_is_a_fight_text() -> None:
    table = given({"city.bank": ["company-android"]}, attack=7).fight("company-android")

    assert table.news() == {
        "city": {},
        "victory.0": ["company-android"],
        "hand.0": ["shield-agent"] * 2,
        "deck.0": -2,
        "attack": 1,
    }


@pytest.mark.rule("alien.crossover.legendary-strike")
def test_a_strike_text_comes_as_it_escapes() -> None:
    """Not before, and not when it is defeated."""
    table = entering("cops", {**FULL, "city.bridge": ["leadworks-prowler"], "hand.1": ["shield-agent"], **NO_LAIR})
    assert table.waiting() == [(1, "discard")]

    table.choose("shield-agent")

    assert table.keys("overrun") == ["leadworks-prowler"]
    assert table.keys("discard.1") == ["shield-agent"]
    assert (
        not given({"city.bank": ["leadworks-prowler"], "hand.1": ["shield-agent"]}, attack=5)
        .fight("leadworks-prowler")
        .waiting()
    )


@pytest.mark.parametrize(("escapes", "hand"), [("spitting-drone", 5), ("worker-drone", 6)])
def test_who_would_draw_fewer_has_a_smaller_new_hand(escapes: str, hand: int) -> None:
    table = entering("cops", {**FULL, "city.bridge": [escapes], **NO_LAIR}).end_turn()

    assert len(table.keys("hand.0")) == hand
    assert len(table.end_turn().keys("hand.1")) == 6


# -- terms


@pytest.mark.rule("alien.crossover.term-barracks")
def test_the_barracks_are_the_hero_deck() -> None:
    table = given({"hand.0": ["captains-log"], "ally-deck": ["web-shooters", "odinson"]}).play("captains-log")
    assert (table.shown("ally-deck", 0), table.shown("ally-deck", 1)) == ([None, "odinson"], [None, None])

    table.choose("brilliant-research")

    assert table.keys("ally-deck") == ["brilliant-research", "web-shooters"]
    assert "odinson" in [key for n in range(1, 6) for key in table.keys(f"lair.{n}")]


@pytest.mark.rule("alien.crossover.term-hive")
def test_the_hive_is_the_villain_deck() -> None:
    table = given({"hand.0": ["rescue-beacon"], "adversary-deck": ["cops", "sentinel", "worker-drone", "odin"][:3]})
    table.play("rescue-beacon").choose("cops", "worker-drone", "sentinel")

    assert table.keys("adversary-deck") == ["sentinel", "worker-drone", "cops"]


@pytest.mark.rule("alien.crossover.term-sergeant")
def test_a_sergeant_is_an_officer() -> None:
    table = given({"city.bank": ["warrior-drone"]}, attack=4).fight("warrior-drone").choose("1")
    assert table.keys("discard.0") == ["shield-officer"]

    zones = {"hand.0": ["fireteam-leader"], "played.0": ["captain-of-the-ship", "shield-officer"]}
    assert given(zones).play("fireteam-leader").s.attack == 2 + 1 + 1


@pytest.mark.rule("alien.crossover.term-complex")
@pytest.mark.parametrize("board", ["villainous", "heroic"])
def test_the_rooms_are_the_spaces_of_the_city_counted_from_where_newcomers_enter(board: str) -> None:
    spaces = ("bridge", "streets", "rooftops", "bank", "sewers")[:: 1 if board == "villainous" else -1]
    keys = ("cops", "sentinel", "worker-drone", "warrior-drone", "hand-ninjas")
    zones = {f"city.{space}": [key] for space, key in zip(spaces, keys, strict=True)}
    options = {"sets": ["villains", "core", "alien"], "board": board}

    first = given({"played.0": ["search-parties"], **zones}, options=options).sacrifice()
    last = given({"hand.0": ["airlock-gambit"], **zones}, options=options).play("airlock-gambit")

    assert (first.options(), last.options()) == (["cops", "sentinel"], ["hand-ninjas"])


@pytest.mark.rule("alien.crossover.term-kill")
def test_who_is_killed_is_kod_with_all_that_lies_under() -> None:
    """That is no defeat: nobody gets it, and no Fight text comes."""
    zones = {"hand.0": ["improvised-incinerator"], "city.bank": ["worker-drone"], "city.streets": ["armoured-drone"]}
    guard = given(zones).s.zone("city.bank")[0]
    table = given({**zones, f"guarded.{guard}": ["bystander"]}).play("improvised-incinerator")
    assert table.options() == ["worker-drone"]

    table.choose("worker-drone")

    assert table.news() == {
        "city": {"streets": "armoured-drone"},
        f"guarded.{guard}": [],
        "hand.0": [],
        "played.0": ["improvised-incinerator"],
        "ko": ["worker-drone", "bystander"],
        "attack": 4,
    }


def test_killed_this_turn_is_defeated_this_turn() -> None:
    zones = {"hand.0": ["autopsy"], "played.0": ["captains-log"], "city.bank": ["cops"]}

    assert len(given(zones).play("autopsy").keys("hand.0")) == 1
    assert len(given(zones, attack=3).fight("cops").play("autopsy").keys("hand.0")) == 2


@pytest.mark.rule("alien.crossover.term-character")
def test_heroes_are_characters() -> None:
    table = given({"hand.0": ["fire-axe", "web-shooters", "wound"], "played.0": ["odinson", "hold-nothing-back"]})

    table.play("fire-axe")

    assert table.options() == ["fire-axe", "hold-nothing-back", "odinson", "web-shooters"]


@pytest.mark.rule("alien.crossover.term-enemy")
def test_villains_and_henchmen_are_enemies() -> None:
    """The Mastermind is none."""
    zones = {
        "played.0": ["cut-loose"],
        "city.bank": ["sentinel"],
        "city.bridge": ["juggernaut"],
        "city.streets": ["duct-stalker"],
    }

    assert given(zones).sacrifice().options() == ["duct-stalker", "juggernaut", "sentinel"]


@pytest.mark.rule("alien.crossover.class-symbols")
@pytest.mark.parametrize(
    ("first", "then", "attack"),
    [
        ("odinson", "fire-axe", None),
        ("captain-of-the-ship", "captain-of-the-ship", 4),
    ],
)
def test_the_symbols_combine(first: str, then: str, attack: int | None) -> None:
    table = given({"hand.0": [then], "played.0": [first]}).play(then)

    assert table.waiting() == [(0, "ko")] if attack is None else table.s.attack == attack


COMBOS = {
    "strength": "fire-axe",
    "survival": "built-to-protect",
    "intel": "motion-tracker",
    "tech": "plot-the-course",
    "leadership": "eager-deputy",
}
"""For each symbol of Alien a Character that asks for it."""


@pytest.mark.rule("alien.crossover.class-symbols")
@pytest.mark.parametrize("symbol", COMBOS)
def test_each_symbol_of_alien_is_one_of_marvel(symbol: str) -> None:
    """A Character's text works after a Hero with it, and after no other."""
    heroes = {card.cls: card.key for card in MARVEL if card.kind == "ally" and card.group and card.set == "core"}
    key = COMBOS[symbol]
    tables = {cls: given({"hand.0": [key], "played.0": [hero]}).play(key) for cls, hero in heroes.items() if cls}

    worked = {cls for cls, table in tables.items() if table.waiting() or table.keys("hand.0")}
    assert (len(tables), worked) == (5, {IN_MARVEL.classes[symbol]})
    assert {CARDS[card.key].cls for card in ALIEN if card.cls == symbol and card.key in CARDS} == worked


# -- what makes no sense


@pytest.mark.rule("alien.crossover.legendary-face-down")
def test_what_would_be_turned_face_down_stays_as_it_is() -> None:
    enemies = Cards(("complex",), kind="enemy", facing="up")
    with besides(translated(TurnDown(Some(enemies)), Draw())):
        table = given({"hand.0": ["made-up"], "city.bank": ["worker-drone"]}).play("made-up")

    assert table.news() == {"hand.0": ["shield-agent"], "deck.0": -1, "played.0": ["made-up"]}


@pytest.mark.rule("alien.crossover.legendary-face-down", "alien.crossover.nonsense-ignored")
def test_no_word_is_left_that_makes_no_sense() -> None:
    texts = (
        getattr(card, name)
        for card in GUESTS
        for name in ("effect", "ambush", "fight", "overrun", "mobilize", "sacrifice")
    )
    words = {type(word) for text in texts for word in effects_in(text)}

    assert words.isdisjoint(IN_MARVEL.nonsense)
    assert TurnDown in IN_MARVEL.nonsense


@pytest.mark.rule("alien.crossover.nonsense-ignored")
def test_an_objective_is_not_completed_and_the_rest_is_done() -> None:
    with besides(translated(CompleteObjective(), Heal(Some(Cards(("strikes",)))), Draw())):
        table = given({"hand.0": ["made-up"]}).play("made-up")

    assert table.news() == {"hand.0": ["shield-agent"], "deck.0": -1, "played.0": ["made-up"]}


@pytest.mark.parametrize(
    ("key", "news"),
    [
        ("handheld-scanner", {"attack": 1}),
        ("hive-sense", {"attack": 2}),
        ("covering-position", {"attack": 1}),
        ("ship-wide-access", {"attack": 3}),
        ("trace-the-signal", {"hand.0": ["shield-agent"] * 2, "deck.0": -2}),
    ],
)
def test_of_a_card_that_speaks_of_hidden_cards_the_rest_is_left(key: str, news: dict[str, Any]) -> None:
    table = given({"hand.0": [key], **FULL}).play(key)

    assert table.news() == {"hand.0": [], "played.0": [key], **news}


def test_all_that_is_ignored_is_told() -> None:
    """The page on crossovers names every card of which something is left out, and no other."""
    printed = {card.key: card for card in ALIEN}
    (table,) = re.findall(r"^\| ignored \|.*?\n\n", DOC.read_text(encoding="utf-8") + "\n\n", re.MULTILINE | re.DOTALL)
    told = {name for row in table.splitlines()[2:] if row for name in row.strip("| ").split(" | ")[2].split(", ")}

    assert told == {card.name for card in GUESTS if _size(card) != _size(printed[card.key])}


def _size(card: Card) -> tuple[int, int, frozenset[str]]:
    """How many words a card says when, how many abilities it has, and which keywords."""
    words = sum(1 for moment in MOMENTS for _ in effects_in(getattr(card, moment)))
    return words, len(card.abilities), frozenset(card.keywords)


# -- the city


@pytest.mark.parametrize(
    ("zones", "city", "overrun"),
    [
        ({}, {"streets": "sprinting-drone"}, []),
        ({"city.bridge": ["cops"]}, {"streets": "sprinting-drone", "rooftops": "cops"}, []),
        (
            FULL,
            {"streets": "sprinting-drone", "rooftops": "cops", "bank": "cops", "sewers": "cops"},
            ["cops", "cops"],
        ),
    ],
)
def test_who_is_pushed_on_pushes_others(zones: dict[str, list[str]], city: dict[str, str], overrun: list[str]) -> None:
    options = {"sets": ["villains", "core", "alien"]}
    table = entering("sprinting-drone", {**zones, **NO_LAIR}, options=options)

    assert (table.city(), table.keys("overrun")) == (city, overrun)


def test_who_is_pushed_on_from_the_last_space_escapes() -> None:
    zones = {"city.sewers": ["skulking-hatchling"], "hand.0": ["made-up"], **NO_LAIR}
    with besides(translated(Advance(All(Cards(("enemies",)))))):
        table = given({**zones, "city.bank": ["cops"]}, options=VILLAINOUS).play("made-up")

    assert table.news() == {
        "city": {"sewers": "cops"},
        "hand.0": [],
        "played.0": ["made-up"],
        "overrun": ["skulking-hatchling"],
    }


def test_who_goes_straight_to_the_last_space_pushes_out_only_who_is_there() -> None:
    zones = {"city.sewers": ["cops"], "city.rooftops": ["sentinel"], **NO_LAIR}
    table = entering("duct-stalker", zones, options=VILLAINOUS)

    assert (table.city(), table.keys("overrun")) == ({"rooftops": "sentinel", "sewers": "duct-stalker"}, ["cops"])


@pytest.mark.parametrize(("to", "city"), [((), "sewers"), (("bank",), "bank"), (("rooftops",), "rooftops")])
def test_who_is_moved_back_goes_over_empty_spaces_only(to: tuple[str, ...], city: str) -> None:
    zones = {"hand.0": ["electric-prod"], "city.sewers": ["worker-drone"], "city.streets": ["cops"]}
    table = given(zones, options=VILLAINOUS).play("electric-prod").choose("worker-drone")
    assert (table.waiting(), table.options()) == ([(0, "back-to")], ["bank", "rooftops"])

    assert table.choose(*to).city() == {"streets": "cops", city: "worker-drone"}


def test_nobody_is_asked_where_to_with_no_empty_space_behind() -> None:
    table = given({"hand.0": ["electric-prod"], **FULL}).play("electric-prod").choose("cops")

    assert (table.waiting(), table.news()) == ([], {"hand.0": [], "played.0": ["electric-prod"], "attack": 2})


def test_who_is_weakened_has_less_attack_this_turn() -> None:
    table = given({"hand.0": ["ricochet"], "city.bank": ["worker-drone"], "city.streets": ["sprinting-drone"]}).play(
        "ricochet"
    )
    table.choose("worker-drone", "sprinting-drone")
    assert (table.attack_of("worker-drone"), table.attack_of("sprinting-drone")) == (2, 1)

    assert table.fight("worker-drone").s.attack == 3 - 2
    assert table.end_turn().attack_of("sprinting-drone") == 2


@pytest.mark.parametrize(("space", "attack"), [("sewers", 5), ("bank", 9)])
def test_the_last_space_is_the_airlock_to_whom_that_matters(space: str, attack: int) -> None:
    table = given({f"city.{space}": ["the-perfect-organism"]}, options=VILLAINOUS)

    assert table.attack_of("the-perfect-organism") == attack


@pytest.mark.parametrize(
    ("zones", "key", "attack"),
    [
        ({"city.bank": ["royal-guard"]}, "royal-guard", 7),
        ({"city.bank": ["royal-guard"], "city.sewers": ["the-hive-queen"]}, "royal-guard", 8),
        ({"city.bank": ["the-hive-queen"], "city.sewers": ["egg-cluster"]}, "the-hive-queen", 10),
        ({"city.bank": ["the-newborn"], "played.0": ["wary-retreat", "airlock-gambit"]}, "the-newborn", 6),
    ],
)
def test_enemies_look_at_the_city_and_at_what_was_played(zones: dict[str, list[str]], key: str, attack: int) -> None:
    assert given(zones).attack_of(key) == attack


def test_the_newborn_rids_the_city_of_the_queen() -> None:
    table = entering("the-newborn", {"city.bridge": ["birthing-queen"]}, options=VILLAINOUS)

    assert (table.city(), table.keys("ko")) == ({"bridge": "the-newborn"}, ["birthing-queen"])


def test_who_defeats_the_queen_plays_the_next_card_of_the_villain_deck() -> None:
    table = given(
        {"city.bank": ["birthing-queen"], "adversary-deck": ["cops", "worker-drone"]}, attack=9, options=VILLAINOUS
    )

    assert table.fight("birthing-queen").news() == {
        "city": {"bridge": "worker-drone"},
        "adversary-deck": -1,
        "victory.0": ["birthing-queen"],
        "attack": 0,
    }


# -- plays


def test_a_recruited_card_is_mobilized() -> None:
    zones = {"lair.1": ["shared-faith"], "hand.0": ["shield-agent"], "hand.1": ["shield-agent"]}
    table = given(zones, recruit=3).recruit("shared-faith")
    assert table.waiting() == [(0, "discard"), (1, "discard")]

    table.choose("shield-agent", seat=0).choose(seat=1)

    assert table.news() == {
        "deck.0": -1,
        "discard.0": ["shared-faith", "shield-agent"],
        "ally-deck": -1,
        "lair.1": ["crazed-experiments"],
        "recruit": 0,
    }


def test_a_gained_card_is_mobilized() -> None:
    table = given({"hand.0": ["chain-of-command"], "lair.1": ["expert-adviser"]}).play("chain-of-command")
    table.choose("expert-adviser")
    assert (table.keys("hand.0"), table.waiting()) == (["expert-adviser"], [(0, "how-many")])

    assert table.choose("1").keys("discard.0") == ["shield-officer"]


def test_the_next_hero_is_cheaper_and_only_that_one() -> None:
    zones = {
        "hand.0": ["search-parties"],
        "played.0": ["captains-log"],
        "lair.1": ["airlock-gambit"],
        "lair.2": ["web-shooters"],
    }
    table = given(zones, recruit=8).play("search-parties")
    assert [
        table.reading().recruit_cost(table.find(zone, key))
        for zone, key in (("lair.1", "airlock-gambit"), ("officers", "shield-officer"))
    ] == [6, 3]

    table.recruit("airlock-gambit")

    assert table.s.recruit == 2
    assert table.reading().recruit_cost(table.find("lair.2", "web-shooters")) == 2


def test_an_officer_uses_no_discount_up() -> None:
    zones = {"hand.0": ["search-parties"], "played.0": ["captains-log"], "lair.1": ["airlock-gambit"]}
    table = given(zones, recruit=9).play("search-parties").recruit("shield-officer").recruit("airlock-gambit")

    assert table.s.recruit == 9 - 3 - 6


def test_a_card_is_sacrificed_for_its_effect() -> None:
    table = given({"played.0": ["hold-nothing-back"]})
    assert table.may(Sacrifice) == 1

    table.sacrifice()

    assert table.news() == {"played.0": [], "ko": ["hold-nothing-back"], "attack": 4}
    assert (table.may(Sacrifice), table.may(Sacrifice, 1)) == (0, 0)
    assert table.refused(Sacrifice(play=0)).rule == "alien.keyword.sacrifice"


def test_a_copy_is_sacrificed_too_and_nothing_is_kod() -> None:
    zones = {"hand.0": ["spare-parts"], "played.0": ["search-parties"], "city.bridge": ["cops"]}
    table = given(zones, options=VILLAINOUS).play("spare-parts").choose("search-parties")
    assert table.may(Sacrifice) == 2

    table.sacrifice(2)

    assert (table.keys("ko"), table.keys("played.0"), table.may(Sacrifice)) == (
        ["cops"],
        ["search-parties", "spare-parts"],
        1,
    )


def test_a_card_is_lent_played_and_given_back() -> None:
    table = given({"hand.1": ["first-aid", "acting-commander"]})
    assert (table.legal(Coordinate, 1), table.may(Coordinate, 0)) == (["acting-commander", "first-aid"], 0)

    table.coordinate("acting-commander")
    assert table.news() == {"hand.1": ["first-aid", "shield-agent"], "deck.1": -1, "lent.1": ["acting-commander"]}
    assert [card.card for card in table.view(0).players[1].lent] == ["acting-commander"]
    assert table.refused(Coordinate(card=table.find("hand.1", "first-aid")), 1).rule == "alien.keyword.coordinate-limit"

    table.play_lent("acting-commander")
    assert (table.s.attack, table.s.recruit, table.may(PlayCoordinated)) == (4, 0, 0)
    assert (
        table.refused(PlayCoordinated(card=table.find("lent.1", "acting-commander"))).rule
        == "alien.keyword.coordinate-copy"
    )

    table.end_turn()
    assert (table.keys("lent.1"), table.keys("discard.1"), table.s.lent) == ([], ["acting-commander"], {})
    assert table.legal(Coordinate, 0) == []


@pytest.mark.parametrize(("space", "may"), [("streets", []), ("bank", ["first-aid"])])
def test_nobody_coordinates_while_the_android_is_in_the_second_space(space: str, may: list[str]) -> None:
    table = given({"hand.1": ["first-aid"], f"city.{space}": ["company-android"]}, options=VILLAINOUS)

    assert table.legal(Coordinate, 1) == may


def test_that_somebody_could_lend_a_card_is_told_nobody() -> None:
    table = given({"hand.1": ["first-aid"]}, seats=3)

    assert (CROSSED.awaited(table.s), CROSSED.helpers(table.s)) == ((0,), (1,))


def test_copies_are_played_in_the_order_chosen() -> None:
    zones = {"hand.0": ["manual-override"], "played.0": ["captain-of-the-ship", "hold-nothing-back", "web-shooters"]}
    table = given(zones).play("manual-override").choose("hold-nothing-back", "captain-of-the-ship")

    assert [play.key for play in table.s.plays[3:]] == ["manual-override", "hold-nothing-back", "captain-of-the-ship"]
    assert table.s.attack == 3 + 2 + 2


def test_what_copies_is_not_copied() -> None:
    zones = {"hand.0": ["manual-override"], "played.0": ["grown-in-a-lab", "captain-of-the-ship", "copy-powers"]}
    table = given(zones).play("manual-override")

    assert table.options() == ["captain-of-the-ship", "copy-powers"]


def test_what_was_grown_in_a_lab_is_played_as_another() -> None:
    zones = {"hand.0": ["grown-in-a-lab"], "played.0": ["captain-of-the-ship"]}
    table = given(zones).play("grown-in-a-lab")

    assert [(play.key, play.cls, play.also) for play in table.s.plays] == [
        ("captain-of-the-ship", "ranged", ""),
        ("captain-of-the-ship", "ranged", "instinct"),
    ]
    assert table.s.attack == 2 + 2


def test_two_that_were_grown_in_a_lab_are_nobody() -> None:
    table = given({"hand.0": ["grown-in-a-lab"], "played.0": ["grown-in-a-lab"]}).play("grown-in-a-lab")

    assert (table.waiting(), table.s.attack) == ([], 0)


def test_the_first_defeat_brings_attack_and_no_other() -> None:
    zones = {
        "hand.0": ["twin-pistols"],
        "played.0": ["motion-tracker"],
        "city.bank": ["cops"],
        "city.streets": ["cops"],
    }
    table = given(zones, attack=6).play("twin-pistols").fight("cops")
    assert table.s.attack == 6 + 1 - 3 + 2

    assert table.fight("cops").s.attack == 6 + 1 - 3 + 2 - 3
