"""The clients: every operation of the service is a method, and a few more that programs want."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Generator, Mapping
from contextlib import aclosing
from typing import Any

from pydantic import BaseModel

from .errors import NotFound
from .generated import input_types
from .generated.async_client import AsyncClient
from .generated.base_model import UNSET, UnsetType
from .generated.client import Client
from .generated.fragments import ActionAccepted, Commit, Game, LegalAction, SignedUp
from .generated.input_types import SignUpInput


class Turnledger(Client):
    """A client that waits for its answers: `Turnledger(url, token)`."""

    def become(self, name: str) -> SignedUp:
        """Sign up under a name, and be that player from now on. Keep the token: it is all that proves you."""
        signed = self.sign_up(SignUpInput(name=name))
        self.token = signed.token
        return signed

    def act(
        self, game_id: str, action: LegalAction | Mapping[str, Any], expected_version: int | None = None
    ) -> ActionAccepted:
        """Do one of the things that `get_game_legal_actions` offers. NotLegal; VersionConflict if the game has moved on."""
        method, asked = move(game_id, action, expected_version)
        accepted: ActionAccepted = getattr(self, method)(asked)
        return accepted

    def game_events(
        self,
        game_id: str,
        after: int | UnsetType | None = UNSET,
        locale: str | UnsetType | None = UNSET,
        describe: bool | UnsetType | None = UNSET,
        **kwargs: Any,
    ) -> Generator[Commit, None, None]:
        """Every commit after a version, or from now on: each once, in order, however often the connection breaks.

        It goes on until it is left. Refused, Unreachable.
        """
        if not isinstance(after, int):
            after = version_of(game_id, self.get_game(game_id))
        yield from super().game_events(game_id, after, locale, describe, **kwargs)


class AsyncTurnledger(AsyncClient):
    """A client for programs that do something else meanwhile: `AsyncTurnledger(url, token)`."""

    async def become(self, name: str) -> SignedUp:
        """Sign up under a name, and be that player from now on. Keep the token: it is all that proves you."""
        signed = await self.sign_up(SignUpInput(name=name))
        self.token = signed.token
        return signed

    async def act(
        self, game_id: str, action: LegalAction | Mapping[str, Any], expected_version: int | None = None
    ) -> ActionAccepted:
        """Do one of the things that `get_game_legal_actions` offers. NotLegal; VersionConflict if the game has moved on."""
        method, asked = move(game_id, action, expected_version)
        accepted: ActionAccepted = await getattr(self, method)(asked)
        return accepted

    async def game_events(
        self,
        game_id: str,
        after: int | UnsetType | None = UNSET,
        locale: str | UnsetType | None = UNSET,
        describe: bool | UnsetType | None = UNSET,
        **kwargs: Any,
    ) -> AsyncGenerator[Commit, None]:
        """Every commit after a version, or from now on: each once, in order, however often the connection breaks.

        It goes on until it is left. Refused, Unreachable.
        """
        if not isinstance(after, int):
            after = version_of(game_id, await self.get_game(game_id))
        async with aclosing(super().game_events(game_id, after, locale, describe, **kwargs)) as commits:
            async for commit in commits:
                yield commit


def move(game_id: str, action: LegalAction | Mapping[str, Any], expected: int | None) -> tuple[str, BaseModel]:
    """The method for an action, and its input. KeyError, AttributeError: it is no action that this client knows."""
    fields = dict(action.action if isinstance(action, LegalAction) else action)
    name: str = fields.pop("type")
    model: type[BaseModel] = getattr(input_types, f"{name[0].upper()}{name[1:]}Input")
    if expected is not None:
        fields["expectedVersion"] = expected
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower(), model.model_validate({"gameId": game_id, **fields})


def version_of(game_id: str, game: Game | None) -> int:
    """The version of a game. NotFound."""
    if game is None:
        raise NotFound("not_found", f"There is no game {game_id}, or you may not know of it.")
    return game.version
