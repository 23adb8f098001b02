"""The catalogue: what can be played, with which cards, by which rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct
from starlette.responses import Response

from domain.catalogue import CardEntry, RuleEntry, Ruleset
from domain.kernel.refusal import Refused

from .operation import Call, Nothing, answer

T = TypeVar("T")


class Rulesets(Struct, frozen=True):
    """Every game that can be played."""

    rulesets: tuple[Ruleset, ...]


class Cards(Struct, frozen=True):
    """The cards of a game."""

    cards: tuple[CardEntry, ...]


class Rules(Struct, frozen=True):
    """The rules of a game."""

    rules: tuple[RuleEntry, ...]


async def rulesets(call: Call[Nothing, None]) -> Response:
    """The games that can be played: their options, presets and seats."""
    return answer(Rulesets(call.desk.rulesets(call.caller.locale)))


async def ruleset(call: Call[Nothing, None]) -> Response:
    """A game that can be played."""
    found = (entry for entry in call.desk.rulesets(call.caller.locale) if entry.game == call.at("game"))
    return answer(_one(found))


async def cards(call: Call[Nothing, None]) -> Response:
    """The cards of a game, with their text as it is played."""
    return answer(Cards(call.desk.cards(call.at("game"), call.caller.locale)))


async def card(call: Call[Nothing, None]) -> Response:
    """A card, by its id or by its key."""
    entries = call.desk.cards(call.at("game"), call.caller.locale)
    return answer(_one(entry for entry in entries if call.at("card") in (entry.id, entry.key)))


async def rules(call: Call[Nothing, None]) -> Response:
    """The rules of a game."""
    return answer(Rules(call.desk.rules(call.at("game"), call.caller.locale)))


async def rule(call: Call[Nothing, None]) -> Response:
    """A rule, by its id."""
    return answer(
        _one(entry for entry in call.desk.rules(call.at("game"), call.caller.locale) if entry.id == call.at("rule"))
    )


def _one(found: Iterator[T]) -> T:
    entry = next(found, None)
    if entry is None:
        raise Refused("not_found")
    return entry
