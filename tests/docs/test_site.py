"""The documentation as a site: built strictly, with a place for every page, and nothing in it that is fetched from elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CONFIG = ROOT / "zensical.toml"
FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """Build the site of a folder as `scripts/docs` does."""
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    return subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120, check=False
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    shutil.copy(CONFIG, folder)
    shutil.copytree(ROOT / "docs", folder / "docs")
    done = build(folder)
    assert done.returncode == 0, plain(done.stdout)
    return folder / "build/site"


def plain(text: str) -> str:
    """Without the colours of a terminal."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def test_the_script_builds_it_as_the_test_does() -> None:
    assert "zensical build --clean --strict" in (ROOT / "scripts/docs").read_text(encoding="utf-8")


def test_every_page_has_its_place(site: Path) -> None:
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    placed = list(named(tomllib.loads(CONFIG.read_text(encoding="utf-8"))["project"]["nav"]))
    assert sorted(placed) == sorted(pages)
    for page in pages:
        assert (site / page.replace("README.md", "index.md")).with_suffix(".html").is_file(), page


def named(nav: Any) -> Iterator[str]:
    """The files that a navigation leads to."""
    if isinstance(nav, str):
        yield nav
    else:
        for entry in nav.values() if isinstance(nav, dict) else nav:
            yield from named(entry)


def test_it_fetches_nothing_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        asked = Asked()
        asked.feed(page.read_text(encoding="utf-8"))
        assert asked.urls, page
        assert not [url for url in asked.urls if re.match(r"(https?:)?//", url)], page
    for style in site.rglob("*.css"):
        assert not re.search(r"""(@import|url\()\s*['"]?(https?:)?//""", style.read_text(encoding="utf-8")), style


class Asked(HTMLParser):
    """What a browser fetches by itself for a page."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        if said.get("rel") not in ("canonical", "next", "prev") and (url := said.get(FETCHED.get(tag, ""))):
            self.urls.append(url)


@pytest.mark.parametrize(
    ("link", "wrong"),
    [("[a](nowhere.md)", "page does not exist"), ("[a](#nowhere)", "anchor does not exist")],
    ids=["page", "anchor"],
)
def test_a_link_that_leads_nowhere_ends_it(tmp_path: Path, link: str, wrong: str) -> None:
    shutil.copy(CONFIG, tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text(f"# A page\n\nIt says {link}.\n", encoding="utf-8")
    nav = re.compile(r"^nav = \[.*?^\]$", re.DOTALL | re.MULTILINE)
    config = tmp_path / "zensical.toml"
    config.write_text(nav.sub('nav = ["index.md"]', config.read_text(encoding="utf-8")), encoding="utf-8")
    done = build(tmp_path)
    assert done.returncode != 0
    assert wrong in plain(done.stdout)
    assert "index.md:3" in plain(done.stdout)


def test_the_page_about_the_browser_names_what_is_there() -> None:
    """What is bold in it are words of the pages."""
    words = (ROOT / "domain/locale/en.toml").read_text(encoding="utf-8")
    named = re.findall(r"\*\*(.+?)\*\*", (ROOT / "docs/tutorials/browser.md").read_text(encoding="utf-8"))
    assert len(named) > 10
    assert [name for name in named if f'= "{name}"\n' not in words] == []
