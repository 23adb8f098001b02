"""What the pages are served as: complete, compressed, for ever, and with a policy."""

from __future__ import annotations

import gzip
import re
from hashlib import sha256
from importlib.resources import files

import httpx
import pytest
from starlette.applications import Starlette

from domain.locale import source
from service.web import pages
from tests.apps import transport

KIB = 1024
MOST = 200 * KIB
"""What a first look may take, compressed."""


PAGES = pages()


async def _get(path: str, **headers: str) -> httpx.Response:
    app = Starlette(routes=PAGES.routes())
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with httpx.AsyncClient(transport=transport(app), base_url="http://service") as client:
        return await client.get(path, headers=named)


def test_what_is_vendored_is_what_it_was() -> None:
    """Each file of others has the hash that is noted."""
    vendored = files("service.web").joinpath("static", "vendor")
    for line in vendored.joinpath("SHA256SUMS").read_text().splitlines():
        noted, name = line.split()
        assert sha256(vendored.joinpath(name).read_bytes()).hexdigest() == noted, name


@pytest.mark.anyio
async def test_the_page_names_only_what_there_is() -> None:
    """All that the page asks for is served, for ever."""
    named = [at for at in re.findall(r'"(/assets/[^"]+)"', (await _get("/")).text) if "." in at]
    assert named
    for address in named:
        answer = await _get(address)
        assert answer.status_code == 200, address
        assert "immutable" in answer.headers["cache-control"]


def test_a_first_look_is_small() -> None:
    """All modules and styles, and the words of the language that is spoken, take less than 200 KiB compressed."""
    words = {path: len(asset.packed) for path, asset in PAGES.assets.items() if path.startswith("words/")}
    others = sum(len(asset.packed) for path, asset in PAGES.assets.items() if path not in words)
    assert len(PAGES.page.packed) + others + max(words.values()) < MOST


@pytest.mark.anyio
async def test_it_is_compressed_for_who_takes_that() -> None:
    """The same, either way."""
    at = f"/assets/{PAGES.release}/app/main.js"
    plain = await _get(at, accept_encoding="identity")
    packed = await _get(at, accept_encoding="gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.content == packed.content == gzip.decompress(PAGES.assets["app/main.js"].packed)


@pytest.mark.anyio
async def test_another_release_isn_t_mixed_with_this_one() -> None:
    """A file of another release is not there."""
    assert (await _get("/assets/0123456789abcdef/app/main.js")).status_code == 404


@pytest.mark.anyio
async def test_the_page_is_asked_for_again_but_sent_once() -> None:
    """It has a tag."""
    tag = (await _get("/")).headers["etag"]
    assert (await _get("/", if_none_match=tag)).status_code == 304


@pytest.mark.anyio
async def test_the_policy_names_what_is_in_the_page() -> None:
    """Nothing inline runs but the one map, and nothing comes from elsewhere."""
    policy = (await _get("/")).headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "worker-src 'self'" in policy
    assert policy.startswith("default-src 'none'; script-src 'self' 'sha256-")


def test_there_is_a_sentence_for_whatever_the_verifier_finds_and_for_nothing_else() -> None:
    """By the keys that its modules name."""
    proof = files("service.web").joinpath("static", "app", "proof")
    code = "".join(file.read_text() for file in proof.iterdir())
    kinds = r"(?:altered|unfair)\(|'(?:unreadable|missing|repeated|reordered|wrong-[a-z]+)', "
    named = set(re.findall(rf"(?:{kinds})'([a-z-]+)'", code))
    prefix = "web_verify.why."
    assert named == {key.removeprefix(prefix) for key in source() if key.startswith(prefix)}
