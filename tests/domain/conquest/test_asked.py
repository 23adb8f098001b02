"""Whatever the rules of Conquest ask has a sentence, and so has every window that may be passed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import get_args, get_type_hints

import pytest

from domain.games.conquest.game import Conquest
from domain.games.conquest.language import Cards, Whiches
from domain.games.conquest.windows import WINDOWS
from domain.locale import LOCALES, has


def sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


def asked_by_name() -> set[str]:
    """The decisions that the source names where it asks them."""
    found: set[str] = set()
    for source in sources(files("domain.games.conquest")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "ask":
                found |= {str(arg.value) for arg in node.args[1:2] if isinstance(arg, ast.Constant)}
    return found


def text_of(node: ast.expr) -> str:
    """What a word of the source says, if it says it outright."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def refused_in_detail() -> set[str]:
    """The sentences of refusals that the source names: `Refused(code, …, detail=…)`, `_refused(rule, detail, …)`."""
    found: set[str] = set()
    for source in sources(files("domain.games.conquest")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            words = [text_of(arg) for arg in node.args]
            details = [text_of(word.value) for word in node.keywords if word.arg == "detail"]
            if node.func.id == "Refused":
                found |= {f"{words[0]}.{detail}" for detail in details if detail}
            elif node.func.id == "_refused":
                found.add(f"option_invalid.{words[1]}")
    return found


def picked() -> set[str]:
    """The decisions of words that pick."""
    zones = get_args(get_type_hints(Cards)["zone"])
    others = {str(which.__struct_config__.tag) for which in get_args(Whiches) if which is not Cards}
    return {f"pick-{noun}" for noun in {*zones, *others}}


ASKED = asked_by_name() | picked() | {f"{kind}-{window}" for kind in ("hold", "respond") for window in WINDOWS}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_decision_has_a_sentence(locale: str) -> None:
    assert {"command", "escape", "conquer", "lose-alien"} < ASKED
    assert [ask for ask in sorted(ASKED) if not has(locale, f"ask.conquest.{ask}")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_a_sentence(locale: str) -> None:
    details = refused_in_detail()
    assert {"target_not_legal.not_adjacent", "option_invalid.conquest_mode"} < details
    assert [detail for detail in sorted(details) if not has(locale, f"refusal.detail.{detail}")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_window_that_can_be_passed_has_a_name(locale: str) -> None:
    assert [name for name in Conquest.windows if not has(locale, f"window.conquest.{name or 'all'}")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_preset_and_action_has_a_sentence(locale: str) -> None:
    game = Conquest()
    actions = {str(action.__struct_config__.tag) for action in game.kinds_of_action()}
    assert [name for name in game.presets if not has(locale, f"preset.conquest.{name}")] == []
    plain = {name for name in actions if has(locale, f"action.conquest.{name}")}
    assert {name for name in actions - plain if not has(locale, f"action.conquest.{name}.on")} == set()
