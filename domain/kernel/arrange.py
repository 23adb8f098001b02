"""Arranged positions: a table laid by hand, for scenarios and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from . import events as e
from .audience import EVERYONE
from .game import Game
from .lobby import CreateGame
from .state import State
from .table import Table

SEED = sha256(b"an arranged position").digest()


def arrange(
    game: Game[Any, Any, Any],
    seats: int,
    zones: Mapping[str, Sequence[str]],
    about: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    preset: str = "",
) -> State:
    """A running game with these cards in these zones, bottom to top, and everything else as the game has it.

    A zone written `guarded@city.bridge` is the one that belongs to the top card of another. `about` are the game's
    own words for the rest: whose turn, pools, what was done before. All of it comes by events, so an arranged game
    replays like any other. Raises ValueError for a card or a zone that the game doesn't have.
    """
    plans = tuple(e.SeatPlan("player", f"p_{n}") for n in range(seats))
    request = CreateGame(game=game.name, creator="p_0", seats=plans, preset=preset, options=dict(options or {}))
    state = game.create(request, SEED).state
    t = game.at(state)
    t.because("kernel.lobby.start")
    t.emit(e.Started())
    for zone, cards in {**game.usual_zones(seats), **zones}.items():
        _lay(game, t, zone, cards)
    game.arrange(t, dict(about or {}))
    t.s.version = 1
    return t.s


def _lay(game: Game[Any, Any, Any], t: Table[Any], zone: str, cards: Sequence[str]) -> None:
    if unknown := [card for card in cards if card not in t.content]:
        raise ValueError(f"{zone}: {game.name} has no card {unknown[0]!r}")
    name = _named(t, zone)
    facing = game.zone_kind(name)
    t.make(name, cards)
    t.show(t.s.zone(name), facing.seen_by(name) if facing.facing != "up" else EVERYONE)


def _named(t: Table[Any], zone: str) -> str:
    kind, _, owner = zone.partition("@")
    if not owner:
        return zone
    if not t.s.zone(owner):
        raise ValueError(f"{zone}: there is no card in {owner}")
    return f"{kind}.{t.s.zone(owner)[-1]}"
