"""Talk at a table: what is said there, by those who sit at it and to them."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Final
from unicodedata import category, normalize

from domain.kernel.audience import EVERYONE, sees
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.desk import Caller
from schema.talking import TEXT_LENGTH, Channel, Message, MessagePage, NewMessage, TableEtiquette

from . import rights
from .answering import answering
from .audit_log import admin_log
from .commands import once
from .conversations import Conversations, Utterance, key_of, opened
from .games import Games, Once
from .gate import Gate
from .limits import Limiter
from .now import DAY
from .players import NAME, Players
from .store import Feed

OPEN_DAYS: Final = 7
"""For so long after the end of a game its players may talk about it."""
NUMBER: Final = r"^(0|[1-9][0-9]{0,14})$"
"""What the id of a message looks like, or 0 for before them all."""

_NUMBER = re.compile(NUMBER.replace("$", r"\Z"))
_ON_ITS_LINE = re.compile(NAME.replace("$", r"\Z"))


def fit(text: str) -> str:
    """A text as it is said: composed (NFC), and without the blanks around it. Refused: `malformed`."""
    text = normalize("NFC", text).strip()
    seen = any(category(letter)[0] not in "CZ" for letter in text)
    if not seen or len(text) > TEXT_LENGTH or not _ON_ITS_LINE.match(text):
        raise Refused("malformed", detail="message", pointer="/text", most=TEXT_LENGTH)
    return text


def number_of(message: str) -> int:
    """The number that the id of a message stands for. Refused: `not_found`."""
    if not _NUMBER.match(message):
        raise Refused("not_found", detail="message", message=message)
    return int(message)


def place(after: str) -> int:
    """The number after which to go on. Refused: `cursor_unavailable`."""
    if not _NUMBER.match(after):
        raise Refused("cursor_unavailable", pointer="/after", after=after)
    return int(after)


class Talk:
    """See `schema.desk.Talk`. `page_size` says how long a page is that was asked for, and a `limiter` counts what is said."""

    def __init__(
        self,
        games: Games,
        gate: Gate,
        players: Players,
        feed: Feed,
        conversations: Conversations,
        page_size: Callable[[int], int],
        limiter: Limiter | None = None,
    ) -> None:
        self._limiter = limiter
        self._games, self._gate, self._players, self._feed = games, gate, players, feed
        self._conversations, self._page_size = conversations, page_size
        self._log = admin_log(games)

    @answering
    async def etiquette(self, caller: Caller, game: str) -> TableEtiquette:
        """What is fit to be said in a game."""
        return self._etiquette((await self._gate.admitted(caller, game)).state, caller)

    @answering
    async def say(self, caller: Caller, game: str, message: NewMessage, command: str = "") -> Message:
        """The message, as it was said."""
        state = await self._table(caller, game)
        asked, text = once(caller, command, "say", game, message), fit(message.text)
        seat = rights.acting(state, caller, message.seat)
        mask = self._heard_by(state, seat, message.to)
        await self._check_open(game, state)
        await self._count(game, rights.player(caller))
        utterance = Utterance(self._games.clock(), rights.player(caller), seat, message.to, mask, text)
        return await self._told(*await self._conversations.add(game, utterance, asked))

    @answering
    async def messages(self, caller: Caller, game: str, after: str = "0", limit: int = 100) -> MessagePage:
        """A page of what was said to the caller."""
        state, size = await self._table(caller, game), self._page_size(limit)
        said = await self._conversations.after(game, place(after))
        heard = [each for each in said if _hears(state, caller, each[1])]
        page = tuple([await self._told(*each) for each in heard[:size]])
        further = page[-1].id if len(heard) > size else None
        return MessagePage(messages=page, next=further, etiquette=self._etiquette(state, caller))

    async def follow(self, caller: Caller, game: str, after: str = "0") -> AsyncGenerator[Message, None]:
        """Every message to the caller after one, as far as they are kept, and then each new one, while they sit there.

        Refused, before anything is told: `unauthenticated`, `forbidden`, `not_found`, `not_your_seat`, `cursor_unavailable`.
        """
        rights.check("Talk.follow", caller)
        await answering(self._table)(caller, game)
        async with aclosing(self._feed.overhear(key_of(game), place(after))) as entries:
            async for entry in entries:
                number, said = opened(entry)
                state = await answering(self._games.load)(game)
                if not rights.held(state, caller):
                    return
                if _hears(state, caller, said):
                    yield await answering(self._told)(number, said)

    @answering
    async def remove(self, caller: Caller, game: str, message: str) -> Message:
        """The message by which one of the caller's own is removed."""
        state, number = await self._table(caller, game), number_of(message)
        said = await self._conversations.find(game, number)
        if said is None or not _hears(state, caller, said):
            raise Refused("not_found", detail="message", message=message)
        if said.player != caller.player:
            raise Refused("forbidden", detail="message")
        return await self._removed(game, number, said)

    @answering
    async def moderate(self, caller: Caller, game: str, message: str, reason: str) -> Message:
        """The message by which an operator removes another, which is noted first."""
        await self._games.load(game)
        number = number_of(message)
        if (said := await self._conversations.find(game, number)) is None:
            raise Refused("not_found", detail="message", message=message)
        about = {"game": game, "message": message, "target": said.player, "reason": reason}
        await self._log.note("", rights.player(caller), caller.request_id, "moderate", about)
        return await self._removed(game, number, said)

    async def _table(self, caller: Caller, game: str) -> State:
        """A game at which the caller sits. Refused: `unauthenticated`, `not_found`, `not_your_seat`."""
        met = await self._gate.admitted(caller, game)
        rights.check_seated(met.seats, caller)
        return met.state

    def _heard_by(self, state: State, seat: int, to: Channel) -> int:
        """The mask of the seats that hear what a seat says. Refused: `target_not_legal`."""
        if to == "table":
            return EVERYONE
        mask = self._games.rules(state.game).teammates(state, seat)
        if mask is None:
            raise Refused("target_not_legal", "kernel.talk.team", detail="no_teams", pointer="/to")
        return mask

    def _etiquette(self, state: State, caller: Caller) -> TableEtiquette:
        rules, held = self._games.rules(state.game), rights.held(state, caller)
        in_team = any(rules.teammates(state, seat) is not None for seat in held)
        channels: tuple[Channel, ...] = ("table", "team") if in_team else ("table",) if held else ()
        return TableEtiquette(channels=channels, rules=rules.talk(state, caller.locale))

    async def _check_open(self, game: str, state: State) -> None:
        """Some days after the end nothing more is said. Refused: `game_over`."""
        if state.status == "ended":
            [last] = await self._games.commits(game, state.version - 1, 1)
            if self._games.clock() > last.at + OPEN_DAYS * DAY:
                raise Refused("game_over", detail="talk")

    async def _count(self, game: str, player: str) -> None:
        """Only what may be said is counted, so that nobody who doesn't sit there silences a table. Refused: `rate_limited`."""
        if self._limiter:
            await self._limiter.take("talk", player)
            await self._limiter.take("talk_at_table", game)

    async def _removed(self, game: str, number: int, said: Utterance) -> Message:
        """The message that tells of it; there is one, however often it is asked for. Refused: `not_found`."""
        if said.removes or not await self._conversations.erase(game, number, said):
            raise Refused("not_found", detail="message", message=str(number))
        for each in await self._conversations.after(game, number):
            if each[1].removes == number:
                return await self._told(*each)
        notice = Utterance(self._games.clock(), said.player, said.seat, said.to, said.mask, removes=number)
        return await self._told(*await self._conversations.add(game, notice, Once(f"removes:{number}")))

    async def _told(self, number: int, said: Utterance) -> Message:
        return Message(
            id=str(number),
            at=said.at,
            seat=said.seat,
            player=said.player,
            name=(await self._players.get(said.player)).name,
            to=said.to,
            text=said.text,
            removes=str(said.removes) if said.removes else None,
        )


def _hears(state: State, caller: Caller, said: Utterance) -> bool:
    """Whether somebody who sits at the table is told of it (kernel.talk.team)."""
    return any(sees(said.mask, seat) for seat in rights.held(state, caller))
