"""The fenced blocks of the documents, and by what each is checked: `python -m tests.docs.blocks` lists them.

What stands in a comment right before a block says how, where its language alone doesn't:

- `<!-- checked by tests/docs/test_clients.py::test_… -->`: that test reads it from the page;
- `<!-- not run: … -->`: it isn't, for this reason; that it is well written is checked all the same;
- `<!-- json of GameSummary -->`: it is what the OpenAPI document calls so.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FENCED: Final = re.compile(
    r"^(?:<!-- (?P<note>[^\n]*?) -->\n)?(?P<indent> *)```(?P<info>[^\n`]*)\n(?P<text>.*?)^(?P=indent)```$",
    re.DOTALL | re.MULTILINE,
)
SESSION: Final = {"sh", "python", "console"}
"""Languages of blocks that are run, one after the other as a reader would."""


@dataclass(frozen=True)
class Block:
    """A block of a page."""

    page: str
    line: int
    language: str
    note: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def not_run(self) -> str:
        """Why it isn't run; empty if it is."""
        return self.note.removeprefix("not run: ") if self.note.startswith("not run: ") else ""

    @property
    def checked_by(self) -> str:
        """The test that reads it from the page; empty if there is none of its own."""
        return self.note.removeprefix("checked by ") if self.note.startswith("checked by ") else ""

    @property
    def schema(self) -> str:
        """What the OpenAPI document calls it; empty if it doesn't say."""
        return self.note.removeprefix("json of ") if self.note.startswith("json of ") else ""

    @property
    def is_run(self) -> bool:
        """Whether it is run as a reader would, in the session of its page."""
        return self.language in SESSION and not self.not_run and not self.checked_by

    @property
    def is_output(self) -> bool:
        """Whether it is what the block before it says."""
        return self.language == "text" and not self.not_run and not self.checked_by


def pages() -> list[str]:
    """The documents, as paths from the project's folder."""
    found = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [path.relative_to(ROOT).as_posix() for path in found]


def blocks_of(page: str, text: str | None = None) -> Iterator[Block]:
    """The blocks of a page, from the top."""
    text = (ROOT / page).read_text(encoding="utf-8") if text is None else text
    for found in FENCED.finditer(text):
        language = found["info"].strip()
        line = text.count("\n", 0, found.start("info")) + 1
        body = re.sub(rf"^{found['indent']}", "", found["text"], flags=re.MULTILINE)
        yield Block(page, line, language, found["note"] or "", body)


def all_blocks() -> list[Block]:
    """Those of all pages."""
    return [block for page in pages() for block in blocks_of(page)]


if __name__ == "__main__":
    for each in all_blocks():
        way = each.note or ("run" if each.is_run else "output" if each.is_output else "read")
        sys.stdout.write(f"{each}  {each.language or '-'}  {way}\n")
