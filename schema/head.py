"""The head of a request, each field of which is found at once however many there are."""

from __future__ import annotations

from typing import Any

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Scope


class Fields(Headers):
    """The fields of a head: the library's own look at each of them for every one that is asked for."""

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope=scope)
        self._first = dict(reversed(self._list))

    def get(self, key: str, default: Any = None) -> Any:
        """The first field of this name, as the library has it."""
        value = self._first.get(key.lower().encode("latin-1"))
        return default if value is None else value.decode("latin-1")


class Headed(Request):
    """A request with such a head."""

    @property
    def headers(self) -> Headers:
        """The fields of its head."""
        if not hasattr(self, "_headers"):
            self._headers: Headers = Fields(self.scope)
        return self._headers
