"""The table of settings as a page of the documentation: `python -m service.settings_page`."""

from __future__ import annotations

import sys

from .settings import table

HEAD = """\
# Settings

Each is an environment variable; without it the default holds. A value that can't be used ends the service at once, with
a sentence that names the variable. Where `NAME_FILE` is set, the value of `NAME` is read from the file that it names,
without the white space around it: so secrets can be mounted. Made by `scripts/generate`.

| variable | default | |
|---|---|---|
"""


def page() -> str:
    """The page, in Markdown."""
    rows = (f"| `{row.variable}` | {f'`{row.default}`' if row.default else ''} | {row.meaning} |\n" for row in table())
    return HEAD + "".join(rows)


if __name__ == "__main__":
    sys.stdout.write(page())
