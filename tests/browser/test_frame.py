"""The frame of all pages."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.service import Service

from .conftest import Person


def test_the_service_serves_pages(person: Person) -> None:
    """Whoever opens the address of the service is at the lobby."""
    page = person()
    expect(page.get_by_role("navigation", name="Pages", exact=True)).to_be_visible()
    expect(page).to_have_title("Games · Turnledger")


def test_the_browser_s_language_is_spoken(person: Person) -> None:
    """Who comes with a French browser reads French, and may switch."""
    page = person(locale="fr-FR")
    expect(page.get_by_role("link", name="Parties")).to_be_visible()
    page.get_by_label("Langue").select_option("en")
    expect(page.get_by_role("link", name="Games")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Games")).to_be_visible()


def test_pages_need_no_tls(person: Person, site: Service) -> None:
    """Who plays in a local network has no certificate: what browsers keep from such pages isn't used, and signing up works."""
    page = person("/", url=site.url)
    page.add_init_script("delete crypto.constructor.prototype.randomUUID; delete crypto.constructor.prototype.subtle")
    page.reload()
    assert page.evaluate("crypto.randomUUID === undefined && crypto.subtle === undefined")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_role("link", name="Ann")).to_be_visible()


def test_an_address_that_cannot_be_read_leads_nowhere(person: Person) -> None:
    """A link that was cut off in the middle of a character is told to lead nowhere, as every other that does."""
    page = person("/#/games/g_%E4")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
