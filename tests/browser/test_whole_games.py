"""Whole games by clicking: two people in two browsers and a bot, to the end of each of the four."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from domain.locale import say
from tests.e2e.service import Service, running

from .clicking import Clicker, by_keyboard, play
from .conftest import Person
from .test_table import Player

BOT = {"kind": "bot", "bot": "greedy"}


def _laid(url: str, game: str, preset: str, **options: object) -> tuple[Player, Player, str]:
    ann, ben = Player.of(url, "Ann"), Player.of(url, "Ben")
    table = {"game": game, "preset": preset, "options": options, "sit": True}
    id_ = ann.post("/games", seats=[{"kind": "open"}, {"kind": "open"}, BOT], **table)["id"]
    ben.post(f"/games/{id_}/seats")
    ann.post(f"/games/{id_}/start")
    if any(legal["type"] == "setAutoPass" for legal in ann.get(f"/games/{id_}/actions")["actions"]):
        for each in (ann, ben):
            each.post(f"/games/{id_}/actions", type="setAutoPass", on=True)
    return ann, ben, id_


def _over(player: Player, game: str, version: int) -> None:
    summary = player.get(f"/games/{game}")
    assert (summary["status"], summary["version"]) == ("ended", version)
    assert summary["outcome"]


def _tells(page: Page, player: Player, game: str, locale: str = "en") -> None:
    """The page says how the game ended."""
    reason = say(locale, f"board.reason.{player.get(f'/games/{game}')['reason']}")
    expect(page.locator(".ending").get_by_text(reason, exact=True)).to_be_visible()


def test_villains_with_a_reload_in_the_middle(person: Person, site: Service) -> None:
    """Both reload their pages in the middle of the game, and go on."""
    ann, ben, game = _laid(site.url, "villains", "full-game", challenges={"twists": "arch-villain"})
    hers, his = ann.looks(person, game), ben.looks(person, game)
    reloads = [hers, his]

    def meanwhile(version: int) -> None:
        if version > 30 and reloads:
            reloads.pop().reload()

    people = [Clicker(page, Random(n)) for n, page in enumerate((hers, his))]
    _over(ann, game, play(people, meanwhile))
    assert not reloads
    for page in (hers, his):
        _tells(page, ann, game)


def test_alien_in_french_on_a_phone(person: Person, site: Service) -> None:
    """One reads French, the other plays on a phone."""
    ann, ben, game = _laid(site.url, "alien", "first-game", prefilled=5)
    hers, his = ann.looks(person, game, locale="fr-FR"), ben.looks(person, game, width=360, height=740, has_touch=True)
    people = [Clicker(page, Random(n)) for n, page in enumerate((hers, his))]
    _over(ann, game, play(people))
    expect(hers.locator("html")).to_have_attribute("lang", "fr")
    _tells(hers, ann, game, "fr")
    _tells(his, ann, game)
    assert his.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_firefly_with_a_service_that_ends_in_the_middle(person: Person, tmp_path: Path) -> None:
    """The service is ended and begun anew while they play; neither does anything about it."""
    with running(tmp_path) as first:
        port, url = int(first.url.rpartition(":")[2]), first.url
        ann, ben, game = _laid(url, "firefly", "first-game", verse=[5, 5, 5])
        people = [Clicker(each.looks(person, game), Random(n)) for n, each in enumerate((ann, ben))]
        services = [first]

        def meanwhile(version: int) -> None:
            if version > 20 and len(services) == 1:
                first.stop()
                services.append(stack.enter_context(running(tmp_path, port=port)))

        with ExitStack() as stack:
            version = play(people, meanwhile)
            assert len(services) == 2
            _over(ann, game, version)


def test_conquest_by_the_keyboard_alone(person: Person, site: Service) -> None:
    """One of them never touches the mouse."""
    ann, ben, game = _laid(site.url, "conquest", "brutal")
    people = [
        Clicker(ann.looks(person, game), Random(1), hurry=0.6),
        Clicker(ben.looks(person, game, color_scheme="dark"), Random(2), hurry=0.6, press=by_keyboard),
    ]
    _over(ann, game, play(people))
    assert all(each.pressed for each in people)
