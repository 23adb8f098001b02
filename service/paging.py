"""How long a page may be."""

from __future__ import annotations

from domain.kernel.refusal import Refused


def page_size(wanted: int, most: int) -> int:
    """So many entries, if a page may have as many. Refused: `malformed`."""
    if not 1 <= wanted <= most:
        raise Refused("malformed", error=f"a page has from 1 to {most} entries")
    return wanted
