"""Frames: running rules that can stop in the middle."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .events import Option


class Frame(Struct, tag=True, tag_field="f", omit_defaults=True, forbid_unknown_fields=True):
    """A running rule: its remaining work in its fields, and one method.

    A frame is data, because a suspended rule has to survive a restart: no generator, no coroutine, no closure.
    """

    def step(self, t: Any) -> bool:
        """Do the next piece; true when nothing remains. It must emit, push, ask or finish."""
        raise NotImplementedError


class Window(Frame):
    """A chance for several seats to respond, as if each had been asked in turn until all pass.

    All who could possibly act are asked at once, to pass or to hold; those who hold then act in turn order. Where
    one alone could act, that one is asked at once what with. After a response everybody may respond again, from the
    one who did. A seat with automatic passes, for all windows or for those of this `kind`, is not asked.
    """

    order: tuple[int, ...]
    asked: int = 0
    acting: int = -1
    holding: tuple[int, ...] = ()
    kind: str = ""

    def might(self, t: Any, seat: int) -> bool:
        """Whether the others can't rule out that this seat responds (never what it really holds)."""
        raise NotImplementedError

    def options(self, t: Any, seat: int) -> tuple[Option, ...]:
        """What the seat may respond with."""
        raise NotImplementedError

    def respond(self, t: Any, seat: int, choice: tuple[Option, ...]) -> None:
        """Carry out a response."""
        raise NotImplementedError

    def step(self, t: Any) -> bool:
        if self.acting >= 0:
            return self._acted(t)
        if not self.asked:
            return self._open(t)
        if self.asked and not self.holding:
            self.holding = tuple(seat for seat in self.order if t.answer(seat, self.asked) == ("hold",))
        return self._next_holder(t)

    def _open(self, t: Any) -> bool:
        able = [seat for seat in self.order if self.might(t, seat)]
        self.asked = t.s.next_decision
        if len(able) == 1 and not t.s.passes(able[0], self.kind):
            self.holding = (able[0],)
            return self._next_holder(t)
        for seat in able:
            if t.s.passes(seat, self.kind):
                t.settle(seat, ())
            else:
                t.ask(seat, self.named("hold"), ("hold",), least=0)
        return not able

    def named(self, ask: str) -> str:
        """What a decision of this window is called."""
        return f"{ask}-{self.kind}" if self.kind else ask

    def _next_holder(self, t: Any) -> bool:
        if not self.holding:
            return True
        self.acting, *rest = self.holding
        self.holding = tuple(rest)
        self.asked = t.ask(self.acting, self.named("respond"), self.options(t, self.acting), least=0)
        return False

    def _acted(self, t: Any) -> bool:
        seat, self.acting = self.acting, -1
        choice = t.answer(seat, self.asked)
        if not choice:
            return self._next_holder(t)
        at = self.order.index(seat)
        self.order, self.holding, self.asked = self.order[at:] + self.order[:at], (), 0
        self.respond(t, seat, choice)
        return False
