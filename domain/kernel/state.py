"""The state that events add up to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from functools import cache
from hashlib import sha256
from typing import Any, ClassVar, Self, TypeVar

import msgspec
from msgspec import Struct, structs, to_builtins

from . import clock_events as ce, events as e
from .canonical import canonical
from .event import Event

LASTING = frozenset(
    {
        "version", "head", "signature", "signed_by", "game", "preset", "options", "visibility", "creator", "content",
        "campaign", "algorithm", "undo", "fork", "seed_hash", "seed", "client_seeds", "seats", "rng",
        "proposed", "host", "barred", "ready", "wait_for_ready", "expires",
        "spectators", "delay", "began",
        "clock", "times", "stopped", "wishes", "missed", "given_up",
    }
)  # fmt: skip
"""Fields that are the same, or go on, when the rest of a state is restored: which game it is, its place in chain and chance,
what is proposed, and how much time is left."""

NOT_DIGESTED = frozenset(
    {
        "version", "head", "signature", "signed_by", "next_id", "next_decision", "rng", "known", "proposed",
        "host", "barred", "ready", "wait_for_ready", "expires",
        "spectators", "delay", "began",
        "clock", "times", "stopped", "wishes", "missed", "given_up",
    }
)  # fmt: skip
"""Fields that no digest is over: counters and what anybody knows never run backwards, not even where a move is taken back;
a proposal to take one back doesn't lie on the table, and neither does what was agreed on about it."""


class State(Struct, kw_only=True):
    """What every game keeps.

    Containers are one level deep and hold only immutable values, so that a copy is one shallow copy a container.
    Ids and decision numbers only ever grow. `known` holds, for each card, the mask of seats that may know what it
    is; `serial` the id it was made with, which stays with the physical card through every shuffle and which nobody
    may know. The stack is packed bytes: the state never needs the frames to be restored. `later` names the fields that
    came when games had been recorded already, `shared` the containers that events only ever replace, which copies have in
    common. `began` is the version with which the game started, 0 before and for a sandbox. `given_up` is how often commits were
    given up that were lost.
    """

    later: ClassVar[frozenset[str]] = frozenset({"passing", "campaign", "fork"})
    shared: ClassVar[frozenset[str]] = frozenset({"options"})

    version: int = 0
    head: bytes = b""
    signature: bytes = b""
    signed_by: str = ""
    game: str = ""
    preset: str = ""
    options: dict[str, Any] = {}
    visibility: str = "public"
    creator: str = ""
    status: str = "open"
    content: str = ""
    campaign: str = ""
    algorithm: str = ""
    undo: str = ""
    fork: tuple[str, int] | None = None
    seed_hash: str = ""
    seed: str = ""
    client_seeds: tuple[str, ...] = ()
    seats: tuple[e.SeatPlan, ...] = ()
    auto: dict[int, bool] = {}
    passing: dict[str, bool] = {}
    next_id: int = 1
    next_decision: int = 1
    rng: int = 0
    faces: tuple[int, ...] = ()
    stack: bytes = b""
    zones: dict[str, tuple[int, ...]] = {}
    what: dict[int, str] = {}
    known: dict[int, int] = {}
    serial: dict[int, int] = {}
    open: dict[int, e.Asked] = {}
    answers: dict[int, tuple[int, tuple[e.Option, ...]]] = {}
    hooks: dict[str, tuple[e.AbilityOn, ...]] = {}
    outcome: str = ""
    reason: str = ""
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    proposed: e.Proposal | None = None
    host: str = ""
    barred: tuple[str, ...] = ()
    ready: tuple[int, ...] = ()
    wait_for_ready: bool = False
    expires: int = 0
    spectators: bool = True
    delay: int = 0
    began: int = 0
    clock: ce.Clock | None = None
    times: tuple[ce.SeatTime, ...] = ()
    stopped: bool = False
    wishes: tuple[int, ...] = ()
    missed: int = 0
    given_up: int = 0

    def copy(self) -> Self:
        """An independent state."""
        new = copy(self)
        for name in _copied(type(self)):
            setattr(new, name, getattr(new, name).copy())
        return new

    def passes(self, seat: int, window: str) -> bool:
        """Whether a seat passes by itself in windows of this name."""
        return self.auto.get(seat, False) or self.passing.get(f"{window}.{seat}", False)

    def zone(self, name: str) -> tuple[int, ...]:
        """The ids in a zone, bottom to top; nothing for a zone that never was."""
        return self.zones.get(name, ())

    def lying_in(self, zones: Iterable[str]) -> tuple[int, ...]:
        """The ids in several zones, one zone after the other."""
        lying = self.zones.get
        return tuple([i for zone in zones for i in lying(zone, ())])

    def zone_of(self, card: int) -> str:
        """The zone a card is in, empty if it left the game."""
        for zone, ids in self.zones.items():
            if card in ids:
                return zone
        return ""

    def digest(self) -> str:
        """SHA-256 over the canonical form of what is on the table: equal tables, equal digests, in any process.

        Left out is what never runs backwards (`NOT_DIGESTED`). A field of `later` counts only where it holds something, so
        that games recorded before it keep their digests.
        """
        fields = to_builtins(self, str_keys=True)
        told = {f: v for f, v in fields.items() if f not in NOT_DIGESTED and (v or f not in self.later)}
        return sha256(canonical(told)).hexdigest()

    def packed(self) -> bytes:
        """What `restore` brings back, as bytes that only it reads."""
        return _pack({f: getattr(self, f) for f in self.__struct_fields__ if f not in LASTING})

    def restore(self, packed: bytes) -> None:
        """Let the table be as it was when it was packed, in place; counters go on, and what is known stays known."""
        past = decoder(type(self))(packed)
        known, ids, decisions = self.known, self.next_id, self.next_decision
        for name in self.__struct_fields__:
            if name not in LASTING:
                setattr(self, name, getattr(past, name))
        self.known = {i: mask | known.get(i, 0) for i, mask in past.known.items()}
        self.next_id, self.next_decision = max(ids, past.next_id), max(decisions, past.next_decision)


K = TypeVar("K", bound=State)
_pack = msgspec.msgpack.Encoder().encode


@cache
def decoder(state: type[K]) -> Callable[[bytes], K]:
    """Reads a packed state, or what `State.packed` wrote. msgspec.DecodeError: it is none."""
    return msgspec.msgpack.Decoder(state).decode


@cache
def _copied(state: type[State]) -> tuple[str, ...]:
    """The fields that hold something that events change in place."""
    containers = (field.name for field in structs.fields(state) if field.default_factory is dict)
    return tuple(name for name in containers if name not in state.shared)


S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)
EVOLVE: dict[type[Event], Callable[[Any, Any], None]] = {}


def evolves(event: type[E]) -> Callable[[Callable[[Any, E], None]], Callable[[Any, E], None]]:
    """Register how a state changes by an event: a few assignments, no rule, no chance."""

    def register(function: Callable[[Any, E], None]) -> Callable[[Any, E], None]:
        if event in EVOLVE:
            raise TypeError(f"{event.__name__} evolves twice")
        EVOLVE[event] = function
        return function

    return register


def evolve(state: State, event: Event) -> None:
    """Change the state by one event, in place."""
    EVOLVE[type(event)](state, event)
