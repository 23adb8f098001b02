"""The pages of reference in the documentation, written from what they are of: `python -m service.reference FOLDER`."""

from __future__ import annotations

from collections.abc import Mapping

from . import actions, events, graphql, refusals, rest, rules


def pages() -> Mapping[str, str]:
    """Each page in Markdown, by its place in the folder."""
    return {
        "rest.md": rest.page(),
        "graphql.md": graphql.page(),
        "events.md": events.page(),
        "actions.md": actions.page(),
        "refusals.md": refusals.page(),
        **rules.pages(),
    }
