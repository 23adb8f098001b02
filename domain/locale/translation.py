"""Translations: gettext catalogues, one for each table of a source, kept in step with its sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Final, TypeAlias

from babel.messages import Catalog, Message
from babel.messages.pofile import read_po, write_po

Sentence: TypeAlias = str | tuple[str, str]
"""A sentence, or its forms for one and for several."""

HEADERS: Final = {
    "fr": """# French; see docs/locale.md. scripts/generate keeps the English in it up to date.
msgid ""
msgstr ""
"Language: fr\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"
"""
}
"""How the catalogues of a language begin; nothing in it changes from day to day."""


def paired(sentences: Mapping[str, str]) -> dict[str, Sentence]:
    """Sentences by key, as messages: `key.one` and `key.other` are the two forms of one. What says nothing is none."""
    messages: dict[str, Sentence] = {}
    for key, text in sentences.items():
        stem, _, form = key.rpartition(".")
        if form in ("one", "other") and {f"{stem}.one", f"{stem}.other"} <= sentences.keys():
            messages[stem] = (sentences[f"{stem}.one"], sentences[f"{stem}.other"])
        elif text:
            messages[key] = text
    return messages


def translated(catalogue: Catalog) -> dict[str, str]:
    """What a catalogue translates, by key. An entry that is fuzzy, for English that has changed, doesn't count."""
    return dict(_translated(catalogue))


def _translated(catalogue: Catalog) -> Iterator[tuple[str, str]]:
    for message in entries(catalogue):
        if message.fuzzy or not all(forms(message.string)):
            continue
        if message.pluralizable:
            yield from zip((f"{message.context}.one", f"{message.context}.other"), forms(message.string), strict=True)
        else:
            yield str(message.context), str(message.string)


def forms(text: Sentence | Sequence[str] | None) -> tuple[str, ...]:
    """A sentence in its forms, of which it may have but one."""
    return (text or "",) if isinstance(text, str | None) else tuple(text)


def entries(catalogue: Catalog) -> Iterator[Message]:
    """The messages of a catalogue, without its header."""
    return (message for message in catalogue if message.id)


def read(locale: str, file: Traversable) -> Catalog:
    """A catalogue as it is recorded; an empty one where there is none."""
    return read_po(BytesIO(file.read_bytes() if file.is_file() else HEADERS[locale].encode()))


def merged(locale: str, old: Catalog, messages: Mapping[str, Sentence]) -> Catalog:
    """A catalogue of these messages, in their order, with what the old one has of them.

    What is new is untranslated; what says something else in English than it did is fuzzy; what is gone is dropped.
    """
    new = read_po(BytesIO(HEADERS[locale].encode()))
    known = {message.context: message for message in entries(old)}
    for key, english in messages.items():
        before = known.get(key)
        if before is None or not any(forms(before.string)):
            new.add(english, _unsaid(english), context=key)
        elif forms(before.id) == forms(english):
            new.add(english, before.string, context=key, flags=before.flags & {"fuzzy"})
        else:
            new.add(
                english, _shaped(forms(before.string), english), context=key, flags=("fuzzy",), previous_id=before.id
            )
    return new


def _unsaid(english: Sentence) -> Sentence:
    """No translation, but for what is nothing but blanks."""
    if any(_words(form) for form in forms(english)):
        return "" if isinstance(english, str) else ("", "")
    return english


def _words(sentence: str) -> bool:
    """Whether a sentence says something besides its blanks."""
    depth = 0
    for letter in sentence:
        depth += {"{": 1, "}": -1}.get(letter, 0)
        if not depth and letter.isalnum():
            return True
    return False


def _shaped(said: tuple[str, ...], english: Sentence) -> Sentence:
    """A translation with as many forms as the English has now."""
    return said[-1] if isinstance(english, str) else (said[0], said[-1])


def written(locale: str, catalogue: Catalog) -> bytes:
    """A catalogue as it is recorded: the header, and each message on lines of its own."""
    file = BytesIO()
    write_po(file, catalogue, width=0, omit_header=True)
    return HEADERS[locale].encode() + b"\n" + file.getvalue().rstrip(b"\n") + b"\n"
