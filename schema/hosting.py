"""The mutations by which a table is made ready to begin, and laid once more when its game is over."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .context import Info
from .model import Bot, CommandId, Id, NewOptions
from .results import GameResult, or_refusal
from .speaking import Locale, speaking


class SetReady(Struct, frozen=True, kw_only=True):
    """Whether you are ready, in all your seats."""

    game_id: Id
    ready: bool = True
    command_id: CommandId = ""


class ChangeOptions(Struct, frozen=True, kw_only=True):
    """What is to be played instead: the preset's options, where one is named, and over them those that are given."""

    game_id: Id
    preset: str | None = None
    options: dict[str, Any] = {}
    command_id: CommandId = ""


class SeatBots(Struct, frozen=True, kw_only=True):
    """A bot for one open seat; for every seat that is open to anybody, without one named."""

    game_id: Id
    seat: int | None = None
    bot: Bot | None = None
    command_id: CommandId = ""


class HandOver(Struct, frozen=True, kw_only=True):
    """The seat of the player who is to be the host."""

    game_id: Id
    seat: int
    command_id: CommandId = ""


class Readmit(Struct, frozen=True, kw_only=True):
    """A player who was sent away, and may sit down again."""

    game_id: Id
    player: Id
    command_id: CommandId = ""


class Rematch(Struct, frozen=True, kw_only=True):
    """A game that is over, and is to be played again by the same people."""

    game_id: Annotated[Id, Meta(description="The game that is over.")]


async def set_ready(info: Info, input: SetReady, locale: Locale = None) -> GameResult:
    """Say that you are ready to begin, or that you aren't any more."""
    lobby, caller = info.context.desk.lobby, speaking(info, locale)
    return await or_refusal(caller, lobby.set_ready(caller, input.game_id, input.ready, input.command_id))


async def change_options(info: Info, input: ChangeOptions, locale: Locale = None) -> GameResult:
    """As the host, change what is played before it begins. Nobody is ready any more."""
    lobby, caller = info.context.desk.lobby, speaking(info, locale)
    wanted = NewOptions(preset=input.preset, options=input.options)
    return await or_refusal(caller, lobby.change_options(caller, input.game_id, wanted, input.command_id))


async def seat_bots(info: Info, input: SeatBots, locale: Locale = None) -> GameResult:
    """As the host, have bots play open seats. `leaveGame` opens such a seat again."""
    lobby, caller = info.context.desk.lobby, speaking(info, locale)
    return await or_refusal(caller, lobby.seat_bots(caller, input.game_id, input.seat, input.bot, input.command_id))


async def hand_over(info: Info, input: HandOver, locale: Locale = None) -> GameResult:
    """As the host, let another who sits at the table be host."""
    lobby, caller = info.context.desk.lobby, speaking(info, locale)
    return await or_refusal(caller, lobby.hand_over(caller, input.game_id, input.seat, input.command_id))


async def readmit(info: Info, input: Readmit, locale: Locale = None) -> GameResult:
    """As the host, let a player sit down again whom a host sent away."""
    lobby, caller = info.context.desk.lobby, speaking(info, locale)
    return await or_refusal(caller, lobby.readmit(caller, input.game_id, input.player, input.command_id))


async def rematch(info: Info, input: Rematch, locale: Locale = None) -> GameResult:
    """Lay the table once more when a game that you sat at is over: the same game for whoever of you asks, with you in your seats."""
    lobby, caller = info.context.desk.lobby, speaking(info, locale)
    return await or_refusal(caller, lobby.rematch(caller, input.game_id))


HOSTING = (set_ready, change_options, seat_bots, hand_over, readmit, rematch)
