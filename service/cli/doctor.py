"""`turnledger doctor`: whether the service can do its work here, and what to do where it can't."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import Annotated

import msgspec
import typer
from redis.exceptions import RedisError
from rich.console import Console
from rich.markup import escape

from service.doctor import Finding, ok, wrong
from service.doctor.archive import archive_found
from service.doctor.games import frozen_found, games_found, key_found
from service.doctor.machine import machine, settings_of, ticking
from service.doctor.storage import Unreachable, found as found_in_store
from service.settings import Settings
from service.store import StoreUnavailable
from service.store.embedded import EmbeddedServerError

from .stored import store_url

COLOURS = {"ok": "green", "warning": "yellow", "wrong": "red"}
console = Console()


def doctor(json: Annotated[bool, typer.Option("--json", help="As JSON, a list of findings.")] = False) -> None:
    """Look at the settings, the store and the machine, and say in plain words what is wrong; exit status 1 if something is."""
    found = list(findings())
    if json:
        console.print_json(msgspec.json.encode(found).decode())
    else:
        for finding in found:
            _show(finding)
    if any(finding.level == "wrong" for finding in found):
        raise typer.Exit(1)


def findings() -> Iterator[Finding]:
    """All that is found, in the order in which one would mend it."""
    wall, monotonic = time.time(), time.monotonic()
    settings, found = settings_of(os.environ)
    yield from found
    if settings is None:
        return
    yield from machine(settings)
    yield from _store(settings)
    yield archive_found(settings)
    yield ticking(time.time() - wall, time.monotonic() - monotonic)


def _store(settings: Settings) -> Iterator[Finding]:
    try:
        with store_url(settings) as url:
            found = found_in_store(url, settings)
            yield ok("store", "it answers")
            yield from found
            yield key_found(url, settings)
            yield games_found(url, settings)
            yield frozen_found(url, settings)
    except Unreachable as error:
        yield error.finding
    except (EmbeddedServerError, RedisError, StoreUnavailable) as error:
        yield wrong("store", str(error), Unreachable.do)


def _show(finding: Finding) -> None:
    colour, do = COLOURS[finding.level], f" {finding.do}" if finding.do else ""
    line = f"[{colour}]{finding.level:8}[/{colour}] {finding.about}: {escape(finding.says)}{'.' * bool(do)}{escape(do)}"
    console.print(line, highlight=False, soft_wrap=True)
