"""What an answer may never be, besides what schemathesis looks for by itself."""

from __future__ import annotations

from typing import Any

import schemathesis
from schemathesis import Case, CheckContext, GenerationMode, HookContext

from tests.contract.noise import no_glimpse


@schemathesis.check
def no_fault(context: CheckContext, response: Any, case: Case[Any]) -> None:
    """No fault of ours, no glimpse of our code."""
    assert response.status_code < 500
    assert b'"internal"' not in response.content
    no_glimpse(response.content)


schemathesis.serializer.alias("application/x-ndjson", "text/plain")


@schemathesis.hook
def filter_case(context: HookContext, case: Case[Any]) -> bool:
    """Of whatever is sent to be verified there is a verdict, so nothing is wrong enough to be refused."""
    return case.path != "/v1/verify" or case.meta is None or case.meta.generation.mode != GenerationMode.NEGATIVE
