"""Every page for everybody: axe finds nothing, no page is wider than a phone, and the keyboard alone is enough."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.service import Service

from .axe import FILE, faults
from .conftest import Person
from .test_table import Player

PHONE, DESK = (360, 740), (1280, 900)
SCHEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
LOOKS = ("color-contrast", "target-size", "scrollable-region-focusable", "link-in-text-block")
"""The rules that a look at the page decides; the others say the same of it, however it looks."""
GAMES = ("villains", "alien", "firefly", "conquest")
CARDS = {"villains": "infiltrate-the-lair-with-spies"}
TABS = 80
"""How often somebody presses Tab at the most, to get from one thing to the next."""


def test_axe_is_what_it_was() -> None:
    """It has the hash that is noted."""
    noted, name = FILE.with_name("SHA256SUMS").read_text().split()
    assert sha256(FILE.with_name(name).read_bytes()).hexdigest() == noted


def _ann(page: Page, site: Service) -> Player:
    """Ann, who uses this browser."""
    ann = Player.of(site.url, "Ann")
    page.evaluate("kept => localStorage.setItem('turnledger', kept)", json.dumps(ann.account))
    page.reload()
    return ann


def _begun(ann: Player, game: str) -> str:
    """A game between her and a bot, some moves after its start."""
    table = ann.post("/games", game=game, seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}], sit=True)["id"]
    ann.post(f"/games/{table}/start")
    for _ in range(6):
        legal = ann.get(f"/games/{table}/actions")
        if not (action := next(filter(None, (_first(each) for each in legal["actions"])), None)):
            break
        ann.post(f"/games/{table}/actions", **action)
    return str(table)


def _first(legal: dict[str, object]) -> dict[str, object] | None:
    action = legal["action"]
    assert isinstance(action, dict)
    return action if legal["type"] != "setAutoPass" else None


def _wrong(page: Page, where: str) -> Iterator[str]:
    """What is wrong with a page on a desk and on a phone, light and dark."""
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            rules = () if (width, scheme) == (PHONE[0], "light") else LOOKS
            yield from (f"{where}, {width} wide, {scheme}: {fault}" for fault in faults(page, rules))
        if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
            yield f"{where}, {width} wide: it scrolls sideways, to {wide}"


def _at(page: Page, path: str, site: Service, ready: str) -> None:
    page.goto(f"{site.url}/#{path}")
    expect(page.locator(ready).first).to_be_visible()


def test_nothing_is_wrong_with_the_pages(person: Person, site: Service) -> None:
    """All but the tables: in both sizes and schemes."""
    page = person()
    expect(page.get_by_label("Your name")).to_be_visible()
    wrong = list(_wrong(page, "signing up"))
    ann = _ann(page, site)
    table = ann.post("/games", game="villains", seats=[{"kind": "open"}, {"kind": "open"}], sit=True)["id"]
    invite = ann.post(f"/games/{table}/invites")["token"]
    campaign = ann.post("/campaigns", game="firefly", seats=[{"kind": "open"}], sit=True)["id"]
    pages = {
        "/": "main h1",
        "/new": "[data-do=create]",
        "/me": "main h1",
        f"/games/{table}": "[data-do=start]",
        f"/invites/{invite}": "main h1",
        f"/campaigns/{campaign}": "main table",
        "/verify": "main h1",
        "/nothing": "main h1",
        "/catalogue": ".which",
        **{f"/catalogue/{game}/{card}": ".tree" for game, card in CARDS.items()},
        "/catalogue/villains?kind=ally": ".faces",
        "/catalogue/alien/rules": ".part",
        "/catalogue/alien/rules/alien.keyword.sacrifice": ".lead",
    }
    for path, ready in pages.items():
        _at(page, path, site, ready)
        wrong += _wrong(page, path)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong_with_a_table(person: Person, site: Service, game: str) -> None:
    """A game that is being played, and its replay."""
    page = person()
    table = _begun(_ann(page, site), game)
    _at(page, f"/games/{table}", site, ".table .board")
    wrong = list(_wrong(page, game))
    _at(page, f"/games/{table}/replay", site, "main h1")
    wrong += _wrong(page, f"replay of {game}")
    assert not wrong, "\n".join(wrong)


def _reach(page: Page, wanted: Locator) -> None:
    """Come to a thing by Tab, and see that one is there."""
    expect(wanted).to_be_visible()
    for _ in range(TABS):
        if wanted.evaluate("element => element === document.activeElement"):
            assert wanted.evaluate("element => getComputedStyle(element).outlineStyle !== 'none'"), f"unseen: {wanted}"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab doesn't lead to {wanted}")


def test_another_page_is_told_by_its_title_and_has_the_focus(person: Person) -> None:
    """Who follows a link is at the heading of the page that it leads to, and its title names it; filters change neither."""
    page = person()
    expect(page).to_have_title("Games · Turnledger")
    _reach(page, page.get_by_role("link", name="Cards", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Cards")).to_be_focused()
    _reach(page, page.get_by_role("link", name="Legendary Encounters: Alien", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_title("Legendary Encounters: Alien · Turnledger")
    _reach(page, page.get_by_label("Words in the text"))
    page.keyboard.type("motion")
    expect(page.get_by_label("Words in the text")).to_be_focused()
    page.go_back()
    expect(page).to_have_title("Cards · Turnledger")


def test_the_first_thing_is_the_way_past_the_head(person: Person) -> None:
    """Tab leads to a link to the content before anything else."""
    page = person("/#/catalogue")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_a_game_is_played_with_the_keyboard_alone(person: Person) -> None:
    """From the first page to the next turn: a name, a table, a bot beside it, cards played, the turn ended."""
    page = person()
    _reach(page, page.get_by_label("Your name"))
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    _press(page, page.get_by_role("link", name="Create a game"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    _press(page, page.locator("[data-do=create]"))
    _press(page, page.locator("[data-do=fill]"))
    _press(page, page.locator("[data-do=start]"))
    table = page.locator(".table[data-version]")
    cards = page.locator("[data-action=playCard]")
    expect(cards.first).to_be_visible()
    left = cards.count()
    _press(page, cards.first)
    expect(cards).to_have_count(left - 1)
    before = int(table.get_attribute("data-version") or 0)
    _press(page, page.get_by_role("button", name="End the turn"))
    page.wait_for_function("before => Number(document.querySelector('.table').dataset.version) > before", arg=before)


def _press(page: Page, wanted: Locator) -> None:
    """Come to a thing by Tab, and press it."""
    _reach(page, wanted)
    page.keyboard.press("Enter")
