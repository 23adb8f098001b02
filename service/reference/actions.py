"""The page of actions."""

from __future__ import annotations

from typing import Annotated, Any, get_args, get_origin

from msgspec import Meta, structs

from domain.kernel.action import Action, tag
from domain.registry import games

from .markdown import code, joined, kind, table, told

HEAD = """\
# Actions

For whoever sends moves: every action of every game, with its fields. Over REST it is the body of `POST /v1/games/{id}/actions`, with its name as `type`; in
GraphQL it is the mutation of that name. Whether it may be done now, and with which cards, [the legal actions](../api.md#a-game-call-by-call) say, each ready to be sent
back. Whoever holds several seats says `seat` besides. Made by `scripts/generate`.
"""


def page() -> str:
    """The page, in Markdown."""
    titles = {name: game.ruleset("en").title for name, game in games().items()}
    having: dict[type[Action], list[str]] = {}
    for name, game in games().items():
        for action in get_args(game.actions):
            having.setdefault(action, []).append(titles[name])
    lines = [HEAD]
    for name, title in titles.items():
        own = ", ".join(
            f"[{code(tag(each.__name__))}](#{tag(each.__name__).lower()})" for each in get_args(games()[name].actions)
        )
        lines.append(f"- **{title}**: {own}")
    for action in sorted(having, key=lambda each: each.__name__):
        lines += ["", f"## {tag(action.__name__)}", "", told(action), ""]
        rows = [
            (code(field.name), kind(field.type), "" if field.required else "may be left out", said(field.type))
            for field in structs.fields(action)
        ]
        lines += table(("field", "holds", "", ""), rows)
    return joined(lines)


def said(hint: Any) -> str:
    """What a field says of itself."""
    if get_origin(hint) is not Annotated:
        return ""
    return next((each.description for each in get_args(hint) if isinstance(each, Meta) and each.description), "")
