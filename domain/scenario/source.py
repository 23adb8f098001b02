"""A scenario as it is written: YAML with its positions (docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import yaml
from msgspec import Struct, structs

Path = tuple[str | int, ...]
"""Where something is written: the keys and list places that lead to it."""


class ScenarioError(ValueError):
    """A text that is no scenario: `name:line: what is wrong`."""

    def __init__(self, name: str, line: int, why: str) -> None:
        super().__init__(f"{name}:{line}: {why}")
        self.name, self.line, self.why = name, line, why


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario read, its words not yet understood: that takes the game.

    `name` is where it came from; `lines` where each of its parts is written.
    """

    name: str
    title: str
    game: str
    preset: str = ""
    options: dict[str, Any] = {}
    rules: tuple[str, ...] = ()
    given: dict[str, Any] = {}
    steps: tuple[dict[str, Any], ...] = ()
    campaign: tuple[dict[str, Any], ...] = ()
    expect: dict[str, Any] = {}
    lines: dict[Path, int] = {}

    def line(self, path: Path) -> int:
        """The line where something is written, or else what holds it."""
        while path not in self.lines:
            path = path[:-1]
        return self.lines[path]


WORDS = {field.name: field for field in structs.fields(Scenario) if field.name not in ("name", "lines")}


def load(text: str, name: str = "scenario") -> Scenario:
    """Read a scenario from YAML; `name` is what errors call it. Raises ScenarioError."""
    source = Source(name)
    written = source.read(text)
    if not isinstance(written, dict):
        raise ScenarioError(name, 1, "a scenario is a map of words")
    for word, value in written.items():
        if word not in WORDS:
            raise source.error((word,), f"no word {word!r} here, only {', '.join(WORDS)}")
        source.check((word,), value, WORDS[word].type)
    if missing := [word for word, field in WORDS.items() if field.required and word not in written]:
        raise ScenarioError(name, 1, f"{missing[0]} is missing")
    scenario = msgspec.convert({**written, "name": name}, Scenario)
    return structs.replace(scenario, lines=source.lines)


class Source:
    """Turns YAML into plain values: text, whole numbers, true, false, null, lists, maps. No tags, no aliases."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[Path, int] = {(): 1}

    def error(self, path: Path, why: str) -> ScenarioError:
        return ScenarioError(self.name, self.lines.get(path, 1), why)

    def check(self, path: Path, value: Any, kind: Any) -> None:
        """Refuse a value of another kind, where it is written."""
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            inner = tuple(int(place) for place in re.findall(r"\[(\d+)\]", str(error)))
            raise self.error(path + inner if path + inner in self.lines else path, str(error)) from None

    def read(self, text: str) -> Any:
        try:
            node = yaml.compose(text, Loader=yaml.BaseLoader)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise ScenarioError(self.name, line, error.problem or "no YAML") from None
        except yaml.YAMLError as error:
            raise ScenarioError(self.name, 1, str(error)) from None
        self._seen = set[int]()
        return self._value(node, ())

    def _value(self, node: yaml.Node | None, path: Path) -> Any:
        if node is None:
            return None
        self.lines.setdefault(path, node.start_mark.line + 1)
        if id(node) in self._seen:
            raise self.error(path, "a scenario has no aliases")
        self._seen.add(id(node))
        match node:
            case yaml.MappingNode():
                return {key: self._value(value, (*path, key)) for key, value in self._items(node, path)}
            case yaml.SequenceNode():
                return [self._value(item, (*path, n)) for n, item in enumerate(node.value)]
        assert isinstance(node, yaml.ScalarNode)
        return _scalar(node)

    def _items(self, node: yaml.MappingNode, path: Path) -> Iterator[tuple[str, yaml.Node]]:
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise self.error(path, "only text can be a word")
            here = (*path, key.value)
            if here in self.lines:
                raise ScenarioError(self.name, key.start_mark.line + 1, f"{key.value!r} is there twice")
            self.lines[here] = key.start_mark.line + 1
            yield key.value, value


PLAIN = {"": None, "null": None, "true": True, "false": False}


def _scalar(node: yaml.ScalarNode) -> Any:
    text: str = node.value
    if node.style is not None:
        return text
    if re.fullmatch(r"-?\d{1,18}", text):
        return int(text)
    return PLAIN.get(text, text)
