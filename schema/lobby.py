"""The mutations that bring players to a table."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, TypeVar

from msgspec import Meta, Struct, structs

from domain.kernel.refusal import Refused

from .context import Info
from .model import CommandId, Id, NewGame
from .results import GameResult, Refusal, SignUpResult, refusal

T = TypeVar("T")
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
    locale: Annotated[str, Meta(description="The language to be answered in.")] = "en"
    command_id: SignUpKey = ""


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


async def sign_up(info: Info, input: SignUp) -> SignUpResult:
    """Become a player: the token in the answer isn't kept, so only the same `commandId` gets it again."""
    desk, caller = info.context.desk, info.context.caller
    return await _or_refusal(info, desk.sign_up(caller, input.name, input.locale, input.command_id))


async def create_game(info: Info, input: CreateGame) -> GameResult:
    """Lay a table; `proof.seedHash` in the answer is the server's commitment to its seed."""
    wanted = {name: value for name, value in structs.asdict(input).items() if name != "command_id"}
    return await _or_refusal(info, info.context.desk.create(info.context.caller, NewGame(**wanted), input.command_id))


async def join_game(info: Info, input: JoinGame) -> GameResult:
    """Sit down."""
    desk, caller = info.context.desk, info.context.caller
    return await _or_refusal(info, desk.sit(caller, input.game_id, input.seat, input.client_seed, input.command_id))


async def leave_game(info: Info, input: LeaveGame) -> GameResult:
    """Stand up; after the start: leave for good."""
    desk, caller = info.context.desk, info.context.caller
    return await _or_refusal(info, desk.stand(caller, input.game_id, input.seat, input.command_id))


async def start_game(info: Info, input: StartGame) -> GameResult:
    """Begin, with all seats taken."""
    desk, caller = info.context.desk, info.context.caller
    return await _or_refusal(info, desk.start(caller, input.game_id, input.client_seed, input.command_id))


async def _or_refusal(info: Info, answer: Awaitable[T]) -> T | Refusal:
    try:
        return await answer
    except Refused as refused:
        return refusal(refused, info.context.caller)


LOBBY = (sign_up, create_game, join_game, leave_game, start_game)
