"""A game recounted for whoever settles a dispute: what happened, why, and what was different then, in their language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import structs, to_builtins

from domain.catalogue import CardEntry, RuleEntry
from domain.kernel.action import Action, Decide
from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.commit import Commit, unpack
from domain.kernel.difference import CardMove, ValueChange, difference
from domain.kernel.events import Asked
from domain.kernel.hosting import ByHost
from domain.kernel.lobby import CreateGame, EndGame, ForkGame, SitDown, StandUp
from domain.kernel.ready import SetReady
from domain.kernel.state import State
from domain.kernel.telling import Told
from domain.kernel.visibility import CardView, may_know_action
from domain.kernel.why import Cause, Place, Running, why
from domain.locale import DEFAULT, has, say
from schema.audited import (
    AuditedAction,
    AuditedAnswer,
    AuditedCause,
    AuditedChange,
    AuditedCommit,
    AuditedDifference,
    AuditedEvent,
    AuditedMove,
    RunningRule,
)
from schema.model import LegalActions

from . import answers
from .games import Rules


class Recount:
    """Recounts a game to a viewer: as one seat knew it, or as an auditor may.

    `over`: whether the game has ended. Before that its seed, from which all that is still to come can be foretold, is nobody's.
    """

    def __init__(self, rules: Rules, locale: str, viewer: Viewer = AUDITOR, *, over: bool) -> None:
        self.rules, self.locale, self.viewer, self.over = rules, locale, viewer, over

    @cached_property
    def book(self) -> Mapping[str, RuleEntry]:
        """The rules by their ids."""
        return self.rules.book(self.locale)

    # -- what happened

    def commits(self, state: Any, commits: Iterable[Commit]) -> Iterator[AuditedCommit]:
        """What was done, and what came of it. `state` is the one before the first commit, and is changed in place."""
        for commit in commits:
            action = self.action(state, commit)
            events = tuple(self._events(state, commit))
            yield AuditedCommit(**structs.asdict(action), events=events)
            state.version = commit.version

    def _events(self, state: Any, commit: Commit) -> Iterator[AuditedEvent]:
        before = ""
        for n, told in enumerate(self._told(state, commit)):
            cited = self.book.get(told["rule"]) if told["rule"] != before else None
            yield AuditedEvent(at=str(Place(commit.version, n)), event=told, cited=cited)
            before = told["rule"]

    def _told(self, state: Any, commit: Commit) -> Iterator[Told]:
        """The events of a commit as the viewer may know them."""
        for told in self.rules.tell(state, self.rules.events_of(commit), self.viewer, self.locale):
            yield told if self.over or told["type"] != "Created" else {**told, "seed": None}

    def action(self, state: Any, commit: Commit) -> AuditedAction:
        """What was done, in this state."""
        action = self.rules.unpack_action(commit.action)
        is_told = may_know_action(commit.seat, self.viewer) or commit.seat < 0
        player, bot = _doer(state, commit, action)
        return AuditedAction(
            version=commit.version,
            made_at=commit.at,
            seat=commit.seat,
            player=player,
            name=None,
            bot=bot,
            action=unpack(commit.action) if is_told else None,
            text=self._deed(state, action) if is_told else self._say("untold"),
            rules=commit.rules,
            hash=commit.hash.hex(),
        )

    def _deed(self, state: Any, action: Action) -> str:
        """An action as a sentence."""
        if isinstance(action, Decide) and (asked := state.open.get(action.decision)):
            chosen = ", ".join(self._chosen(state, asked, action)) or self._say("nothing")
            return self._say("answered", prompt=self.rules.prompt(state, asked, self.locale), chosen=chosen)
        key = f"audit.action.{action.__struct_config__.tag}"
        return say(self.locale, key) if has(DEFAULT, key) else self.rules.action_text(state, action, self.locale)

    def _chosen(self, state: Any, asked: Asked, action: Decide) -> tuple[str, ...]:
        """What was chosen, in words."""
        options = {str(option): option for option in asked.options}
        return tuple(self.rules.option_text(state, asked, options[key], self.locale) for key in action.choice)

    # -- why

    def causes(self, commits: Sequence[Commit], at: Place) -> tuple[AuditedCause, ...]:
        """Why an event happened, from the event back to a free action; `commits` are those of the game from its first on.

        LookupError: there is no such event.
        """
        told = [self._cause(state, cause) for cause, state in why(self.rules, commits, at)]
        return tuple(reversed(told))

    def _cause(self, before: Any, cause: Cause) -> AuditedCause:
        after = before.copy()
        told = list(self._told(after, cause.commit))[cause.at.number]
        what = {**before.what, **after.what}
        card = _card(what, cause.card)
        return AuditedCause(
            at=str(cause.at),
            event=told,
            cited=self.book.get(cause.rule),
            card=card,
            entry=self._entry(before, card) if card else None,
            running=tuple(self._running(what, running) for running in cause.running),
            agreed=cause.agreed,
            action=self.action(before, cause.commit),
            answer=self._answer(before, cause),
        )

    def _entry(self, state: State, card: CardView) -> CardEntry | None:
        """What the catalogue says of a card, of the content that the game is played with."""
        definition = self.rules.content(state).get(card.card or "")
        return definition and self.rules.entry(definition, self.locale)

    def _running(self, what: Mapping[int, str], running: Running) -> RunningRule:
        return RunningRule(
            frame=running.frame,
            text=self._frame(running.frame),
            cited=self.book.get(running.rule),
            card=_card(what, running.card),
        )

    def _frame(self, frame: str) -> str:
        """What a running rule is called: as the program calls it, in words, where there are no better ones."""
        key = f"audit.frame.{frame}"
        return say(self.locale, key) if has(DEFAULT, key) else in_words(frame)

    def _answer(self, before: Any, cause: Cause) -> AuditedAnswer | None:
        if cause.asked is None or not isinstance(cause.action, Decide):
            return None
        return AuditedAnswer(
            decision=cause.asked.decision,
            prompt=self.rules.prompt(before, cause.asked, self.locale),
            chosen=self._chosen(before, cause.asked, cause.action),
            asked_at=str(cause.asked_at) if cause.asked_at else None,
        )

    # -- then and now

    def difference(self, before: State, after: State) -> AuditedDifference:
        """What differs between two states, as the viewer sees them."""
        then, now = (self.rules.view(state, self.viewer, self.locale) for state in (before, after))
        asked, asks = (self.rules.decisions(state, self.viewer, self.locale) for state in (before, after))
        found = difference(then, now, asked, asks)
        name = self._naming(before, after)
        return AuditedDifference(
            before=before.version,
            after=after.version,
            cards=tuple(self._move(move, name) for move in found.cards),
            shuffled=found.shuffled,
            values=tuple(self._change(change) for change in found.values),
            opened=found.opened,
            closed=found.closed,
        )

    def _naming(self, *states: State) -> Callable[[CardView], str]:
        """How cards are called."""
        content = self.rules.content(states[0]) if states[0].content else {}

        def name(card: CardView) -> str:
            known = content.get(card.card or "")
            return self._say("card", name=known.name if known else self._say("hidden"), id=card.id)

        return name

    def _move(self, move: CardMove, name: Callable[[CardView], str]) -> AuditedMove:
        form = "moved" if move.left and move.reached else "gone" if move.left else "come"
        places = {end: ", ".join(getattr(move, end)) for end in ("left", "reached")}
        return AuditedMove(**structs.asdict(move), text=self._say(form, card=name(move.card), **places))

    def _change(self, change: ValueChange) -> AuditedChange:
        before, after = _plain(change.before), _plain(change.after)
        said = {"before": self._written(before), "after": self._written(after)}
        return AuditedChange(
            what=change.what, before=before, after=after, text=self._say("changed", what=change.what, **said)
        )

    def _written(self, value: Any) -> str:
        """A value of a view as people read it."""
        if isinstance(value, list):
            return ", ".join(map(self._written, value)) or self._say("nothing")
        return self._say("nothing") if value is None else str(value)

    def legal(self, state: State, seat: int | None) -> LegalActions:
        """What a seat, or every one, could do in a state, and the open decisions with what could be chosen."""
        seats = range(len(state.seats)) if seat is None else (seat,)
        actions = answers.legal_actions(self.rules, state, seats, self.locale, named=True)
        decisions = self.rules.decisions(state, AUDITOR if seat is None else seat, self.locale)
        return LegalActions(version=state.version, actions=actions, decisions=decisions)

    def _say(self, key: str, **about: Any) -> str:
        return say(self.locale, f"audit.{key}", **about)


def in_words(frame: str) -> str:
    """What the program calls a running rule, as words: `BeginTurn` is `begin turn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", frame).lower()


def _doer(state: State, commit: Commit, action: Action) -> tuple[str | None, str | None]:
    """The player or the bot that did it, as far as the record says."""
    match action:
        case CreateGame(creator=player) | ForkGame(creator=player) | SitDown(player=player) | EndGame(player=player):
            return player or None, None
        case SetReady(player=player) | StandUp(by=player) | ByHost(by=player):
            return player or None, None
    if not 0 <= commit.seat < len(state.seats):
        return None, None
    plan = state.seats[commit.seat]
    return plan.player or None, plan.bot or None


def _card(what: Mapping[int, str], card: int) -> CardView | None:
    """A card on the table, as an auditor sees it."""
    return CardView(card, what[card]) if card in what else None


def _plain(value: Any) -> Any:
    """A value of a view as JSON has it."""
    return [_plain(item) for item in value] if isinstance(value, tuple) else to_builtins(value)
