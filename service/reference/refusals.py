"""The page of refusals."""

from __future__ import annotations

from http import HTTPStatus

from domain.kernel.refusal import CODES
from domain.locale import source

from ..rest.problem import STATUS
from .markdown import joined

HEAD = """\
# Refusals

For whoever was told no: every code that there is, its status over REST, and every sentence that may come with it. In GraphQL the code is that of a `Refusal` or of an
`ActionRefused`. A refusal has changed nothing; [the API](../api.md#refusals) says what else it carries. What is in braces is filled in. Sentences are for people
and may change; programs go by the code. Made by `scripts/generate`.
"""


def page() -> str:
    """The page, in Markdown."""
    lines = [HEAD]
    for each in CODES:
        status = HTTPStatus(STATUS[each])
        besides = " (412 where `If-Match` was sent)" if each == "version_conflict" else ""
        lines += [f"## {each}", "", f"{status.value} {status.phrase}{besides}", ""]
        lines += [f"- “{source()[f'refusal.{each}']}”", *(f"- “{text}”" for text in details(each)), ""]
    return joined(lines)


def details(refusal: str) -> list[str]:
    """The sentences that say more than the usual one."""
    return [
        text
        for key, text in source().items()
        if key.startswith(f"refusal.detail.{refusal}.") and not key.endswith(".one")
    ]
