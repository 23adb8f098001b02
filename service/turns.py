"""Whose turn it is: over all of a player's games, which wait for them."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from hashlib import sha256
from typing import Final, NamedTuple

from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.desk import Caller
from schema.turns import Turn, Turns as Told

from . import rights
from .answering import answering
from .answers import decisions
from .games import PAGE, Games, of_player, seated_of
from .store import Ear, Feed

RECENT: Final = 100
"""How many of a player's newest games are looked at beside those of the index, which knows of none that began before it."""
DIGITS: Final = 16


class Seated(NamedTuple):
    """A game, the seats in it that a player has while it isn't over, and those of them that it waits for."""

    game: str
    state: State
    seats: tuple[int, ...]
    awaited: tuple[int, ...]

    @property
    def mark(self) -> str:
        """What a player is told by: another, when the game waits for others, or asks something else."""
        asked = sorted(asked.decision for asked in self.state.open.values() if asked.seat in self.awaited)
        return f"{self.game} {self.awaited} {asked}"


class Turns:
    """See `schema.desk.Turns`."""

    def __init__(self, games: Games, feed: Feed) -> None:
        self._games, self._feed = games, feed

    async def of(self, caller: Caller) -> tuple[Seated, ...]:
        """All games that aren't over in which a player has a seat, the newest first."""
        games = await self._listed(rights.player(caller))
        met = [await self._met(caller, game) for game in sorted(games, reverse=True)]
        return tuple(seated for seated in met if seated and seated.seats)

    async def follow(self, caller: Caller, after: str = "") -> AsyncGenerator[Told, None]:
        """All games that wait for a player now, unless that is what they were told last; then each change.

        Refused, before anything is told: `unauthenticated`, `forbidden`.
        """
        rights.check("Turns.follow", caller)
        known = Known(rights.player(caller), after)
        with self._feed.listening() as ear:
            self._feed.listen(ear, (known.index,))
            async for heard in ear:
                try:
                    changed = await answering(self._look)(caller, ear, known, heard)
                except Refused as refused:
                    if refused.code != "unavailable":
                        raise
                    known.versions.clear()
                    continue  # once the store is there again, there is word that any game may have grown
                if (news := self._news(caller, known, changed)) is not None:
                    yield news

    async def _look(self, caller: Caller, ear: Ear, known: Known, heard: frozenset[str] | None) -> tuple[Seated, ...]:
        """The games that wait, or no longer do, though that was known otherwise."""
        grown = heard or frozenset()
        if heard is None or known.index in heard:
            games = await self._listed(known.player) | known.waiting.keys()
            self._feed.listen(ear, (known.index, *games))
            heads = await self._games.heads(sorted(games))
            grown = frozenset(game for game, head in heads.items() if known.versions.get(game) != head)
            known.versions.update(heads)
        met = [await self._met(caller, game) for game in sorted(grown - {known.index})]
        return tuple(seated for seated in met if seated and known.learns(seated))

    def _news(self, caller: Caller, known: Known, changed: tuple[Seated, ...]) -> Told | None:
        """What is to be told of what has changed: at first, all that waits."""
        complete, known.began = not known.began, True
        if known.cursor == known.after if complete else not changed:
            return None
        turns = tuple(known.waiting.values()) if complete else changed
        return Told(complete=complete, turns=tuple(self._turn(caller, seated) for seated in turns), cursor=known.cursor)

    async def _listed(self, player: str) -> frozenset[str]:
        """The ids of a player's games that may not be over."""
        found = {row.member for row in await self._games.page(of_player(player), None, RECENT)}
        cursor: str | None = None
        while rows := await self._games.page(seated_of(player), cursor, PAGE):
            found |= {row.member for row in rows}
            cursor = rows[-1].cursor
        return frozenset(found)

    async def _met(self, caller: Caller, game: str) -> Seated | None:
        """A game of an index, as it is for a player; None where it never came to be, or nobody here knows its rules."""
        try:
            state = await self._games.load(game)
        except Refused:
            return None
        seats = rights.held(state, caller) if state.status != "ended" else ()
        awaited = set(self._games.rules(state.game).players_awaited(state)).intersection(seats) if seats else ()
        return Seated(game, state, seats, tuple(sorted(awaited)))

    def _turn(self, caller: Caller, seated: Seated) -> Turn:
        rules = self._games.rules(seated.state.game)
        open_ = decisions(rules, seated.state, seated.awaited, caller.locale) if seated.awaited else ()
        return Turn(
            game_id=seated.game,
            game=seated.state.game,
            version=seated.state.version,
            seats=seated.awaited,
            asked=tuple(each.prompt for each in open_ if each.seat in seated.awaited),
        )


class Known:
    """What a follower has been told so far: `after` is the cursor of what they were told before."""

    def __init__(self, player: str, after: str) -> None:
        self.player, self.after, self.began = player, after, False
        self.waiting: dict[str, Seated] = {}
        self.versions: dict[str, int] = {}

    @property
    def index(self) -> str:
        """The index of the player's games."""
        return seated_of(self.player)

    @property
    def cursor(self) -> str:
        """What stands for all that waits."""
        marks = " ".join(self.waiting[game].mark for game in sorted(self.waiting))
        return sha256(marks.encode()).hexdigest()[:DIGITS]

    def learns(self, seated: Seated) -> bool:
        """Take note of a game. Whether there is something to tell of it."""
        self.versions[seated.game] = seated.state.version
        before = self.waiting.pop(seated.game, None)
        if seated.awaited:
            self.waiting[seated.game] = seated
        return (before.mark if before else None) != (seated.mark if seated.awaited else None)
