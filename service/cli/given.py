"""What several commands are given."""

from __future__ import annotations

from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(help="The game's id (g_…).")]
At = Annotated[int | None, typer.Option("--at", min=1, help="The version to stop at; the newest without one.")]
As = Annotated[int | None, typer.Option("--as", min=0, help="The seat whose eyes to see through.")]
Locale = Annotated[str, typer.Option("--locale", help="The language of the sentences.")]
All = Annotated[bool, typer.Option("--all", help="See everything, as an auditor.")]
