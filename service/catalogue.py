"""The catalogue as it is told: no card and no rule changes while the service runs, so each language of it is made once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import msgspec

from domain.catalogue import CardEntry, RuleEntry, Ruleset

from .games import Games
from .packed import Packed

T = TypeVar("T")
JSON: Final = "application/json"


class Catalogue:
    """What can be played, with which cards, by which rules; all of it public."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._kept: dict[tuple[str, ...], Any] = {}

    def rulesets(self, locale: str) -> tuple[Ruleset, ...]:
        """Every game that can be played."""
        return self._once(
            ("rulesets", locale), lambda: tuple(rules.ruleset(locale) for rules in self._games.all_rules.values())
        )

    def cards(self, game: str, locale: str) -> tuple[CardEntry, ...]:
        """The cards of a game. Refused: `not_found`."""
        rules = self._games.rules(game)
        return self._once(("cards", game, locale), lambda: rules.catalogue(locale))

    def rules(self, game: str, locale: str) -> tuple[RuleEntry, ...]:
        """The rules of a game. Refused: `not_found`."""
        rules = self._games.rules(game)
        return self._once(("rules", game, locale), lambda: rules.rules(locale))

    def packed(self, value: Any, *name: str) -> Packed:
        """An answer made of parts of it, as JSON, by its name, which has the language."""
        return self._once(("packed", *name), lambda: Packed.of(msgspec.json.encode(value), JSON))

    def _once(self, name: tuple[str, ...], made: Callable[[], T]) -> T:
        if name not in self._kept:
            self._kept[name] = made()
        return cast("T", self._kept[name])
