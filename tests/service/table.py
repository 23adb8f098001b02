"""A table of two at the desk, and moves that are legal there."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import msgspec

from domain.kernel.action import Action, Decide
from schema.clocks import NewClock
from schema.desk import Caller
from schema.model import GameSummary, LegalActions, NewGame, SeatRequest, UndoPolicy
from service.house import House
from tests.domain.toy import Smugglers

OPEN = SeatRequest()
BOT = SeatRequest(kind="bot", bot="random")
NOBODY = Caller()


async def player(house: House, name: str) -> Caller:
    signed_up = await house.desk.sign_up(NOBODY, name, "en")
    return Caller(signed_up.player.id)


class Two:
    """Ann in seat 0, Ben in seat 1 (or a bot in his place), and Cat who looks on."""

    house: House
    ann: Caller
    ben: Caller
    cat: Caller
    id: str

    @classmethod
    async def laid(
        cls,
        house: House,
        *,
        bot: bool = False,
        visibility: Literal["public", "unlisted"] = "public",
        undo: UndoPolicy = "none",
        clock: NewClock | None = None,
    ) -> Two:
        two = cls()
        two.house = house
        two.ann, two.ben, two.cat = [await player(house, name) for name in ("Ann", "Ben", "Cat")]
        seats = (OPEN, BOT if bot else OPEN)
        asked = NewGame(game="smugglers", seats=seats, sit=True, visibility=visibility, undo=undo, clock=clock)
        two.id = (await house.desk.create(two.ann, asked)).id
        return two

    @classmethod
    async def begun(
        cls, house: House, *, bot: bool = False, undo: UndoPolicy = "none", clock: NewClock | None = None
    ) -> Two:
        two = await cls.laid(house, bot=bot, undo=undo, clock=clock)
        if not bot:
            await house.desk.lobby.sit(two.ben, two.id, None, "")
        await house.desk.lobby.start(two.ann, two.id, "")
        return two

    def caller(self, seat: int) -> Caller:
        return (self.ann, self.ben)[seat]

    async def summary(self) -> GameSummary:
        return await self.house.desk.summary(NOBODY, self.id)

    async def order(self, seat: int, pace: int, **how: Any) -> Any:
        """Answer the first decision of a watch."""
        return await self.house.desk.act(self.caller(seat), self.id, self.pace(seat, pace), **how)

    def pace(self, seat: int, pace: int) -> Decide:
        return Decide(decision=seat + 1, choice=(str(pace),))

    async def play(self, seats: tuple[int, ...] = (0, 1), until: int = 10_000, seed: int = 1) -> GameSummary:
        """Let the players of these seats do anything legal, up to a version or the end."""
        chance = Random(seed)
        while (game := await self.summary()).status != "ended" and game.version < until:
            seat = next(seat for seat in game.awaited if seat in seats)
            legal = await self.house.desk.legal(self.caller(seat), self.id)
            await self.house.desk.act(self.caller(seat), self.id, any_of(legal, chance))
        return game


def any_of(legal: LegalActions, chance: Random) -> Action:
    """A legal action, as a client would send it."""
    for asked in legal.decisions:
        if asked.options is not None and asked.least is not None and asked.most is not None:
            chosen = chance.sample([option.key for option in asked.options], chance.randint(asked.least, asked.most))
            return Decide(decision=asked.decision, choice=tuple(chosen))
    actions = [each.action for each in legal.actions if each.type != "setAutoPass"]
    action: Action = msgspec.convert(chance.choice(actions), Smugglers.actions)
    return action
