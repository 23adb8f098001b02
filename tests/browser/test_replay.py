"""The replay: a game that is over is looked at again, through whichever eyes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import Any
from uuid import uuid4

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.e2e.service import Service

from .conftest import WAIT_SECONDS, Person
from .test_table import laid, playing


def _post(url: str, token: str, path: str, **body: Any) -> Any:
    headers = {"Idempotency-Key": str(uuid4())} | ({"Authorization": f"Bearer {token}"} if token else {})
    return httpx.post(f"{url}/v1{path}", json=body, headers=headers, timeout=30).raise_for_status().json()


@pytest.fixture(scope="module")
def played(site: Service) -> dict[str, Any]:
    """The summary of a game that two bots have played to its end, and of which `kinds` the events of its first versions are."""
    token = _post(site.url, "", "/players", name="Ann")["token"]
    bots = [{"kind": "bot", "bot": "random"}] * 2
    id_ = _post(site.url, token, "/games", game="villains", seats=bots)["id"]
    _post(site.url, token, f"/games/{id_}/start")
    following = {"Accept": "text/event-stream"}
    with httpx.stream("GET", f"{site.url}/v1/games/{id_}/events", headers=following, timeout=WAIT_SECONDS) as told:
        assert any('"Ended"' in line for line in told.iter_lines())
    at = f"{site.url}/v1/games/{id_}"
    commits = httpx.get(f"{at}/events").json()["commits"]
    kinds = {commit["version"]: [event["type"] for event in commit["events"]] for commit in commits}
    return {**httpx.get(at).json(), "kinds": kinds}


def at(page: Page, version: int) -> None:
    """The page shows the table of this version."""
    expect(page.locator(f".board[data-version='{version}'][aria-busy=false]")).to_be_visible()


def test_it_goes_from_version_to_version_and_from_turn_to_turn(person: Person, played: dict[str, Any]) -> None:
    """By the buttons, by playing, and by the address, which says where one is."""
    middle = _middle(played)
    page = person(f"/#/games/{played['id']}/replay?at={middle}")
    at(page, middle)
    page.get_by_role("button", name="One version on").click()
    at(page, middle + 1)
    expect(page.locator(f".happened[data-version='{middle + 1}'] .events li").first).to_be_visible()
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
    middle = _middle(played)
    page = person(f"/#/games/{played['id']}/replay?at={middle}")
    at(page, middle)
    page.get_by_label("Version", exact=True).focus()
    page.keyboard.press("ArrowRight")
    at(page, middle + 1)
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
    page = person(f"/#/games/{played['id']}/replay?at={_first(played, 'Pooled') - 1}&seat=1")
    at(page, _first(played, "Pooled") - 1)
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


def test_two_versions_are_held_against_each_other(person: Person, played: dict[str, Any]) -> None:
    """What was played lies elsewhere, and what it gave is another figure."""
    page = person(f"/#/games/{played['id']}/replay?at={_first(played, 'Pooled')}")
    page.get_by_text("Compare two versions").click()
    page.get_by_role("button", name="Compare with version").click()
    compared = page.locator("[data-part=compare]")
    expect(
        compared.get_by_text(re.compile(r"from Hand \(Bot . \(random\)\) to Played \(Bot . \(random\)\)"))
    ).to_be_visible()
    expect(compared.locator("[data-value=attack], [data-value=recruit]").first).to_contain_text("0, then 1")
    page.get_by_label("From version").fill(str(_middle(played)))
    page.get_by_label("Version", exact=True).fill(str(_middle(played)))
    at(page, _middle(played))
    page.get_by_role("button", name="Compare with version").click()
    expect(compared.get_by_text("Nothing that can be seen differs.")).to_be_visible()


def test_charts_say_the_same_in_a_table(person: Person, played: dict[str, Any]) -> None:
    """Each is a picture with a name, and has a table, which leads to the versions it is about."""
    page = person(f"/#/games/{played['id']}/replay", width=360, height=720)
    page.get_by_role("button", name="Draw the charts").click()
    points = page.locator("[data-chart='Hand']")
    expect(points.get_by_role("img", name="Chart: Hand.")).to_be_visible()
    points.get_by_text("As a table").click()
    rows = points.locator("tbody tr")
    assert rows.count() == points.locator(".line-0 path.point").count() - 1  # and one in the legend
    last = rows.last.locator("td").all_inner_texts()
    rows.last.get_by_role("button").click()
    at(page, played["version"])
    view = httpx.get(f"{page.url.split('/#')[0]}/v1/games/{played['id']}/view").json()
    assert last == [str(len(each["hand"])) for each in view["players"]]
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_an_auditor_is_told_why_and_what_was_legal(person: Person, site: Service, played: dict[str, Any]) -> None:
    """With a token of their own; each look is noted, and none is taken that nobody asked for."""
    id_, token = played["id"], _auditor(site)
    audits = f"{site.url}/v1/games/{id_}/audit"
    version = _first(played, "Pooled")
    page = person(f"/#/games/{id_}/replay?at={version}")
    at(page, version)
    page.get_by_text("For auditors").click()
    page.get_by_label("A token with the scope audit").fill(token)
    page.get_by_role("button", name="Look as an auditor").click()
    expect(page.get_by_text("You look as an auditor: each look is noted")).to_be_visible()
    page.locator("[data-event=Pooled]").get_by_role("button", name="Why?").first.click()
    dialog = page.get_by_role("dialog", name=re.compile("Why .* happened"))
    expect(dialog.get_by_text("villains.play.one-at-a-time").first).to_be_visible()
    expect(dialog.get_by_text("Nobody had asked for that.")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=f"Ask what was legal at version {version}").click()
    expect(page.locator("[data-part=legal]").get_by_text("End the turn")).to_be_visible()
    heard = {"Authorization": f"Bearer {token}"}
    looks = httpx.get(f"{audits}/reads", headers=heard).raise_for_status().json()["reads"]
    assert [look["arguments"].get("at") for look in looks if look["operation"] == "table"] == [version]


def test_the_browser_finds_the_differences_that_auditors_are_told(
    person: Person, site: Service, played: dict[str, Any]
) -> None:
    """Its own comparison of two views says the same as that of the service."""
    heard = {"Authorization": f"Bearer {_auditor(site)}"}
    audits = f"{site.url}/v1/games/{played['id']}/audit"
    page, middle = person(), _middle(played)
    for before, after, seat in ((20, 21, 0), (20, middle, 1), (10, played["version"], 0), (middle, 30, 1)):
        views = [
            httpx.get(f"{audits}/table?at={each}&seat={seat}", headers=heard).raise_for_status().json()
            for each in (before, after)
        ]
        told = httpx.get(f"{audits}/difference?from={before}&to={after}&seat={seat}", headers=heard).json()
        found = page.evaluate(
            """async ([then, now]) => {
                const { difference } = await import(`${document.documentElement.dataset.assets}/app/replay/difference.js`);
                return difference(then, now);
            }""",
            views,
        )
        assert {each["what"]: (each["before"], each["after"]) for each in found["values"]} == {
            each["what"]: (each["before"], each["after"]) for each in told["values"] if each["what"] != "plays"
        }
        assert [(each["card"], each["left"], each["reached"]) for each in found["cards"]] == [
            (each["card"], left, reached)
            for each in told["cards"]
            for left, reached in [[[place for place in each[end] if place != "plays"] for end in ("left", "reached")]]
            if left or reached
        ]


def test_of_a_game_that_runs_one_s_own_eyes_and_a_spectator_s(person: Person, site: Service) -> None:
    """What others know is for later; newer versions are there for who looks for them."""
    ann, ben, game = laid(site.url)
    who = playing(ann, ben, game=game, until="playCard")
    page = who.looks(person, f"{game}/replay")
    scrubber = page.get_by_role("slider")
    newest = int(scrubber.get_attribute("max") or 0)
    eyes = page.get_by_label("Seen through the eyes of")
    expect(eyes).to_have_value("0" if who is ann else "1")
    expect(eyes.locator("option")).to_have_text([who.account["player"]["name"], "A spectator"])
    legal = who.get(f"/games/{game}/actions")["actions"]
    who.post(f"/games/{game}/actions", **next(each["action"] for each in legal if each["type"] == "playCard"))
    page.get_by_role("button", name="Look for newer versions").click()
    expect(scrubber).to_have_attribute("max", str(newest + 1))
    scrubber.press("End")
    at(page, newest + 1)


def _first(played: dict[str, Any], event: str) -> int:
    """The first version in which there is such an event."""
    kinds: dict[int, list[str]] = played["kinds"]
    return next(version for version, told in kinds.items() if event in told)


def _middle(played: dict[str, Any]) -> int:
    """A version in the middle of the game."""
    return int(played["version"]) // 2


def _auditor(site: Service) -> str:
    """A token to audit, as who runs the service makes one."""
    player = _post(site.url, "", "/players", name="Aud")["player"]["id"]
    environment = {**os.environ, "TURNLEDGER_DATA_DIR": str(site.data)}
    command = [sys.executable, "-m", "service.cli", "token", player, "--scopes", "audit"]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()
