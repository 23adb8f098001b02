"""A record is checked by the browser itself."""

from __future__ import annotations

from base64 import b64encode

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.docs.damages import DAMAGES, OPEN
from tests.docs.records import SIGNERS, base64_of, example
from tests.e2e.service import Service

from .conftest import Person
from .test_table import laid

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


def test_a_game_of_the_service_is_fetched_and_a_damaged_export_refused(person: Person, site: Service) -> None:
    """By its id in the address; its keys are known; the service agrees. A copy in which a byte is another is refused where it is."""
    ann, _, game = laid(site.url)
    page = ann.looks(person, game)
    page.goto(f"{site.url}/#/verify/{game}")
    said = page.locator("[data-verdict]")
    expect(said).to_have_attribute("data-verdict", "verified")
    expect(said).to_contain_text("exactly what seat 0 may know")
    expect(said).to_contain_text(", which this service publishes.")
    expect(said).to_contain_text("Whether chance was fair can't be told yet")
    page.get_by_role("button", name="Ask the service too").click()
    expect(page.locator("[data-second]")).to_have_attribute("data-second", "verified")

    headers = {"Authorization": f"Bearer {ann.account['token']}"}
    lines = httpx.get(f"{site.url}/v1/games/{game}/export", headers=headers).content.splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"at":1', b'"at":2')
    choose(page, b"".join(lines))
    expect(said).to_have_attribute("data-verdict", "altered")
    expect(said.get_by_role("heading", level=2)).to_contain_text("Not verified: version 2")


def test_a_damaged_one_is_refused_with_its_version_in_words_and_aloud(person: Person) -> None:
    """The first that is wrong, by the fault's name and in a sentence, and a screen reader says so."""
    damaged, expected = DAMAGES["another face"]
    page = person("/#/verify")
    said = choose(page, damaged())
    expect(said.get_by_role("heading", level=2)).to_contain_text("Not verified: version 4")
    expect(said).to_contain_text("In version 4 chance wasn't what follows from the seeds. The dice aren't")
    assert expected == "4 wrong-shuffle"
    expect(said).to_contain_text("wrong-shuffle")
    expect(said).to_contain_text("The 3 versions before it hold.")
    expect(page.get_by_role("status").filter(has_text="Not verified: version 4")).to_be_attached()


CHECK = """async (records) => {
  const { check } = await import(`${document.documentElement.dataset.assets}/app/proof/check.mjs`);
  const said = [];
  for (const record of records) {
    const { fault } = await check(Uint8Array.from(atob(record), (sign) => sign.charCodeAt(0)));
    said.push(fault ? `${fault.version} ${fault.kind}` : '');
  }
  return said;
}"""


def test_the_browser_names_every_damage_as_the_other_verifiers_do(person: Person) -> None:
    """With its own WebCrypto."""
    records = [b64encode(record).decode() for record in (EXAMPLE, *(damaged() for damaged, _ in DAMAGES.values()))]
    told = person("/#/verify").evaluate(CHECK, records)
    assert dict(zip(["", *DAMAGES], told, strict=True)) == {
        "": "",
        **{name: said for name, (_, said) in DAMAGES.items()},
    }


def test_a_file_is_chosen_by_keyboard_or_dropped_also_without_a_line(person: Person) -> None:
    """Anywhere on the page; once it is there, it needs the service no more."""
    page = person("/#/verify")
    page.on("filechooser", lambda _: None)  # from now on the browser leaves choosing to us
    expect(choose(page, EXAMPLE)).to_have_attribute("data-verdict", "verified")
    page.context.set_offline(True)
    page.get_by_role("link", name="Check a record").focus()
    chooser = page.get_by_label("Choose a record")
    while not chooser.evaluate("element => element === document.activeElement"):
        page.keyboard.press("Tab")
    with page.expect_file_chooser() as opened:
        page.keyboard.press("Enter")
    opened.value.set_files({"name": "by-hand.ndjson", "mimeType": "", "buffer": DAMAGES["no end"][0]()})
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "missing")

    held = page.evaluate_handle(
        """text => {
          const held = new DataTransfer();
          held.items.add(new File([text], 'dropped.ndjson'));
          return held;
        }""",
        EXAMPLE.decode(),
    )
    page.locator("h1").dispatch_event("dragover", {"dataTransfer": held})
    expect(page.locator(".drop.over")).to_be_visible()
    page.locator("h1").dispatch_event("drop", {"dataTransfer": held})
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "verified")
    expect(page.locator("[data-verdict]")).to_contain_text("dropped.ndjson")
    page.context.set_offline(False)


def test_what_is_no_record_is_told_so_and_what_is_kept_is_held_against_it(person: Person) -> None:
    """Whatever the file is; a head that isn't written as one is told, too."""
    page = person("/#/verify", width=360)
    for record in (b"", b"\x89PNG\r\n", b"{}", b"[" * 10_000, b'{"type":"header"}\n'):
        said = choose(page, record, f"{len(record)} bytes")
        expect(said).to_contain_text(f"{len(record)} bytes")
        expect(said).to_have_attribute("data-verdict", "unreadable")
        expect(said).to_contain_text("Choose the file that the export of a game gave")
    page.get_by_text("Hold it against what you kept").click()
    head = page.get_by_label("A head that you kept")
    head.fill("four")
    choose(page, EXAMPLE)
    expect(page.get_by_role("alert")).to_contain_text("A head is written as")
    head.fill(f"4:{OPEN[5]['hash']}")
    expect(choose(page, EXAMPLE)).to_contain_text("At version 4 it holds the head that you kept.")
    head.fill(f"5:{OPEN[5]['hash']}")
    expect(choose(page, EXAMPLE)).to_contain_text("It isn't the commit of the head that you kept.")
    head.fill("")
    page.get_by_label("Keys that you trust").fill(base64_of(SIGNERS[0].public))
    expect(choose(page, EXAMPLE)).to_contain_text("It is signed with a key that isn't known.")
    page.get_by_label("Keys that you trust").fill("\n".join(base64_of(signer.public) for signer in SIGNERS))
    expect(choose(page, EXAMPLE)).to_contain_text("All its signatures are by keys that you trust")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
