"""Repairing games of which the store has lost commits."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import typer

from domain.kernel.commit import Commit
from domain.kernel.reopened import commits_of
from domain.registry import games
from service.games import Games
from service.losses import FROZEN, Loss
from service.now import now
from service.repair import NotRepaired, Repair
from service.settings import from_environment
from service.signing import Signer
from service.store import RedisStore, Store
from service.vault import Vault

from .stored import with_store

PAGE: Final = 100


def repair(
    game: Annotated[
        str, typer.Argument(help="The game's id (g_…); without one, those that are frozen are listed.")
    ] = "",
    from_: Annotated[
        list[str] | None,
        typer.Option(
            "--from", help="What has the lost moves: a record with everything in it, or the URL of another store."
        ),
    ] = None,
    accept: Annotated[
        bool, typer.Option("--accept", help="Give up what is lost, and go on from what is there.")
    ] = False,
) -> None:
    """Say what the store has lost of a game that is frozen, put it back, or go on without it."""
    if (from_ or accept) and not game:
        raise typer.BadParameter("say which game")
    if from_ and accept:
        raise typer.BadParameter("--from puts back what --accept gives up: say one of them")
    try:
        whole = with_store(lambda store, vault: _repaired(store, vault, game, from_ or (), accept=accept))
    except NotRepaired as why:
        raise SystemExit(f"turnledger: {why}") from None
    if not whole:
        raise SystemExit(1)


async def _repaired(store: Store, vault: Vault, game: str, sources: Sequence[str], *, accept: bool) -> bool:
    """Whether nothing is left to repair of what was asked about."""
    settings = from_environment(os.environ)
    held = Games(store, games(), now, 1, Signer.of(settings), vault)
    repair = Repair(held, vault)
    if not game:
        return await _listed(store, repair)
    if sources:
        commits = max([await _source(game, source, repair, vault) for source in sources], key=len)
        print(f"{await repair.restore(game, commits)} commits of {game} were put back; it is whole, and goes on.")
    elif accept:
        print(f"{game} goes on; its version {await repair.accept(game)} says what was given up.")
    else:
        return await _shown(game, repair)
    return True


async def _listed(store: Store, repair: Repair) -> bool:
    cursor, none = None, True
    while rows := await store.index_page(FROZEN, cursor, PAGE):
        for row in rows:
            none = none and await _shown(row.member, repair)
        cursor = rows[-1].cursor
    if none:
        print("No game is frozen.")
    return none


async def _shown(game: str, repair: Repair) -> bool:
    lost = await repair.lost(game)
    stored = await repair.stored(game)
    print(f"{game}: the store has {_reach(len(stored), stored[-1].hash.hex() if stored else '')}.")
    if lost is None:
        print("  It isn't frozen.")
        return True
    print(f"  It had reached {_reach(lost.version, lost.head)}, as a service knew on {_date(lost)}.")
    print(f"  Put it back: turnledger repair {game} --from SOURCE. Go on without: turnledger repair {game} --accept.")
    return False


def _reach(version: int, head: str) -> str:
    return f"version {version} ({head})" if version else "nothing of it"


def _date(lost: Loss) -> str:
    return datetime.fromtimestamp(lost.at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


async def _source(game: str, source: str, repair: Repair, vault: Vault) -> list[Commit]:
    """The commits that a source has of a game: a record, or another store. NotRepaired: it can't be read."""
    if "://" not in source:
        try:
            return commits_of(await asyncio.to_thread(Path(source).read_bytes), games())
        except (OSError, ValueError) as error:
            raise NotRepaired(f"{source} can't be used: {error}") from error
    other = RedisStore(source, namespace=from_environment(os.environ).redis_namespace)
    try:
        return [vault.opened(entry.data) for entry in await other.read(game)]
    finally:
        await other.close()
