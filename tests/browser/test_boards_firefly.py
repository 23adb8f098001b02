"""The board of Firefly, as people at its table see it."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, expect

from domain.games.firefly.view import FireflyGameView
from tests.e2e.service import Service

from .boards import drawn, fits, hidden, next_version, settled, zone
from .conftest import Person
from .test_table import Player, laid

PLAIN = re.compile("Shiny|Misbehave")
"""Cards of the beginning that ask nothing when they are played."""

VERSE = ["far left", "left", "middle", "right", "far right"]


def table(site: Service, person: Person, **how: Any) -> tuple[Player, str, Page]:
    """Ann's page at a table where she begins."""
    ann, ben, game = laid(site.url, "firefly", preset="first-game")
    settled((ann, ben), game)
    return ann, game, ann.looks(person, game, **how)


def test_the_table_has_its_zones(person: Person, site: Service) -> None:
    """Episode, 'Verse, Combat Zone, Serenity, Bridge, crew and hand are where they are looked for."""
    ann, game, page = table(site, person)
    view = ann.get(f"/games/{game}/view")
    expect(zone(page, "Episode 1").locator(".task")).to_have_count(len(view["tasks"]))
    expect(zone(page, "Episode 1")).to_contain_text(f"{view['tasks'][0]['task']} open")
    expect(zone(page, "'Verse").locator("[data-place] h4")).to_have_text(VERSE)
    expect(zone(page, "'Verse").locator("[data-place]").first).to_contain_text(
        f"Scan Cost {view['verse'][-1]['scan_cost']}"
    )
    expect(zone(page, "Combat Zone")).to_be_visible()
    expect(zone(page, "Serenity").locator("[data-place]")).to_have_count(len(view["serenity"]))
    expect(zone(page, "Bridge").locator("[data-place] [data-card]")).to_have_count(len(view["bridge"]))
    expect(zone(page, f"Episode Deck: {len(view['episode_deck'])}")).to_be_visible()
    expect(zone(page, "Ann").locator(f"[data-card='{view['players'][0]['avatar']['id']}']")).to_be_visible()
    expect(zone(page, "Other Main Characters").locator("[data-card]")).to_have_count(len(view["mains"]))
    hidden(page, view)


def test_what_may_be_done_is_done_by_pressing_it(person: Person, site: Service) -> None:
    """Cards of the hand are played by pressing them, by a click or by the keyboard."""
    _, _, page = table(site, person)
    hand = zone(page, "Your hand")
    expect(hand.locator("[data-card]")).to_have_count(6)
    for press in (Locator.click, partial(Locator.press, key="Enter")):
        card = hand.locator("[data-action=playCard]", has_text=PLAIN).first
        expect(card).to_contain_text("Play")
        played = card.get_attribute("data-card")
        next_version(page, partial(press, card))
        expect(zone(page, "Played this turn").locator(f"[data-card='{played}']")).to_be_visible()
        expect(hand.locator(f"[data-card='{played}']")).to_have_count(0)


def test_french_on_a_phone(person: Person, site: Service) -> None:
    """A French phone shows the board in French, and no more sideways than it is wide."""
    _, _, page = table(site, person, width=360, height=740, locale="fr-FR")
    expect(zone(page, "Passerelle").locator("[data-place]")).to_have_count(5)
    expect(zone(page, "Votre main").locator("[data-action=playCard]").first).to_contain_text("Jouer")
    fits(page)


def test_all_of_the_view_is_drawn() -> None:
    """What a view of this game has is on the board, but for what the table's frame shows."""
    assert drawn(FireflyGameView, "firefly") == set()
