"""Keys of somebody else among ours are found; ours are not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import service
from service.doctor.neighbours import DOCUMENTS, strangers

OURS = (
    "{g:g_1}:log",
    "{g:c_1}:head",
    "player:p_1",
    "index:due",
    "queue:notices",
    "said:talk:g_1",
    "limit:a",
    "ping",
    "doctor:3",
)


def test_ours_are_no_strangers() -> None:
    assert not strangers(OURS, "")
    assert not strangers([f"ours:{key}" for key in OURS], "ours:")


@pytest.mark.parametrize("key", ["celery", "session:ab", "players", "ping:x", "{user:1}:log"])
def test_others_are(key: str) -> None:
    assert [*strangers([*OURS, key], "")] == [key]
    assert not strangers([key], "ours:"), "elsewhere they may have what they like"


def test_every_kind_of_document_is_known() -> None:
    """Whoever makes a new kind of key is told here."""
    made, modules = set[str](), Path(service.__file__).parent
    for module in (*modules.glob("*.py"), *modules.glob("webhooks/*.py")):
        made |= {*re.findall(r'f"([a-z]+):\{', module.read_text(encoding="utf-8"))}
    assert {"player", "token", "account", "content", "webhook"} < made
    assert made - LISTS <= {*DOCUMENTS}


LISTS = {"games", "seated", "unfinished", "campaign", "campaigns", "talk", "spoken", "removes"}
"""Names of indexes and lists, whose keys begin with `index:` or `said:`, and of commands."""
