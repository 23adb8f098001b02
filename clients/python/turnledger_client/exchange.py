"""One operation from the first time it is sent to its answer. Nothing here does any I/O: both clients use it."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from uuid import uuid4

import httpx
from pydantic import BaseModel

from .errors import NotUnderstood, Refused, Unreachable, refused
from .generated.base_model import UNSET

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
AGAIN: Final = frozenset({"rate_limited", "unavailable"})
"""The codes of refusals that are over after a while."""
REFUSALS: Final = ("Refusal", "Refused", "Conflict")
"""How the names of types end that say why something was not done."""


class RateLimit(NamedTuple):
    """How things stand, as the service's last answer had it: so many requests are left of this policy, and in so many
    seconds at the latest there are more.
    """

    policy: str
    remaining: int
    seconds: int

    @classmethod
    def of(cls, header: str | None) -> RateLimit | None:
        """What a header `RateLimit` says; the scarcest, where it speaks of several policies."""
        found = re.findall(r'"([^"]*)";r=(\d+);t=(\d+)', header or "")
        return min((cls(name, int(r), int(t)) for name, r, t in found), key=lambda each: each.remaining, default=None)


class Pause(NamedTuple):
    """That it should be tried again, after so many seconds."""

    seconds: float


class Patience:
    """How long it is still tried: so many seconds without success. The pauses double, and no two clients keep the same."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.renew()

    def renew(self) -> None:
        """It went well: begin anew."""
        self._end, self._next = time.monotonic() + self._seconds, FIRST_PAUSE

    def pause(self, why: Exception, at_least: float = 0.0) -> Pause:
        """How long to wait. Raises what was wrong, once there is no patience left."""
        wanted = max(at_least, self._next * random.uniform(0.5, 1.0))
        self._next = min(2 * self._next, LONGEST_PAUSE)
        if time.monotonic() + wanted > self._end:
            raise why
        return Pause(wanted)


class Exchange:
    """An operation: the body to send, as often as it takes, and what an answer means."""

    def __init__(self, query: str, name: str | None, variables: Mapping[str, Any], patience: float) -> None:
        self.variables = plain(variables)
        self.again = not query.startswith("mutation") or "commandId" in self.variables.get("input", ())
        self._query, self._name, self._patience = query, name, Patience(patience)

    @property
    def payload(self) -> dict[str, Any]:
        """The request of GraphQL."""
        return {"query": self._query, "operationName": self._name, "variables": self.variables}

    def body(self) -> bytes:
        """The body of a POST: the same each time, with the same command id."""
        return json.dumps(self.payload).encode()

    def lost(self, error: Exception) -> Pause:
        """No answer came. Unreachable: it can't be known whether it was done, or there is no patience left."""
        why = Unreachable(f"No answer came: {str(error) or type(error).__name__}")
        why.__cause__ = error
        if not self.again:
            raise why
        return self._patience.pause(why)

    def read(self, response: httpx.Response) -> dict[str, Any] | Pause:
        """The data of an answer, or how long to wait before it is sent again. Refused, NotUnderstood."""
        said = decoded(response)
        why = refusal_in(said, response.status_code)
        if why is None:
            data: dict[str, Any] = said["data"]
            return data
        if why.code not in AGAIN or not (self.again or why.code == "rate_limited"):
            raise why
        header = response.headers.get("Retry-After", "")
        return self._patience.pause(why, why.retry_after or (float(header) if header.isdecimal() else 0.0))


def plain(variables: Mapping[str, Any]) -> dict[str, Any]:
    """Variables as JSON, without those that weren't given; a command that has no id gets one that nobody can guess."""
    given = {}
    for name, value in variables.items():
        if isinstance(value, BaseModel):
            given[name] = value.model_dump(mode="json", by_alias=True, exclude_unset=True)
            if "command_id" in type(value).model_fields and not given[name].get("commandId"):
                given[name]["commandId"] = str(uuid4())
        elif value is not UNSET:
            given[name] = value
    return given


def decoded(response: httpx.Response) -> dict[str, Any]:
    """The answer, which is one of GraphQL or a problem. NotUnderstood."""
    try:
        said = response.json()
    except ValueError:
        said = None
    if isinstance(said, dict) and ({"data", "errors", "code"} & said.keys()):
        return said
    raise NotUnderstood(f"This is no answer of a Turnledger: status {response.status_code}, {response.text[:200]!r}")


def refusal_in(said: Mapping[str, Any], status: int | None = None) -> Refused | None:
    """Why the answer is no, if it is: an error of GraphQL, a problem, or a refusal where the result would be."""
    if errors := said.get("errors"):
        about = errors[0].get("extensions") or {}
        return refused(about.get("code", "internal"), errors[0]["message"], about, status)
    if "code" in said:
        return refused(said["code"], said.get("detail", ""), said, status)
    for result in (said.get("data") or {}).values():
        if isinstance(result, dict) and str(result.get("__typename", "")).endswith(REFUSALS):
            code = result.get("code", "version_conflict")
            return refused(code, result.get("message", "The game has moved on."), result)
    return None
