"""The numbers of the model of cost: what was measured, how much is played, what it runs on."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

DAY = 86_400
OURS = Path(__file__).with_name("numbers.toml")

Durability: TypeAlias = Literal["memory", "disk", "replicated"]


class Figures(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a piece costs, in bytes and seconds of a core: numbers.toml says what each is."""

    event_bytes: float
    commit_bytes: float
    commit_log_bytes: float
    snapshot_bytes: float
    archived_commit_bytes: float
    state_bytes: float
    subscriber_bytes: float
    socket_bytes: float
    frame_bytes: float
    action_seconds: float
    graphql_seconds: float
    read_seconds: float
    connect_seconds: float
    delivery_seconds: float
    wakeup_seconds: float
    append_seconds: float
    bus_say_seconds: float
    bus_hear_seconds: float
    bus_bytes: float


class Load(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much is played."""

    games: float
    live: float
    commits_per_game: float
    events_per_commit: float
    moves_per_live_game_a_day: float
    peak: float
    graphql_part: float
    reads_per_move: float
    in_memory_part: float
    subscribers: float
    commits_heard_a_minute: float
    reconnect_seconds: float
    archived_after_days: float

    @property
    def commits(self) -> float:
        """A second, at the peak."""
        return self.peak * self.live * self.moves_per_live_game_a_day / DAY

    @property
    def waiting(self) -> float:
        """Games that are over, and not in the archive yet."""
        ended_a_day = self.live * self.moves_per_live_game_a_day / self.commits_per_game
        return ended_a_day * self.archived_after_days

    @property
    def deliveries(self) -> float:
        """Commits that subscribers are sent, a second, at the peak."""
        return self.subscribers * self.commits_heard_a_minute / 60

    def times(self, factor: float) -> Load:
        """So much more of everything that grows with the number of players."""
        grown = {name: factor * getattr(self, name) for name in ("games", "live", "subscribers")}
        return msgspec.structs.replace(self, **grown)


class Machines(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What it runs on, and how full that may be."""

    durability: Durability
    replicas: int
    master_bytes: float
    master_part: float
    master_core_part: float
    process_bytes: float
    process_base_bytes: float
    process_core_part: float
    subscribers_per_process: float


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """All of them."""

    figures: Figures
    ceilings: dict[Durability, float]
    load: Load
    machines: Machines


def read(path: Path = OURS) -> Numbers:
    """The numbers of a file. msgspec.ValidationError: one is missing, or none of them."""
    return msgspec.toml.decode(path.read_bytes(), type=Numbers)
