"""Everything before a game is played: signing up, the lobby, creating a game, invites, the table before the start, the account."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Person

TABS = 60
"""How often somebody presses Tab at the most, to get from one thing to the next."""


def known(page: Page, name: str, label: str = "Your name", enter: str = "Come in") -> Page:
    """Sign up by a name on the page where one is."""
    page.get_by_label(label).fill(name)
    page.get_by_role("button", name=enter).click()
    expect(page.locator(".head").get_by_role("link", name=name, exact=True)).to_be_visible()
    return page


def do(page: Page | Locator, name: str) -> Locator:
    """The button that does something."""
    return page.locator(f"[data-do={name}]")


def seat(page: Page, n: int) -> Locator:
    """A seat of the table before its start."""
    return page.locator(f"[data-seat='{n}']")


def created(page: Page) -> str:
    """Create the game that the form says; the address of its table."""
    do(page, "create").click()
    expect(do(page, "start")).to_be_visible()
    return page.url


def place(url: str) -> str:
    """Where an address leads, on whatever host."""
    return "/#" + url.partition("/#")[2]


def test_a_game_is_created_and_begun_by_clicking(person: Person) -> None:
    """Who comes for the first time gives a name, creates a game, fills it with bots, begins it, and is still known after a reload."""
    page = known(person(), "Ann")
    page.get_by_role("link", name="Create a game").click()
    created(page)
    expect(page.get_by_role("heading", level=1, name="Legendary Villains")).to_be_visible()
    expect(do(page, "start")).to_be_disabled()
    do(page, "fill").click()
    do(page, "start").click()
    expect(do(page, "start")).to_have_count(0)
    page.get_by_role("link", name="Games", exact=True).click()
    page.reload()
    expect(page.locator("[data-list=waiting] li").filter(has_text="Ann")).to_contain_text("Waits for you")
    expect(page.get_by_label("Your name")).to_have_count(0)


def test_somebody_comes_by_an_invite_link(person: Person) -> None:
    """To a private table with a clock comes who has its link, is seen there at once, and both are at the table when it begins."""
    ann = known(person("/#/new"), "Ann")
    ann.get_by_label("How many seats").select_option("3")
    ann.locator("[data-field=visibility]").select_option(label="Private: only for whom is invited")
    ann.locator("[data-options=agreed] summary").click()
    ann.locator("[data-field=clock]").select_option(label="So much for each decision")
    table = created(ann)
    expect(ann.get_by_text("120 seconds for each decision")).to_be_visible()
    do(ann, "invite").click()
    link = ann.locator("[data-copy=invite]").input_value()

    stranger = person(place(table))
    expect(stranger.get_by_text("There is no game")).to_be_visible()

    bob = person(place(link), width=360)
    expect(bob.get_by_text("Ann invites you.")).to_be_visible()
    do(known(bob, "Bob"), "join").click()
    expect(seat(bob, 1)).to_contain_text("you")
    assert bob.url == table
    expect(seat(ann, 1)).to_contain_text("Bob")
    do(ann, "fill").click()
    expect(seat(bob, 2)).to_contain_text("Bot")
    do(bob, "ready").click()
    expect(seat(ann, 1)).to_contain_text("ready")
    do(ann, "start").click()
    expect(do(bob, "start")).to_have_count(0)


def test_what_is_refused_is_said_at_its_field(person: Person) -> None:
    """An option that can't be is marked, gets the focus, and reads out why; set right, the table says what was agreed on."""
    page = known(person("/#/new"), "Ann")
    more = page.locator("[data-options=more]")
    more.locator("summary").click()
    commander = page.locator("[data-option=commander]")
    commander.select_option(label="Odin")
    more.locator("summary").click()
    do(page, "create").click()
    expect(commander).to_be_focused()
    expect(commander).to_have_attribute("aria-invalid", "true")
    expect(commander).to_have_accessible_description(re.compile("The book's first game has its own cards"))
    page.locator("[data-option=cards]").select_option(label="All in the box")
    page.locator("[data-options=challenges] summary").click()
    page.locator("[data-option='challenges.prison_break']").fill("2")
    created(page)
    expect(page.locator("[data-agreed=commander]")).to_contain_text("Odin")
    expect(page.locator("[data-agreed='challenges.prison_break']")).to_contain_text("2")


def test_the_host_has_the_table_in_hand(person: Person) -> None:
    """The host changes what is played, sends a guest away, lets them in again, keeps a seat for them, and hands over."""
    ann = known(person("/#/new"), "Ann")
    table = created(ann)
    do(ann, "options").click()
    dialog = ann.get_by_role("dialog", name="Change how it is set up")
    dialog.get_by_role("radio", name="The whole box").check()
    do(dialog, "change").click()
    expect(dialog).to_have_count(0)
    expect(ann.get_by_text("The whole box")).to_be_visible()

    bob = known(person(place(table)), "Bob")
    do(seat(bob, 1), "sit").click()
    do(seat(ann, 1), "send-away").click()
    do(seat(bob, 1), "sit").click()
    expect(bob.get_by_role("alert")).to_contain_text("sent you away")
    expect(ann.get_by_role("listitem").filter(has=do(ann, "readmit"))).to_contain_text("Bob")
    do(ann, "readmit").click()
    expect(do(ann, "readmit")).to_have_count(0)

    seat(ann, 1).get_by_text("More").click()
    do(seat(ann, 1), "invite-seat").click()
    bob.goto(ann.locator("[data-copy=invite]").input_value())
    do(bob, "join").click()
    expect(seat(bob, 1)).to_contain_text("you")
    do(seat(ann, 1), "hand-over").click()
    expect(do(seat(bob, 0), "send-away")).to_be_visible()
    expect(do(ann, "options")).to_have_count(0)


def test_a_french_lobby(person: Person) -> None:
    """In French the form and the table are in French, down to what the options do."""
    page = known(person("/#/new", locale="fr-FR"), "Zoé", "Votre nom", "Entrer")
    page.get_by_role("radio", name="Conquest of Planet Earth").check()
    page.get_by_role("radio", name="Deux équipes de deux").check()
    page.get_by_label("Combien de sièges").select_option("4")
    created(page)
    expect(page.get_by_text("3 sièges sont encore libres")).to_be_visible()
    do(page, "fill").click()
    expect(page.get_by_role("button", name="Commencer la partie")).to_be_enabled()


def test_a_game_is_created_with_the_keyboard_alone(person: Person) -> None:
    """From the first page to the table that begins without a pointer."""
    page = person()

    def reach(wanted: Locator) -> None:
        expect(wanted).to_be_visible()
        for _ in range(TABS):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab doesn't lead to {wanted}")

    reach(page.get_by_label("Your name"))
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    reach(page.get_by_role("link", name="Create a game"))
    page.keyboard.press("Enter")
    reach(page.get_by_role("radio", name="Legendary Villains (Marvel)"))
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Conquest of Planet Earth")).to_be_checked()
    reach(page.get_by_label("Seat 1"))
    page.keyboard.type("Bot that plays")
    reach(do(page, "create"))
    page.keyboard.press("Enter")
    expect(seat(page, 1)).to_contain_text("Bot that plays at random")
    reach(do(page, "start"))
    page.keyboard.press("Space")
    expect(do(page, "start")).to_have_count(0)


def test_an_account_comes_back_by_its_code(person: Person) -> None:
    """With the code that was written down another browser is oneself; the first one isn't any more, and can begin anew."""
    lost = known(person("/#/me"), "Ann")
    do(lost, "recovery").click()
    code = lost.locator("[data-copy=recovery]").input_value()
    page = person()
    page.get_by_text("I was here before").click()
    page.get_by_label("Recovery code").fill(code.lower())
    do(page, "recover").click()
    page.get_by_role("link", name="Ann", exact=True).click()
    page.get_by_label("What it is for").fill("a bot of mine")
    do(page, "token").click()
    expect(page.locator("[data-copy=token]")).to_have_value(re.compile("^tlp_"))
    do(page.locator("[data-token]"), "revoke").click()
    expect(page.locator("[data-token]")).to_have_count(0)
    lost.goto(lost.url.partition("#")[0])
    do(lost, "anew").first.click()
    expect(lost.get_by_label("Your name")).to_be_visible()
    do(page, "delete").click()
    do(page, "sure").click()
    expect(page.get_by_label("Your name")).to_be_visible()


def test_a_campaign_is_begun(person: Person) -> None:
    """A campaign of Firefly is created as a game is; its games begin one after another, and its standings say how far it got."""
    page = known(person("/#/new"), "Ann")
    page.get_by_role("radio", name="Firefly").check()
    page.get_by_role("radio", name="A campaign").check()
    do(page, "create").click()
    expect(page.get_by_role("row").filter(has_text="Bushwhacked")).to_be_visible()
    do(page, "next-game").click()
    do(page, "fill").click()
    do(page, "start").click()
    expect(do(page, "start")).to_have_count(0)
    page.get_by_role("link", name="Games", exact=True).click()
    page.locator("[data-list=my-campaigns]").get_by_role("link", name="Firefly").click()
    expect(page.locator("[data-number='1']")).to_contain_text("Running")
    expect(page.get_by_role("link", name="To the game that runs")).to_be_visible()


def test_a_game_is_played_again(person: Person) -> None:
    """Whoever sat at a game that is over lays its table again by a button, and sits there; the old one leads there from then on."""
    page = known(person("/#/new"), "Ann")
    page.get_by_role("radio", name="Conquest of Planet Earth").check()
    page.get_by_role("radio", name="One player with as many groups").check()
    page.get_by_label("How many seats").select_option("1")
    over = created(page)
    do(page, "start").click()
    expect(do(page, "start")).to_have_count(0)
    token = page.evaluate("JSON.parse(localStorage.turnledger).token")
    service, _, game = over.partition("/#")
    stand_in = f"{service}/v1{game}/seats/0/stand-in"
    assert page.request.post(stand_in, headers={"Authorization": f"Bearer {token}"}).ok
    do(page, "rematch").click()
    expect(page).not_to_have_url(over)
    expect(seat(page, 0)).to_contain_text("you")
    again = page.url
    page.goto(over)
    do(page, "rematch").click()
    expect(page).to_have_url(again)
