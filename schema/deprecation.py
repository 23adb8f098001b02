"""What is going to be left out: said for half a year at least, in the words that each face of the API has for it."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from email.utils import format_datetime
from typing import Final

from msgspec import Struct

STAYS: Final = timedelta(days=180)
"""How long what is deprecated stays, at least."""


class Deprecation(Struct, frozen=True):
    """That something is deprecated `since` a day, stays `until` another, and what to use `instead`: the name of an operation,
    a field or an argument. ValueError: that is too soon.
    """

    since: date
    until: date
    instead: str

    def __post_init__(self) -> None:
        if self.until - self.since < STAYS:
            raise ValueError(f"what is deprecated stays for {STAYS.days} days: not before {self.since + STAYS}")

    @property
    def reason(self) -> str:
        """The sentence for people: in `@deprecated` of GraphQL, and in the OpenAPI document."""
        return f"Use {self.instead} instead. It stays until {self.until}."

    @property
    def headers(self) -> dict[str, str]:
        """The fields of an answer: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594)."""
        return {
            "Deprecation": f"@{int(_begin(self.since).timestamp())}",
            "Sunset": format_datetime(_begin(self.until), usegmt=True),
        }


def _begin(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)
