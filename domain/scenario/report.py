"""What came of a scenario."""

from __future__ import annotations

from msgspec import Struct


class Failure(Struct, frozen=True):
    """Something that isn't as expected: where it is written, in which step, and what was expected and found."""

    name: str
    line: int
    step: str
    message: str

    def __str__(self) -> str:
        return f"{self.name}:{self.line}: {self.step}: {self.message}"


class Report(Struct, frozen=True, kw_only=True):
    """How a scenario went; `steps` is how many of its steps were done."""

    name: str
    title: str
    rules: tuple[str, ...]
    steps: int
    failures: tuple[Failure, ...]

    @property
    def passed(self) -> bool:
        return not self.failures

    def __str__(self) -> str:
        return "\n".join(map(str, self.failures)) or f"{self.name}: {self.title}"


class Wrong(Exception):
    """A scenario can't go on: where that is written, and why."""

    def __init__(self, path: tuple[str | int, ...], why: str) -> None:
        super().__init__(why)
        self.path, self.why = path, why
