"""A translation is kept in step with its source, without losing what is translated."""

from __future__ import annotations

from io import BytesIO

from babel.messages.pofile import read_po

from domain.locale.translation import HEADERS, Sentence, entries, merged, paired, translated, written

FRENCH = (
    HEADERS["fr"]
    + """
msgctxt "ask.hold"
msgid "Hold"
msgstr "Attendre"

#, python-brace-format
msgctxt "draw"
msgid "Draw a card."
msgid_plural "Draw {n} cards."
msgstr[0] "Piochez une carte."
msgstr[1] "Piochez {n} cartes."

#, fuzzy
msgctxt "ask.stop"
msgid "Stop"
msgstr "Halte"
"""
)


def after(messages: dict[str, Sentence]) -> str:
    """The French above, brought into step with these messages."""
    return written("fr", merged("fr", read_po(BytesIO(FRENCH.encode())), messages)).decode()


def told(messages: dict[str, Sentence]) -> dict[str, str]:
    """What is said of them in French then."""
    return translated(read_po(BytesIO(after(messages).encode())))


UNCHANGED: dict[str, Sentence] = {"ask.hold": "Hold", "draw": ("Draw a card.", "Draw {n} cards."), "ask.stop": "Stop"}
DRAWN = {"draw.one": "Piochez une carte.", "draw.other": "Piochez {n} cartes."}


def test_what_is_unchanged_stays() -> None:
    assert told(UNCHANGED) == {"ask.hold": "Attendre", **DRAWN}
    assert after(UNCHANGED).encode() == FRENCH.encode()


def test_what_is_new_is_not_translated() -> None:
    assert told({**UNCHANGED, "ask.pass": "Pass"}) == {"ask.hold": "Attendre", **DRAWN}
    assert 'msgid "Pass"\nmsgstr ""' in after({**UNCHANGED, "ask.pass": "Pass"})


def test_what_has_only_blanks_needs_no_translator() -> None:
    assert told({"phrase": "{adjectives}{noun}"}) == {"phrase": "{adjectives}{noun}"}


def test_what_has_changed_is_fuzzy_and_is_not_said() -> None:
    said = after({"ask.hold": "Wait"})
    assert '#, fuzzy\nmsgctxt "ask.hold"\nmsgid "Wait"\nmsgstr "Attendre"' in said
    assert told({"ask.hold": "Wait"}) == {}


def test_a_sentence_may_come_to_have_two_forms_or_one() -> None:
    assert 'msgstr[0] "Attendre"\nmsgstr[1] "Attendre"' in after({"ask.hold": ("Hold", "Hold {n}")})
    assert 'msgid "Draw cards."\nmsgstr "Piochez {n} cartes."' in after({"draw": "Draw cards."})


def test_what_is_gone_is_dropped() -> None:
    assert [message.context for message in entries(read_po(BytesIO(after({"ask.hold": "Hold"}).encode())))] == [
        "ask.hold"
    ]


def test_they_are_in_the_order_of_the_source() -> None:
    said = after({"draw": ("Draw a card.", "Draw {n} cards."), "ask.hold": "Hold"})
    assert said.index("Draw a card") < said.index("Hold")


def test_nothing_in_it_changes_by_itself() -> None:
    assert after(UNCHANGED) == after(UNCHANGED)
    assert "Date" not in after(UNCHANGED)


def test_two_forms_are_one_message_and_silence_is_none() -> None:
    assert paired({"a.one": "A", "a.other": "As", "b.one": "B", "c": ""}) == {"a": ("A", "As"), "b.one": "B"}
