"""Every sentence is translated, with the blanks that it has in English, and nothing else is recorded."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from babel.messages import Message

from domain.locale import LOCALES, SINGULAR
from domain.locale.french import JOINTS
from domain.locale.said import Said, blanks
from domain.locale.translation import entries, forms, read
from service.translations import current, due

DONE = re.compile(r"(action|ask|game|option|preset|refusal|role|room|window)\.(?!.*alien)")
"""The keys whose translation is complete: whoever finishes others adds them."""

DUE = {f"{locale}/{path.name}": (locale, path, messages) for (locale, path), messages in due().items()}


def names(sentence: str) -> set[str]:
    """The blanks of a sentence; of a term it may want other forms in another language."""
    return {name.partition(".")[0] for name, _ in blanks(sentence)}


def faults(message: Message) -> Iterator[str]:
    """What is wrong with a translation."""
    english, said = forms(message.id), forms(message.string)
    if not all(said):
        yield "is not translated"
        return
    if message.fuzzy:
        yield "was translated from other words"
    several = len(said) > 1
    for form, (before, after) in enumerate(zip(english, said, strict=True)):
        counted = {"n"} if several and form == 0 else set()  # one of something can say so itself
        if names(before) - counted != names(after) - counted:
            yield f"has other blanks than {before!r}: {after!r}"
        yield from (f"asks for {wish!r} of {{{name}}}" for name, wish in blanks(after) if not can_be_asked(wish))
        if after.startswith("[") and not Said.marked(after).agrees:
            yield f"begins with no mark that there is: {after!r}"


def can_be_asked(wish: str) -> bool:
    """Whether a phrase in a blank can answer."""
    return not wish or wish in JOINTS or "|" in wish or "/" in wish


@pytest.mark.parametrize("name", DUE)
def test_every_sentence_is_translated(name: str) -> None:
    locale, path, _ = DUE[name]
    done = [message for message in entries(read(locale, path)) if DONE.match(str(message.context))]
    assert not {message.context: told for message in done if (told := list(faults(message)))}


@pytest.mark.parametrize("name", DUE)
def test_a_translation_is_in_step_with_the_english(name: str) -> None:
    locale, path, messages = DUE[name]
    assert path.read_bytes() == current(locale, path, messages), "run scripts/generate, and look at what is fuzzy"


@pytest.mark.parametrize("locale", LOCALES)
def test_there_is_one_of_something_after_the_numbers_after_which_people_say_so(locale: str) -> None:
    rule = Locale.parse(locale).plural_form
    assert [n for n in range(1000) if rule(n) == "one"] == [int(n) for n in SINGULAR[locale]]


@pytest.mark.parametrize(
    ("english", "french", "said"),
    [
        ("Seat {seat}", "", "is not translated"),
        ("Seat {seat}", "Siège {siege}", "has other blanks than 'Seat {seat}': 'Siège {siege}'"),
        ("Seat {seat}", "Siège", "has other blanks than 'Seat {seat}': 'Siège'"),
        ("Seat {seat}", "Siège {seat:dans}", "asks for 'dans' of {seat}"),
        ("Seat {seat}", "[n] Siège {seat}", "begins with no mark that there is: '[n] Siège {seat}'"),
        (("a card", "{n} cards"), ("une carte", "des cartes"), "has other blanks than '{n} cards': 'des cartes'"),
        (("a card", "{n} cards"), ("une carte", ""), "is not translated"),
    ],
)
def test_what_is_wrong_is_found(english: str, french: str, said: str) -> None:
    assert list(faults(Message(english, french))) == [said]


def test_what_has_changed_is_found() -> None:
    assert list(faults(Message("Hold", "Attendre", flags=("fuzzy",)))) == ["was translated from other words"]


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("Seat {seat}", "Siège {seat}"),
        ("Show {ally.a}", "Montrez {ally.one:un}"),
        (("A card of {who}", "{n} cards of {who}"), ("{n} carte {who:de}", "{n} cartes {who:de}")),
        (("A seat", "{n} seats"), ("Un siège", "{n} sièges")),
    ],
)
def test_what_is_right_is_let_pass(english: str, french: str) -> None:
    assert not list(faults(Message(english, french)))
