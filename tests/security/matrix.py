"""Who may do what, as a table: `python -m tests.security.matrix` prints the one in docs/security.md."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, convert

YES: Final = "yes"


class Use(Struct, frozen=True, forbid_unknown_fields=True):
    """A row: what is asked for, and what becomes of it; `no` is who is refused as what.

    `also` are other operations of REST of which the same is true, each with its query.
    """

    operation: str
    yes: tuple[str, ...]
    no: Mapping[str, str] = {}
    at: str = ""
    query: Mapping[str, str] = {}
    also: Mapping[str, Mapping[str, str]] = {}
    body: Any = None
    graphql: str = ""

    def cell(self, who: str) -> str:
        """`yes`, or the code of the refusal."""
        if who == "deleted":
            return "unauthenticated"
        return YES if who in self.yes else self.no.get(who) or self.no["else"]

    @property
    def operations(self) -> Mapping[str, Mapping[str, str]]:
        """All its operations of REST, each with its query."""
        return {self.operation: self.query, **self.also}


_read: Final = tomllib.loads(Path(__file__).with_name("rights.toml").read_text(encoding="utf-8"))
WHO: Final[dict[str, str]] = _read["who"]
USES: Final = convert(_read["use"], dict[str, Use])


def lines() -> Iterator[str]:
    """The table in Markdown."""
    yield f"| | {' | '.join(WHO.values())} |"
    yield "|---|" + "---|" * len(WHO)
    for does, use in USES.items():
        told = ("yes" if use.cell(who) == YES else f"`{use.cell(who)}`" for who in WHO)
        yield f"| {does} | {' | '.join(told)} |"


if __name__ == "__main__":
    sys.stdout.write("\n".join([*lines(), ""]))
