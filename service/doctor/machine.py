"""The settings and the machine, looked at without a store."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

from domain.kernel.refusal import Refused
from domain.locale import LOCALES

from ..settings import IN_FILE, PREFIX, SettingError, Settings, data_directory, from_environment, variable
from ..signing import FILE, KeyFileError, Signer
from ..vault import Vault
from .finding import Finding, ok, warning, wrong

SCARCE, TOO_LITTLE = 1 << 30, 100 << 20
"""Bytes free on the disk of the data directory."""

JUMP_SECONDS: Final = 1.0
YEARS: Final = range(2025, 2100)


def settings_of(environment: Mapping[str, str]) -> tuple[Settings | None, list[Finding]]:
    """The settings, if each can be used, and what is wrong with those that can't."""
    found = [wrong("settings", sentence, "Correct or unset the variable.") for sentence in _mistakes(environment)]
    if found:
        return None, found
    known = {variable(name) + end for name in Settings.__struct_fields__ for end in ("", IN_FILE)}
    if unknown := sorted(name for name in environment if name.startswith(PREFIX) and name not in known):
        found = [
            warning("settings", f"there is no {', '.join(unknown)}", "See docs/settings.md for how it is written.")
        ]
    else:
        found = [ok("settings", "all that are given can be used")]
    return from_environment(environment), found


def _mistakes(environment: Mapping[str, str]) -> Iterator[str]:
    said = set[str]()
    ours = [{name: value} for name, value in environment.items() if name.startswith((PREFIX, variable("redis_url")))]
    for given in (*ours, {name: value for each in ours for name, value in each.items()}):
        try:
            from_environment(given)
        except SettingError as error:
            said.add(str(error))
    yield from sorted(said)


def machine(settings: Settings, year: int | None = None) -> Iterator[Finding]:
    """All that is looked at without a store."""
    yield clock(datetime.now(UTC).year if year is None else year)
    yield signing_key(settings)
    yield seed_keys(settings)
    yield public_url(settings)
    yield cors(settings)
    yield port(settings)
    if not settings.redis_url:
        yield disk(shutil.disk_usage(_there(data_directory(settings))).free)
    yield languages()


def clock(year: int) -> Finding:
    """Whether the year can be."""
    if year not in YEARS:
        return wrong("clock", f"the clock says that it is {year}", "Set the clock; ids and deadlines are made from it.")
    return ok("clock", f"it is {year}")


def ticking(wall: float, monotonic: float) -> Finding:
    """Whether the clock went on like the time that passed, both in seconds."""
    jump = wall - monotonic
    if abs(jump) > JUMP_SECONDS:
        return warning(
            "clock", f"the clock jumped by {jump:+.1f} seconds meanwhile", "Let it be slewed, as chrony does."
        )
    return ok("clock", "it goes evenly")


def signing_key(settings: Settings) -> Finding:
    """Whether heads can be signed. No key is made."""
    path = data_directory(settings) / FILE
    if not settings.signing_key and not path.exists():
        return warning("signing key", f"there is none; the first start makes {path}", "Keep a copy of it, or set one.")
    try:
        return ok("signing key", f"it can be used: {Signer.of(settings).id}")
    except (SettingError, KeyFileError) as error:
        return wrong("signing key", str(error), "Give the service the key it had: see docs/security.md.")


def seed_keys(settings: Settings) -> Finding:
    """Whether seeds can be encrypted."""
    try:
        Vault(settings.seed_keys)
    except SettingError as error:
        return wrong("seed keys", str(error), "Give the service the keys it had: see docs/security.md.")
    if not settings.seed_keys:
        return ok("seed keys", "none: whoever reads the store can foretell running games")
    return ok("seed keys", f"{len(settings.seed_keys)}, the first of which encrypts")


def public_url(settings: Settings) -> Finding:
    """Whether the address that clients are told can be one."""
    if not settings.public_url:
        return ok("public url", "clients are told the address where they asked")
    url = urlsplit(settings.public_url)
    if url.scheme not in ("http", "https") or not url.hostname:
        return wrong("public url", f"{settings.public_url} is no address of the web", "Write it as https://host.")
    if url.scheme == "http" and not _is_local(url.hostname):
        return warning("public url", "tokens travel in the clear", "Use https in TURNLEDGER_PUBLIC_URL.")
    return ok("public url", settings.public_url)


def cors(settings: Settings) -> Finding:
    """Whether the origins can be such."""
    if bad := [origin for origin in settings.cors_origins if origin != "*" and not _is_origin(urlsplit(origin))]:
        return wrong("cors", f"no origin: {', '.join(bad)}", "Write each as https://host, with no path.")
    if "*" in settings.cors_origins:
        return warning("cors", "pages of any origin may call the service", "Name the origins, unless that is meant.")
    return ok("cors", f"{len(settings.cors_origins)} origins")


def _is_origin(url: SplitResult) -> bool:
    return url.scheme in ("http", "https") and bool(url.hostname) and not (url.path or url.query)


def _is_local(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def port(settings: Settings) -> Finding:
    """Whether the service could listen."""
    kind = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with closing(socket.socket(kind)) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((settings.host, settings.port))
        except OSError as error:
            says = f"{settings.host}:{settings.port} can't be listened on: {error.strerror}"
            return warning("port", says, "All is well if the service is running; else set TURNLEDGER_HOST and _PORT.")
    return ok("port", f"{settings.host}:{settings.port} is free")


def disk(free: int) -> Finding:
    """Whether there is room for the log of the private store; `free` bytes are."""
    says = f"{free / (1 << 30):.1f} GiB are free for the data directory"
    if free < TOO_LITTLE:
        return wrong("disk", says, "Make room: a store whose disk is full ends itself.")
    if free < SCARCE:
        return warning("disk", says, "Make room before it is full.")
    return ok("disk", says)


def _there(path: Path) -> Path:
    """The path, or of those above it the first that exists."""
    return next(each for each in (path.absolute(), *path.absolute().parents) if each.exists())


def languages() -> Finding:
    """Whether every language can be spoken."""
    try:
        for locale in LOCALES:
            Refused("not_found").message(locale)
    except Exception as error:
        return wrong("languages", f"{type(error).__name__}: {error}", "Install the service again.")
    return ok("languages", ", ".join(LOCALES))
