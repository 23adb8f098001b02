"""Records: a game as one file, and whether such a file is true."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, structs
from starlette.responses import Response

from domain.kernel.verdict import Verdict

from . import body
from .events import NDJSON
from .operation import Call, Nothing, answer


class ExportQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whose record."""

    seat: Annotated[int, Meta(ge=0, description="The seat, for who holds several of them.")] | UnsetType = UNSET


class RecordLine(Struct, frozen=True):
    """A line of a record: docs/records.md says which there are."""

    type: str


class RecordVerdict(Verdict, frozen=True, kw_only=True):
    """What is said of a record; `message` says it to a person.

    `version` and `head` are the game's where it is `verified`; else `version` is the first that is wrong, `fault` what is
    wrong there, and `head` the last that was right. `signed` is how many of the `commits` that hold are signed.
    """

    message: str


def _seat(query: ExportQuery) -> int | None:
    return None if query.seat is UNSET else query.seat


async def export(call: Call[ExportQuery, None]) -> Response:
    """The caller's own record of a game, to be checked by anyone and without this service.

    It opens what the caller may know: a seat's to who holds it, nothing to a spectator, everything once the game is over.
    """
    await call.house.admission.counted("export", call.caller)
    record = await call.house.records.export(call.caller, call.game, _seat(call.query))
    headers = {"Content-Disposition": f'attachment; filename="{call.game}.ndjson"'}
    return Response(record, headers=headers, media_type=NDJSON)


async def verify(call: Call[Nothing, bytes]) -> Response:
    """Check a record: whether it is whole, unchanged and fair, or the first version that isn't, and what is wrong there.

    A record that isn't verified is no refusal: the answer says what is wrong with it.
    """
    records = call.house.records
    await call.house.admission.counted("verify", call.caller)
    with records.place():
        verdict = await records.verify(await body.read(call.request, call.house.settings.record_limit, NDJSON))
    return answer(RecordVerdict(message=verdict.sentence(call.caller.locale), **structs.asdict(verdict)))
