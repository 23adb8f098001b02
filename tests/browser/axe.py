"""What axe finds wrong with a page: how it is for who can't see it, can't tell its colours, or has no pointer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

FILE: Final = Path(__file__).with_name("vendor") / "axe.min.js"
SOURCE: Final = FILE.read_text(encoding="utf-8")
GRAVE: Final = ("moderate", "serious", "critical")
"""What has to be mended."""
RUN: Final = """async (rules) => {
    const only = rules.length ? { runOnly: rules } : {};
    const { violations } = await axe.run(document, { ...only, resultTypes: ['violations'] });
    return violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map((node) => node.html.slice(0, 200) + ' ' + (node.any[0]?.message ?? '')) }));
}"""


def faults(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What is wrong with a page as it is now, by all rules or by these: each with the elements that it is about.

    It is let into the page by the debugger, past the policy that keeps scripts out.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE)
    found: list[dict[str, Any]] = page.evaluate(RUN, list(rules))
    return [f"{each['impact']} {each['id']}: {each['nodes'][:4]}" for each in found if each["impact"] in GRAVE]
