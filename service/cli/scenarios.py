"""Scenarios from files: whether a position comes out as the file says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from domain.registry import games
from domain.scenario import ScenarioError, load, run

Files = Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, help="Scenario files (YAML).")]


def scenario(files: Files) -> None:
    """Run scenario files; exit status 1 if one doesn't come out as it says."""
    console = Console()
    failed = sum(not _passes(path, console) for path in files)
    console.print(f"{len(files) - failed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)


def _passes(path: Path, console: Console) -> bool:
    try:
        report = run(load(path.read_text(encoding="utf-8"), str(path)), games())
    except ScenarioError as error:
        console.print(f"[red]unreadable[/red] {error}", highlight=False, soft_wrap=True)
        return False
    console.print(
        f"{'[green]passed[/green]' if report.passed else '[red]failed[/red]'} {path}", highlight=False, soft_wrap=True
    )
    for failure in report.failures:
        console.print(f"  {failure}", highlight=False, markup=False, soft_wrap=True)
    return report.passed
