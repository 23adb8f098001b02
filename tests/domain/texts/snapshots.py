"""The texts of all cards, each written down beside its effect: a file for each group of cards of a game."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from domain.catalogue import CardEntry
from domain.locale import LOCALES
from domain.registry import games
from tests.domain.hosts import HOSTS

HERE: Final = Path(__file__).parent

PRINTED: Final = (
    ("key", "name", "kind", "set", "group", "deck", "copies", "provenance"),
    ("cls", "classes", "team", "type", "icons", "air", "colour", "objective", "leads", "spaces", "backup"),
    ("cost", "attack", "attack_plus", "recruit", "recruit_plus", "vp", "vp_plus", "damage", "damage_last"),
    ("health", "defense", "strength", "intelligence", "resistance", "population", "bonus"),
)
"""What else a definition has, that no text says: what it is, what it looks like, and its figures."""

SILENT: Final = frozenset(field for fields in PRINTED for field in fields)


class Snapshot(Struct, frozen=True):
    """What a card says in each language; how it is written down beside its words, and in which file."""

    key: str
    said: dict[str, tuple[str, ...]]
    file: str
    text: str


def slug(name: str) -> str:
    """A name as that of a file."""
    return re.sub(r"\W+", "-", name.lower()).strip("-")


def written(card: CardEntry, said: dict[str, tuple[str, ...]]) -> str:
    """A card's words as YAML, a field a line, and its text in each language, a sentence or two a line."""
    words = {field: value for field, value in card.definition.items() if field not in SILENT}
    lines = [f"  {field}: {json.dumps(value, ensure_ascii=False)}" for field, value in words.items()]
    for locale, text in said.items():
        lines += [f"  {locale}:", *(f"    - {json.dumps(line, ensure_ascii=False)}" for line in text)]
    return "\n".join((f"{card.key}:", *lines)) + "\n"


@cache
def snapshots() -> dict[str, Snapshot]:
    """Every card that says something, of every game, by its id, in the order of the catalogue; of a crossover its guests."""
    found: dict[str, Snapshot] = {}
    for game in games().values():
        said = {locale: {card.id: card.text for card in game.catalogue(locale)} for locale in LOCALES}
        for card in game.catalogue(LOCALES[0]):
            if not card.text or (game.name in HOSTS and card.provenance != "crossover"):
                continue
            file = f"{game.name}/{slug(card.group or card.kind)}.yaml"
            texts = {locale: said[locale][card.id] for locale in LOCALES}
            found[card.id] = Snapshot(card.key, texts, file, written(card, texts))
    return found


@cache
def files() -> dict[str, str]:
    """What each file should say: its cards with a blank line between them."""
    found: dict[str, list[str]] = {}
    for snapshot in snapshots().values():
        found.setdefault(snapshot.file, []).append(snapshot.text)
    return {file: "\n".join(texts) for file, texts in found.items()}


@cache
def recorded() -> dict[str, dict[str, str]]:
    """What the files say of each card by its key."""
    return {
        path.relative_to(HERE).as_posix(): {
            text.partition(":")[0]: text.rstrip("\n") + "\n" for text in path.read_text(encoding="utf-8").split("\n\n")
        }
        for path in HERE.glob("*/*.yaml")
    }
