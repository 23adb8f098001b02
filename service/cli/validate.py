"""Validating what a store holds, also while a service runs on it."""

from __future__ import annotations

from base64 import b64decode
from collections import Counter
from collections.abc import Sequence
from contextlib import aclosing
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from domain.registry import games
from service.signing import published
from service.store import Store
from service.validation import Validation
from service.vault import Vault

from .stored import with_store

console, aside = Console(), Console(stderr=True)


def validate(
    streams: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Only these; otherwise all that the store holds.")
    ] = None,
    store: Annotated[bool, typer.Option("--store", help="Validate what the store of the service holds.")] = False,
) -> None:
    """Replay every stored game and check all that it is made of; say of each that isn't whole what is wrong with it."""
    if not (store or streams):
        raise typer.BadParameter("say --store for everything that the store holds, or name games")
    if not with_store(lambda opened, vault: are_whole(opened, vault, streams or ())):
        raise SystemExit(1)


async def are_whole(store: Store, vault: Vault, streams: Sequence[str] = ()) -> bool:
    """Whether all these streams are, or all that there are; what is wrong with which is printed, and how many there are."""
    keys = {key.id: b64decode(key.key) for key in await published(store)}
    signed, read, entries, wrong = Counter[str](), 0, 0, 0
    with aside.status("") as progress:
        async with aclosing(Validation(store, vault, games(), keys).all(streams)) as findings:
            async for found in findings:
                read, entries = read + 1, entries + found.entries
                signed += found.signed
                if found.wrong:
                    wrong += 1
                    console.print(f"{found.stream}  {escape(found.wrong)}", highlight=False, soft_wrap=True)
                progress.update(f"{read:,} streams, {wrong:,} of them not whole")
    for line in _sums(read, entries, wrong, signed):
        console.print(line, highlight=False, soft_wrap=True)
    return not wrong


def _sums(read: int, entries: int, wrong: int, signed: Counter[str]) -> list[str]:
    streams = "1 stream" if read == 1 else f"{read:,} streams"
    whole = f"{wrong:,} not whole" if wrong else "all whole"
    by = [f"signed by {key}: {n:,}" if key else f"not signed: {n:,}" for key, n in signed.most_common()]
    return [f"{streams} of {entries:,} entries: {whole}", *by]
