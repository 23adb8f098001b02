"""The board of Alien, as people at its table see it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from domain.games.alien.view import AlienGameView
from tests.e2e.service import Service

from .boards import drawn, fits, hidden, next_version, settled, zone
from .conftest import Person
from .test_table import laid

ROOMS = ["Ventilation Shafts", "Operations", "Weapons Locker", "Med-Lab", "Airlock"]


def table(site: Service, person: Person, **how: Any) -> tuple[Any, Page]:
    """Ann, who begins, her view as she may play cards, and her page."""
    options = {"first_player": 0, "roles": ["Gunner", "Medic"]}
    ann, ben, game = laid(site.url, "alien", preset="first-game", options=options)
    return settled((ann, ben), game), ann.looks(person, game, **how)


def test_the_table_has_its_zones(person: Person, site: Service) -> None:
    """Objective, Location, Complex, Combat Zone, HQ, crew and hand are where they are looked for."""
    view, page = table(site, person)
    expect(zone(page, "Objective 1").get_by_role("button", name="The S.O.S.")).to_be_visible()
    expect(zone(page, "Location").get_by_role("button", name="The Nostromo")).to_be_visible()
    rooms = zone(page, "Complex").locator("[data-place]")
    expect(rooms.locator("h4")).to_have_text(ROOMS)
    expect(rooms.last).to_contain_text(f"Scan Cost {view['rooms'][-1]['scan_cost']}")
    expect(zone(page, "Combat Zone")).to_be_visible()
    expect(zone(page, "HQ").locator("[data-place] [data-card]")).to_have_count(len(view["hq"]))
    expect(zone(page, f"Hive: {len(view['hive'])}")).to_be_visible()
    expect(zone(page, "Ann")).to_contain_text(f"Damage {view['crew'][0]['damage']} of {view['crew'][0]['health']}")
    expect(zone(page, "Ben").get_by_role("button", name="Medic")).to_be_visible()
    hidden(page, view)


def test_what_may_be_done_is_done_by_pressing_it(person: Person, site: Service) -> None:
    """Cards of the hand are played by pressing them."""
    view, page = table(site, person)
    hand = zone(page, "Your hand")
    expect(hand.locator("[data-card]")).to_have_count(len(view["crew"][0]["hand"]))
    card = hand.locator("[data-action=playCard]").first
    expect(card).to_contain_text("Play")
    played = card.get_attribute("data-card")
    next_version(page, card.click)
    expect(zone(page, "Played this turn").locator(f"[data-card='{played}']")).to_be_visible()
    expect(hand.locator(f"[data-card='{played}']")).to_have_count(0)


def test_french_on_a_phone(person: Person, site: Service) -> None:
    """A French phone shows the board in French, and no more sideways than it is wide."""
    _, page = table(site, person, width=360, height=740, locale="fr-FR")
    expect(zone(page, "Complexe").locator("[data-place] h4").last).to_have_text("Sas")
    expect(zone(page, "Votre main").locator("[data-action=playCard]").first).to_contain_text("Jouer")
    fits(page)


def test_all_of_the_view_is_drawn() -> None:
    """What a view of this game has is on the board, but for what the table's frame shows."""
    assert drawn(AlienGameView, "alien") == set()
