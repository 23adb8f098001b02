"""The mutation that lets a sandbox begin."""

from __future__ import annotations

from .context import Info
from .model import CommandId, Id, NewFork
from .results import GameResult, or_refusal
from .speaking import Locale, speaking


class ForkGame(NewFork, frozen=True, kw_only=True):
    """A sandbox to be begun from a version of a game."""

    game_id: Id
    command_id: CommandId = ""


async def fork_game(info: Info, input: ForkGame, locale: Locale = None) -> GameResult:
    """Let a sandbox begin from a version of a game, with what you knew then; what you didn't know is dealt anew."""
    wanted = {name: getattr(input, name) for name in NewFork.__struct_fields__}
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(caller, desk.fork(caller, input.game_id, NewFork(**wanted), input.command_id))


FORK = (fork_game,)
