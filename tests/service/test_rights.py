"""What the doctor tries of a store is all that the service does there."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from service.doctor.rights import needed

WORDS: Final = {"COUNT", "MATCH", "NX", "WITHSCORES", "LIMIT"}
"""What a command is told besides."""


def test_every_command_that_the_store_gives_is_tried() -> None:
    given = set[str]()
    for file in files("service.store").iterdir():
        if file.name.endswith(".lua"):
            given |= {*re.findall(r"redis\.p?call\('([A-Z]+)'", file.read_text(encoding="utf-8"))}
        elif file.name in ("redis.py", "line.py"):
            given |= {*re.findall(r'"([A-Z]{2,})"', file.read_text(encoding="utf-8"))}
    assert {"XADD", "EVALSHA", "XDEL"} < given
    assert given - WORDS <= {str(words[0]) for words in needed("")}
