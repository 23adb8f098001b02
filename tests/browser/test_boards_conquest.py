"""The board of Conquest, as people at its table see it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from domain.games.conquest.view import ConquestView
from tests.e2e.service import Service

from .boards import drawn, fits, hidden, next_version, zone
from .conftest import Person
from .test_table import Player, laid

STEPS = 200


def table(site: Service, person: Person, **how: Any) -> tuple[Player, str, Page]:
    """Ann's page in her first Action Phase, with a Fleet of four on her Landing Site."""
    ann, ben, game = laid(site.url, "conquest", options={"races": ["the-orzax", "menthalars"]})
    for player in (ann, ben):
        player.post(f"/games/{game}/actions", type="setAutoPass", on=True)
    for _ in range(STEPS):
        if any(one["type"] == "moveAlien" for one in ann.get(f"/games/{game}/actions")["actions"]):
            return ann, game, ann.looks(person, game, **how)
        player, action = next(step for player in (ann, ben) for step in _steps(player, game))
        player.post(f"/games/{game}/actions", **action)
    raise AssertionError("Ann had no Action Phase")


def _steps(player: Player, game: str) -> Iterator[tuple[Player, dict[str, Any]]]:
    """What somebody can do to get on: answer with the first options, or end."""
    legal = player.get(f"/games/{game}/actions")
    for asked in legal["decisions"]:
        if asked["options"] is not None:
            chosen = [option["key"] for option in asked["options"][: asked["least"]]]
            yield player, {"type": "decide", "decision": asked["decision"], "choice": chosen}
    for one in legal["actions"]:
        if one["type"].startswith("end"):
            yield player, one["action"]


def space(page: Page, name: str) -> Locator:
    """A Space of the board."""
    return page.locator(f"[data-place='{name}']")


def alien(page: Page) -> Locator:
    """The first of Ann's Aliens on her Landing Site."""
    return space(page, "P1.C").locator("button.alien").first


def moved(view: Any, card: str | None, to: str) -> bool:
    """Whether an Alien stands in a Space."""
    return any(str(one["id"]) == card for each in view["spaces"] if each["space"] == to for one in each["aliens"])


def test_the_table_has_its_zones(person: Person, site: Service) -> None:
    """The board has every Space, which says what lies there; players, hand and decks are where they are looked for."""
    ann, game, page = table(site, person)
    view = ann.get(f"/games/{game}/view")
    expect(zone(page, "Board").locator("[data-place]")).to_have_count(len(view["spaces"]))
    expect(zone(page, "Board").locator("line")).to_have_count(len(view["edges"]))
    capitol = space(page, "O.C").get_by_role("button", name="O.C: Capitol City, Resistance 4, Population 5")
    expect(capitol).to_be_visible()
    site_of_ben = space(page, "P2.C").get_by_role("button")
    expect(site_of_ben).to_have_accessible_name("P2.C: Landing Site of Ben, 4 Aliens of Ben (Strength 2, 2, 2, and 2)")
    expect(zone(page, "Where the game is")).to_contain_text("Action Phase")
    expect(zone(page, "Ann").locator("[data-card]", has_text="The Orzax")).to_be_visible()
    expect(zone(page, "Ben")).to_contain_text(re.compile(rf"Hand\s*{len(view['invaders'][1]['hand'])}"))
    expect(zone(page, "Your hand").locator("[data-card]")).to_have_count(len(view["invaders"][0]["hand"]))
    hidden(page, view)


def test_an_alien_is_moved_by_pressing_it_and_a_space(person: Person, site: Service) -> None:
    """Whoever presses an Alien sees where it may go, and moves it there by pressing the Space."""
    ann, game, page = table(site, person)
    card = alien(page).get_attribute("data-card")
    alien(page).click()
    expect(page.locator("rect.target")).to_have_count(6)
    expect(zone(page, "The Alien that is picked up").locator("[data-action=moveAlien]")).to_have_count(6)
    next_version(page, lambda: space(page, "P1.5").locator("[data-action=moveAlien]").click())
    assert moved(ann.get(f"/games/{game}/view"), card, "P1.5")
    expect(space(page, "P1.5").locator(f"[data-card='{card}']")).to_be_visible()
    expect(page.locator("rect.target")).to_have_count(0)


def test_an_alien_is_moved_by_the_keyboard(person: Person, site: Service) -> None:
    """Enter picks an Alien up, an arrow goes to the Space beside it, Enter moves it there; Escape puts it down."""
    ann, game, page = table(site, person)
    card = alien(page).get_attribute("data-card")
    alien(page).focus()
    page.keyboard.press("Enter")
    expect(alien(page)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(alien(page)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(space(page, "P1.2").locator("button:focus")).to_have_attribute("data-action", "moveAlien")
    next_version(page, lambda: page.keyboard.press("Enter"))
    assert moved(ann.get(f"/games/{game}/view"), card, "P1.2")
    expect(space(page, "P1.2").locator(".space > button:focus")).to_be_visible()


def test_a_space_is_looked_at_closer(person: Person, site: Service) -> None:
    """A Space shows what lies there, and lists what may be done there."""
    _, _, page = table(site, person)
    space(page, "O.C").locator(".space > button").click()
    expect(page.get_by_role("dialog").locator(".face")).to_contain_text("Capitol City")
    page.keyboard.press("Escape")
    space(page, "P1.4").locator(".space > button").click()
    expect(page.get_by_role("dialog").locator("[data-action=moveAlien]")).to_have_count(4)
    next_version(page, page.get_by_role("dialog").locator("[data-action=moveAlien]").first.click)
    expect(space(page, "P1.4").locator("[data-card]")).not_to_have_count(0)


def test_french_on_a_phone(person: Person, site: Service) -> None:
    """A French phone shows the board in French, from the own Landing Site on; what an Alien may do stands below it, too."""
    _, _, page = table(site, person, width=360, height=740, locale="fr-FR")
    expect(space(page, "P1.C").locator(".space > button")).to_be_in_viewport()
    expect(space(page, "P1.C").locator(".name")).to_have_text("Atterrissage de Ann")
    alien(page).click()
    move = zone(page, "L'Alien en main").locator("[data-action=moveAlien]").first
    expect(move).to_contain_text("Déplacer")
    next_version(page, move.click)
    expect(page.locator(".space > button:focus")).to_have_accessible_name(re.compile("1 Alien de Ann"))
    fits(page)


def test_all_of_the_view_is_drawn() -> None:
    """What a view of this game has is on the board, but for what the table's frame shows."""
    assert drawn(ConquestView, "conquest") == set()
