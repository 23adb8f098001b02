"""The documents are true: links lead somewhere, what is generated is up to date, and the first calls work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from service.settings_page import page

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.name)
def test_links_lead_to_files(document: Path) -> None:
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        assert "://" in target or (document.parent / target).exists(), target


def test_the_page_of_settings_is_up_to_date() -> None:
    assert (ROOT / "docs/settings.md").read_text(encoding="utf-8") == page()


def test_readme_begins_with_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    first = re.search(r"```sh\n(.*?)```", readme, re.DOTALL)

    assert first is not None
    assert [line.split()[0] for line in first[1].splitlines()] == ["scripts/serve", "scripts/test"]
