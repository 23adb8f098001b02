"""The log: a line for what happened, on stderr, that says which request and which game it was about."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from .settings import Settings

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request being answered."""

GAME: Final[ContextVar[str]] = ContextVar("game", default="")
"""The game being looked at."""

IDS: Final[ContextVar[Callable[[], Mapping[str, str]]]] = ContextVar("ids", default=dict)
"""Gives the ids of the trace and the span of what is being done, where somebody traces."""

# Tokens and seeds are never handed to the log; this is for the message of an exception that quotes one.
_SECRET = re.compile(
    r"\btl[pi]?_[\w-]{16,}|\beyJ[\w-]*\.[\w-]+\.[\w-]*|(?i:\b[0-9a-z]{5}(?:-[0-9a-z]{5}){5}\b)"
    r"|(?i:\bbearer\s+)\S+|\b[0-9a-f]{64}\b|(?<=://)[^/\s@]*(?=@)"
)
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def scrub(text: str) -> str:
    """The text without anything that looks like a token, a seed or a password in a URL."""
    return _SECRET.sub("***", text)


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """What a record was given beside its message."""
    about = {"request": REQUEST.get(), "game": GAME.get(), **IDS.get()()}
    given = {name: value for name, value in vars(record).items() if name not in _STANDARD}
    return {name: value for name, value in {**about, **given}.items() if value != ""}


class JsonLines(logging.Formatter):
    """A record as one JSON object on one line, which says of which `replica` it is."""

    def __init__(self, replica: str = "") -> None:
        super().__init__()
        self._replica = {"replica": replica} if replica else {}

    def format(self, record: logging.LogRecord) -> str:
        """The line, without its end."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        fault = {"traceback": self.formatException(record.exc_info)} if record.exc_info else {}
        return scrub(json.dumps({**line, **self._replica, **_facts(record), **fault}, default=str))


class Text(logging.Formatter):
    """A record as a person likes to read it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The line, or several where there is a traceback."""
        first, *more = super().format(record).split("\n")
        facts = "".join(f" {name}={value}" for name, value in _facts(record).items())
        return scrub("\n".join((first + facts, *more)))


def handler(settings: Settings, stream: TextIO) -> logging.Handler:
    """What writes lines to a stream as the settings say."""
    made = logging.StreamHandler(stream)
    made.setFormatter(JsonLines(settings.name()) if settings.log_format == "json" else Text())
    return made


def set_up(settings: Settings) -> None:
    """Send every logger's lines to stderr."""
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler(settings, sys.stderr)], force=True)
