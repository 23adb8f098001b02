"""A record is checked by the browser itself."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.docs.damages import DAMAGES
from tests.docs.records import example

from .conftest import Person

EXAMPLE = example()


def choose(page: Page, record: bytes, name: str = "game.ndjson") -> Locator:
    """Give the page a record; what it says of it."""
    page.get_by_label("Choose a record").set_input_files({"name": name, "mimeType": "", "buffer": record})
    return page.locator("[data-verdict]")


def test_a_record_is_verified_and_what_was_checked_is_said(person: Person) -> None:
    """A whole record is: sentence by sentence."""
    said = choose(person("/#/verify"), EXAMPLE)
    expect(said.get_by_role("heading", level=2)).to_contain_text("Verified")
    for sentence in (
        "8 commits are there, unchanged",
        "2 shuffles are those that follow from the seeds",
        "2 dice show what follows",
        "3 commits are signed with the key 34750f98bd59fcfc.",
        "2 commits have no signature",
        "This service doesn't publish the keys 34750f98bd59fcfc and 6a3803d5f059902a",
    ):
        expect(said).to_contain_text(sentence)


def test_a_damaged_one_is_refused_with_its_version(person: Person) -> None:
    """The first that is wrong, by the fault's name and in words, and a screen reader says so."""
    damaged, expected = DAMAGES["another face"]
    page = person("/#/verify")
    said = choose(page, damaged())
    expect(said.get_by_role("heading", level=2)).to_contain_text("Not verified: version 4")
    expect(said).to_contain_text("In version 4 chance wasn't what follows from the seeds. The dice aren't")
    assert expected == "4 wrong-shuffle"
    expect(said).to_contain_text("wrong-shuffle")
    expect(page.get_by_role("status").filter(has_text="Not verified: version 4")).to_be_attached()
