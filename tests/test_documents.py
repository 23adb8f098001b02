"""The documents are true: links lead somewhere, what is generated is up to date, and the first calls work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench.balance import PARTS
from service.board_drawing import drawing
from service.settings_page import page

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.name)
def test_links_lead_to_files(document: Path) -> None:
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        assert "://" in target or (document.parent / target).exists(), target


def test_every_test_that_shows_something_is_there() -> None:
    """Of `file::test` in the page about security."""
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", (ROOT / "docs/security.md").read_text(encoding="utf-8"))
    assert len(named) > 50
    for file, test in named:
        text = (ROOT / "tests" / file).read_text(encoding="utf-8")
        assert re.search(rf"^(async )?def {test}\(", text, re.MULTILINE), f"{file}::{test}"


def test_the_page_of_settings_is_up_to_date() -> None:
    assert (ROOT / "docs/settings.md").read_text(encoding="utf-8") == page()


def test_the_drawing_of_the_boards_is_up_to_date() -> None:
    assert (ROOT / "docs/board.svg").read_text(encoding="utf-8") == drawing()


def test_the_page_of_balance_has_a_row_for_all_that_there_is() -> None:
    """Its figures are of the day they were made; what it says figures of is what is in the box."""
    said = (ROOT / "docs/balance.md").read_text(encoding="utf-8")
    parts = [part.text(part.unplayed(), number=1, seed=1) for part in PARTS.values()]
    assert without_figures(said) == without_figures("\n".join(parts))


def without_figures(text: str) -> str:
    text = text.replace("| none |", "| 0 |")
    return re.sub(r"-?\d[\d,.]*", "#", re.sub(r"`[0-9a-f]{16}`", "#", text))


def test_readme_begins_with_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    first = re.search(r"```sh\n(.*?)```", readme, re.DOTALL)

    assert first is not None
    assert [line.split()[0] for line in first[1].splitlines()] == ["scripts/serve", "scripts/test"]
