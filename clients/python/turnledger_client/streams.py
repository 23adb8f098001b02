"""What is followed: where a stream goes on after it broke, and how it is said on a socket and in events over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from .errors import NotUnderstood, Refused, Unreachable, refused
from .exchange import AGAIN, Exchange, Patience, Pause, refusal_in

PROTOCOL: Final = "graphql-transport-ws"
CURSOR: Final = "after"
PLACES: Final = ("cursor", "version", "id")
"""What a message is called by where it stands in its stream: a commit by its version, what was said by its number. A cursor is
no number, and whoever is asked with it knows what was told."""
FOR_GOOD: Final[Mapping[int, str]] = {
    1009: "request_too_large",
    4400: "malformed",
    4401: "malformed",
    4403: "unauthenticated",
    4406: "malformed",
    4408: "malformed",
    4409: "malformed",
}
"""Codes of a closed socket after which it is no use to come back, and the refusals that they are."""


class Following:
    """One subscription over as many connections as it takes: every version once, in order; of what is said, every message.

    What is asked for again begins after the last that was told; one that comes twice all the same is dropped.
    A socket knows no headers, so the language is a variable.
    """

    def __init__(
        self, query: str, name: str | None, variables: Mapping[str, Any], patience: float, locale: str | None = None
    ) -> None:
        self._exchange = Exchange(query, name, variables, patience)
        if locale and "$locale:" in query:
            self._exchange.variables.setdefault("locale", locale)
        self._patience = Patience(patience)
        self._resumes = f"${CURSOR}:" in query

    @property
    def payload(self) -> dict[str, Any]:
        """What to ask for now."""
        return self._exchange.payload

    def news(self, said: Mapping[str, Any]) -> dict[str, Any] | None:
        """The data of a message, unless it was told before. Refused: it is an error."""
        if why := refusal_in(said):
            raise why
        data: dict[str, Any] = said["data"]
        self._patience.renew()
        (told,) = data.values()
        place = next((name for name in PLACES if name in told), None)
        if self._resumes and place is not None:
            if place != "cursor" and self._passed(told[place]):
                return None
            self._exchange.variables[CURSOR] = told[place]
        return data

    def _passed(self, here: str | int) -> bool:
        last = self._exchange.variables.get(CURSOR)
        return last is not None and int(here) <= int(last)

    def broken(self, why: Exception | None = None) -> Pause:
        """The connection is gone, or was ended in good order. Raises what was wrong, if it is no use to come back."""
        if isinstance(why, Refused):
            if why.code not in AGAIN:
                raise why
            return self._patience.pause(why, why.retry_after or 0)
        lost = Unreachable(f"The stream broke off: {why or 'it was ended'}")
        lost.__cause__ = why
        return self._patience.pause(lost)


def closed(code: int, reason: str) -> Exception:
    """What a closed socket means."""
    if code in FOR_GOOD:
        return refused(FOR_GOOD[code], reason or "The socket was closed.", status=code)
    if code == 4429:
        return refused("rate_limited", reason, status=code)
    return Unreachable(f"The socket was closed with {code}{': ' if reason else ''}{reason}")


def message(text: str | bytes) -> dict[str, Any]:
    """A message of the protocol. NotUnderstood."""
    try:
        said: dict[str, Any] = json.loads(text)
    except ValueError:
        raise NotUnderstood(f"This is no message of {PROTOCOL}: {text[:200]!r}") from None
    return said


def events(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The server-sent events in lines, each with its name and data."""
    name, data = "message", ""
    for line in lines:
        if not line:
            if data or name != "message":
                yield name, data
            name, data = "message", ""
        elif line.startswith("event:"):
            name = line[6:].strip()
        elif line.startswith("data:"):
            data += line[5:].strip()
