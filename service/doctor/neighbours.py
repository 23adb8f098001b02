"""Keys of somebody else among ours: a server that is shared, without a namespace to tell apart what is whose."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Final

from .finding import Finding, ok, warning

LOOKED_AT: Final = 1000
"""At about so many keys."""

NAMED: Final = 3
"""So many are told of."""

DOCUMENTS: Final = (
    "account", "content", "create", "index", "invite", "invited", "key", "limit", "operation", "player", "queue", "recovery",
    "rematch", "said", "signup", "subject", "token", "webhook", "webhooks",
)  # fmt: skip
"""What the keys of documents begin with, before a colon; those of streams begin with `{g:`."""

_OURS: Final = re.compile(rf"(\{{g:|({'|'.join(DOCUMENTS)}):)|(ping|doctor)(:\d+)?\Z")


def strangers(keys: Iterable[str], namespace: str) -> Sequence[str]:
    """Some of the keys that begin as ours do and aren't, first the first in the alphabet."""
    ours = (key.removeprefix(namespace) for key in keys if key.startswith(namespace))
    return sorted(key for key in ours if not _OURS.match(key))[:NAMED]


def neighbours(redis: Any, namespace: str) -> Finding:
    """Whether anybody else has keys where ours are."""
    met = strangers(islice(redis.scan_iter(match="*", count=LOOKED_AT), LOOKED_AT), namespace)
    if met:
        says = f"there are keys among ours that aren't ours, such as {', '.join(met)}"
        return warning(
            "store keys", says, "Set TURNLEDGER_REDIS_NAMESPACE, or let REDIS_URL name a database of our own."
        )
    return ok("store keys", "ours, as far as looked")
