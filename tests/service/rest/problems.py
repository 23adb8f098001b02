"""Expecting a problem."""

from __future__ import annotations

from typing import Any

import httpx

from service.rest.problem import MEDIA_TYPE


def problem(answer: httpx.Response, status: int, code: str, pointer: str | None = None) -> dict[str, Any]:
    """The problem that an answer is."""
    assert answer.headers["content-type"] == MEDIA_TYPE, answer.text
    body: dict[str, Any] = answer.json()
    assert (answer.status_code, body["code"], body.get("pointer")) == (status, code, pointer), answer.text
    assert body["status"] == status
    assert body["type"] == f"/docs#{code}"
    assert body["title"] and body["detail"]  # noqa: PT018
    return body
