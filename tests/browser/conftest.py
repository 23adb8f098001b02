"""A browser, a service, and people who look at its pages."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, expect, sync_playwright

from tests.debian import program
from tests.e2e.service import Service, running

WAIT_SECONDS = 20
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of them has no window at all, and so takes two thirds of the processor's time."""
Person: TypeAlias = Callable[..., Page]
"""Opens a page of somebody's own; see `person`."""


def chromium() -> str | None:
    """Where a Chromium is; Debian's is installed where there is none."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None) or program(CHROMIUMS[0], CHROMIUMS[0])


def launched(playwright: Playwright, executable: str | None) -> Browser:
    """A browser without a window."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    options = [*sandbox, "--disable-dev-shm-usage", "--disable-gpu"]
    return playwright.chromium.launch(executable_path=executable, args=options)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser without a window, for the tests of a file: while it is there, no test can run an event loop."""
    executable = chromium()
    if executable is None:
        pytest.skip("there is no Chromium here, and none can be installed: on Debian it is the package chromium")
    expect.set_options(timeout=1000 * WAIT_SECONDS)
    with sync_playwright() as playwright:
        browser = launched(playwright, executable)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that all tests of one xdist worker share; who stops it starts one of their own."""
    with running(tmp_path_factory.mktemp("site")) as service:
        yield service


@pytest.fixture
def person(browser: Browser, site: Service) -> Iterator[Person]:
    """Opens a browser of somebody's own at the service: `person(at="/#/", width=1280, height=900, locale="en-GB")`.

    The test fails where a page logged an error, or broke its policy.
    """
    contexts, troubles = list[Any](), list[str]()

    def opened(
        at: str = "/", *, width: int = 1280, height: int = 900, locale: str = "en-GB", url: str = "", **options: Any
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce", **options
        )
        context.set_default_timeout(1000 * WAIT_SECONDS)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: troubles.extend(_trouble(message)))
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto((url or site.url) + at)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not troubles


NETWORK = re.compile(r"net::ERR_|Failed to load resource|WebSocket connection")
"""What browsers log by themselves of a refusal, or of a line that is cut."""


def _trouble(message: ConsoleMessage) -> list[str]:
    return [message.text] if message.type == "error" and not NETWORK.search(message.text) else []


def screenshot(page: Page, file: Path) -> None:
    """The whole page as a picture."""
    page.screenshot(path=str(file), full_page=True)
