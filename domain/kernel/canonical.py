"""The canonical encoding that commitments and hashes are taken over (docs/fairness.md)."""

from __future__ import annotations

import msgspec

canonical = msgspec.json.Encoder(order="deterministic").encode
"""Compact UTF-8 JSON, keys in order, no floats, bytes as padded base64."""
