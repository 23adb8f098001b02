"""Backing up the store, also while a service runs on it, and restoring it."""

from __future__ import annotations

from contextlib import aclosing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from domain.registry import games
from service import backup as backups
from service.games import Games
from service.now import now
from service.store import RedisStore
from service.vault import Vault

from .stored import archived, with_bare_store
from .validate import are_whole

console, aside = Console(), Console(stderr=True)
File = Annotated[Path, typer.Argument(help="The file of the backup.")]


def backup(file: File) -> None:
    """Write all that the store keeps into one file. It has the secrets of the games in it: keep it as you keep the store."""

    async def write(store: RedisStore, vault: Vault) -> None:
        end = await backups.write(store, file, now())
        console.print(f"{end.streams:,} streams, {end.keys:,} keys, {file.stat().st_size:,} bytes", highlight=False)

    with_bare_store(write)


def restore(file: File) -> None:
    """Put a backup into an empty store, and replay all that is then there; exit status 1 if a stream isn't whole."""

    async def put(store: RedisStore, vault: Vault) -> bool:
        keys = await backups.restore(file, store)
        console.print(f"{keys:,} keys", highlight=False)
        relisted = 0
        with aside.status("") as progress:
            async with aclosing(backups.relist(Games(archived(store), games(), now, 1, vault=vault))) as settled:
                async for _ in settled:
                    relisted += 1
                    progress.update(f"{relisted:,} games where they belong")
        return await are_whole(archived(store), vault)

    if not with_bare_store(put):
        raise SystemExit(1)
