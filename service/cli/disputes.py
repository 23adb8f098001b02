"""Questions about a stored game, answered: each answer as the API has it, and as lines for a person."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, NamedTuple

from msgspec import Struct, to_builtins
from rich.console import Console

from domain.catalogue import CardEntry, RuleEntry
from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.commit import Commit
from domain.kernel.state import State
from domain.kernel.visibility import CardView, DecisionView
from domain.kernel.why import Place
from domain.locale import say
from schema.audited import (
    AuditedAction,
    AuditedCause,
    AuditedCommit,
    AuditedEvent,
    AuditRead,
    AuditReads,
    Causes,
    Timeline,
)
from service.audit_log import broken
from service.recounting import Recount

from .boards import BOARDS
from .stored import Rules


class Answer(NamedTuple):
    """An answer as the API has it, and as lines."""

    value: Struct
    lines: Iterable[str]


class Dispute(Struct):
    """A stored game that there are questions about: its rules, its commits, the names of its players, who looked at it."""

    rules: Rules
    commits: list[Commit]
    names: dict[str, str]
    looks: tuple[AuditRead, ...]


class Report:
    """Answers questions about a game, as one seat knew it or all of it, in a language."""

    def __init__(self, dispute: Dispute, seat: int | None, locale: str) -> None:
        self.dispute, self.seat, self.locale = dispute, seat, locale
        self.rules, self.commits = dispute.rules, dispute.commits
        seats = len(self.rules.replay(self.commits[:1]).seats)
        if seat is not None and seat >= seats:
            raise SystemExit(f"there is no seat {seat} at this table")
        self.viewer: Viewer = AUDITOR if seat is None else seat
        self.recount = Recount(self.rules, locale, self.viewer, over=True)

    def state(self, version: int) -> State:
        """The game at a version. SystemExit: it has none such."""
        if not 1 <= version <= len(self.commits):
            raise SystemExit(f"the game has no version {version}; its last is {len(self.commits)}")
        state: State = self.rules.replay(self.commits[:version])
        return state

    def say(self, key: str, **about: Any) -> str:
        """One of the lines."""
        return say(self.locale, f"audit.line.{key}", **about)

    # -- what happened

    def timeline(self) -> Answer:
        """All that happened."""
        told = Timeline(commits=tuple(self.recount.commits(self.rules.state(), self.commits)))
        return Answer(told, (line for commit in told.commits for line in self._commit(commit)))

    def _commit(self, commit: AuditedCommit) -> Iterator[str]:
        yield self._did(commit)
        for event in commit.events:
            yield from self._event(event)
        yield ""

    def _did(self, action: AuditedAction) -> str:
        who = self.say("did", who=self._who(action), text=action.text)
        return f"{action.version}  {_time(action.made_at)}  {who}"

    def _who(self, action: AuditedAction) -> str:
        name = self.dispute.names.get(action.player or "") or action.bot or action.player
        if action.seat < 0:
            return name or self.say("table")
        return self.say("seat_of", seat=action.seat, name=name) if name else self.say("seat", seat=action.seat)

    def _event(self, event: AuditedEvent) -> Iterator[str]:
        yield f"    {event.at}  {event.event['text']}  [{event.event['rule']}]"
        if event.cited:
            yield f"          {event.cited.text}"

    # -- the table

    def table(self, at: int) -> Struct:
        """The table at a version."""
        view: Struct = self.rules.view(self.state(at), self.viewer, self.locale)
        return view

    def draw(self, at: int, console: Console) -> bool:
        """Draw the table at a version; whether there is a drawing of such tables."""
        if self.rules.name not in BOARDS:
            return False
        content = self.rules.content(self.state(at))
        cards = {key: to_builtins(self.rules.entry(card, self.locale)) for key, card in content.items()}
        BOARDS[self.rules.name](cards, console, self.locale).draw(to_builtins(self.table(at)))
        return True

    # -- why

    def why(self, event: str) -> Answer:
        """Why an event happened. SystemExit: there is none such."""
        try:
            causes = self.recount.causes(self.commits, Place.read(event))
        except ValueError:
            raise SystemExit(f"an event is given as VERSION.NUMBER, as in 12.3, and not as {event}") from None
        except LookupError as error:
            raise SystemExit(str(error.args[0])) from None
        return Answer(Causes(causes=causes), [line for cause in causes for line in self._cause(cause)])

    def _cause(self, cause: AuditedCause) -> Iterator[str]:
        yield f"{cause.at}  {cause.event['text']}"
        yield from (f"    {line}" for line in self._by(cause.event["rule"], cause.cited, cause.card, cause.entry))
        if cause.running:
            rules = [self._running(rule.text, rule.cited, rule.card) for rule in cause.running]
            yield f"    {self.say('running', rules=' > '.join(each for each, _ in groupby(rules)))}"
        if not cause.agreed:
            yield f"    {self.say('disagreed')}"
        yield f"    {self._did(cause.action)}"
        yield f"    {self._answered(cause)}"

    def _by(self, rule: str, cited: RuleEntry | None, card: CardView | None, entry: CardEntry | None) -> Iterator[str]:
        yield self.say("rule", id=rule, text=cited.text if cited else "")
        if cited and cited.ruling:
            yield self.say("ruling", text=cited.ruling)
        if card and entry:
            yield self.say("card", card=f"{entry.name} (#{card.id})", text=" ".join(entry.text))

    def _running(self, text: str, cited: RuleEntry | None, card: CardView | None) -> str:
        about = [cited.id] if cited else []
        about += [f"#{card.id} {card.card}"] if card else []
        return f"{text} ({', '.join(about)})" if about else text

    def _answered(self, cause: AuditedCause) -> str:
        if cause.answer is None:
            return self.say("free")
        asked_at = cause.answer.asked_at
        return self.say("answered", at=asked_at) if asked_at else self.say("answered_elsewhere")

    # -- then and now

    def difference(self, before: int, after: int) -> Answer:
        """What differs between two versions."""
        found = self.recount.difference(self.state(before), self.state(after))
        lines = [move.text for move in found.cards]
        lines += [self.say("shuffled", places=", ".join(found.shuffled))] if found.shuffled else []
        lines += [change.text for change in found.values]
        lines += [self.say("closed", seat=asked.seat, prompt=asked.prompt) for asked in found.closed]
        lines += [self.say("opened", seat=asked.seat, prompt=asked.prompt) for asked in found.opened]
        return Answer(found, lines or [self.say("alike")])

    def legal(self, version: int) -> Answer:
        """What could have been done at a version."""
        found = self.recount.legal(self.state(version), self.seat)
        lines = list[str]()
        for seat in sorted({action.seat for action in found.actions}):
            lines += [self.say("could", seat=seat)]
            lines += [f"    {action.text}" for action in found.actions if action.seat == seat]
        lines += [line for asked in found.decisions for line in self._asked(asked)]
        return Answer(found, lines or [self.say("could_nothing")])

    def _asked(self, asked: DecisionView) -> Sequence[str]:
        if asked.options is None:
            return ()
        if not asked.options:
            return [self.say("could_answer_nothing", seat=asked.seat, prompt=asked.prompt)]
        bounds = {"least": asked.least, "most": asked.most}
        options = [f"    {option.text}" for option in asked.options]
        return [self.say("could_answer", seat=asked.seat, prompt=asked.prompt, **bounds), *options]

    # -- who looked

    def reads(self) -> Answer:
        """Who looked at the game as an auditor, and whether that is what was noted."""
        looks = self.dispute.looks
        lines = [self._look(look) for look in looks]
        wrong = broken(looks)
        end = "looks_chained" if looks else "no_looks"
        lines.append(self.say(end) if wrong is None else self.say("looks_broken", version=wrong))
        return Answer(AuditReads(reads=looks), lines)

    def _look(self, look: AuditRead) -> str:
        who = self.dispute.names[look.player] or look.player
        asked = " ".join([look.operation, *(f"{name}={value}" for name, value in look.arguments.items())])
        return f"{look.version}  {_time(look.at)}  {self.say('did', who=who, text=asked)}"


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")
