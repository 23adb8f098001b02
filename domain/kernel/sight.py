"""A sight: all that a seat may know of a running game, as bytes, and nothing besides."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from .following import Following
from .game import Game
from .redeal import Places, dealt, neutral, swaps
from .rng import Randomness
from .state import State, evolve

S = TypeVar("S", bound=State)


class Sight(Struct, frozen=True):
    """What `seat` may know: the `state` with all hidden cards in an order that tells nothing, and which of them change places.

    `known` has the masks of those who know a card, for the cards that change places. All who look the same to a seat are the same
    bytes: it holds no seed, no place in the random stream, no hash, and no answer or question of another's.
    """

    game: str
    seat: int
    state: bytes
    swaps: tuple[Places, ...]
    known: dict[int, int]


def sight(following: Following[Any], seat: int) -> Sight | None:
    """What a seat may know of a game that it could follow so far. None: a rule is suspended of which others may know more."""
    if following.others_asked:
        return None
    groups = tuple(swaps(following))
    state: State = neutral(following)
    _forget(state, seat)
    known = {i: state.known[i] for places in groups for i in places}
    return Sight(state.game, seat, _pack(state), groups, dict(sorted(known.items())))


def _forget(state: State, seat: int) -> None:
    """Leave out what only the server knows, and what others answered."""
    state.version, state.rng = 0, 0
    state.head = state.signature = b""
    state.signed_by = state.seed_hash = state.seed = ""
    state.client_seeds = ()
    state.answers = {one: answer for one, answer in state.answers.items() if one == seat}
    for facts in ("what", "known", "serial"):
        setattr(state, facts, dict(sorted(getattr(state, facts).items())))


def table(game: Game[S, Any, Any], seen: Sight) -> S:
    """The state of a sight: of what is hidden, it tells only how much there is."""
    state: S = _unpacked(game.state)(seen.state)
    return state


def world(neutral: S, seen: Sight, random: Randomness) -> S:
    """A state that may be the true one for all that the seat knows. `neutral` is the sight's `table`, which stays as it is."""
    state = neutral.copy()
    for event in dealt(seen.swaps, random):
        evolve(state, event)
    state.known.update(seen.known)
    return state


_pack = msgspec.msgpack.Encoder().encode


@cache
def _unpacked(state: type[State]) -> Any:
    return msgspec.msgpack.Decoder(state).decode
