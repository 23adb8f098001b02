"""The catalogue: cards sorted out, a card looked at, in both languages, and its rules."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Person


def _found(page: Page, n: int) -> None:
    expect(page.get_by_text(f"{n} card" if n == 1 else f"{n} cards", exact=True)).to_be_visible()


def test_cards_are_sorted_out_and_the_address_says_how(person: Person) -> None:
    """Whoever is sent the address sees the same cards, and a card's page leads back to them."""
    page = person("/#/catalogue")
    page.get_by_role("navigation", name="Games").get_by_role("link", name="Legendary Villains").click()
    _found(page, 262)
    page.get_by_label("Kind").select_option("Ally")
    page.get_by_label("Class").select_option("Covert")
    page.get_by_label("Words in the text").fill("bystander")
    page.wait_for_url("**/#/catalogue/villains?kind=ally&cls=covert&text=bystander")
    shown = page.locator(".faces li")
    among = shown.count()
    assert 0 < among < 25
    other = person("/#/catalogue/villains?kind=ally&cls=covert&text=bystander")
    expect(other.locator(".faces li")).to_have_count(among)
    other.locator(".faces a").first.click()
    other.get_by_role("link", name="To the cards").click()
    expect(other.locator(".faces li")).to_have_count(among)
    other.get_by_role("button", name="All cards").click()
    _found(other, 262)
    assert other.url.endswith("#/catalogue/villains")


def test_many_cards_are_shown_bit_by_bit(person: Person) -> None:
    """More are there when they are asked for, and the focus is on the first of them."""
    page = person("/#/catalogue/firefly", width=360)
    cards = page.locator(".faces li")
    expect(cards).to_have_count(48)
    page.get_by_role("button", name="Show more (191 left)").click()
    expect(cards).to_have_count(96)
    expect(cards.nth(48).get_by_role("link")).to_be_focused()


def test_a_card_is_shown_in_both_languages_with_what_it_does(person: Person) -> None:
    """Its text in English and French, its tree, which folds, and the rules that name it, which lead to their own pages."""
    page = person("/#/catalogue/villains/infiltrate-the-lair-with-spies")
    expect(page.get_by_role("heading", level=1)).to_have_text("Infiltrate the Lair with Spies")
    english, french = page.get_by_role("region", name="English"), page.get_by_role("region", name="Français")
    expect(english).to_contain_text("Good wins")
    expect(french).to_contain_text("Le Bien l'emporte")
    does = page.locator(".tree").get_by_text("kidnap", exact=True)
    expect(does).to_be_visible()
    page.get_by_role("button", name="Fold all", exact=True).click()
    expect(does).to_be_hidden()
    page.get_by_role("link", name="villains.plot_card.infiltrate-twist").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("villains.plot_card.infiltrate-twist")
    expect(page.get_by_text("How it is checked")).to_be_visible()


def test_the_rules_of_a_game_are_searched(person: Person) -> None:
    """By their words; in French where they are translated."""
    page = person("/#/catalogue/alien/rules", locale="fr-FR")
    page.get_by_label("Mots dans le texte").fill("alien.setup.role-avatar")
    page.get_by_role("link", name="alien.setup.role-avatar").click()
    expect(page.get_by_text("Rôle").first).to_be_visible()


def test_what_there_isn_t_is_said(person: Person) -> None:
    """A game, a card and a rule that nobody knows."""
    page = person("/#/catalogue/chess")
    expect(page.get_by_text("There is no such game.")).to_be_visible()
    page.goto(page.url.replace("chess", "alien/nothing"))
    expect(page.get_by_role("heading", name="There is no such card")).to_be_visible()
    page.goto(page.url.replace("alien/nothing", "alien/rules/nothing"))
    expect(page.get_by_role("heading", name="There is no such rule")).to_be_visible()
