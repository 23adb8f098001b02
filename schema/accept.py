"""What a client would rather have: media types and languages, from its headers and its address."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection

from domain.locale import LOCALES

HEADERS: Final = 200
"""How many are remembered: most clients always send the same."""

LOCALE: Final = "locale"
"""What a language is called in the query of an address, and as an argument."""


def _wishes(header: str) -> Iterator[tuple[str, float]]:
    """The items of a header with their weights; one that can't be read has none."""
    for item in header.split(","):
        name, *parameters = (part.strip().lower() for part in item.split(";"))
        weights = [value for key, _, value in (part.partition("=") for part in parameters) if key.strip() == "q"]
        if name:
            yield name, _weight(weights[0]) if weights else 1.0


def _weight(text: str) -> float:
    try:
        return min(1.0, max(0.0, float(text)))
    except ValueError:
        return 0.0


@lru_cache(HEADERS)
def best_type(header: str | None, offered: tuple[str, ...]) -> str | None:
    """The media type to answer with, nothing where none will do. Without a wish it is the first."""
    wishes = dict(_wishes(header or "*/*"))
    weighed = [(_weight_of(media, wishes), -n, media) for n, media in enumerate(offered)]
    weight, _, media = max(weighed)
    return media if weight > 0 else None


def _weight_of(media: str, wishes: dict[str, float]) -> float:
    ranges = (media, media.partition("/")[0] + "/*", "*/*")
    return next((wishes[name] for name in ranges if name in wishes), 0.0)


@lru_cache(HEADERS)
def language(header: str | None) -> str | None:
    """The language to answer in, nothing where none of those wished for is spoken."""
    wishes = sorted(_wishes(header or ""), key=lambda wish: -wish[1])
    spoken = (name.partition("-")[0] for name, weight in wishes if weight > 0)
    return next((name for name in spoken if name in LOCALES), None)


def wished(request: HTTPConnection) -> str | None:
    """The language that a request asks for, by `?locale=` or else by Accept-Language; nothing where we speak neither."""
    asked = language(request.query_params.get(LOCALE)) if request.scope["query_string"] else None
    return asked or language(request.headers.get("accept-language"))
