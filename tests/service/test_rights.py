"""What the doctor tries of a store is all that the service does there."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from service.doctor.rights import needed, needed_for_copies, needed_of_cluster

WORDS: Final = {
    "COUNT",
    "MATCH",
    "NX",
    "WITHSCORES",
    "LIMIT",
    "SLOTS",
    "NODES",
    "GETKEYSINSLOT",
    "CONFIG",
    "ABSTTL",
    "WRONGTYPE",
}
"""What a command is told besides; and what the service does without, if it must."""
BACKUPS: Final = {"DUMP", "RESTORE", "PEXPIRETIME"}
"""What backups take, which are made by hand, and not by the service."""
OTHERS: Final = {"embedded.py"}
"""What doesn't come by REDIS_URL."""


def test_every_command_that_the_store_gives_is_tried() -> None:
    given = set[str]()
    for file in files("service.store").iterdir():
        if file.name.endswith(".lua"):
            given |= {*re.findall(r"redis\.p?call\('([A-Z]+)'", file.read_text(encoding="utf-8"))}
        elif file.name.endswith(".py") and file.name not in OTHERS:
            given |= {*re.findall(r'"([A-Z]{2,})"', file.read_text(encoding="utf-8"))}
    assert {"XADD", "EVALSHA", "XDEL", "CLUSTER"} < given
    assert given - WORDS - BACKUPS <= {
        str(words[0]) for words in (*needed("key"), *needed_of_cluster(), *needed_for_copies())
    }
