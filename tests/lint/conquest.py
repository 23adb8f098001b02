"""The checks of Conquest's cards, which are words of another language than those of decks."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Any

from msgspec import Struct

from domain.games.conquest import language as w
from domain.games.conquest.card import Counter, Definition, Event, Location, Resistance
from domain.games.conquest.text import card_text
from domain.games.conquest.windows import WINDOWS
from domain.locale import LOCALES, has
from domain.registry import games

from .codes import Fault, fault
from .names import misnamed

NOT_RULES = ("cards", "language", "text.py", "phrases.py")
"""Parts of the game that only say what others read."""

MOMENTS: Mapping[str, set[str]] = {
    "race": {"set-up", "action-start", "stolen", "conquered", "fight-won"},
    "space-stuff": {"set-up", "action-start", "stolen", "conquered", "fight-won"},
    "event": {"into-play", "conquered", "marker-lost"},
    "location": {"explored", "conquered", "demolished"},
    "resistance": {"drawn", "fight-won", "round-tied", "round-lost", "discarded"},
    "counter": {"drawn", "fight-won", "round-tied", "round-lost"},
    "human-tech": {"into-play"},
    "figure": set(),
}
"""When each kind of card speaks by itself."""

OWN_ACTION = ("action", "first-action")
AIMED = ("conquered", "marker-lost")

Check = Callable[["Invasion"], Iterator[Fault]]


class Invasion(Struct, frozen=True):
    """The game's cards, and every text in the source of its rules."""

    cards: tuple[Definition, ...]
    words: frozenset[str]

    def of(self, kind: type[Definition]) -> list[Any]:
        return [card for card in self.cards if isinstance(card, kind)]


def invasion() -> Invasion:
    """What is in the box, and what the rules read."""
    return Invasion(games()["conquest"].definitions(), frozenset(_words_of_the_rules()))


def _words_of_the_rules() -> Iterator[str]:
    for entry in files("domain.games.conquest").iterdir():
        if entry.name.endswith(".py") and entry.name not in NOT_RULES:
            for node in ast.walk(ast.parse(entry.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def faults(box: Invasion) -> list[Fault]:
    """All faults of the cards, in the order of their keys."""
    return sorted(found for check in CHECKS for found in check(box))


def nodes(value: Any, at: str = "") -> Iterator[tuple[str, Any]]:
    """Every word in a definition with its place: `abilities.0.then.1.what`."""
    if isinstance(value, Struct):
        if not isinstance(value, Definition):
            yield at, value
        for name in value.__struct_fields__:
            yield from nodes(getattr(value, name), f"{at}.{name}".removeprefix("."))
    elif isinstance(value, tuple):
        for n, item in enumerate(value):
            yield from nodes(item, f"{at}.{n}")


def kind_of(card: Definition) -> str:
    return str(card.__struct_config__.tag)


def names(box: Invasion) -> Iterator[Fault]:
    return misnamed((card, kind_of(card)) for card in box.cards)


# -- what it names


def what_it_names(box: Invasion) -> Iterator[Fault]:
    counters = {card.name for card in box.of(Counter)}
    resistance = {card.name for card in box.of(Resistance)}
    keywords = {keyword for card in box.of(Resistance) for keyword in card.keywords}
    icons = {icon for card in box.of(Location) for icon in card.icons}
    for card in box.cards:
        for at, word in nodes(card):
            match word:
                case w.Place(which=which, plain=plain):
                    yield from _unknown(card, "unknown-name", at, {"which": which, "plain": plain}, counters)
                case w.PlaceThere(which=which):
                    yield from _unknown(card, "unknown-name", at, {"which": which}, counters)
                case w.FindResistance(which=which):
                    yield from _unknown(card, "unknown-name", at, {"which": which}, resistance)
                case w.Foe(keyword=keyword):
                    yield from _unknown(card, "unknown-keyword", at, {"keyword": keyword}, keywords)
                case w.Here(icons=asked):
                    yield from _unknown(card, "unknown-icon", at, {f"icons.{n}": i for n, i in enumerate(asked)}, icons)


def _unknown(card: Definition, code: str, at: str, named: Mapping[str, str], known: set[str]) -> Iterator[Fault]:
    for field, value in named.items():
        if value and value not in known:
            yield fault(card.key, code, f"{at}.{field}", value=value)


LOOKED_FOR: dict[type, str] = {w.Has: "feature", w.Modify: "figure", w.Grant: "ability"}
"""Where abilities are named that rules look for."""


def read(box: Invasion) -> Iterator[Fault]:
    """What a rule has to look for by name."""
    for card in box.cards:
        for at, word in nodes(card):
            hook = getattr(word, LOOKED_FOR.get(type(word), ""), "")
            if hook and hook not in box.words:
                yield fault(card.key, "hook-not-read", at, hook=hook)


# -- when it speaks


def moments(box: Invasion) -> Iterator[Fault]:
    for card in box.cards:
        for at, word in nodes(card):
            if isinstance(word, w.Upon) and word.moment not in MOMENTS[kind_of(card)]:
                yield fault(card.key, "moment-never-comes", at, moment=word.moment, kind=kind_of(card))


def windows(box: Invasion) -> Iterator[Fault]:
    """Whether anybody is ever asked, and could pay."""
    for card in box.cards:
        for at, word in nodes(card):
            if not isinstance(word, w.Use):
                continue
            playing = isinstance(card, Event) and word is card.play
            points = word.ap or (playing and isinstance(card, Event) and card.ap)
            if not word.windows and not (playing and isinstance(card, Event) and card.immediate):
                yield fault(card.key, "window-never-opens", at, window=word.windows)
            for window in word.windows:
                if window not in (*WINDOWS, *OWN_ACTION, "any"):
                    yield fault(card.key, "window-never-opens", at, window=window)
                elif points and window not in OWN_ACTION:
                    yield fault(card.key, "price-never-paid", at, window=window)
            if word.activate and kind_of(card) != "space-stuff":
                yield fault(card.key, "field-not-read", at, field="activate", kind=kind_of(card))


def events(box: Invasion) -> Iterator[Fault]:
    """Whether an Event can be played, and lasts where it says something that does."""
    for card in box.of(Event):
        if card.abilities and card.play is None:
            yield fault(card.key, "never-played")
        lasting = [ability for ability in (*card.abilities, *(card.red or ())) if _lasts(card, ability)]
        if bool(lasting) != card.remains:
            yield fault(card.key, "remains-for-nothing" if card.remains else "lasts-without-remaining")


def _lasts(card: Event, ability: w.Abilities) -> bool:
    """Whether an ability of an Event is for later: neither how it is played nor what happens as it comes up."""
    return ability is not card.play and not (isinstance(ability, w.Upon) and ability.moment == "into-play")


def aims(box: Invasion) -> Iterator[Fault]:
    for card in box.of(Event):
        for field, part in (("abilities", card.abilities), ("red", card.red or ())):
            words = list(nodes(part, field))
            if any(isinstance(word, w.Aim) for _, word in words):
                continue
            for at, word in words:
                if "target" in (getattr(word, "of", ""), getattr(word, "by", "")) or _is_aimed(word):
                    yield fault(card.key, "aims-at-nobody", at)


def _is_aimed(word: object) -> bool:
    return isinstance(word, w.Upon) and word.moment in AIMED


# -- what can't be


EXPECTED = ("then", "ways")
"""Fields that hold what happens."""


def nothing(box: Invasion) -> Iterator[Fault]:
    for card in box.cards:
        for at, word in nodes(card):
            for field in EXPECTED:
                parts = getattr(word, field, None)
                empty = parts is not None and (not parts or () in parts)
                if empty and not (isinstance(card, Event) and word is card.play and card.remains):
                    yield fault(card.key, "nothing-follows", f"{at}.{field}")


def conditions(box: Invasion) -> Iterator[Fault]:
    """Rolls and numbers that come out the same whatever happens."""
    for card in box.cards:
        for at, word in nodes(card):
            match word:
                case w.Roll(least=least, most=most) if least > min(most, 6):
                    yield fault(card.key, "condition-never-holds", at, n=least, there=min(most, 6))
                case w.Roll(least=least, most=most) if least <= 1 and most >= 6:
                    yield fault(card.key, "condition-always-holds", at, n=least)
                case w.AtLeast(least=least) | w.There(least=least) if least <= 0:
                    yield fault(card.key, "condition-always-holds", at, n=least)


# -- texts


def texts(box: Invasion) -> Iterator[Fault]:
    for card in box.cards:
        for locale in LOCALES:
            try:
                card_text(card, locale)
            except (KeyError, TypeError, IndexError, AttributeError) as missing:
                yield fault(card.key, "missing-text", locale=locale, missing=missing)


def prompts(box: Invasion) -> Iterator[Fault]:
    for card in box.cards:
        for at, word in nodes(card):
            for locale in LOCALES:
                ask = f"conquest.pick-{word.noun}" if isinstance(word, w.Pick) and not word.all_ else ""
                if ask and not has(locale, f"ask.{ask}"):
                    yield fault(card.key, "missing-prompt", at, ask=ask, locale=locale)


CHECKS: tuple[Check, ...] = (
    names, what_it_names, read, moments, windows, events, aims, nothing, conditions, texts, prompts,
)  # fmt: skip
