"""The operations of this client as a list for a service that executes no others: `python -m turnledger_client.operations`."""

from __future__ import annotations

import json
import re
import sys

from .generated import operations


def listed() -> dict[str, str]:
    """The texts of all operations, as they are sent, by name."""
    texts = (text for name, text in vars(operations).items() if not name.startswith("_"))
    return {re.split(r"\W+", text, maxsplit=2)[1]: text for text in texts}


if __name__ == "__main__":
    json.dump(listed(), sys.stdout, indent=2)
