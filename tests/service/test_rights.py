"""What the doctor tries of a store is all that the service does there."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from service.doctor.rights import needed, needed_for_copies, needed_of_cluster

WORDS: Final = {"COUNT", "MATCH", "NX", "WITHSCORES", "LIMIT", "SLOTS", "NODES", "GETKEYSINSLOT", "ABSTTL", "WRONGTYPE"}
"""What a command is told besides, and what it says."""
UNTOLD: Final = {"CONFIG"}
"""What a server may refuse to tell, which is a finding of its own."""
BACKUPS: Final = {"DUMP", "PEXPIRETIME", "RESTORE"}
"""What is only asked of the store by `turnledger backup` and `restore`, which another user of it may be for."""
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
    tried = (*needed("key"), *needed_of_cluster(), *needed_for_copies())
    assert given - WORDS - UNTOLD - BACKUPS <= {str(words[0]) for words in tried}
