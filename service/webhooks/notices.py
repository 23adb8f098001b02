"""Notices: what a commit means for each of those who sit at the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import partial
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from domain.kernel.game import Game
from domain.kernel.state import State
from schema.webhooks import PING, Occasion

from ..documents import reader
from ..ids import new_id

DIGITS: Final = 32


class Notice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is told, and when it happened (milliseconds since 1970, UTC). `about` is of a game; a ping has none."""

    kind: str
    at: int
    about: Occasion | None = None
    mark: str = ""

    def id_for(self, webhook: str) -> str:
        """The id under which a webhook is told it: however often, the same."""
        about = self.about
        what = [webhook, self.kind, self.mark, *([about.game_id, str(about.version)] if about else ())]
        return f"msg_{sha256(' '.join(what).encode()).hexdigest()[:DIGITS]}"


class Delivery(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A notice on its way to a player's webhook, and how often that was tried."""

    player: str
    webhook: str
    notice: Notice
    tried: int = 0

    @property
    def id(self) -> str:
        """The id of the notice."""
        return self.notice.id_for(self.webhook)


packed = msgspec.json.Encoder().encode
unpacked = reader(Delivery)


def ping(now: int) -> Notice:
    """A notice that only shows that notices come."""
    return Notice(PING, now, mark=new_id("w", now))


def players_of(state: State) -> Mapping[str, tuple[int, ...]]:
    """The seats of each player at a table."""
    seats: defaultdict[str, tuple[int, ...]] = defaultdict(tuple)
    for seat, plan in enumerate(state.seats):
        if plan.player:
            seats[plan.player] += (seat,)
    return seats


def notices(
    game: str, rules: Game[Any, Any, Any], before: State, after: State, by: int, at: int
) -> Iterator[tuple[str, Notice]]:
    """What a commit that a seat made (below 0: nobody) tells whom. All of it everybody may know who may see the game."""
    about = partial(Occasion, game_id=game, game=after.game, version=after.version)
    become = after.status if after.status != before.status else ""
    awaited = set(rules.players_awaited(after))
    were = set(rules.players_awaited(before)) if before.version else set()
    for player, seats in players_of(after).items():
        if become == "running":
            yield player, Notice("game.started", at, about(seats=seats))
        if become == "ended":
            yield player, Notice("game.ended", at, about(seats=seats))
        waits = tuple(seat for seat in seats if seat in awaited)
        if waits and not were.intersection(players_of(before).get(player, ())):
            yield player, Notice("turn.waiting", at, about(seats=waits))
        if by not in seats:
            yield player, Notice("game.commit", at, about(seats=seats, by=by if by >= 0 else None))
