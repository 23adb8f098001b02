"""What the catalogue says of a game: its options, its cards, its rules."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class CardEntry(Struct, frozen=True, kw_only=True):
    """A card's definition with its text, rendered from the effect that runs.

    `definition` is the data that the engine interprets; figures that a card doesn't have are null, which is not
    the same as a printed 0.
    """

    id: str
    game: str
    key: str
    name: str
    kind: str
    group: str = ""
    cls: str = ""
    team: str = ""
    cost: int | None = None
    attack: int | None = None
    recruit: int | None = None
    vp: int | None = None
    copies: int | None = None
    keywords: tuple[str, ...] = ()
    text: tuple[str, ...] = ()
    provenance: str = "printed"
    definition: dict[str, Any] = {}


class RuleEntry(Struct, frozen=True, kw_only=True):
    """A rule in our own words, with our ruling where the book leaves it open, and a check."""

    id: str
    text: str
    check: str
    kind: str
    ambiguity: str = ""
    ruling: str = ""


class OptionEntry(Struct, frozen=True, kw_only=True):
    """A way to set up a game: its name, type and default, and what it does."""

    name: str
    type: str
    default: Any
    text: str


class PresetEntry(Struct, frozen=True, kw_only=True):
    """A named set of options."""

    name: str
    text: str
    options: dict[str, Any]


class Ruleset(Struct, frozen=True, kw_only=True):
    """A game as the catalogue offers it."""

    game: str
    title: str
    least_seats: int
    most_seats: int
    bots: tuple[str, ...]
    options: tuple[OptionEntry, ...]
    presets: tuple[PresetEntry, ...]
    actions: tuple[str, ...]
    content: str
    rules_version: int
