"""What an answer may never be, besides what schemathesis looks for by itself."""

from __future__ import annotations

from typing import Any

import schemathesis
from schemathesis import Case, CheckContext

from tests.contract.noise import no_glimpse


@schemathesis.check
def no_fault(context: CheckContext, response: Any, case: Case[Any]) -> None:
    """No fault of ours, no glimpse of our code."""
    assert response.status_code < 500
    assert b'"internal"' not in response.content
    no_glimpse(response.content)
