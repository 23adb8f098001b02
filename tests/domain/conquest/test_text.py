"""Every word of Conquest's language has a sentence, and says all that it was given."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import pytest
from msgspec import Struct, structs

from domain.games.conquest import language as w
from domain.games.conquest.card import Event, HumanTech
from domain.games.conquest.cards import ALL
from domain.games.conquest.phrases import AMOUNTS, NEEDS
from domain.games.conquest.text import ABILITIES, EFFECTS, Speaker, card_text

EVENT, TECH = Event(key="a-card", name="A Card"), HumanTech(key="a-card", name="A Card")
GAIN = (w.GainMenace(),)

UNSAID = {"name", "pick", "picked", "barred"}
"""A card's own words; what stands in a word only while it runs."""

BASES: tuple[Any, ...] = (
    w.Modify(figure="total", by=1),
    w.Modify(figure="menace-price", by=1),
    w.Modify(figure="population", by=1, spaces=w.Spaces()),
    w.Grant(ability="Bold"),
    w.Has(feature="explores-from", n=1),
    w.Saves(least=4),
    w.Upon(moment="conquered", then=GAIN),
    w.Use(windows=("action",), then=GAIN),
    w.Use(windows=("any",), then=GAIN),
    w.GainPoints(-1),
    w.Pick(w.Spaces(), GAIN),
    w.Pick(w.Spaces(), GAIN, n=2),
    w.Foe(type="soft"),
    w.Here(icons=("forest",)),
    w.AtLeast(w.Conquests(2, 2)),
    w.Cards("aliens"),
    w.Cards("stuff"),
)
"""Words whose fields a sentence needs together; of all others the one with as little as it needs."""

NEVER = {
    ("modify", "counter-total"),
    ("modify", "ability-price"),
    ("at-least", 2),
    ("at-least", 3),
}
"""Values that a word's type allows and no card can mean: another word says them, or a number that is what it is."""

SAMPLES: dict[str, Any] = {"which": "Infantry", "keyword": "Army", "icons": ("forest",), "did": ("soft-beaten",)}


def words_of(union: Any) -> list[Any]:
    return [word for word in get_args(union) if word is not int]


def hints(word: Any) -> dict[str, Any]:
    module = vars(w) | {"Literal": Literal}
    return typing.get_type_hints(word, localns=module)


def values(hint: Any) -> Iterator[Any]:
    """Values of a type, several where they are said apart."""
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    elif get_origin(hint) in (Union, UnionType):
        for one in get_args(hint):
            yield from values(one)
    elif get_origin(hint) is tuple:
        yield from ((one,) for one in values(get_args(hint)[0]) if one)
    elif hint is bool:
        yield from (True, False)
    elif hint is int:
        yield from (2, 3)
    elif hint is type(None):
        yield None
    elif hint is str:
        yield "Infantry"
    else:
        yield bases(hint)[0]


def made(word: Any) -> Any:
    """The word with as little as it needs."""
    known = hints(word)
    needed = [field for field in structs.fields(word) if field.required]
    return word(**{field.name: SAMPLES.get(field.name) or next(values(known[field.name])) for field in needed})


def variants(base: Any) -> Iterator[tuple[str, list[Any]]]:
    """The word with one field after another as it can be else."""
    known, tag = hints(type(base)), base.__struct_config__.tag
    for field in structs.fields(type(base)):
        if field.name not in UNSAID:
            given = [SAMPLES[field.name]] if field.name in SAMPLES else list(values(known[field.name]))
            others = [value for value in given if value != getattr(base, field.name)]
            yield (
                field.name,
                [structs.replace(base, **{field.name: value}) for value in others if not never(tag, value)],
            )


def never(tag: str, value: Any) -> bool:
    return isinstance(value, int | str) and (tag, value) in NEVER


def said(word: Any) -> str:
    """What a person reads of a word; nothing where it doesn't go together with the rest."""
    speaker = Speaker("en", TECH if isinstance(word, w.Upon) else EVENT)
    try:
        if type(word) in ABILITIES:
            return speaker.ability(word)
        if type(word) in EFFECTS:
            return speaker.effect(word)
        if type(word) in AMOUNTS:
            return str(speaker.amount(word))
        return "; ".join(speaker.conditions((word,))) if type(word) in NEEDS else speaker.which(word, "one")
    except KeyError:
        return ""


def bases(word: Any) -> list[Any]:
    return [base for base in BASES if type(base) is word] or [made(word)]


WORDS = [word for union in (w.Abilities, w.Effects, w.Needs, w.Number, w.Whiches) for word in words_of(union)]


@pytest.mark.parametrize(
    ("union", "table"),
    [(w.Abilities, ABILITIES), (w.Effects, EFFECTS), (w.Needs, NEEDS), (w.Number, AMOUNTS)],
    ids=["abilities", "effects", "needs", "numbers"],
)
def test_every_word_has_a_sentence(union: Any, table: dict[Any, Any]) -> None:
    assert set(words_of(union)) == set(table)


@pytest.mark.parametrize("word", WORDS)
def test_whatever_a_word_is_given_is_said(word: Any) -> None:
    """A value that changes nothing in the text would let two cards that do different things read alike."""
    silent: set[tuple[str, str]] = set()
    told: set[tuple[str, str]] = set()
    for base in bases(word):
        assert said(base)
        for field, others in variants(base):
            tried = [base, *others]
            texts = [said(one) for one in tried]
            for one, text in zip(tried, texts, strict=True):
                value = (field, repr(getattr(one, field)))
                (told if text and texts.count(text) == 1 else silent).add(value)
    assert not silent - told


def on_cards(value: Any) -> Iterator[type]:
    """The words that a definition is made of."""
    if isinstance(value, Struct):
        yield type(value)
        for field in value.__struct_fields__:
            yield from on_cards(getattr(value, field))
    elif isinstance(value, tuple):
        for one in value:
            yield from on_cards(one)


def test_every_word_is_on_a_card() -> None:
    """What no card says leaves the language; only what a word becomes while it runs is on none."""
    used = {word for card in ALL for word in on_cards(card)}
    assert set(WORDS) - used == {w.Agreed}


@pytest.mark.parametrize(
    "change", [{"immediate": True}, {"instantly": True}, {"remains": True}, {"ap": 2}, {"red": ()}]
)
def test_whatever_an_event_is_besides_its_words_is_said(change: dict[str, Any]) -> None:
    plain = Event(
        key="a-card", name="A Card", abilities=(w.Use(windows=("action",), then=GAIN),), red=(w.Grant(ability="Bold"),)
    )
    assert card_text(structs.replace(plain, **change), "en") != card_text(plain, "en")


@pytest.mark.parametrize("card", [card for card in ALL if card.abilities], ids=lambda card: card.key)
def test_a_text_is_made_of_sentences(card: Any) -> None:
    for line in card_text(card, "en"):
        assert re.fullmatch(r"[A-Z“].*[.”]", line), line
        assert not re.search(r"  | [.,:;]|\{|\}|[.] [a-z]|\bNone\b", line), line


READ = {
    "laboratory-death-ray": (
        "Laboratory Death Ray: For 1 Menace Token, in a Fight of your Aliens, before or after the Fight Dice are rolled, "
        "once in each Fight Round: For this Fight Round, your Strength Total is 3 more."
    ),
    "atomic-bomb": (
        "Resistance Event: Of all Locations with Aliens, find the one with the most Aliens and, of several, the lowest "
        "Population; if several tie, the First Player chooses one. Roll a D6 for each Alien in that Location, whosever it "
        "is: on 1 to 4 it is destroyed. Its Conquest Marker, if it has one, is removed. If its Population is 2 or less: "
        "That Location is Demolished. If there is no such Location: The Human Tech Track moves 1 step forward."
    ),
    "word-from-the-overseers": (
        "Each player with the fewest Terror Points: Gain 1 Menace Token. After that, you alone: Draw 1 Space Stuff card."
    ),
    "the-nation-stands-firm": (
        "For 2 Action Points, in your Action Phase: Choose an opponent at whom no other card named The Nation Stands Firm "
        "is aimed. This card is aimed at that player. This card Remains in Play."
    ),
    "tank-factory": (
        "When you explore this Location: Place a Resistance Counter (Tanks; in a game without the Human Tech Track: "
        "Infantry) in a Random Space of this Section, rolled again until it is not this one."
    ),
    "historic-monument": (
        "Here, Resistance that has no Hero to help it has Cunning: it rolls one Fight Die more and keeps the highest."
    ),
    "cerebrox-the-living-brain": (
        "In a Fight with this Ally in it, after the Fight Dice are rolled, once in each turn: Roll your Fight Die again; "
        "the new result counts."
    ),
    "small-town-sheriff": (
        "At a Location with the icon Town, the Resistance that this Hero helps has Assault: it wins tied Fight Rounds."
    ),
}
"""Of some cards a line as it is read."""


@pytest.mark.parametrize("key", READ)
def test_a_line_reads_as_it_should(key: str) -> None:
    lines = [line for card in ALL for line in card_text(card, "en") if key in (card.key, "laboratory-death-ray")]
    assert READ[key] in lines
