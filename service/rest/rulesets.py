"""The catalogue: what can be played, with which cards, by which rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct
from starlette.responses import Response

from domain.catalogue import CardEntry, RuleEntry, Ruleset
from domain.kernel.refusal import Refused

from .operation import HEADERS, Call, Nothing, answer

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
    return _whole(call, Rulesets(call.desk.rulesets(call.caller.locale)), "rulesets")


async def ruleset(call: Call[Nothing, None]) -> Response:
    """A game that can be played."""
    found = (entry for entry in call.desk.rulesets(call.caller.locale) if entry.game == call.at("game"))
    return answer(_one(found))


async def cards(call: Call[Nothing, None]) -> Response:
    """The cards of a game, with their text as it is played."""
    return _whole(call, Cards(call.desk.cards(call.at("game"), call.caller.locale)), "cards", call.at("game"))


async def card(call: Call[Nothing, None]) -> Response:
    """A card, by its id or by its key."""
    entries = call.desk.cards(call.at("game"), call.caller.locale)
    return answer(_one(entry for entry in entries if call.at("card") in (entry.id, entry.key)))


async def rules(call: Call[Nothing, None]) -> Response:
    """The rules of a game."""
    return _whole(call, Rules(call.desk.rules(call.at("game"), call.caller.locale)), "rules", call.at("game"))


async def rule(call: Call[Nothing, None]) -> Response:
    """A rule, by its id."""
    return answer(
        _one(entry for entry in call.desk.rules(call.at("game"), call.caller.locale) if entry.id == call.at("rule"))
    )


def _whole(call: Call[Nothing, None], value: Struct, *name: str) -> Response:
    """A list of the catalogue: hundreds of kilobytes, so it is sent compressed, and to nobody who has it."""
    packed = call.desk.catalogue.packed(value, *name, call.caller.locale)
    return packed.answer(call.request, {"Cache-Control": "private, no-cache"}, HEADERS["Vary"])


def _one(found: Iterator[T]) -> T:
    entry = next(found, None)
    if entry is None:
        raise Refused("not_found")
    return entry
