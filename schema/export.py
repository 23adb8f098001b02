"""The public schema as text: `python -m schema.export > schema/schema.graphql`."""

from __future__ import annotations

import sys

from domain.registry import games

from .build import build_schema


def exported() -> str:
    """The schema of every registered game."""
    return build_schema(games()).as_str() + "\n"


if __name__ == "__main__":
    sys.stdout.write(exported())
