"""The events of the kernel: the lobby, cards, chance, questions, abilities, the end."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .audience import NOBODY, PUBLIC, SEALED, seat_in, seats_in
from .clock_events import CLOCK_EVENTS, Clock
from .event import Event, Flag, Ids, Name, Public, Seat, Words
from .lobby_events import LOBBY_EVENTS

Option = int | str
"""What a decision may be answered with: the id of a card, or a word of the game."""


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """A place at the table: open to a player, held by one, or played by a bot; `kept` is the one player who may sit there.

    A player's place with a `bot` besides is played by that bot until its player is back.
    """

    kind: str = "open"
    player: str = ""
    bot: str = ""
    kept: str = ""


class Proposal(Struct, frozen=True):
    """What a seat would like to take back, everything after version `to`, and the seats that have agreed."""

    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class Created(Event, frozen=True):
    """The table is laid: the game, its options, its seats, and the commitment to the server's seed.

    `seed_hash` is SHA-256 of the seed's 32 bytes, `content` the hash of the cards it will be played with, `campaign` the id of
    the campaign that it is a game of. `algorithm` names how chance follows from the seeds (docs/fairness.md), `undo` what may
    be taken back, and by whom; `clock` how long players may take, if that is bounded. `wait_for_ready`: it begins only when
    everybody who sits is ready. `expires` is when it is over if nobody begins it before (milliseconds since 1970, UTC; 0:
    never). Who only watches may not where there are no `spectators`, and sees the table as it was `delay`
    commits ago.
    """

    game: Name
    preset: Name
    options: Annotated[dict[str, Any], PUBLIC]
    seats: Annotated[tuple[SeatPlan, ...], PUBLIC]
    creator: Name
    visibility: Name
    content: Name
    seed_hash: Name
    seed: Annotated[str, SEALED]
    campaign: Name = ""
    algorithm: Name = ""
    undo: Name = ""
    wait_for_ready: Flag = False
    expires: Annotated[int, PUBLIC, Meta(title="Timestamp")] = 0
    spectators: Flag = True
    delay: Public = 0
    clock: Annotated[Clock | None, PUBLIC] = None


class SatDown(Event, frozen=True):
    """A player took a seat and gave some entropy (may be empty)."""

    seat: Seat
    player: Name
    client_seed: Name = ""


class StoodUp(Event, frozen=True):
    """A seat is open again, before the start."""

    seat: Seat


class SeatKept(Event, frozen=True):
    """A seat is kept for one player, before the start; for nobody any more, where none is named."""

    seat: Seat
    kept: Name = ""


class BotSat(Event, frozen=True):
    """A bot plays this seat from now on: the host had it sit down, or its player left a running game for good."""

    seat: Seat
    bot: Name


class Started(Event, frozen=True):
    """No more seeds are taken; from here on the random stream is fixed."""

    client_seed: Name = ""


class Made(Event, frozen=True):
    """Cards get ids in a zone, `first` on; what they are is nobody's, until `Seen`."""

    zone: Name
    first: Public
    cards: Annotated[tuple[str, ...], NOBODY]


class Shuffled(Event, frozen=True):
    """A zone's cards get fresh ids, `first` on, in the new order; `was` links each to its old id.

    `to` are the seats that may follow them: nobody through a shuffle, one through a secret rearrangement. `rng` is
    (0, 0) where no chance was in it.
    """

    zone: Name
    first: Public
    was: Annotated[tuple[int, ...], seats_in("to")]
    rng: Words
    to: Public = 0


class Moved(Event, frozen=True):
    """Cards changed zones; the last of a zone is its top card. It never tells what they are."""

    ids: Ids
    src: Name
    dst: Name
    bottom: Flag = False


class Seen(Event, frozen=True):
    """The only event by which anyone learns what a card is."""

    ids: Ids
    to: Public
    cards: Annotated[tuple[str, ...], seats_in("to")]


class Rolled(Event, frozen=True):
    """Dice of `sides` faces; seat -1 is the table itself."""

    seat: Seat
    sides: Public
    faces: Ids
    rng: Words


class Asked(Event, frozen=True):
    """A decision is open. What may be chosen, and how many, is the asked seat's alone."""

    decision: Public
    seat: Seat
    ask: Name
    options: Annotated[tuple[Option, ...], seat_in("seat", whole=True)]
    least: Annotated[int, seat_in("seat", whole=True)]
    most: Annotated[int, seat_in("seat", whole=True)]


class Answered(Event, frozen=True):
    """A decision is settled; the choice becomes public only by what it causes."""

    decision: Public
    seat: Seat
    choice: Annotated[tuple[Option, ...], seat_in("seat", whole=True)]


class AutoPassSet(Event, frozen=True):
    """A seat passes without being asked in response windows, in all or in those of one name, for all to see."""

    seat: Seat
    on: Flag
    window: Name = ""


class Paused(Event, frozen=True):
    """The stack of suspended rules, packed: nobody may know it, and only deciding unpacks it."""

    stack: Annotated[bytes, SEALED]


class AbilityOn(Event, frozen=True):
    """Ability `number` of the card `key` listens to `hook` for `seat` until `until`; it may concern one `target`."""

    source: Public
    key: Name
    number: Public
    hook: Name
    seat: Seat
    until: Name
    target: Public = 0


class AbilityOff(Event, frozen=True):
    """An ability of this source listens no more; without a number, none of them does."""

    source: Public
    number: Annotated[int | None, PUBLIC] = None


class Checkpoint(Event, frozen=True):
    """The digest of the state that the events before add up to, so that a replay which diverges says where."""

    digest: Annotated[str, SEALED]


class Undone(Event, frozen=True):
    """The table is again as it was after version `to`, at the wish of a seat; what anybody learnt since then they keep.

    `table` is that state, packed (`State.packed`).
    """

    seat: Seat
    to: Public
    table: Annotated[bytes, SEALED]


class UndoProposed(Event, frozen=True):
    """A seat would like to take back what happened after version `to`; all other players have to agree."""

    seat: Seat
    to: Public


class UndoAnswered(Event, frozen=True):
    """A seat agrees to what was proposed; where it doesn't, nothing is proposed any more."""

    seat: Seat
    agreed: Flag


class UndoLapsed(Event, frozen=True):
    """The game went on, so nothing is proposed any more."""


class Forked(Event, frozen=True):
    """The table is as it was in the game `of` after version `at`, as far as `seat` knew (-1: a spectator).

    `zones` are the ids that lie in each zone, bottom to top; `table` is the state, packed. What the seat didn't know is dealt
    anew by the `Redealt` events that follow.
    """

    of: Name
    at: Public
    seat: Seat
    zones: Annotated[dict[str, Any], PUBLIC]
    table: Annotated[bytes, SEALED]


class Redealt(Event, frozen=True):
    """Cards that lie hidden change places, by chance: each of `ids` is now the card that the one in its place in `was` has been."""

    ids: Ids
    was: Annotated[tuple[int, ...], NOBODY]
    rng: Words


class CalledOff(Event, frozen=True):
    """Who runs the service ended the game: `player` is the admin who did, `reason` their own words."""

    player: Name
    reason: Name


class GivenUp(Event, frozen=True):
    """Who runs the service gave up what was lost: the game had got to `version`, by the commit with the hash `head`, and goes on from
    the commit before this one. `player` is the admin who did, if it was one with an account."""

    player: Name
    version: Public
    head: Name


class Ended(Event, frozen=True):
    """The game is over, and the seed is revealed.

    `outcome` is the table's (`win`, `loss`, `draw`), `reason` the game's word for how it came; `winners` are the
    seats that won by themselves, `scores` one number a seat, none where
    there is no score.
    """

    outcome: Name
    reason: Name
    winners: Ids
    scores: Ids
    seed: Name


KERNEL_EVENTS = (
    Created, SatDown, StoodUp, SeatKept, BotSat, Started, Made, Shuffled, Moved, Seen, Rolled, Asked, Answered, AutoPassSet,
    Paused, AbilityOn, AbilityOff, Checkpoint, Undone, UndoProposed, UndoAnswered, UndoLapsed, Forked, Redealt,
    CalledOff, GivenUp, Ended, *LOBBY_EVENTS, *CLOCK_EVENTS,
)  # fmt: skip
