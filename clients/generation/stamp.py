"""What the generated clients were made of, as one line: it changes with the schema, the generators and what they made.

`python clients/generation/stamp.py CLIENT` writes it for a client that was just generated. A test compares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]


class Made(NamedTuple):
    """A client: what it is made of and what is made, as patterns of files."""

    sources: tuple[str, ...]
    results: tuple[str, ...]


CLIENTS: Final = {
    "python": Made(
        (
            "schema/schema.graphql",
            "clients/generation/*.py",
            "clients/generation/python.toml",
            "requirements/clients.txt",
        ),
        ("clients/operations/*.graphql", "clients/python/turnledger_client/generated/*.py"),
    ),
    "typescript": Made(
        (
            "schema/schema.graphql",
            "clients/generation/documents.py",
            "clients/generation/typescript/codegen.json",
            "clients/generation/typescript/documents.cjs",
            "clients/generation/typescript/package-lock.json",
        ),
        ("clients/operations/*.graphql", "clients/typescript/src/generated/*.ts"),
    ),
}


def stamp(client: str) -> str:
    """The line for a client as it is now."""
    made = CLIENTS[client]
    return f"sources {_digest(made.sources)} results {_digest(made.results)}\n"


def noted(client: str) -> str:
    """The line that was written when it was generated."""
    file = _file(client)
    return file.read_text(encoding="ascii") if file.exists() else ""


def _file(client: str) -> Path:
    return ROOT / "clients" / client / "generated.stamp"


def _digest(patterns: Iterable[str]) -> str:
    whole = sha256()
    for file in sorted(file for pattern in patterns for file in ROOT.glob(pattern)):
        content = file.read_bytes().replace(b"\r\n", b"\n")
        whole.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return whole.hexdigest()


if __name__ == "__main__":
    _file(sys.argv[1]).write_text(stamp(sys.argv[1]), encoding="ascii")
