"""The games of a store: each rebuilt from its commits, and changed by one more."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol, TypeAlias
from weakref import WeakValueDictionary

from msgspec import Struct

from domain.kernel import undo
from domain.kernel.action import Action, TakingBack
from domain.kernel.commit import Commit, unpack
from domain.kernel.event import Event
from domain.kernel.game import Decided, Game
from domain.kernel.later import LaterRelease
from domain.kernel.lobby import CreateGame, GiveUp
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from domain.kernel.table import Moment

from . import spectating
from .archive.depot import ArchiveUnavailable
from .cache import Cache
from .due import DUE, Deadline
from .ids import Prefix, is_game_id, made_at, new_id
from .log import GAME
from .losses import Losses
from .signing import Signer, Signing
from .snapshots import Snapshots
from .store import (
    Appended,
    BadCursor,
    CommandReused,
    Conflict,
    Diverged,
    Entry,
    Frozen,
    Indexed,
    Link,
    Outcome,
    Repeated,
    Store,
    StoreUnavailable,
)
from .vault import SeedLocked, Vault

Rules: TypeAlias = Game[Any, Any, Any]
"""The rules of some game."""

ATTEMPTS: Final = 5
TURN_SECONDS: Final = 2.0
PAGE: Final = 200
NOBODY: Final = -1
"""The seat of a commit that nobody at the table made."""

BOTS: Final = "bots"
"""The index of the running games in which a bot plays."""

FINISHED: Final = "finished"
"""The index of the games that are over and not yet archived, by when they ended."""

logger = logging.getLogger(__name__)


def index_of(game: str = "", status: str = "") -> str:
    """The index of the public games, or of those of one game, or in one status."""
    return f"games:{game}:{status}"


def of_player(player: str) -> str:
    """The index of the games that a player created or sits at, or in which a seat is kept for them."""
    return f"player:{player}"


def seated_of(player: str) -> str:
    """The index of the games that aren't over in which a player has a seat. There is word of each that comes into it."""
    return f"seated:{player}"


def unfinished_of(player: str) -> str:
    """The index of the games that a player created and that aren't over."""
    return f"unfinished:{player}"


def listed_in(state: State) -> set[str]:
    """The indexes that a game in this state belongs in: the public ones as spectators see it."""
    if not state.version:
        return set()
    people = {state.creator, *(plan.player or plan.kept for plan in state.seats)} - {""}
    names = {of_player(player) for player in people}
    if with_bots(state):
        names.add(BOTS)
    if state.status != "ended":
        names.add(unfinished_of(state.creator))
        names |= {seated_of(plan.player) for plan in state.seats if plan.player}
    if state.visibility == "public" and spectating.is_watched(state):
        shown = spectating.status(state)
        names |= {index_of(game, status) for game in ("", state.game) for status in ("", shown)}
    return names


class Moved(NamedTuple):
    """The indexes that a game comes to belong in, and those that it no longer does."""

    into: set[str]
    out: set[str]


STAYS: Final = Moved(set(), set())


def relisted(before: State, after: State) -> Moved:
    """Which indexes change with a commit: mostly none."""
    if before.version and after.seats is before.seats and after.status == before.status and not after.delay:
        return STAYS
    was, is_ = listed_in(before), listed_in(after)
    return Moved(is_ - was, was - is_)


def is_left_alone(error: Exception) -> bool:
    """Whether a game refuses whatever anybody would do, for now: it waits for a repair, or for a replica that can read it."""
    return isinstance(error, Refused) and error.code in ("frozen", "unavailable")


def with_bots(state: State) -> bool:
    """Whether a bot plays in a running game."""
    return state.status == "running" and any(plan.bot for plan in state.seats)


class Once(Struct, frozen=True):
    """What keeps a repeated request from being done twice: its command id, and a mark of what it asked for."""

    command: str = ""
    fingerprint: str = ""


NOT_REPEATED: Final = Once()


class Intent(Struct, frozen=True):
    """Which seat wants what, and whether it is its player who does, `in_person`, or a bot in their name."""

    seat: int
    action: Action
    in_person: bool = False


class Changed(Struct, frozen=True):
    """What a request became: its commit, the events in it, and the state at that version."""

    commit: Commit
    events: Sequence[Event]
    state: State


class Appending(NamedTuple):
    """A commit that is about to be appended, and the states of its game before and after it."""

    game: str
    commit: Commit
    before: State
    after: State


class Outbox(Protocol):
    """Tells those who want to be told of what is appended."""

    async def concerns(self, state: State) -> bool:
        """Whether anybody at a table wants to be told."""
        ...

    async def foretell(self, appending: Appending) -> None:
        """Note that they are to be told of a commit, before it is there."""
        ...

    async def settle(self, appending: Appending, outcome: Outcome) -> None:
        """Tell them, if it was appended, or forget the note."""
        ...


class Observer(Protocol):
    """Takes note of how games go on."""

    def decided(self, state: State, seconds: float) -> None:
        """The rules have decided on an action in this state, in so many seconds."""
        ...

    def appended(self, commit: Commit, outcome: Outcome, seconds: float) -> None:
        """The store has answered to a commit, after so many seconds."""
        ...

    def repeated(self) -> None:
        """A command was asked for again, and answered as the first time without an attempt to append."""
        ...

    def told(self, seconds: float) -> None:
        """A commit was told to some who follow its game, so many seconds after it was made."""
        ...


class Games:
    """Games by id. A state is never stored but as a snapshot; this process keeps some, and a stale one does no harm.

    Each commit is signed when it is made, without a `signer` by a key of this process; what is read from the store never is.

    `watch` is called with the id of a running game with bots, whenever it is met in a new state. An `outbox`, where there is one,
    tells others of what is appended, and `observers` hear how long all that takes. Every so many commits (`snapshot_every`; 0: never) a
    snapshot is kept.
    """

    def __init__(
        self,
        store: Store,
        rules: Mapping[str, Rules],
        clock: Callable[[], int],
        cached: int,
        signer: Signer | None = None,
        vault: Vault | None = None,
        snapshot_every: int = 0,
    ) -> None:
        self.watch: Callable[[str], None] = lambda _: None
        self.outbox: Outbox | None = None
        self.observers: tuple[Observer, ...] = ()
        self.all_rules = rules
        self.vault, signer = vault or Vault(), signer or Signer.new()
        self.signing = Signing(signer, store, clock)
        self.snapshots = Snapshots(store, rules, snapshot_every, signer, self.vault)
        self.store, self.clock, self.moment = store, clock, clock
        self.losses = Losses(store, clock)
        self.states: Cache[str, State] = Cache(cached)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._stored_content: set[str] = set()

    # -- reading

    def rules(self, game: str) -> Rules:
        """The rules of a game by its name. Refused: `not_found`."""
        if game not in self.all_rules:
            raise Refused("not_found")
        return self.all_rules[game]

    async def load(self, id_: str) -> State:
        """A game at its newest version. Refused: `not_found`."""
        known = await self._known(id_)
        start = known or await self._snapshot(id_)
        state = await self._forward(id_, start)
        if state is not known:
            self._keep(id_, state)
        if known is None:
            self.snapshots.reached(id_, start.version if start else 0, state)
        return state

    async def glance(self, id_: str) -> State:
        """A game as this process last knew it, which may not be its newest version. Refused: `not_found`."""
        GAME.set(id_)
        return self.states.get(id_) or await self.load(id_)

    async def at(self, id_: str, version: int, known: State | None = None) -> State:
        """A game as it was at a version, from a `known` state of it that is no later, if there is one. Refused: `not_found`."""
        state = await self._forward(id_, known or await self._snapshot(id_, version), max(version, 1))
        if state.version != version:
            raise Refused("not_found")
        return state

    async def commits(self, id_: str, after: int, limit: int) -> list[Commit]:
        """The commits of a game after a version, oldest first, perhaps none. Refused: see `opened`, and where its archive is away."""
        try:
            entries = await self.store.read(id_, after, limit) if limit else []
        except ArchiveUnavailable as error:
            logger.error("%s", error)
            raise Refused("unavailable") from error
        return [self.opened(entry) for entry in entries]

    async def record(self, id_: str, until: int) -> list[Commit]:
        """All commits of a game up to a version."""
        return [commit async for commit in self._tail(id_, 0, until)]

    def opened(self, entry: Entry) -> Commit:
        """The commit of an entry of the store. Refused, `unavailable`: its seed is locked, and here is no key."""
        try:
            return self.vault.opened(entry.data)
        except SeedLocked as locked:
            logger.error("%s", locked)
            raise Refused("unavailable") from locked

    async def heads(self, ids: Sequence[str]) -> dict[str, int]:
        """The newest versions of games, asked for at once; 0 of one that never came to be."""
        return dict(zip(ids, await self.store.heads(ids), strict=True))

    async def page(self, index: str, after: str | None, count: int) -> list[Indexed]:
        """A page of an index, newest games first. Refused: `cursor_unavailable`."""
        try:
            return await self.store.index_page(index, after, count)
        except BadCursor:
            raise Refused("cursor_unavailable", after=after) from None

    async def _known(self, id_: str) -> State | None:
        """A game as this process last knew it, unless it was deleted since."""
        known = self.states.get(id_)
        if known and known.status == "ended" and not await self.store.head(id_):
            self.forget(id_)
            return None
        return known

    async def _snapshot(self, id_: str, until: int = sys.maxsize) -> State | None:
        """A game at its newest snapshot, if that is no later than a version and the stream agrees with it."""
        found = await self.snapshots.newest(id_) if is_game_id(id_) else None
        if found is None or found.version > until:
            return None
        made_by = await self.commits(id_, found.version - 1, 1)
        if not made_by or made_by[0].hash != found.head:
            logger.warning("the snapshot of %s is ignored: its stream has another commit there, or none", id_)
            return None
        return self.snapshots.state(found)

    async def _forward(self, id_: str, known: State | None, until: int = sys.maxsize) -> State:
        """The state that a known one and the commits after it (up to version `until`) add up to."""
        if not is_game_id(id_):
            raise Refused("not_found", detail="game", id=id_)
        GAME.set(id_)
        try:
            state = await self._told(id_, known, until)
            if state is None:
                raise Refused("not_found", detail="game", id=id_)
            await self._load_content(state)
        except LaterRelease as later:
            logger.error("a later release wrote what this one can't read: %s", later)
            raise
        return state

    async def _told(self, id_: str, known: State | None, until: int) -> State | None:
        state = known
        async for commit in self._tail(id_, known.version if known else 0, until):
            rules = self._rules_of(state.game if state else unpack(commit.events)[0]["game"])
            if state is known and known:
                if commit.prev != known.head:
                    await self.lost(id_, known)
                    return await self._told(id_, None, until)
                state = known.copy()
            state = rules.apply(state or rules.state(), commit)
        return state

    def _rules_of(self, game: str) -> Rules:
        """The rules of a game that the store has. LaterRelease: it is played by none of ours."""
        if game not in self.all_rules:
            raise LaterRelease(f"the game is {game}")
        return self.all_rules[game]

    async def _tail(self, id_: str, after: int, until: int) -> AsyncIterator[Commit]:
        """The commits of a game after a version up to another, page by page."""
        while after < until:
            page = await self.commits(id_, after, min(PAGE, until - after))
            for commit in page:
                yield commit
            if len(page) < PAGE:
                return
            after = page[-1].version

    async def _load_content(self, state: State) -> None:
        rules = self.rules(state.game)
        if state.content not in rules.packs:
            rules.load(await self.content_pack(state))

    async def content_pack(self, state: State) -> bytes:
        """The cards that a game is played with, as they are stored."""
        content = await self.store.get(f"content:{state.content}")
        if content is None:
            raise LookupError(f"the store has no content {state.content}")
        return content

    def forget(self, id_: str) -> None:
        """Know a game no longer that was deleted."""
        self.states.drop(id_)

    def _keep(self, id_: str, state: State) -> None:
        known = self.states.peek(id_)
        if known is None or known.version < state.version:
            self.states.put(id_, state)
        if with_bots(state):
            self.watch(id_)

    # -- writing

    async def has_id(self, once: Once) -> bool:
        """Whether this command has been given the id of what it makes."""
        return bool(once.command) and await self.store.get(_created_by(once)) is not None

    async def new_id(self, once: Once, kind: Prefix = "g") -> str:
        """The id for a new game or campaign: the same again for the same command, though nobody could guess it from that."""
        fresh = new_id(kind, self.clock())
        key = _created_by(once)
        if not once.command or await self.store.put_once(key, fresh.encode()):
            return fresh
        return (await self.store.get(key) or b"").decode()

    async def create(self, id_: str, request: CreateGame, seed: bytes, once: Once, campaign: str = "") -> Changed:
        """Lay a table, perhaps for a game of a campaign. Refused: what the rules say, or `command_id_reused`."""
        rules = self.rules(request.game)
        decided = rules.create(request, seed, campaign)
        await self._store_content(rules)
        return await self.lay(id_, rules, decided, request, once)

    async def lay(self, id_: str, rules: Rules, decided: Decided[Any], request: Action, once: Once) -> Changed:
        """Let a new game begin with what was decided on a request. Refused: `command_id_reused`."""
        changed = await self._append(id_, rules, rules.state(), decided, Intent(NOBODY, request), once, self.moment())
        if changed is None:
            raise Refused("command_id_reused")
        return changed

    async def change(self, id_: str, ask: Callable[[State], Intent], once: Once = NOT_REPEATED) -> Changed:
        """Do what `ask` wants of the game, given its state; it is asked again when the game has moved on.

        Raises what `ask` raises, and Refused: what the rules say, `command_id_reused`, and `version_conflict`
        where others were always quicker. In this process, one change of a game waits for the other.
        """
        turn = await self.turn(id_)
        try:
            state = await self.glance(id_)
            for _ in range(ATTEMPTS):
                changed = await self._attempt(id_, state, ask, once)
                if changed is not None:
                    return changed
                state = await self.load(id_)
        finally:
            turn.release()
        raise Refused("version_conflict", current=state.version)

    async def turn(self, id_: str) -> asyncio.Lock:
        """Our turn with a game (or another stream), to be released: others wait for it.

        Whoever has it may be waiting for the store, and then a queue would wait for ever.
        """
        turn = self._turns.setdefault(id_, asyncio.Lock())
        if not turn.locked():  # as mostly, and then a clock would only cost time
            await turn.acquire()
            return turn
        try:
            async with asyncio.timeout(TURN_SECONDS):
                await turn.acquire()
        except TimeoutError as error:
            raise StoreUnavailable("The event store doesn't answer those who came before.") from error
        return turn

    async def _attempt(self, id_: str, state: State, ask: Callable[[State], Intent], once: Once) -> Changed | None:
        """Decide on a state that may be stale; nothing, where it turns out that it was."""
        rules = self.rules(state.game)
        try:
            intent, at = ask(state), self.moment()
            decided = await self._decided(id_, rules, state, intent, at)
        except Refused:
            # Most often a repeated command is refused by the rules, because it was carried out before.
            if repeated := await self._repeated(id_, once):
                return repeated
            if (await self.load(id_)).version == state.version:
                raise
            return None
        return await self._append(id_, rules, state, decided, intent, once, at)

    async def _decided(self, id_: str, rules: Rules, state: State, intent: Intent, at: int) -> Decided[Any]:
        """What an intent makes true at a moment. To take something back takes the record, and the table as it was."""
        seat, action, moment, began = intent.seat, intent.action, Moment(at, intent.in_person), perf_counter()
        try:
            if not isinstance(action, TakingBack):
                return rules.decide(state, seat, action, moment=moment)
            commits = await self.record(id_, state.version)
            to = undo.back_to(rules, state, seat, action, commits)
            return undo.decide(rules, state, seat, action, rules.replay(commits[:to]), commits, moment)
        finally:
            for observer in self.observers:
                observer.decided(state, perf_counter() - began)

    async def _append(
        self,
        id_: str,
        rules: Rules,
        before: State,
        decided: Decided[Any],
        intent: Intent,
        once: Once,
        at: int,
        *,
        anyway: bool = False,
    ) -> Changed | None:
        made, after = rules.commit(before, decided, intent.seat, intent.action, at)
        commit = self.signing.signed(id_, made)
        after.signature, after.signed_by = commit.signature, commit.signed_by
        await self.signing.publish()
        appending, moved = Appending(id_, commit, before, after), relisted(before, after)
        outbox = self.outbox if self.outbox and await self.outbox.concerns(after) else None
        await self._foretell(appending, moved.into, outbox)
        outcome = await self._stored(id_, commit, once, anyway=anyway)
        if outbox:
            await outbox.settle(appending, outcome)
        match outcome:
            case Conflict(current) if current >= before.version:
                return None
            case Conflict() | Diverged():
                if await self.lost(id_, before):
                    raise Refused("frozen")
                return None
            case Frozen():
                raise Refused("frozen")
            case CommandReused():
                raise Refused("command_id_reused")
            case Repeated(version):
                return await self._changed(id_, version)
            case Appended():
                self._keep(id_, after)
                self.snapshots.reached(id_, before.version, after)
                await self._tidy(appending, moved)
                return Changed(commit, decided.events, after)

    async def _stored(self, id_: str, commit: Commit, once: Once, *, anyway: bool) -> Outcome:
        """What the store answers to a commit."""
        began = perf_counter()
        outcome = await self.store.append(
            id_,
            commit.version - 1,
            self.vault.closed(commit),
            command=once.command,
            fingerprint=once.fingerprint,
            link=Link(commit.prev, commit.hash),
            anyway=anyway,
        )
        for observer in self.observers:
            observer.appended(commit, outcome, perf_counter() - began)
        return outcome

    async def lost(self, id_: str, known: State) -> bool:
        """Forget what we know of a game, since the store has it otherwise; and freeze the game, unless what we know was given up in a
        repair, or is there again by now; whether the game is frozen."""
        self.states.drop(id_)
        there = await self._told(id_, None, sys.maxsize)
        if there and there.given_up > known.given_up:
            return False
        if known.head in [commit.hash for commit in await self.commits(id_, known.version - 1, 1)]:
            return False
        await self.losses.note(id_, known, there.version if there else 0)
        return True

    async def behind(self, id_: str, head: int) -> None:
        """Look into a stream that reaches no further than `head`, and did once, if it is of a game that we know to have got further."""
        known = self.states.peek(id_)
        if known and known.version > head:
            await self.lost(id_, known)

    async def give_up(self, id_: str, lost: GiveUp) -> Changed:
        """Go on with a game, frozen or not, from what the store has of it. Refused: `not_found`, it has nothing; `version_conflict`."""
        state = await self._forward(id_, None)
        rules, at, asked = self.rules(state.game), self.clock(), Intent(NOBODY, lost)
        decided = rules.decide(state, NOBODY, lost, moment=Moment(at, in_person=False))
        changed = await self._append(id_, rules, state, decided, asked, NOT_REPEATED, at, anyway=True)
        if changed is None:
            raise Refused("version_conflict", current=state.version)
        return changed

    async def _repeated(self, id_: str, once: Once) -> Changed | None:
        known = await self.store.command(id_, once.command) if once.command else None
        if known is None:
            return None
        if known.fingerprint != once.fingerprint.encode():
            raise Refused("command_id_reused")
        for observer in self.observers:
            observer.repeated()
        return await self._changed(id_, known.version)

    async def _changed(self, id_: str, version: int) -> Changed:
        """What a command became at the time."""
        (commit,) = await self.commits(id_, version - 1, 1)
        state = await self.at(id_, version)
        return Changed(commit, self.rules(state.game).events_of(commit), state)

    async def _foretell(self, appending: Appending, indexes: set[str], outbox: Outbox | None) -> None:
        """Write down where a commit will matter, before it is there: all at once, and the commit after all of it.

        A game is put into an index before it belongs there and taken out afterwards: a crash in between leaves one too many, which
        a reader of the index sees, and never one too few. That something will be due, and that others are to be told, is noted likewise.
        """
        id_, due = appending.game, Deadline.of(appending.game, appending.after)
        writes: list[Coroutine[Any, Any, object]]
        writes = [self.store.index_add(name, id_, made_at(id_)) for name in sorted(indexes)]
        if appending.after.status == "ended":
            writes.append(self.store.index_add(FINISHED, id_, appending.commit.at))
        if due:
            writes.append(self.store.index_add(DUE, due.member, due.at))
        if outbox:
            writes.append(outbox.foretell(appending))
        await together(writes)

    async def _tidy(self, appending: Appending, moved: Moved) -> None:
        """Take out of the indexes what no longer belongs there, and let those who listen to an index of somebody's games know that
        there is another in it. Left undone, it is found by whoever looks the next time."""
        id_, due = appending.game, Deadline.of(appending.game, appending.before)
        writes: list[Coroutine[Any, Any, object]]
        writes = [self.store.index_remove(name, id_) for name in sorted(moved.out)]
        writes += [self.store.say(name, b"", 1, 1) for name in sorted(moved.into) if name.startswith(seated_of(""))]
        if due:
            writes.append(self.store.index_remove(DUE, due.member))
        with suppress(StoreUnavailable):
            await together(writes)

    async def _store_content(self, rules: Rules) -> None:
        if rules.content_hash not in self._stored_content:
            await self.store.put_once(f"content:{rules.content_hash}", rules.content_pack)
            self._stored_content.add(rules.content_hash)


def _created_by(once: Once) -> str:
    """The key of the id that a command was given."""
    return f"create:{sha256(once.command.encode()).hexdigest()}"


async def together(writes: Sequence[Coroutine[Any, Any, object]]) -> None:
    """Do all of this at once: it leaves in one turn, to however many servers. Raises what the first that failed raised."""
    if len(writes) == 1:
        await writes[0]
    elif writes:
        await asyncio.gather(*writes)
