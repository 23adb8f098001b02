"""What many ask alike is executed once for all of them, and told to each in the same words."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, structs
from strawberry.http.exceptions import WebSocketDisconnected
from strawberry.types import ExecutionResult
from strawberry.types.execution import PreExecutionError

from .build import Schema
from .context import Context, Place
from .desk import Caller
from .outbox import Backlog


class Question(NamedTuple):
    """What those of a group have in common: all that an answer hangs on, but not where each began.

    `variables` are JSON, without the one for `after`; `seated` is a player who may see more than nobody does, of this game or of another like it.
    """

    query: str
    operation: str | None
    variables: bytes
    seated: str | None
    locale: str


class Asked(NamedTuple):
    """What a client asks for, in its own words."""

    query: str
    operation: str | None
    variables: dict[str, Any] | None


class Member(Struct, eq=False):
    """An operation of a socket, or without an id a stream of events.

    `left` is whether it goes on alone, once it is no longer in the group.
    """

    id: str | None
    outbox: Backlog
    place: Place
    left: asyncio.Future[bool]


class Group:
    """One execution of a subscription, and the operations that it is for."""

    def __init__(
        self, question: Question, variables: dict[str, Any] | None, schema: Schema, context: Context, version: int
    ) -> None:
        caller = Caller(question.seated, question.locale, context.caller.request_id)
        self._question, self._variables, self._schema = question, variables, schema
        self._place = Place(version=version, together=True)
        self._context = structs.replace(context, caller=caller, authorization=None, place=self._place)
        self._context.connection_params = {}
        self._members: set[Member] = set()
        self._groups = context.sockets.groups
        self._groups[question] = self
        self._task = asyncio.create_task(self._run(), name="group")
        self.version = version

    async def follow(self, id_: str | None, outbox: Backlog, place: Place) -> bool:
        """Be told every commit after the place, which the group hasn't passed yet. Whether to go on alone.

        That is so for whoever has no room for what is said, and for all when those who sit at the table change.
        """
        member = Member(id_, outbox, place, asyncio.get_running_loop().create_future())
        self._members.add(member)
        try:
            return await member.left
        finally:
            self._members.discard(member)
            if not self._members:
                self._close()
                self._task.cancel()

    def _close(self) -> None:
        if self._groups.get(self._question) is self:
            del self._groups[self._question]

    async def _run(self) -> None:
        alone = False
        try:
            results = await self._schema.stream(
                self._question.query, self._variables, self._context, operation_name=self._question.operation
            )
            async with aclosing(results):
                async for result in results:
                    if isinstance(result, PreExecutionError) or not isinstance(result, ExecutionResult):
                        alone = True  # each is told of it in its own name
                        return
                    self._tell(result)
                    await asyncio.sleep(0)  # they are sent one commit before they are told of the next
                    if not self._members:
                        self._close()
                        return
            alone = self._place.seats_changed
        except Exception as error:
            self._context.report(error, self._context.caller)
        finally:
            self._close()
            for member in list(self._members):
                self._let_go(member, alone)

    def _tell(self, result: ExecutionResult) -> None:
        """The same to everybody who hasn't heard it yet; an error of the whole stream is news to all."""
        said = msgspec.json.encode(payload(result)).decode()
        version = self._place.version or 0
        news, self.version = version > self.version, version
        frames: dict[str | None, str] = {}
        for member in list(self._members):
            if news and (member.place.version or 0) >= version:
                continue
            if (frame := frames.get(member.id)) is None:
                frame = frames[member.id] = framed(member.id, said)
            try:
                if member.outbox.offer(frame):
                    member.place.version = version
                else:
                    self._let_go(member, alone=True)
            except WebSocketDisconnected:  # its operation ends in a moment
                self._members.discard(member)

    def _let_go(self, member: Member, alone: bool) -> None:
        self._members.discard(member)
        if not member.left.done():
            member.left.set_result(alone)


def payload(result: ExecutionResult) -> dict[str, Any]:
    """A result as the protocol has it."""
    said: dict[str, Any] = {"data": result.data}
    if result.errors:
        said["errors"] = [error.formatted for error in result.errors]
    if result.extensions:
        said["extensions"] = result.extensions
    return said


def framed(id_: str | None, said: str) -> str:
    """A payload that is already JSON as a message about an operation, or as an event of a stream."""
    if id_ is None:
        return f"event: next\r\ndata: {said}\r\n\r\n"
    return f'{{"id":{msgspec.json.encode(id_).decode()},"type":"next","payload":{said}}}'


async def go_on(schema: Schema, context: Context, asked: Asked, id_: str | None, outbox: Backlog, place: Place) -> bool:
    """Go on with all who ask the same, unless they are further already. Whether to catch up alone again."""
    assert place.version is not None, "it was caught up"
    question = Question(
        asked.query,
        asked.operation,
        msgspec.json.encode(
            {name: value for name, value in (asked.variables or {}).items() if name != place.cursor},
            order="deterministic",
        ),
        place.seated,
        context.caller.locale,
    )
    if (group := context.sockets.groups.get(question)) is None:
        group = Group(question, asked.variables, schema, context, place.version)
    return group.version > place.version or await group.follow(id_, outbox, place)
