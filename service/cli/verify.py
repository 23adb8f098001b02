"""Any record, checked: for which no service and no store is needed."""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path
from typing import Annotated

import typer

from domain.kernel.verify import Head, verify as verdict_of
from domain.locale import DEFAULT
from domain.registry import games

from .given import Locale

File = Annotated[Path, typer.Argument(help="The record.", exists=True, dir_okay=False)]
_HEAD = re.compile(r"(\d{1,15}):([0-9a-f]{64})\Z", re.ASCII)


def _head(text: str) -> Head:
    if not (found := _HEAD.match(text)):
        raise typer.BadParameter("a head is a version and a hash: 12:5f0c…")
    return Head(int(found[1]), found[2])


def _key(text: str) -> bytes:
    try:
        return b64decode(text, validate=True)
    except ValueError:
        raise typer.BadParameter("a key is given in base64, as /v1/keys has it") from None


Kept = Annotated[
    Head | None,
    typer.Option("--head", parser=_head, metavar="V:HASH", help="A head that you kept: a version and its hash."),
]
Trusted = Annotated[
    list[bytes] | None,
    typer.Option("--key", parser=_key, metavar="KEY", help="A public key to trust, in base64; once for each."),
]


def verify(file: File, head: Kept = None, key: Trusted = None, locale: Locale = DEFAULT) -> None:
    """Check a record: that it is whole, unchanged and fair, or say which version is the first that isn't."""
    verdict = verdict_of(file.read_bytes(), games(), head, key or None)
    fault = "" if verdict.fault is None else f" ({verdict.fault} {verdict.version})"
    print(verdict.sentence(locale) + fault)
    raise SystemExit(0 if verdict.verified else 1)
