"""Traces by OpenTelemetry: a span for each request, and below it what was done for it. Only loaded where somebody traces."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from importlib.metadata import version
from threading import Thread
from typing import Any, Final

from opentelemetry import trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import OTELResourceDetector, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, Status, StatusCode
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
from starlette.types import Scope

from domain.kernel.commit import Commit
from domain.kernel.refusal import Code, Refused
from domain.kernel.state import State
from schema.spans import NO_SPAN, Value

from .log import GAME, REQUEST
from .store import Outcome

FLUSH_SECONDS: Final = 2
"""How long the last spans may take to get away when the service ends."""
OURS: Final = "turnledger."
"""What the names of our own attributes begin with; the others are those of the convention."""
_FROM_ABOVE: Final = TraceContextTextMapPropagator()
_GIVEN: Final = ("traceparent", "tracestate")


class Tracing:
    """Makes spans and hands them to a provider. It is also told of how games go on, as one of their observers."""

    def __init__(self, provider: TracerProvider) -> None:
        self._provider, self._tracer = provider, provider.get_tracer("turnledger", version("turnledger"))

    @classmethod
    def by_environment(cls, replica: str) -> Tracing:
        """Spans go where the standard variables of OpenTelemetry say, as often as they say."""
        ours = {
            "service.name": "turnledger",
            "service.version": version("turnledger"),
            "service.instance.id": replica,
        }
        provider = TracerProvider(
            resource=Resource(ours).merge(OTELResourceDetector().detect()), shutdown_on_exit=False
        )
        provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
        return cls(provider)

    def close(self) -> None:
        """Let the last spans go, if they can in time: the library would try for longer than a service may take to end."""
        going = Thread(target=self._provider.shutdown, name="spans", daemon=True)
        going.start()
        going.join(FLUSH_SECONDS)

    # -- spans

    @contextmanager
    def request(self, scope: Scope) -> Iterator[trace.Span]:
        """The span of a request over HTTP, below that of the caller if it says so (`traceparent`)."""
        above = _FROM_ABOVE.extract(_given(scope))
        about = {"http.request.method": scope["method"], OURS + "request": REQUEST.get()}
        with self._tracer.start_as_current_span(
            scope["method"],
            above,
            SpanKind.SERVER,
            about,
            record_exception=False,
            set_status_on_exception=False,
        ) as span:
            yield span

    def answered(self, span: trace.Span, operation: str, method: str, status: int) -> None:
        """Say of a request's span what was asked and answered."""
        span.update_name(f"{method} {operation}")
        span.set_attribute(OURS + "operation", operation)
        span.set_attribute("http.response.status_code", status)
        if status >= 500:
            span.set_status(Status(StatusCode.ERROR))

    def span(self, name: str, about: Mapping[str, Value]) -> AbstractContextManager[Any]:
        """See `schema.spans.Spans`. Below one that isn't sampled none is, so it isn't made."""
        return NO_SPAN if _is_dropped() else self._span(name, about)

    @contextmanager
    def _span(self, name: str, about: Mapping[str, Value]) -> Iterator[trace.Span]:
        """To be refused is no error; of an error it says only of what kind, since its text may hold anything."""
        named = {OURS + key: value for key, value in about.items()}
        with self._tracer.start_as_current_span(
            name, attributes=named, record_exception=False, set_status_on_exception=False
        ) as span:
            try:
                yield span
            except Refused as refused:
                span.set_attribute(OURS + "refused", refused.code)
                raise
            except Exception as error:
                span.set_status(Status(StatusCode.ERROR, type(error).__name__))
                raise

    def within(self, name: str) -> AbstractContextManager[Any]:
        """See `schema.spans.Spans`."""
        return self.span(name, {}) if trace.get_current_span().get_span_context().is_valid else NO_SPAN

    def refused(self, code: Code) -> None:
        """Somebody was told no."""
        trace.get_current_span().set_attribute(OURS + "refused", code)

    def ids(self) -> dict[str, str]:
        """The ids of the span that there is, for the log."""
        now = trace.get_current_span().get_span_context()
        if not now.is_valid:
            return {}
        return {"trace": trace.format_trace_id(now.trace_id), "span": trace.format_span_id(now.span_id)}

    # -- what games do

    def decided(self, state: State, seconds: float) -> None:
        """See `games.Observer`."""
        self._past("decide", seconds, {"game": GAME.get(), "rules": state.game, "version": state.version})

    def appended(self, commit: Commit, outcome: Outcome, seconds: float) -> None:
        """See `games.Observer`."""
        about = {"game": GAME.get(), "version": commit.version, "outcome": type(outcome).__name__}
        self._past("append", seconds, about)

    def repeated(self) -> None:
        """See `games.Observer`."""
        trace.get_current_span().set_attribute(OURS + "repeated", True)

    def told(self, seconds: float) -> None:
        """See `games.Observer`. Metrics have it."""

    def _past(self, name: str, seconds: float, about: dict[str, Any]) -> None:
        """A span of something that is over."""
        if _is_dropped():
            return
        began = time.time_ns() - int(seconds * 1e9)
        self._tracer.start_span(
            name, attributes={OURS + key: value for key, value in about.items()}, start_time=began
        ).end()


def _is_dropped() -> bool:
    """Whether the span that there is isn't sampled."""
    now = trace.get_current_span().get_span_context()
    return now.is_valid and not now.trace_flags.sampled


def _given(scope: Scope) -> dict[str, str]:
    """What a caller says of its own trace."""
    named = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    return {name: named[name] for name in _GIVEN if name in named}
