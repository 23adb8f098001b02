"""What auditors are told: the shapes that REST and GraphQL share."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from domain.catalogue import CardEntry, RuleEntry
from domain.kernel.visibility import CardView, DecisionView

from .model import EventView, Id, Timestamp

Place = Annotated[
    str,
    Meta(
        description="Where the event stands: the version of its commit, and its number there from 0 on, as in `12.3`."
    ),
]
Cited = Annotated[RuleEntry | None, Meta(description="The rule that it happened by.")]


class AuditedAction(Struct, frozen=True, kw_only=True):
    """What was done: as which version and when, by whom, as it was sent and as a sentence.

    `seat` is -1 where nobody at the table did it; `player` is who then held the seat or took it, `bot` which bot did. `action` is
    null for a seat that isn't to know it.
    """

    version: int
    made_at: Timestamp
    seat: int
    player: Id | None
    name: str | None
    bot: str | None
    action: dict[str, Any] | None
    text: str
    rules: int
    hash: str


class AuditedEvent(Struct, frozen=True, kw_only=True):
    """An event, with its sentence; `cited` is told where it is another rule than that of the event before."""

    at: Place
    event: EventView
    cited: Cited


class AuditedCommit(AuditedAction, frozen=True, kw_only=True):
    """An action and everything that came of it."""

    events: tuple[AuditedEvent, ...]


class Timeline(Struct, frozen=True, kw_only=True):
    """Some of what happened, oldest first; `next` is the `after` of the next page, null where there is none yet."""

    commits: tuple[AuditedCommit, ...]
    next: int | None = None


class RunningRule(Struct, frozen=True, kw_only=True):
    """A rule in the course of which something happened: what the program calls it, also as words, and by which rule of the book
    and which card it did what follows, as far as it said so."""

    frame: str
    text: str
    cited: Cited
    card: CardView | None


class AuditedAnswer(Struct, frozen=True, kw_only=True):
    """The question that an action answered: where it was asked, and what was chosen, in words. A sandbox may answer what was
    asked in the game that it was forked from: then `asked_at` is null."""

    decision: int
    prompt: str
    chosen: tuple[str, ...]
    asked_at: Place | None


class AuditedCause(Struct, frozen=True, kw_only=True):
    """Why an event happened: the rule and the card, the rules that were `running` (of which each had the next one run), and the
    action that all of it came of. If that answered a question, the next cause is that of the question.

    `agreed` says whether today's rules, given the action, decide what was recorded: what was running isn't recorded, and where
    they don't, nobody can say.
    """

    at: Place
    event: EventView
    cited: Cited
    card: CardView | None
    entry: Annotated[
        CardEntry | None, Meta(description="What the catalogue says of the card, of the content played with.")
    ]
    running: tuple[RunningRule, ...]
    agreed: bool
    action: AuditedAction
    answer: AuditedAnswer | None


class Causes(Struct, frozen=True, kw_only=True):
    """Why an event happened, from the event back to an action that answered no question."""

    causes: tuple[AuditedCause, ...]


class AuditedMove(Struct, frozen=True, kw_only=True):
    """A card that lies elsewhere: the places in the view that it left, and those that it reached; all as a sentence."""

    card: CardView
    left: tuple[str, ...]
    reached: tuple[str, ...]
    text: str


class AuditedChange(Struct, frozen=True, kw_only=True):
    """A value that is another, by its path in the view (`#` and an id: of that card, wherever it lies); as a sentence too."""

    what: str
    before: Any | None
    after: Any | None
    text: str


class AuditedDifference(Struct, frozen=True, kw_only=True):
    """What differs between two versions of the table, as one viewer sees it.

    In `shuffled` places all cards have new ids; there no card is said to have moved that is there as before. `opened` and `closed`
    are the decisions that are open at one of the two only.
    """

    before: int
    after: int
    cards: tuple[AuditedMove, ...]
    shuffled: tuple[str, ...]
    values: tuple[AuditedChange, ...]
    opened: tuple[DecisionView, ...]
    closed: tuple[DecisionView, ...]


class AuditRead(Struct, frozen=True, kw_only=True):
    """An auditor's look at a game, as it was noted before it was answered; each is chained to the one before by its hash."""

    version: int
    at: Timestamp
    player: Id
    request_id: str
    operation: str
    arguments: dict[str, Any]
    prev: str
    hash: str = ""


class AuditReads(Struct, frozen=True, kw_only=True):
    """Some of the looks at a game, oldest first; `next` is the `after` of the next page, null where there is none yet."""

    reads: tuple[AuditRead, ...]
    next: int | None = None
