"""The board of Villains, as people at its table see it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from domain.games.villains.view import VillainsView
from tests.e2e.service import Service

from .boards import drawn, fits, hidden, next_version, settled, zone
from .conftest import Person
from .test_table import Player, laid

CITY = ["Bridge", "Streets", "Rooftops", "Bank", "Sewers"]


def table(site: Service, person: Person, preset: str = "first-game", **how: Any) -> tuple[Player, Any, Page]:
    """Ann, who begins, her view as she may play cards, and her page."""
    ann, ben, game = laid(site.url, preset=preset, options={"first_player": 0})
    return ann, settled((ann, ben), game), ann.looks(person, game, **how)


def test_the_table_has_its_zones(person: Person, site: Service) -> None:
    """Commander, Plot, city, Lair, decks and hand are where they are looked for; what lies face down has no name."""
    _, view, page = table(site, person)
    expect(zone(page, "Commander").get_by_role("button", name="Dr. Strange")).to_be_visible()
    expect(zone(page, "Plot")).to_contain_text("Twist:")
    expect(zone(page, "City").locator("[data-place] h4")).to_have_text(CITY)
    expect(zone(page, "Lair").locator("[data-place] [data-card]")).to_have_count(len(view["lair"]))
    expect(zone(page, f"Adversary Deck: {len(view['adversary_deck'])}")).to_be_visible()
    expect(zone(page, "Your hand").locator("[data-card]")).to_have_count(len(view["players"][0]["hand"]))
    expect(zone(page, "Ben")).to_contain_text(f"Hand {len(view['players'][1]['hand'])}")
    hidden(page, view)


def test_what_may_be_done_is_done_by_pressing_it(person: Person, site: Service) -> None:
    """A card of the hand is played by pressing it; it is marked, in words, too."""
    _, view, page = table(site, person)
    card = zone(page, "Your hand").locator("[data-action=playCard]").first
    expect(card).to_contain_text("Play")
    played = card.get_attribute("data-card")
    next_version(page, card.click)
    expect(zone(page, "Played this turn").locator(f"[data-card='{played}']")).to_be_visible()
    expect(zone(page, "Your hand").locator("[data-card]")).to_have_count(len(view["players"][0]["hand"]) - 1)


def test_the_heroic_board_in_french_on_a_phone(person: Person, site: Service) -> None:
    """A French phone shows the heroic board in its own words, which is entered at its other end, and fits; what nothing may be
    done with shows itself large."""
    _, _, page = table(site, person, "heroic-game", width=360, height=740, locale="fr-FR")
    expect(zone(page, "Cerveau")).to_be_visible()
    expect(zone(page, "Ville").locator("[data-place]").first).to_have_attribute("data-place", "sewers")
    expect(zone(page, "Votre main").locator("[data-action=playCard]").first).to_contain_text("Jouer")
    fits(page)
    zone(page, "QG").locator("button[data-card]:not([data-action])").first.click()
    expect(page.get_by_role("dialog").locator(".face")).to_be_visible()
    fits(page)


def test_all_of_the_view_is_drawn() -> None:
    """What a view of this game has is on the board, but for what the table's frame shows."""
    assert drawn(VillainsView, "villains") == set()
