"""Brings the translations up to date with the sentences in English: `python -m service.translations`."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from domain.catalogue import option_sentences, rule_sentences
from domain.locale import DEFAULT, LOCALES, recorded, tables
from domain.locale.translation import Sentence, merged, read, written
from domain.registry import games


def due() -> dict[tuple[str, Path], dict[str, Sentence]]:
    """What each translation is of, by language and file: every table of sentences, the options of every game, and the
    rules of a game where they are translated."""
    found: dict[tuple[str, Path], dict[str, Sentence]] = {}
    for locale in LOCALES:
        if locale != DEFAULT:
            found |= {(locale, _path(recorded(locale, table))): dict(said) for table, said in tables().items()}
            for game in games().values():
                beside = files(game.options.__module__.rpartition(".")[0])
                found[locale, _path(beside.joinpath(f"options.{locale}.po"))] = option_sentences(game.options)
            books = ("domain.kernel", *(f"domain.games.{game.name}" for game in files("domain.games").iterdir()))
            rules = {
                book: _path(files("domain").joinpath(*book.split(".")[1:], f"rules.{locale}.po")) for book in books
            }
            found |= {(locale, file): rule_sentences(book) for book, file in rules.items() if file.exists()}
    return found


def _path(file: Traversable) -> Path:
    return Path(str(file))


def current(locale: str, file: Path, messages: dict[str, Sentence]) -> bytes:
    """A translation as it should be recorded: what is new is untranslated, what has changed is fuzzy."""
    return written(locale, merged(locale, read(locale, file), messages))


if __name__ == "__main__":
    for (locale, file), messages in due().items():
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(current(locale, file, messages))
