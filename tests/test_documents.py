"""The documents are true: links lead somewhere, what is generated is up to date, and the first calls work."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from bench.balance import PARTS
from bench.bots import HEADING, TABLES, Result, bounds, lines, matches
from domain.kernel.action import tag
from domain.kernel.refusal import CODES
from domain.registry import games
from service.board_drawing import drawing
from service.metrics_page import page as metrics
from service.reference import pages as reference
from service.rest.operations import OPERATIONS
from service.settings_page import page

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_to_files(document: Path) -> None:
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        assert "://" in target or (document.parent / target).exists(), target


@pytest.mark.parametrize("document", [ROOT / "README.md", ROOT / "CHANGELOG.md"], ids=lambda path: path.name)
def test_links_into_a_page_lead_to_a_heading(document: Path) -> None:
    """Of the documents that aren't pages of the site, whose building checks the others."""
    text = document.read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\(([^)#:]+\.md)#([^)]+)\)", text):
        page = (document.parent / target).read_text(encoding="utf-8")
        assert anchor in {slug(heading) for heading in re.findall(r"^#+ (.*)$", page, re.MULTILINE)}, (
            f"{target}#{anchor}"
        )


def slug(heading: str) -> str:
    """What a heading is called in an address."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_every_test_that_shows_something_is_there() -> None:
    """Of `file::test` in the page about security."""
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", (ROOT / "docs/security.md").read_text(encoding="utf-8"))
    assert len(named) > 50
    for file, test in named:
        text = (ROOT / "tests" / file).read_text(encoding="utf-8")
        assert re.search(rf"^(async )?def {test}\(", text, re.MULTILINE), f"{file}::{test}"


def test_the_page_of_settings_is_up_to_date() -> None:
    assert (ROOT / "docs/settings.md").read_text(encoding="utf-8") == page()


def test_the_page_of_metrics_is_up_to_date() -> None:
    assert (ROOT / "docs/metrics.md").read_text(encoding="utf-8") == metrics()


def test_the_pages_of_reference_are_up_to_date() -> None:
    written = reference()
    folder = ROOT / "docs/reference"
    assert sorted(written) == sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.md"))
    assert [name for name, text in written.items() if (folder / name).read_text(encoding="utf-8") != text] == []


def test_the_pages_of_reference_have_all_that_there_is() -> None:
    """Each event, action, code, rule and operation has a heading."""
    events = {event.__name__ for game in games().values() for event in get_args(game.events)}
    actions = {tag(action.__name__) for game in games().values() for action in get_args(game.actions)}
    rules = {rule for game in games().values() for rule in game.book()}
    operations = {f"{operation.method} {operation.path}" for operation in OPERATIONS}
    assert events <= headings("events.md")
    assert actions <= headings("actions.md")
    assert set(CODES) <= headings("refusals.md")
    assert rules <= headings("rules/*.md")
    assert operations <= headings("rest.md")


def headings(pages: str) -> set[str]:
    """Of pages of reference."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "docs/reference").glob(pages)]
    return {heading for text in texts for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


def test_the_drawing_of_the_boards_is_up_to_date() -> None:
    assert (ROOT / "docs/board.svg").read_text(encoding="utf-8") == drawing()


def test_the_page_of_balance_has_a_row_for_all_that_there_is() -> None:
    """Its figures are of the day they were made; what it says figures of is what is in the box."""
    said = (ROOT / "docs/balance.md").read_text(encoding="utf-8")
    parts = [part.text(part.unplayed(), number=1, seed=1) for part in PARTS.values()]
    assert without_figures(said) == without_figures("\n".join(parts))


def test_the_table_of_bots_is_of_tables_and_bots_that_there_are() -> None:
    """Its figures are of the day they were made."""
    said = (ROOT / "docs/bots.md").read_text(encoding="utf-8").partition(HEADING)[2]
    unplayed = [Result(match, won=True, score=1.0) for match in matches(tuple(games()), 1, 1, 1)]
    possible = {without_figures(line) for line in lines(unplayed, "") if line.startswith("| ")}
    rows = {without_figures(line) for line in said.splitlines() if line.startswith("| ")}
    assert len(possible) == 1 + 3 * len(TABLES)
    assert len(rows) > len(TABLES)
    assert rows <= possible


def test_the_bounds_of_a_share_are_those_of_wilson() -> None:
    """As the books have them: 7 of 10, none, all."""
    assert [round(bound, 3) for bound in bounds(7, 10)] == [0.397, 0.892]
    assert [round(bound, 3) for bound in bounds(0, 10)] == [0.0, 0.278]
    assert [round(bound, 3) for bound in bounds(10, 10)] == [0.722, 1.0]


def without_figures(text: str) -> str:
    text = text.replace("| none |", "| 0 |")
    return re.sub(r"-?\d[\d,.]*", "#", re.sub(r"`[0-9a-f]{16}`", "#", text))


def test_the_house_is_as_drawn() -> None:
    """Of the page about the architecture: each file and folder is there, and no part of the house is left out."""
    said = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    (drawn,) = re.findall(r"```text\n(domain/ .*?)```", said, re.DOTALL)
    folder, named = "", []
    for indent, name in re.findall(r"^( {0,2})([\w/.]+)  +\S", drawn, re.MULTILINE):
        folder = folder if indent else name
        named.append(folder + name if indent else name)
    assert {"domain/", "schema/", "service/", "domain/kernel/", "domain/games/villains/"} <= set(named)
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_readme_begins_with_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    first = re.search(r"```sh\n(.*?)```", readme, re.DOTALL)

    assert first is not None
    assert [line.split()[0] for line in first[1].splitlines()] == ["scripts/serve", "scripts/test"]
