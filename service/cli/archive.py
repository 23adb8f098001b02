"""Moving finished games to the archive, and back, also while a service runs on the store."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from domain.registry import games
from service.archive.archivist import Archivist, NotArchivable
from service.archive.depot import ArchiveUnavailable, Depot
from service.archive.store import bring_back
from service.games import Games
from service.ids import is_game_id
from service.now import DAY, now
from service.settings import Settings, from_environment
from service.store import Store
from service.vault import Vault

from .stored import with_store

console = Console()


def archive(
    named: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME]...", help="Only these, whenever they ended; otherwise all that ended long enough ago."
        ),
    ] = None,
    days: Annotated[
        float | None, typer.Option(help="How many days ago; otherwise as TURNLEDGER_ARCHIVE_DAYS says.", min=0)
    ] = None,
    back: Annotated[bool, typer.Option("--back", help="Bring the games that are named back into the store.")] = False,
) -> None:
    """Move finished games from the store to the archive, or bring some back; exit status 1 if one can't be."""
    if back and not named:
        raise typer.BadParameter("name the games that are to be brought back")
    settings = from_environment(os.environ)
    ended = days if days is not None else settings.archive_days
    does = _Moving(settings, named or (), round(ended * DAY))
    if not with_store(does.back if back else does.there):
        raise SystemExit(1)


class _Moving:
    """What the command was asked for; each of the two says whether all went well."""

    def __init__(self, settings: Settings, named: Sequence[str], ago: int) -> None:
        self._settings, self._named, self._ago = settings, named, ago

    async def there(self, store: Store, vault: Vault) -> bool:
        """Move games to the archive."""
        stored = Games(store, games(), now, 1, vault=vault)
        archivist = Archivist(stored, Depot.of(self._settings), 0, 0)
        moved = refused = 0
        async with aclosing(self._wanted(stored, archivist)) as wanted:
            async for game in wanted:
                try:
                    moved += await archivist.move(game)
                except (NotArchivable, ArchiveUnavailable) as why:
                    refused += 1
                    console.print(f"{game}  {escape(str(why))}", highlight=False, soft_wrap=True)
        console.print(f"{moved:,} moved", highlight=False)
        return not refused

    async def _wanted(self, stored: Games, archivist: Archivist) -> AsyncGenerator[str, None]:
        for game in self._named:
            yield game
        if self._named:
            return
        async with aclosing(stored.store.streams()) as streams:
            async for stream in streams:
                if is_game_id(stream) and await archivist.ended(stream, now() - self._ago):
                    yield stream

    async def back(self, store: Store, vault: Vault) -> bool:
        """Bring games back into the store."""
        refused = 0
        for game in self._named:
            try:
                says = "is in the store again" if await bring_back(store, game) else "isn't archived"
            except ArchiveUnavailable as away:
                refused, says = refused + 1, str(away)
            console.print(f"{game}  {escape(says)}", highlight=False, soft_wrap=True)
        return not refused
