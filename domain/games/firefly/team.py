"""What the team decides together: whoever wants to proposes, all vote, and where they don't agree the highest rank decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from domain.deckbuilding.language import Effects, Me
from domain.kernel.events import Option
from domain.kernel.frame import Frame

from . import events as e

if TYPE_CHECKING:
    from .table import FireflyTable

AGREE = "agree"
"""What those are asked who haven't proposed the same."""


class TeamDecision(Frame, kw_only=True):
    """One thing that the team decides by a `rule`: a subclass says what there is to choose from and what comes of a choice.

    All are asked at once what they propose (`ask`), and may leave it to the others; defeated players too. Then all are asked at
    once which of the others' proposals they agree to. What everybody agrees to is done, that of the highest rank first. With
    no such proposal the highest rank decides; who decides for everybody proposes nothing and only decides. Where nobody
    proposes anything, nothing is chosen, or, where the team `must` choose, the highest rank does.
    """

    ask: ClassVar[str]
    rule: ClassVar[str]
    must: ClassVar[bool] = False

    stage: str = ""
    asked: int = 0

    def options(self, t: FireflyTable) -> Sequence[Option]:
        """What the team may choose now, plain to all."""
        raise NotImplementedError

    def carry_out(self, t: FireflyTable, choice: Option | None) -> bool:
        """Do what was chosen, if anything; true when nothing remains to be decided."""
        raise NotImplementedError

    def step(self, t: FireflyTable) -> bool:
        t.because(self.rule, 0)
        options, deciders = self.options(t), t.deciders()
        if not options:
            return self.carry_out(t, None)
        match self.stage:
            case "proposals":
                return self._put_to_vote(t, options, deciders)
            case "votes":
                return self._count(t, options, deciders)
            case "decision":
                return self._decided(t, next(iter(t.answer(deciders[0], self.asked)), None))
        if len(deciders) == 1:
            return self._leave_to(t, options, deciders[0])
        self._next(t, "proposals")
        for seat in deciders:
            t.ask(seat, self.ask, options, least=0)
        return False

    def _next(self, t: FireflyTable, stage: str) -> None:
        self.stage, self.asked = stage, t.s.next_decision

    def _leave_to(self, t: FireflyTable, options: Sequence[Option], seat: int) -> bool:
        """The highest rank decides."""
        self._next(t, "decision")
        t.ask(seat, self.ask, options, least=int(self.must), among=[i for i in options if isinstance(i, int)])
        return False

    def _put_to_vote(self, t: FireflyTable, options: Sequence[Option], deciders: Sequence[int]) -> bool:
        """What was proposed lies open, and whoever hasn't proposed the same is asked about it."""
        for seat in deciders:
            for choice in t.answer(seat, self.asked):
                t.emit(e.Proposed(seat=seat, what=str(choice)))
        if not t.s.proposals:
            return self._leave_to(t, options, deciders[0]) if self.must else self._decided(t, None)
        self._next(t, "votes")
        for seat in deciders:
            if others := [o for o in options if str(o) in t.s.proposals.values() and str(o) != t.s.proposals.get(seat)]:
                t.ask(seat, AGREE, others, least=0, most=len(others))
        return False

    def _count(self, t: FireflyTable, options: Sequence[Option], deciders: Sequence[int]) -> bool:
        """What all agree to is done, the proposal of the highest rank first."""
        for seat in deciders:
            if agrees := tuple(str(choice) for choice in t.answer(seat, self.asked)):
                t.emit(e.Agreed(seat=seat, agreed_to=agrees))
        for what in (t.s.proposals[seat] for seat in deciders if seat in t.s.proposals):
            if all(what in (t.s.proposals.get(seat), *t.s.agreed.get(seat, ())) for seat in deciders):
                return self._decided(t, next(o for o in options if str(o) == what))
        return self._leave_to(t, options, deciders[0])

    def _decided(self, t: FireflyTable, choice: Option | None) -> bool:
        if t.s.proposals:
            t.emit(e.ProposalsSettled(what="" if choice is None else str(choice)))
        self.stage, self.asked = "", 0
        return self.carry_out(t, choice)


WAY = "way"
"""What options begin with that are things to be done, and end with their number, from 1 on."""


class ChooseWay(TeamDecision):
    """A card lets the team decide what is done."""

    ask: ClassVar[str] = "team-way"
    rule: ClassVar[str] = "firefly.intermission.group-decides"
    must: ClassVar[bool] = True

    seat: int
    source: int
    key: str
    play: int
    ways: tuple[tuple[Effects, ...], ...]

    def options(self, t: FireflyTable) -> Sequence[Option]:
        return [f"{WAY}-{n}" for n in range(1, len(self.ways) + 1)]

    def carry_out(self, t: FireflyTable, choice: Option | None) -> bool:
        me = Me(self.seat, self.seat, self.source, self.key, self.play)
        t.perform(me, self.what(str(choice)), rule=self.rule)
        return True

    def what(self, choice: str) -> tuple[Effects, ...]:
        """What an option does."""
        return self.ways[int(choice.removeprefix(f"{WAY}-")) - 1]
