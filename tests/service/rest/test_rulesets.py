"""The catalogue's long answers: made once, compressed for who takes that, and not sent again to who has them."""

from __future__ import annotations

import gzip

import httpx
import pytest

from domain.catalogue import CardEntry
from tests.domain.toy import Smugglers

pytestmark = pytest.mark.anyio

LONG = ("/v1/rulesets", "/v1/rulesets/smugglers/cards", "/v1/rulesets/smugglers/rules")
FRENCH = {"Accept-Language": "fr"}


@pytest.mark.parametrize("path", LONG)
async def test_it_is_compressed_for_who_takes_that(client: httpx.AsyncClient, path: str) -> None:
    plain = await client.get(path, headers={"Accept-Encoding": "br, gzip;q=0"})
    async with client.stream("GET", path, headers={"Accept-Encoding": "br, gzip"}) as packed:
        raw = b"".join([part async for part in packed.aiter_raw()])
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == plain.content
    assert "Accept-Encoding" in plain.headers["vary"]
    assert plain.headers["vary"] == packed.headers["vary"]


@pytest.mark.parametrize("path", LONG)
async def test_who_has_it_isn_t_sent_it_again(client: httpx.AsyncClient, path: str) -> None:
    english, french = (await client.get(path)).headers["etag"], (await client.get(path, headers=FRENCH)).headers["etag"]
    for tag in (english, f'"another", {english}'):
        known = await client.get(path, headers={"If-None-Match": tag})
        assert (known.status_code, known.content, known.headers["etag"]) == (304, b"", english)
    again = await client.get(path, headers=FRENCH | {"If-None-Match": english})
    assert again.status_code == (304 if english == french else 200)


async def test_it_is_made_once(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made, real = list[str](), Smugglers.catalogue

    def noted(game: Smugglers, locale: str) -> tuple[CardEntry, ...]:
        made.append(locale)
        return real(game, locale)

    monkeypatch.setattr(Smugglers, "catalogue", noted)
    for _ in range(3):
        for locale in ("en", "fr"):
            assert (await client.get(f"{LONG[1]}?locale={locale}")).status_code == 200
            assert (await client.get(f"{LONG[1]}/nothing?locale={locale}")).status_code == 404
    assert made == ["en", "fr"]


async def test_nothing_of_anybody_s_own_is_compressed(
    client: httpx.AsyncClient, game: str, ann: dict[str, str]
) -> None:
    """What is secret in it could be guessed from its length."""
    for path in ("/v1/players/me", game, f"{game}/view", f"{game}/actions", f"{game}/events"):
        answer = await client.get(path, headers=ann | {"Accept-Encoding": "gzip"})
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers
