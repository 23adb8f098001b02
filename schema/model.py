"""What callers are told: the shapes that REST and GraphQL share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from domain.kernel.clock_view import GameClock
from domain.kernel.visibility import DecisionView

from .clocks import NewClock

# A title is the name of the type in GraphQL.
Id = Annotated[str, Meta(title="ID")]
GameName = Annotated[str, Meta(title="GameName")]
Timestamp = Annotated[int, Meta(title="Timestamp", description="Milliseconds since 1970, UTC.")]
CommandId = Annotated[str, Meta(description="Sent again, it gets the first answer and does nothing twice.")]
EventView = Annotated[
    dict[str, Any],
    Meta(title="Event", description="`type` names it; hidden values are null; `text`, where asked for, is a sentence."),
]
"""An event as one viewer may know it."""
Describe = Annotated[bool, Meta(description="Whether each event says as `text` what happened, in your language.")]
Signature = Annotated[
    str | None,
    Meta(description="The service's for this head: Ed25519, in base64. Null for what was played before it signed."),
]
SignedBy = Annotated[str | None, Meta(description="The id of the key that signed.")]
Visibility = Annotated[
    Literal["public", "unlisted", "private"],
    Meta(
        title="Visibility",
        description="Who may see it: all, in lists too; whoever has its id; or only its own people.",
    ),
]
Spectators = Annotated[bool, Meta(description="Whether those may watch who don't sit there, while it runs.")]
Delay = Annotated[
    int, Meta(ge=0, le=500, description="So many commits late spectators see it, while it runs; the lobby as it is.")
]
WaitForReady = Annotated[
    bool, Meta(description="Whether the game begins only once everybody who sits, but for the host, is ready.")
]
Status = Annotated[Literal["open", "running", "ended"], Meta(title="GameStatus")]
UndoPolicy = Annotated[
    Literal["none", "own_last", "all_agree"],
    Meta(
        title="UndoPolicy",
        description="What may be taken back: nothing, each player's own last action, or what all players agree to.",
    ),
]


class Player(Struct, frozen=True, kw_only=True):
    """Somebody who can sit down; `id` is `p_` and a ULID."""

    id: Id
    name: str = ""
    locale: str = "en"


class SignedUp(Struct, frozen=True, kw_only=True):
    """A new player and the token that proves it: shown this once, kept only as a hash."""

    player: Player
    token: str


class SeatSummary(Struct, frozen=True, kw_only=True):
    """Who sits where, or for whom a seat is `kept` that is open; `name` is theirs.

    A player's seat with a `bot` besides is played by that bot until its player is back.
    """

    seat: int
    kind: Annotated[Literal["open", "player", "bot"], Meta(title="SeatKind")]
    player: Id | None = None
    name: str | None = None
    bot: str | None = None
    kept: Id | None = None
    ready: Annotated[bool, Meta(description="Whether its player said, before the start, that they are ready.")] = False


class UndoProposal(Struct, frozen=True, kw_only=True):
    """What a seat would like to take back: all that happened after version `to`.

    `agreed` are the seats that have agreed, `awaited` those of the players who have yet to.
    """

    seat: int
    to: int
    agreed: tuple[int, ...]
    awaited: tuple[int, ...]


class Fork(Struct, frozen=True, kw_only=True):
    """What a sandbox was forked from."""

    game: Id
    version: int


class GameSummary(Struct, frozen=True, kw_only=True):
    """A game as anyone may see it who may see it at all: as it is, or for a spectator as it was a `delay` ago.

    `awaited` are the seats the game waits for; `head` is the hash of the newest commit; `seed_hash` the server's
    commitment to its seed, `seed` the seed itself once the game is over.
    """

    id: Id
    game: GameName
    preset: str
    options: dict[str, Any]
    visibility: Visibility
    spectators: Spectators = True
    delay: Delay = 0
    status: Status
    seats: tuple[SeatSummary, ...]
    creator: Id
    host: Annotated[Id, Meta(description="Who decides for the table before the start: its creator, or who took over.")]
    wait_for_ready: WaitForReady = False
    barred: Annotated[tuple[Id, ...], Meta(description="Those whom the host sent away.")] = ()
    version: int
    awaited: tuple[int, ...]
    head: str
    signature: Signature = None
    signed_by: SignedBy = None
    algorithm: Annotated[str, Meta(description="How chance follows from the seeds.")]
    seed_hash: str
    seed: str | None = None
    content: str
    campaign: Annotated[Id, Meta(description="The campaign that it is a game of.")] | None = None
    fork: Annotated[Fork | None, Meta(description="Of a sandbox, where it began.")] = None
    expires_at: Annotated[Timestamp | None, Meta(description="When the game is over if nobody begins it before.")] = (
        None
    )
    rematch: Annotated[Id | None, Meta(description="The game that the same people went on with when it was over.")] = (
        None
    )
    undo: UndoPolicy = "none"
    undo_proposal: UndoProposal | None = None
    clock: Annotated[GameClock | None, Meta(description="How long players may take, where that is bounded.")] = None
    outcome: str | None = None
    reason: str | None = None
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    created_at: Timestamp


class SigningKey(Struct, frozen=True, kw_only=True):
    """A key that signs the heads of games, or once did: `key` are the 32 bytes of its public half in base64 (Ed25519), `id` the
    first 16 digits of their SHA-256."""

    id: str
    key: str
    first_used: Timestamp


class GameFilter(Struct, frozen=True, kw_only=True):
    """Which games to list: those of which all is so that is said here."""

    game: GameName | None = None
    status: Status | None = None
    mine: Annotated[bool, Meta(description="Those that you created or sit at; otherwise those that are public.")] = (
        False
    )
    seats: Annotated[int | None, Meta(description="With so many seats.")] = None
    bots: Annotated[bool | None, Meta(description="In which bots sit, or don't.")] = None
    joinable: Annotated[bool, Meta(description="At which you could sit down now.")] = False
    waiting: Annotated[bool, Meta(description="Of yours, those that wait for you.")] = False


class GamePage(Struct, frozen=True, kw_only=True):
    """One page of games, newest first; `after` of the next page is `next`, null on the last.

    `cursors` are the games' own places in the list, one each: any of them may be the next `after`.
    """

    games: tuple[GameSummary, ...]
    cursors: tuple[str, ...] = ()
    next: str | None = None


class LegalAction(Struct, frozen=True, kw_only=True):
    """An action that would be accepted now, ready to be sent back as `action`, and what it costs."""

    seat: int
    type: str
    action: dict[str, Any]
    costs: dict[str, int] = {}
    text: str = ""


class LegalActions(Struct, frozen=True, kw_only=True):
    """Everything the caller may do now, and every open decision as far as the caller may see it."""

    version: int
    actions: tuple[LegalAction, ...]
    decisions: tuple[DecisionView, ...]


class CommitView(Struct, frozen=True, kw_only=True):
    """A commit as one viewer may know it: hidden values are null. `action` is told to its own seat alone."""

    version: int
    at: Timestamp
    seat: int
    rules: int
    action: dict[str, Any] | None
    events: tuple[EventView, ...]
    prev: str
    hash: str
    signature: Signature = None
    signed_by: SignedBy = None


class Accepted(Struct, frozen=True, kw_only=True):
    """An action was accepted as this version; its events as its player may know them. `head` is the hash of its commit."""

    version: int
    events: tuple[EventView, ...]
    head: str
    signature: Signature = None
    signed_by: SignedBy = None


Bot = Annotated[Literal["random", "greedy", "search"], Meta(title="Bot")]


class SeatRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat at creation: open to a player, or played by a bot."""

    kind: Literal["open", "bot"] = "open"
    bot: Bot | None = None


class NewGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to be created."""

    game: GameName
    preset: str | None = None
    options: dict[str, Any] = {}
    seats: tuple[SeatRequest, ...]
    sit: bool = False
    visibility: Visibility = "public"
    spectators: Spectators = True
    delay: Delay = 0
    undo: UndoPolicy = "none"
    clock: NewClock | None = None
    wait_for_ready: WaitForReady = False


class NewOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be played instead: the preset's options, where one is named, and over them those that are given."""

    preset: str | None = None
    options: dict[str, Any] = {}


class NewFork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sandbox to be begun from a version of a game."""

    at: (
        Annotated[
            int, Meta(ge=1, description="After which version; else the newest at which nothing is to be decided.")
        ]
        | None
    ) = None
    seat: (
        Annotated[int, Meta(ge=0, description="As which of your seats; else as the first, or as a spectator.")] | None
    ) = None
    hold: Annotated[
        Literal["own", "all"],
        Meta(title="Hold", description="Which seats you have in it: this one, with bots in the others, or all."),
    ] = "own"
    visibility: (
        Annotated[
            Visibility, Meta(description="Else unlisted, or private where not all may see what you know of the game.")
        ]
        | None
    ) = None


class NewCampaign(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign to be created: a game that has campaigns, and what all its games have in common."""

    game: GameName
    options: dict[str, Any] = {}
    seats: tuple[SeatRequest, ...]
    sit: bool = False
    visibility: Visibility = "public"
    spectators: Spectators = True
    delay: Delay = 0
    undo: UndoPolicy = "none"
    clock: NewClock | None = None


class CampaignGame(Struct, frozen=True, kw_only=True):
    """One of the games of a campaign: what it is played with, and, once it has begun, the game itself, if you may see it.

    `points` are those made in it, `bonus` those for winning it.
    """

    number: int
    objectives: tuple[str, ...]
    game: GameSummary | None = None
    points: int | None = None
    bonus: int | None = None


class CampaignSummary(Struct, frozen=True, kw_only=True):
    """A campaign as anyone may see it who may see it at all: games in a row, of which each takes over from the one before.

    `score` are all points so far; `won` (every game was) and `title` (what the chart says of the score) come with its end.
    """

    id: Id
    game: GameName
    options: dict[str, Any]
    visibility: Visibility
    spectators: Spectators = True
    delay: Delay = 0
    status: Status
    creator: Id
    version: int
    games: tuple[CampaignGame, ...]
    score: int
    won: bool | None = None
    title: str | None = None
    created_at: Timestamp


class CampaignPage(Struct, frozen=True, kw_only=True):
    """One page of campaigns, newest first; `after` of the next page is `next`, null on the last.

    `cursors` are the campaigns' own places in the list, one each: any of them may be the next `after`.
    """

    campaigns: tuple[CampaignSummary, ...]
    cursors: tuple[str, ...] = ()
    next: str | None = None
