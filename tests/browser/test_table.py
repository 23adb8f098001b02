"""The table: two people at a game, each in a browser of their own."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.e2e.service import Service

from .conftest import Person


@dataclass(frozen=True)
class Player:
    """Somebody who has an account at a service: calls the API as them, and opens pages as them."""

    url: str
    account: dict[str, Any]

    @classmethod
    def of(cls, url: str, name: str) -> Player:
        """A new one."""
        key = {"Idempotency-Key": str(uuid4())}
        return cls(url, httpx.post(f"{url}/v1/players", json={"name": name}, headers=key).raise_for_status().json())

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """What the API answers, at a path below /v1."""
        headers = {"Authorization": f"Bearer {self.account['token']}"}
        answer = httpx.request(method, f"{self.url}/v1{path}", headers=headers, json=body or None, timeout=30)
        return answer.raise_for_status().json()

    def get(self, path: str) -> Any:
        """What is at a path."""
        return self.ask("GET", path)

    def post(self, path: str, **body: Any) -> Any:
        """What posting brings."""
        return self.ask("POST", path, **body)

    def looks(self, person: Person, game: str, **how: Any) -> Page:
        """A page of theirs at the table."""
        page = person(at="/", url=self.url, **how)
        page.evaluate("kept => localStorage.setItem('turnledger', kept)", json.dumps(self.account))
        page.goto(f"{self.url}/#/games/{game}")
        page.reload()
        return page


def laid(url: str, game: str = "villains", **table: Any) -> tuple[Player, Player, str]:
    """Ann and Ben at a table that has begun."""
    ann, ben = Player.of(url, "Ann"), Player.of(url, "Ben")
    id_ = ann.post("/games", game=game, seats=[{"kind": "open"}, {"kind": "open"}], sit=True, **table)["id"]
    ben.post(f"/games/{id_}/seats")
    ann.post(f"/games/{id_}/start")
    return ann, ben, id_


def shows(page: Page, version: int) -> Locator:
    """The table, once it shows this version."""
    table = page.locator(f".table[data-version='{version}']")
    expect(table).to_be_visible()
    return table


def test_what_one_does_the_other_sees(person: Person, site: Service) -> None:
    """Ann plays a card by pressing it; Ben's browser shows the table as it is then, without anything being pressed there."""
    ann, ben, game = laid(site.url, options={"first_player": 0})
    hers, his = ann.looks(person, game), ben.looks(person, game)
    before = ann.get(f"/games/{game}")["version"]
    shows(his, before)
    expect(his.get_by_text("It is Ann's move.")).to_be_visible()
    hers.locator("[data-card][data-action=playCard]").first.click()
    shows(his, before + 1)
    shows(hers, before + 1)
