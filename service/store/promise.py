"""What the store promises of what it acknowledges, and whether a server is set to keep that (docs/durability.md)."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from service.store.base import StoreUnavailable

Level: TypeAlias = Literal["memory", "disk", "replicated"]

ASKED: Final = ("appendonly", "appendfsync")
"""What a server is asked of its settings."""


class StoreUnfit(StoreUnavailable):
    """The server can't keep what is promised, until somebody sets it right; the message says what to change."""


class Promise(NamedTuple):
    """What is acknowledged is in the server's memory, on its disk, or also on the disks of so many of its replicas."""

    level: Level = "memory"
    replicas: int = 1

    @property
    def copies(self) -> int:
        """On the disks of how many replicas something has to be before it is acknowledged."""
        return self.replicas if self.level == "replicated" else 0

    def shortfall(self, told: Mapping[str, str]) -> tuple[str, str] | None:
        """What is wrong with a server that is set so, and what to do; None where it can keep the promise.

        What isn't told of counts as right.
        """
        less = f"or let TURNLEDGER_DURABILITY promise less than {self.level}."
        if self.level == "memory":
            return None
        if told.get("appendonly", "yes") != "yes":
            return "it keeps no log, and loses what it was given when it ends", f"Set appendonly yes there, {less}"
        if (fsync := told.get("appendfsync", "always")) != "always":
            says = f"it acknowledges what isn't on its disk yet, appendfsync being {fsync}"
            return says, f"Set appendfsync always there, {less}"
        return None


MEMORY: Final = Promise()
"""What a server promises that is asked for nothing."""

FSYNC: Final[Mapping[Level, Literal["always", "everysec"]]] = {"memory": "everysec", "disk": "always"}
"""How a private server is set for a level; it has no replicas, so for the last there is none."""
