"""The pages of rules, one for each rule book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from domain.catalogue import RuleEntry, rule_entries

from .markdown import joined

BOOKS: Final = {
    "kernel": ("domain.kernel", "what holds in every game, which no rule book says"),
    "villains": ("domain.games.villains", "Legendary Villains (Marvel)"),
    "alien": ("domain.games.alien", "Legendary Encounters: Alien"),
    "firefly": ("domain.games.firefly", "Legendary Encounters: Firefly"),
    "conquest": ("domain.games.conquest", "Conquest of Planet Earth"),
}
HEAD = """\
# Rules: {title}

For whoever wants to know by which rule something happened: each of the {count} rules in our own words, by the id that events cite, with what can be checked. Where
the book leaves something open, it says what, and how we rule. Made by `scripts/generate` of `{file}`.
"""


def pages() -> Mapping[str, str]:
    """The page of each book, in Markdown, by its place in the folder."""
    return {f"rules/{name}.md": page(package, title) for name, (package, title) in BOOKS.items()}


def page(package: str, title: str) -> str:
    """The rules of a package, by what they are about."""
    entries = rule_entries(package)
    file = f"{package.replace('.', '/')}/rules.toml"
    lines = [HEAD.format(title=title, count=len(entries), file=file)]
    topics: dict[str, list[RuleEntry]] = {}
    for rule in entries:
        topics.setdefault(about(rule), []).append(rule)
    for topic, rules in topics.items():
        lines += [f"## {topic}", ""]
        for rule in rules:
            lines += entry(rule)
    return joined(lines)


def about(rule: RuleEntry) -> str:
    """What a rule is about, by its id."""
    return rule.id.split(".")[1].replace("_", " ").replace("-", " ").capitalize()


def entry(rule: RuleEntry) -> list[str]:
    """One rule."""
    lines = [f"### {rule.id}", "", rule.text, "", f"- *{rule.kind.capitalize()}.* {rule.check}"]
    if rule.ambiguity:
        lines.append(f"- *Left open:* {rule.ambiguity}")
    if rule.ruling:
        lines.append(f"- *Our ruling:* {rule.ruling}")
    return [*lines, ""]
