"""A campaign: games in a row as one thing, of which the next follows from what became of those before."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec import Struct, structs

from .clock_events import Clock
from .events import SeatPlan


class CampaignCreated(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag=True, tag_field="type"):
    """What was agreed on for all games: the options, and what each of them is played with."""

    game: str
    options: dict[str, Any]
    plan: tuple[tuple[str, ...], ...]
    seats: tuple[SeatPlan, ...]
    creator: str
    visibility: str
    sit: bool
    undo: str = "none"
    spectators: bool = True
    delay: int = 0
    clock: Clock | None = None


class CampaignGameBegun(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag=True, tag_field="type"):
    """The next game of the campaign was laid, under this id."""

    game: str


CampaignEvent = CampaignCreated | CampaignGameBegun


class Finished(Struct, frozen=True, kw_only=True):
    """What became of a game, and the options that the next has because of it."""

    won: bool
    points: int
    leaves: dict[str, Any] = {}


class Campaign(Struct, frozen=True, kw_only=True):
    """What was agreed on for all games, and what became of those that are over. A game says how it is scored.

    `bonus` are the points for winning each of its games, `every` those for winning all, `chart` the titles by the least points for
    them, the best first.
    """

    bonus: ClassVar[tuple[int, ...]] = ()
    every: ClassVar[int] = 0
    chart: ClassVar[tuple[tuple[int, str], ...]] = ()

    options: dict[str, Any]
    plan: tuple[tuple[str, ...], ...]
    finished: tuple[Finished, ...] = ()

    def after(self, game: Finished) -> Self:
        """The campaign with one more game behind it."""
        return structs.replace(self, finished=(*self.finished, game))

    def called_off(self) -> Self:
        """The campaign with a game behind it that was called off: lost, without points, and with nothing left to the next but
        what it had from the one before."""
        leaves = self.finished[-1].leaves if self.finished else {}
        return self.after(Finished(won=False, points=0, leaves=leaves))

    def next_options(self) -> dict[str, Any]:
        """What the next game is played with."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether no game is left."""
        return len(self.finished) == len(self.plan)

    @property
    def is_won(self) -> bool:
        """Whether every game was won."""
        return self.is_over and all(game.won for game in self.finished)

    @property
    def bonuses(self) -> tuple[int, ...]:
        """The points for winning each game that is over, besides those made in it."""
        return tuple(n if game.won else 0 for game, n in zip(self.finished, self.bonus, strict=False))

    @property
    def score(self) -> int:
        """All points so far."""
        return sum(game.points for game in self.finished) + sum(self.bonuses) + (self.every if self.is_won else 0)

    @property
    def title(self) -> str:
        """What the chart calls whoever has come to the end with so many points; nothing before."""
        return next(title for least, title in self.chart if self.score >= least) if self.is_over else ""
