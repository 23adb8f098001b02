"""What every answer tells browsers, so that it is taken for what it is and for nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from .settings import Settings

Field: TypeAlias = tuple[bytes, bytes]

POLICY: Final = b"content-security-policy"
NOTHING: Final = b"default-src 'none'; frame-ancestors 'none'"
"""What a page may load that isn't meant to be one."""


class Shields:
    """The header fields that go with each answer: no guessing of types, no referrer, no other origin that embeds it."""

    def __init__(self, settings: Settings) -> None:
        self._fields: Sequence[Field] = [
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"no-referrer"),
            (b"cross-origin-resource-policy", b"same-origin"),
        ]
        if settings.hsts_seconds:
            self._fields = [*self._fields, (b"strict-transport-security", b"max-age=%d" % settings.hsts_seconds)]

    def beside(self, own: Iterable[Field]) -> Sequence[Field]:
        """What to add to the fields that an answer has already: its own policy stands."""
        if any(name.lower() == POLICY for name, _ in own):
            return self._fields
        return [*self._fields, (POLICY, NOTHING)]
