"""The table: two people at a game, each in a browser of their own."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import httpx
from playwright.sync_api import Locator, Page, expect

from .conftest import Person


@dataclass(frozen=True)
class Player:
    """Somebody who has an account: calls the API as them, and opens pages as them."""

    account: dict[str, Any]
    http: httpx.Client

    @classmethod
    def of(cls, url: str, name: str) -> Player:
        """A new one."""
        made = httpx.post(f"{url}/v1/players", json={"name": name}, headers={"Idempotency-Key": str(uuid4())}).json()
        headers = {"Authorization": f"Bearer {made['token']}"}
        return cls(made, httpx.Client(base_url=url, headers=headers, timeout=30))

    def get(self, path: str) -> Any:
        """What is at a path."""
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        """What posting brings."""
        return self.http.post(path, json=body).raise_for_status().json()

    def looks(self, person: Person, game: str, **how: Any) -> Page:
        """A page of theirs at the table."""
        page = person(at="/", url=str(self.http.base_url).rstrip("/"), **how)
        page.evaluate("kept => localStorage.setItem('turnledger', kept)", json.dumps(self.account))
        page.goto(f"{self.http.base_url}#/games/{game}")
        page.reload()
        return page


def laid(url: str, game: str = "villains", **table: Any) -> tuple[Player, Player, str]:
    """Ann and Ben at a table that has begun."""
    ann, ben = Player.of(url, "Ann"), Player.of(url, "Ben")
    id_ = ann.post("/v1/games", game=game, seats=[{"kind": "open"}, {"kind": "open"}], sit=True, **table)["id"]
    ben.post(f"/v1/games/{id_}/seats")
    ann.post(f"/v1/games/{id_}/start")
    return ann, ben, id_


def shows(page: Page, version: int) -> Locator:
    """The table, once it shows this version."""
    table = page.locator(f".table[data-version='{version}']")
    expect(table).to_be_visible()
    return table


def test_what_one_does_the_other_sees(person: Person) -> None:
    """Ann plays a card by pressing it; Ben's browser shows the table as it is then, without anything being pressed there."""
    site = person().url.split("/#")[0].rstrip("/")
    ann, ben, game = laid(site, options={"first_player": 0})
    hers, his = ann.looks(person, game), ben.looks(person, game)
    before = ann.get(f"/v1/games/{game}")["version"]
    shows(his, before)
    expect(his.get_by_text("It is Ann's move.")).to_be_visible()
    hers.locator("[data-card][data-action=playCard]").first.click()
    shows(his, before + 1)
    shows(hers, before + 1)
