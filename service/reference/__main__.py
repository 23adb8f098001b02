"""Writes the pages of reference into a folder."""

from __future__ import annotations

import sys
from pathlib import Path

from . import pages

folder = Path(sys.argv[1])
for name, text in pages().items():
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
