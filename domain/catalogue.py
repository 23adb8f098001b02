"""What the catalogue says of a game: its options, its cards, its rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct, structs

from domain.locale import DEFAULT, translation


class CardEntry(Struct, frozen=True, kw_only=True):
    """A card's definition with its text, rendered from the effect that runs.

    `set` is the box it comes in, where a game has several. `definition` is the data that the engine interprets; figures that a card doesn't have are null, which is not
    the same as a printed 0.
    """

    id: str
    game: str
    key: str
    name: str
    kind: str
    set: str = ""
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


@cache
def rule_entries(package: str, locale: str = DEFAULT) -> tuple[RuleEntry, ...]:
    """The rules of a game as its package records them in `rules.toml`, in their order.

    In another language they are as `rules.<locale>.po` beside it translates them, by `<rule id>.<field>`; what it
    doesn't is in English.
    """
    recorded = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))["rule"]
    said = translation(locale, files(package).joinpath(f"rules.{locale}.po")) if locale != DEFAULT else {}
    return tuple(
        _translated(
            RuleEntry(
                id=rule["id"],
                text=rule["text"],
                check=rule["given_when_then"],
                kind=rule["kind"],
                ambiguity=rule.get("ambiguity", ""),
                ruling=rule.get("ruling", ""),
            ),
            said,
        )
        for rule in recorded
    )


WORDED = ("text", "check", "ambiguity", "ruling")
"""The fields of a rule that are sentences."""


def rule_sentences(package: str) -> dict[str, str | tuple[str, str]]:
    """What there is to translate of a game's rules, by `<rule id>.<field>`."""
    said = {f"{rule.id}.{field}": str(getattr(rule, field)) for rule in rule_entries(package) for field in WORDED}
    return {key: text for key, text in said.items() if text}


def _translated(rule: RuleEntry, said: Mapping[str, str]) -> RuleEntry:
    keys = {field: f"{rule.id}.{field}" for field in WORDED}
    return structs.replace(rule, **{field: str(said[key]) for field, key in keys.items() if key in said})


class OptionEntry(Struct, frozen=True, kw_only=True):
    """A way to set up a game: its name, type and default, what it does, and what there is to choose from, if listed.

    `challenges.twists` is the member `twists` of the option `challenges`.
    """

    name: str
    type: str
    default: Any
    text: str
    choices: tuple[str, ...] = ()


def option_entries(
    options: type[Struct], choices: Mapping[str, tuple[str, ...]], locale: str = DEFAULT
) -> tuple[OptionEntry, ...]:
    """The options of a game from its struct; `choices` are those that its cards give.

    In another language they are as `options.<locale>.po` beside the struct translates them, by their names.
    """
    made, components = msgspec.json.schema_components([options], ref_template="{name}")
    said = _options_said(options.__module__.rpartition(".")[0], locale)
    return tuple(
        structs.replace(entry, text=str(said.get(entry.name, entry.text)))
        for entry in _entries(components, made[0]["$ref"], "", choices)
    )


@cache
def _options_said(package: str, locale: str) -> Mapping[str, str]:
    return translation(locale, files(package).joinpath(f"options.{locale}.po")) if locale != DEFAULT else {}


def option_sentences(options: type[Struct]) -> dict[str, str | tuple[str, str]]:
    """What there is to translate of a game's options, by their names."""
    return {entry.name: entry.text for entry in option_entries(options, {}) if entry.text}


def _entries(
    components: dict[str, Any], struct: str, prefix: str, choices: Mapping[str, tuple[str, ...]]
) -> Iterator[OptionEntry]:
    for name, about in components[struct]["properties"].items():
        if inner := _inner(about):
            yield from _entries(components, inner, f"{prefix}{name}.", choices)
        else:
            listed = choices.get(prefix + name) or tuple(map(str, _listed(about)))
            yield OptionEntry(
                name=prefix + name,
                type=_type(about),
                default=about.get("default"),
                text=about.get("description", ""),
                choices=listed,
            )


def _inner(about: dict[str, Any]) -> str:
    refs = [one["$ref"] for one in (about, *about.get("anyOf", ())) if "$ref" in one]
    return str(refs[0]) if refs else ""


def _listed(about: dict[str, Any]) -> list[Any]:
    return [word for one in (about, *about.get("anyOf", ())) for word in one.get("enum", ()) if word is not None]


def _type(about: dict[str, Any]) -> str:
    if "enum" in about:
        return " | ".join("null" if word is None else str(word) for word in about["enum"])
    if "anyOf" in about:
        return " | ".join(map(_type, about["anyOf"]))
    if about.get("type") == "array":
        return f"list of {_type(about['items'])}"
    if "minimum" in about and "maximum" in about:
        return f"{about['minimum']} … {about['maximum']}"
    return str(about.get("type", ""))


class PresetEntry(Struct, frozen=True, kw_only=True):
    """A named set of options."""

    name: str
    text: str
    options: dict[str, Any]


class TalkEntry(Struct, frozen=True, kw_only=True):
    """A kind of talk at the table, or of showing cards: whether it is allowed, by which rule, and a sentence that says so.

    It holds where the `option` has one of these `values`; without an option, always.
    """

    name: str
    allowed: bool
    rule: str
    text: str
    option: str = ""
    values: tuple[str, ...] = ()


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
    talk: tuple[TalkEntry, ...] = ()
