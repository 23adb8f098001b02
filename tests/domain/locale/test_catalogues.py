"""Every sentence is translated, with the blanks that it has in English, and nothing else is recorded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from babel.messages import Message

from domain.catalogue import WORDED, rule_entries, rule_sentences
from domain.locale import LOCALES, SINGULAR
from domain.locale.french import JOINTS
from domain.locale.said import Said, blanks
from domain.locale.translation import HEADERS, entries, forms, read
from domain.registry import games
from service.translations import current, due

DONE = re.compile(
    r"fr/(web\w*|action|ask|board|campaign|conquest|event|game|option|preset|refusal|role|room|space|term|text|window|zone)\.po"
    r"|(villains|conquest|alien|firefly)/options|(alien|firefly)/rules"
)
"""What is completely translated, as file and key: whoever finishes something adds it."""

DUE = {f"{path.parent.name}/{path.name}": (locale, path, messages) for (locale, path), messages in due().items()}


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
    done = [message for message in entries(read(locale, path)) if DONE.match(f"{name} {message.context}")]
    assert not {message.context: told for message in done if (told := list(faults(message)))}


@pytest.mark.parametrize("name", DUE)
def test_a_translation_is_in_step_with_the_english(name: str) -> None:
    locale, path, messages = DUE[name]
    recorded = path.read_bytes() if path.is_file() else b""
    assert recorded == current(locale, path, messages), "run scripts/generate, and look at what is fuzzy"


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


@pytest.mark.parametrize("game", [game for game in games() if DONE.match(f"{game}/options")])
def test_options_and_presets_are_told_in_each_language(game: str) -> None:
    english, french = games()[game].ruleset("en"), games()[game].ruleset("fr")
    assert [option.name for option in english.options] == [option.name for option in french.options]
    assert all(here.text != there.text for here, there in zip(english.options, french.options, strict=True))
    assert all(here.text != there.text for here, there in zip(english.presets, french.presets, strict=True))


def test_rules_are_told_in_english_where_they_are_not_translated() -> None:
    assert games()["villains"].rules("fr") == games()["villains"].rules("en")


def test_rules_are_told_as_they_are_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in (("rules.toml", RULE), ("rules.fr.po", RULE_IN_FRENCH), ("__init__.py", "")):
        (tmp_path / "a_small_game" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "a_small_game" / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert rule_sentences("a_small_game") == {"small.draw.text": "Draw a card.", "small.draw.check": "A card is drawn."}
    (rule,) = rule_entries("a_small_game", "fr")
    assert (rule.id, rule.text, rule.check) == ("small.draw", "Piochez une carte.", "A card is drawn.")


def test_a_rule_has_the_same_numbers_in_each_language() -> None:
    english, french = games()["alien"].rules("en"), games()["alien"].rules("fr")
    pairs = [
        (before.id, numbers(getattr(before, field)), numbers(getattr(after, field)))
        for before, after in zip(english, french, strict=True)
        for field in WORDED
    ]
    assert any(here for _, here, _ in pairs)
    assert not [pair for pair in pairs if pair[1] != pair[2]]


def numbers(sentence: str) -> set[str]:
    """The numbers of a sentence that are written in figures."""
    return set(re.findall(r"\d+", sentence))


RULE = """
[[rule]]
id = "small.draw"
kind = "rule"
text = "Draw a card."
given_when_then = "A card is drawn."
"""
RULE_IN_FRENCH = (
    HEADERS["fr"]
    + """
msgctxt "small.draw.text"
msgid "Draw a card."
msgstr "Piochez une carte."

msgctxt "small.draw.check"
msgid "A card is drawn."
msgstr ""
"""
)
