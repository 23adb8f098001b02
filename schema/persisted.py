"""Operations that a client names instead of sending them: by the hash of their text, or as an agreed list calls them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, Protocol

from graphql import GraphQLError, parse

from domain.kernel.refusal import Refused

from .build import Schema

PREFIX: Final = "sha256:"
_HASH: Final = re.compile(r"[0-9a-f]{64}\Z")


class Shelf(Protocol):
    """Where texts are kept that clients named by their hash; it may forget any of them."""

    async def get(self, hash_: str) -> str | None: ...
    async def put(self, hash_: str, text: str) -> None: ...


class NotPersisted(Refused):
    """Nobody knows the operation of this name: send its text with it. The sentence is the one that clients look for."""

    def __init__(self) -> None:
        super().__init__("not_found")

    def message(self, locale: str) -> str:
        """The same in all languages."""
        return "PersistedQueryNotFound"


class InvalidOperation(ValueError):
    """An operation of the list isn't one of this schema; the message says which, and why."""


class Persisted:
    """The operations that have names: those of the list, and the ones on the shelf. If `strict`, there are no others than the
    list's.
    """

    def __init__(
        self,
        schema: Schema,
        listed: Mapping[str, str] | None = None,
        shelf: Shelf | None = None,
        *,
        strict: bool = False,
    ) -> None:
        """InvalidOperation: one on the list isn't valid."""
        self._schema, self._shelf, self._strict = schema, None if strict else shelf, strict
        self._listed = dict(listed or {})
        for name, text in (listed or {}).items():
            if why := _why_not(schema, text):
                raise InvalidOperation(f"{name}: {why}")
            self._listed[PREFIX + hashed(text)] = text
        self._texts = frozenset(self._listed.values())

    async def text(self, query: str | None, id_: str | None, extensions: Mapping[str, Any] | None) -> str | None:
        """What is to be executed, whatever way it was said; None: nothing was.

        NotPersisted; Refused: `malformed` for a name that can't be one or isn't that of the text, `forbidden` for what isn't on
        the list.
        """
        name = id_ or _of_extensions(extensions)
        if query is None:
            return await self._named(name) if name else None
        if self._strict and query not in self._texts:
            raise Refused("forbidden", detail="operation")
        if name is not None and name.startswith(PREFIX):
            await self._keep(name.removeprefix(PREFIX), query)
        return query

    async def _named(self, name: str) -> str:
        text = self._listed.get(name)
        if text is None and self._shelf and _HASH.match(hash_ := name.removeprefix(PREFIX)):
            text = await self._shelf.get(hash_)
        if text is None:
            raise NotPersisted
        return text

    async def _keep(self, hash_: str, text: str) -> None:
        """Put a valid text on the shelf under its hash."""
        if hashed(text) != hash_:
            raise Refused(
                "malformed", pointer="/extensions/persistedQuery/sha256Hash", error="this isn't the hash of the query"
            )
        if self._shelf and not _why_not(self._schema, text):
            await self._shelf.put(hash_, text)


def hashed(text: str) -> str:
    """The name of a text: SHA-256 of its UTF-8, in hexadecimal."""
    return sha256(text.encode(errors="surrogatepass")).hexdigest()


def _of_extensions(extensions: Mapping[str, Any] | None) -> str | None:
    """The hash that Apollo's clients send. Refused: `malformed`."""
    asked = (extensions or {}).get("persistedQuery")
    if asked is None:
        return None
    hash_ = asked.get("sha256Hash") if isinstance(asked, dict) and asked.get("version", 1) == 1 else None
    if not isinstance(hash_, str) or not _HASH.match(hash_):
        raise Refused("malformed", pointer="/extensions/persistedQuery", error="it has version 1 and a sha256Hash")
    return PREFIX + hash_


def _why_not(schema: Schema, text: str) -> str:
    """Why a text isn't valid; empty where it is, and then it is known and needs to be read no more."""
    documents = schema.documents
    if documents.get(text):
        return ""
    try:
        errors = documents.errors(schema._schema, text, parse(text, max_tokens=documents.limits.tokens), {})
    except GraphQLError as error:
        errors = [error]
    return "" if documents.get(text) else "; ".join(error.message for error in errors)
