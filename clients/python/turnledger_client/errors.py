"""What can go wrong, each kind a class of its own; `code` says it exactly, in the words of the API's closed list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .generated.enums import RefusalCode
from .generated.fragments import BarringEvent, LegalAction


class TurnledgerError(Exception):
    """Whatever this client raises."""


class Unreachable(TurnledgerError):
    """No answer came for as long as the client had patience. What was asked may have been done or not."""


class NotUnderstood(TurnledgerError):
    """What answered isn't this service, or speaks another version of its API."""


class Refused(TurnledgerError):
    """The service said no, and nothing was done.

    `code` is one of the closed list, `models.RefusalCode` (a newer service may have more); `rule` the rule that forbids it, `pointer` the field at
    fault as a JSON pointer, `retry_after` in how many seconds there is room again, `request_id` how the service's log calls
    the request. `status` is that of HTTP where the answer had one.
    """

    def __init__(
        self, code: str, message: str, about: Mapping[str, Any] | None = None, status: int | None = None
    ) -> None:
        super().__init__(f"{message} ({code})")
        about = about or {}
        self.code, self.message, self.status = code, message, status
        self.rule: str | None = about.get("rule")
        self.pointer: str | None = about.get("pointer")
        self.retry_after: int | None = about.get("retryAfter", about.get("retry_after"))
        self.request_id: str | None = about.get("requestId")


class Malformed(Refused):
    """The request isn't one: a field is unknown, a value of the wrong kind, or there is too much of it."""


class Unauthenticated(Refused):
    """There is no token, or it is no good."""


class Forbidden(Refused):
    """The token proves somebody, but not somebody who may do that."""


class NotFound(Refused):
    """There is nothing of that name, or you may not know of it."""


class Conflict(Refused):
    """Somebody else was first, or the request says something else than before."""


class VersionConflict(Conflict):
    """The game has moved on from the version that was expected: it is at `current`."""

    def __init__(
        self, code: str, message: str, about: Mapping[str, Any] | None = None, status: int | None = None
    ) -> None:
        super().__init__(code, message, about, status)
        self.current: int | None = (about or {}).get("current")


class NotLegal(Refused):
    """The rules don't allow it. `legal` is what would have been, `barred_by` the event past which nothing is taken back."""

    def __init__(
        self, code: str, message: str, about: Mapping[str, Any] | None = None, status: int | None = None
    ) -> None:
        super().__init__(code, message, about, status)
        about = about or {}
        self.legal = [LegalAction.model_validate(each) for each in about.get("legal") or ()]
        barred = about.get("barredBy")
        self.barred_by = BarringEvent.model_validate(barred) if barred else None


class RateLimited(Refused):
    """Too much was asked for, also after the client had waited as long as it has patience."""


class Unavailable(Refused):
    """The service can't answer now, also after the client had waited as long as it has patience."""


class Internal(Refused):
    """A fault of the service; `request_id` is what its operator would like to know."""


KINDS: Final[Mapping[RefusalCode, type[Refused]]] = {
    RefusalCode.malformed: Malformed,
    RefusalCode.unknown_field: Malformed,
    RefusalCode.request_too_large: Malformed,
    RefusalCode.query_too_complex: Malformed,
    RefusalCode.option_invalid: Malformed,
    RefusalCode.unauthenticated: Unauthenticated,
    RefusalCode.forbidden: Forbidden,
    RefusalCode.not_your_seat: Forbidden,
    RefusalCode.not_found: NotFound,
    RefusalCode.cursor_unavailable: NotFound,
    RefusalCode.seat_taken: Conflict,
    RefusalCode.table_full: Conflict,
    RefusalCode.frozen: Conflict,
    RefusalCode.command_id_reused: Conflict,
    RefusalCode.version_conflict: VersionConflict,
    RefusalCode.rate_limited: RateLimited,
    RefusalCode.unavailable: Unavailable,
    RefusalCode.internal: Internal,
}
"""The class of each code; what isn't here is a rule's."""


def refused(code: str, message: str, about: Mapping[str, Any] | None = None, status: int | None = None) -> Refused:
    """The error for a refusal: of a class by its code, and of `Refused` itself for a code from after this client's time."""
    known = RefusalCode(code) if code in set(RefusalCode) else None
    kind = KINDS.get(known, NotLegal) if known else Refused
    return kind(code, message, about, status)
