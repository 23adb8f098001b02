"""GraphiQL, the page to try queries on, with all it needs: nothing comes from elsewhere.

The scripts and the style sheet are those of the packages named in LICENSES, unchanged but for the comment that names
their source maps; SHA256SUMS holds their hashes.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from starlette.staticfiles import StaticFiles

PAGE: Final = files(__package__).joinpath("page.html").read_text(encoding="utf-8")
POLICY: Final = (
    "default-src 'none'; connect-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; "
    "font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def static() -> StaticFiles:
    """The files that the page asks for, at `static/` below the endpoint."""
    return StaticFiles(packages=[(__package__, "static")])
