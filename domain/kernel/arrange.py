"""Arranged positions: a table laid by hand, for scenarios and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct, structs

from . import events as e
from .audience import EVERYONE
from .game import Decided, Game
from .lobby import CreateGame
from .rng import Randomness
from .state import State
from .table import Table

SEED = sha256(b"an arranged position").digest()


class NotArranged(ValueError):
    """A position that can't be laid; `word` names the zone or the game's word that is at fault."""

    def __init__(self, word: str, why: str) -> None:
        super().__init__(f"{word}: {why}")
        self.word, self.why = word, why


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
    replays like any other. Raises NotArranged for a card, a zone or a word that the game doesn't have.
    """
    request = request_for(game, seats, options, preset)
    state: State = arranged(game, request, zones, about or {}).state
    state.version = 1
    return state


def request_for(
    game: Game[Any, Any, Any], seats: int, options: Mapping[str, Any] | None = None, preset: str = ""
) -> CreateGame:
    """The request for a table with a player in every seat."""
    plans = tuple(e.SeatPlan("player", f"p_{n}") for n in range(seats))
    return CreateGame(game=game.name, creator="p_0", seats=plans, preset=preset, options=dict(options or {}))


def arranged(
    game: Game[Any, Any, Any],
    request: CreateGame,
    zones: Mapping[str, Sequence[str]],
    about: Mapping[str, Any],
    random: Randomness | None = None,
) -> Decided[Any]:
    """What makes an arranged position true, from the table's creation on; see `arrange`."""
    laid = game.create(request, SEED)
    t = game.at(laid.state, random)
    t.because("kernel.lobby.start")
    t.emit(e.Started())
    usual = game.usual_zones(len(request.seats), game.checked_options(request))
    for zone, cards in sorted({**usual, **zones}.items(), key=_belongs_to_a_card):
        _lay(game, t, zone, cards)
    game.arrange(t, _words(game, about))
    return Decided((*laid.events, *t.events), t.s)


def zone_name(state: State, zone: str) -> str:
    """The name of a zone, also of one written as a card's: `guarded@city.bridge`. NotArranged if no card is there."""
    kind, _, owner = zone.partition("@")
    if not owner:
        return zone
    if not state.zone(owner):
        raise NotArranged(zone, f"there is no card in {owner}")
    return f"{kind}.{state.zone(owner)[-1]}"


def _belongs_to_a_card(laid: tuple[str, Sequence[str]]) -> bool:
    return "@" in laid[0]


def _lay(game: Game[Any, Any, Any], t: Table[Any], zone: str, cards: Sequence[str]) -> None:
    if unknown := [card for card in cards if card not in t.content]:
        raise NotArranged(zone, f"{game.name} has no card {unknown[0]!r}")
    name = zone_name(t.s, zone)
    try:
        facing = game.zone_kind(name)
    except ValueError as error:
        raise NotArranged(zone, str(error)) from None
    t.make(name, cards)
    t.show(t.s.zone(name), facing.seen_by(name) if facing.facing != "up" else EVERYONE)


def _words(game: Game[Any, Any, Any], about: Mapping[str, Any]) -> Struct:
    known = {field.encode_name: field.type for field in structs.fields(game.arrangement)}
    for word, value in about.items():
        if word not in known:
            raise NotArranged(word, f"{game.name} has no such word for a position, only {', '.join(known) or 'none'}")
        try:
            msgspec.convert(value, known[word])
        except msgspec.ValidationError as error:
            raise NotArranged(word, str(error)) from None
    return msgspec.convert(dict(about), game.arrangement)
