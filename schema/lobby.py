"""The mutations that make players and bring them to a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, structs

from .context import Info
from .model import CommandId, Id, NewGame
from .results import GameResult, PlayerResult, SignUpResult, or_refusal
from .speaking import Locale, speaking

SignUpKey = Annotated[
    str,
    Meta(
        description="Sent again, it gets the same player and the same token, which is derived from it. So it is as secret "
        "as the token: at least 32 characters that nobody can guess, such as a random UUID, used for nothing else."
    ),
]
ClientSeed = Annotated[str, Meta(description="Entropy of yours for the game's random stream.")]


class SignUp(Struct, frozen=True, kw_only=True):
    """A guest who would like to play."""

    name: str = ""
    locale: Annotated[
        str | None, Meta(description="The language to be answered in, unless a request asks for another.")
    ] = None
    command_id: SignUpKey = ""


class SetLocale(Struct, frozen=True, kw_only=True):
    """A player's own language."""

    locale: Annotated[str, Meta(description="The language to be answered in, unless a request asks for another.")]


class CreateGame(NewGame, frozen=True, kw_only=True):
    """A game to be created."""

    command_id: CommandId = ""


class JoinGame(Struct, frozen=True, kw_only=True):
    """A seat to be taken: the first that is open, without one named."""

    game_id: Id
    seat: int | None = None
    client_seed: ClientSeed = ""
    command_id: CommandId = ""


class LeaveGame(Struct, frozen=True, kw_only=True):
    """A seat to be left."""

    game_id: Id
    seat: int
    command_id: CommandId = ""


class StartGame(Struct, frozen=True, kw_only=True):
    """A game to begin."""

    game_id: Id
    client_seed: ClientSeed = ""
    command_id: CommandId = ""


async def sign_up(info: Info, input: SignUp, locale: Locale = None) -> SignUpResult:
    """Become a player: the token in the answer isn't kept, so only the same `commandId` gets it again."""
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(caller, desk.sign_up(caller, input.name, input.locale or caller.locale, input.command_id))


async def create_game(info: Info, input: CreateGame, locale: Locale = None) -> GameResult:
    """Lay a table; `proof.seedHash` in the answer is the server's commitment to its seed."""
    wanted = {name: value for name, value in structs.asdict(input).items() if name != "command_id"}
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(caller, desk.create(caller, NewGame(**wanted), input.command_id))


async def join_game(info: Info, input: JoinGame, locale: Locale = None) -> GameResult:
    """Sit down."""
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(
        caller, desk.lobby.sit(caller, input.game_id, input.seat, input.client_seed, input.command_id)
    )


async def leave_game(info: Info, input: LeaveGame, locale: Locale = None) -> GameResult:
    """Stand up; after the start: leave for good."""
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(caller, desk.lobby.stand(caller, input.game_id, input.seat, input.command_id))


async def start_game(info: Info, input: StartGame, locale: Locale = None) -> GameResult:
    """Begin, with all seats taken."""
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(caller, desk.lobby.start(caller, input.game_id, input.client_seed, input.command_id))


async def set_locale(info: Info, input: SetLocale, locale: Locale = None) -> PlayerResult:
    """Choose the language to be answered in. Other instances of the service follow within seconds."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.set_locale(caller, input.locale))


LOBBY = (sign_up, set_locale, create_game, join_game, leave_game, start_game)
