"""A personal access token, made by whoever runs the service: the way to auditors and admins."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
import typer

from domain.kernel.refusal import Refused
from schema.accounts import DAYS, MOST_DAYS, TOKEN_NAME_LENGTH, MadeToken, NewToken
from service.accounts import Accounts
from service.now import now
from service.personal import PersonalTokens
from service.players import Players
from service.store import Store
from service.vault import Vault

from .stored import with_store


def token(
    player: Annotated[str, typer.Argument(help="The player's id.")],
    scopes: Annotated[str, typer.Option(help="What it is good for: play, read, audit, admin; separated by commas.")],
    days: Annotated[int, typer.Option(help="How many days.", min=1, max=MOST_DAYS)] = DAYS,
    name: Annotated[str, typer.Option(help="What it is for, as the player reads it.")] = "from the operator",
) -> None:
    """Make a personal access token for a player, and print it, this once."""
    asked = {"name": name[:TOKEN_NAME_LENGTH], "scopes": [each.strip() for each in scopes.split(",")], "days": days}
    try:
        made = with_store(partial(_made, player, msgspec.convert(asked, NewToken)))
    except msgspec.ValidationError as error:
        raise SystemExit(f"there is no such token: {error}") from None
    except Refused as refused:
        raise SystemExit(f"no token for {player}: {refused.message('en')}") from None
    print(made.token)


async def _made(player: str, asked: NewToken, store: Store, vault: Vault) -> MadeToken:
    return await PersonalTokens(Players(store, now), Accounts(store, now), now).make(player, asked)
