"""Everything before a game is played: signing up, the lobby, creating a game, invites, the table before the start, the account."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Person


def known(page: Page, name: str) -> Page:
    """Sign up by a name on the page where one is."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("link", name=name, exact=True)).to_be_visible()
    return page


def test_a_game_is_created_and_begun_by_clicking(person: Person) -> None:
    """Who comes for the first time gives a name, creates a game, fills it with bots, begins it, and is still known after a reload."""
    page = known(person(), "Ann")
    page.get_by_role("link", name="Create a game").click()
    page.locator("[data-do=create]").click()
    expect(page.get_by_role("heading", level=1, name="Legendary Villains")).to_be_visible()
    expect(page.locator("[data-do=start]")).to_be_disabled()
    page.locator("[data-do=fill]").click()
    page.locator("[data-do=start]").click()
    expect(page.locator("[data-do=start]")).to_have_count(0)
    page.get_by_role("link", name="Games", exact=True).click()
    page.reload()
    mine = page.locator("[data-list=waiting] li").filter(has_text="Ann")
    expect(mine).to_contain_text("Waits for you")
    expect(page.get_by_label("Your name")).to_have_count(0)
