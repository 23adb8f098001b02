"""The table of metrics as a page of the documentation: `python -m service.metrics_page`."""

from __future__ import annotations

import sys

from .metrics import METRICS, Metric

HEAD = """\
# Metrics

What `/metrics` says, on the listener of `TURNLEDGER_METRICS_PORT`: see [observability.md](observability.md). Times are in seconds,
sizes in bytes. Where *each* is said, every replica says the same of the store that they share: take `max` over them, not `sum`.
Beside these there are the library's own of the process (`process_…`) and of Python (`python_…`). Made by `scripts/generate`.

| metric | kind | labels | what it is | when one needs it |
|---|---|---|---|---|
"""


def page() -> str:
    """The page, in Markdown."""
    return HEAD + "".join(map(_row, METRICS))


def _row(metric: Metric) -> str:
    labels = ", ".join(f"`{label}`" for label in metric.labels)
    kind = f"{metric.kind}, *each*" if metric.everywhere else metric.kind
    return f"| `{metric.name}` | {kind} | {labels} | {metric.meaning} | {metric.needed} |\n"


if __name__ == "__main__":
    sys.stdout.write(page())
