"""Writes the texts of all cards down again: `python -m tests.domain.texts.record`.

Do it when a text was meant to change; the diff is what to review, as a native would who has the effect beside it.
"""

from __future__ import annotations

from tests.domain.texts.snapshots import HERE, files


def main() -> None:
    """Write every file anew, and remove those of cards that are no more."""
    for stale in HERE.glob("*/*.yaml"):
        stale.unlink()
    for file, text in files().items():
        path = HERE / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
