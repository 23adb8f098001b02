"""Sandboxes: games that go on from a version of another."""

from __future__ import annotations

from starlette.responses import Response

from schema.model import NewFork

from .operation import Call, Nothing, answer


async def fork(call: Call[Nothing, NewFork]) -> Response:
    """Let a sandbox begin from a version of a game, with what you knew then; what you didn't know is dealt anew.

    It can be where nothing was to be decided, in a game that runs as in one that is over.
    """
    game = await call.desk.fork(call.caller, call.game, call.body, call.once)
    return answer(game, 201, {"Location": f"/v1/games/{game.id}"})
