"""The replay: a game that is over is looked at again, through whichever eyes."""

from __future__ import annotations

import re
from typing import Any
from uuid import uuid4

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.e2e.service import Service

from .conftest import WAIT_SECONDS, Person


def _post(url: str, token: str, path: str, **body: Any) -> Any:
    headers = {"Idempotency-Key": str(uuid4())} | ({"Authorization": f"Bearer {token}"} if token else {})
    return httpx.post(f"{url}/v1{path}", json=body, headers=headers, timeout=30).raise_for_status().json()


@pytest.fixture(scope="module")
def played(site: Service) -> dict[str, Any]:
    """The summary of a game that two bots have played to its end."""
    token = _post(site.url, "", "/players", name="Ann")["token"]
    bots = [{"kind": "bot", "bot": "random"}] * 2
    id_ = _post(site.url, token, "/games", game="villains", seats=bots)["id"]
    _post(site.url, token, f"/games/{id_}/start")
    following = {"Accept": "text/event-stream"}
    with httpx.stream("GET", f"{site.url}/v1/games/{id_}/events", headers=following, timeout=WAIT_SECONDS) as told:
        assert any('"Ended"' in line for line in told.iter_lines())
    return httpx.get(f"{site.url}/v1/games/{id_}").json()  # type: ignore[no-any-return]


def at(page: Page, version: int) -> None:
    """The page shows the table of this version."""
    expect(page.locator(f".board[data-version='{version}'][aria-busy=false]")).to_be_visible()


def test_it_goes_from_version_to_version_and_from_turn_to_turn(person: Person, played: dict[str, Any]) -> None:
    """By the buttons, by playing, and by the address, which says where one is."""
    page = person(f"/#/games/{played['id']}/replay?at=40")
    at(page, 40)
    page.get_by_role("button", name="One version on").click()
    at(page, 41)
    expect(page.locator(".happened[data-version='41'] .events li").first).to_be_visible()
    page.get_by_role("button", name="To the next turn").click()
    expect(page.locator(".events [data-event=TurnBegan]")).to_be_visible()
    page.get_by_role("button", name="One version back").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".events [data-event=TurnBegan]")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Version", exact=True).fill(str(played["version"]))
    at(page, played["version"])
    expect(page.locator(".events [data-event=Ended]")).to_be_visible()
    page.wait_for_url(f"**/replay?at={played['version']}&reveal=true")
    page.reload()
    at(page, played["version"])


def test_by_keyboard_alone(person: Person, played: dict[str, Any]) -> None:
    """The scrubber takes arrows and Page Up and Down, and says in words where one is."""
    page = person(f"/#/games/{played['id']}/replay?at=40")
    at(page, 40)
    page.get_by_label("Version", exact=True).focus()
    page.keyboard.press("ArrowRight")
    at(page, 41)
    page.keyboard.press("PageDown")
    expect(page.locator(".events [data-event=TurnBegan]")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(r"Version \d+ of \d+, turn \d+: Bot")
    )
    page.keyboard.press("End")
    at(page, played["version"])
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="To the start of the turn")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".events [data-event=TurnBegan]")).to_be_visible()


def test_a_hand_is_known_to_its_own_seat(person: Person, played: dict[str, Any]) -> None:
    """Through the eyes of one seat the other's hand is hidden, and to a spectator both are."""
    page = person(f"/#/games/{played['id']}/replay?at=40&seat=1")
    at(page, 40)
    hand = page.locator("[data-zone=hand] [data-card]")
    its = hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert its
    page.get_by_label("Seen through the eyes of").select_option("0")
    expect(page.locator(".board[data-seat='0'] [data-zone=hand] [data-card]").first).to_be_visible()
    assert not set(its) & set(hand.evaluate_all("cards => cards.map(card => card.dataset.card)"))
    page.get_by_label("Seen through the eyes of").select_option("spectator")
    expect(page.locator("[data-zone=hand]")).to_have_count(0)
    expect(page.locator("[data-zone=hand-0], [data-zone=hand-1]")).to_have_count(0)
    page.get_by_label("Seen through the eyes of").select_option("reveal")
    expect(page.locator("[data-zone=hand-0], [data-zone=hand-1]")).to_have_count(2)
