"""What the villainous and the heroic sets call the same thing: every text is in the terms of its card's set."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    AtLeast,
    Cards,
    Each,
    Enter,
    Gain,
    GoodWins,
    Guard,
    Kidnap,
    Ko,
    NameGroup,
    Plays,
    Pool,
    PutUnder,
    Some,
    Top,
    Whenever,
)
from domain.deckbuilding.text import card_text
from domain.games.villains.cards import ALL
from domain.locale import LOCALES, catalogue, say

SETS = ("villains", "core")
CITY = Cards(("city",), kind="adversary")

SAID = {
    "ally": (
        Card(key="x", name="X", kind="ally", effect=(Ko(Some(Cards(("hand",), kind="ally"))), Pool(attack=Plays()))),
        "KO one Ally from your hand. You get 1 Attack for each Ally that you played earlier this turn.",
        "KO one Hero from your hand. You get 1 Attack for each Hero that you played earlier this turn.",
    ),
    "an ally": (
        Card(key="x", name="X", kind="ally", abilities=(Whenever("defeat", (GoodWins(),), CITY),)),
        "Whenever you defeat any Adversary in the city, after all else: Good wins.",
        "Whenever you defeat any Villain in the city, after all else: Evil wins.",
    ),
    "lair": (
        Card(key="x", name="X", kind="ally", effect=(PutUnder(Some(Cards(("lair",)))), PutUnder(Top(), deck="pawns"))),
        (
            "Put one card from the Lair under the Ally Deck. Put the top card of your deck under the Telepathic Pawns "
            "beside the Commander."
        ),
        (
            "Put one card from the HQ under the Hero Deck. Put the top card of your deck under the Telepathic Pawns "
            "beside the Mastermind."
        ),
    ),
    "overrun": (
        Card(key="x", name="X", kind="adversary", overrun=(Ko(All(Cards(("overrun",), kind="adversary"))),)),
        "Overrun: KO all Adversaries from the Overrun pile.",
        "Escape: KO all Villains from the escaped pile.",
    ),
    "guard": (
        Card(key="x", name="X", kind="adversary", ambush=(Guard(All(CITY), 2),)),
        "Ambush: Put 2 Bystanders from the Bystander Deck under the guard of each Adversary in the city.",
        "Ambush: Have each Villain in the city capture 2 Bystanders from the Bystander Deck.",
    ),
    "guards a number": (
        Card(key="x", name="X", kind="adversary", ambush=(Guard(Some(CITY), Each(CITY)),)),
        (
            "Ambush: Put Bystanders from the Bystander Deck under the guard of one Adversary from the city, "
            "one for each Adversary in the city."
        ),
        (
            "Ambush: Have one Villain from the city capture Bystanders from the Bystander Deck, "
            "one for each Villain in the city."
        ),
    ),
    "kidnap": (
        Card(key="x", name="X", kind="bystander", kidnapped=(Kidnap(2), NameGroup((Gain("wounds"),)))),
        "Kidnapped: Kidnap 2 Bystanders. Name an Adversary Group or a Backup group by its full name. Gain a Wound.",
        "Rescued: Rescue 2 Bystanders. Name a Villain Group or a Henchman group by its full name. Gain a Wound.",
    ),
    "strike": (
        Card(key="x", name="X", kind="commander", strike=(Pool(attack=Each(Cards(("victory",), kind="tactic"))),)),
        "Command Strike: You get 1 Attack for each Commander Tactic in your Victory Pile.",
        "Master Strike: You get 1 Attack for each Mastermind Tactic in your Victory Pile.",
    ),
    "plot": (
        Card(
            key="x",
            name="X",
            kind="plot",
            twist=(Ko(All(Cards(("ko",), kind="plot-twist"))), Enter(All(CITY), space="bridge", guarding=2)),
            loses=AtLeast(Each(Cards(("war-machine-technology",), kind="command-strike")), 2),
        ),
        (
            "Twist: KO all Plot Twists from the KO pile. "
            "Bring all Adversaries from the city into the city at the Bridge, guarding 2 Bystanders from the Bystander Deck. "
            "If there are at least 2 Command Strikes beside the Plot: Good wins."
        ),
        (
            "Twist: KO all Scheme Twists from the KO pile. "
            "Bring all Villains from the city into the city at the Bridge, capturing 2 Bystanders from the Bystander Deck. "
            "If there are at least 2 Master Strikes beside the Scheme: Evil wins."
        ),
    ),
}


@pytest.mark.parametrize("what", SAID)
def test_the_same_words_read_in_the_terms_of_the_cards_set(what: str) -> None:
    card, villainous, heroic = SAID[what]

    assert " ".join(card_text(card, "en")) == villainous
    assert " ".join(card_text(structs.replace(card, set="core"), "en")) == heroic


@pytest.mark.parametrize(("terms", "who"), [("villains", "an Ally"), ("core", "a Hero")])
def test_a_question_is_asked_in_the_terms_of_a_set(terms: str, who: str) -> None:
    assert say("en", "ask.show-cost", terms) == f"Show {who} with a cost not shown yet."


# -- the tables of terms


def forms(locale: str, terms: str) -> dict[str, str]:
    """Every form of every term of a set."""
    start = f"term.{terms}."
    return {key.removeprefix(start): said for key, said in catalogue(locale).items() if key.startswith(start)}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_set_has_the_same_terms_in_the_same_forms(locale: str) -> None:
    assert set(forms(locale, "villains")) == set(forms(locale, "core"))


def test_every_form_of_a_term_stands_in_some_sentence_of_the_source() -> None:
    sentences = " ".join(said for key, said in catalogue("en").items() if not key.startswith("term."))

    assert [form for form in forms("en", "core") if f"{{{form}}}" not in sentences] == []


def own_terms(terms: str) -> set[str]:
    """What only this set says; but in both Adversaries capture what is no Bystander."""
    other = forms("en", next(name for name in SETS if name != terms))
    mine = {form: said for form, said in forms("en", terms).items() if not form.startswith("guard.")}
    return {said for form, said in mine.items() if said != other[form]}


def without_names(line: str) -> str:
    """A line without the names of cards and of their groups, which are the same in any terms."""
    names = sorted({name for card in ALL for name in (card.name, card.group) if name}, key=len, reverse=True)
    return re.sub("|".join(rf"\b{re.escape(name)}\b" for name in names), "…", line)


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.key)
def test_no_text_uses_a_term_of_another_set(card: Card) -> None:
    foreign = own_terms(next(name for name in SETS if name != card.set))
    text = " ".join(without_names(line) for line in card_text(card, "en"))

    assert [term for term in foreign if re.search(rf"\b{term}\b", text)] == []


@pytest.mark.parametrize("terms", SETS)
def test_every_sentence_that_names_what_the_sets_call_differently_has_a_blank_for_it(terms: str) -> None:
    spoken = {key: said for key, said in catalogue("en").items() if key.startswith(("text.", "ask.", "option."))}
    sentences = {key: said for key, said in spoken.items() if not re.search(r"\.(conquest|firefly)\.", key)}
    outside = {key: re.sub(r"\{[^}]*\}", "…", said) for key, said in sentences.items()}

    assert {
        key for key, said in outside.items() for term in own_terms(terms) if re.search(rf"\b{term}\b", said)
    } == set()
