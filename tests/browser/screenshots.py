"""Pictures of the pages: `scripts/screenshots [FOLDER]`, or `--docs` for those that the README and docs/ show."""

from __future__ import annotations

import io
import json
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.service import running

from .conftest import chromium, launched
from .test_table import Player

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs/screenshots"
MOST: Final = 150 * 1000
"""What a picture may take that is kept with the source."""
COLOURS: Final = (256, 128, 64, 32)
WIDTHS: Final = {"desk": (1280, 960), "phone": (360, 740)}
LAST: Final = ("end", "set", "share", "show")
"""How those types of actions begin that are for when nothing else may be done, or that change nothing on the board."""


class Shot(NamedTuple):
    """A picture: of what, how wide, in which colours; `kept` where the documents show it. `whole`: with what is below the screen."""

    name: str
    path: str
    ready: str
    size: str = "desk"
    scheme: Literal["light", "dark"] = "light"
    kept: bool = False
    whole: bool = False
    locale: str = "en-GB"

    @property
    def file(self) -> str:
        """What it is called."""
        return f"{self.name}-{self.size}{'-dark' if self.scheme == 'dark' else ''}.png"


GAMES: Final = {"villains": 26, "alien": 26, "firefly": 26, "conquest": 60}
"""How many moves are made in each game before it is looked at."""
MORE: Final = 40
"""So many more at most, until it is her turn."""
PATIENCE: Final = 100
"""How often she looks whether it is, a tenth of a second apart."""


def played(ann: Player, game: str, moves: int) -> str:
    """A game of hers against bots, so many moves after its start."""
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    id_ = ann.post("/games", game=game, sit=True, seats=[{"kind": "open"}, *bots])["id"]
    ann.post(f"/games/{id_}/start", client_seed="a picture")
    for n in range(moves + MORE):
        legal = _hers(ann, id_)
        if (n >= moves and _is_free(legal)) or not (action := _chosen(legal, n)):
            break
        with suppress(httpx.HTTPStatusError):  # a bot was faster, and it can't be done any more: she looks again
            ann.post(f"/games/{id_}/actions", **action)
    return str(id_)


def _hers(ann: Player, game: str) -> Any:
    """What she may do, once the bots have done what they do."""
    for _ in range(PATIENCE):
        legal = ann.get(f"/games/{game}/actions")
        if _chosen(legal, 0):
            break
        time.sleep(0.1)
    return legal


def _is_free(legal: Any) -> bool:
    """Whether she is asked nothing, and has something to do besides ending her turn."""
    asked = any(each["options"] is not None for each in legal["decisions"])
    return not asked and any(_moves(each["action"]) for each in legal["actions"])


def _moves(action: Mapping[str, Any]) -> bool:
    return not str(action["type"]).startswith(LAST)


def _chosen(legal: Any, n: int) -> dict[str, Any] | None:
    """What she does as her `n`th move: she answers what she is asked, and ends her turn when nothing else is left."""
    for asked in legal["decisions"]:
        if asked["options"] is not None:
            keys = [option["key"] for option in asked["options"]]
            return {
                "type": "decide",
                "decision": asked["decision"],
                "choice": keys[: asked["least"]],
            }
    actions = [each["action"] for each in legal["actions"] if each["type"] != "setAutoPass"]
    among = [action for action in actions if _moves(action)] or actions
    return among[n % len(among)] if among else None


def shots(ann: Player) -> Iterator[Shot]:
    """All pictures, once there is something on them."""
    for game, moves in GAMES.items():
        id_ = played(ann, game, moves)
        table = ".table .board"
        yield Shot(f"table-{game}", f"/games/{id_}", table, kept=True)
        yield Shot(f"table-{game}", f"/games/{id_}", table, "desk", "dark")
        yield Shot(f"table-{game}-whole", f"/games/{id_}", table, whole=True)
        yield Shot(f"table-{game}", f"/games/{id_}", table, "phone", kept=game in ("villains", "conquest"))
        yield Shot(f"table-{game}-whole", f"/games/{id_}", table, "phone", whole=True)
        if game == "villains":
            for size in WIDTHS:
                yield Shot("replay", f"/games/{id_}/replay?at=20", ".scene", size, kept=size == "desk")
            yield Shot("replay", f"/games/{id_}/replay?at=20", ".scene", "desk", "dark")
            yield Shot("verify", f"/verify/{id_}", "main h1", kept=True)
            yield Shot("verify", f"/verify/{id_}", "main h1", "phone")
    laid = ann.post(
        "/games", game="firefly", sit=True, seats=[{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    )["id"]
    invite = ann.post(f"/games/{laid}/invites")["token"]
    card = "/catalogue/villains/infiltrate-the-lair-with-spies"
    for size in WIDTHS:
        yield Shot("lobby", "/", "main h1", size, kept=size == "desk")
        yield Shot("create", "/new", "[data-do=create]", size)
        yield Shot("before", f"/games/{laid}", "[data-seat]", size)
        yield Shot("invited", f"/invites/{invite}", "main h1", size)
        yield Shot("me", "/me", "main h1", size)
        yield Shot("catalogue", "/catalogue/villains?kind=ally&text=draw", ".faces", size, kept=size == "desk")
        yield Shot("card", card, ".sides p", size, kept=size == "desk")
        yield Shot("rules", "/catalogue/alien/rules", ".part", size)
        yield Shot("rule", "/catalogue/alien/rules/alien.keyword.sacrifice", ".lead", size)
    yield Shot("lobby", "/", "main h1", "desk", "dark")
    yield Shot("create-french", "/new", "[data-do=create]", "phone", "dark", locale="fr-FR", whole=True)
    yield Shot(
        "card-french", "/catalogue/firefly/the-train-job", ".sides p", "phone", "dark", locale="fr-FR", whole=True
    )


def taken(browser: Browser, ann: Player, shot: Shot) -> bytes:
    """A picture, once the page stands still."""
    width, height = WIDTHS[shot.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=shot.scheme,
        locale=shot.locale,
        reduced_motion="reduce",
    )
    try:
        page = context.new_page()
        page.add_init_script(f"localStorage.setItem('turnledger', {json.dumps(json.dumps(ann.account))})")
        page.goto(f"{ann.url}/#{shot.path}")
        page.locator(shot.ready).first.wait_for()
        page.wait_for_function("() => !document.querySelector('.busy')")
        _settled(page)
        return page.screenshot(full_page=shot.whole)
    finally:
        context.close()


def _settled(page: Page) -> None:
    """Wait until nothing in the page has changed for a while."""
    page.evaluate(
        """() => new Promise((done) => {
            let timer = setTimeout(done, 400);
            new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, 400); })
                .observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
        })"""
    )


def small(picture: bytes) -> bytes:
    """A picture of at most `MOST` bytes, with as many colours as that allows."""
    whole = Image.open(io.BytesIO(picture)).convert("RGB")
    for colours in COLOURS:
        packed = io.BytesIO()
        whole.quantize(colours, dither=Image.Dither.NONE).save(packed, "PNG", optimize=True)
        if packed.tell() <= MOST:
            break
    return packed.getvalue()


def main(arguments: Sequence[str]) -> None:
    """Take them."""
    docs = "--docs" in arguments
    names = [Path(one) for one in arguments if one != "--docs"]
    folder = DOCS if docs else (names[0] if names else ROOT / "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as service, sync_playwright() as playwright:
        browser = launched(playwright, chromium())
        ann = Player.of(service.url, "Ann")
        for shot in shots(ann):
            if docs and not shot.kept:
                continue
            picture = taken(browser, ann, shot)
            (folder / shot.file).write_bytes(small(picture) if docs else picture)
            sys.stdout.write(f"{folder / shot.file}\n")
            sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except httpx.HTTPStatusError as refused:
        sys.exit(f"screenshots: {refused}: {refused.response.text}")
