"""The reference client: pages for a browser that use nothing but the public API.

What the browser loads is in `static`, as it is written: there is no build. All of it lies under an address that has the hash of
all of it, so that it is fetched once, and never in part from another release.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from domain.kernel.refusal import Refused
from domain.locale import DEFAULT, LOCALES, catalogue
from schema.accept import wished

from ..packed import Packed
from ..rest.problem import problem

ASSETS: Final = "/assets"
TYPES: Final[Mapping[str, str]] = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
"""What a browser may load, by how a file's name ends."""
WORDS: Final = ("web", "board.", "room.", "verdict.")
"""The messages that the pages say, by how their keys begin."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
WORKERS: Final = "default-src 'none'; script-src 'self'"
"""The policy of what runs beside a page, which has one of its own: it loads its modules, and nothing else goes anywhere."""


class Pages:
    """The page at `/`, and what it loads."""

    def __init__(self) -> None:
        self.assets = {path: Packed.of(data, media) for path, data, media in _assets()}
        digest = sha256()
        for path, asset in sorted(self.assets.items()):
            digest.update(path.encode() + b"\0" + asset.plain + b"\0")
        self.release = digest.hexdigest()[:16]
        self.page = Packed.of(_page(f"{ASSETS}/{self.release}", self.assets).encode(), "text/html; charset=utf-8")
        self.policy = policy(self.page.plain.decode())

    def routes(self) -> list[BaseRoute]:
        """Where they are."""
        return [Route("/", self._index), Route(f"{ASSETS}/{{release}}/{{path:path}}", self._asset)]

    async def _index(self, request: Request) -> Response:
        return self.page.answer(request, {"Content-Security-Policy": self.policy, "Cache-Control": "no-cache"})

    async def _asset(self, request: Request) -> Response:
        """A file of this release: those of another aren't to be mixed with it."""
        asset = self.assets.get(request.path_params["path"])
        if asset is None or request.path_params["release"] != self.release:
            return problem(Refused("not_found", detail="route"), wished(request) or DEFAULT)
        return asset.answer(request, {"Content-Security-Policy": WORKERS, "Cache-Control": FOR_EVER})


@cache
def pages() -> Pages:
    """The pages of this release, which are compressed once, however many applications serve them."""
    return Pages()


def policy(page: str) -> str:
    """What the page may load: what the service itself serves, and the one map that is in it, by its hash."""
    hashes = (b64encode(sha256(text.encode()).digest()).decode() for text in _IMPORTS.findall(page))
    scripts = " ".join(["'self'", *(f"'sha256-{each}'" for each in hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


_IMPORTS = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)


def _assets() -> Iterator[tuple[str, bytes, str]]:
    """All files by path, and the messages of each language."""
    for path, file in _files(files(__package__).joinpath("static")):
        if media := TYPES.get(path.rpartition(".")[2]):
            yield path, file.read_bytes(), media
    for locale in LOCALES:
        said = {key: str(text) for key, text in catalogue(locale).items() if key.startswith(WORDS)}
        yield f"words/{locale}.json", msgspec.json.encode(said), TYPES["json"]


def _files(directory: Traversable, prefix: str = "") -> Iterator[tuple[str, Traversable]]:
    for one in sorted(directory.iterdir(), key=lambda each: each.name):
        if one.is_dir():
            yield from _files(one, f"{prefix}{one.name}/")
        else:
            yield prefix + one.name, one


def _page(at: str, assets: Mapping[str, Packed]) -> str:
    """The page, which names all that is loaded at once, so that nothing waits for what names it."""
    vendored = {"preact": "preact", "preact/hooks": "hooks", "htm": "htm", "graphql-ws": "graphql-ws"}
    imports = {name: f"{at}/vendor/{file}.mjs" for name, file in vendored.items()}
    parts = {
        "AT": at,
        "IMPORTS": msgspec.json.encode({"imports": imports}).decode(),
        "STYLES": "\n".join(f'<link rel="stylesheet" href="{at}/{path}">' for path in assets if path.endswith(".css")),
        "MODULES": "\n".join(
            f'<link rel="modulepreload" href="{at}/{path}">' for path in assets if path.endswith((".js", ".mjs"))
        ),
    }
    text = files(__package__).joinpath("static", "index.html").read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda mark: parts[mark[1]], text)
